"""What is never created or lost at a table of Kingdomino."""

from __future__ import annotations

from reinos.games.kingdomino.kingdom import grid
from reinos.games.kingdomino.rules import dominoes_in_game, kings_in_play
from reinos.games.kingdomino.scoring import occupied
from reinos.games.kingdomino.state import (
    CASTLE,
    DISCARDED,
    DOMINOES,
    HALVES,
    HOME,
    IN_LINE,
    OVER,
    PLACED,
    STEP,
    UNSEEN,
    State,
)


def check(s: State) -> None:
    """KD-1, KD-5.2, KD-6.3, KD-12.1  Dominoes, squares, kings and the grid add up."""
    where = s.fate[1:].tolist()
    removed = DOMINOES - dominoes_in_game(s)
    assert where.count(UNSEEN) == s.left + removed, "unseen dominoes are not those in the pile and those removed"
    pile = set(s.deck[: s.left].tolist())
    assert len(pile) == s.left, "a domino is in the pile twice"
    assert all(s.fate[domino] == UNSEEN for domino in pile), "a domino of the pile has been seen"
    lines = [domino for domino in [*s.line[s.turn :].tolist(), *s.next_line.tolist()] if domino]
    assert all(s.fate[domino] in (IN_LINE, PLACED, DISCARDED) for domino in lines)
    for seat in range(s.players):
        check_kingdom(s, seat)
    if s.phase != OVER:
        check_kings(s)


def check_kingdom(s: State, seat: int) -> None:
    """KD-1.4, KD-5.2, KD-5.7  A castle and the halves of the dominoes placed, within the grid."""
    placed = [d for d in range(1, DOMINOES + 1) if s.fate[d] == PLACED and s.holder[d] == seat]
    assert s.land[seat, HOME] == CASTLE
    assert occupied(s, seat) == 1 + 2 * len(placed), f"seat {seat}: squares do not match the dominoes placed"
    assert (s.land[seat] != 0).sum() == occupied(s, seat), f"seat {seat}: a square outside the bounding box"
    for domino in placed:
        one = s.spot[domino]
        two = one + STEP[s.facing[domino]]
        found = [s.land[seat, one], s.crowns[seat, one], s.land[seat, two], s.crowns[seat, two]]
        assert found == HALVES[domino].tolist(), f"domino {domino} does not lie where it was placed"
    left, right, top, bottom = s.box[seat].tolist()
    assert max(right - left, bottom - top) < grid(s), f"seat {seat}: larger than the grid"


def check_kings(s: State) -> None:
    """KD-2.2, KD-6  Every king is on a domino, or about to be."""
    waiting = sum(king >= 0 for king in s.kings[s.turn :].tolist())
    moved = sum(king >= 0 for king in s.next_kings.tolist())
    assert waiting + moved <= kings_in_play(s), "too many kings"

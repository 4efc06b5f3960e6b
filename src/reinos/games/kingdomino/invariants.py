"""What is never created or lost at a table of Kingdomino."""

from __future__ import annotations

from reinos.core.bits import count
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import grid, has, row, square_at
from reinos.games.kingdomino.rules import dominoes_in_game, kings_in_play
from reinos.games.kingdomino.scoring import occupied


@rule
def check(s: state.State) -> None:
    """KD-1, KD-5.2, KD-6.3, KD-12.1  Dominoes, squares, kings and the grid add up."""
    check_pile(s)
    for slot in range(state.LINE):
        if slot >= s.turn:
            check_shown(s, int(s.line[slot]))
        check_shown(s, int(s.next_line[slot]))
    for seat in range(s.players):
        check_kingdom(s, seat)
    if s.phase != state.OVER:
        check_kings(s)


@rule
def check_pile(s: state.State) -> None:
    """KD-2.4, KD-12.1  Nobody has seen the dominoes of the pile and those removed, and no others."""
    unseen, pile = 0, 0
    for domino in range(1, state.DOMINOES + 1):
        unseen += int(s.fate[domino] == state.UNSEEN)
    assert unseen == s.left + state.DOMINOES - dominoes_in_game(s), (
        "unseen dominoes are not those in the pile and removed"
    )
    for place in range(s.left):
        domino = int(s.deck[place])
        assert (pile >> domino) & 1 == 0, "a domino is in the pile twice"
        assert s.fate[domino] == state.UNSEEN, "a domino of the pile has been seen"
        pile |= 1 << domino


@rule
def check_shown(s: state.State, domino: int) -> None:
    """KD-3  A domino of a line has been seen."""
    assert domino == 0 or s.fate[domino] in (state.IN_LINE, state.PLACED, state.DISCARDED), (
        "a domino of a line is still in the pile"
    )


@rule
def check_kingdom(s: state.State, seat: int) -> None:
    """KD-1.4, KD-5.2, KD-5.7  A castle and the halves of the dominoes placed, within the grid."""
    assert s.land[seat, state.HOME] == state.CASTLE, "a kingdom without its castle"
    placed = 0
    for domino in range(1, state.DOMINOES + 1):
        if s.fate[domino] == state.PLACED and s.holder[domino] == seat:
            placed += 1
            one = int(s.spot[domino])
            two = one + int(state.STEP[s.facing[domino]])
            first = s.land[seat, one] == state.HALVES[domino, 0] and s.crowns[seat, one] == state.HALVES[domino, 1]
            second = s.land[seat, two] == state.HALVES[domino, 2] and s.crowns[seat, two] == state.HALVES[domino, 3]
            assert first, "a domino does not lie where it was placed"
            assert second, "a domino does not lie where it was placed"
    covered = 0
    for y in range(-state.MIDDLE, state.MIDDLE + 1):
        ones, twos, kinds = row(s, seat, state.CROWNS + 1, y), row(s, seat, state.CROWNS + 2, y), 0
        for kind in range(state.CASTLE + 1):
            kinds += count(row(s, seat, kind, y))
        assert kinds == state.WIDTH, "a square is of two kinds, or of none"
        for x in range(-state.MIDDLE, state.MIDDLE + 1):
            land, crowns = int(s.land[seat, square_at(x, y)]), int(s.crowns[seat, square_at(x, y)])
            assert has(row(s, seat, land, y), x), "the layers do not show the land"
            assert has(ones, x) + 2 * has(twos, x) == crowns, "the layers do not show the crowns"
            covered += int(land != state.EMPTY)
    assert occupied(s, seat) == 1 + 2 * placed, "squares do not match the dominoes placed"
    assert covered == occupied(s, seat), "a square outside the bounding box"
    wide, high = int(s.box[seat, 1]) - int(s.box[seat, 0]), int(s.box[seat, 3]) - int(s.box[seat, 2])
    assert max(wide, high) < grid(s), "a kingdom is larger than the grid"


@rule
def check_kings(s: state.State) -> None:
    """KD-2.2, KD-6  Every king is on a domino, or about to be."""
    kings = 0
    for slot in range(state.LINE):
        kings += int(slot >= s.turn and s.kings[slot] >= 0) + int(s.next_kings[slot] >= 0)
    assert kings <= kings_in_play(s), "too many kings"

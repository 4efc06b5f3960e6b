"""What is never created, lost or out of place at a table of El Grande (EG-21)."""

from __future__ import annotations

from collections import Counter

from reinos.games.el_grande.frames import top
from reinos.games.el_grande.rules import copies
from reinos.games.el_grande.secrets import known_hand
from reinos.games.el_grande.state import (
    ALL_POWERS,
    CARDS,
    CASTLE,
    DECK_OF,
    KING_CARD,
    KNIGHTS,
    OFF_BOARD,
    OVER,
    POWERS,
    REGIONS,
    SHUFFLED_DECKS,
    WHEEL,
    State,
)


def check(s: State) -> None:
    """EG-21  Everything that can be seen in one position."""
    for seat in range(s.players):
        check_knights(s, seat)
        check_power_cards(s, seat)
    check_board(s)
    check_order(s)
    check_cards(s)
    check_vetoes(s)
    assert s.earned.sum(axis=0).tolist() == s.points.tolist(), "points that came from nowhere"
    assert s.to_act or top(s) == OVER, "nobody is to act and the game is not over"
    assert 1 <= s.depth < len(s.frames), f"{s.depth} frames on the stack"
    assert not s.frames[s.depth :].any(), "frames that are not in use are not empty"


def check_knights(s: State, seat: int) -> None:
    """EG-2.3, EG-21.1  Thirty knights, none of them nowhere."""
    places = [int(s.province[seat]), int(s.court[seat]), *s.knights[:, seat].tolist()]
    assert min(places) >= 0, f"seat {seat}: fewer than no knights: {places}"
    assert sum(places) == KNIGHTS, f"seat {seat}: {sum(places)} knights"


def check_power_cards(s: State, seat: int) -> None:
    """EG-21.4, EG-17.3  Thirteen cards: in hand, spent, or lying on the table."""
    hand, spent, played = int(s.hand[seat]), int(s.spent[seat]), int(s.power[seat])
    hidden = [mask for mask in s.doubt[seat].tolist() if mask]
    secret = hand & spent
    assert not (hand | spent) & ~ALL_POWERS, f"seat {seat}: a power card that does not exist"
    assert secret.bit_count() == len(hidden), f"seat {seat}: {secret:b} came back, {hidden} are in doubt"
    assert not secret & ~(hidden[-1] if hidden else 0), f"seat {seat}: a card came back that nobody could think of"
    assert not hidden or secret & hidden[0], f"seat {seat}: no card came back that could be the first"
    on_table = 1 << played if played and not s.taken_back[seat] and not spent >> played & 1 else 0
    assert hand | spent | on_table == ALL_POWERS, f"seat {seat}: a power card is lost"
    assert not on_table & hand, f"seat {seat}: a power card is on the table and in hand"
    assert hand & ~secret == known_hand(s, seat), f"seat {seat}: the others think of another hand"
    assert played <= POWERS


def check_board(s: State) -> None:
    """EG-2.5 to EG-2.7, EG-21.5  One King, one Grande each, at most one marker a place."""
    assert 0 <= s.king < REGIONS, "the King is not in a region"
    assert all(0 <= home < REGIONS for home in s.grande[: s.players].tolist()), "a Grande is not in a region"
    placed = [place for place in s.marker.tolist() if place != OFF_BOARD]
    assert len(set(placed)) == len(placed), "two markers in one place"
    assert all(0 <= place <= CASTLE for place in placed), "a marker nowhere"
    unused = s.knights[:, s.players :].any() or s.court[s.players :].any() or s.hand[s.players :].any()
    assert not unused, "pieces of a seat that nobody sits in"


def check_order(s: State) -> None:
    """EG-6.2, EG-6.4, EG-21.7  Power values differ; turns go by descending power."""
    played = [value for value in s.power[: s.players].tolist() if value]
    assert len(set(played)) == len(played), f"a power value was played twice: {played}"
    order = [seat for seat in s.order.tolist() if seat >= 0]
    if order:
        assert order == sorted(range(s.players), key=lambda seat: -s.power[seat]), f"turn order {order}"


def check_cards(s: State) -> None:
    """EG-1.4, EG-1.5  What has come up and what is left make up each deck."""
    for deck in range(SHUFFLED_DECKS):
        left = Counter(s.deck[deck, : s.left[deck]].tolist())
        for card in (card for card in range(CARDS) if DECK_OF[card] == deck):
            assert left[card] + s.shown[card] == copies(s, card), f"card {card}: {left[card]} left"
        assert DECK_OF[s.face[deck]] == deck
    assert s.face[SHUFFLED_DECKS] == KING_CARD
    taken = [seat for seat in s.taker.tolist() if seat >= 0]
    assert len(set(taken)) == len(taken), "a seat took two cards in a round"


def check_vetoes(s: State) -> None:
    """EG-11.1, EG-21.8  At most two Vetoes are held, none older than a round."""
    assert ((s.vetoes == 0) | (s.vetoes == 1)).all(), "a seat took two Vetoes in a round"
    assert s.vetoes.sum() <= 2, "more than two Vetoes"
    assert s.with_veto or not s.vetoes.any(), "a Veto at a table without them"
    shown = s.wheel[: s.players].tolist()
    assert top(s) == WHEEL or max(shown) < 0, "a wheel is set and nobody chooses"


def check_step(before: State, after: State) -> None:
    """EG-8.1, EG-21.2, EG-21.3, EG-21.9  What one step may never do."""
    old, new = before.king, after.king
    if old == new:
        assert before.knights[old].tolist() == after.knights[old].tolist(), "the King's region was touched"
        for seat in range(before.players):
            homes = before.grande[seat], after.grande[seat]
            assert homes[0] == homes[1] or old not in homes, "a Grande touched the King's region"
        for was, now in zip(before.marker.tolist(), after.marker.tolist(), strict=True):
            assert was == now or old not in (was, now), "a marker touched the King's region"
    inside, later = before.knights[CASTLE], after.knights[CASTLE]
    if old != new and (inside == later).all():
        assert (before.knights == after.knights).all(), "knights moved together with the King"
    assert (later >= inside).all() or not later.any(), "knights left the castle"
    assert (after.points >= before.points).all(), "points fell"

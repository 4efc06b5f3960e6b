"""What is never created, lost or out of place at a table of El Grande (EG-21)."""

from __future__ import annotations

from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase
from reinos.games.el_grande.pieces import ALL_POWERS, CASTLE, KNIGHTS, MARKERS, OFF_BOARD, PLACES, POWERS, REGIONS
from reinos.games.el_grande.secrets import known_hand, recovers
from reinos.games.el_grande.setup import copies
from reinos.games.el_grande.state import State

MOST_VETOES = 2


@rule
def check(s: State) -> None:
    """EG-21  Everything that can be seen in one position."""
    for seat in range(s.players):
        check_knights(s, seat)
        check_power_cards(s, seat)
    check_board(s)
    check_order(s)
    check_decks(s)
    check_vetoes(s)
    for seat in range(SEATS):
        earned = int(s.earned[0, seat]) + int(s.earned[1, seat]) + int(s.earned[2, seat])
        assert earned == s.points[seat], "points that came from nowhere"
    assert s.to_act != 0 or s.phase == phase.OVER, "nobody is to act and the game is not over"
    check_action(s)


@rule
def check_action(s: State) -> None:
    """EG-11.3, EG-21.6  A window is open exactly for a step; what belongs to no special action is blank."""
    assert (s.step != phase.NO_STEP) == (s.phase == phase.WINDOW), "a step waits for nobody, or a window has no step"
    assert s.quota >= 0, "fewer than no knights are asked for"
    if s.action < 0:
        named = int(s.whose >= 0 or s.origin >= 0 or s.goal >= 0 or s.mobile >= 0 or s.source >= 0)
        masks = s.permitted | s.dealt | s.unscored | s.known | s.asked | int(s.moved[0]) | int(s.moved[1])
        for holding in range(len(s.given)):
            masks |= int(s.given[holding])
        assert named | masks == 0, "something is left of a special action"


@rule
def check_knights(s: State, seat: int) -> None:
    """EG-2.3, EG-21.1  Thirty knights, none of them nowhere."""
    total, least = int(s.province[seat]) + int(s.court[seat]), min(int(s.province[seat]), int(s.court[seat]))
    for place in range(PLACES):
        total += int(s.knights[place, seat])
        least = min(least, int(s.knights[place, seat]))
    assert least >= 0, "fewer than no knights"
    assert total == KNIGHTS, "knights were made or lost"


@rule
def cards_in(mask: int) -> int:
    """How many power cards a mask has."""
    found = 0
    for value in range(POWERS + 1):
        found += (mask >> value) & 1
    return found


@rule
def check_power_cards(s: State, seat: int) -> None:
    """EG-21.4, EG-17.3  Thirteen cards: in hand, spent, or lying on the table."""
    hand, spent, played = int(s.hand[seat]), int(s.spent[seat]), int(s.power[seat])
    first, second = int(s.doubt[seat, 0]), int(s.doubt[seat, 1])
    secret = hand & spent
    assert (hand | spent) & ~ALL_POWERS == 0, "a power card that does not exist"
    assert cards_in(secret) == int(first != 0) + int(second != 0), "more or fewer cards came back than are in doubt"
    assert secret & ~(second if second else first) == 0, "a card came back that nobody could think of"
    assert first | second == 0 or secret & (first if first else second), "no card came back that could be the first"
    assert played <= POWERS, "a power card that does not exist was played"
    lies = played > 0 and s.taken_back[seat] == 0 and (spent >> played) & 1 == 0
    on_table = (1 << played) * int(lies)
    assert hand | spent | on_table == ALL_POWERS, "a power card is lost"
    assert on_table & hand == 0, "a power card is on the table and in hand"
    assert hand & ~secret == known_hand(s, seat), "the others think of another hand"
    back = int(s.recovering[seat])
    assert (back > 0) == recovers(s, seat), "no card is about to come back, or one for nothing"
    assert back < 0 or (hand >> back) & 1 == 0, "a card is about to come back that never left"


@rule
def check_board(s: State) -> None:
    """EG-2.5 to EG-2.7, EG-21.5  One King, one Grande each, at most one marker a place."""
    assert 0 <= s.king < REGIONS, "the King is not in a region"
    taken = 0
    for marker in range(MARKERS):
        place = int(s.marker[marker])
        if place != OFF_BOARD:
            assert 0 <= place <= CASTLE, "a marker nowhere"
            assert (taken >> place) & 1 == 0, "two markers in one place"
            taken |= 1 << place
    for seat in range(SEATS):
        if seat < s.players:
            assert 0 <= s.grande[seat] < REGIONS, "a Grande is not in a region"
        else:
            pieces = int(s.court[seat]) | int(s.hand[seat])
            for place in range(PLACES):
                pieces |= int(s.knights[place, seat])
            assert pieces == 0, "pieces of a seat that nobody sits in"


@rule
def check_order(s: State) -> None:
    """EG-6.2, EG-6.4, EG-21.7  Power values differ; turns go by descending power."""
    values, seats, last = 0, 0, POWERS + 1
    for seat in range(s.players):
        played = int(s.power[seat])
        assert played == 0 or (values >> played) & 1 == 0, "a power value was played twice"
        values |= 1 << played
    for place in range(s.players):
        seat = int(s.order[place])
        if s.order[0] >= 0:
            assert 0 <= seat < s.players, "the order of turns leaves a seat out"
            assert (seats >> seat) & 1 == 0, "a seat is twice in the order of turns"
            assert s.power[seat] < last, "turns do not go by descending power"
            seats |= 1 << seat
            last = int(s.power[seat])
        else:
            assert seat < 0, "an order of turns with a gap"


@rule
def check_decks(s: State) -> None:
    """EG-1.4, EG-1.5  What has come up and what is left make up each deck."""
    for card in range(cards.CARDS):
        deck = int(cards.DECK_OF[card])
        if deck < cards.SHUFFLED_DECKS:
            left = int(s.shown[card])
            for place in range(int(s.left[deck])):
                left += int(s.deck[deck, place] == card)
            assert left == copies(s, card), "an action card is lost or there twice"
    takers = 0
    for deck in range(cards.DECKS):
        assert deck == cards.SHUFFLED_DECKS or cards.DECK_OF[s.face[deck]] == deck, "a card lies with another deck"
        if s.taker[deck] >= 0:
            assert (takers >> int(s.taker[deck])) & 1 == 0, "a seat took two cards in a round"
            takers |= 1 << int(s.taker[deck])
    assert s.face[cards.SHUFFLED_DECKS] == cards.KING_CARD, "the King's card is not on offer"


@rule
def check_vetoes(s: State) -> None:
    """EG-11.1, EG-21.8  At most two Vetoes are held, none older than a round; wheels are set only when asked."""
    held = 0
    for seat in range(SEATS):
        for age in range(2):
            assert 0 <= s.vetoes[seat, age] <= 1, "a seat took two Vetoes in a round"
            held += int(s.vetoes[seat, age])
    assert held <= MOST_VETOES, "more than two Vetoes"
    assert s.with_veto or held == 0, "a Veto at a table without them"
    for seat in range(s.players):
        assert s.wheel[seat] < 0 or s.phase == phase.WHEEL, "a wheel is set and nobody chooses"


@rule
def check_step(s: State, before: State) -> None:
    """EG-8.1, EG-21.2, EG-21.3, EG-21.9  What one step may never do."""
    for seat in range(s.players):
        assert s.points[seat] >= before.points[seat], "points fell"
    if s.king == before.king:
        check_taboo(s, before, before.king)
    check_castle(s, before)


@rule
def check_taboo(s: State, before: State, king: int) -> None:
    """EG-8.1, EG-21.2  While the King stays nothing enters or leaves his region."""
    for seat in range(s.players):
        assert s.knights[king, seat] == before.knights[king, seat], "the King's region was touched"
        was, now = before.grande[seat], s.grande[seat]
        assert was == now or (was != king and now != king), "a Grande touched the King's region"
    for marker in range(MARKERS):
        was, now = before.marker[marker], s.marker[marker]
        assert was == now or (was != king and now != king), "a marker touched the King's region"


@rule
def check_castle(s: State, before: State) -> None:
    """EG-9.3, EG-21.3, EG-21.9  Knights leave the castle only all at once, and do not move together with the King."""
    fewer, inside, changed = False, 0, False
    for seat in range(SEATS):
        inside += int(s.knights[CASTLE, seat])
        fewer = fewer or s.knights[CASTLE, seat] < before.knights[CASTLE, seat]
        changed = changed or s.knights[CASTLE, seat] != before.knights[CASTLE, seat]
    assert not fewer or inside == 0, "knights left the castle"
    if s.king != before.king and not changed:
        for place in range(PLACES):
            for seat in range(SEATS):
                assert s.knights[place, seat] == before.knights[place, seat], "knights moved together with the King"

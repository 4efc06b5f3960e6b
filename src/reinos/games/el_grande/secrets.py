"""What a seat may not know in El Grande: decks, wheels, power cards taken back (EG-17)."""

from __future__ import annotations

from reinos.core.dice import below
from reinos.core.rule import rule
from reinos.core.secret import blanker
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.setup import fill_decks
from reinos.games.el_grande.state import State
from reinos.games.el_grande.wheel import may_name

hide = blanker(State)


@rule
def redeal(s: State, viewer: int) -> None:
    """EG-17.2, EG-17.3  Decks in any order, wheels on any region, cards taken back any that they can be."""
    for seat in range(s.players):
        if seat != viewer:
            s.hand[seat] = known_hand(s, seat) | some_doubt(s, seat)
            if recovers(s, seat):
                s.recovering[seat] = s.known if s.known else some_bit(s, int(s.spent[seat]) & ~int(s.hand[seat]))
            if has_set_wheel(s, seat):
                s.wheel[seat] = some_region(s, seat)
    for seat in range(s.players, len(s.hand)):
        s.hand[seat] = 0
    s.deck[:, :] = -1
    fill_decks(s)


@rule
def known_hand(s: State, seat: int) -> int:
    """EG-17.3  The power cards that everybody knows to be in a hand: neither spent nor lying on the table."""
    away = int(s.spent[seat])
    # After the end of a round the card of the round is spent already, or back in the hand.
    if s.power[seat] > 0 and not s.taken_back[seat]:
        away |= 1 << int(s.power[seat])
    return pieces.ALL_POWERS & ~away


@rule
def some_doubt(s: State, seat: int) -> int:
    """EG-17.3  The cards secretly taken back: one of the first mask, and another of the second if there is one."""
    first, second = int(s.doubt[seat, 0]), int(s.doubt[seat, 1])
    if second == 0:
        return 1 << some_bit(s, first) if first else 0
    count = doubtful_pairs(first, second, -1)
    return doubtful_pairs(first, second, below(s, count))


@rule
def doubtful_pairs(first: int, second: int, wanted: int) -> int:
    """EG-17.3  How many pairs there can be, or the wanted one; one of the two is always in the first mask."""
    n = 0
    for one in range(1, pieces.POWERS + 1):
        for two in range(one + 1, pieces.POWERS + 1):
            pair = 1 << one | 1 << two
            if pair & second == pair and pair & first:
                if n == wanted:
                    return pair
                n += 1
    return n


@rule
def some_bit(s: State, mask: int) -> int:
    """One of the bits of a mask, every one as likely as the others."""
    count = 0
    for bit in range(pieces.POWERS + 1):
        count += (mask >> bit) & 1
    wanted = below(s, count)
    for bit in range(pieces.POWERS + 1):
        if (mask >> bit) & 1:
            if wanted == 0:
                return bit
            wanted -= 1
    return 0


@rule
def recovers(s: State, seat: int) -> bool:
    """EG-11.13  Whether the seat is about to take a power card back."""
    return s.step != phase.NO_STEP and cards.EFFECT[s.action] == phase.RECOVER and seat == s.active


@rule
def has_set_wheel(s: State, seat: int) -> bool:
    """EG-12.1  Whether the seat has set a wheel that has not been shown."""
    return s.phase == phase.WHEEL and bool((s.choosers >> seat) & 1) and (s.to_act >> seat) & 1 == 0


@rule
def some_region(s: State, seat: int) -> int:
    """EG-12.3  One of the regions that the seat may have set its wheel to."""
    mask = 0
    for region in range(pieces.REGIONS):
        if may_name(s, seat, region):
            mask |= 1 << region
    return some_bit(s, mask)

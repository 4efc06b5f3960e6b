"""How the table is laid (EG-3), and what its decks are made of."""

from __future__ import annotations

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, pieces
from reinos.games.el_grande.choices import HOME_DRAWN, KING_PLACED, TOKEN_DRAWN
from reinos.games.el_grande.power import next_power
from reinos.games.el_grande.round import begin_round
from reinos.games.el_grande.state import State


@rule
def setup(s: State) -> None:
    """EG-3.7 to EG-3.9, EG-16.1, EG-20.2  Lay the same table for all; chance decides nothing later."""
    lay_pieces(s)
    fill_decks(s)
    s.token = below(s, s.players)
    emit(s, TOKEN_DRAWN, s.token)
    s.round = 2 if s.short else 1
    begin_round(s)
    next_power(s)


@rule
def lay_pieces(s: State) -> None:
    """EG-3.1 to EG-3.5  The King, the Grandes, the knights and the power cards."""
    for region in range(pieces.REGIONS):
        s.region_cards[region] = region
    shuffle(s, s.region_cards, pieces.REGIONS)
    s.king = int(s.region_cards[0])
    emit(s, KING_PLACED, s.king)
    for seat in range(s.players):
        home = int(s.region_cards[1 + seat])
        s.grande[seat] = home
        emit(s, HOME_DRAWN, seat, home)
        s.knights[home, seat] = pieces.HOME_KNIGHTS
        s.court[seat] = pieces.COURT_KNIGHTS
        s.province[seat] = pieces.PROVINCE_KNIGHTS
        s.hand[seat] = pieces.ALL_POWERS


@rule
def fill_decks(s: State) -> None:
    """EG-1.4, EG-1.5, EG-3.6, EG-16.5, EG-17.2  The cards of each deck that have not come up, in any order."""
    for deck in range(cards.SHUFFLED_DECKS):
        n = 0
        for card in range(cards.CARDS):
            if cards.DECK_OF[card] == deck:
                for _ in range(copies(s, card) - int(s.shown[card])):
                    s.deck[deck, n] = card
                    n += 1
        shuffle(s, s.deck[deck], n)
        s.left[deck] = n


@rule
def copies(s: State, card: int) -> int:
    """EG-1.4, EG-16.5, EG-20.1  How often a card is in its deck at this table."""
    if card == cards.VETO_CARD and not s.with_veto:
        return 0
    return int(cards.COPIES[s.action_card_set, card])

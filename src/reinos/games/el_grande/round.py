"""Rounds, general scorings and the end of the game (EG-4, EG-5, EG-13 to EG-15)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, choices, phase, pieces
from reinos.games.el_grande.scoring import finish, open_castle, score_place
from reinos.games.el_grande.state import State
from reinos.games.el_grande.wheel import begin_wheels, relocate, show_wheels


@rule
def begin_round(s: State) -> None:
    """EG-5.1, EG-5.2  Turn up the top card of every deck; then power cards are played."""
    emit(s, choices.ROUND_BEGUN, s.round)
    for deck in range(cards.SHUFFLED_DECKS):
        s.left[deck] -= 1
        card = int(s.deck[deck, int(s.left[deck])])
        s.face[deck] = card
        s.shown[card] += 1
    s.face[cards.SHUFFLED_DECKS] = cards.KING_CARD
    emit(s, choices.CARDS_SHOWN, s.face[0], s.face[1], s.face[2], s.face[3], s.face[4])
    s.taker[:] = -1
    s.power[:] = 0
    s.taken_back[:] = 0
    s.order[:] = -1
    s.turn = 0


@rule
def end_round(s: State) -> None:
    """EG-13.1 to EG-13.5, EG-21.8  Token, power cards, old Vetoes; then the marker goes on."""
    s.card = -1
    s.special_done = 0
    s.deploy_done = 0
    put_cards_away(s)
    s.token = int(s.order[s.players - 1])
    emit(s, choices.TOKEN_PASSED, s.token, 1 if s.round == pieces.LAST_ROUND else 0)
    for seat in range(s.players):
        if not s.taken_back[seat]:
            s.spent[seat] |= 1 << int(s.power[seat])
        if s.vetoes[seat, 0] > 0:
            emit(s, choices.VETO_EXPIRED, seat)
        s.vetoes[seat, 0] = s.vetoes[seat, 1]
        s.vetoes[seat, 1] = 0
    if s.round % pieces.ROUNDS_A_SCORING == 0:
        begin_general_scoring(s)
    else:
        next_round(s)


@rule
def put_cards_away(s: State) -> None:
    """EG-13.1  The cards that nobody took, three at most, go under their decks."""
    first = second = third = -1
    for deck in range(cards.DECKS):
        if s.taker[deck] < 0:
            if first < 0:
                first = int(s.face[deck])
            elif second < 0:
                second = int(s.face[deck])
            else:
                third = int(s.face[deck])
    if first >= 0:
        emit(s, choices.CARDS_LEFT, first, second, third)


@rule
def begin_general_scoring(s: State) -> None:
    """EG-14.8, EG-12.6  Whoever has knights in the castle sets the wheel; with an empty castle nobody is asked."""
    emit(s, choices.GENERAL_SCORING, s.round // pieces.ROUNDS_A_SCORING)
    begin_wheels(s)
    if s.to_act == 0:
        general_scoring(s)


@rule
def general_scoring(s: State) -> None:
    """EG-14.8, EG-14.9  Score the castle, show the wheels, empty the castle, score the nine regions in order."""
    open_castle(s, pieces.FROM_CASTLE)
    show_wheels(s)
    for seat in range(s.players):
        if s.dial[seat] >= 0:
            relocate(s, seat, pieces.CASTLE, int(s.dial[seat]))
    s.choosers = 0
    s.dial[:] = -1
    for region in range(pieces.REGIONS):
        score_place(s, region, 0, pieces.FROM_REGIONS)
    next_round(s)


@rule
def next_round(s: State) -> None:
    """EG-4.1, EG-15.1  The next round, or the end of the game."""
    if s.round == pieces.LAST_ROUND:
        end_game(s)
        return
    s.round = space_after(s)
    begin_round(s)


@rule
def space_after(s: State) -> int:
    """EG-4.1, EG-4.2  The space of the next round, or of the last; the short game skips the first after a scoring."""
    space = min(s.round + 1, pieces.LAST_ROUND)
    return space + 1 if s.short and space % pieces.ROUNDS_A_SCORING == 1 else space


@rule
def end_game(s: State) -> None:
    """EG-15.1, EG-15.2, EG-11.10  The game ends after the third general scoring."""
    s.phase = phase.OVER
    s.vetoes[:, :] = 0
    finish(s)
    emit(s, choices.MATCH_OVER, s.points[0], s.points[1], s.points[2], s.points[3], s.points[4])

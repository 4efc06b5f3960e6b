"""The course of a game of El Grande (EG-3 to EG-7, EG-13, EG-14b)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande.board import deployable
from reinos.games.el_grande.choices import (
    ACTION_RENOUNCED,
    CARD_TAKEN,
    CARDS_SHOWN,
    DEPLOY_HALF,
    END,
    GENERAL_SCORING,
    POWER_PLAYED,
    ROUND_BEGUN,
    SPECIAL_HALF,
    STOP,
    TOKEN_PASSED,
    VETO_EXPIRED,
    WON,
    card_id,
    count_of,
    deck_of,
    deploy_id,
    deploy_of,
    give_of,
    power_id,
    power_of,
    recall_of,
    wheel_of,
)
from reinos.games.el_grande.frames import argument, pop, push, top
from reinos.games.el_grande.reinforce import (
    begin_reinforcement,
    recall,
    recall_choices,
    recall_waits,
    reinforce,
    reinforce_choices,
)
from reinos.games.el_grande.scoring import finish, score_place
from reinos.games.el_grande.special import (
    begin_special,
    choose_destination,
    choose_special,
    destination_choices,
    possible,
    special_choices,
    special_waits,
    specify,
)
from reinos.games.el_grande.state import (
    ALL_POWERS,
    AT_GENERAL_SCORING,
    AT_SECRET_SCORING,
    CARDS,
    CASTLE,
    COPIES,
    COURT_KNIGHTS,
    DECK_OF,
    DECKS,
    DEPLOY,
    HOME_KNIGHTS,
    KING_CARD,
    LAST_ROUND,
    MOVE_TO,
    OFF_BOARD,
    OVER,
    PLACES,
    POWER,
    POWERS,
    PROVINCE_KNIGHTS,
    RECALL,
    REGIONS,
    REINFORCE,
    REINFORCEMENTS,
    RETURN,
    ROUNDS_A_SCORING,
    SHUFFLED_DECKS,
    SPECIAL,
    STEP,
    TO_ACT,
    TO_PICK,
    TO_REINFORCE,
    TURN,
    TURNING_WHEELS,
    VETO_CARD,
    WHEEL,
    State,
)
from reinos.games.el_grande.steps import (
    answer_window,
    name_return,
    open_castle,
    place_knight,
    relocate,
    return_choices,
    step_waits,
    window_choices,
)
from reinos.games.el_grande.wheel import begin_wheels, clear_wheels, named_once, set_wheel, show_wheels, wheel_choices

# --- setup


@rule
def setup(s: State) -> None:
    """EG-3.7 to EG-3.9, EG-16.1, EG-20.2  Lay the same table for all; chance decides nothing later."""
    s.points[:] = 0
    s.ranks[:] = 0
    s.earned[:, :] = 0
    s.vetoes[:, :] = 0
    s.marker[:] = OFF_BOARD
    s.hand[:] = 0
    s.spent[:] = 0
    s.doubt[:, :] = 0
    s.recovering[:] = -1
    s.given[:] = 0
    s.choosers = 0
    s.wheel[:] = -1
    s.dial[:] = -1
    s.frames[:, :] = 0
    s.depth = 0
    s.permitted = 0
    lay_pieces(s)
    lay_decks(s)
    s.token = below(s, s.players)
    s.round = 2 if s.short else 1
    begin_round(s)
    s.to_act = 1 << s.token


@rule
def lay_pieces(s: State) -> None:
    """EG-3.1 to EG-3.5  The King, the Grandes, the knights and the power cards."""
    s.knights[:, :] = 0
    s.court[:] = 0
    s.province[:] = 0
    s.grande[:] = -1
    # `given` is not in use yet and holds the region cards for a moment.
    for region in range(REGIONS):
        s.given[region] = region
    shuffle(s, s.given, REGIONS)
    s.king = int(s.given[0])
    for seat in range(s.players):
        home = int(s.given[1 + seat])
        s.grande[seat] = home
        s.knights[home, seat] = HOME_KNIGHTS
        s.court[seat] = COURT_KNIGHTS
        s.province[seat] = PROVINCE_KNIGHTS
        s.hand[seat] = ALL_POWERS
    s.given[:] = 0


@rule
def lay_decks(s: State) -> None:
    """EG-3.6, EG-1.4, EG-16.5  Sort the action cards by deck and shuffle each."""
    s.shown[:] = 0
    s.left[:] = 0
    s.deck[:, :] = -1
    fill_decks(s)


@rule
def fill_decks(s: State) -> None:
    """EG-1.5, EG-17.2  The cards of each deck that have not come up, in any order."""
    for deck in range(SHUFFLED_DECKS):
        n = 0
        for card in range(CARDS):
            if DECK_OF[card] == deck:
                for _ in range(copies(s, card) - int(s.shown[card])):
                    s.deck[deck, n] = card
                    n += 1
        shuffle(s, s.deck[deck], n)
        s.left[deck] = n


@rule
def copies(s: State, card: int) -> int:
    """EG-1.4, EG-16.5, EG-20.1  How often a card is in its deck at this table."""
    if card == VETO_CARD and not s.with_veto:
        return 0
    return int(COPIES[s.action_card_set, card])


# --- the round


@rule
def begin_round(s: State) -> None:
    """EG-5.1, EG-5.2  Turn up the top card of every deck; then power cards are played."""
    emit(s, ROUND_BEGUN, s.round)
    for deck in range(SHUFFLED_DECKS):
        s.left[deck] -= 1
        card = int(s.deck[deck, int(s.left[deck])])
        s.face[deck] = card
        s.shown[card] += 1
    s.face[SHUFFLED_DECKS] = KING_CARD
    emit(s, CARDS_SHOWN, s.face[0], s.face[1], s.face[2], s.face[3], s.face[4])
    s.taker[:] = -1
    s.power[:] = 0
    s.taken_back[:] = 0
    s.order[:] = -1
    s.turn = 0
    s.card = -1
    s.active = s.token
    s.special_done = 0
    s.deploy_done = 0
    push(s, POWER, 0, 0, 0, 0)


@rule
def power_waits(s: State) -> bool:
    """EG-6.1  The next player clockwise from the token; when all have played, turns begin."""
    if s.turn < s.players:
        s.active = (s.token + s.turn) % s.players
        s.to_act = 1 << s.active
        return True
    pop(s)
    sort_order(s)
    s.turn = 0
    begin_turn(s)
    return False


@rule
def sort_order(s: State) -> None:
    """EG-6.4, EG-21.7  Turns go by descending power; all values differ."""
    for seat in range(s.players):
        place = 0
        for other in range(s.players):
            if s.power[other] > s.power[seat]:
                place += 1
        s.order[place] = seat


@rule
def power_choices(s: State, seat: int, out: Any) -> int:
    """EG-6.1 to EG-6.3  Any card of the hand whose value nobody has played this round."""
    free = int(s.hand[seat])
    for other in range(s.players):
        free &= ~(1 << int(s.power[other]))
    n = 0
    for value in range(1, POWERS + 1):
        if (free >> value) & 1:
            out[n] = power_id(value)
            n += 1
    return n


@rule
def play_power(s: State, seat: int, value: int) -> None:
    """EG-6.1, EG-17.3, EG-21.4  Play a power card face up; rivals may learn that it had been taken back."""
    bit = 1 << value
    s.hand[seat] &= ~bit
    s.power[seat] = value
    s.turn += 1
    emit(s, POWER_PLAYED, seat, value)
    first, second = int(s.doubt[seat, 0]), int(s.doubt[seat, 1])
    if (first | second) & bit:
        s.spent[seat] &= ~bit
        # A card that may have been the first leaves the other anywhere; otherwise it was the second.
        s.doubt[seat, 0] = second & ~bit if first & bit else first
        s.doubt[seat, 1] = 0


# --- the turn


@rule
def begin_turn(s: State) -> None:
    """EG-7.1  The next player's whole turn."""
    s.active = int(s.order[s.turn])
    s.card = -1
    s.special_done = 0
    s.deploy_done = 0
    push(s, TURN, TO_REINFORCE, 0, 0, 0)


@rule
def turn_waits(s: State) -> bool:
    """EG-4.4, EG-7.3, EG-7.10  Reinforce, pick a card, then the halves that can be done; else the turn ends."""
    stage = argument(s, 1)
    if stage == TO_REINFORCE:
        s.frames[s.depth - 1, 1] = TO_PICK
        begin_reinforcement(s, int(REINFORCEMENTS[s.power[s.active]]))
        return False
    if stage == TO_PICK or can_act(s) or can_deploy(s):
        s.to_act = 1 << s.active
        return True
    end_turn(s)
    return False


@rule
def can_act(s: State) -> bool:
    """EG-7.7, EG-7.10  The special half has not been done and is possible."""
    return not s.special_done and possible(s, s.active, s.card)


@rule
def can_deploy(s: State) -> bool:
    """EG-7.7, EG-7.11  The deployment has not been done and there is a knight at court."""
    return not s.deploy_done and bool(s.court[s.active] > 0)


@rule
def turn_choices(s: State, out: Any) -> int:
    """EG-7.5, EG-7.7, EG-7.8  A card nobody has taken; then a half, or the end of the turn."""
    n = 0
    if argument(s, 1) == TO_PICK:
        for deck in range(DECKS):
            if s.taker[deck] < 0:
                out[n] = card_id(deck + 1)
                n += 1
        return n
    if can_act(s):
        out[n] = SPECIAL_HALF
        n += 1
    if can_deploy(s):
        out[n] = DEPLOY_HALF
        n += 1
    out[n] = END
    return n + 1


@rule
def choose_turn(s: State, choice: int) -> None:
    """EG-7.5, EG-7.7, EG-18.2  Take a card, begin a half, or end the turn."""
    if argument(s, 1) == TO_PICK:
        pick_card(s, deck_of(choice) - 1)
    elif choice == SPECIAL_HALF:
        begin_special(s)
    elif choice == DEPLOY_HALF:
        s.deploy_done = 1
        push(s, DEPLOY, int(DECK_OF[s.card]) + 1, 0, 0, 0)
    else:
        end_turn(s)


@rule
def pick_card(s: State, deck: int) -> None:
    """EG-7.5, EG-7.6, EG-11.1  Take an action card; a Veto is active at once."""
    s.taker[deck] = s.active
    s.card = int(s.face[deck])
    s.frames[s.depth - 1, 1] = TO_ACT
    if s.card == VETO_CARD:
        s.vetoes[s.active, 1] = 1
        s.special_done = 1
    emit(s, CARD_TAKEN, s.active, s.card)


@rule
def deploy_waits(s: State) -> bool:
    """EG-7.11  Whether another knight may be deployed."""
    if argument(s, 1) > 0 and s.court[s.active] > 0:
        s.to_act = 1 << s.active
        return True
    pop(s)
    return False


@rule
def deploy_choices(s: State, out: Any) -> int:
    """EG-7.11, EG-7.12  A neighbour of the King's region, the castle, or stop."""
    n = 0
    for place in range(PLACES):
        if deployable(s, place):
            out[n] = deploy_id(place)
            n += 1
    out[n] = STOP
    return n + 1


@rule
def deploy(s: State, place: int) -> None:
    """EG-7.11 to EG-7.13  One knight from the court; no Veto can touch it."""
    s.frames[s.depth - 1, 1] -= 1
    place_knight(s, s.active, place)


@rule
def end_turn(s: State) -> None:
    """EG-7.8, EG-7.10, EG-7.14  The card is used up; the next player's turn, or the end of the round."""
    if not s.special_done:
        emit(s, ACTION_RENOUNCED, s.active, s.card)
    pop(s)
    s.turn += 1
    if s.turn < s.players:
        begin_turn(s)
    else:
        end_round(s)


# --- the end of the round


@rule
def end_round(s: State) -> None:
    """EG-13.1 to EG-13.5, EG-21.8  Token, power cards, old Vetoes; then the marker goes on."""
    s.card = -1
    s.special_done = 0
    s.deploy_done = 0
    s.token = int(s.order[s.players - 1])
    emit(s, TOKEN_PASSED, s.token)
    for seat in range(s.players):
        if not s.taken_back[seat]:
            s.spent[seat] |= 1 << int(s.power[seat])
        if s.vetoes[seat, 0] > 0:
            emit(s, VETO_EXPIRED, seat)
        s.vetoes[seat, 0] = s.vetoes[seat, 1]
        s.vetoes[seat, 1] = 0
    if s.round % ROUNDS_A_SCORING == 0:
        emit(s, GENERAL_SCORING, s.round // ROUNDS_A_SCORING)
        begin_wheels(s, AT_GENERAL_SCORING, 0)
    else:
        next_round(s)


@rule
def next_round(s: State) -> None:
    """EG-4.1, EG-4.2, EG-15.1  The next space; the short game leaves out the first after a scoring."""
    if s.round == LAST_ROUND:
        end_game(s)
        return
    s.round += 1
    if s.short and s.round % ROUNDS_A_SCORING == 1:
        s.round += 1
    begin_round(s)


@rule
def wheels_wait(s: State) -> bool:
    """EG-12.1, EG-12.4  When the last wheel is set: the general scoring, or all wheels are shown."""
    if s.to_act:
        return True
    occasion = argument(s, 1)
    pop(s)
    if occasion == AT_GENERAL_SCORING:
        general_scoring(s)
        return False
    show_wheels(s)
    if occasion == AT_SECRET_SCORING:
        s.frames[s.depth - 1, 4] = named_once(s)
    elif s.choosers:
        specify(s, TURNING_WHEELS, 0, 0)
    return False


@rule
def general_scoring(s: State) -> None:
    """EG-14.8, EG-14.9  Score the castle, show the wheels, empty the castle, score the nine regions in order."""
    open_castle(s)
    show_wheels(s)
    for seat in range(s.players):
        if s.dial[seat] >= 0:
            relocate(s, seat, CASTLE, int(s.dial[seat]))
    clear_wheels(s)
    for region in range(REGIONS):
        score_place(s, region, 0)
    next_round(s)


@rule
def end_game(s: State) -> None:
    """EG-15.1, EG-15.2, EG-11.10  The game ends after the third general scoring."""
    push(s, OVER, 0, 0, 0, 0)
    s.vetoes[:, :] = 0
    finish(s)
    winners = 0
    best = 0
    for seat in range(s.players):
        if s.ranks[seat] == 1:
            winners |= 1 << seat
            best = int(s.points[seat])
    emit(s, WON, winners, best)


# --- the verbs


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """EG-18  What the seat may choose, by what the table waits for."""
    if (s.to_act >> seat) & 1 == 0:
        return 0
    waiting = top(s)
    if waiting == DEPLOY:
        return deploy_choices(s, out)
    if waiting == TURN:
        return turn_choices(s, out)
    if waiting == SPECIAL:
        return special_choices(s, out)
    if waiting == MOVE_TO:
        return destination_choices(s, out)
    if waiting == POWER:
        return power_choices(s, seat, out)
    if waiting == REINFORCE:
        return reinforce_choices(s, out)
    if waiting == RECALL:
        return recall_choices(s, out)
    if waiting == STEP:
        return window_choices(s, out)
    if waiting == WHEEL:
        return wheel_choices(s, seat, out)
    return return_choices(s, seat, out)


@rule
def apply(s: State, seat: int, choice: int) -> None:
    """EG-4.4  One choice, and all that follows from it without another."""
    waiting = top(s)
    if waiting == WHEEL:
        set_wheel(s, seat, wheel_of(choice))
    else:
        s.to_act = 0
        choose(s, seat, waiting, choice)
    advance(s)


@rule
def choose(s: State, seat: int, waiting: int, choice: int) -> None:
    """EG-18  Do what was chosen."""
    if waiting == DEPLOY:
        if choice == STOP:
            pop(s)
        else:
            deploy(s, deploy_of(choice))
    elif waiting == TURN:
        choose_turn(s, choice)
    elif waiting == SPECIAL:
        choose_special(s, choice)
    elif waiting == MOVE_TO:
        choose_destination(s, choice)
    elif waiting == POWER:
        play_power(s, seat, power_of(choice))
    elif waiting == REINFORCE:
        reinforce(s, count_of(choice))
    elif waiting == RECALL:
        if choice == STOP:
            pop(s)
        else:
            recall(s, recall_of(choice))
    elif waiting == STEP:
        answer_window(s, seat, choice)
    else:
        name_return(s, seat, give_of(choice))


@rule
def advance(s: State) -> None:
    """EG-4.3, EG-4.4, EG-18.4, EG-21.6  Go on until somebody must decide, or the game is over."""
    waits = False
    while not waits:
        waiting = top(s)
        if waiting == TURN:
            waits = turn_waits(s)
        elif waiting == DEPLOY:
            waits = deploy_waits(s)
        elif waiting == SPECIAL:
            waits = special_waits(s)
        elif waiting == STEP:
            waits = step_waits(s)
        elif waiting == RECALL:
            waits = recall_waits(s)
        elif waiting == POWER:
            waits = power_waits(s)
        elif waiting == WHEEL:
            waits = wheels_wait(s)
        elif waiting == OVER:
            s.to_act = 0
            waits = True
        else:  # REINFORCE, MOVE_TO and RETURN always leave a choice
            s.to_act = 1 << (argument(s, 1) if waiting == RETURN else s.active)
            waits = True

"""A turn: reinforcements, a card, its two halves, the deployment (EG-7, EG-19)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, choices, phase, pieces
from reinos.games.el_grande.board import ask, movable, place_knight, rivals_at_court, rivals_movable
from reinos.games.el_grande.round import end_round, space_after
from reinos.games.el_grande.state import State


@rule
def begin_turn(s: State) -> None:
    """EG-7.1  The next player's whole turn."""
    s.active = int(s.order[s.turn])
    s.card = -1
    s.special_done = 0
    s.deploy_done = 0
    emit(s, choices.TURN_BEGUN, s.active)
    begin_reinforcement(s, int(pieces.REINFORCEMENTS[s.power[s.active]]))


@rule
def go_on_with_turn(s: State) -> None:
    """EG-4.4, EG-7.7, EG-7.10  A card first, then the halves that can be done; else the turn ends."""
    if s.card < 0:
        ask(s, phase.PICK, s.active)
    elif can_act(s, s.active) or can_deploy(s, s.active):
        ask(s, phase.HALVES, s.active)
    else:
        end_turn(s, s.active)


@rule
def end_turn(s: State, seat: int) -> None:
    """EG-7.8, EG-7.10, EG-7.14, EG-18.2  The card is used up; the next player's turn, or the end of the round."""
    if not s.special_done:
        emit(s, choices.ACTION_RENOUNCED, seat, s.card, 1 if can_act(s, seat) else 0)
    if not s.deploy_done:
        emit(s, choices.NOT_DEPLOYED, seat, 1 if can_deploy(s, seat) else 0)
    s.turn += 1
    if s.turn < s.players:
        begin_turn(s)
    else:
        end_round(s)


# --- reinforcements, in a turn and by the card of the court (EG-10.43)


@rule
def begin_reinforcement(s: State, most: int) -> None:
    """EG-7.2 to EG-7.4, EG-18.1  Up to so many from the provinces; with none left there, recalls at once."""
    s.quota = most
    if most > 0 and s.province[s.active] > 0:
        ask(s, phase.REINFORCE, s.active)
    else:
        emit(s, choices.NOT_REINFORCED, s.active, most)
        begin_recall(s)


@rule
def may_reinforce(s: State, seat: int, count: int) -> bool:
    """EG-7.2  None to all that the number and the provinces allow."""
    return count <= s.quota and bool(count <= s.province[seat])


@rule
def reinforce(s: State, seat: int, count: int) -> None:
    """EG-7.2, EG-7.4, EG-20.3  Take knights to court; if that empties the provinces, the rest may be recalled."""
    s.province[seat] -= count
    s.court[seat] += count
    emit(s, choices.REINFORCED, seat, count)
    s.quota = s.quota - count if s.province[seat] == 0 else 0
    begin_recall(s)


@rule
def begin_recall(s: State) -> None:
    """EG-7.3, EG-7.4  Another knight may be recalled, if there is one."""
    if s.quota > 0 and movable(s, s.active) > 0:
        ask(s, phase.RECALL, s.active)
    else:
        s.quota = 0


@rule
def recall(s: State, seat: int, region: int) -> None:
    """EG-7.4  One knight from a region back to court."""
    s.knights[region, seat] -= 1
    s.court[seat] += 1
    s.quota -= 1
    emit(s, choices.RECALLED, seat, region)
    begin_recall(s)


@rule
def stop(s: State, seat: int) -> None:
    """EG-7.4, EG-7.11  Recall, or deploy, no more knights."""
    s.quota = 0


# --- the action card


@rule
def may_pick(s: State, seat: int, deck: int) -> bool:
    """EG-7.5  A card nobody has taken."""
    return bool(s.taker[deck - 1] < 0)


@rule
def pick(s: State, seat: int, deck: int) -> None:
    """EG-7.5, EG-7.6, EG-11.1  Take an action card; a Veto is active at once."""
    s.taker[deck - 1] = seat
    s.card = int(s.face[deck - 1])
    emit(s, choices.CARD_TAKEN, seat, s.card)
    if s.card == cards.VETO_CARD:
        s.vetoes[seat, 1] = 1
        s.special_done = 1
        emit(s, choices.VETO_HELD, seat, space_after(s))


@rule
def can_act(s: State, seat: int) -> bool:
    """EG-7.7, EG-7.10  The special half has not been done and is possible."""
    return not s.special_done and possible(s, seat, s.card)


@rule
def possible(s: State, seat: int, card: int) -> bool:
    """EG-7.10, EG-19  Whether the special action of a card has at least one step that can be done now."""
    effect = cards.EFFECT[card]
    if effect == phase.VETO:
        return False
    if effect == phase.MOVE:
        return (cards.MAX_OWN[card] > 0 and movable(s, seat) > 0) or (
            cards.MAX_RIVAL[card] > 0 and rivals_movable(s, seat)
        )
    if effect == phase.EXTRA:
        return bool(s.court[seat] > 0)
    if effect == phase.EITHER:
        return bool(s.court[seat] > 0) or movable(s, seat) > 0
    if effect == phase.COURTS_BACK:
        return rivals_at_court(s, seat)
    if effect in (phase.BANISH, phase.WHEEL_RETURN, phase.EXPEL):
        return rivals_movable(s, seat)
    if effect == phase.ANGRY_KING:
        return rivals_at_court(s, seat) or rivals_movable(s, seat)
    if effect == phase.REINFORCE:
        return bool(s.province[seat] > 0) or movable(s, seat) > 0
    if effect == phase.GRANDE:
        return bool(s.grande[seat] != s.king)
    return True


# --- the deployment


@rule
def can_deploy(s: State, seat: int) -> bool:
    """EG-7.7, EG-7.11  The deployment has not been done and there is a knight at court."""
    return not s.deploy_done and bool(s.court[seat] > 0)


@rule
def begin_deployment(s: State, seat: int) -> None:
    """EG-7.7, EG-7.11  As many knights as the number of the card's deck."""
    s.deploy_done = 1
    s.quota = int(cards.DECK_OF[s.card]) + 1
    ask(s, phase.DEPLOY, seat)


@rule
def deploy(s: State, seat: int, place: int) -> None:
    """EG-7.11 to EG-7.13  One knight from the court; no Veto can touch it."""
    place_knight(s, seat, place)
    s.quota -= 1
    if s.quota > 0 and s.court[seat] > 0:
        ask(s, phase.DEPLOY, seat)
    else:
        s.quota = 0

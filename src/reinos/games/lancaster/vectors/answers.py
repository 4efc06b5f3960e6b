"""What the engine says after a vector, in the form in which the vector expects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from reinos.core.game import Game
from reinos.core.notation import Bag, Some, VectorError, listed, mapping, whole
from reinos.core.record import SEATS
from reinos.core.trial import Answer, Trial
from reinos.games.lancaster import RULES, box, printed
from reinos.games.lancaster.battles import english
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.knights import entry_slot, lord
from reinos.games.lancaster.laws import most_trades
from reinos.games.lancaster.measures import extensions_built
from reinos.games.lancaster.questions import QUESTIONS
from reinos.games.lancaster.scoring import EXTENSIONS, KNIGHTHOOD, NOBLES
from reinos.games.lancaster.state import OUT
from reinos.games.lancaster.vectors.fragments import Fragment, crowded
from reinos.games.lancaster.vectors.notation import BATTLE, ROWS, SLOT, STATE, knights


def by_seat(look: Callable[[Fragment, int], Any]) -> Answer:
    """An answer for every player."""
    return lambda trial, wanted: Some((colour, look(trial, seat)) for seat, colour in enumerate(trial.seats))


def by_number(look: Callable[[int], Any]) -> Answer:
    """An answer for every number that is asked about."""
    return lambda trial, wanted: {n: look(whole(int(n), "number", 0, box.COUNTIES)) for n in mapping(wanted, "numbers")}


def at_start(look: Callable[[Any], Any]) -> Answer:
    """What lies on the table at the start of the game, by number of players."""
    return by_number(lambda players: look(Trial(Game(RULES, players=players)).s))


# --- battles


def fought(trial: Fragment) -> dict[int, tuple[str, dict[str, int]]]:
    """LA-11.2  Who won, and what was told of the battle, by card."""
    won = {args["card"]: ("england", args) for args in trial.happened("battle_won")}
    return won | {args["card"]: ("france", args) for args in trial.happened("battle_lost")}


def only_battle(trial: Fragment) -> tuple[str, dict[str, int]]:
    """The one battle that was scored."""
    if len(fought(trial)) != 1:
        raise VectorError(f"{len(fought(trial))} battles were scored; the question is about one")
    return next(iter(fought(trial).values()))


def ranking(trial: Fragment, wanted: Any) -> list[str]:
    """LA-11.3  The parties by rank."""
    _, args = only_battle(trial)
    ranks = [args[rank] for rank in ("first", "second", "third") if args[rank] >= 0]
    return [trial.parties[party if party < SEATS else party - SEATS + trial.s.players] for party in ranks]


def battle(trial: Fragment, name: Any) -> Some:
    """A battle as it stands."""
    if name in gone(trial):
        return Some(id=name, row=None, slots=[], squires=0)
    place = BATTLE.read(trial, name, "battle")
    slots = [SLOT.show(trial, (place, slot)) for slot in range(box.SLOTS) if trial.s.fighter[place, slot] >= 0]
    card, squires = box.BATTLE_IDS[trial.s.card[place]], trial.s.aid[place].sum()
    return Some(id=name, row=ROWS[place // box.UPPER], slots=slots, card=card, squires=squires)


def gone(trial: Fragment) -> Bag:
    """The battles that have left the game."""
    return Bag(trial.cards.keys() - trial.battles)


# LA-2.6  The strengths of the battle cards that are not in the game.
LEFT_OUT = at_start(
    lambda s: sorted({int(printed.FRENCH[card]) for card in range(box.BATTLE_CARDS) if card not in s.battle_deck})
)


def open_to(trial: Fragment, wanted: Any) -> list[str]:
    """LA-4.9  Who may take the third slot of the only battle: all others than those who may not."""
    (place,) = (BATTLE.read(trial, name, "battle") for name in trial.cards)
    may_not = {name for party, name in enumerate(trial.parties) if entry_slot(trial.s, party, place) != box.SLOTS - 1}
    return [f"others than {' and '.join(sorted(may_not))}"]


def after_scoring(trial: Fragment, wanted: Any) -> Some:
    """LA-11  How battles would end."""
    scored = trial.later("battle")
    winners = {name: fought(scored)[card][0] for name, card in trial.cards.items()}
    return Some((name, Some(winner=winner, **battle(scored, name))) for name, winner in winners.items())


# --- players


def points(trial: Fragment, seat: int) -> int:
    """Power points gained."""
    colour = trial.seats[seat]
    if crowded(trial.given):
        trial = Fragment({**trial.given, "counties_held": {colour: trial.given["counties_held"].get(colour, 0)}})
    return trial.gained("score", trial.seat(colour))


def gains(trial: Fragment, seat: int) -> Some:
    """What a player has gained."""
    return Some((field, trial.gained(field, seat)) for field in ("gold", "squires", "votes"))


# --- questions


def options(trial: Fragment, wanted: Any) -> Bag:
    """LA-9.2  The options that the holder of the county is offered; only none is not asked."""
    offered = [CHOICES.choice(number).args["option"] for seat in trial.to_act for number in trial.legal(seat)]
    return Bag(box.COUNTY_OPTIONS[option] for option in offered or [-1])


def upgrade_offered_to(trial: Fragment, wanted: Any) -> Bag:
    """Who is offered an upgrade before the phase ends, if everybody declines."""
    found = Bag()
    while trial.to_act:
        if trial.question() == "upgrade_target":
            found.append(trial.seats[trial.to_act[0]])
        trial.take_nothing()
    return found


ANSWERS: dict[str, Answer] = {
    **STATE.answers(),
    "battles": lambda trial, wanted: [
        battle(trial, mapping(one, "battle").get("id")) for one in listed(wanted, "battles")
    ],
    "winner": lambda trial, wanted: only_battle(trial)[0],
    "ranking": ranking,
    "card_removed": lambda trial, wanted: bool(gone(trial)),
    "removed": lambda trial, wanted: LEFT_OUT(trial, wanted) if isinstance(wanted, dict) else gone(trial),
    "slot_3_open_to": open_to,
    "english_total": lambda trial, wanted: Some((name, english(trial.s, n)) for n, name in enumerate(trial.battles)),
    "after_scoring": after_scoring,
    "favour_face_down": lambda trial, wanted: Bag(box.FAVOUR_IDS[args["tile"]] for args in trial.happened("favoured")),
    "points": by_seat(points),
    "gains": by_seat(gains),
    "knights_to_court": by_seat(
        lambda trial, seat: knights((trial.s.court[seat] - trial.before.s.court[seat]).__getitem__)
    ),
    **dict.fromkeys(("castle_scoring", "then_castle_scoring"), lambda trial, wanted: gains(trial.later("castle"), 0)),
    "extensions_counted": lambda trial, wanted: extensions_built(trial.s, 0),
    "knighthood_points": by_seat(lambda trial, seat: trial.s.final[seat, KNIGHTHOOD]),
    "extension_points": by_seat(lambda trial, seat: trial.s.final[seat, EXTENSIONS]),
    "yes": lambda trial, wanted: trial.happened("law_voted")[-1]["yes"],
    "no": lambda trial, wanted: trial.happened("law_voted")[-1]["no"],
    "approved": lambda trial, wanted: bool(trial.happened("law_voted")[-1]["approved"]),
    "options": options,
    "max_times": by_seat(lambda trial, seat: most_trades(trial.s, int(trial.s.in_force[trial.s.law]), seat)),
    "upgrade_offered_to": upgrade_offered_to,
    "next_decision": lambda trial, wanted: QUESTIONS.asked(trial.s.ask).name,
    "next_player": lambda trial, wanted: trial.seats[lord(trial.s, trial.s.party)],
    "next_start_player": lambda trial, wanted: trial.seats[trial.s.next_start],
    "points_by_nobles": by_number(
        lambda nobles: Fragment({"phase": "final", "nobles_count": {"blue": nobles}}).s.final[0, NOBLES]
    ),
    "nobles_per_county": at_start(lambda s: s.noble_stack[0]),
    "favour_tiles": at_start(lambda s: np.count_nonzero(s.favour != OUT)),
    "battle_deck_size": lambda trial, wanted: len(trial.s.battle_deck),
}

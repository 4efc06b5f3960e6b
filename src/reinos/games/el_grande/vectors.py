"""The vectors of El Grande: each check of a worked example put to the rules on a real record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from reinos.core import notation
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.trial import GENERAL, Answer, Refused, Trial
from reinos.core.vectors import Format, Kind
from reinos.games.el_grande import RULES, cards, phase, pieces
from reinos.games.el_grande.board import bordering
from reinos.games.el_grande.pieces import ALL_POWERS, KNIGHTS, OFF_BOARD, PLACE_IDS, POWERS, REGION_IDS
from reinos.games.el_grande.power import next_power, sort_order
from reinos.games.el_grande.questions import proceed
from reinos.games.el_grande.round import begin_general_scoring, begin_round, end_round
from reinos.games.el_grande.scoring import payment, points_of, scored_set
from reinos.games.el_grande.turn import begin_reinforcement

REGION, PLACE, HOLDING = notation.Name(REGION_IDS), notation.Name(PLACE_IDS), notation.Name(pieces.HOLDING_IDS)
MARKER, CARD = notation.Name(pieces.MARKER_IDS), notation.Name(cards.CARD_IDS)
SOME_KNIGHTS, POWER_CARD, POWER_CARDS = (
    notation.Whole(0, KNIGHTS),
    notation.Whole(1, POWERS),
    notation.Mask(notation.Whole(1, POWERS)),
)
NUMBER = notation.Name([str(number) for number in range(KNIGHTS + 1)])  # within an action
OFFERED = notation.Name(
    lambda trial: ["", *(cards.CARD_IDS[card] for card in trial.s.face.tolist())]
)  # the deck of a card


# --- the pieces on a table


def lay_vetoes(trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
    """EG-11.1  Vetoes by their holders, one or two; the first of a holder is the older one."""
    for name, count in Counter(notation.listed(value, where)).items():
        trial.s.vetoes[trial.seat(name, where), : notation.whole(count, f"{where}.{name}", 1, 2)] = 1


def pile(trial: Trial, at: tuple[int, ...]) -> notation.Bag:
    """EG-20.16  What has been spent and has not come back."""
    return POWER_CARDS.show(trial, int(trial.s.spent[at]) & ~int(trial.s.hand[at]))


def on_board(trial: Trial, at: tuple[int, ...]) -> dict[str, str]:
    """EG-2.7  The mobile scoreboards that are in play."""
    placed = zip(pieces.MARKER_IDS, trial.s.marker.tolist(), strict=True)
    return {name: PLACE_IDS[place] for name, place in placed if place != OFF_BOARD}


def lay_hands(trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
    """EG-21.4  What is neither in a hand nor on the table has been spent; full hands need not be listed."""
    s, given = trial.s, {} if value == "full" else notation.mapping(value, where)
    away = [1 << int(value) for value in s.power]
    s.hand[:] = [ALL_POWERS & ~int(spent) & ~played for spent, played in zip(s.spent, away, strict=True)]
    HANDS.lay(trial, at, given, where)
    for seat in map(trial.seat, given):
        s.spent[seat] = ALL_POWERS & ~int(s.hand[seat]) & ~away[seat]


HANDS = notation.Each(notation.SEAT, notation.Field("hand", POWER_CARDS))
PIECES = notation.Parts(
    {
        "king": notation.Field("king", REGION),
        "regions": notation.Each(REGION, notation.Each(notation.SEAT, notation.Field("knights", SOME_KNIGHTS))),
        "castle": notation.Each(notation.SEAT, notation.Field("knights", SOME_KNIGHTS, row=(pieces.CASTLE,))),
        "court": notation.Each(notation.SEAT, notation.Field("court", SOME_KNIGHTS)),
        "province": notation.Each(notation.SEAT, notation.Field("province", SOME_KNIGHTS)),
        "grandes": notation.Each(notation.SEAT, notation.Field("grande", REGION)),
        "markers": notation.Own(notation.Each(MARKER, notation.Field("marker", PLACE)).lay, on_board),
        "vetoes": notation.Own(
            lay_vetoes, lambda trial, at: notation.Bag(trial.seats[seat] for seat, _ in np.argwhere(trial.s.vetoes))
        ),
        "discarded": notation.Each(notation.SEAT, notation.Own(notation.Field("spent", POWER_CARDS).lay, pile)),
        "played": notation.Each(notation.SEAT, notation.Field("power", POWER_CARD)),
        "hands": notation.Own(lay_hands, HANDS.show),
    }
)


def bare_table(given: notation.Fields) -> Trial:
    """A table with these pieces and nothing else, at which nobody is asked anything."""
    names = notation.listed(given["players"], "players")
    if not all(isinstance(name, str) and name for name in names) or len(set(names)) < len(names):
        raise notation.VectorError(f"players is {names!r}; allowed: a list of different names")
    trial = Trial(Game(RULES, players=len(names), **notation.mapping(given.get("options", {}), "options")), names)
    s = trial.s
    s.knights[:, :], s.court[:], s.province[:], s.grande[:], s.to_act = 0, 0, 0, -1, 0
    laid = {"hands": "full", **given}
    PIECES.lay(trial, (), {name: laid[name] for name in PIECES.parts if name in laid}, "")
    if s.marker[0] == s.marker[1] != OFF_BOARD:
        raise notation.VectorError("markers: both lie in one place")
    return trial


def give_turn(trial: Trial, seat: int, card: int = -1) -> None:
    """The first turn of a round, of any seat, with a card that it has taken; the others follow clockwise."""
    s = trial.s
    for offset in range(s.players):
        other = (seat + offset) % s.players
        if not s.power[other]:
            free = [v for v in range(POWERS - offset, 0, -1) if v not in s.power.tolist() and s.hand[other] >> v & 1]
            s.power[other] = free[0]
            s.hand[other] &= ~(1 << free[0])
        s.order[offset] = other
    s.active, s.card = seat, card
    if card >= 0:
        s.face[cards.DECK_OF[card]], s.taker[cards.DECK_OF[card]] = card, seat


# EG-18  The kinds of choice that an action stands for: the kind of its name, or another.
ACTIONS = {kind: [kind] for kind in RULES.choices.kinds if kind != "give"} | {
    "reinf": ["reinforce"],
    "court": ["reinforce"],
    "half:special": ["special"],
    "half:deploy": ["deployment"],
    "extra": ["deploy"],
    "mode:move": ["mode_move"],
    "mode:deploy": ["mode_deploy"],
    "move": ["take", "move_to"],
    "pass": ["allow"],
}
TERMS = {"clockwise": notation.SEAT, "region": PLACE, "place": PLACE, "marker": MARKER, "deck": OFFERED}
SECRET = ("wheel", "recover")


def choices_of(trial: Trial, action: Any) -> Iterator[tuple[str, dict[str, int]]]:
    """EG-18.5  The small choices that an action stands for, with the seats that it names."""
    where = f"action {action!r}"
    if not isinstance(action, str):
        raise notation.VectorError(f"{where}: must be a text")
    verb, *parts = [action] if action in ACTIONS else re.split("[:>,]", action)
    if verb == "return":
        for place, _, count in [part.partition("*") for part in parts]:
            yield from [("give", {"place": HOLDING.read(trial, place, where)})] * NUMBER.read(trial, count, where)
        return
    kinds = {kind: RULES.choices[kind].ranges for kind in ACTIONS[notation.named(verb, where, [*ACTIONS, "return"])]}
    if len(parts) != sum(map(len, kinds.values())):
        raise notation.VectorError(f"{where}: {verb} needs {[name for names in kinds.values() for name in names]}")
    for kind, names in kinds.items():
        yield kind, {name: TERMS.get(name, NUMBER).read(trial, parts.pop(0), where) for name in names}


def do(trial: Trial, seat: int, action: Any) -> None:
    """Carry an action out, or Refused; `extra` is not `deploy`, and `court` not `reinf`."""
    choices, s = list(choices_of(trial, action)), trial.s
    asked = {
        "extra": s.phase == phase.EXTRA,
        "deploy": s.phase == phase.DEPLOY,
        "court": s.action >= 0,
        "reinf": s.action < 0,
    }
    if not asked.get(action.partition(":")[0], True):
        raise Refused(f"action {action!r} is not asked for now")
    for kind, args in choices:
        if "clockwise" in args:
            args["clockwise"] = trial.clockwise(seat, args["clockwise"])
        trial.choose(seat, kind, **args)


def act(trial: Trial, action: Any) -> None:
    """EG-18.4  One action of a vector, and the choices after it that leave no choice."""
    given = notation.fields(action, "action", {"by", "do"}, {"illegal", "secret"})
    seat = trial.seat(given["by"], "by")
    for illegal in notation.listed(given.get("illegal", []), "illegal"):
        if not trial.refuses(lambda other, illegal=illegal: do(other, seat, illegal)):  # type: ignore[misc]
            raise notation.VectorError(f"{illegal!r} should be refused and is legal")
    if (
        notation.named(given.get("secret", False), "secret", (False, True))
        and str(given["do"]).partition(":")[0] not in SECRET
    ):
        raise notation.VectorError(f"{given['do']!r} is not secret")
    do(trial, seat, given["do"])
    trial.settle()


# --- tables that vectors are about


def reveal(given: notation.Fields) -> Trial:
    """EG-5.1  The top cards are turned up."""
    trial = bare_table(given)
    for number, name in notation.mapping(given["decks_top"], "decks_top").items():
        card = CARD.read(trial, name, "decks_top")
        deck = cards.DECK_OF[card]
        if number != str(deck + 1):
            raise notation.VectorError(f"decks_top: {name} is no card of deck {number}")
        if deck < cards.SHUFFLED_DECKS:
            trial.s.deck[deck, trial.s.left[deck] - 1] = card
    begin_round(trial.s)
    return trial


def power_phase(given: notation.Fields) -> Trial:
    """EG-6.1 to EG-6.4  Power cards are played in token order."""
    trial = bare_table(given)
    trial.part = lambda s: s.phase == phase.POWER
    trial.s.token = trial.seat(given["token"], "token")
    next_power(trial.s)
    return trial


def turn_order(given: notation.Fields) -> Trial:
    """EG-6.4  Descending power."""
    trial = bare_table(given)
    sort_order(trial.s)
    return trial


def round_end(given: notation.Fields) -> Trial:
    """EG-13.2, EG-13.3  Token and discard piles."""
    trial = turn_order(given)
    end_round(trial.s)
    return trial


def reinforce(given: notation.Fields) -> Trial:
    """EG-7.2 to EG-7.4  Reinforcements and recalls."""
    trial = bare_table(given)
    trial.part = lambda s: s.phase in (phase.REINFORCE, phase.RECALL)
    give_turn(trial, trial.seat(given["player"]))
    begin_reinforcement(trial.s, notation.whole(given["N"], "N", 0, KNIGHTS))
    return trial


def deploy(given: notation.Fields) -> Trial:
    """EG-7.11, EG-7.12  A deployment, with a card of the deck that allows so many knights."""
    if "players" not in given:
        given = {"players": ["one", "two"], "player": "one", "court": {"one": 1}, "max": 1, **given}
    trial = bare_table(given)
    trial.part = lambda s: s.phase == phase.DEPLOY
    deck = notation.whole(given["max"], "max", 1, cards.DECKS) - 1
    give_turn(trial, trial.seat(given["player"]), cards.DECK_OF.tolist().index(deck))
    proceed(trial.s)
    trial.choose(trial.s.active, "deployment")
    return trial


def card_taken(given: notation.Fields) -> Trial:
    """A table at which a card has been taken and neither half been done."""
    trial = bare_table(given)
    give_turn(trial, trial.seat(given["active"], "active"), CARD.read(trial, given["card"], "card"))
    proceed(trial.s)
    return trial


def special(given: notation.Fields) -> Trial:
    """EG-10, EG-11  A special action from its beginning to its end."""
    trial = card_taken(given)
    trial.choose(trial.s.active, "special")
    trial.part = lambda s: s.turn == 0 and s.phase != phase.HALVES
    trial.settle()
    return trial


def general_scoring(given: notation.Fields) -> Trial:
    """EG-14.8, EG-12.5  Castle knights go where the wheels point."""
    trial = bare_table(given)
    trial.part = lambda s: s.phase == phase.WHEEL
    trial.s.round = pieces.ROUNDS_A_SCORING
    begin_general_scoring(trial.s)
    for name, region in notation.mapping(given.get("wheels", {}), "wheels").items():
        do(trial, trial.seat(name, "wheels"), f"wheel:{region}")
    return trial


def wheels(given: notation.Fields) -> Trial:
    """EG-12.3  Wheels that are about to be set, at a general scoring or by a card."""
    names = given.get("players", mentioned(given))
    active = next(name for name in names if name != given.get("player", names[0]))
    given = {"players": names, "active": active, "card": given["occasion"], **given}
    if given["occasion"] == "general_scoring":
        trial = general_scoring(given)
    else:
        trial = card_taken(given)
        for action in ["half:special"] + [f"expel:{given[name]}" for name in given if name == "region"]:
            do(trial, trial.s.active, action)
    trial.notes["player"] = trial.seat(given["player"]) if "player" in given else [*trial.to_act, 0][0]
    return trial


def mentioned(given: notation.Fields) -> list[str]:
    """The names that a vector uses, and another if there are fewer than two."""
    places = [given.get("castle", {}), *notation.mapping(given.get("regions", {}), "regions").values()]
    found = list(dict.fromkeys(name for counts in places for name in notation.mapping(counts, "knights")))
    return found + [f"other {number}" for number in range(1, 3 - len(found))]


def options(trial: Trial) -> notation.Bag:
    """The places that the player whom the vector is about, or else the active one, may choose now."""
    found = [RULES.choices.choice(number).args for number in trial.legal(trial.notes.get("player", trial.s.active))]
    return notation.Bag(PLACE_IDS[args[name]] for args in found for name in ("region", "place") if name in args)


ON_TABLE: Mapping[str, Answer] = {
    **PIECES.answers(),
    "gained": lambda trial, wanted: notation.Each(notation.SEAT, notation.Field("points")).show(trial, ()),
    "order": lambda trial, wanted: [trial.seats[seat] for seat in trial.s.order.tolist() if seat >= 0],
    "token": lambda trial, wanted: trial.seats[trial.s.token],
    "face_up": lambda trial, wanted: [cards.CARD_IDS[card] for card in trial.s.face.tolist()],
    "possible": lambda trial, wanted: RULES.choices["special"].first in trial.legal(trial.s.active),
    "options": lambda trial, wanted: options(trial),
    "includes": lambda trial, wanted: [name for name in wanted if name in options(trial)],
    "excludes": lambda trial, wanted: [name for name in wanted if name not in options(trial)],
    "choosers": GENERAL["to_act"],
}


# --- what is read off at once


def score_set(given: notation.Fields) -> notation.Bag:
    """EG-10.30 to EG-10.37  The regions that a scoring card takes."""
    trial = bare_table({"players": mentioned(given), **given})
    return notation.Mask(PLACE).show(trial, scored_set(trial.s, CARD.read(trial, given["card"], "card")))


def score_place(given: notation.Fields) -> dict[str, int]:
    """EG-14.1 to EG-14.7  What a place pays."""
    trial = bare_table(given)
    place = PLACE.read(trial, given["place"], "place")
    notation.Each(notation.SEAT, notation.Field("knights", SOME_KNIGHTS, row=(place,))).lay(
        trial, (), given["counts"], "counts"
    )
    paid = payment(trial.s, place, 0)
    return {name: points_of(paid, seat) for seat, name in enumerate(trial.seats)}


def neighbours(given: notation.Fields) -> notation.Bag:
    """EG-2.1  The neighbours of a region."""
    middle = REGION_IDS.index(notation.named(given["region"], "region", REGION_IDS))
    return notation.Bag(name for number, name in enumerate(REGION_IDS) if bordering(middle, number))


def reinforcement_numbers(given: notation.Fields) -> dict[str, int]:
    """EG-6.5  The reinforcements of power cards."""
    values = [notation.whole(value, "values", 1, POWERS) for value in notation.listed(given["values"], "values")]
    return {str(value): int(pieces.REINFORCEMENTS[value]) for value in values}


def course(**chosen: Any) -> list[Event]:
    """What happens in a whole game, which is played to see."""
    trial = Trial(Game(RULES, **chosen))
    trial.keep_events()
    while trial.to_act:
        trial.play(trial.to_act[0], trial.legal(trial.to_act[0])[-1])
    return trial.events


def cards_left(given: notation.Fields) -> int:
    """EG-13.1  Action cards that nobody takes in a round."""
    kinds = [event.kind for event in course(players=notation.whole(given["players"], "players", 2, cards.DECKS))]
    return cards.DECKS - kinds[: kinds.index("token_passed")].count("card_taken")


def round_track(given: notation.Fields) -> list[str]:
    """EG-4.1, EG-4.2  Rounds and scorings of a whole game."""
    events = course(players=2, short=notation.named(given["length"], "length", ("long", "short")) == "short")
    spaces = [event for event in events if event.kind in ("round_begun", "general_scoring")]
    return [str(event.args.get("round", "scoring")) for event in spaces]


# --- the format


def table(lay: Callable[[notation.Fields], Trial], needs: str, may: str = "", acts: bool = False) -> Kind:
    """A kind of vector about a table with pieces on it."""
    known = frozenset({*PIECES.parts, "options", *may.split()})
    return Kind(lay, ON_TABLE, frozenset(needs.split()), known, act if acts else None)


def read_off(lay: Callable[[notation.Fields], Any], key: str, needs: str, may: str = "") -> Kind:
    """A kind of vector that asks for one thing."""
    return Kind(lay, {key: lambda found, wanted: found}, frozenset(needs.split()), frozenset({"options", *may.split()}))


KINDS = {
    "reveal": table(reveal, "players decks_top"),
    "power_phase": table(power_phase, "players token", acts=True),
    "turn_order": table(turn_order, "players played"),
    "round_end": table(round_end, "players played"),
    "reinforce": table(reinforce, "players player N king", acts=True),
    "deploy": table(deploy, "players player max king", acts=True),
    "deploy_options": table(deploy, "king"),
    "special": table(special, "players active card king", acts=True),
    "possible": table(card_taken, "players active card king"),
    "wheel_options": table(wheels, "occasion king", "players player active region"),
    "general_scoring_moves": table(general_scoring, "players king castle wheels"),
    "score_set": read_off(score_set, "regions", "card", "markers regions castle players king"),
    "score_place": read_off(score_place, "points", "players place counts", "king grandes markers"),
    "neighbours": read_off(neighbours, "neighbours", "region"),
    "reinforcement_numbers": read_off(reinforcement_numbers, "N", "values"),
    "cards_left": read_off(cards_left, "left", "players"),
    "round_track": read_off(round_track, "sequence", "length"),
}
MENTIONS = frozenset({"options", "includes", "excludes", "choosers"})
FORMAT = Format("el_grande", KINDS, kind="check", given="state", expect="expected", mentions=MENTIONS)
run = FORMAT.run

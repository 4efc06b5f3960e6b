"""Risk Europe in words: choices, what to do, why not; written answers. What happens is in log.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.phrase import listed, plain
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import army_of, city_crowns, supply_line
from reinos.games.risk_europe.choices import TIES
from reinos.games.risk_europe.draw.targets import territory_target
from reinos.games.risk_europe.log import doer, event, gains, general_told, volley_told, winners
from reinos.games.risk_europe.map import TAX_VALUE, TERRITORIES
from reinos.games.risk_europe.missions import MISSION_BONUS
from reinos.games.risk_europe.names import (
    army_name,
    bonus,
    capital,
    card_name,
    city_name,
    condition,
    hired_name,
    mission_name,
    place_name,
    sentence,
    the_place,
    units_of,
    who,
)
from reinos.games.risk_europe.opening import FOOTMEN
from reinos.games.risk_europe.questions import QUESTIONS
from reinos.games.risk_europe.ranks import GENERAL, RANK_HITS, best_two, dice_from
from reinos.games.risk_europe.reference import reference
from reinos.games.risk_europe.scoring import decided_by
from reinos.games.risk_europe.situation import UNTOLD, glance, situation, step_of
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.treasury import CARD_COST, LINES, castle_price, tax_value, unit_price
from reinos.games.risk_europe.why import reason

__all__ = [
    "FREE",
    "LATER",
    "PARTS",
    "UNTOLD",
    "choice",
    "event",
    "gains",
    "glance",
    "number",
    "order",
    "prompt",
    "read",
    "round",
    "short",
    "situation",
]
__all__ += ["doer", "reference", "sources", "why"]

View = Mapping[str, Any]

# RE-5.7, RE-5.16, RE-8.8, RE-13.6  What may be done in any order, what answers it further, and what it is called
# after another: of the two targets of a Split Expand the engine takes the one with the lower number first.
FREE = frozenset({"buy_crown", "buy_castle", "buy", "reveal", "expand_to"})
PARTS = frozenset({"buy_count", *(f"move_{unit}" for unit in pieces.UNITS)})
LATER = {"expand_to": "second_to"}


# Choices


PLACES = frozenset({"expand_from", "maneuver_from", "maneuver_to", "assault_from", "fortify", "levy", "battle"})


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    view, words, kind, args = scene.view, scene.words, choice.kind, choice.args
    if kind == "menu":
        return words(f"choice-menu-{args['order']}")
    if kind.startswith(("move_", "lose_")) and "count" in args:
        verb, unit = kind.split("_", 1)
        units = words(f"count-{unit}", count=args["count"])
        return words(f"choice-{verb}", count=args["count"], units=units, name=words(f"unit-{unit}"))
    told: dict[str, Any] = dict(args)
    if "territory" in args:
        told |= at_place(scene, args["territory"])
    if kind == "cards":
        told = {name: card_name(words, card) for name, card in args.items()}
    elif kind in ("keep_mission", "reveal"):
        mission = args["mission"]
        told["mission"], told["bonus"] = mission_name(words, mission), bonus(words, mission)
        told["condition"] = condition(words, mission, view["players"])
    elif kind == "auction_first":
        told["army"] = hired_name(words, view["players"], args["army"])
    else:
        told |= more_about(view, words, choice)
    return words(f"choice-{kind}", **told)


def number(scene: Scene, choice: Choice) -> int | None:
    """What a choice is called by: how many units or coins."""
    return choice.args.get("count", choice.args.get("coins"))


def short(scene: Scene, option: Choice) -> str:
    """A choice in as few words as will do under the prompt: a place alone, or a number of units."""
    words = scene.words
    if option.kind in PLACES:
        return place_name(words, option.args["territory"])
    verb, _, unit = option.kind.partition("_")
    if verb in ("move", "lose") and unit in pieces.UNITS:
        return words(f"count-{unit}", count=option.args["count"])
    return choice(scene, option)


def at_place(scene: Scene, territory: int) -> dict[str, Any]:
    """What the words of a choice can say about a territory."""
    view, words = scene.view, scene.words
    owner = view["owner"][territory]
    held = "castle" if view["forts"] >> territory & 1 else "held"
    return {
        "place": the_place(words, territory),
        "city": city_name(words, territory),
        "value": int(TAX_VALUE[territory]),
        "state": "free" if owner == pieces.NOBODY else held,
        "who": who(scene, owner),
        "owner": army_name(scene, owner),
        "units": units_of(words, view["units"][pieces.HOLDER][territory]),
    }


def more_about(view: View, words: Words, choice: Choice) -> dict[str, Any]:
    """Prices and sums that the words of a choice name."""
    s, kind, args = as_table(view), choice.kind, choice.args
    army = s.army
    if kind == "place_keep":
        rest = int(FOOTMEN[s.players]) - args["count"]
        return {"rest": rest, "origin": the_place(words, s.origin), "target": the_place(words, s.target)}
    if kind == "tax":
        return {"coins": tax_value(s, army, supply_line(s, army, args["territory"]))}
    if kind == "buy_crown":
        return {"coins": CARD_COST}
    if kind == "buy_castle":
        return {"coins": castle_price(s, army)}
    if kind == "buy":
        unit = pieces.UNITS[LINES[args["stage"]]]
        return {"unit": unit, "name": words(f"unit-{unit}"), "coins": unit_price(s, army, pieces.UNITS.index(unit))}
    if kind == "buy_count":
        mix = [args["count"] if unit == s.asked else 0 for unit in range(len(pieces.UNITS))]
        return {"units": units_of(words, mix), "coins": args["count"] * unit_price(s, army, s.asked)}
    return {}


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    view, words = scene.view, scene.words
    s = as_table(view)
    if s.phase == phases.OVER:
        return words("prompt-over", result=outcome(scene, s))
    if scene.seat is None or not s.to_act >> scene.seat & 1:
        waiting = [scene.names[seat] for seat in members(s.to_act)]
        return words("prompt-waiting", count=len(waiting), names=listed(words, waiting))
    question = QUESTIONS.asked(s.phase).name
    target = s.field if s.field >= 0 else s.spot if s.phase == phases.BUY_COUNT else s.target
    bidding = s.phase in (phases.AUCTION_BID, phases.AUCTION_ORDER)
    losing = s.phase == phases.LOSE
    army = s.auction if bidding else army_of(s, s.side, s.field) if losing else s.army
    purse = scene.seat if bidding or s.army == pieces.NOBODY else s.army
    rolled = roll(words, s) if s.phase == phases.REROLL else {}
    told = words(
        f"prompt-{question}",
        origin=the_place(words, s.origin),
        target=the_place(words, target),
        round=s.round,
        turn=s.turn + 1,
        army=army_name(scene, army),
        mine="yes" if army in (scene.seat, pieces.NOBODY) else "no",
        coins=int(s.coins[purse]),
        card=card_name(words, max(0, int(s.shown[s.army, min(s.turn, 1)]))),
        unit=pieces.UNITS[s.asked],
        count=int(s.hits[s.side]),
        levy=int(MISSION_BONUS[pieces.HOST]),
        **rolled,
    )
    return sentence(scene, told)


def roll(words: Words, s: State) -> dict[str, Any]:
    """RE-9.7, RE-18.13  The dice of both sides as they lie, and what they would cost."""
    if s.rank == GENERAL:
        ours = sorted((int(die) for die in s.dice[pieces.INVADER] if die), reverse=True)
        return {**general_told((*ours,), best_two(s, pieces.HOLDER)), "general": "yes"}
    least = int(RANK_HITS[s.rank])
    dice = {
        f"{name}_{what}": number
        for side, name in ((pieces.INVADER, "attacker"), (pieces.HOLDER, "defender"))
        for what, number in (("dice", int(s.rolled[side])), ("hits", dice_from(s, side, least)))
    }
    return {**volley_told(words, {**dice, "rank": s.rank}), "general": "no"}


def outcome(scene: Scene, s: State) -> str:
    """RE-11  Who wins, in words."""
    found = [seat for seat in range(s.players) if s.ranks[seat] == 1]
    seats = sum(1 << seat for seat in found)
    decided = TIES[decided_by(s, seats, found[-1])]
    return scene.words("match-result", crowns=int(s.points[found[-1]]), **winners(scene, seats), decided=decided)


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """RE-10.1  Where everybody's crowns come from, as `gains` numbers it."""
    s = as_table(scene.view)
    cities = [city_crowns(s, seat) for seat in range(s.players)]
    cards = [int(s.cards[seat]) + len(members(int(s.revealed[seat]))) for seat in range(s.players)]
    label = "draw-vital-completed" if s.kingdom_missions else "draw-vital-cards"
    return [(scene.words("draw-vital-cities"), cities), (scene.words(label), cards)]


def order(scene: Scene) -> list[int]:
    """The seats in the order of the round."""
    found = [army for army in scene.view["sequence"] if 0 <= army < scene.view["players"]]
    return found + [seat for seat in range(scene.view["players"]) if seat not in found]


def round(scene: Scene) -> tuple[str, int, int | None]:
    """RE-3.9, RE-19.2  The round in words, its number, and the last number where there is a limit."""
    number = scene.view["round"]
    label = scene.words("round-number", round=number) if number else scene.words("round-setup")
    return label, number, scene.view["max_rounds"] or None


def path(scene: Scene) -> tuple[list[str], int]:
    """The parts of the round, and which of them it has come to, with the army that plays."""
    s, words = as_table(scene.view), scene.words
    if s.phase == phases.OVER:
        return [], 0
    if not s.round:
        return [words("path-bid"), words("path-place")], int(s.phase != phases.BID_FIRST)
    auction = ["auction"] if s.players < pieces.ARMIES else []
    names = ["orders", *auction, "turn-1", "turn-2", "battles", *(["missions"] if s.kingdom_missions else [])]
    labels = [words(f"path-{name}") for name in names]
    now = names.index("missions" if s.turn == pieces.TURNS and s.phase == phases.REVEAL else step_of(s))
    if step_of(s).startswith("turn-"):
        armies = int((s.sequence >= 0).sum())
        labels[now] = words("path-turn", phase=labels[now], turn=s.place + 1, turns=armies)
    return labels, now


def why(scene: Scene, target: str) -> str | None:
    """Why a territory cannot be pressed now; where none is asked for, what is."""
    offered = {choice.args.get("territory") for choice in scene.legal}
    for territory in range(TERRITORIES):
        if target == territory_target(territory) and scene.legal:
            told = None if territory in offered else refusal(as_table(scene.view), territory, scene.words)
            return told or prompt(scene)
    return None


def refusal(s: State, territory: int, words: Words) -> str | None:
    """The rule that a territory breaks, in words."""
    message = reason(s, territory)
    if message is None:
        return None
    return capital(words(message, place=the_place(words, territory), origin=the_place(words, s.origin)))


# Written answers


def read(scene: Scene, text: str) -> Choice | None:
    """An answer by the name of a territory or of its city alone; None if it is none or means several choices."""
    view, words, legal = scene.view, scene.words, scene.legal
    named_so = [t for t in range(TERRITORIES) if plain(text.strip()) in names_of(words, t)]
    if not named_so:
        return None
    s = as_table(view)
    meant = [option for option in legal if option.args.get("territory") in named_so]
    if not meant and s.phase == phases.TAX:
        meant = [option for option in legal if same_line(s, option, named_so)]
    if len(meant) == 1:
        return meant[0]
    told = None if meant else refusal(s, named_so[0], words)
    if told:
        raise IllegalChoice(told)
    return None


def same_line(s: State, option: Choice, territories: Sequence[int]) -> bool:
    """RE-5.13, RE-21.10  Whether some city pays with the line that a choice taxes."""
    return any(supply_line(s, s.army, option.args["territory"]) >> t & 1 for t in territories)


def names_of(words: Words, territory: int) -> set[str]:
    """What a territory is called, without accents: by its own name, with or without article, or by its city's."""
    return {plain(name(words, territory)) for name in (place_name, the_place, city_name)}

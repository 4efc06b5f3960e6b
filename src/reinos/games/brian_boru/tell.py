"""Brian Boru in words: choices, events, what to do, the whole situation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.core.event import Event, Gain
from reinos.core.phrase import about, called, listed, result, who
from reinos.core.record import members
from reinos.core.scene import Scene, Voice, as_table
from reinos.core.words import Words
from reinos.games.brian_boru import box
from reinos.games.brian_boru.action import current_symbol
from reinos.games.brian_boru.board import controlled, owner_of, settled_weight
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.claims import VIKINGS, faction_weight
from reinos.games.brian_boru.draft import hand_size, kept_cards, pack_left
from reinos.games.brian_boru.naming import (
    action,
    card_actions,
    card_name,
    marriage_name,
    marriage_reward,
    region_name,
    symbols,
    town_colour,
    town_name,
    town_place,
)
from reinos.games.brian_boru.questions import QUESTIONS
from reinos.games.brian_boru.reference import reference
from reinos.games.brian_boru.scoring import claim_points, coin_points, marker_points, region_points, victory
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import BUY, DRAFT, FOLLOW, OVER, START_TOWN, STRENGTH_BITS, State
from reinos.games.brian_boru.trick import would_win
from reinos.games.brian_boru.why import why

__all__ = [
    "choice",
    "event",
    "gains",
    "glance",
    "number",
    "order",
    "prompt",
    "reference",
    "round",
    "situation",
    "sources",
    "why",
]

View = Mapping[str, Any]
MOST_BITS = (1 << STRENGTH_BITS) - 1
FINAL_PARTS = ("coins", "marker", "renown", "claims", "regions")
# Fields that no words tell, and why.
UNTOLD = {
    "queue": "those who must still lose a town or build follow from raiders and discs",
    "at": "how far an action has come is told by what is asked",
    "points": "the points on the track are told, and at the end the result",
    "turn": "of the draft: told to those who draft",
}


# Choices


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    view, words, kind, args = scene.view, scene.words, choice.kind, choice.args
    if kind in ("start_town", "lead_town", "track_town"):
        return words(f"choice-{kind}", town=town_place(words, args["town"]))
    if "town" in args:
        return words(f"choice-{kind}", town=town_name(words, args["town"]), coins=box.EXPAND_COST)
    if kind == "draft":
        return words("choice-draft", card=card_name(words, args["card"]))
    if kind == "play":
        return played(view, args["card"], words)
    if kind == "option":
        return option(view, args["index"], words)
    if kind == "buy":
        return bought(view, args["count"], words)
    if kind == "princess":
        return words(f"choice-princess-{box.SIDES[args['side']]}", points=box.REFUSAL_POINTS)
    return words("choice-stay")


def number(scene: Scene, choice: Choice) -> int | None:
    """What a choice is called by: the value of a card, or how many."""
    return choice.args.get("card", choice.args.get("count"))


def played(view: View, card: int, words: Words) -> str:
    """Playing a card, and whether it would be ahead."""
    s = as_table(view)
    ahead = "lead" if s.phase != FOLLOW else "win" if would_win(s, card) else "lose"
    return words("choice-play", card=card_name(words, card), ahead=ahead)


def option(view: View, index: int, words: Words) -> str:
    """One of the two secondary actions of the card that is being resolved."""
    card = view["card"][view["actor"]] if view["actor"] >= 0 else 0
    if not card:
        return words("choice-option-bare", number=index + 1)
    return words("choice-option", number=index + 1, action=action(words, card, box.SECONDARY + index))


def bought(view: View, number: int, words: Words) -> str:
    """Repeating a symbol for coins."""
    if view["phase"] != BUY:
        return words("choice-buy-bare", count=number, coins=number * box.EXTRA_COST)
    what = symbols(words, current_symbol(as_table(view), view["actor"]), number)
    return words("choice-buy", count=number, coins=number * box.EXTRA_COST, what=what)


# Events


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    words, args = voice.words, event.args
    told: dict[str, Any] = dict(args)
    if "seat" in args:
        told |= about(voice, args["seat"])
    if "town" in args:
        told["town"] = town_name(words, args["town"])
    if "region" in args:
        told["region"] = region_name(words, args["region"])
        told["points"] = int(box.REGION_POINTS[args["region"]])
    if "card" in args:
        told["card"] = card_name(words, args["card"])
    if "marriage" in args:
        told["marriage"] = marriage_name(words, args["marriage"])
        told["reward"] = marriage_reward(words, args["marriage"])
    if "side" in args:
        told["side"] = box.SIDES[args["side"]]
        told["points"] = box.REFUSAL_POINTS
    if "from_seat" in args:
        told |= told_of_holder(voice, args["from_seat"])
    told |= told_of_others(voice, event)
    return words(f"event-{event.kind}", **told)


def told_of_holder(voice: Voice, holder: int) -> dict[str, str]:
    """Who had a token before: the viewer, somebody else, or the board."""
    if holder < 0:
        return {"whose": "board", "owner": ""}
    return {"whose": who(voice, holder), "owner": voice.names[holder]}


def told_of_others(voice: Voice, event: Event) -> dict[str, Any]:
    """What some kinds of events need beside their own arguments."""
    words, args = voice.words, event.args
    if event.kind == "round_begun":
        return {"rounds": int(box.ROUNDS[voice.options.players])}
    if event.kind == "settled":
        return {"points": box.START_POINTS, "coins": box.START_COINS, "renown": box.START_RENOWN}
    if event.kind in ("expanded", "no_expansion"):
        return {"cost": box.EXPAND_COST, "short": "yes" if args.get("coins", 0) < box.EXPAND_COST else "no"}
    if event.kind in ("track_town_taken", "track_town_missed"):
        return {"space": box.TOWN_SPACE}
    if event.kind == "option_taken":
        told = action(words, args["card"], box.SECONDARY + args["index"]) if args["card"] else ""
        return {"action": told, "only": "yes" if box.OPTIONS[args["card"]] == 1 else "no"}
    if event.kind == "liberated":
        whose = "own" if args["owner"] == args["seat"] != voice.seat else who(voice, args["owner"])
        return {"owner": voice.names[args["owner"]], "whose": whose}
    if event.kind == "town_lost":
        own = "own" if args["chooser"] == args["seat"] else "you" if args["chooser"] == voice.seat else "other"
        return {"chosen": own, "chooser": voice.names[args["chooser"]]}
    if event.kind == "married":
        return {"reward": listed(words, married_parts(words, args))}
    if event.kind == "final_scored":
        gained = [words(f"final-{part}", points=args[part]) for part in FINAL_PARTS if args[part]]
        return {"parts": listed(words, gained) or words("final-nothing"), "total": sum(args[p] for p in FINAL_PARTS)}
    if event.kind == "game_won":
        return {"result": told_result(voice, args)}
    return {}


def married_parts(words: Words, args: Mapping[str, int]) -> list[str]:
    """What a marriage brought at once; a town is told when it is taken."""
    parts = [words("points", points=args["points"])] if args["points"] else []
    return parts + ([words("renown", count=args["renown"])] if args["renown"] else [])


def told_result(voice: Voice, args: Mapping[str, int]) -> str:
    """BB-12.8  Who wins, and how far ahead of the next or by what in a tie."""
    winners = members(args["seats"])
    if len(winners) == 1 and args["lead"] == 0:
        second = called(voice.words, voice.names, voice.seat)[args["second"]]
        by = "claims" if args["claims"] > args["next_claims"] else "marriages"
        return voice.words(f"won-by-{by}", **{**args, "second": second}, **about(voice, winners[0]))
    points = [args["points"] - args["lead"] * (seat == args["second"]) for seat in range(len(voice.names))]
    ranks = [1 if args["seats"] >> seat & 1 else 2 if seat == args["second"] else 3 for seat in range(len(points))]
    return result(voice.words, voice.names, points, ranks, voice.seat)


def gains(event: Event) -> list[Gain]:
    """The points that an event brings, by their source."""
    args = event.args
    if event.kind == "final_scored":
        return [Gain(args["seat"], args[part], source) for source, part in enumerate(FINAL_PARTS, 1)]
    if event.kind == "settled":
        return [Gain(args["seat"], box.START_POINTS, 0)]
    if event.kind in ("married", "spoils"):
        return [Gain(args["seat"], args["points"], 0)]
    if event.kind in ("second_spoils", "second_church"):
        return [Gain(args["seat"], 1, 0)]
    if event.kind == "points_paid":
        return [Gain(args["seat"], -args["points"], 0)]
    if event.kind == "princess_wed" and args["side"] == box.REFUSE:
        return [Gain(args["seat"], box.REFUSAL_POINTS, 0)]
    return []


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """BB-12.2 to BB-12.7  Where everybody's points came from: the track, then the parts of the final scoring."""
    s, seats = as_table(scene.view), range(scene.view["players"])
    final = [
        (coin_points(s, n), marker_points(s, n), int(s.renown[n]), claim_points(s, n), region_points(s, n))
        for n in seats
    ]
    rows = [s.score[: len(seats)].tolist(), *(list(column) for column in zip(*final, strict=True))]
    return [(scene.words(f"source-{name}"), row) for name, row in zip(("track", *FINAL_PARTS), rows, strict=True)]


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    s, words = as_table(scene.view), scene.words
    if s.phase == OVER:
        won = dict(zip(EVENTS.kinds["game_won"], victory(s), strict=True))
        return words("prompt-over", result=told_result(scene, won))
    pending = members(s.to_act)
    if s.phase == DRAFT:
        return draft_prompt(scene, s, pending)
    seat = pending[0]
    told = prompt_details(scene, s, seat)
    return words(f"prompt-{QUESTIONS.asked(s.phase).name}", **about(scene, seat), **told)


def draft_prompt(scene: Scene, s: State, pending: list[int]) -> str:
    """BB-4.2  Two cards of the pack, or who has not chosen yet."""
    words = scene.words
    if scene.seat in pending:
        chosen = count(int(s.picks[scene.seat, s.turn]))
        pack = count(int(s.packs[scene.seat, s.turn]))
        return words("prompt-draft", cards=pack, wanted=int(box.PICKS[s.players, s.turn]), chosen=chosen)
    names = listed(words, [scene.names[seat] for seat in pending])
    chooser = "other" if scene.seat is None else "you"
    return words("prompt-draft-wait", who=chooser, names=names, count=len(pending))


def prompt_details(scene: Scene, s: State, seat: int) -> dict[str, Any]:
    """What the prompts of some phases name."""
    words = scene.words
    told: dict[str, Any] = {"cost": box.EXPAND_COST, "extra": box.EXTRA_COST, "space": box.TOWN_SPACE, "place": "none"}
    if s.active != box.NOWHERE:
        told["place"] = "town"
        told["town"] = town_name(words, s.active)
        told["colour"] = town_colour(words, s.active)
    card = int(s.card[seat])
    told["card"] = card_name(words, card) if card else ""
    told["trick"], told["tricks"] = s.trick, int(box.TRICKS[s.players])
    told["coins"], told["points"] = int(s.coins[seat]), box.REFUSAL_POINTS
    if s.phase == BUY:
        told["what"] = symbols(words, current_symbol(s, seat), 1)
    if s.marriage >= 0:
        told["marriage"] = marriage_name(words, s.marriage)
        told["region"] = region_name(words, box.MARRIAGE_REGION[s.marriage])
    if s.loser >= 0:
        told["loser"], told["whose"] = scene.names[s.loser], who(scene, s.loser)
    return told


def round(scene: Scene) -> tuple[str, int, int]:
    """The round in words, its number, and how many there are."""
    now, of = max(1, scene.view["round"]), int(box.ROUNDS[scene.view["players"]])
    return scene.words("draw-round", round=now, rounds=of), now, of


def path(scene: Scene) -> tuple[list[str], int]:
    """The parts of a round, and which of them it has come to, with the trick."""
    view, words = scene.view, scene.words
    if view["phase"] in (START_TOWN, OVER):
        return [], 0
    labels = [words(f"path-{name}") for name in ("draft", "tricks", "upkeep")]
    if view["phase"] == DRAFT:
        return labels, 0
    if not view["dealt"]:
        return labels, 2
    labels[1] = words("path-turn", phase=labels[1], turn=view["trick"], turns=int(box.TRICKS[view["players"]]))
    return labels, 1


def order(scene: Scene) -> list[int]:
    """The seats as they play: clockwise from whoever leads, or has the marker."""
    players = scene.view["players"]
    first = scene.view["leader"] if any(scene.view["card"]) else scene.view["marker"]
    return [(first + place) % players for place in range(players)]


# The situation


def situation(scene: Scene) -> str:
    """The whole table: the round, the players, the regions with their towns, the trick, the viewer's cards."""
    return told_table(scene, with_regions=True)


def glance(scene: Scene) -> str:
    """What one decision needs of it: the regions only where a town is to be chosen."""
    return told_table(scene, with_regions=any("town" in choice.args for choice in scene.legal))


def told_table(scene: Scene, *, with_regions: bool) -> str:
    """The parts of the table, one below the other."""
    s = as_table(scene.view)
    parts = [headline(scene, s), (player_line(scene, s, seat) for seat in order(scene))]
    if with_regions:
        parts.append(region_lines(scene, s))
    parts += [trick_lines(scene, s), own_cards(scene, s)]
    return "\n\n".join(filter(None, map("\n".join, parts)))


def headline(scene: Scene, s: State) -> Iterator[str]:
    """Round, Vikings, marriage, marker."""
    words = scene.words
    if s.phase == OVER:
        yield words("situation-over")
    else:
        trick = (
            words("situation-trick", trick=s.trick, tricks=int(box.TRICKS[s.players])) if s.trick and s.dealt else ""
        )
        yield " ".join(filter(None, [words("situation-round", round=round(scene)[0]), trick]))
        if s.round:
            yield words("situation-vikings", left=s.battle_area, strength=s.strength)
        if s.marriage >= 0:
            told = {"marriage": marriage_name(words, s.marriage), "reward": marriage_reward(words, s.marriage)}
            yield words("situation-marriage", left=s.marriages_left, **told)
        yield from to_come(scene, s)
    yield words("situation-marker", **about(scene, s.marker))


def to_come(scene: Scene, s: State) -> Iterator[str]:
    """BB-16.2, BB-13.4  The Viking and marriage cards that have not been revealed."""
    words = scene.words
    left = [int(s.vikings) >> n * STRENGTH_BITS & MOST_BITS for n in range(box.VIKING_CARDS) if not s.landed[n]]
    yield words("situation-vikings-left", count=len(left), cards=", ".join(map(str, left)))
    if s.side == box.REFUSE:
        yield words("situation-refused")
    waiting = [marriage_name(words, card) for card in range(box.MARRIAGES) if not s.met[card]]
    yield words("situation-marriages-left", count=len(waiting), names=listed(words, waiting))


def player_line(scene: Scene, s: State, seat: int) -> str:
    """Everything that a player has in the open."""
    words = scene.words
    wed = [marriage_name(words, card) for card in range(box.MARRIAGES) if s.spouse[card] == seat]
    if s.spouse[box.PRINCESS] == seat and s.side not in (-1, box.REFUSE):
        wed[-1] = words("situation-princess", side=box.SIDES[s.side], name=wed[-1])
    return words(
        "situation-player",
        **about(scene, seat),
        points=int(s.points[seat] if s.phase == OVER else s.score[seat]),
        coins=int(s.coins[seat]),
        renown=int(s.renown[seat]),
        raiders=int(s.raiders[seat]),
        church=int(s.church[seat]),
        space=int(s.space[seat]),
        towns=count(controlled(s, seat)),
        cards=hand_size(s, seat),
        weddings=len(wed),
        wed=listed(words, wed),
    )


def region_lines(scene: Scene, s: State) -> Iterator[str]:
    """All regions."""
    yield scene.words("situation-regions")
    yield from (region_line(scene, s, region) for region in range(box.REGIONS))
    words = scene.words
    pairs = [(one, two) for one in range(box.TOWNS) for two in members(int(box.ROADS[one])) if one < two]
    ends = [words("situation-road", one=town_name(words, one), two=town_name(words, two)) for one, two in pairs]
    yield words("situation-roads", roads=", ".join(ends))


def region_line(scene: Scene, s: State, region: int) -> str:
    """A region: weight and threshold, token, who weighs how much, and every town."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    weights = [(names[seat], faction_weight(s, seat, region)) for seat in range(s.players)]
    weights.append((words("vikings"), faction_weight(s, VIKINGS, region)))
    told = [words("situation-weight", name=name, weight=weight) for name, weight in weights if weight]
    holder = int(s.claim_holder[region])
    state = "held" if holder >= 0 else "up" if s.claim_up[region] else "down"
    return words(
        "situation-region",
        region=region_name(words, region),
        points=int(box.REGION_POINTS[region]),
        weight=settled_weight(s, region),
        threshold=int(box.THRESHOLD[region]),
        state=state,
        name=scene.names[holder] if holder >= 0 else "",
        who=who(scene, holder),
        count=len(told),
        weights=listed(words, told),
        towns=", ".join(town_state(scene, s, town) for town in members(int(box.REGION_TOWNS[region]))),
    )


def town_state(scene: Scene, s: State, town: int) -> str:
    """A town: its colour while it is empty, else who has it and what stands on it."""
    words = scene.words
    name = town_name(words, town)
    seat = owner_of(s, town)
    if seat < 0:
        state = "active" if town == s.active else "empty"
        return words("situation-town-empty", town=name, colour=town_colour(words, town), state=state)
    built = "monastery" if s.monasteries >> town & 1 else "none"
    kind = "situation-town-viking" if s.raided >> town & 1 else "situation-town-disc"
    return words(kind, **about(scene, seat), town=name, built=built)


def trick_lines(scene: Scene, s: State) -> Iterator[str]:
    """The cards of the trick in the order of play, and what has been played in this round."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    if not s.dealt or s.phase == DRAFT:
        return
    cards = [(seat, int(s.card[seat])) for seat in order(scene) if s.card[seat]]
    told = [words("situation-card", name=names[seat], card=card_name(words, card)) for seat, card in cards]
    if s.active != box.NOWHERE:
        yield words("situation-active", town=town_place(words, s.active))
    if told:
        yield words("situation-cards", cards="; ".join(told))
    if s.winner >= 0:
        yield words("situation-winner", **about(scene, s.winner))
    if s.actor >= 0 and s.card[s.actor]:
        card = int(s.card[s.actor])
        told_action = action(words, card, int(s.row)) or card_name(words, card)
        yield words("situation-acting", **about(scene, s.actor), card=card_name(words, card), action=told_action)
    if s.resolved:
        yield words("situation-resolved", card=s.resolved)
    for seat in range(s.players):
        missing = [words(f"card-colour-{box.COLOURS[colour]}") for colour in members(int(s.lacks[seat]))]
        if missing:
            yield words("situation-lacks", **about(scene, seat), colours=listed(words, missing))
    gone = [str(card) for card in range(1, box.CARDS + 1) if s.shown[card] >= 0]
    if gone:
        yield words("situation-gone", cards=", ".join(gone))


def own_cards(scene: Scene, s: State) -> Iterator[str]:
    """The viewer's own cards with what they do."""
    words, seat = scene.words, scene.seat
    if seat is None or not s.dealt:
        return
    if s.phase == DRAFT:
        yield words("situation-draft", turn=s.turn + 1, turns=int(box.DRAFT_TURNS[s.players]) - 1)
        kept = kept_cards(s, seat)
        if kept:
            yield words("situation-kept")
            yield from (f"  {card_actions(words, card)}" for card in members(kept))
        if s.to_act >> seat & 1:
            yield words("situation-pack")
            yield from (f"  {card_actions(words, card)}" for card in members(pack_left(s, seat)))
        yield from passed_on(scene, s, seat)
        return
    yield words("situation-hand")
    yield from (f"  {card_actions(words, card)}" for card in members(int(s.hand[seat])))
    yield from passed_on(scene, s, seat)


def passed_on(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """BB-13.8  What the viewer saw in each pack, and kept of it."""
    for turn in range(min(int(s.turn) + 1, box.TURNS)):
        seen, kept = int(s.packs[seat, turn]), int(s.picks[seat, turn])
        if seen:
            told = [", ".join(map(str, members(cards))) for cards in (kept, seen & ~kept)]
            state = "both" if all(told) else "kept" if told[0] else "seen"
            yield scene.words("situation-passed", turn=turn + 1, state=state, kept=told[0], passed=told[1])

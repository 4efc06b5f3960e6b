"""Lancaster in words: choices, events, what to do, the whole situation, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.core.choice import Choice
from reinos.core.event import Event
from reinos.core.phrase import about, called, listed, outcome, who
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.lancaster import asking, box, naming, printed, statutes, targets
from reinos.games.lancaster.battles import english
from reinos.games.lancaster.deployment import least_knight, space_free, to_beat
from reinos.games.lancaster.knights import ally_of, entry_slot, is_ally, lord
from reinos.games.lancaster.questions import QUESTIONS
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, SHOWN, State

ASKED = {question.at: question.name for question in QUESTIONS}


def price(words: Words, gold: int, squires: int, votes: int = 0) -> str:
    """What something costs."""
    parts = {"gold": gold, "squires": squires, "votes": votes}
    return listed(words, [words(f"part-{name}", count=count) for name, count in parts.items() if count])


# Choices


def choice(view: naming.View, choice: Choice, words: Words) -> str:
    """A choice in words."""
    args = choice.args
    ally = view["party"] >= view["players"]
    if choice.kind == "send":
        return send_words(view, args, words)
    if choice.kind == "squires":
        return words("choice-squires", count=args["count"], strength=view["sent"] + args["count"])
    if choice.kind == "upgrade":
        return words(
            "choice-upgrade",
            strength=args["strength"],
            next=args["strength"] + 1,
            place=naming.place(words, view, args["place"], ally),
        )
    if choice.kind == "vote":
        return words("choice-vote", yes=args["yes"], votes=args["votes"])
    if choice.kind == "trade":
        return trade_words(view, args["times"], words)
    if choice.kind == "county":
        return county_words(view, args["option"], words)
    return other_words(view, choice, words)


def other_words(view: naming.View, choice: Choice, words: Words) -> str:
    """Choices that name one thing."""
    args, told = choice.args, {}
    if "county" in args:
        told["county"] = naming.county(words, args["county"])
    if "space" in args:
        told["space"] = naming.space_title(words, args["space"])
    if "battle" in args:
        told["battle"] = naming.battle(words, view, args["battle"])
    if "tile" in args:
        told["tile"] = naming.favour(words, args["tile"])
        # Two tiles give the same.
        if args["tile"] == box.FAVOURS - 1:
            return words("choice-favour-second", **told)
    if "seat" in args:
        return words("choice-starter", number=args["seat"] + 1)
    if "strength" in args:
        return words("choice-ransom", strength=args["strength"])
    if choice.kind == "exchange":
        return words("choice-exchange", way=args["way"])
    if choice.kind == "done":
        closing = f"choice-done-{ASKED[view['ask']]}"
        return words(closing if closing in words else "choice-done")
    return words(f"choice-{choice.kind}", **told)


def send_words(view: naming.View, args: dict[str, int], words: Words) -> str:
    """A knight and where it goes; whom it would oust there."""
    ally, place = bool(args["ally"]), args["place"]
    strength = 0
    if place < box.CASTLE_AT and view["holder"][place - box.COUNTY_AT] >= 0:
        strength = view["garrison"][place - box.COUNTY_AT] + view["retinue"][place - box.COUNTY_AT]
    return words(
        "choice-send",
        who="ally" if ally else "own",
        knight=args["knight"],
        place=naming.place(words, view, place, ally),
        beaten=strength,
    )


def trade_words(view: naming.View, times: int, words: Words) -> str:
    """So many trades of the law that is being applied."""
    law = view["in_force"][min(view["law"], box.LAW_ROW - 1)]
    gold, squires, votes = (times * int(statutes.LAW_PRICE[law, column]) for column in range(3))
    gain = listed(words, naming.reward(words, times * statutes.LAW_GAIN[law]))
    return words("choice-trade", times=times, price=price(words, gold, squires, votes) or "0", gain=gain or "0")


def county_words(view: naming.View, option: int, words: Words) -> str:
    """An option of the county that is being scored."""
    county = min(view["county"], box.COUNTIES - 1)
    ally = view["party"] >= view["players"]
    name = "remove" if ally and option == box.TAKE_NOBLE else box.COUNTY_OPTIONS[option]
    return words(
        f"choice-county-{name}",
        county=naming.county(words, county),
        reward=listed(words, naming.reward(words, printed.COUNTY_PAYS[int(ally), county])) or "0",
        price=printed.BOTH_PRICE,
    )


# Events


def event(scene: Scene, event: Event) -> str:
    """What happened, in words."""
    words, args, view = scene.words, event.args, scene.view
    told: dict[str, Any] = dict(args)
    if "seat" in args:
        told |= about(scene, args["seat"])
    if "ally" in args:
        told["ally"] = "ally" if args["ally"] else "own"
    if "county" in args:
        told["county"] = naming.county(words, args["county"])
    if "space" in args:
        told["space"] = naming.space(words, args["space"] + (box.SPACES if event.kind == "ally_scored" else 0))
    if "law" in args:
        told["law"] = naming.law(words, args["law"])
    if "battle" in args:
        told["battle"] = naming.battle(words, view, args["battle"])
    if "place" in args:
        told["place"] = naming.place(words, view, args["place"], bool(args.get("ally")))
    return words(f"event-{event.kind}", **told, **particular(scene, event))


def particular(scene: Scene, event: Event) -> dict[str, Any]:
    """What only some kinds of events need."""
    words, args = scene.words, event.args
    if event.kind == "round_begun":
        return {"first": scene.names[args["start"]], "who": who(scene, args["start"])}
    if event.kind == "battles_laid":
        return {f"{side}_strength": int(printed.FRENCH[args[side]]) for side in ("left", "right")}
    if event.kind == "laws_proposed":
        return {"laws": listed(words, [words("law-quoted", law=naming.law(words, law)) for law in args.values()])}
    if event.kind == "favoured":
        return {"favour": naming.favour(words, args["tile"])}
    if event.kind == "law_paid":
        return {"gain": listed(words, naming.reward(words, args["times"] * statutes.LAW_GAIN[args["law"]]))}
    if event.kind == "traded":
        return {"gain": listed(words, naming.reward(words, args["times"] * statutes.LAW_GAIN[args["law"]])) or "0"}
    if event.kind == "county_scored":
        return {"choice": box.COUNTY_OPTIONS[args["option"]]}
    if event.kind == "castle_scored":
        amounts = [args["gold"], args["squires"], args["votes"], *[0] * (len(printed.PARTS) - 3)]
        return {"gain": listed(words, naming.reward(words, amounts)) or "0"}
    if event.kind == "starter_named":
        return {"chosen": called(words, scene.names, scene.seat)[args["starter"]]}
    if event.kind in ("battle_won", "battle_lost"):
        return battle_result(scene, event)
    if event.kind == "match_won":
        return {"result": outcome(scene)}
    return {}


def battle_result(scene: Scene, event: Event) -> dict[str, Any]:
    """LA-11.3 to LA-11.5  Who gets what in a battle."""
    words, lost = scene.words, event.kind == "battle_lost"
    shares = []
    for rank, place in enumerate(("first", "second", "third")):
        party, value = event.args[place], rank + lost
        if party >= 0 and value < box.SLOTS:
            points = int(printed.VALUES[event.args["card"], value])
            shares.append(
                words(
                    "battle-share", name=naming.party(scene, party), points=points, ally=str(party >= len(scene.names))
                )
            )
    row = "upper" if event.args.get("row") else "lower"
    return {
        "french": int(printed.FRENCH[event.args["card"]]),
        "shares": listed(words, shares),
        "count": len(shares),
        "line": row,
    }


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    view, words = scene.view, scene.words
    if view["phase"] == asking.OVER:
        return words("prompt-over", result=outcome(scene))
    if view["ask"] == asking.ASK_VOTE:
        return vote_prompt(scene)
    s = as_table(view)
    seat = lord(s, s.party)
    county = int(s.sent_to) if s.sent_to >= 0 else min(int(s.county), box.COUNTIES - 1)
    law = int(s.in_force[min(s.law, box.LAW_ROW - 1)])
    return words(
        f"prompt-{ASKED[s.ask]}",
        who=who(scene, seat),
        name=scene.names[seat],
        ally="ally" if is_ally(s, s.party) else "own",
        county=naming.county(words, county),
        law=naming.law(words, law),
        text=naming.law_text(words, law),
        strength=int(s.sent),
        total=to_beat(s, county),
        left=int(s.allowance),
        two=str(s.players == 2),
    )


def vote_prompt(scene: Scene) -> str:
    """LA-6.2  Vote, or wait for those who have not voted."""
    view, words = scene.view, scene.words
    waiting = members(view["to_act"])
    law = view["proposal"][view["vote"]]
    state = "vote" if scene.seat in waiting else "voted" if scene.seat is not None else "watch"
    return words(
        "prompt-vote",
        state=state,
        law=naming.law(words, law),
        text=naming.law_text(words, law),
        number=view["vote"] + 1,
        names=listed(words, [scene.names[seat] for seat in waiting]),
    )


def order(scene: Scene) -> list[int]:
    """LA-2.1  Turn order: clockwise from the start marker."""
    players = scene.view["players"]
    return [(scene.view["start"] + step) % players for step in range(players)]


def round(scene: Scene) -> tuple[str, int, int]:
    """The round and its phase."""
    view = scene.view
    phase = scene.words(f"phase-{asking.PHASES[view['phase']]}")
    return scene.words("round-phase", round=view["round"], rounds=box.ROUNDS, phase=phase), view["round"], box.ROUNDS


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """Where everybody's points came from."""
    view, players = scene.view, scene.view["players"]
    rows = [(f"source-{name}", "earned", column) for column, name in enumerate(("counties", "laws", "battles"))]
    rows += [(f"source-{name}", "final", column) for column, name in enumerate(("knighthood", "extensions", "nobles"))]
    return [
        (scene.words(label), [view[field][seat][column] for seat in range(players)]) for label, field, column in rows
    ]


def why(scene: Scene, target: str) -> str | None:
    """Why a place cannot be chosen now."""
    s = as_table(scene.view)
    if s.ask != asking.ASK_PLACE or scene.seat is None:
        return None
    strongest = max((k for k in range(1, box.STRENGTHS + 1) if s.court[scene.seat, k] > 0), default=0)
    for county in range(box.COUNTIES):
        if target == targets.county(county):
            if s.holder[county] >= 0 and lord(s, int(s.holder[county])) == scene.seat:
                return scene.words("why-own-county")
            if strongest < printed.MINIMUM[county]:
                return scene.words(
                    "why-minimum", county=naming.county(scene.words, county), strength=int(printed.MINIMUM[county])
                )
            if strongest < least_knight(s, scene.seat, county):
                return scene.words("why-weak", strength=to_beat(s, county))
    for space in range(box.SPACES):
        if target == targets.space(space) and not space_free(s, scene.seat, space):
            built = s.tiles[scene.seat, space] != IN_STOCK
            return scene.words("why-built" if built else "why-occupied")
    for battle in range(box.BATTLES):
        if target == targets.battle(battle) and entry_slot(s, scene.seat, battle) < 0:
            return scene.words("why-full")
    return None


# The situation


def situation(scene: Scene) -> str:
    """The whole table: counties, battles, parliament, favour, every castle."""
    s = as_table(scene.view)
    seats = sorted(range(s.players), key=lambda seat: seat != scene.seat)
    parts = [headline(scene, s), counties(scene, s), battles(scene, s), parliament(scene, s), favours(scene, s)]
    return "\n\n".join([*("\n".join(part) for part in parts), *("\n".join(house(scene, s, seat)) for seat in seats)])


def glance(scene: Scene) -> str:
    """What one decision needs of it."""
    s = as_table(scene.view)
    seat = scene.seat if scene.seat is not None else 0
    parts = [headline(scene, s), counties(scene, s), battles(scene, s), parliament(scene, s), house(scene, s, seat)]
    return "\n\n".join("\n".join(part) for part in parts)


def headline(scene: Scene, s: State) -> Iterator[str]:
    """Round, phase, start player, points."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    label, _, _ = round(scene)
    yield words("situation-round", label=label, first=scene.names[s.start], who=who(scene, int(s.start)))
    told = [words("situation-score", name=name, points=int(s.score[seat])) for seat, name in enumerate(names)]
    yield words("situation-points", points="; ".join(told))


def counties(scene: Scene, s: State) -> Iterator[str]:
    """The counties A to I."""
    words = scene.words
    yield words("situation-counties")
    for county in range(box.COUNTIES):
        holder = int(s.holder[county])
        yield "  " + words(
            "situation-county",
            letter=box.LETTERS[county],
            county=naming.county(words, county),
            least=int(printed.MINIMUM[county]),
            reward=listed(words, naming.reward(words, printed.COUNTY_REWARD[county])),
            nobles=int(s.noble_stack[county]),
            holder=naming.party(scene, holder) if holder >= 0 else "0",
            strength=int(s.garrison[county]),
            squires=int(s.retinue[county]),
        )


def battles(scene: Scene, s: State) -> Iterator[str]:
    """The battles with their slots."""
    words = scene.words
    yield words("situation-battles")
    for battle in range(box.BATTLES - 1, -1, -1):
        if s.card[battle] < 0:
            continue
        slots = [slot_words(scene, s, battle, slot) for slot in range(box.SLOTS) if s.fighter[battle, slot] >= 0]
        yield "  " + words(
            "situation-battle",
            battle=naming.battle(words, scene.view, battle),
            values=", ".join(str(value) for value in printed.VALUES[s.card[battle]]),
            strength=english(s, battle),
            slots="; ".join(slots) or words("situation-nobody"),
        )


def slot_words(scene: Scene, s: State, battle: int, slot: int) -> str:
    """Who stands in a slot, with which knights."""
    knights = [str(k) for k in s.stack[battle, slot] if k]
    return scene.words(
        "situation-slot",
        name=naming.party(scene, int(s.fighter[battle, slot])),
        knights=" + ".join(knights),
        squires=int(s.aid[battle, slot]),
    )


def parliament(scene: Scene, s: State) -> Iterator[str]:
    """Laws in force and proposals."""
    words = scene.words
    yield words("situation-laws")
    for slot in range(box.LAW_ROW):
        law = int(s.in_force[slot])
        yield "  " + words("situation-law", law=naming.law(words, law), text=naming.law_text(words, law))
    shown = [slot for slot in range(box.LAW_ROW) if s.proposal[slot] >= 0]
    if shown:
        yield words("situation-proposals")
    for slot in shown:
        law = int(s.proposal[slot])
        yield "  " + words(
            "situation-proposal", number=slot + 1, law=naming.law(words, law), text=naming.law_text(words, law)
        )


def favours(scene: Scene, s: State) -> Iterator[str]:
    """Favour tiles that are face up."""
    words = scene.words
    shown = [naming.favour(words, tile) for tile in range(box.FAVOURS) if s.favour[tile] == SHOWN]
    yield words("situation-favours", tiles="; ".join(shown) or words("situation-none"))


def house(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """What a player owns."""
    words, mine = scene.words, seat == scene.seat
    yield words("situation-house", who="you" if mine else "other", name=scene.names[seat], points=int(s.score[seat]))
    if s.gold[seat] >= 0:
        yield "  " + words("situation-purse", gold=int(s.gold[seat]), squires=int(s.squires[seat]))
    yield "  " + words("situation-votes", votes=int(s.votes[seat]) + int(s.leftover[seat]))
    yield from knights_words(scene, s, seat, box.SPACES, 0)
    tiles = [
        words("situation-tile", space=naming.space(words, space), down=str(s.tiles[seat, space] == FACE_DOWN))
        for space in range(box.SPACES)
        if s.tiles[seat, space] != IN_STOCK
    ]
    yield "  " + words("situation-tiles", tiles=listed(words, tiles) or words("situation-none"))
    nobles = [naming.county(words, county) for county in range(box.COUNTIES) if s.nobles[seat, county]]
    yield "  " + words("situation-nobles", nobles=listed(words, nobles) or words("situation-none"))
    if s.players == 2:
        yield words("situation-ally", who="you" if mine else "other", name=scene.names[seat])
        yield from knights_words(scene, s, ally_of(s, seat), box.ALLY_SPACES, box.SPACES)


def knights_words(scene: Scene, s: State, party: int, spaces: int, first: int) -> Iterator[str]:
    """Knights in court, castle and reserve."""
    words = scene.words
    court = [str(k) for k in range(1, box.STRENGTHS + 1) for _ in range(int(s.court[party, k]))]
    reserve = [str(k) for k in range(1, box.STRENGTHS + 1) for _ in range(int(s.reserve[party, k]))]
    castle = [
        words("situation-guard", strength=int(s.castle[party, space]), space=naming.space(words, first + space))
        for space in range(spaces)
        if s.castle[party, space] > 0
    ]
    none = words("situation-none")
    yield "  " + words("situation-court", knights=", ".join(court) or none)
    yield "  " + words("situation-castle", knights="; ".join(castle) or none)
    yield "  " + words("situation-reserve", knights=", ".join(reserve) or none)

"""Choices in words, what to do now, and why something is not possible."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.phrase import about, listed, outcome, who
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.lancaster import asking, box, naming, printed, statutes, targets
from reinos.games.lancaster.deployment import helpers, space_free, to_beat
from reinos.games.lancaster.knights import ally_of, is_ally, lord
from reinos.games.lancaster.state import IN_STOCK, State
from reinos.games.lancaster.tell.log import ASKED, law_gain


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    view, words, args = scene.view, scene.words, choice.args
    ally = view["party"] >= view["players"]
    if choice.kind == "send":
        return send_words(scene, args)
    if choice.kind == "squires":
        return words("choice-squires", count=args["count"], strength=view["sent"] + args["count"])
    if choice.kind == "upgrade":
        return words(
            "choice-upgrade",
            strength=args["strength"],
            next=args["strength"] + 1,
            place=naming.place_in(words, view, args["place"], ally, "in"),
        )
    if choice.kind == "vote":
        return words("choice-vote", yes=args["yes"], votes=args["votes"])
    if choice.kind == "trade":
        return trade_words(view, args["times"], words)
    if choice.kind == "county":
        return county_words(view, args["option"], words)
    return other_words(scene, choice)


def number(scene: Scene, choice: Choice) -> int | None:
    """What a choice is called by: how many squires, or how often."""
    return choice.args.get("count", choice.args.get("times"))


def other_words(scene: Scene, choice: Choice) -> str:
    """Choices that name one thing."""
    view, words, args, told = scene.view, scene.words, choice.args, {}
    if "county" in args:
        told["county"] = naming.county(words, args["county"])
    if "space" in args:
        told["space"] = naming.space(words, args["space"])
        told["gain"] = naming.space_reward(words, args["space"])
    if "battle" in args:
        told["battle"] = naming.battle(words, args["battle"], view["card"][args["battle"]])
    if "tile" in args:
        told["tile"] = naming.favour(words, args["tile"])
        # Two tiles give the same.
        if args["tile"] == box.FAVOURS - 1:
            return words("choice-favour-second", **told)
    if "clockwise" in args:
        chosen = (view["party"] + args["clockwise"]) % view["players"]  # an ally's number, too, is its lord's this way
        return words("choice-starter", **about(scene, chosen))
    if "strength" in args:
        return words("choice-ransom", strength=args["strength"])
    if choice.kind == "exchange":
        return words("choice-exchange", way=args["way"])
    if choice.kind in ("done", "decline"):
        closing = f"choice-{choice.kind}-{ASKED.get(view['ask'], 'none')}"
        return words(closing if closing in words else f"choice-{choice.kind}")
    return words(f"choice-{choice.kind}", **told)


def send_words(scene: Scene, args: dict[str, int]) -> str:
    """A knight and where it goes; whom it would oust there."""
    view, words, ally, place = scene.view, scene.words, bool(args["ally"]), args["place"]
    told = {"knight": args["knight"], "place": naming.place_in(words, view, place, ally, "to"), "beaten": 0}
    county = place - box.COUNTY_AT
    if place < box.CASTLE_AT and view["holder"][county] >= 0:
        holder, players = view["holder"][county], view["players"]
        told |= naming.side(scene, holder % players, holder >= players)
        told["beaten"] = view["garrison"][county] + view["retinue"][county]
    return words("choice-send", **told | {"who": "ally" if ally else "own"})


def trade_words(view: naming.View, times: int, words: Words) -> str:
    """So many trades of the law that is being applied."""
    law = view["in_force"][min(view["law"], box.LAW_ROW - 1)]
    paid = (times * int(price) for price in statutes.LAW_PRICE[law])
    return words("choice-trade", times=times, price=naming.price(words, *paid) or "0", gain=law_gain(words, law, times))


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
        bought=int(s.bought) + 1,
        two=str(s.players == 2),
        battle=naming.battle(words, min(int(s.battle), box.BATTLES - 1), int(s.card[min(s.battle, box.BATTLES - 1)])),
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
        out=naming.law(words, view["in_force"][0]),
        number=view["vote"] + 1,
        names=listed(words, [scene.names[seat] for seat in waiting]),
        count=len(waiting),
    )


# Why not


# Choices of a place, other than for a knight to go to, for which there are words why one cannot be it.
NAMING = ("build", "favour", "noble", "remove", "upgrade", "front", "tax", "upkeep", "battle", "item")


def why(scene: Scene, target: str) -> str | None:
    """Why a place cannot be chosen now: for the own knights, and with two players for those of the ally."""
    s, pressed = as_table(scene.view), {targets.target(choice, scene.view) for choice in scene.legal}
    if scene.seat is None or target in pressed:
        return None
    if s.ask != asking.ASK_PLACE:
        alike = any(place.partition("-")[0] == target.partition("-")[0] for place in pressed)
        return next((scene.words(f"why-{c.kind}") for c in scene.legal if alike and c.kind in NAMING), None)
    for county in range(box.COUNTIES):
        if target == targets.county(county):
            return why_not_county(scene, s, county)
    for space in range(box.ALL_SPACES):
        if target == targets.space(space):
            return why_not_space(scene, s, space)
    for battle in range(box.BATTLES):
        if target == targets.battle(battle):
            return scene.words("why-no-knight" if not courts(s, scene.seat) else "why-full")
    return None


def courts(s: State, seat: int) -> dict[int, int]:
    """The parties of a seat with knights in court, each with the strength of the strongest."""
    found = {}
    for party in [seat, ally_of(s, seat)] if s.players == 2 else [seat]:
        strengths = [strength for strength in range(1, box.STRENGTHS + 1) if s.court[party, strength] > 0]
        if strengths:
            found[party] = max(strengths)
    return found


def why_not_county(scene: Scene, s: State, county: int) -> str:
    """LA-4.3, LA-4.6, LA-4.7, LA-12.5  What keeps every knight of the seat out of a county."""
    words, seat = scene.words, scene.seat or 0
    holder, able = int(s.holder[county]), courts(s, seat)
    if not able:
        return words("why-no-knight")
    if holder >= 0 and lord(s, holder) == seat:
        return words("why-own-county", ally="ally" if is_ally(s, holder) else "own")
    least = int(printed.MINIMUM[county])
    reached = [strength + helpers(s, party) for party, strength in able.items() if strength >= least]
    if not reached:
        return words("why-minimum", county=naming.county(words, county), strength=least)
    return words("why-weak", strength=to_beat(s, county), reached=max(reached))


def why_not_space(scene: Scene, s: State, space: int) -> str | None:
    """LA-4.8, LA-12.4  What keeps a knight off a castle space."""
    words, seat = scene.words, scene.seat or 0
    party = seat if space < box.SPACES else ally_of(s, seat)
    if party not in courts(s, seat):
        return words("why-no-knight" if party == seat else "why-no-ally-knight")
    if space_free(s, party, space % box.SPACES):
        return None
    built = space < box.SPACES and s.tiles[seat, space] != IN_STOCK
    return words("why-built" if built else "why-occupied")

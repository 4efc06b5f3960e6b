"""The whole table of Risk Europe in words, and what one decision needs of it.

What is there is told wherever it is there, not only in the phases that need it: nobody has to know the engine's phases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from reinos.core.bits import count
from reinos.core.phrase import listed
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import bank, city_crowns, crowns
from reinos.games.risk_europe.map import CITIES, CITY_NAMES, GOLD, TAX_VALUE, TERRITORIES
from reinos.games.risk_europe.missions import MISSION_NEEDS, progress, units_on_board
from reinos.games.risk_europe.names import (
    army_name,
    bonus,
    card_name,
    cards_of,
    city_name,
    condition,
    mission_name,
    place_name,
    sentence,
    unit_name,
    units_of,
)
from reinos.games.risk_europe.opening import PASSES
from reinos.games.risk_europe.scoring import WIN_CROWNS
from reinos.games.risk_europe.state import ALWAYS_LAST, UNLIMITED, State

# What the words leave out, and why.
UNTOLD: Mapping[str, str] = {
    "land": "the owners of the territories, as sets",
    "inroads": "the attackers of the territories, as sets",
    "disputed": "the territories with an attacker, as a set",
    "place": "whose turn it is, as a place in the order that is told",
    "stage": "which kinds of purchases the engine has passed; players buy in any order",
    "last_reveal": "which missions the engine has passed; players reveal in any order",
    "step": "where a battle stands between its rolls; what is decided there is asked",
    "points": "the crowns, once more at the end",
}
SIDES = ("attacker", "defender")
SMALL = frozenset({phases.MOVE, phases.BUY_COUNT, phases.EXPAND_TO, phases.SECOND_TO, phases.MANEUVER_TO})
SMALL |= {phases.ASSAULT_TO, phases.PLACE_NEXT, phases.PLACE_KEEP, phases.SPEND, phases.LEVY, phases.TAX}
SMALL |= {phases.FORTIFY, phases.ASSAULT_FROM, phases.REROLL, phases.LOSE, phases.REVEAL, phases.MISSION_PICK}


def situation(scene: Scene) -> str:
    """The whole table: round, rules in play, order, every army with its land, disputes, battle, cards, missions."""
    s = as_table(scene.view)
    parts = [headline(scene, s), common(scene, s)]
    parts += [realm(scene, s, army) for army in range(pieces.ARMIES)]
    parts += [unclaimed(scene, s), disputes(scene, s), under_way(scene, s), battle(scene, s), secrets(scene, s)]
    return paragraphs(scene, parts)


def glance(scene: Scene) -> str:
    """What one decision needs of it: at small choices what is under way, else a line an army and the viewer's land."""
    s = as_table(scene.view)
    if s.phase in SMALL:
        return paragraphs(scene, [under_way(scene, s), battle(scene, s), purse(scene, s)])
    lines = [
        line
        for army in range(pieces.ARMIES)
        for number, line in enumerate(realm(scene, s, army))
        if number == 0 or army in (scene.seat, s.army)
    ]
    return paragraphs(scene, [headline(scene, s), lines, disputes(scene, s), battle(scene, s), secrets(scene, s)])


def paragraphs(scene: Scene, parts: Sequence[Iterable[str]]) -> str:
    """Paragraphs of lines, each with its capital; those without lines fall away."""
    told = ("\n".join(sentence(scene, line) for line in part) for part in parts)
    return "\n\n".join(paragraph for paragraph in told if paragraph)


# --- the table


def headline(scene: Scene, s: State) -> Iterator[str]:
    """Round, step, goal, marker, order, who plays."""
    words, goal = scene.words, int(WIN_CROWNS[s.players])
    if s.phase == phases.OVER:
        yield words("situation-over", round=s.round)
        for seat in sorted(range(s.players), key=lambda seat: int(s.ranks[seat])):
            yield words("situation-rank", place=int(s.ranks[seat]), name=army_name(scene, seat), crowns=crowns(s, seat))
    elif s.round == 0:
        yield words("situation-setup", goal=goal)
    else:
        yield words("situation-round", round=s.round, step=words(f"step-{step_of(s)}"), goal=goal)
    if s.passing:
        yield words("situation-pass", number=s.passing + 1, count=int(PASSES[s.players]))
    if s.marker != pieces.NOBODY:
        yield words("situation-marker", name=army_name(scene, s.marker))
    if any(army >= 0 for army in s.sequence.tolist()):
        yield words("situation-order", names=armies(scene, s.sequence.tolist()))
    if any(army >= 0 for army in s.circle.tolist()):
        yield words("situation-circle", names=armies(scene, s.circle.tolist()))
    if s.phase != phases.OVER and s.army != pieces.NOBODY:
        yield words("situation-playing", name=army_name(scene, s.army))


def armies(scene: Scene, found: list[int]) -> str:
    """Some armies in their order."""
    return listed(scene.words, [army_name(scene, army) for army in found if army != pieces.NOBODY])


def step_of(s: State) -> str:
    """The part of the round."""
    if s.phase == phases.CHOOSE_CARDS:
        return "orders"
    if s.phase in (phases.AUCTION_BID, phases.AUCTION_ORDER):
        return "auction"
    return f"turn-{s.turn + 1}" if s.turn < pieces.TURNS else "battles"


def common(scene: Scene, s: State) -> Iterator[str]:
    """The rules in play, the common reserve, bids and auctions."""
    words = scene.words
    rules = [words("rule-missions" if s.kingdom_missions else "rule-cards")]
    rules.append(words("rule-bank" if s.bank_limited else "rule-bank-free", coins=pieces.COINS))
    if s.mercenary_order_3p == ALWAYS_LAST:
        rules.append(words("rule-mercenaries-last"))
    limited = s.max_rounds != UNLIMITED
    rules.append(words("rule-rounds", rounds=s.max_rounds) if limited else words("rule-rounds-free"))
    yield words("situation-rules", rules="; ".join(rules))
    yield words("situation-reserve", things=supply(words, s))
    bids = [
        words("bid-entry", name=army_name(scene, seat), coins=coins)
        for seat, coins in enumerate(s.bids.tolist())
        if coins >= 0
    ]
    if bids:
        yield words("situation-bids", bids=listed(words, bids))
    if s.auction != pieces.NOBODY:
        yield words("situation-auction", name=army_name(scene, s.auction))
    if s.auctioned:
        yield words("situation-auctioned", names=armies(scene, members(s.auctioned)))
    if s.draws:
        drawers = [seat for seat in s.drawer.tolist() if seat >= 0]
        yield words("situation-draws", count=s.draws, names=armies(scene, drawers))
    for army, mask in enumerate(s.gone.tolist()):
        if mask:
            yield words("situation-gone", name=army_name(scene, army), missions=missions(words, mask))


def supply(words: Words, s: State) -> str:
    """RE-1.11, RE-17.2, RE-17.4  What the common reserve has left."""
    things = [words("count-castles", count=s.castles)]
    if s.cards_left or not s.kingdom_missions:
        things.append(words("left-cards", count=s.cards_left))
    if s.kingdom_missions or s.missions_left:
        things.append(words("count-missions", count=s.missions_left))
    if s.bank_limited:
        things.append(words("count-coins", coins=bank(s)))
    return listed(words, things)


def missions(words: Words, mask: int) -> str:
    """Missions by name."""
    return listed(words, [mission_name(words, mission) for mission in members(mask)])


def realm(scene: Scene, s: State, army: int) -> Iterator[str]:
    """What an army has."""
    words, name = scene.words, army_name(scene, army)
    if not s.alive[army] or s.left_in[army]:
        yield words("situation-out", name=name, round=int(s.left_in[army]))
        return
    cards, done = int(s.cards[army]), int(s.revealed[army])
    facts = [
        words("count-crowns", crowns=crowns(s, army)),
        words("count-coins", coins=int(s.coins[army])),
        words("count-cities", count=count(int(s.land[army]) & CITIES)),
        words("count-territories", territories=count(int(s.land[army]))),
        words("units-on-board", count=units_on_board(s, army)),
    ]
    yield words("situation-army", name=name, facts=listed(words, facts))
    if cards or done:
        parts = [words("crowns-cities", crowns=city_crowns(s, army))]
        parts += [words("left-cards", count=cards)] if cards else []
        parts += [words("left-missions", count=count(done))] if done else []
        yield words("situation-crowns", name=name, parts=listed(words, parts))
    yield words("situation-units", name=name, units=units_of(words, s.reserve[army].tolist()))
    yield from notes(scene, s, army)
    land = [described(words, s, t) for t in range(TERRITORIES) if s.owner[t] == army]
    if land:
        yield words("situation-land", name=name, places="; ".join(land))
    shown = [card_name(words, card) for card in s.shown[army].tolist() if card >= 0]
    if shown:
        yield words("situation-cards", name=name, cards=listed(words, shown))
    if s.spent[army].any():
        yield words("situation-discards", name=name, cards=cards_of(words, s.spent[army].tolist()))
    if s.deck_left[army]:
        yield words("situation-deck", name=name, count=int(s.deck_left[army]))
    for mission in members(done):
        yield words("situation-completed", name=name, mission=mission_name(words, mission), bonus=bonus(words, mission))
    if s.held_count[army]:
        yield words("situation-hidden", name=name, count=int(s.held_count[army]))


def notes(scene: Scene, s: State, army: int) -> Iterator[str]:
    """What holds of an army this round."""
    words, name = scene.words, army_name(scene, army)
    if army >= s.players:
        led = s.controller[army] != pieces.NOBODY
        who = "you" if s.controller[army] == scene.seat and led else "other" if led else "nobody"
        leader = army_name(scene, int(s.controller[army]))
        yield words("situation-controlled", army=name, name=leader, who=who)
    if s.saved[army]:
        yield words("situation-saved", name=name)
    if s.card_bought[army]:
        yield words("situation-card-bought", name=name)
    if s.victories[army]:
        yield words("situation-victories", name=name, count=int(s.victories[army]))


def described(words: Words, s: State, territory: int) -> str:
    """A territory with its city, its units, its castle and its tile."""
    details = []
    if CITIES >> territory & 1:
        details.append(words("place-city", city=city_name(words, territory), value=int(TAX_VALUE[territory])))
    if s.units[pieces.HOLDER, territory].any():
        details.append(units_of(words, s.units[pieces.HOLDER, territory].tolist()))
    if s.forts >> territory & 1:
        details.append(words("with-castle"))
    if GOLD >> territory & 1 and s.tile_round[territory] >= 0:
        gained = int(s.tile_round[territory])
        state = "new" if s.round and gained == s.round else "setup" if gained == 0 else "old"
        tile = words(f"tile-{CITY_NAMES[territory]}")
        details.append(words("place-tile", tile=tile, state=state, round=gained))
    return words("situation-place", place=place_name(words, territory), details=", ".join(details) or "none")


def unclaimed(scene: Scene, s: State) -> Iterator[str]:
    """Unclaimed land with a city or a castle."""
    words = scene.words
    told = [
        described(words, s, t)
        for t in range(TERRITORIES)
        if s.owner[t] == pieces.NOBODY and ((CITIES | s.forts) >> t & 1 or s.units[pieces.HOLDER, t].any())
    ]
    if told:
        yield words("situation-unclaimed", places="; ".join(told))


def disputes(scene: Scene, s: State) -> Iterator[str]:
    """The disputed territories."""
    for territory in range(TERRITORIES):
        if s.invader[territory] != pieces.NOBODY or s.units[pieces.INVADER, territory].any():
            yield scene.words(
                "situation-dispute",
                place=place_name(scene.words, territory),
                attacker=army_name(scene, int(s.invader[territory])),
                defender=army_name(scene, int(s.owner[territory])),
                units=units_of(scene.words, s.units[pieces.INVADER, territory].tolist()),
                others=units_of(scene.words, s.units[pieces.HOLDER, territory].tolist()),
            )


# --- what is being decided


def under_way(scene: Scene, s: State) -> Iterator[str]:
    """What of a turn is done, and the order that is being carried out."""
    words = scene.words
    for name in ("ordered", "bonus_used", "berlin", "bought"):
        if getattr(s, name):
            yield words(f"situation-{name}")
    if s.task != pieces.NO_TASK:
        yield words("situation-task", task=words(f"choice-menu-{s.task}"))
    for name in ("origin", "target", "spot"):
        territory = getattr(s, name)
        if territory >= 0:
            owner = army_name(scene, int(s.owner[territory]))
            yield words(f"situation-{name}", place=described(words, s, territory), owner=owner)
    if s.group.any():
        yield words("situation-group", units=units_of(words, s.group.tolist()))
    if s.asked:
        yield words("situation-asked", unit=unit_name(words, s.asked))


def purse(scene: Scene, s: State) -> Iterator[str]:
    """The coins and the reserve of the army that spends."""
    if s.phase in (phases.SPEND, phases.BUY_COUNT, phases.LEVY):
        words, name = scene.words, army_name(scene, s.army)
        yield words("situation-units", name=name, units=units_of(words, s.reserve[s.army].tolist()))


def battle(scene: Scene, s: State) -> Iterator[str]:
    """RE-9, RE-6.4  The battle or the assault that goes on: rank, units, dice, hits to take, losses so far."""
    words = scene.words
    if s.field >= 0:
        kind = "assault" if s.assault else "battle"
        yield words("situation-battle", kind=kind, place=place_name(words, s.field))
    elif s.assault:
        yield words("situation-assault")
    if s.rank:
        yield words("situation-rank-now", rank=words(f"rank-{s.rank}"))
    for number, side in enumerate(SIDES):
        facts = list(side_facts(scene, s, number))
        if facts:
            yield words("situation-side", side=words(f"side-{side}"), facts="; ".join(facts))
    if s.rerolled:
        yield words("situation-rerolled")
    if s.side:
        yield words("situation-losing", side=words(f"side-{SIDES[s.side]}"))


def side_facts(scene: Scene, s: State, side: int) -> Iterator[str]:
    """What is known of a side of a battle."""
    words = scene.words
    if s.field >= 0:
        army = int(s.invader[s.field] if side == pieces.INVADER else s.owner[s.field])
        if army != pieces.NOBODY:
            yield army_name(scene, army)
            yield units_of(words, s.units[side, s.field].tolist())
    dice = sorted((die for die in s.dice[side].tolist() if die), reverse=True)
    if dice or s.rolled[side]:
        shown = "-".join(map(str, dice))
        yield words("side-dice", dice=int(s.rolled[side]), shown=shown)
    if s.hits[side]:
        yield words("side-hits", hits=int(s.hits[side]))
    if s.fallen[side]:
        yield words("side-fallen", count=int(s.fallen[side]))
    if s.preset[side]:
        yield words("side-preset")


# --- what only the viewer knows


def secrets(scene: Scene, s: State) -> Iterator[str]:
    """The viewer's hand, chosen cards, bid and missions."""
    if scene.seat is None:
        return
    words, seat = scene.words, scene.seat
    if s.round and s.alive[seat]:
        hand = pieces.DECK - s.spent[seat]
        for card in [*s.shown[seat].tolist(), *s.chosen[seat].tolist()]:
            if card >= 0:
                hand[card] -= 1
        if (hand > 0).any():
            yield words("situation-hand", cards=cards_of(words, hand.tolist()))
    chosen = [card_name(words, card) for card in s.chosen[seat].tolist() if card >= 0]
    if chosen:
        yield words("situation-chosen", cards=listed(words, chosen))
    if s.bid[seat] >= 0:
        yield words("situation-bid", coins=int(s.bid[seat]))
    for mission in members(int(s.held[seat])):
        done, needed = progress(s, seat, mission), int(MISSION_NEEDS[mission, s.players])
        yield words(
            "situation-mission",
            mission=mission_name(words, mission),
            condition=condition(words, mission, s.players),
            done=done,
            needed=needed,
            bonus=bonus(words, mission),
        )
    for draw, (kept, back) in enumerate(s.looks[seat].tolist(), 1):
        seen = [mission_name(words, mission) for mission in (kept, back) if mission >= 0]
        if seen:
            yield words("situation-look", number=draw, missions=listed(words, seen))

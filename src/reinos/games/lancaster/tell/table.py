"""The situation in words: counties, battles, parliament, favours, castles, and how far the round has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reinos.core.phrase import called, listed, who
from reinos.core.record import members
from reinos.core.scene import Scene, as_table
from reinos.core.words import Words
from reinos.games.lancaster import asking, box, naming, printed, statutes
from reinos.games.lancaster.battles import english
from reinos.games.lancaster.knights import ally_of, lord
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, LAW_MODES, SHOWN, UPGRADE_SCOPES, State
from reinos.games.lancaster.tell.log import SOURCES, values

# What no text says, and why.
UNTOLD = {
    "ledger": "LA-16.3  the purses behind the screens, counted for programs; people are shown gold and squires",
    "law_group_0": "group_set says which laws are used",
    "law_group_1": "group_set says which laws are used",
    "law_group_2": "group_set says which laws are used",
    "law_group_3": "group_set says which laws are used",
    "law_group_4": "group_set says which laws are used",
    "may_decline": "the choices say whether something can be declined",
    "step": "follows from the start player and whose turn it is",
    "stage": "follows from the question",
    "prisoners": "1 exactly while the ransom is asked",
    "points": "the score says them",
    "ranks": "follow from the score",
}


def order(scene: Scene) -> list[int]:
    """LA-2.1  Turn order: clockwise from the start marker."""
    players = scene.view["players"]
    return [(scene.view["start"] + step) % players for step in range(players)]


def round(scene: Scene) -> tuple[str, int, int]:
    """The round and its phase."""
    view = scene.view
    phase = scene.words(f"phase-{asking.PHASES[view['phase']]}")
    return scene.words("round-phase", round=view["round"], rounds=box.ROUNDS, phase=phase), view["round"], box.ROUNDS


def path(scene: Scene) -> tuple[list[str], int]:
    """LA-3.1  The parts of a round, and which of them it has come to, with the law that is voted on."""
    view, words = scene.view, scene.words
    if view["phase"] in (asking.SETUP, asking.OVER):
        return [], 0
    labels = [words(f"path-{name}") for name in asking.PHASES[asking.DEPLOYMENT : asking.OVER]]
    now = view["phase"] - asking.DEPLOYMENT
    if view["phase"] == asking.PARLIAMENT:
        labels[now] = words("path-turn", phase=labels[now], turn=view["vote"] + 1, turns=box.LAW_ROW)
    return labels, now


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """Where everybody's points came from."""
    view, players = scene.view, scene.view["players"]
    rows = [[*view["earned"][seat], *view["final"][seat]] for seat in range(players)]
    return [(scene.words(f"source-{name}"), [row[n] for row in rows]) for n, name in enumerate(SOURCES)]


def situation(scene: Scene) -> str:
    """The whole table: counties, battles, parliament, favour, every castle, what is still to come."""
    s = as_table(scene.view)
    seats = sorted(range(s.players), key=lambda seat: seat != scene.seat)
    parts = [headline(scene, s), counties(scene, s), battles(scene, s), parliament(scene, s), favours(scene, s)]
    parts += [house(scene, s, seat) for seat in seats] + [to_come(scene, s)]
    return "\n\n".join("\n".join(part) for part in parts)


def glance(scene: Scene) -> str:
    """What one decision needs of it."""
    s = as_table(scene.view)
    seat = scene.seat if scene.seat is not None else 0
    others = [other for other in range(s.players) if other != seat]
    ask = int(s.ask)
    if ask == asking.ASK_SQUIRES:
        parts = [[county_line(scene, s, int(s.sent_to))], purse_lines(scene, s, seat)]
    elif ask == asking.ASK_FAVOUR:
        parts = [favours(scene, s), knights_words(scene, s, int(s.party))]
    elif ask in (asking.ASK_NOBLE, asking.ASK_REMOVE):
        parts = [counties(scene, s), [nobles_line(scene, s, other)[2:] for other in [seat, *others]]]
    elif ask == asking.ASK_RANSOM:
        parts = [purse_lines(scene, s, seat), knights_words(scene, s, seat)]
    elif ask in (asking.ASK_UPGRADE, asking.ASK_EXTENSION, asking.ASK_CASTLE, asking.ASK_TRADE, asking.ASK_EXCHANGE):
        parts = [house(scene, s, seat)]
    elif ask == asking.ASK_VOTE:
        parts = [headline(scene, s), parliament(scene, s), votes_lines(scene, s), house(scene, s, seat)]
    else:
        parts = [headline(scene, s), counties(scene, s), battles(scene, s), parliament(scene, s), favours(scene, s)]
        parts += [votes_lines(scene, s), house(scene, s, seat)]
    return "\n\n".join("\n".join(part) for part in parts)


def headline(scene: Scene, s: State) -> Iterator[str]:
    """Round, phase, start player, points, and how far the round has come."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    label, _, _ = round(scene)
    yield words("situation-round", label=label, first=scene.names[s.start], who=who(scene, int(s.start)))
    if s.next_start != s.start:
        yield words("situation-next", first=scene.names[s.next_start], who=who(scene, int(s.next_start)))
    told = [words("share", name=name, points=int(s.score[seat])) for seat, name in enumerate(names)]
    yield words("situation-points", points=listed(words, told))
    acting = [names[seat] for seat in members(int(s.to_act))]
    if acting:
        yield words("situation-acting", names=listed(words, acting), count=len(acting))
    yield words(
        "situation-progress",
        votes=int(s.vote),
        laws=int(s.law),
        row=box.LAW_ROW,
        counties=int(s.county),
        all_counties=box.COUNTIES,
        battles=int(s.battle),
        all_battles=box.BATTLES,
    )
    yield from pending(scene, s)


def pending(scene: Scene, s: State) -> Iterator[str]:
    """What has been begun and is not finished."""
    words = scene.words
    if s.sent > 0 or s.sent_to >= 0:
        county = naming.county(words, max(int(s.sent_to), 0))
        yield words("situation-sent", strength=int(s.sent), county=county)
    if s.bought > 0:
        yield words("situation-bought", count=int(s.bought))
    if s.allowance > 0:
        yield words("situation-allowance", count=int(s.allowance))
    if s.paid:
        upkeep = statutes.LAW_KIND[s.in_force[min(s.law, box.LAW_ROW - 1)]] == statutes.UPKEEP
        name = naming.space if upkeep else naming.county
        yield words("situation-paid", things=listed(words, [name(words, n) for n in members(int(s.paid))]))
    if s.scored:
        yield words("situation-scored", things=listed(words, [naming.space(words, n) for n in members(int(s.scored))]))
    if scene.seat is not None and s.ballot[scene.seat] >= 0:
        ballot = int(s.ballot[scene.seat])
        yield words("situation-ballot", yes=ballot % 2, votes=ballot // 2)


def counties(scene: Scene, s: State) -> Iterator[str]:
    """The counties A to I."""
    yield scene.words("situation-counties")
    for county in range(box.COUNTIES):
        yield "  " + county_line(scene, s, county)


def county_line(scene: Scene, s: State, county: int) -> str:
    """One county: what it asks for and gives, and who is there."""
    words, holder = scene.words, int(s.holder[county])
    held = holder >= 0 or s.garrison[county] > 0 or s.retinue[county] > 0
    return words(
        "situation-county",
        letter=box.LETTERS[county],
        county=naming.county(words, county),
        least=int(printed.MINIMUM[county]),
        reward=listed(words, naming.reward(words, printed.COUNTY_REWARD[county])),
        nobles=int(s.noble_stack[county]),
        held=str(held),
        holder=naming.party(scene, holder) if holder >= 0 else "0",
        strength=int(s.garrison[county]),
        squires=int(s.retinue[county]),
    )


def battles(scene: Scene, s: State) -> Iterator[str]:
    """The battles with their slots: the new ones first, left to right."""
    words = scene.words
    yield words("situation-battles")
    for battle in (*range(box.UPPER, box.BATTLES), *range(box.UPPER)):
        if s.card[battle] >= 0:
            slots = [
                slot_words(
                    words,
                    naming.party(scene, int(s.fighter[battle, slot])),
                    s.stack[battle, slot].tolist(),
                    int(s.aid[battle, slot]),
                )
                for slot in range(box.SLOTS)
                if manned(s, battle, slot)
            ]
            yield "  " + words(
                "situation-battle",
                battle=naming.battle(words, battle, int(s.card[battle])),
                values=values(int(s.card[battle])),
                strength=english(s, battle),
                slots="; ".join(slots) or words("situation-nobody"),
            )


def manned(s: State, battle: int, slot: int) -> bool:
    """Whether there is anything in a slot."""
    return bool(s.fighter[battle, slot] >= 0 or s.stack[battle, slot].any() or s.aid[battle, slot] > 0)


def slot_words(words: Words, name: str, stack: Iterable[int], squires: int) -> str:
    """Who stands in a slot, with which knights."""
    return words("situation-slot", name=name, knights=" + ".join(str(k) for k in stack if k), squires=squires)


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


def votes_lines(scene: Scene, s: State) -> Iterator[str]:
    """Everybody's votes."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    told = [
        words("share", name=name, points=int(s.votes[seat]) + int(s.leftover[seat])) for seat, name in enumerate(names)
    ]
    yield words("situation-all-votes", votes=listed(words, told))


def to_come(scene: Scene, s: State) -> Iterator[str]:
    """LA-16.2  What is known of both decks, and what was agreed."""
    words = scene.words
    strengths = [str(printed.FRENCH[card]) for card in range(box.BATTLE_CARDS) if s.battle_seen[card] == 0]
    left = box.BATTLE_DECK - int(s.battles_drawn)
    yield words("situation-battle-deck", left=left, strengths=", ".join(strengths) or words("situation-none"))
    yield words("situation-law-deck", left=box.LAW_DECK - int(s.laws_drawn))
    for group in range(box.GROUPS):
        unseen = [law for law in range(box.LAWS) if s.law_seen[law] == 0 and statutes.GROUP[law] == group]
        if unseen:
            yield "  " + words("situation-law-group", group=group, laws=naming.laws(words, unseen))
    mode, scope = words(f"option-law_mode-{LAW_MODES[s.law_mode]}"), UPGRADE_SCOPES[s.upgrade_scope]
    sets = [words("law-set", group=group, new=int(s.group_set[group])) for group in range(box.GROUPS)]
    yield words("situation-options", laws=mode, sets=listed(words, sets), scope=scope, open=str(s.open_resources != 0))


def house(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """What a player owns, and where the points came from."""
    words = scene.words
    about = {"who": who(scene, seat), "name": scene.names[seat]}
    yield words("situation-house", **about, points=int(s.score[seat]))
    earned = [*s.earned[seat], *s.final[seat]]
    parts = [
        words("situation-source", source=words(f"source-{name}"), points=int(points))
        for name, points in zip(SOURCES, earned, strict=True)
        if points
    ]
    if parts:
        yield "  " + words("situation-sources", sources=listed(words, parts))
    yield from ("  " + line for line in purse_lines(scene, s, seat))
    if s.due[seat] > 0:
        yield "  " + words("situation-due", count=int(s.due[seat]))
    yield from knights_words(scene, s, seat)
    tiles = [
        words("situation-tile", space=naming.space(words, space, "bare"), down=str(s.tiles[seat, space] == FACE_DOWN))
        for space in range(box.SPACES)
        if s.tiles[seat, space] != IN_STOCK
    ]
    yield "  " + words("situation-tiles", tiles=listed(words, tiles) or words("situation-none"))
    yield nobles_line(scene, s, seat)
    if s.players == 2:
        yield words("situation-ally", **about)
        yield from knights_words(scene, s, ally_of(s, seat))


def nobles_line(scene: Scene, s: State, seat: int) -> str:
    """The nobles at a player's table."""
    words = scene.words
    nobles = [naming.county(words, county) for county in range(box.COUNTIES) if s.nobles[seat, county]]
    name = called(words, scene.names, scene.seat)[seat]
    return "  " + words("situation-nobles", name=name, nobles=listed(words, nobles) or words("situation-none"))


def purse_lines(scene: Scene, s: State, seat: int) -> Iterator[str]:
    """Gold and squires if they may be seen, and votes."""
    words = scene.words
    if s.gold[seat] >= 0:
        yield words("situation-purse", gold=int(s.gold[seat]), squires=int(s.squires[seat]))
    else:
        yield words("situation-purse-hidden")
    yield words("situation-votes", votes=int(s.votes[seat]))
    if s.leftover[seat] or s.spared[seat]:
        yield words("situation-leftover", votes=int(s.leftover[seat]), spared=int(s.spared[seat]))


def knights_words(scene: Scene, s: State, party: int) -> Iterator[str]:
    """Knights in court, castle and reserve."""
    words, ally = scene.words, lord(s, party) != party
    spaces, first = (box.ALLY_SPACES, box.SPACES) if ally else (box.SPACES, 0)
    court = [str(k) for k in range(1, box.STRENGTHS + 1) for _ in range(int(s.court[party, k]))]
    reserve = [str(k) for k in range(1, box.STRENGTHS + 1) for _ in range(int(s.reserve[party, k]))]
    castle = [
        words("situation-guard", strength=int(s.castle[party, space]), space=naming.space(words, first + space, "in"))
        for space in range(spaces)
        if s.castle[party, space] > 0
    ]
    none = words("situation-none")
    yield "  " + words("situation-court", knights=", ".join(court) or none)
    yield "  " + words("situation-castle", knights="; ".join(castle) or none)
    yield "  " + words("situation-reserve", knights=", ".join(reserve) or none)

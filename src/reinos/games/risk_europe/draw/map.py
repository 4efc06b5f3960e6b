"""The stage of Risk Europe: the map with owners, castles, armies and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from reinos.core.record import members
from reinos.core.scene import Panel, Scene, area
from reinos.core.svg import Markup, drawing, element, join, use
from reinos.core.words import Words
from reinos.games.risk_europe.draw import land
from reinos.games.risk_europe.draw.armies import Board, Holding, March, armies, board, draft, holdings, march
from reinos.games.risk_europe.draw.chances import dispute_label
from reinos.games.risk_europe.draw.supply import Line, supply_nets, tax_lines
from reinos.games.risk_europe.draw.targets import castle_place, territory_target
from reinos.games.risk_europe.draw.track import crown_track
from reinos.games.risk_europe.map import CITIES, TERRITORIES
from reinos.games.risk_europe.names import army_names, place_name, units_of
from reinos.games.risk_europe.state import State

WIDTH, TOP, HEIGHT = 1300, 4, 1214


def stage(scene: Scene, s: State, crowned: Sequence[int]) -> Panel:
    """The map of Europe with everything on it."""
    lines, anybody = tax_lines(scene, s), replace(scene.voice, seat=None)
    return drawn_stage(
        scene.words,
        army_names(anybody),
        board(s),
        tuple([(t, dispute_label(anybody, s, t)) for t in members(s.disputed)]),
        s.forts,
        tuple(legal_territories(scene, lines).items()),
        lines,
        s.field if s.field >= 0 else s.origin,
        march(s),
        tuple([crowns if alive else 0 for crowns, alive in zip(crowned, s.alive.tolist(), strict=False)]),
    )


@lru_cache(maxsize=64)
def drawn_stage(
    words: Words,
    names: tuple[str, ...],
    shown: Board,
    chances: tuple[tuple[int, str], ...],
    forts: int,
    legal: tuple[tuple[int, int], ...],
    lines: tuple[Line, ...],
    origin: int,
    move: March | None,
    crowned: tuple[int, ...],
) -> Panel:
    """The same by all that it shows: nobody is called "you" there, so all who may choose nothing on it share it."""
    held = holdings(shown, names)
    body = drawing(
        (0, TOP, WIDTH, HEIGHT),
        land.definitions(),
        land.sea(),
        land.sea_lines(),
        element("g", land.islands(), territories(words, held, dict(chances), dict(legal)), id="layer-regions"),
        element("g", element("use", href="#land", class_="b-coast re-coast"), id="layer-borders"),
        element("g", supply_nets(lines), id="layer-nets"),
        element("g", legal_marks([t for t, _ in legal], origin), id="layer-legal"),
        element("g", land.labels(words), id="layer-labels"),
        element("g", land.cities(words), [castle(words, t) for t in members(forts)], id="layer-cities"),
        element("g", armies(words, held), id="layer-pieces"),
        element("g", draft(words, move) if move else None, id="layer-draft"),
        element("g", crown_track(words, names, crowned), id="layer-track"),
        class_="board re",
        role="group",
        aria_label=words("draw-map"),
        **area("map", words("draw-map-short")),
    )
    return Panel(body, WIDTH, HEIGHT)


def legal_territories(scene: Scene, lines: Iterable[Line]) -> dict[int, int]:
    """The territories that can be pressed, each with the one that is meant: any city of a supply line is as good."""
    legal = {c.args["territory"]: c.args["territory"] for c in scene.legal if "territory" in c.args}
    for line in lines:
        legal |= dict.fromkeys(members(line.territories & CITIES), line.city)
    return legal


def territories(
    words: Words, held: Iterable[Holding], chances: Mapping[int, str], legal: Mapping[int, int]
) -> list[Markup]:
    """All territories, each in the colours of those who are there."""
    drawn = list(free_territories(words))
    for t, meant in legal.items():
        drawn[t] = free_territory(words, t, meant)
    for holding in held:
        t = holding.territory
        drawn[t] = held_territory(words, holding, chances.get(t), legal.get(t))
    return drawn


@cache
def free_territories(words: Words) -> tuple[Markup, ...]:
    """The map before anybody is there."""
    return tuple([free_territory(words, t, None) for t in range(TERRITORIES)])


@cache
def free_territory(words: Words, t: int, meant: int | None) -> Markup:
    """An unclaimed territory."""
    label = words("draw-territory-free", place=place_name(words, t))
    return territory(t, "", "", label, meant)


@lru_cache(maxsize=8192)
def held_territory(words: Words, holding: Holding, chances: str | None, meant: int | None) -> Markup:
    """A territory that somebody holds: the same by all that it shows, as most stay as they are."""
    t, holder, invader = holding
    label = held_label(words, holding, chances)
    return territory(t, holder.seat, invader.seat if invader else "", label, meant)


def territory(t: int, seat: str, attacker: str, label: str, meant: int | None) -> Markup:
    """A territory in the colours of its owner, striped with those of an attacker; pressing it may mean another one."""
    return element(
        "g",
        element("title", label) if attacker else None,
        [fills(name, seat, attacker) for name in land.parts_of(t)],
        id=territory_target(t),
        class_="re-terr" if meant is None else "re-terr legal",
        data_target=territory_target(t if meant is None else meant),
        data_seat=seat or None,
        role="img" if meant is None else "button",
        tabindex=None if meant is None else 0,
        aria_label=label,
    )


@cache
def fills(name: str, seat: str, attacker: str) -> Markup:
    """The colours of one outline: those of its owner, striped with those of an attacker."""
    shape, clip = f"#{land.shape_id(name)}", f"url(#clip-{name.replace('+', '-')})"
    if not seat:
        free = element("use", href=shape, class_="re-free")
        return join(free, element("use", href=shape, class_="re-edge re-free-edge", clip_path=clip))
    drawn = [element("use", href=shape, class_="re-owned")]
    if seat in "bcde":
        drawn.append(element("use", href=shape, class_="re-pattern", fill=f"url(#map-{seat})"))
    if attacker:
        drawn.append(element("use", href=shape, class_="re-dispute", fill=f"url(#dispute-{attacker})"))
    drawn.append(element("use", href=shape, class_="re-edge re-owned-edge", clip_path=clip))
    return join(drawn)


def held_label(words: Words, holding: Holding, chances: str | None) -> str:
    """A territory in words: who is there with what."""
    armies = (holding.holder, holding.invader)
    there = [f"{army.name}, {units_of(words, army.units)}" for army in armies if army]
    details = "; ".join([*there, chances] if chances else there)
    return words("draw-territory", place=place_name(words, holding.territory), details=details)


def legal_marks(legal: Iterable[int], origin: int) -> Iterator[Markup]:
    """Gold round what may be chosen; a bone line round where a move starts."""
    for t in legal:
        for name in land.parts_of(t):
            clip = f"url(#clip-{name.replace('+', '-')})"
            yield element("use", href=f"#{land.shape_id(name)}", class_="re-halo", clip_path=clip)
    for kind in ("legal-case", "legal-glow"):
        for t in legal:
            yield from (
                element("use", href=f"#{land.shape_id(name)}", class_=f"{kind} re-{kind}") for name in land.parts_of(t)
            )
    if origin >= 0:
        for name in land.parts_of(origin):
            yield element("use", href=f"#{land.shape_id(name)}", class_="re-from-case")
            yield element("use", href=f"#{land.shape_id(name)}", class_="re-from")


@cache
def castle(words: Words, t: int) -> Markup:
    """The castle of a territory."""
    x, y = land.spot(t, "castle")
    label = words("draw-castle", place=place_name(words, t))
    mark = use("castle", x - 17, y - 17, 34, "re-castle")
    return element("g", mark, id=castle_place(t), class_="piece", role="img", aria_label=label)

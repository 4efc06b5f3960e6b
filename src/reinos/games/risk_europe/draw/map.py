"""The stage of Risk Europe: the map with owners, castles, armies and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from reinos.core.record import members
from reinos.core.scene import Panel, Scene, area
from reinos.core.svg import Markup, drawing, element, join, use
from reinos.core.words import Words
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import supply_line
from reinos.games.risk_europe.draw import land
from reinos.games.risk_europe.draw.armies import armies, draft
from reinos.games.risk_europe.draw.chances import dispute_label
from reinos.games.risk_europe.draw.supply import supply_nets
from reinos.games.risk_europe.draw.targets import castle_place, territory_target
from reinos.games.risk_europe.draw.track import crown_track
from reinos.games.risk_europe.map import CITIES, NAMES, TERRITORIES
from reinos.games.risk_europe.names import army_name, letter, place_name, units_of
from reinos.games.risk_europe.state import State

WIDTH, TOP, HEIGHT = 1300, 4, 1214


def stage(scene: Scene, s: State) -> Panel:
    """The map of Europe with everything on it."""
    legal = {t: t for t in legal_territories(scene)}
    for taxed in (choice.args["territory"] for choice in scene.legal if choice.kind == "tax"):
        legal |= dict.fromkeys(members(supply_line(s, s.army, taxed) & CITIES), taxed)
    body = drawing(
        (0, TOP, WIDTH, HEIGHT),
        land.definitions(),
        land.sea(),
        land.sea_lines(),
        element(
            "g", land.islands(), [territory(scene, s, t, legal.get(t)) for t in range(TERRITORIES)], id="layer-regions"
        ),
        element("g", element("use", href="#land", class_="b-coast re-coast"), id="layer-borders"),
        element("g", supply_nets(scene, s), id="layer-nets"),
        element("g", legal_marks(s, legal), id="layer-legal"),
        element("g", land.labels(scene.words), id="layer-labels"),
        element("g", land.cities(scene.words), castles(scene, s), id="layer-cities"),
        element("g", armies(scene, s), id="layer-pieces"),
        element("g", draft(scene, s), id="layer-draft"),
        element("g", crown_track(scene, s), id="layer-track"),
        class_="board re",
        role="group",
        aria_label=scene.words("draw-map"),
        **area("map", scene.words("draw-map-short")),
    )
    return Panel(body, WIDTH, HEIGHT)


def legal_territories(scene: Scene) -> list[int]:
    """The territories that a legal choice names, each once."""
    return list(dict.fromkeys(c.args["territory"] for c in scene.legal if "territory" in c.args))


def territory(scene: Scene, s: State, t: int, meant: int | None) -> Markup:
    """A territory in the colours of its owner, striped with those of an attacker; pressing it may mean another one."""
    owner, attacker = int(s.owner[t]), int(s.invader[t])
    colours = (
        letter(s, owner) if owner != pieces.NOBODY else "",
        letter(s, attacker) if attacker != pieces.NOBODY else "",
    )
    label = territory_label(scene, s, t)
    return element(
        "g",
        element("title", label) if attacker != pieces.NOBODY else None,
        [fills(name, *colours) for name in land.parts_of(t)],
        id=territory_target(t),
        class_="re-terr" if meant is None else "re-terr legal",
        data_target=territory_target(t if meant is None else meant),
        data_seat=colours[0] or None,
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


def territory_label(scene: Scene, s: State, t: int) -> str:
    """A territory in words: who is there with what."""
    owner = int(s.owner[t])
    if owner == pieces.NOBODY:
        return free_label(scene.words, t)
    details = [f"{army_name(scene, owner)}, {units_of(scene.words, s.units[pieces.HOLDER, t].tolist())}"]
    if s.invader[t] != pieces.NOBODY:
        details.append(
            f"{army_name(scene, int(s.invader[t]))}, {units_of(scene.words, s.units[pieces.INVADER, t].tolist())}"
        )
        details.append(dispute_label(scene, s, t))
    return scene.words("draw-territory", place=place_name(scene.words, t), details="; ".join(details))


@cache
def free_label(words: Words, t: int) -> str:
    """An unclaimed territory in words."""
    return words("draw-territory-free", place=words(f"territory-{NAMES[t]}"))


def legal_marks(s: State, legal: Iterable[int]) -> Iterator[Markup]:
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
    origin = s.field if s.field >= 0 else s.origin
    if origin >= 0:
        for name in land.parts_of(origin):
            yield element("use", href=f"#{land.shape_id(name)}", class_="re-from-case")
            yield element("use", href=f"#{land.shape_id(name)}", class_="re-from")


def castles(scene: Scene, s: State) -> Iterator[Markup]:
    """The castles on the map."""
    for t in members(s.forts):
        x, y = land.spot(t, "castle")
        label = scene.words("draw-castle", place=place_name(scene.words, t))
        mark = use("castle", x - 17, y - 17, 34, "re-castle")
        yield element("g", mark, id=castle_place(t), class_="piece", role="img", aria_label=label)

"""Kingdomino as it happens: kings change lines, dominoes fly into kingdoms, territories light up and add up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from reinos.core.cue import Cue, Loss, Move, Points, Reveal, player
from reinos.core.event import Event
from reinos.core.phrase import about
from reinos.core.record import members
from reinos.core.scene import Panel, Scene, as_table
from reinos.core.story import from_last
from reinos.games.kingdomino import chart, draw, state
from reinos.games.kingdomino.kingdom import square_at
from reinos.games.kingdomino.scoring import territory_points
from reinos.games.kingdomino.survey import bonuses, hanging, terrains
from reinos.games.kingdomino.tell import sources


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log."""
    args = event.args
    match event.kind:
        case "line_laid":
            dominoes = [domino for domino in list(args.values())[2:] if domino]
            turned = (Reveal(draw.tile_label(after.words, one), draw.next_name(one)) for one in dominoes)
            yield replace(line, reveals=tuple(turned))
        case "chose":
            end = draw.next_name(args["domino"])
            whom = about(after, args["seat"])
            detail = draw.order_told(after.words, as_table(before.view), args["domino"], **whom)
            king = Move("king", king_place(before), end, args["seat"])
            yield replace(line, detail=detail, at=(end,), moves=(king,))
        case "placed":
            yield placed(line, args["seat"], args["domino"], after)
        case "gained":
            yield gained(line, event, before, after)
        case "discarded" | "left_over":
            place = line_place(before, args["domino"])
            yield replace(line, at=(place,), losses=(Loss(draw.tile_name(args["domino"]), place),))
        case "harmony" | "middle_kingdom":
            seat = args["seat"]
            at = ("frame",) if event.kind == "harmony" else (draw.castle_name(seat),)
            yield replace(line, at=at, board=kingdom(after, seat))
        case "game_scored":
            yield replace(line, at=(player(args["seat"]),))
        case "game_won" | "match_won":
            yield replace(line, at=tuple(map(player, members(args["seats"]))))
        case _:
            yield line


def finale(scene: Scene) -> Iterator[Cue]:
    """KD-8.6, KD-11.4  Every kingdom, the last player's first, territory by territory; a Dynasty game by game."""
    s = as_table(scene.view)
    for seat in from_last(scene):
        cues = [*games(scene, seat)] if s.dynasty else [*territories(scene, seat), *bonus_cues(scene, seat)]
        yield from sorted(cues, key=lambda cue: cue.gains[0].points)


def games(scene: Scene, seat: int) -> Iterator[Cue]:
    """The games of a Dynasty."""
    for label, points in sources(scene):
        yield counted(scene, seat, label, points[seat], (player(seat),))


def territories(scene: Scene, seat: int) -> Iterator[Cue]:
    """The territories of a kingdom that score."""
    s = as_table(scene.view)
    halves, land = halves_of(s, seat), terrains(s, seat)
    left = {square for square in halves if land[square] != state.CASTLE}
    while left:
        squares = hanging(land, [next(iter(left))])
        left -= squares
        crowns = sum(int(s.crowns[seat, square]) for square in squares)
        points = territory_points(len(squares), crowns)
        if points:
            terrain = scene.words(f"terrain-{state.TERRAINS[land[min(squares)] - 1]}")
            told = about(scene, seat) | {"terrain": terrain}
            caption = scene.words("finale-territory", **told, squares=len(squares), crowns=crowns, points=points)
            product = Points(seat, points, f"{len(squares)} × {crowns} = {points}")
            at = tuple(draw.half_name(*halves[square]) for square in sorted(squares))
            yield Cue(caption, title=terrain, seat=seat, at=at, gains=(product,), board=draw.stage(scene, s, seat))


def bonus_cues(scene: Scene, seat: int) -> Iterator[Cue]:
    """KD-11.2, KD-11.3  The bonuses that a kingdom has won."""
    s = as_table(scene.view)
    for bonus in bonuses(s, seat):
        if bonus.met:
            at = ("frame",) if bonus.name == "harmony" else (draw.castle_name(seat),)
            line = counted(scene, seat, scene.words(f"option-{bonus.name}"), bonus.points, at)
            yield replace(line, board=draw.stage(scene, s, seat))


def counted(scene: Scene, seat: int, source: str, points: int, at: tuple[str, ...]) -> Cue:
    """Points of one source."""
    caption = scene.words("finale-source", **about(scene, seat), source=source, points=points)
    return Cue(caption, seat=seat, at=at, gains=(Points(seat, points, source),))


def king_place(before: Scene) -> str:
    """Where the king stands that is about to move: beside the table in the first round."""
    s = as_table(before.view)
    if s.phase == state.FIRST_CHOOSE:
        return player(members(s.to_act)[0])
    return draw.now_name(int(s.line[s.turn]))


def line_place(before: Scene, domino: int) -> str:
    """Where a domino lies that was in one of the two lines."""
    return draw.now_name(domino) if domino in before.view["line"] else draw.next_name(domino)


def kingdom(scene: Scene, seat: int) -> Panel | None:
    """Another player's kingdom; the viewer's own is on the stage."""
    return None if seat == scene.seat else draw.stage(scene, as_table(scene.view), seat)


def placed(line: Cue, seat: int, domino: int, after: Scene) -> Cue:
    """A domino on its way from the line to its kingdom; to the player's card where the table is cleared meanwhile."""
    start, tile = draw.now_name(domino), draw.tile_name(domino)
    if not lies(after, seat, domino):
        return replace(line, moves=(Move(tile, start, player(seat)),))
    return replace(line, at=(tile,), moves=(Move(tile, start, tile),), board=kingdom(after, seat))


def lies(scene: Scene, seat: int, domino: int) -> bool:
    """Whether a domino lies in the kingdom of a seat."""
    return bool(scene.view["fate"][domino] == state.PLACED and scene.view["holder"][domino] == seat)


def gained(line: Cue, event: Event, before: Scene, after: Scene) -> Cue:
    """A territory that has grown, square by square, and its product."""
    args, seat = event.args, event.args["seat"]
    worth = territory_points(args["squares"], args["crowns"])
    product = f"{args['squares']} × {args['crowns']} = {worth}"
    line = replace(line, gains=(Points(seat, args["points"], product),))
    new = np.flatnonzero(as_table(before.view).fate != as_table(after.view).fate).tolist()
    domino = next((domino for domino in new if lies(after, seat, domino)), None)
    if domino is None:  # the table is cleared for the next game of a Dynasty
        return replace(line, at=(player(seat),))
    return replace(line, at=tuple(territory(after, seat, domino, args["terrain"])), board=kingdom(after, seat))


def halves_of(s: state.State, seat: int) -> dict[int, tuple[int, int]]:
    """The domino and its half on every square of a kingdom but the castle."""
    lying = draw.placed(s)[seat]
    return {square_at(*end): (one, n) for one, *spot in lying for n, end in enumerate(chart.ends(*spot))}


def territory(scene: Scene, seat: int, domino: int, terrain: int) -> Iterator[str]:
    """KD-8.1  The halves of dominoes that make up the territory of a terrain around a domino."""
    s = as_table(scene.view)
    land, halves = terrains(s, seat), halves_of(s, seat)
    own = [square for square, (one, _) in halves.items() if one == domino and land[square] == terrain]
    yield from (draw.half_name(*halves[square]) for square in sorted(hanging(land, own)))

"""Stories: the cues of what happened between two positions, as the viewer of both may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from reinos.core.cue import Cue, Points, Tally, player
from reinos.core.event import Event
from reinos.core.game import Rules
from reinos.core.phrase import called, outcome
from reinos.core.position import Position
from reinos.core.scene import Scene, Voice


def story(before: Position, after: Position, lang: str, names: Sequence[str] | None = None) -> list[Cue]:
    """The cues of one step, from two positions as one viewer sees them; of the set-up, `before` is `after`."""
    rules = after.game.rules
    old, new = (seen.scene(lang, names, active=False) for seen in (before, after))
    told = [(event, plain(rules, new.voice, event)) for event in after.events]
    if rules.show is None:
        return joined(line for _, line in told)
    return joined(cue for event, line in told for cue in rules.show.cues(line, event, old, new))


def finale(seen: Position, lang: str, names: Sequence[str] | None = None) -> list[Cue]:
    """How the points of a match that is over came together: the last player first, the result at the end."""
    if not seen.over:
        return []
    rules, scene = seen.game.rules, seen.scene(lang, names, active=False)
    own = getattr(rules.show, "finale", None)
    counted = own(scene) if own else from_sources(rules, scene)
    winners = tuple(player(seat) for seat, rank in enumerate(seen.ranks) if rank == 1)
    return [*counted, Cue(outcome(scene), at=winners)]


def from_last(scene: Scene) -> list[int]:
    """The seats as the finale counts them: the winner at the end."""
    return sorted(range(len(scene.names)), key=lambda seat: -scene.view["ranks"][seat])


def from_sources(rules: Rules, scene: Scene) -> Iterator[Cue]:
    """A cue for each player: place and points, with the sources of the points, the smallest first."""
    own = getattr(rules.module("tell"), "sources", None)
    rows = own(scene) if own else []
    names = called(scene.words, scene.names, scene.seat)
    for seat in from_last(scene):
        gains = sorted((Points(seat, points[seat], label) for label, points in rows), key=lambda gain: gain.points)
        place, points = scene.view["ranks"][seat], scene.view["points"][seat]
        caption = scene.words("standing", place=place, name=names[seat], points=points)
        yield Cue(caption, seat=seat, at=(player(seat),), gains=tuple(gain for gain in gains if gain.points))


def plain(rules: Rules, voice: Voice, event: Event) -> Cue:
    """The line of the log as a cue, with the points that the event brings: what a game without `show.py` has."""
    tell = rules.module("tell")
    gains = tell.gains(event) if hasattr(tell, "gains") else ()
    points = tuple(Points(gain.seat, gain.points) for gain in gains if gain.points)
    return Cue(str(tell.event(voice, event)), seat=seat_of(rules, event, len(voice.names)), gains=points)


def seat_of(rules: Rules, event: Event, players: int) -> int | None:
    """Whose doing an event is: its `seat` or the game's own `doer`; nobody's where that is none of the players."""
    own = getattr(rules.module("tell"), "doer", None)
    seat = event.args.get("seat", own(event) if own else -1)
    return seat if 0 <= seat < players else None


def joined(cues: Iterable[Cue]) -> list[Cue]:
    """Cues that happen together as one; nobody does two things at once, such as a tie that is rolled off again."""
    groups: list[list[Cue]] = []
    for cue in cues:
        last = groups[-1] if groups else []
        acted = cue.seat is not None and any(one.seat == cue.seat for one in last)
        if last and last[0].together == cue.together != "" and not acted:
            last.append(cue)
        else:
            groups.append([cue])
    return [merged(group) if len(group) > 1 else group[0] for group in groups]


def merged(cues: list[Cue]) -> Cue:
    """One cue of several: their captions one after another, and all that they show; the rest as the last says it."""
    last, tallies = cues[-1], [cue.tally for cue in cues if cue.tally]
    parts = tuple(chain.from_iterable(tally.parts for tally in tallies))
    seats = {cue.seat for cue in cues}
    return replace(
        last,
        caption=" ".join(cue.caption for cue in cues),
        title=next((cue.title for cue in cues if cue.title), ""),
        seat=seats.pop() if len(seats) == 1 else None,
        at=tuple(dict.fromkeys(chain.from_iterable(cue.at for cue in cues))),
        moves=tuple(chain.from_iterable(cue.moves for cue in cues)),
        dice=tuple(chain.from_iterable(cue.dice for cue in cues)),
        reveals=tuple(chain.from_iterable(cue.reveals for cue in cues)),
        gains=tuple(chain.from_iterable(cue.gains for cue in cues)),
        losses=tuple(chain.from_iterable(cue.losses for cue in cues)),
        tally=Tally(parts, tallies[-1].sides) if tallies else None,
        board=next((cue.board for cue in reversed(cues) if cue.board), None),
    )

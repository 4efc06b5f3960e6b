"""Kingdomino in words: choices, events, what to do, the whole situation; and written answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import numpy as np

from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.event import Event, Gain
from reinos.core.phrase import about, called, listed, plain, standings
from reinos.core.record import members
from reinos.core.scene import Scene, Voice, as_fields, as_table
from reinos.core.words import Words
from reinos.games.kingdomino import state
from reinos.games.kingdomino.chart import (
    Square,
    both_squares,
    chart,
    ends,
    facing_between,
    is_square,
    name_within,
    named_square,
    reach,
    square_name,
)
from reinos.games.kingdomino.choices import CHOICES, EVENTS
from reinos.games.kingdomino.faces import half, halves
from reinos.games.kingdomino.kingdom import ALLOWED, BREACHES, OCCUPIED, breach, grid, is_double, square_at
from reinos.games.kingdomino.reference import reference
from reinos.games.kingdomino.rules import kings_in_play, line_size, rounds
from reinos.games.kingdomino.scoring import (
    HARMONY,
    MIDDLE_KINGDOM,
    harmony_bonus,
    middle_kingdom_bonus,
    territory_points,
    victory,
)
from reinos.games.kingdomino.survey import Bonus, bonuses, gain, game_points, past_kingdoms, survey

__all__ = ["reference"]

# Fields that the words leave out.
UNTOLD = {
    "two_player_first_round": "of two players only; the order that it gives is told",
    "three_player_deck": "of three players only; the lines and the pile that it gives are told",
    "tie_break": "told where a single game decides",
    "dynasty_tie_break": "told where a Dynasty decides",
    "middle_kingdom_test": "told where the Middle Kingdom is played",
    "fate": "told of dominoes unseen and discarded; the others lie in the lines and kingdoms that are shown",
    "choosers": "told in the first round; later the kings on the dominoes say who plays when",
    "holder": "of a placed domino, whose kingdom shows its squares; told of those discarded",
    "spot": "the maps show terrain and crowns of every square; which domino brought them changes nothing",
    "facing": "as spot",
    "rows": "follows from land and crowns",
    "box": "follows from land",
}
DECIDERS = ("points", "territory", "crowns", "shared")
PHASES = ("first_choose", "place", "choose", "final_place", "over")
DIRECTIONS = ("right", "down", "left", "up")

View = Mapping[str, Any]


# Choices


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    return said(scene, choice, "")


def short(scene: Scene, choice: Choice) -> str:
    """A choice in as few words as will do under the prompt."""
    return said(scene, choice, "-short")


def said(scene: Scene, choice: Choice, form: str) -> str:
    """A choice in words, in full or short."""
    view, words = scene.view, scene.words
    if choice.kind == "choose":
        slot = choice.args["slot"]
        domino = view["next_line"][slot]
        if not domino:
            return words("choice-choose-slot", place=slot + 1)
        return words(f"choice-choose{form}", domino=domino, halves=halves(words, domino))
    s = as_read(view)
    first, second = both_squares(choice)
    field = reach(s)
    start, end = name_within(field, *first), name_within(field, *second)
    if s.phase not in (state.PLACE, state.FINAL_PLACE):
        return words("choice-place-bare", start=start, direction=DIRECTIONS[choice.args["facing"]])
    domino = int(s.line[s.turn])
    told = {"domino": domino, "gain": gain(view, int(s.kings[s.turn]), domino, first, second)}
    if form:
        return words("choice-place-short", start=start, end=end, **told)
    return words("choice-place", laid=laid_between(words, domino, start, end), **told)


def laid(words: Words, s: state.State, domino: int, first: Square, second: Square) -> str:
    """Which half of a domino lies where; of a double either."""
    return laid_between(words, domino, square_name(s, *first), square_name(s, *second))


@lru_cache(maxsize=4096)
def laid_between(words: Words, domino: int, start: str, end: str) -> str:
    """The same by the names of the squares."""
    if is_double(domino):
        return words("laid-double", halves=halves(words, domino), start=start, end=end)
    return words("laid", first=half(words, domino, 0), second=half(words, domino, 1), start=start, end=end)


def as_read(view: View) -> state.State:
    """The view for rules that read single numbers and rows; its lists stay as they are, which takes no time."""
    return cast(state.State, as_fields(view))


def same(view: View, choice: Choice) -> Choice | None:
    """KD-5.8  The listed placement of a double that its mirrored description means."""
    if choice.kind != "place" or view["phase"] not in (state.PLACE, state.FINAL_PLACE):
        return None
    if not is_double(view["line"][view["turn"]]) or choice.args["facing"] not in (state.LEFT, state.UP):
        return None
    _, (x, y) = both_squares(choice)
    ranges = CHOICES["place"].ranges
    if x not in ranges["x"] or y not in ranges["y"]:
        return None
    return CHOICES.make("place", y=y, x=x, facing=choice.args["facing"] - state.LEFT)


# Events


def event(voice: Voice, event: Event) -> str:
    """What happened, in words."""
    return voice.words(f"event-{event.kind}", **event_words(voice, event))


def event_words(voice: Voice, event: Event) -> dict[str, Any]:
    """The arguments of the message about an event."""
    words, args = voice.words, event.args
    told: dict[str, Any] = dict(args)
    if "seat" in args:
        told |= about(voice, args["seat"])
    if "domino" in args:
        told["halves"] = halves(words, args["domino"])
    match event.kind:
        case "game_begun":
            told["games"] = state.GAMES
        case "order_drawn":
            told["names"] = in_order(voice, args.values())
        case "line_laid":
            told["dominoes"] = listed(words, [str(domino) for domino in list(args.values())[2:] if domino])
        case "placed":
            both = ends(args["x"], args["y"], args["facing"])
            told["laid"] = laid(words, chosen(voice), args["domino"], *both)
        case "gained":
            told["terrain"] = words(f"a-{state.TERRAINS[args['terrain'] - 1]}")
            told["worth"] = territory_points(args["squares"], args["crowns"])
        case "discarded":
            told |= {"why": BREACHES[args["breach"]], "size": grid(chosen(voice))}
        case "harmony":
            told["empty"] = args["grid"] - args["occupied"]
        case "game_scored":
            told |= {"squares": args["largest"], "games": state.GAMES}
        case "game_won" | "match_won":
            told["result"] = result(voice, event)
    return told


def chosen(voice: Voice) -> state.State:
    """The options, as rules read them in a record."""
    return cast(state.State, voice.options)


def result(voice: Voice, event: Event) -> str:
    """KD-9  Who wins, and what decided."""
    args = event.args
    winners, seconds = members(args["seats"]), members(args.get("seconds", 0))
    mine = voice.seat in winners
    names = [voice.names[seat] for seat in winners if not (mine and seat == voice.seat)]
    return voice.words(
        f"{event.kind}-{DECIDERS[args['decider']]}",
        **args | {"seconds": in_order(voice, seconds)},
        who="you" if mine else "other",
        names=listed(voice.words, names or [voice.names[seat] for seat in winners]),
        lead=args["best"] - args["next"],
    )


def in_order(voice: Voice, seats: Iterable[int]) -> str:
    """The players of some seats, as a list; -1 is no seat."""
    names = called(voice.words, voice.names, voice.seat)
    return listed(voice.words, [names[seat] for seat in seats if seat >= 0])


def gains(event: Event) -> list[Gain]:
    """KD-8.6  The points that an event brings."""
    if "row" not in event.args:
        return []
    return [Gain(event.args["seat"], event.args["points"], event.args["row"])]


# What to do


def prompt(scene: Scene) -> str:
    """What the viewer should do now, or who is awaited."""
    view, words = scene.view, scene.words
    phase = PHASES[view["phase"]]
    if view["phase"] == state.OVER:
        told_last = dict(zip(EVENTS.kinds["match_won"], victory(as_table(view), True), strict=True))
        return words("prompt-over", result=result(scene, Event("match_won", told_last)))
    told: dict[str, Any] = {}
    if view["phase"] in (state.PLACE, state.FINAL_PLACE):
        domino = view["line"][view["turn"]]
        told = {"domino": domino, "halves": halves(words, domino)}
    seat = acting(view)
    return words(f"prompt-{phase}", **about(scene, seat), **told)


def acting(view: View) -> int:
    """The seat to act."""
    return members(view["to_act"])[0]


# The situation


def situation(scene: Scene) -> str:
    """The whole table: the round, the lines with their kings, every kingdom, what it scores."""
    s = as_table(scene.view)
    order = sorted(range(s.players), key=lambda seat: seat != scene.seat)
    return "\n\n".join(
        [
            *surroundings(scene, s),
            *("\n".join(kingdom(scene, s, seat)) for seat in order),
            *earlier(scene, s, order),
            "\n".join([rules_in_play(scene, s), *whereabouts(scene, s)]),
            legend(scene, s),
        ]
    )


def glance(scene: Scene) -> str:
    """What one decision needs of it: the lines, and the kingdom of the viewer or of the seat to act."""
    s = as_table(scene.view)
    seat = scene.seat if scene.seat is not None else 0 if s.phase == state.OVER else acting(scene.view)
    return "\n\n".join([*surroundings(scene, s), "\n".join(kingdom(scene, s, seat)), legend(scene, s)])


def rules_in_play(scene: Scene, s: state.State) -> str:
    """KD-11, KD-14  What the options of this match say about kingdoms, bonuses and ties."""
    words, told = scene.words, []
    if s.dynasty:
        told.append(words("rule-dynasty"))
    if s.harmony:
        told.append(words("rule-harmony", points=HARMONY))
    if s.middle_kingdom:
        told.append(words(f"rule-middle-{state.MIDDLE_TESTS[s.middle_kingdom_test]}", points=MIDDLE_KINGDOM))
    if s.dynasty:
        ties = words(f"option-dynasty_tie_break-{state.DYNASTY_TIE_BREAKS[s.dynasty_tie_break]}")
    else:
        ties = words(f"option-tie_break-{state.TIE_BREAKS[s.tie_break]}")
    rules = [words("rule-grid", size=grid(s)), *told, words("rule-ties", ties=ties)]
    return words("situation-rules", rules="; ".join(rules))


def whereabouts(scene: Scene, s: state.State) -> Iterator[str]:
    """KD-12.1, KD-12.3  The dominoes that nobody has seen yet, and those discarded."""
    words = scene.words
    unseen = np.flatnonzero(s.fate[1:] == state.UNSEEN) + 1
    if s.phase != state.OVER:
        yield words("situation-unseen", count=len(unseen), left=s.left, dominoes=", ".join(map(str, unseen)))
    gone = [
        words("discarded-left-over", domino=int(domino))
        if s.holder[domino] < 0
        else words("discarded-of", domino=int(domino), **about(scene, int(s.holder[domino])))
        for domino in np.flatnonzero(s.fate == state.DISCARDED)
    ]
    yield words("situation-discarded", count=len(gone), dominoes=", ".join(gone))


def earlier(scene: Scene, s: state.State, order: Sequence[int]) -> Iterator[str]:
    """KD-12.1  The kingdoms of the finished games of a Dynasty: at the end, and while the next game begins."""
    if s.phase not in (state.FIRST_CHOOSE, state.OVER):
        return
    for game in range(min(s.game, state.GAMES - 1)):
        past = past_kingdoms(s, game)
        for seat in order:
            points = int(s.scores[game, seat])
            title = scene.words("kingdom-past", **about(scene, seat), game=game + 1, points=points)
            yield "\n".join([title, *chart(past, seat, letters(scene.words))])


def surroundings(scene: Scene, s: state.State) -> Iterator[str]:
    """What lies between the kingdoms."""
    yield "\n".join([" ".join(headline(scene, s)), *scores(scene, s)])
    lines = [line for line in (now_line(scene, s), next_line(scene, s)) if line]
    yield from ("\n".join(line) for line in lines)


def headline(scene: Scene, s: state.State) -> Iterator[str]:
    """Game, round, pile."""
    words = scene.words
    if s.dynasty:
        yield words("situation-game", game=s.game + 1, games=state.GAMES)
    if s.phase == state.OVER:
        yield words("situation-over")
        return
    if s.phase == state.FINAL_PLACE:
        yield words("situation-final")
    else:
        yield words("situation-round", round=s.round, rounds=rounds(s))
    yield words("situation-pile", left=s.left)


def scores(scene: Scene, s: state.State) -> Iterator[str]:
    """KD-13.14  Everybody's points; those of the finished games of a Dynasty apart, with what they had of bonuses."""
    words, names = scene.words, called(scene.words, scene.names, scene.seat)
    if s.phase == state.OVER:
        yield from standings(words, names, s.points.tolist(), s.ranks.tolist())
    else:
        told = [words("situation-score", name=name, points=game_points(s, seat)) for seat, name in enumerate(names)]
        apart = "apart" if s.harmony or s.middle_kingdom else "all"
        scope = "game" if s.dynasty else "match"
        yield words("situation-points", scope=scope, apart=apart, points=listed(words, told))
    if s.game:
        sums = s.scores[: s.game].sum(axis=0).tolist()
        told = [words("situation-score", name=name, points=sums[seat]) for seat, name in enumerate(names)]
        yield words("situation-finished", games=s.game, points=listed(words, told))


def now_line(scene: Scene, s: state.State) -> list[str]:
    """The line whose kings are being resolved."""
    if s.phase in (state.FIRST_CHOOSE, state.OVER):
        return []
    rows = [(int(s.line[slot]), on_line(scene, s, slot)) for slot in range(state.LINE) if s.line[slot]]
    return [scene.words("line-now"), *line_rows(scene, rows)]


def on_line(scene: Scene, s: state.State, slot: int) -> str:
    """Whose king stands on a domino of the line being resolved, and whether it has played."""
    seat = int(s.kings[slot])
    if slot > s.turn:
        return called(scene.words, scene.names, scene.seat)[seat]
    told = "line-done" if slot < s.turn else "line-acting"
    return scene.words(told, **about(scene, seat))


def next_line(scene: Scene, s: state.State) -> list[str]:
    """The line being chosen; in the first round with the order of choosing."""
    if s.phase not in (state.FIRST_CHOOSE, state.PLACE, state.CHOOSE):
        return []
    # The last entry stands for the seat -1: nobody.
    names = [*called(scene.words, scene.names, scene.seat), scene.words("line-free")]
    rows = [(int(s.next_line[slot]), names[s.next_kings[slot]]) for slot in range(line_size(s))]
    if s.phase != state.FIRST_CHOOSE:
        return [scene.words("line-next"), *line_rows(scene, rows)]
    order = in_order(scene, s.choosers.tolist())
    return [scene.words("situation-order", names=order), scene.words("line-first"), *line_rows(scene, rows)]


def line_rows(scene: Scene, rows: Sequence[tuple[int, str]]) -> list[str]:
    """Dominoes of a line, each with who stands on it."""
    told = [halves(scene.words, domino) for domino, _ in rows]
    width = max(map(len, told), default=0)
    return [f"  {row[0]:>2}  {text:<{width}}  {row[1]}" for row, text in zip(rows, told, strict=True)]


def kingdom(scene: Scene, s: state.State, seat: int) -> Iterator[str]:
    """A kingdom: its points and its map; the viewer's with its account."""
    words, mine = scene.words, seat == scene.seat
    title = "kingdom-yours" if mine else "kingdom-of"
    yield words(title, name=scene.names[seat], points=game_points(s, seat))
    marked = {square for option in scene.legal if option.kind == "place" for square in both_squares(option)}
    yield from chart(s, seat, letters(words), mine and s.phase != state.OVER, marked if mine else ())
    if mine:
        yield account(scene, s, seat)
    yield from bonus_lines(scene, s, seat)
    for game in range(s.game + int(s.phase == state.OVER)):
        points, bonus, squares = (int(counted[game, seat]) for counted in (s.scores, s.bonuses, s.largest))
        number = game + 1 if s.dynasty else 0
        yield words("kingdom-finished", game=number, points=points, bonus=bonus, squares=squares)


def letters(words: Words) -> dict[int, str]:
    """The letter of each terrain on the maps."""
    return {code: words(f"letter-{terrain}") for code, terrain in enumerate(state.TERRAINS, 1)}


def account(scene: Scene, s: state.State, seat: int) -> str:
    """KD-8.2  Every territory with what it scores."""
    told = [
        scene.words(
            "territory",
            terrain=scene.words(f"terrain-{part.terrain}"),
            squares=part.squares,
            crowns=part.crowns,
            points=part.points,
        )
        for part in survey(s, seat).territories
    ]
    if not told:
        return scene.words("kingdom-no-territories")
    return scene.words("kingdom-territories", territories="; ".join(told))


def bonus_lines(scene: Scene, s: state.State, seat: int) -> Iterator[str]:
    """KD-13.14  The bonuses in play, apart from the points."""
    if (s.harmony or s.middle_kingdom) and s.phase != state.OVER:
        told = [bonus_state(scene, s, seat, bonus) for bonus in bonuses(s, seat)]
        yield scene.words("bonus-apart", bonuses="; ".join(told))


def bonus_state(scene: Scene, s: state.State, seat: int, bonus: Bonus) -> str:
    """A bonus and how it stands."""
    used, room = survey(s, seat).occupied, grid(s) ** 2
    told = scene.words(f"bonus-{bonus.name}", points=bonus.points, used=used, room=room)
    return scene.words("bonus-state", bonus=told, state="lost" if bonus.lost else "met" if bonus.met else "open")


def legend(scene: Scene, s: state.State) -> str:
    """What the signs of the maps mean."""
    words = scene.words
    letters = [
        words("legend-letter", letter=words(f"letter-{terrain}"), terrain=words(f"terrain-{terrain}"))
        for terrain in state.TERRAINS
    ]
    told = words("legend", letters=", ".join(letters))
    places = [option for option in scene.legal if option.kind == "place"]
    if not places:
        return told
    domino, both = int(s.line[s.turn]), both_squares(places[0])
    start, end = (square_name(s, *square) for square in both)
    how = words("legend-places", domino=domino, start=start, end=end, laid=laid(words, s, domino, *both))
    return f"{told}\n{how}"


# Written answers


def read(scene: Scene, text: str) -> Choice | None:
    """An answer by domino number, by two squares, or by a square and a direction; None if it is none of these."""
    view, words, legal = scene.view, scene.words, scene.legal
    asked = plain(text).replace(",", " ").split()
    if all(option.kind == "choose" for option in legal):
        dominoes = {str(view["next_line"][option.args["slot"]]): option for option in legal}
        return dominoes.get(asked[0]) if len(asked) == 1 else None
    if len(asked) != 2 or not is_square(asked[0]):
        return None
    facings = {plain(words(f"direction-{direction}")): facing for facing, direction in enumerate(DIRECTIONS)}
    if not is_square(asked[1]) and asked[1] not in facings:
        return None
    s = as_table(view)
    first = on_field(s, asked[0], words)
    facing = facings[asked[1]] if asked[1] in facings else facing_to(s, asked, words)
    return placement(scene, s, first, facing)


def on_field(s: state.State, name: str, words: Words) -> Square:
    """The square of a name, or IllegalChoice naming the field."""
    square = named_square(s, name)
    if square is None:
        corners = {"start": square_name(s, -reach(s), -reach(s)), "end": square_name(s, reach(s), reach(s))}
        raise IllegalChoice(words("refusal-outside", square=name, **corners))
    return square


def facing_to(s: state.State, names: Sequence[str], words: Words) -> int:
    """The direction from one square to its neighbour, or IllegalChoice."""
    first, second = (on_field(s, name, words) for name in names)
    facing = facing_between(first, second)
    if facing is None:
        raise IllegalChoice(words("refusal-apart", first=names[0], second=names[1]))
    return facing


def placement(scene: Scene, s: state.State, first: Square, facing: int) -> Choice:
    """The listed placement on these squares, or IllegalChoice with the rule that it breaks (KD-15.5)."""
    words = scene.words
    (x, y), second = ends(*first, facing)
    on_field(s, square_name(s, *second), words)
    wanted = CHOICES.make("place", y=y, x=x, facing=facing)
    for meant in (wanted, same(scene.view, wanted)):
        if meant in scene.legal:
            return meant
    seat = int(s.kings[s.turn])
    broken = breach(s, seat, int(s.line[s.turn]), x, y, facing)
    assert broken != ALLOWED
    taken = next((q for q in (first, second) if s.land[seat, square_at(*q)] != state.EMPTY), first)
    detail = {"square": square_name(s, *taken)} if broken == OCCUPIED else {"size": grid(s)}
    raise IllegalChoice(words(f"refusal-{BREACHES[broken]}", **detail))


# Beside the table


def round(scene: Scene) -> tuple[str, int, int]:
    """KD-7.1  The round in words, its number, and the last number."""
    s = as_read(scene.view)
    last = rounds(s)
    number = min(s.round, last)
    return scene.words("situation-round", round=number, rounds=last).rstrip("."), number, last


def path(scene: Scene) -> tuple[list[str], int]:
    """KD-3.2, KD-4.1, KD-7.2  The parts of a game, and which of them it has come to, with the king that plays."""
    s, words = as_read(scene.view), scene.words
    if s.phase == state.OVER:
        return [], 0
    now = {state.FIRST_CHOOSE: 0, state.FINAL_PLACE: 2}.get(s.phase, 1)
    labels = [words(f"path-{name}") for name in ("first", "turns", "last")]
    labels[now] = words("path-turn", phase=labels[now], turn=s.turn + 1, turns=kings_in_play(s))
    return labels, now


def order(scene: Scene) -> list[int]:
    """KD-3.2, KD-4.1  The seats in the order in which their next kings play."""
    s = as_read(scene.view)
    kings = s.choosers[s.turn :] if s.phase == state.FIRST_CHOOSE else s.kings[s.turn :]
    coming = [int(seat) for seat in [*kings, *s.next_kings, *range(s.players)] if seat >= 0]
    return list(dict.fromkeys(coming))


def why(scene: Scene, target: str) -> str | None:
    """KD-5, KD-6  Why a domino or a square cannot be pressed now."""
    kinds = {choice.kind for choice in scene.legal}
    if target.startswith("next-"):
        return scene.words("refusal-place-first" if "place" in kinds else "refusal-taken") if kinds else None
    if target.startswith("cell_"):
        return scene.words("refusal-choose-now" if "choose" in kinds else "refusal-square") if kinds else None
    return None


# After the end


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    """Where the points came from: the terrains and the bonuses, or the games of a Dynasty."""
    view, words, seats = scene.view, scene.words, range(scene.view["players"])
    if view["dynasty"]:
        return [
            (words("source-game", game=game + 1), view["scores"][game][: len(seats)]) for game in range(state.GAMES)
        ]
    s = as_table(view)
    found = []
    for terrain in state.TERRAINS:
        points = [sum(part.points for part in survey(s, seat).territories if part.terrain == terrain) for seat in seats]
        found.append((words(f"terrain-{terrain}"), points))
    if s.harmony:
        found.append((words("option-harmony"), [harmony_bonus(s, seat) for seat in seats]))
    if s.middle_kingdom:
        found.append((words("option-middle_kingdom"), [middle_kingdom_bonus(s, seat) for seat in seats]))
    return found

"""The vectors of Kingdomino: each type of worked example as a question to the rules on a real record."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from reinos.core.game import Game
from reinos.core.notation import Bag, Fields, Some, VectorError, fields, listed, mapping, named, names, whole
from reinos.core.trial import Trial
from reinos.core.vectors import Format, Kind
from reinos.games.kingdomino import RULES, chart, rules, scoring, state
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, BREACHES, GRID_LIMIT, breach, grid, is_double, lay_domino, lay_half
from reinos.games.kingdomino.scoring import middle_kingdom_bonus
from reinos.games.kingdomino.state import DOMINOES, OVER, REACH, TERRAINS, State
from reinos.games.kingdomino.survey import survey

SEAT = 0  # whose kingdom it is where a vector has one kingdom
FAR = 99  # coordinates of a vector at most
DRAWS = 200  # orders of the first round drawn to know which there are
MOST_POINTS, MOST_CROWNS = 10_000, 39
MODES: dict[str, Fields] = {f"standard_{players}": {"players": players} for players in (2, 3, 4)}
MODES["mighty_duel"] = {"players": 2, "mighty_duel": True}
VARIANTS = ("mighty_duel", "harmony", "middle_kingdom", "dynasty")


def trial_of(given: Fields, **implied: Any) -> Trial:
    """KD-2.4, KD-11, KD-14  A table with the options that mode, grid, variants and options of a vector say."""
    mode = MODES["mighty_duel"] if given.get("grid") == 7 else {}
    if "mode" in given:
        mode = MODES[named(given["mode"], "mode", MODES)]
    variants = {named(name, "variants", VARIANTS): True for name in listed(given.get("variants", []), "variants")}
    chosen: Fields = {}
    for options in (implied, mode, variants, mapping(given.get("options", {}), "options")):
        for name, value in options.items():
            if chosen.setdefault(name, value) != value:
                raise VectorError(f"option {name} is {value!r}; the rest of the vector says {chosen[name]!r}")
    if chosen.get("mighty_duel"):
        chosen.setdefault("players", 2)
    trial = Trial(Game(RULES, **chosen))
    if "grid" in given and whole(given["grid"], "grid", 1, FAR) != grid(trial.s):
        raise VectorError(f"grid is {given['grid']}; allowed here: {grid(trial.s)}")
    return trial


def domino(value: Any) -> int:
    """The number of a domino."""
    return whole(value, "domino", 1, DOMINOES)


def others(numbers: Iterable[int]) -> list[int]:
    """All other dominoes."""
    return [number for number in range(1, DOMINOES + 1) if number not in numbers]


def square(value: Any, where: str) -> chart.Square:
    """The coordinates of a square."""
    x, y = listed(value, where, 2)
    return whole(x, where, -FAR, FAR), whole(y, where, -FAR, FAR)


def direction(a: chart.Square, b: chart.Square) -> int:
    """KD-5  From half a to half b, which lie side by side."""
    facing = chart.facing_between(a, b)
    if facing is None:
        raise VectorError(f"squares {list(a)} and {list(b)} do not lie side by side")
    return facing


def canonical(number: int, pair: Any) -> list[chart.Square]:
    """KD-5.8  A double lies the same either way round: the smaller square first."""
    ends = [square(end, "placements") for end in listed(pair, "placements", 2)]
    return sorted(ends) if is_double(number) else ends


# --- kingdoms


def breach_at(s: State, number: int, a: chart.Square, b: chart.Square) -> int:
    """KD-15.5  The first rule that a placement breaks, however far away."""
    facing = direction(a, b)
    if max(map(abs, a + b)) > REACH + 1:
        return GRID_LIMIT  # beyond the squares that a record has, where nothing can lie
    return breach(s, SEAT, number, *a, facing)


def settled(given: Fields) -> Trial:
    """KD-5  A kingdom of dominoes laid in order; each must be allowed where it lies."""
    trial, laid = trial_of(given), set()
    for item in listed(given["kingdom"], "kingdom"):
        entry = fields(item, "kingdom", ("domino", "a", "b"))
        number, a, b = domino(entry["domino"]), square(entry["a"], "a"), square(entry["b"], "b")
        wrong = breach_at(trial.s, number, a, b)
        if wrong != ALLOWED or number in laid:
            reason = BREACHES[wrong] or "it lies there already"
            raise VectorError(f"kingdom: domino {number} may not lie there: {reason}")
        lay_domino(trial.s, SEAT, number, *a, direction(a, b))
        laid.add(number)
    if "domino" in given and domino(given["domino"]) in laid:
        raise VectorError(f"domino {given['domino']} lies in the kingdom already")
    return trial


def settled_by_squares(given: Fields) -> Trial:
    """A kingdom given by its squares: x, y, terrain, crowns."""
    trial, taken = trial_of(given), {(0, 0)}
    for item in listed(given["squares"], "squares"):
        *at, terrain, crowns = listed(item, "squares", 4)
        x, y = square(at, "squares")
        kind = TERRAINS.index(named(terrain, "terrain", TERRAINS)) + 1
        if max(abs(x), abs(y)) > REACH or (x, y) in taken:
            raise VectorError(f"squares: [{x}, {y}] is taken or out of reach")
        lay_half(trial.s, SEAT, x, y, kind, whole(crowns, "crowns", 0, 3))
        taken.add((x, y))
    left, right, top, bottom = trial.s.box[SEAT]
    if max(right - left, bottom - top) >= (size := grid(trial.s)):
        raise VectorError(f"squares: they do not fit in {size}x{size}")
    return trial


def to_place(settle: Callable[[Fields], Trial], given: Fields) -> Trial:
    """KD-5.9  The king on a domino is resolved: its owner must place it now, or had to discard it."""
    trial = settle(given)
    s = trial.s
    s.line[0], s.kings[0] = domino(given["domino"]), SEAT
    s.phase, s.turn, s.event_count = state.PLACE, -1, 0
    rules.next_king(s)
    trial.keep_events()
    return trial


def checked(given: Fields) -> Fields:
    """KD-5.1 to KD-5.3, KD-15.5  Whether a placement is allowed, and the first rule that it breaks."""
    broken = breach_at(settled(given).s, domino(given["domino"]), square(given["a"], "a"), square(given["b"], "b"))
    return {"legal": broken == ALLOWED, "reason": BREACHES[broken] or None}


def territory(given: Fields) -> Fields:
    """KD-8.2, KD-8.4  The points of one territory."""
    named(given["terrain"], "terrain", TERRAINS)
    squares = whole(given["squares"], "squares", 1, 2 * DOMINOES)
    return {"points": scoring.territory_points(squares, whole(given["crowns"], "crowns", 0, 3 * squares))}


def counted(trial: Trial, seat: int = SEAT) -> Some:
    """KD-8, KD-11.2, KD-11.3, KD-14.4  All that is counted in a kingdom at the end."""
    s, found = trial.copy().s, survey(trial.s, seat)
    points, largest = scoring.kingdom_points(s, seat)
    harmony, middle, bonus = (rule(s, seat) for rule in (scoring.harmony_bonus, middle_kingdom_bonus, scoring.bonus))
    by_test = Some()
    for s.middle_kingdom_test, test in enumerate(state.MIDDLE_TESTS):
        by_test[test] = middle_kingdom_bonus(s, seat)
    return Some(
        territories=Bag({**part._asdict(), "points": part.points} for part in found.territories),
        base_score=points,
        base_score_before=points,
        largest_territory=largest,
        crowns=found.crowns,
        occupied_squares=found.occupied,
        harmony=harmony,
        harmony_bonus=harmony,
        middle_kingdom_bonus=lambda wanted: by_test if isinstance(wanted, dict) else middle,
        **{f"middle_kingdom_{test}": points for test, points in by_test.items()},
        bonus=bonus,
        total=points + bonus,
        total_with_both=points + harmony + middle,
        discarded=[args["domino"] for args in trial.happened("discarded") if args["seat"] == seat],
    )


def placed(trial: Trial) -> Fields:
    """KD-5.8, KD-5.9, KD-15.1  What can be done with a domino; a double may be told either way round."""
    s, number = trial.s, int(trial.s.line[0])
    offered = [CHOICES.choice(choice) for choice in trial.legal(SEAT)]
    found = sorted(list(chart.both_squares(choice)) for choice in offered if choice.kind == "place")
    codes = [choice.args for choice in CHOICES if choice.kind == "place"]
    forced = bool(trial.happened("discarded"))

    def listing(wanted: Any) -> Any:
        return wanted if sorted(canonical(number, pair) for pair in listed(wanted, "placements")) == found else found

    return counted(trial) | {
        "count": len(found),
        "placements": listing,
        "count_with_mirrored_doubles": sum(breach(s, SEAT, number, **code) == ALLOWED for code in codes),
        "forced_discard": forced,
        "discard_allowed": forced,
    }


# --- the course of a game


def deal(s: Any, draw_order: list[int], removed: list[int]) -> None:
    """KD-2.3, KD-2.5  Put the dominoes in this order and lay the first line out anew."""
    if sorted(draw_order + removed) != others(()):
        raise VectorError(f"the dominoes drawn and removed must be 1 to {DOMINOES}, each once")
    s.left = rules.dominoes_in_game(s)
    if len(draw_order) != s.left:
        raise VectorError(f"{len(draw_order)} dominoes are drawn; allowed here: {s.left}")
    s.deck[:] = draw_order[::-1] + removed
    s.fate[:] = state.UNSEEN
    rules.lay_out_line(s)


def deal_line(s: Any, line: Any) -> None:
    """Make these the dominoes of the first line."""
    first = [domino(number) for number in listed(line, "line", rules.line_size(s))]
    rest, size = others(first), rules.dominoes_in_game(s) - len(first)
    deal(s, first + rest[:size], rest[size:])


def seat_choosers(s: Any, choosers: list[int]) -> None:
    """Make this the order of the first round."""
    kings = rules.kings_in_play(s)
    if sorted(choosers) != sorted(s.choosers[:kings].tolist()):
        raise VectorError(f"choosers are {choosers}; every king of the {s.players} players must choose once")
    s.choosers[:kings] = choosers
    s.to_act = 1 << choosers[0]


def orders(trial: Trial) -> set[tuple[int, ...]]:
    """KD-3.2, KD-3.3, KD-14.2  The orders of the first round that can be drawn."""
    s, found = trial.copy().s, set()
    for _ in range(DRAWS):
        rules.draw_choosers(s)
        found.add(tuple(s.choosers[: rules.kings_in_play(s)].tolist()))
    return found


def first_round(given: Fields) -> Fields:
    """KD-3.2, KD-3.3, KD-10.2.3  Who chooses when in the first round, if the starting player fixes it."""
    trial = trial_of(given)
    starter = trial.seat(given["starting_player"], "starting_player")
    possible = [order for order in orders(trial) if order[0] == starter]
    if len(possible) != 1:
        raise VectorError("the whole order is drawn here; the starting player does not fix it")
    return {"choosers": list(possible[0])}


def drawn_line(given: Fields) -> Fields:
    """KD-2.5  A line as it lies on the table; one of three dominoes alone is that of the smaller deck."""
    if set(given) == {"drawn"} and len(listed(given["drawn"], "drawn")) == state.LINE - 1:
        given = {**given, "options": {"players": 3, "three_player_deck": "deck36_line3"}}
    s = trial_of(given).s
    deal_line(s, given["drawn"])
    return {"line": s.next_line[: rules.line_size(s)]}


def line(given: Fields) -> Trial:
    """KD-4.1, KD-6, KD-10.3.3  A line and its choices."""
    trial = trial_of(given)
    trial.part = lambda s: s.phase == state.FIRST_CHOOSE
    deal_line(trial.s, given["line"])
    choices = [listed(item, "choices", 2) for item in listed(given["choices"], "choices", rules.kings_in_play(trial.s))]
    seat_choosers(trial.s, [trial.seat(seat, "choices") for seat, _ in choices])
    for seat, number in choices:
        choose(trial, seat, number)
    return trial


def replay(given: Fields) -> Trial:
    """KD-3 to KD-8, KD-15.3  A whole game with its chance fixed: every action, and how it ends."""
    trial = trial_of(given)
    if trial.s.dynasty:
        raise VectorError("a replay is one game; variants must not have 'dynasty'")
    drawn = [domino(number) for number in listed(given["draw_order"], "draw_order")]
    removed = listed(given.get("removed_unseen", others(drawn)), "removed_unseen")
    deal(trial.s, drawn, [domino(number) for number in removed])
    order = listed(given["first_round_choosers"], "first_round_choosers")
    choosers = [trial.seat(seat, "first_round_choosers") for seat in order]
    if tuple(choosers) not in orders(trial):
        raise VectorError(f"first_round_choosers {choosers} cannot be drawn here")
    seat_choosers(trial.s, choosers)
    unread: list[tuple[int, int]] = []  # forced discards (seat, domino) that the vector has not mentioned yet
    for action in listed(given["actions"], "actions"):
        try:
            act(trial, unread, *listed(action, "actions"))
        except (TypeError, VectorError) as wrong:
            raise VectorError(f"action {action}: {wrong}") from None
    if unread:
        raise VectorError(f"the forced discards {unread} (seat, domino) are missing")
    return trial


def act(trial: Trial, unread: list[tuple[int, int]], seat: Any, verb: Any, number: Any, *squares: Any) -> None:
    """KD-5.9, KD-13.6  One action; a discard must be the one that the rules forced."""
    seat, number = trial.seat(seat, "actions"), domino(number)
    if named(verb, "actions", ("choose", "place", "discard")) == "discard" or unread:
        if verb != "discard" or [(seat, number)] != unread[:1] or squares:
            raise VectorError(f"forced discards (seat, domino) are now {unread or 'none'}")
        unread.pop(0)
        return
    before = len(trial.happened("discarded"))
    carry_out: Callable[..., None] = choose if verb == "choose" else place
    carry_out(trial, seat, number, *squares)
    unread += [(args["seat"], args["domino"]) for args in trial.happened("discarded")[before:]]


def choose(trial: Trial, seat: int, number: Any) -> None:
    """KD-6  Put a king on a domino."""
    line = trial.s.next_line.tolist()
    trial.choose(seat, "choose", slot=line.index(named(number, "domino", line)))


def place(trial: Trial, seat: int, number: int, a: Any, b: Any) -> None:
    """KD-5, KD-5.8  Place the domino under the king; a double may be told either way round."""
    if trial.s.phase == OVER or number != trial.s.line[trial.s.turn]:
        raise VectorError(f"domino {number} is not the next to be placed")
    (x, y), other = canonical(number, [a, b])
    trial.choose(seat, "place", y=y, x=x, facing=direction((x, y), other))


def mode(trial: Trial) -> Fields:
    """KD-2.2, KD-2.4, KD-7.1, KD-10  What a mode fixes."""
    s, players = trial.s, trial.game.players
    kings, size, in_game = rules.kings_in_play(s), rules.line_size(s), rules.dominoes_in_game(s)
    return {
        "players": players,
        "kings_per_player": kings // players,
        "grid": grid(s),
        "line_size": size,
        "lines": in_game // size,
        "dominoes_in_game": in_game,
        "dominoes_removed_unseen": DOMINOES - in_game,
        "dominoes_per_player": in_game // size * kings // players,
        "leftover_discarded_per_line": size - kings,
        "first_round_order": state.FIRST_ROUNDS[len(orders(trial)) > 2],
        "discarded": [args["domino"] for args in trial.happened("left_over")],
        "turn_order_next": s.kings[:kings],
    }


def replayed(trial: Trial) -> Fields:
    """KD-8.6, KD-9  How a game ended, also if Harmony and Middle Kingdom were both in use, or neither."""
    found: Fields = {
        "players": [counted(trial, seat) for seat in range(trial.game.players)],
        "leftover_discards": mode(trial)["discarded"],
    }
    for variants, name in enumerate(("base", "with_both_bonuses")):
        other = trial.copy()
        other.s.harmony = other.s.middle_kingdom = variants
        scoring.score_game(other.s)
        found |= {f"winners_{name}": other.winners(), f"ranks_{name}": other.standing("ranks")}
    return found


# --- results


def enter_result(s: Any, game: int, results: Any) -> None:
    """Write the result of a game into the record, and crowns into the kingdoms."""
    for seat, item in enumerate(listed(results, "players", s.players)):
        entry = fields(item, "players", ("points", "largest_territory"), ("crowns",))
        s.scores[game, seat] = whole(entry["points"], "points", 0, MOST_POINTS)
        s.largest[game, seat] = whole(entry["largest_territory"], "largest_territory", 0, 2 * DOMINOES)
        for n in range(whole(entry.get("crowns", 0), "crowns", 0, MOST_CROWNS)):
            lay_half(s, seat, 1 + n % 6, n // 6, 1, 1)  # one crown a square
    s.phase, s.to_act = OVER, 0


def ended(given: Fields, games: list[Any], **implied: Any) -> Trial:
    """A table at which these games have been played."""
    trial = trial_of(given, players=len(listed(games[0], "players")), **implied)
    for number, game in enumerate(games):
        enter_result(trial.s, number, game)
    trial.notes = given
    return trial


def ranking(given: Fields) -> Trial:
    """KD-9, KD-14.1  One game that is over."""
    trial = ended(given, [given["players"]])
    if trial.s.tie_break == state.TERRITORY_CROWNS_SHARE and not all("crowns" in item for item in given["players"]):
        raise VectorError("field 'crowns' is missing, which this tie-break compares")
    return trial


def dynasty(given: Fields) -> Trial:
    """KD-11.4, KD-13.9, KD-14.5  A series that is over."""
    return ended(given, listed(given["games"], "games", state.GAMES), dynasty=True)


def standing(lay: Callable[[Fields], Trial], option: str, values: Iterable[str], trial: Trial) -> Fields:
    """KD-9, KD-11.4, KD-14.1, KD-14.5  How all end, also with each value of an option that decides ties."""

    def found(trial: Trial) -> Some:
        best = [scoring.best_territory(trial.s, seat) for seat in range(trial.game.players)]
        totals, ranks = trial.standing("points"), trial.standing("ranks")
        return Some(winners=trial.winners(), ranks=ranks, totals=totals, best_territory=best)

    def other(value: str, wanted: Any) -> Some:
        return found(lay({**trial.notes, "options": {**trial.notes.get("options", {}), option: value}}))

    return found(trial) | {f"with_option_{value}": partial(other, value) for value in values}


by_tie_break = partial(standing, ranking, "tie_break", state.TIE_BREAKS)
by_dynasty_tie_break = partial(standing, dynasty, "dynasty_tie_break", state.DYNASTY_TIE_BREAKS)
SETTING = names("mode grid variants options")  # input fields that any type may have
REPLAYED = names("mode draw_order first_round_choosers actions")
KINDS = {
    "territory_score": Kind(territory, dict, names("terrain squares crowns")),
    "score": Kind(settled, counted, names("kingdom"), SETTING),
    "mode": Kind(trial_of, mode, names("mode"), SETTING),
    "first_round_order": Kind(first_round, dict, names("mode starting_player"), SETTING),
    "line": Kind(line, mode, names("mode line choices"), SETTING),
    "line_order": Kind(drawn_line, dict, names("drawn"), SETTING),
    "ranking": Kind(ranking, by_tie_break, names("players"), SETTING),
    "legal_placements": Kind(partial(to_place, settled), placed, names("kingdom domino"), SETTING),
    "placement_check": Kind(checked, dict, names("kingdom domino a b"), SETTING),
    "dynasty": Kind(dynasty, by_dynasty_tie_break, names("games"), SETTING),
    "legal_placements_squares": Kind(partial(to_place, settled_by_squares), placed, names("squares domino"), SETTING),
    "replay": Kind(replay, replayed, REPLAYED, SETTING | {"removed_unseen"}),
}
FORMAT = Format("kingdomino", KINDS, given="input", expect="expected", file_needs={"schema_version": 1})
run = FORMAT.run

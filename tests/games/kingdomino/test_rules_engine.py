"""KD-15: notes for the engine, and what random play should give."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import GRID_LIMIT, NO_MATCH, OCCUPIED
from reinos.games.kingdomino.scoring import occupied
from reinos.games.kingdomino.state import CHOOSE, FIRST_CHOOSE, OVER
from tests.games.kingdomino.boards import MODES, REFERENCE, kingdom, play_on, random_play, squares, table, why

RANDOM_PLAY = {item["mode"]: item for item in REFERENCE["random_play_reference"]["items"]}
BRANCHING = REFERENCE["random_play_reference"]["branching_standard_4"]
GAMES = 20_000
WATCHED = 400  # games played step by step from outside


@pytest.mark.rule("KD-15.1")
def test_choices_are_places_in_the_line_and_directed_squares() -> None:
    assert CHOICES["choose"].ranges == {"slot": range(4)}
    codes = [squares(choice.args) for choice in CHOICES if choice.kind == "place"]
    assert len(codes) == 676
    for reach, most in ((4, 280), (6, 616)):
        inside = [pair for pair in codes if all(max(abs(x), abs(y)) <= reach and (x, y) != (0, 0) for x, y in pair)]
        assert len(inside) == most == REFERENCE["max_directed_placements"][f"grid_{reach + 1}"]


@pytest.mark.rule("KD-15.1")
@pytest.mark.parametrize("mode", MODES)
def test_placements_stay_in_the_range_of_their_grid(mode: str) -> None:
    s = table(**MODES[mode])
    reach = 6 if mode == "mighty_duel" else 4
    for _, choice, _ in random_play(s):
        if choice.kind == "place":
            assert all(max(abs(x), abs(y)) <= reach for x, y in squares(choice.args))


@pytest.mark.rule("KD-15.3")
@pytest.mark.parametrize("mode", MODES)
def test_chance_is_the_shuffle_and_the_first_order_only(mode: str) -> None:
    match = reinos.load("kingdomino", **MODES[mode]).new(seed=2)
    while not match.over:
        match.play(match.legal()[0])
    opening, *later = match.rolls
    assert [sides for sides, _ in opening][:47] == list(range(48, 1, -1))
    assert len(opening) == 47 + (1 if match.players == 2 else match.players - 1)
    assert len(later) == len(match.steps)
    assert not any(later)


@pytest.mark.rule("KD-15.3", "KD-11.4")
def test_a_dynasty_rolls_only_between_games() -> None:
    s = table(players=2, dynasty=True)
    s.rolls.clear()
    for _, _, told in random_play(s):
        assert bool(s.rolls) == any(event.kind == "game_begun" for event in told)
        s.rolls.clear()


@pytest.mark.rule("KD-15.5")
def test_the_first_broken_rule_is_the_reason() -> None:
    s = kingdom((1, (1, 0), (2, 0)), (2, (3, 0), (4, 0)))
    assert why(s, 0, 12, (4, 0), (5, 0)) == OCCUPIED  # also beyond the grid, and no swamp near
    assert why(s, 0, 12, (5, 0), (5, 1)) == GRID_LIMIT  # also no swamp near
    assert why(s, 0, 12, (4, 1), (4, 2)) == NO_MATCH  # its other half is no neighbour


@pytest.mark.rule("KD-15.6")
@pytest.mark.parametrize(("mode", "games"), [("standard_4", 60), ("standard_2", 60)])
def test_a_full_grid_has_its_castle_on_a_square_of_the_corner_colour(mode: str, games: int) -> None:
    full = 0
    for seed in range(games):
        s = table(seed, **MODES[mode])
        play_on(s, seed)
        for seat in range(s.players):
            if occupied(s, seat) == 25:
                full += 1
                assert (int(s.box[seat, 0]) + int(s.box[seat, 2])) % 2 == 0
    assert full > 5


# --- random play


def close(found: float, wanted: float, error: float) -> bool:
    """Within four standard errors, and the rounding of the reference."""
    decimals = len(str(wanted).partition(".")[2])
    return abs(found - wanted) < 4 * error + 0.5 * 10**-decimals


@pytest.mark.rule("KD-15.4")
@pytest.mark.parametrize("mode", MODES)
def test_points_of_random_play(mode: str) -> None:
    item = RANDOM_PLAY[mode]
    base = reinos.load("kingdomino", **MODES[mode]).playouts(GAMES, seed=11)
    harmony = reinos.load("kingdomino", harmony=True, **MODES[mode]).playouts(GAMES, seed=11)
    middle = reinos.load("kingdomino", middle_kingdom=True, **MODES[mode]).playouts(GAMES, seed=11)
    kingdoms = base.points.size
    won_5, won_10 = harmony.points - base.points, middle.points - base.points
    assert set(np.unique(won_5)) == {0, 5}
    assert set(np.unique(won_10)) == {0, 10}

    def chance(p: float, count: int) -> float:
        return float((p * (1 - p) / count) ** 0.5)

    both = base.points + won_5 + won_10
    assert close(base.points.mean(), item["mean_score"], item["sd"] / kingdoms**0.5)
    assert close(both.mean(), item["mean_with_both_bonuses"], both.std() / kingdoms**0.5)
    assert abs(base.points.std() - item["sd"]) < 0.02 * item["sd"]
    assert close((won_5 > 0).mean(), item["p_harmony"], chance(item["p_harmony"], kingdoms))
    p = item["p_middle_kingdom_frame"]
    assert close((won_10 > 0).mean(), p, chance(p, kingdoms))
    most = {"standard_2": 48, "standard_3": 72}.get(mode, 96)
    discards = (most - base.lengths) / base.points.shape[1]
    assert close(discards.mean(), item["discards_per_player"], discards.std() / GAMES**0.5)
    tied = (base.points == base.points.max(axis=1, keepdims=True)).sum(axis=1) > 1
    p = item["p_tie_on_points_for_first"]
    assert close(tied.mean(), p, chance(p, GAMES))
    shared = (base.ranks == 1).sum(axis=1) > 1
    p = item["p_shared_victory"]
    assert close(shared.mean(), p, chance(p, GAMES))


@pytest.mark.rule("KD-15.4")
def test_both_bonuses_are_the_sum_of_each() -> None:
    plain, five, ten, both = (
        reinos.load("kingdomino", harmony=harmony, middle_kingdom=middle).playouts(2000, seed=2).points
        for harmony, middle in ((False, False), (True, False), (False, True), (True, True))
    )
    assert (both - plain == (five - plain) + (ten - plain)).all()


def watch(mode: str) -> tuple[np.ndarray[Any, Any], list[np.ndarray[Any, Any]]]:
    """Random games step by step on compiled code: largest territories, and options a turn by round.

    Options are a row a game: the mean over its turns of placements times choices, doubles both ways and once.
    """
    game = reinos.load("kingdomino", **MODES[mode])
    kernels = RULES.target("cpu")
    out = np.zeros(CHOICES.size, np.int64)
    dice = random.Random(7)
    largest, options = [], []
    for stream in range(WATCHED):
        batch = game.bare(5)
        record = batch[0]
        kernels.start(batch, 0, stream)
        turns: list[list[tuple[int, int]]] = [[] for _ in range(14)]
        placed = (1, 1)
        while record["phase"] != OVER:
            phase, round_now = int(record["phase"]), int(record["round"])
            seat = int(record["to_act"]).bit_length() - 1
            count = int(kernels.legal_choices(batch, 0, seat, out))
            if phase in (FIRST_CHOOSE, CHOOSE):
                turns[round_now].append((placed[0] * count, placed[1] * count))
                placed = (1, 1)
            else:
                double = record["line"][record["turn"]] <= 12
                placed = (count * (2 if double else 1), count)
                if round_now == 13:
                    turns[13].append(placed)
                    placed = (1, 1)
            kernels.step(batch, 0, seat, int(out[dice.randrange(count)]))
        turns[13] += [(1, 1)] * (4 - len(turns[13]))  # forced discards
        largest.append(record["largest"][0, : game.players].copy())
        options.append(np.array([np.mean(turns[r], axis=0) if turns[r] else (0, 0) for r in range(1, 14)]))
    return np.array(largest), options


@pytest.mark.rule("KD-15.4")
@pytest.mark.parametrize("mode", ["standard_2", "standard_3", "mighty_duel"])
def test_largest_territory_of_random_play(mode: str) -> None:
    largest, _ = watch(mode)
    assert close(largest.mean(), RANDOM_PLAY[mode]["largest_territory"], largest.std() / largest.size**0.5)


@pytest.mark.rule("KD-15.2", "KD-15.4")
def test_options_a_turn_of_random_play() -> None:
    largest, options = watch("standard_4")
    assert close(largest.mean(), RANDOM_PLAY["standard_4"]["largest_territory"], largest.std() / largest.size**0.5)
    games = np.array(options)
    errors = games.std(axis=0) / WATCHED**0.5
    for column, name in enumerate(("values", "values_doubles_once")):
        for round_number, wanted in enumerate(BRANCHING[name], 1):
            found, error = games[:, round_number - 1, column].mean(), errors[round_number - 1, column]
            assert close(found, wanted, error), (name, round_number, found, wanted)

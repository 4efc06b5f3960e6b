"""The worked examples, and that their interpreter lets nothing slip."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reinos.core.vectors import Outcome
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.state import DISCARDED, FIRST_CHOOSE, PLACED
from tests.games.kingdomino.boards import DECK36, KING_DRAW, MODES, random_play, squares, table

FILE = Path(__file__).parent / "examples.json"
EXAMPLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["examples"]
KINGDOM = [{"domino": 7, "a": [1, 0], "b": [2, 0]}, {"domino": 3, "a": [-1, 0], "b": [-2, 0]}]


def judge(folder: Path, *examples: Any) -> list[Outcome]:
    """Run vectors from a file."""
    path = folder / "vectors.json"
    path.write_text(json.dumps({"schema_version": 1, "examples": examples}), encoding="utf-8")
    return list(RULES.module("vectors").run(path))


def vector(kind: str, given: dict[str, Any], **expected: Any) -> dict[str, Any]:
    return {"id": "KD-EX-0", "title": kind, "type": kind, "input": given, "expected": expected}


def result(points: int, largest: int, crowns: int | None = None) -> dict[str, int]:
    entry = {"points": points, "largest_territory": largest}
    return entry if crowns is None else {**entry, "crowns": crowns}


@pytest.mark.rule("KD-15.3")
def test_every_example_of_the_rulebook_passes() -> None:
    outcomes = list(RULES.module("vectors").run(FILE))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert [outcome.id for outcome in outcomes] == [example["id"] for example in EXAMPLES]
    assert len(outcomes) == 54


def changes(value: Any) -> Iterator[Any]:
    """The same value with one thing in it changed, for each thing in it."""
    if isinstance(value, dict):
        for key in value:
            if key != "note":
                for changed in changes(value[key]):
                    yield {**value, key: changed}
        yield {**value, "surprise": 1}
    elif isinstance(value, list):
        for i in range(min(len(value), 3)):
            for changed in changes(value[i]):
                yield [*value[:i], changed, *value[i + 1 :]]
        yield [*value, value[-1] if value else 7]
    elif isinstance(value, bool):
        yield not value
        yield int(value)
    elif isinstance(value, int):
        yield value + 1
        yield float(value)
        yield str(value)
    elif isinstance(value, str):
        yield value + "x"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_any_other_expectation_fails(example: dict[str, Any], tmp_path: Path) -> None:
    other = [{**example, "id": f"{n}", "expected": changed} for n, changed in enumerate(changes(example["expected"]))]
    if example["type"] == "replay":
        other = other[::7]
    outcomes = judge(tmp_path, *other)
    passed = [outcome.id for outcome in outcomes if outcome.passed]
    assert [other[int(number)]["expected"] for number in passed] == []
    assert all(outcome.message for outcome in outcomes)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_unknown_and_missing_fields_fail(example: dict[str, Any], tmp_path: Path) -> None:
    kind = RULES.module("vectors").KINDS[example["type"]]
    bad = [{**example, "surprise": 1}, {**example, "type": "surprise"}, {**example, "expected": {}}]
    bad += [{**example, "input": {**example["input"], "surprise": 1}}]
    bad += [{key: value for key, value in example.items() if key != gone} for gone in ("id", "type", "input", "title")]
    for gone in kind.needs:
        bad.append({**example, "input": {key: value for key, value in example["input"].items() if key != gone}})
    assert not any(outcome.passed for outcome in judge(tmp_path, *bad))


@pytest.mark.parametrize("junk", [None, True, 7.5, -1, "x", [], {}, [None], [[1]], {"x": 1}], ids=repr)
@pytest.mark.parametrize("kind", sorted({example["type"] for example in EXAMPLES}))
def test_junk_in_any_field_fails_and_does_not_break(kind: str, junk: Any, tmp_path: Path) -> None:
    example = next(example for example in EXAMPLES if example["type"] == kind)
    bad = []
    for name in example["input"]:
        if not (name in ("kingdom", "squares", "removed_unseen") and junk == []) and example["input"][name] != junk:
            bad.append({**example, "id": name, "input": {**example["input"], name: junk}})
    assert [outcome.id for outcome in judge(tmp_path, *bad) if outcome.passed] == []


MORE = [
    vector("first_round_order", {"mode": "standard_2", "starting_player": 1}, choosers=[1, 0, 0, 1]),
    vector("first_round_order", {"mode": "mighty_duel", "starting_player": 1}, choosers=[1, 0, 0, 1]),
    vector(
        "mode",
        {"mode": "standard_3", "options": {"three_player_deck": "deck36_line3"}},
        dominoes_in_game=36,
        dominoes_removed_unseen=12,
        line_size=3,
        lines=12,
        leftover_discarded_per_line=0,
        dominoes_per_player=12,
        kings_per_player=1,
        players=3,
        grid=5,
        first_round_order="king_draw",
    ),
    vector("mode", {"mode": "standard_2", "variants": ["dynasty", "harmony"]}, lines=6, first_round_order="snake_abba"),
    vector(
        "mode",
        {"mode": "mighty_duel", "options": {"two_player_first_round": "king_draw"}},
        first_round_order="king_draw",
    ),
    vector("line_order", {"drawn": [45, 2, 13]}, line=[2, 13, 45]),
    vector(
        "line",
        {
            "mode": "standard_3",
            "options": {"three_player_deck": "deck36_line3"},
            "line": [5, 17, 29],
            "choices": [[0, 29], [2, 5], [1, 17]],
        },
        discarded=[],
        turn_order_next=[2, 1, 0],
        line_size=3,
    ),
    vector(
        "line",
        {
            "mode": "mighty_duel",
            "options": {"two_player_first_round": "king_draw"},
            "line": [1, 2, 3, 4],
            "choices": [[1, 4], [1, 3], [0, 1], [0, 2]],
        },
        turn_order_next=[0, 0, 1, 1],
    ),
    vector(
        "ranking",
        {"players": [result(20, 7, 9), result(20, 7, 4)], "options": {"tie_break": "territory_crowns_share"}},
        winners=[0],
        ranks=[1, 2],
        with_option_points_share={"winners": [1, 0]},
    ),
    vector(
        "ranking",
        {"players": [result(20, 7), result(20, 8)], "options": {"tie_break": "points_share"}},
        winners=[0, 1],
        with_option_territory_then_share={"winners": [1], "ranks": [2, 1]},
    ),
    vector(
        "dynasty",
        {
            "games": [[result(5, 3, 30), result(5, 2, 1)]] * 3,
            "options": {"dynasty_tie_break": "share", "tie_break": "territory_crowns_share"},
        },
        winners=[0, 1],
        ranks=[1, 1],
        totals=[15, 15],
        with_option_best_territory_then_share={"winners": [0], "best_territory": [3, 2]},
    ),
    vector(
        "score",
        {
            "grid": 5,
            "kingdom": KINGDOM,
            "variants": ["middle_kingdom"],
            "options": {"middle_kingdom_test": "bounding_box"},
        },
        middle_kingdom_bonus=10,
        bonus=10,
        total=10,
        total_with_both=10,
    ),
    vector("score", {"kingdom": KINGDOM, "variants": ["mighty_duel", "harmony"]}, harmony_bonus=0, total=0),
    vector("placement_check", {"kingdom": KINGDOM, "domino": 1, "a": [0, 2], "b": [0, 1]}, legal=True, reason=None),
    vector(
        "placement_check",
        {"kingdom": KINGDOM, "domino": 1, "a": [40, 2], "b": [40, 1]},
        legal=False,
        reason="grid_limit",
    ),
    vector(
        "placement_check", {"kingdom": [], "domino": 1, "a": [-7, 0], "b": [-6, 0]}, legal=False, reason="grid_limit"
    ),
    vector(
        "legal_placements",
        {"grid": 7, "kingdom": [], "domino": 1},
        count=12,
        count_with_mirrored_doubles=24,
        forced_discard=False,
        discard_allowed=False,
        base_score_before=0,
    ),
]


@pytest.mark.parametrize("example", MORE, ids=lambda example: example["type"])
def test_what_the_format_can_carry(example: dict[str, Any], tmp_path: Path) -> None:
    (outcome,) = judge(tmp_path, example)
    assert outcome.message == ""
    assert outcome.passed


BAD = [
    (vector("first_round_order", {"mode": "standard_4", "starting_player": 0}, choosers=[0, 1, 2, 3]), "drawn"),
    (vector("mode", {"mode": "standard_2", "grid": 7}, lines=6), "grid is 7"),
    (vector("mode", {"mode": "standard_2", "options": {"players": 3}}, lines=6), "players"),
    (vector("mode", {"mode": "standard_2", "options": {"colour": "pink"}}, lines=6), "colour"),
    (vector("mode", {"mode": "standard_2", "variants": ["castle"]}, lines=6), "castle"),
    (vector("mode", {"mode": "standard_3", "variants": ["mighty_duel"]}, lines=6), "mighty_duel"),
    (vector("line_order", {"drawn": [45, 2]}, line=[2, 45]), "list of 4"),
    (vector("line_order", {"drawn": [45, 2, 2, 3]}, line=[2, 2, 3, 45]), "each once"),
    (vector("ranking", {"players": [result(1, 1)] * 5}, winners=[0]), "players"),
    (
        vector("ranking", {"players": [result(1, 1)] * 2}, with_option_territory_crowns_share={"winners": [0]}),
        "'crowns' is missing",
    ),
    (vector("ranking", {"players": [result(1, 1)] * 2}, with_option_points_share={"losers": [0]}), "losers"),
    (vector("dynasty", {"games": [[result(1, 1)] * 2] * 2}, totals=[2, 2]), "list of 3"),
    (vector("placement_check", {"kingdom": KINGDOM, "domino": 7, "a": [0, 1], "b": [0, 2]}, legal=True), "already"),
    (vector("placement_check", {"kingdom": [], "domino": 7, "a": [0, 1], "b": [1, 2]}, legal=False), "side by side"),
    (
        vector("score", {"kingdom": [{"domino": 7, "a": [1, 1], "b": [2, 1]}]}, base_score=0),
        "domino 7 may not lie there: no_match",
    ),
    (vector("legal_placements_squares", {"squares": [[0, 0, "lake", 0]], "domino": 1}, count=0), "taken"),
    (vector("legal_placements_squares", {"squares": [[5, 0, "lake", 0]], "domino": 1}, count=0), "5x5"),
]


@pytest.mark.parametrize(("example", "complaint"), BAD, ids=[complaint for _, complaint in BAD])
def test_what_makes_no_sense_is_told(example: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    (outcome,) = judge(tmp_path, example)
    assert not outcome.passed
    assert complaint in outcome.message


def replay_of(seed: int, mode: str, options: dict[str, Any], variants: list[str], mirror: bool) -> dict[str, Any]:
    """A game of the engine, written down as a vector."""
    s = table(seed, **MODES[mode], **options, **dict.fromkeys(variants, True))
    size = s.left + int((s.next_line > 0).sum())
    given = {
        "mode": mode,
        "options": options,
        "variants": variants,
        "draw_order": s.deck[:size][::-1].tolist(),
        "removed_unseen": s.deck[size:].tolist(),
        "first_round_choosers": s.choosers[s.choosers >= 0].tolist(),
    }
    assert s.phase == FIRST_CHOOSE
    actions: list[list[Any]] = []
    left_over = []
    for _, choice, told in random_play(s, seed):
        for event in told:
            args = event.args
            if event.kind == "chose":
                actions.append([args["seat"], "choose", args["domino"]])
            elif event.kind == "placed":
                a, b = squares(choice.args)
                if mirror and args["domino"] <= 12:
                    a, b = b, a
                actions.append([args["seat"], "place", args["domino"], list(a), list(b)])
            elif event.kind == "discarded":
                actions.append([args["seat"], "discard", args["domino"]])
            elif event.kind == "left_over":
                left_over.append(args["domino"])
    players = [
        {"total": int(s.points[seat]), "largest_territory": int(s.largest[0, seat])} for seat in range(s.players)
    ]
    winners = [seat for seat in range(s.players) if s.ranks[seat] == 1]
    assert all(s.fate[number] in (PLACED, DISCARDED) for number in given["draw_order"])
    return vector(
        "replay", {**given, "actions": actions}, players=players, leftover_discards=left_over, winners=winners
    )


REPLAYS = [
    ("standard_2", {}, []),
    ("standard_2", {"two_player_first_round": KING_DRAW["two_player_first_round"]}, ["harmony"]),
    ("mighty_duel", {}, ["middle_kingdom"]),
    ("standard_3", {"tie_break": "points_share"}, []),
    ("standard_3", {"three_player_deck": DECK36["three_player_deck"]}, ["harmony", "middle_kingdom"]),
    ("standard_4", {"tie_break": "territory_crowns_share", "middle_kingdom_test": "bounding_box"}, ["middle_kingdom"]),
]


@pytest.mark.parametrize(("mode", "options", "variants"), REPLAYS)
def test_any_game_can_be_replayed(mode: str, options: dict[str, Any], variants: list[str], tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        example = replay_of(seed, mode, options, variants, mirror=seed == 2)
        (outcome,) = judge(tmp_path, example)
        assert outcome.message == ""


def test_a_replay_that_is_wrong_anywhere_fails(tmp_path: Path) -> None:
    games = (replay_of(seed, "standard_3", {}, [], False) for seed in range(9))
    good = next(game for game in games if any(action[1] == "discard" for action in game["input"]["actions"]))
    bad = []
    for n, action in enumerate(good["input"]["actions"]):
        broken = copy.deepcopy(good)
        broken["id"] = f"{n} gone"
        del broken["input"]["actions"][n]
        bad.append(broken)
        broken = copy.deepcopy(good)
        broken["id"] = f"{n} by another"
        broken["input"]["actions"][n][0] = (action[0] + 1) % 3
        bad.append(broken)
    for name, value in (("first_round_choosers", [0, 0, 1]), ("draw_order", good["input"]["draw_order"][:-1])):
        bad.append({**good, "id": name, "input": {**good["input"], name: value}})
    bad.append({**good, "id": "dynasty", "input": {**good["input"], "variants": ["dynasty"]}})
    assert [outcome.id for outcome in judge(tmp_path, *bad) if outcome.passed] == []

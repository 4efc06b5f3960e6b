"""The search guided by a network: legal, deterministic, blind to secrets, and exact where games end."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.bots import levels, make
from reinos.bots.champion import Champion, Guidance, guidance_for
from reinos.bots.greedy import Greedy
from reinos.bots.guided import guided
from reinos.bots.network import file as files
from reinos.bots.tree import search
from reinos.core.compiled import borrowed
from reinos.core.errors import BadOption
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.words import LANGUAGES
from reinos.table.bots import check_bot, list_bots
from reinos.table.refusal import Invalid
from tests.bots.test_search import last_decision, midway
from tests.networks import random_arrays, random_network

GAMES: tuple[str, ...] = ("kingdomino",)
if os.environ.get("REINOS_SOAK"):  # compiling takes a minute each
    GAMES += ("el_grande", "lancaster", "brian_boru", "risk_europe")
PLAYED = {name: reinos.load(name) for name in GAMES}
GAME = PLAYED["kingdomino"]


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("networks")
    return {name: random_network(folder / f"{name}.npz", game.rules, beats_king=True) for name, game in PLAYED.items()}


def even(path: Path, game: Game, **arrays: Any) -> Path:
    """A network that finds everything equal, except as these arrays say."""
    nothing = {name: np.zeros_like(array) for name, array in random_arrays(game.rules).items()}
    files.write(path, game.rules, nothing | arrays)
    return path


@pytest.mark.parametrize("threads", [1, 2])
def test_same_seed_and_playouts_give_the_same_answer(threads: int, networks: dict[str, Path]) -> None:
    position, seat = midway(GAME, 9)
    bot = Champion(GAME, 200, threads=threads, path=networks["kingdomino"])
    copied = pickle.loads(pickle.dumps(bot))
    once, again = (one.consider(position.seen_by(seat), np.random.default_rng(5)) for one in (bot, copied))
    assert once == again
    assert len(pickle.dumps(bot)) < 1500


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_the_answer(name: str, networks: dict[str, Path]) -> None:
    game = PLAYED[name]
    position, seat = midway(game, 30)
    other = position.imagine(seat, 99)
    assert other.key != position.key
    bot = Champion(game, 60, path=networks[name])
    answers = [
        bot.consider(Position(game, true.record, "cpu", hidden=True, seat=seat), np.random.default_rng(1))
        for true in (position, other)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_with_legal_choices_only(name: str, networks: dict[str, Path]) -> None:
    game = PLAYED[name].simulated()
    bot, random = Champion(game, 9, path=networks[name]), np.random.default_rng(0)
    position = game.start(4, "cpu")
    for _ in range(400):
        if position.over:
            break
        seat = position.to_act[0]
        seen = position.seen_by(seat)
        if len(seen.legal_ids()) > 1:
            found = bot.consider(seen, random)
            assert {one.choice for one in found} <= set(seen.legal_ids())
            assert sum(one.share for one in found) == pytest.approx(1.0)
            assert all(0.0 <= one.win <= 1.0 for one in found)
        position = position.play(bot.choose(seen, random), seat)


def test_every_playout_but_the_first_takes_a_choice(networks: dict[str, Path]) -> None:
    position, seat = midway(GAME, 9)
    found = Champion(GAME, 201, path=networks["kingdomino"]).consider(position.seen_by(seat), np.random.default_rng(0))
    assert sum(one.visits for one in found) == 200


def test_a_full_tree_is_searched_on(networks: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reinos.bots.champion.NODES_AN_ITERATION", 1)
    position, seat = midway(GAME, 9)
    bot = Champion(GAME, 100, path=networks["kingdomino"])
    assert sum(one.visits for one in bot.consider(position.seen_by(seat), np.random.default_rng(0))) == 99


def test_where_all_is_equal_the_policy_decides(tmp_path: Path) -> None:
    """Policy for the last legal choice, then for the first: visits follow."""
    position, seat = midway(GAME, 9)
    seen = position.seen_by(seat)
    legal = seen.legal_ids()
    for favourite in (legal[-1], legal[0]):
        bias = np.zeros(GAME.rules.choices.size)
        bias[favourite] = 2.0
        path = even(tmp_path / f"{favourite}.npz", GAME, policy_bias=bias)
        bot = Champion(GAME, 300, path=path, guidance=Guidance(caution=0.0))
        found = bot.consider(seen, np.random.default_rng(0))
        share = np.exp(2) / (np.exp(2) + len(legal) - 1)
        assert found[0].choice == favourite
        assert found[0].share == pytest.approx(share, abs=0.05)


def test_values_are_the_seats_own_the_viewer_first(tmp_path: Path) -> None:
    """Seen by the seat to act, the next one clockwise wins two thirds, the one after it a third."""
    game = reinos.load("kingdomino", players=3)
    position = game.start(3, "cpu")
    seat = position.to_act[0]
    path = even(tmp_path / "n.npz", game, value_bias=[-0.5, 0.5, 0.0, 1.0])
    bot = Champion(game, 1, path=path, guidance=Guidance())
    found = bot.outlook(position.seen_by(seat), np.random.default_rng(0))
    assert found.chances[seat] == pytest.approx(0.0)
    assert found.chances[(seat + 1) % 3] == pytest.approx(2 / 3)
    assert found.chances[(seat + 2) % 3] == pytest.approx(1 / 3)


def test_the_policy_trusts_the_appraisal_as_far_as_the_network_says(tmp_path: Path) -> None:
    """All else being equal, visits follow the appraisals of the choices, or with distrust their opposite."""
    position, seat = midway(GAME, 9)
    seen = position.seen_by(seat)
    values = Greedy(GAME).values(seen, np.random.default_rng(0))
    for trust, wanted in ((5.0, values.max()), (-5.0, values.min())):
        path = even(tmp_path / f"{trust}.npz", GAME, trust_bias=[trust])
        bot = Champion(GAME, 100, path=path, guidance=Guidance(caution=0.0))
        chosen = bot.consider(seen, np.random.default_rng(0))[0].choice
        assert values[seen.legal_ids().index(chosen)] == wanted


def test_an_even_part_of_the_policy_lets_all_choices_be_tried(tmp_path: Path) -> None:
    position, seat = midway(GAME, 9)
    seen = position.seen_by(seat)
    legal = seen.legal_ids()
    bias = np.zeros(GAME.rules.choices.size)
    bias[legal[-1]] = 30.0
    path = even(tmp_path / "n.npz", GAME, policy_bias=bias)
    for part, tried in ((0.0, {legal[-1]}), (0.5, set(legal))):
        bot = Champion(GAME, 300, path=path, guidance=Guidance(caution=0.0, even=part))
        found = bot.consider(seen, np.random.default_rng(0))
        assert {one.choice for one in found} == tried
        assert found[0].choice == legal[-1]


def test_with_a_delay_playouts_say_what_a_table_is_worth(tmp_path: Path) -> None:
    """The network promises victory to the seat to act, which comes last whatever it does."""
    game = reinos.load("kingdomino", players=2)
    position = last_decision(
        game, lambda before: all(before.play(choice).ranks[before.to_act[0]] == 2 for choice in before.legal_ids())
    )
    seat = position.to_act[0]
    path = even(tmp_path / "n.npz", game, value_bias=[1.0, -1.0, 0.0, 0.0])
    for delay, chance in ((0.0, 1.0), (8.0, 0.0)):
        bot = Champion(game, 1, path=path, guidance=Guidance(delay=delay))
        assert bot.outlook(position.seen_by(seat), np.random.default_rng(0)).chances[seat] == chance


def test_with_a_delay_the_network_is_asked_of_nodes_that_playouts_passed(tmp_path: Path) -> None:
    """With one more than there are playouts, of the root alone."""
    position, seat = midway(GAME, 9)
    seen, path = position.seen_by(seat), even(tmp_path / "n.npz", GAME)
    asked = {}
    for delay in (1.0, 8.0, 201.0):
        bot = Champion(GAME, 200, path=path, guidance=Guidance(delay=delay))
        (tree,) = bot._trees(seen, np.random.default_rng(0))
        asked[delay] = int((tree.mind.prior > 0).sum())
    assert asked[1.0] > asked[8.0] > asked[201.0] == len(seen.legal_ids())


def test_a_game_says_how_its_network_guides() -> None:
    for name in ("brian_boru", "kingdomino"):
        assert guidance_for(reinos.load(name).rules) == Guidance(exploration=1.0, even=0.5, delay=8.0)
    assert guidance_for(reinos.load("risk_europe").rules) == Guidance(even=0.5)
    assert guidance_for(reinos.load("lancaster").rules) == Guidance()
    assert Champion(GAME).guidance == guidance_for(GAME.rules)


def test_takes_the_best_last_placement(tmp_path: Path) -> None:
    """The policy is all for the worst placement, and the result counts for more."""
    game = reinos.load("kingdomino", players=2)
    position = last_decision(game)
    seat = position.to_act[0]
    ends = {choice: position.play(choice).rewards[seat] for choice in position.legal_ids()}
    bias = np.zeros(game.rules.choices.size)
    bias[min(ends, key=lambda choice: ends[choice])] = 1.0
    bot = Champion(game, 300, path=even(tmp_path / "n.npz", game, policy_bias=bias))
    assert ends[bot.choose(position.seen_by(seat), np.random.default_rng(0))] == max(ends.values())
    samples = bot.compare(position.seen_by(seat), list(ends), np.random.default_rng(0))
    for n, choice in enumerate(ends):
        ranks = position.play(choice).ranks
        assert samples[0, n].tolist() == [(rank == 1) / ranks.count(1) for rank in ranks]


def test_who_cannot_win_any_more_still_wants_the_better_place(tmp_path: Path) -> None:
    """The policy is all for the last place; the one before it counts for more, though neither is a victory."""

    def places(position: Position) -> dict[int, int]:
        seat = position.to_act[0]
        return {choice: position.play(choice).ranks[seat] for choice in position.legal_ids()}

    position = last_decision(GAME, lambda before: set(places(before).values()) == {3, 4})
    found, seat = places(position), position.to_act[0]
    bias = np.zeros(GAME.rules.choices.size)
    bias[max(found, key=lambda choice: found[choice])] = 1.0
    bot = Champion(GAME, 300, path=even(tmp_path / "n.npz", GAME, policy_bias=bias))
    assert found[bot.choose(position.seen_by(seat), np.random.default_rng(0))] == 3


def test_bots_by_name(networks: dict[str, Path]) -> None:
    path = networks["kingdomino"]
    for name, playouts, milliseconds, threads in (
        (f"champion:50:{path}", 50, None, 1),
        (f"champion:2s:{path}", 60_000, 2000, 1),
        (f"champion:300ms:2:{path}", 60_000, 300, 2),
        (f"champion:{path}", 400, None, 1),
    ):
        bot = make(name, GAME)
        assert isinstance(bot, Champion)
        assert (bot.playouts, bot.milliseconds, bot.threads, bot.path) == (playouts, milliseconds, threads, path)
    for name, reason in (
        (f"champion:0:{path}", "a budget is"),
        (f"champion:5:99:{path}", "from 1 to 64"),
        ("champion:5:none.npz", "no such file"),
    ):
        with pytest.raises(BadOption, match=reason):
            make(name, GAME)
    with pytest.raises(BadOption, match="trained for game 'kingdomino'; this is 'lancaster'"):
        make(f"champion:5:{path}", reinos.load("lancaster"))


def test_the_level_is_offered_where_a_network_fits(
    networks: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PACKAGED", str(networks["kingdomino"]))
    level = levels(GAME)[-1]
    assert level.name == "champion"
    assert level.turn > 0
    assert isinstance(make("champion", GAME), Champion)
    for lang in LANGUAGES:
        assert level.about(lang).endswith(".")
        listed = [one for one in list_bots(lang) if one["name"] == "champion"]
        assert [one["game"] for one in listed] == ["kingdomino"]
        assert listed[0]["label"] == level.label(lang)
    check_bot("bot", "champion", GAME)
    other = reinos.load("lancaster")
    assert levels(other)[-1].name == "king"
    with pytest.raises(Invalid) as refused:
        check_bot("bot", "champion", other)
    assert refused.value.details["detail"] == "bot is 'champion'; it plays only kingdomino"
    with pytest.raises(BadOption, match="trained for game 'kingdomino'; this is 'lancaster'"):
        make("champion", other)

    monkeypatch.setattr(files, "PACKAGED", str(random_network(tmp_path / "weaker.npz", GAME.rules)))
    assert levels(GAME)[-1].name == "king"
    monkeypatch.setattr(files, "PACKAGED", str(tmp_path / "none.npz"))
    assert levels(GAME)[-1].name == "king"
    assert all(one["name"] != "champion" for one in list_bots("en"))
    with pytest.raises(Invalid) as refused:
        check_bot("bot", "champion", GAME)
    assert "allowed: page, squire, knight, king," in refused.value.details["detail"]
    with pytest.raises(BadOption, match="No network for kingdomino"):
        make("champion", GAME)


def test_compiled_code_is_made_anew_when_what_it_borrows_changes() -> None:
    assert {path.name for path in borrowed(GAME.rules, [guided])} == {"forward.py", "tree.py"}
    assert borrowed(GAME.rules, [search]) == []

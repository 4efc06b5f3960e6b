"""Training: what is learned from, that it is learned, and that a training goes on where it stopped."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest

import reinos
from reinos.bots.bot import new_seed
from reinos.bots.greedy import Greedy
from reinos.bots.network import Network as Bot
from reinos.bots.network.file import write
from reinos.cli.main import main
from reinos.core.catalog import rules

RULES = rules("kingdomino")
SOAK = pytest.mark.skipif("REINOS_SOAK" not in os.environ, reason="learns for minutes: make soak")


@pytest.fixture(autouse=True)
def short_lessons(request, monkeypatch):
    """A few steps of the optimizer a lesson, except where strength is asked for."""
    if request.node.get_closest_marker("skipif") is None:
        from reinos.train import ppo

        monkeypatch.setattr(ppo, "PASSES", 2)
        monkeypatch.setattr(ppo, "PARTS", 2)


def course(folder, lessons=2, games=32, minutes=None, start=None):
    from reinos.train.course import Course, Settings

    return Course(RULES, Settings(folder, "cpu", games, lessons, minutes, 1, 1, 0, start))


def weights(made):
    return {name: array.tobytes() for name, array in made.learner.network.arrays().items()}


def test_the_same_seed_learns_the_same(tmp_path):
    one, two = course(tmp_path / "one"), course(tmp_path / "two")
    before = weights(one)
    assert before == weights(two)
    assert [point.games for point in one.run()] == [point.games for point in two.run()]
    assert before != weights(one) == weights(two)


def test_the_same_command_goes_on_where_it_stopped(tmp_path):
    first = course(tmp_path)
    list(first.run())
    again = course(tmp_path, lessons=3)
    assert (again.learner.lessons, again.games, weights(again)) == (2, first.games, weights(first))
    assert [point.lessons for point in again.run()] == [3]
    assert not list(course(tmp_path, lessons=3).run())
    assert [point["lessons"] for point in json.loads((tmp_path / "curve.json").read_text())] == [2, 3]


def test_minutes_count_those_of_earlier_runs(tmp_path):
    first = course(tmp_path)
    list(first.run())
    first.seconds = 59.9  # as if it had learned for a minute, nearly
    first._keep(0.0, 0.0)
    again = course(tmp_path, lessons=100, minutes=1)
    assert again._passed() == pytest.approx(59.9 / 60)
    assert len(list(again.run())) == 1
    assert not list(course(tmp_path, lessons=100, minutes=1).run())


def test_a_training_can_begin_with_a_network(tmp_path):
    first = course(tmp_path / "first")
    list(first.run())
    began = course(tmp_path / "second", start=tmp_path / "first" / "network.npz")
    assert began.learner.lessons == 0
    for name, array in began.learner.network.arrays().items():
        assert np.array_equal(array, first.learner.network.arrays()[name].astype(np.float16).astype(np.float32)), name


def test_the_file_plays_as_the_network_does(tmp_path):
    import torch

    from reinos.train.tables import leads, normalised

    made = course(tmp_path)
    list(made.run())
    game = reinos.load("kingdomino", players=3)
    bot, match = Bot(game, tmp_path / "network.npz"), game.new(4)
    while not match.over:
        seen = match.seen_by(match.to_act[0])
        legal = torch.from_numpy(np.isin(range(game.rules.choices.size), seen.legal_ids()))[None]
        appraisals = torch.zeros(legal.shape)
        appraisals[legal] = torch.from_numpy(Greedy(game).values(seen, np.random.default_rng(5))).float()
        world = game.rules.proxy(seen.imagine(seen.seat, new_seed(np.random.default_rng(5))).record)
        standings = torch.tensor([[game.rules.appraise(world, seat) for seat in range(3)]])
        planes = torch.from_numpy(seen.features(seen.seat))[None]
        planes = torch.cat([planes, leads(standings, torch.tensor([seen.seat]), 4).float()], 1)
        with torch.no_grad():
            scores = made.learner.network(planes, normalised(appraisals, legal))[0][legal].numpy()
        assert np.allclose(bot.scores(seen, np.random.default_rng(5)), scores, atol=0.02)  # halves in the file
        match.play(seen.legal_ids()[int(scores.argmax())])


def test_no_file_is_too_large():
    from reinos.train.network import LARGEST, WIDTHS, weights, widest

    for name in reinos.games():
        width = widest(rules(name))
        assert 2 * weights(rules(name), width) <= LARGEST
        assert width == WIDTHS[-1] or 2 * weights(rules(name), width + WIDTHS.step) > LARGEST


def test_values_of_seats_and_of_viewers_are_the_same_in_another_order():
    import torch

    from reinos.train.ppo import by_seat, by_viewer

    values, viewers, players = torch.tensor([[1.0, 2, 3, 9]]), torch.tensor([2]), torch.tensor([3])
    told = by_seat(values, viewers, players)
    assert told[0, :3].tolist() == [2, 3, 1]
    assert by_viewer(told, viewers, players)[0, :3].tolist() == [1, 2, 3]


def test_each_seat_has_a_course_of_its_own():
    """Two seats, three decisions; the game ends with the second: what comes after belongs to the next game."""
    import torch

    from reinos.train import ppo

    def tensor(*rows):
        return torch.tensor(rows, dtype=torch.float32)[:, None]

    lesson = ppo.Lesson(
        planes=tensor(0, 0, 0),
        legal=tensor(0, 0, 0),
        appraisals=tensor(0, 0, 0),
        seats=torch.tensor([[0], [1], [0]]),
        choices=tensor(0, 0, 0),
        logs=tensor(0, 0, 0),
        values=tensor([0.1, -0.1], [0.3, -0.3], [0.2, -0.2]),
        over=torch.tensor([[False], [True], [False]]),
        rewards=tensor([0, 0], [-1, 1], [0, 0]),
        own=tensor(1, 1, 1),
    )
    after = torch.tensor([[0.5, -0.5]])
    better, aims = ppo.advantages(lesson, after, torch.tensor([2]))
    assert better[:, 0].tolist() == pytest.approx([-1 - 0.1, 1 - 0.3, 0.5 - 0.2])
    assert aims[0, 0].tolist() == pytest.approx([-1, 0.3 + ppo.TRACE * 0.7])
    assert aims[1, 0].tolist() == pytest.approx([1, -1])
    assert aims[2, 0].tolist() == pytest.approx([0.5, -0.5])


def test_what_guests_choose_is_not_learned(tmp_path):
    made = course(tmp_path, games=64)
    made.learner.learn(1.0)
    own = made.learner._lesson.own
    visited = own.shape[1] // 4
    assert own[:, visited:].all()
    assert not own[:, :visited].all()


def test_a_new_network_plays_as_the_greedy_bot_does(tmp_path):
    """Whatever it has not learned yet, it takes what the appraisal finds best."""
    write(tmp_path / "new.npz", RULES, course(tmp_path).learner.network.arrays())
    game = reinos.load("kingdomino")
    bot, greedy, match = Bot(game, tmp_path / "new.npz"), Greedy(game), game.new(4)
    while not match.over:
        seen = match.seen_by(match.to_act[0])
        values = greedy.values(seen, np.random.default_rng(5))
        choice = bot.choose(seen, np.random.default_rng(5))
        assert values[seen.legal_ids().index(choice)] == values.max()
        match.play(choice)


def test_guests_are_the_greedy_bot_at_every_other_table_that_has_some(tmp_path):
    made = course(tmp_path, games=64)
    made.learner.learn(1.0)
    lesson = made.learner._lesson
    theirs = ~lesson.own[:, :16:2]
    best = lesson.appraisals[:, :16:2].float().masked_fill(~lesson.legal[:, :16:2], -9).amax(-1)
    chosen = lesson.appraisals[:, :16:2].gather(-1, lesson.choices[:, :16:2, None])[..., 0]
    assert theirs.any()
    assert (chosen[theirs] >= best[theirs] - 2e-3).all()


def test_a_lead_is_worth_more_the_farther_it_is(tmp_path):
    import torch

    from reinos.train.tables import Tables

    class Ended:
        game = reinos.load("kingdomino", players=3)
        points, ranks = np.array([[40, 30, 20], [60, 30, 0]]), np.array([[1, 2, 3], [1, 2, 3]])
        rewards, done = np.array([[1.0, 0, -1], [1, 0, -1]]), np.array([True, True])

    tables = Tables(RULES, 1, 2, "cpu", 1)
    plain, near, far = (tables._worth(Ended, lead) for lead in (0.0, 0.5, 1.0))
    assert torch.allclose(plain[0], plain[1])
    assert torch.allclose(near, (plain + far) / 2, atol=0.01)
    assert far[0, 0] < far[1, 0]
    assert far.sum(1).tolist() == pytest.approx([0, 0], abs=1e-5)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--games", "12"], "--games is 12; allowed: multiples of 8"),
        (["--lessons", "0"], "--lessons"),
        (["--minutes", "x"], "--minutes"),
    ],
)
def test_what_cannot_be_done_is_refused(wrong, told, capsys):
    assert main(["train", "kingdomino", "--lang", "en", *wrong]) == 2
    assert told in capsys.readouterr().err


@SOAK
def test_it_learns_and_draws_its_curve(tmp_path, capsys):
    """A few thousand games of all kinds, and one network wins more than its share against greedy or random bots."""
    command = ["train", "kingdomino", "--lang", "en", "--folder", str(tmp_path), "--games", "256", "--lessons", "60"]
    assert main(command) == 0
    assert "% won against greedy" in capsys.readouterr().out
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    from reinos.arena.game import play
    from reinos.arena.plan import Plan
    from reinos.arena.standings import win_share

    bots = (f"network:{tmp_path / 'network.npz'}", "random", "random", "random")
    results = [play(reinos.load("kingdomino"), fixture) for fixture in Plan("kingdomino", {}, bots, 40).fixtures()]
    assert sum(win_share(result, result.seats.index(bots[0])) for result in results) > 16  # a fair share is 10

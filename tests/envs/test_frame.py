"""Rendering: words, SVG and pixels, as a spectator or the learner sees the table."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import reinos
from reinos.core.errors import BadOption
from reinos.envs import frame
from reinos.envs.aec import AEC
from reinos.envs.frame import HEIGHT, MODES, WIDTH
from reinos.envs.parallel import Parallel
from reinos.envs.single import Single, register
from reinos.envs.vector import Vector
from tests.envs.worlds import NAMES
from tests.web.stand import missing

needs_browser = pytest.mark.skipif(missing() is not None, reason=str(missing()))


@pytest.mark.parametrize("kind", [AEC, Parallel])
def test_seats_are_shown_what_a_spectator_sees(kind: Any) -> None:
    env = kind(reinos.load("lancaster"), render_mode="svg", target="python")
    env.reset(seed=1)
    assert env.render() == env.position.seen_by(None).svg("en") == env.position.svg()
    env.render_mode = "ansi"
    assert "Round 1" in env.render()
    env.render_mode = None
    assert env.render() is None


def test_the_learner_is_shown_its_own_hand() -> None:
    game = reinos.load("brian_boru")
    env = Single(game, "random", seat=2, render_mode="svg", target="python")
    env.reset(seed=1)
    assert env.render() == env.position.seen_by(2).svg("en") != env.position.svg("en")


def test_many_games_are_shown_one_by_one() -> None:
    env = Vector(reinos.load("kingdomino", players=2), 3, "python", render_mode="svg")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert len(shown) == len(set(shown)) == 3
    assert Vector(env.game, 2, "python").render() is None


def test_wrong_ways_and_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reinos.load("kingdomino", players=2)
    assert AEC(game, target="python").metadata["render_modes"] == list(MODES)
    for made in (AEC, Parallel, Single, lambda game, render_mode: Vector(game, 2, "python", render_mode)):
        with pytest.raises(BadOption, match="render_mode is 'human'; allowed: None, 'ansi', 'svg', 'rgb_array'"):
            made(game, render_mode="human")
    monkeypatch.setattr(frame, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install 'reinos\[render\]'"):
        AEC(game, render_mode="rgb_array")


@needs_browser
def test_without_a_browser_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(frame, "CHROMIUMS", ())
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    with pytest.raises(BadOption, match="playwright install chromium"):
        frame.Camera()


@needs_browser
@pytest.mark.parametrize("name", NAMES)
def test_pixels(name: str) -> None:
    """Of every game, always as many; the drawing is there, in its colours."""
    env = AEC(reinos.load(name), render_mode="rgb_array", target="python")
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    assert (shown.shape, shown.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert len(np.unique(shown[::4, ::4].reshape(-1, 3), axis=0)) > 50


@needs_browser
def test_gymnasium_can_film_it() -> None:
    """Its own check of what is rendered, and its wrapper that collects frames."""
    made_as = next(name for name in register() if "kingdomino" in name)
    env = gymnasium.make(made_as, players=2, bots="random", target="python", render_mode="rgb_array")
    film = gymnasium.wrappers.RenderCollection(env)
    film.reset(seed=1)
    film.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))  # type: ignore[attr-defined]
    frames = film.render()
    assert [one.shape for one in frames] == [(HEIGHT, WIDTH, 3)] * 2
    assert not np.array_equal(*frames)

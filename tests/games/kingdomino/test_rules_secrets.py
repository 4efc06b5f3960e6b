"""KD-12: hidden information."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.play import imagine
from reinos.core.rule import hide, redeal
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.state import OVER, UNSEEN
from tests.games.kingdomino.boards import SETTINGS, chi_square, play_on, random_play, table

SECRET = {"deck", "key", "pool", "stream", "block", "drawn"}


def halfway(seed: int = 1, **options: Any) -> Any:
    s = table(seed, **options)
    play_on(s, seed, until=lambda s: s.round == 4)
    return s


def copy(s: Any) -> Any:
    s.store()
    return RULES.proxy(s._row.copy())


@pytest.mark.rule("KD-12.1")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_everything_on_the_table_is_public(options: dict[str, Any]) -> None:
    s = halfway(**options)
    for viewer in range(-1, s.players):
        seen = copy(s)
        hide(seen, viewer)
        for name in RULES.table.fields:
            if name not in SECRET | {"events"}:
                assert np.array_equal(getattr(seen, name), getattr(s, name)), name


@pytest.mark.rule("KD-12.2")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_the_pile_and_what_was_removed_are_hidden_from_all_alike(options: dict[str, Any]) -> None:
    s = halfway(**options)
    views = []
    for viewer in range(-1, s.players):
        seen = copy(s)
        hide(seen, viewer)
        assert (seen.deck == -1).all()
        assert not seen.key.any()
        assert not seen.pool.any()
        seen.store()
        views.append(seen._row.tobytes())
    assert len(set(views)) == 1


@pytest.mark.rule("KD-12.3")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=SETTINGS)
def test_redeal_is_uniform_over_the_unseen(options: dict[str, Any]) -> None:
    s = halfway(**options)
    unseen = [number for number in range(1, 49) if s.fate[number] == UNSEEN]
    top: Counter[int] = Counter()
    pairs: Counter[bool] = Counter()
    tries = 60 * len(unseen)
    for _ in range(tries):
        redeal(s, -1)
        pile = s.deck[: s.left].tolist()
        assert len(set(pile)) == s.left
        assert set(pile) <= set(unseen)
        top[pile[-1]] += 1
        pairs[pile[-1] < pile[0]] += 1
    assert set(top) == set(unseen)
    assert abs(chi_square(list(top.values()), len(unseen))) < 4
    assert abs(pairs[True] - tries / 2) < 4 * (tries / 4) ** 0.5


@pytest.mark.rule("KD-12.3")
def test_redeal_never_reads_the_true_order() -> None:
    s = halfway(players=2)
    other = copy(s)
    other.deck[:] = s.deck[::-1]
    redeal(s, 0)
    redeal(other, 0)
    assert s.deck.tolist() == other.deck.tolist()


@pytest.mark.rule("KD-12.4")
def test_not_even_the_number_on_a_back_is_shown() -> None:
    match = reinos.load("kingdomino", players=2).new(seed=9)
    while not match.over:
        hidden = match.seen_by(match.to_act[0]).record
        shown = {*hidden["line"][0].tolist(), *hidden["next_line"][0].tolist()} - {0}
        told = {value for event in match.events for name, value in event.args.items() if name == "domino"}
        pile = set(match.record["deck"][0, : match.record["left"][0]].tolist())
        assert not (shown | told) & pile
        match.play(match.legal()[-1])


@pytest.mark.rule("KD-12.5")
@pytest.mark.parametrize("mode", ["standard_3", "standard_4", "mighty_duel"])
def test_the_last_line_can_be_worked_out(mode: str) -> None:
    s = table(**SETTINGS[mode])
    play_on(s, until=lambda s: s.left == 4)
    pile = sorted(s.deck[:4].tolist())
    assert pile == [number for number in range(1, 49) if s.fate[number] == UNSEEN]
    redeal(s, 0)
    assert sorted(s.deck[:4].tolist()) == pile


@pytest.mark.rule("KD-12.5")
def test_later_games_of_a_dynasty_are_not_decided_for_one_who_looks_ahead() -> None:
    s = table(players=2, dynasty=True)
    play_on(s, until=lambda s: s.round == 6)
    lines = set()
    for seed in range(6):
        dream = copy(s)
        imagine(dream, 0, table(seed))
        play_on(dream, until=lambda s: s.game == 1)
        lines.add((tuple(dream.next_line.tolist()), tuple(dream.choosers.tolist())))
    assert len(lines) == 6


@pytest.mark.rule("KD-12.5")
def test_the_hidden_record_of_a_dynasty_does_not_depend_on_the_dice_to_come() -> None:
    s = table(players=2, dynasty=True)
    play_on(s, until=lambda s: s.round == 3)
    other = copy(s)
    other.key[:] += 1
    other.block += 3
    hide(s, 0)
    hide(other, 0)
    s.store()
    other.store()
    assert s._row.tobytes() == other._row.tobytes()


@pytest.mark.rule("KD-12.1")
def test_discards_are_told_to_everybody() -> None:
    for seed in range(4):
        s = table(seed, players=3)
        for _, _, told in random_play(s, seed):
            seen = copy(s)
            hide(seen, -1)
            assert RULES.events.read(seen.events, seen.event_count) == told
        assert s.phase == OVER

"""LA-16: what players may know."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import reinos
from reinos.games.lancaster.measures import LAW_MEASURE, MEASURES
from reinos.games.lancaster.statutes import GROUP
from tests.games.lancaster.tables import asked, do, random_play, run_to, table

GAME = reinos.load("lancaster", players=4)


def played(steps: int, **options: object) -> reinos.Match:
    match = reinos.load("lancaster", **options).new(5)
    chance = np.random.default_rng(1)
    for _ in range(steps):
        seat = match.to_act[0]
        match.play(int(chance.choice(match.legal_ids(seat))), seat)
    return match


@pytest.mark.rule("LA-16.1", "LA-16.2")
def test_what_is_hidden_and_what_is_not() -> None:
    match = played(30, players=4)
    full, seen = match.record, match.view(1)
    for field in ("gold", "squires"):
        own = full[field][0, 1]
        assert seen[field][:4] == [-1, own, -1, -1]
        assert match.view(None)[field][:4] == [-1] * 4
    assert set(seen["law_deck"]) == set(seen["battle_deck"]) == {-1}
    for field in (
        "votes",
        "nobles",
        "tiles",
        "court",
        "reserve",
        "castle",
        "score",
        "in_force",
        "proposal",
        "group_set",
    ):
        assert seen[field] == full[field][0].tolist()


@pytest.mark.rule("LA-16.1")
def test_a_ballot_is_seen_by_its_owner_only() -> None:
    match = reinos.load("lancaster", players=3).new(2)
    chance = np.random.default_rng(1)
    while len(match.to_act) < 3:
        match.play(int(chance.choice(match.legal_ids(match.to_act[0]))), match.to_act[0])
    match.play(match.legal_ids(1)[-1], 1)
    assert match.view(1)["ballot"][1] >= 0
    for viewer in (0, 2, None):
        assert match.view(viewer)["ballot"] == [-1] * 5
        assert match.seen_by(viewer).events == []


@pytest.mark.rule("LA-16.3")
def test_open_resources_by_option_and_offers_only_for_the_one_who_chooses() -> None:
    match = played(30, players=4, open_resources=True)
    assert match.view(0)["gold"] == match.record["gold"][0].tolist()
    seat = match.to_act[0]
    assert all(match.legal_ids(other) == [] for other in range(4) if other != seat)
    screened = [list(MEASURES).index(name) for name in ("gold", "squires")]
    # A majority law is told without amounts.
    told = [
        event.args["count"]
        for seed in range(4)
        for _, _, events in random_play(table(seed, players=4, law_mode="mixed_random"), seed)
        for event in events
        if event.kind == "law_paid" and LAW_MEASURE[event.args["law"]] in screened
    ]
    assert told
    assert set(told) == {0}


@pytest.mark.rule("LA-16.4")
def test_two_players_see_both_purses() -> None:
    match = played(30, players=2)
    assert match.view(0)["gold"] == match.view(1)["gold"] == match.record["gold"][0].tolist()
    assert set(match.view(0)["law_deck"]) == {-1}


@pytest.mark.rule("LA-16.5")
def test_purses_are_shown_at_the_end() -> None:
    match = played(0, players=3)
    chance = np.random.default_rng(4)
    while not match.over:
        match.play(int(chance.choice(match.legal_ids(match.to_act[0]))), match.to_act[0])
    assert match.view(None)["squires"] == match.record["squires"][0].tolist()


@pytest.mark.rule("LA-16.6")
def test_the_ledger_is_what_a_careful_observer_counts() -> None:
    for players in (2, 5):
        s = table(players=players, law_mode="mixed_random")
        for _ in random_play(s, players):
            assert s.ledger[:, 0].tolist() == s.gold.tolist()
            assert s.ledger[:, 1].tolist() == s.squires.tolist()


@pytest.mark.rule("LA-16.6")
def test_imagining_keeps_purses_and_redraws_decks_and_ballots() -> None:
    match = played(60, players=4)
    kernels = match.game.rules.target("python")
    truth = match.record
    battles, laws = Counter(), Counter()
    for seed in range(120):
        other, dice = match.record, match.game.bare(seed)
        dice["drawn"] = 16
        kernels.imagine(other, 0, 1, dice)
        for field in ("gold", "squires", "votes"):
            assert (other[field] == truth[field]).all()
        drawn = int(truth["battles_drawn"][0])
        assert sorted(other["battle_deck"][0, drawn:]) == sorted(truth["battle_deck"][0, drawn:])
        first = int(truth["laws_drawn"][0])
        assert GROUP[other["law_deck"][0, first:]].tolist() == GROUP[truth["law_deck"][0, first:]].tolist()
        battles[int(other["battle_deck"][0, drawn])] += 1
        laws[int(other["law_deck"][0, first])] += 1
    assert len(battles) == 10 - drawn
    assert len(laws) == 6 - first % 6 or len(laws) == 3


@pytest.mark.rule("LA-16.6")
def test_ballots_of_those_who_have_voted_are_imagined_among_all_they_could_be() -> None:
    s = run_to(table(players=3), "vote")
    s.votes[0] = 2
    do(s, 0, "vote", votes=2, yes=1)
    assert asked(s) == "vote"
    s.store()
    kernels = GAME.rules.target("python")
    seen = set()
    for seed in range(80):
        other, dice = s._row.copy(), GAME.bare(seed)
        dice["drawn"] = 16
        kernels.imagine(other, 0, 1, dice)
        seen.add(int(other["ballot"][0, 0]))
        assert other["ballot"][0, 1:].tolist() == [-1] * 4
    assert seen == set(range(6))

"""RE-9: battles."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.event import Event
from reinos.core.notation import VectorError
from reinos.core.play import step
from reinos.core.record import EVENT_ROWS
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.battle import (
    COUNT_HITS,
    ROLL,
    count_hits,
    fight,
)
from reinos.games.risk_europe.choices import TOLD
from reinos.games.risk_europe.log import general_told
from reinos.games.risk_europe.pieces import END_TURN, HOLDER, INVADER, NOBODY
from reinos.games.risk_europe.questions import QUESTIONS
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    clear,
    events,
    expect,
    given,
    invade,
    legal_ids,
    number,
    own,
    pick_cards,
    put,
    refused,
    rig,
    round_one,
)


def battle(rank: int, attacker: dict[str, int], defender: dict[str, int], **more: Any) -> dict[str, Any]:
    return {
        "phase": "battle",
        "rank": rank,
        "attacker": own("orange", **attacker),
        "defender": own("blue", **defender),
        **more,
    }


def roll(rank: int, attacker: list[int], defender: list[int]) -> dict[str, Any]:
    return {"type": "roll", "rank": rank, "attacker": attacker, "defender": defender}


def at_war(castle: bool = False) -> Any:
    """A table before its battles: seat 1 attacks seat 0 in Bohemia and Bavaria; seat 3 has the marker."""
    s = round_one()
    clear(s)
    for army, city in enumerate(("england", "saxony", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 0, "bohemia", castle=castle, footman=2, archer=1)
    invade(s, 1, "bohemia", footman=3, cavalry=1)
    put(s, 0, "bavaria", footman=1)
    invade(s, 1, "bavaria", footman=1)
    s.marker = 3
    pick_cards(s)
    while s.phase == phases.MENU:
        choose(s, acting(s), "menu", order=END_TURN)
    return s


@pytest.mark.rule("RE-9.1", "RE-18.15", "RE-21.20")
def test_the_marker_holder_chooses_battle_by_battle() -> None:
    s = at_war()
    assert (s.phase, acting(s)) == (phases.CHOOSE_BATTLE, 3)
    assert choices(s, 3) == [f"battle territory={number(name)}" for name in ("bavaria", "bohemia")]
    rig(s, 6, 1)
    choose(s, 3, "battle", territory=number("bavaria"))
    begun = [e.args["territory"] for e in events(s) if e.kind == "battle_begun"]
    assert begun == [number("bavaria"), number("bohemia")]  # the last one needs no choice


@pytest.mark.rule("RE-9.2")
def test_ranks_without_dice_are_skipped() -> None:
    expect(battle(1, {"archer": 1}, {"cavalry": 1}), {"type": "ranks_fought"}, ranks=[2, 3, 4])
    state = battle(4, {"footman": 2, "siege_weapon": 1}, {"footman": 5})
    lost = {"type": "casualties", "side": "attacker", "units": {"footman": 1}}
    expect(state, roll(4, [1, 1, 1], [6, 1]), {**lost, "units": {"footman": 2}}, next_rank=1)
    state = battle(4, {"footman": 3}, {"footman": 5})
    expect(state, roll(4, [1, 1, 1], [6, 1]), {**lost, "units": {"footman": 2}}, next_rank=4)


@pytest.mark.rule("RE-9.3")
def test_hits_of_ranks_one_to_three() -> None:
    expect(
        battle(1, {"siege_weapon": 1}, {"siege_weapon": 1, "footman": 2}),
        roll(1, [2, 3], [1, 2]),
        hits_on_defender=1,
        hits_on_attacker=0,
        question="lose",
    )
    expect(battle(2, {"archer": 3}, {"archer": 2}), roll(2, [4, 5, 6], [4, 4]), hits_on_defender=2, hits_on_attacker=0)
    expect(
        battle(3, {"cavalry": 2}, {"cavalry": 3}), roll(3, [2, 3], [3, 6, 2]), hits_on_defender=1, hits_on_attacker=2
    )
    for rank, dice in ((1, {"attacker": 4, "defender": 0}), (2, {"attacker": 3, "defender": 1})):
        units = ({"siege_weapon": 2, "archer": 3}, {"footman": 2, "archer": 1})
        expect(battle(rank, *units), {"type": "dice_count"}, dice=dice)


@pytest.mark.rule("RE-9.4")
def test_the_general_attack() -> None:
    dice = {1: (1, 1), 2: (2, 2), 3: (3, 2), 9: (3, 2)}
    for units, (ours, theirs) in dice.items():
        state = battle(4, {"footman": units}, {"footman": units})
        expect(state, {"type": "dice_count"}, dice={"attacker": ours, "defender": theirs})
    many = battle(4, {"footman": 5}, {"footman": 5})
    cases = [
        ([6, 1, 5], [5, 4], 0, 2),
        ([6, 1, 1], [6, 1], 2, 0),
        ([5, 3, 1], [4, 3], 1, 1),
        ([2, 2, 2], [1, 6], 1, 1),
    ]
    for ours_rolled, theirs_rolled, on_attacker, on_defender in cases:
        expect(many, roll(4, ours_rolled, theirs_rolled), hits_on_attacker=on_attacker, hits_on_defender=on_defender)
    with pytest.raises(VectorError, match="the engine rolls {'attacker': 3"):
        given(many, roll(4, [6, 6], [1, 1]))  # the maximum is compulsory


@pytest.mark.rule("RE-9.5", "RE-21.12", "RE-19.3")
def test_the_owner_chooses_the_losses() -> None:
    state = battle(1, {"siege_weapon": 1}, {"footman": 2, "archer": 2})
    hit = roll(1, [6, 6], [])
    for lost in ({"footman": 2}, {"footman": 1, "archer": 1}, {"archer": 2}):
        left = {name: 2 - lost.get(name, 0) for name in ("footman", "archer")}
        expect(state, hit, {"type": "casualties", "side": "defender", "units": lost}, defender=left)
    refused("RE-9.5", state, hit, {"type": "casualties", "side": "defender", "units": {"footman": 1}})
    expect(battle(1, {"siege_weapon": 2}, {"footman": 1, "archer": 1}), roll(1, [6, 6, 6, 6], []), defender={})


@pytest.mark.rule("RE-9.6", "RE-18.14")
def test_hits_are_simultaneous_and_the_attacker_chooses_first() -> None:
    s = at_war()
    rig(s, 6, 1, 6, 3)  # Bavaria falls; in Bohemia the Archer misses or hits, then the charge
    choose(s, 3, "battle", territory=number("bavaria"))
    assert s.field == number("bohemia")
    s.rank, s.step, s.phase, s.to_act = 3, 1, phases.FIGHT, 0
    s.rolled[:] = [1, 1]
    s.dice[:, :] = 0
    s.dice[:, 0] = 6
    while s.to_act == 0:
        fight(s)
    assert (s.phase, acting(s), s.side) == (phases.LOSE, 1, 0)
    choose(s, 1, "lose_footman", count=1)
    assert (s.phase, acting(s), s.side) == (phases.LOSE, 0, 1)


@pytest.mark.rule("RE-9.7", "RE-18.13", "RE-18.36", "RE-19.3")
def test_the_castle_reroll() -> None:
    state = battle(2, {"archer": 1, "footman": 3}, {"archer": 2, "footman": 2}, castle=True)
    again = {"type": "castle_reroll", "use": True, "defender": [5, 6]}
    expect(state, roll(2, [6], [1, 1]), again, hits_on_attacker=2, hits_on_defender=1, question="lose")
    keep = {"type": "castle_reroll", "use": False}
    expect(state, roll(2, [6], [1, 1]), keep, hits_on_attacker=0, question="lose")
    lost = {"type": "casualties", "side": "defender", "units": {"footman": 1}}
    expect(state, roll(2, [6], [1, 1]), keep, lost, reroll_available=True)
    ours = {**lost, "side": "attacker", "units": {"footman": 2}}
    expect(state, roll(2, [6], [1, 1]), again, ours, lost, reroll_available=False)
    refused("RE-9.7", {**state, "reroll_available": False}, roll(2, [6], [1, 1]), again)
    refused("RE-9.7", {**state, "castle": False}, roll(2, [6], [1, 1]), again)
    none = battle(1, {"siege_weapon": 1}, {"footman": 2}, castle=True)
    refused("RE-9.7", none, roll(1, [1, 1], []), {"type": "castle_reroll", "use": True, "defender": []})


@pytest.mark.rule("RE-9.7")
def test_the_reroll_is_asked_and_comes_back_each_cycle() -> None:
    s = at_war(castle=True)
    rig(s, 1, 6)  # Bavaria holds out
    choose(s, 3, "battle", territory=number("bavaria"))
    assert (s.phase, acting(s), s.field) == (phases.REROLL, 0, number("bohemia"))
    assert choices(s, 0) == ["reroll", "keep_dice"]
    rank, seen = s.rank, 0
    choose(s, 0, "reroll")
    while s.field == number("bohemia") and seen < 30:
        if s.phase == phases.REROLL:
            assert s.rank <= rank or not s.rerolled
            break
        seat = acting(s)
        step(s, seat, legal_ids(s, seat)[-1])
        seen += 1
    assert s.phase in (phases.REROLL, phases.CHOOSE_CARDS)


@pytest.mark.rule("RE-9.8", "RE-9.11", "RE-18.43")
def test_how_a_battle_ends() -> None:
    expect(battle(3, {"cavalry": 1}, {"cavalry": 1}), roll(3, [3], [3]), winner=None, territory="unclaimed")
    expect(battle(3, {"cavalry": 1}, {"footman": 1}), roll(3, [3], []), winner="orange", territory="orange")
    expect(battle(4, {"footman": 1}, {"footman": 1}), roll(4, [3], [3]), winner="blue", territory="blue")
    expect(battle(3, {"cavalry": 1}, {"footman": 2}), roll(3, [3], []), defender={"footman": 1})


@pytest.mark.rule("RE-9.9", "RE-10.3")
def test_captured_cities_pay_nothing() -> None:
    state = {
        "phase": "battle_end",
        "territory": "france",
        "coins": {"orange": 2},
        "tiles": {"blue": ["bonus_paris"]},
        "attacker": own("orange", footman=1),
        "defender": own("blue"),
        "round": 3,
    }
    after = {
        "coins": {"orange": 2},
        "crowns": {"orange": 1, "blue": 0},
        "tiles": {"orange": ["bonus_paris"], "blue": []},
    }
    expect(state, {"type": "resolve_battle_end"}, tile_since_round={"bonus_paris": 3}, **after)


@pytest.mark.rule("RE-9.10", "RE-10.8", "RE-18.25")
def test_stockholm() -> None:
    state = {
        "phase": "battle_end",
        "territory": "pomerania",
        "coins": {"orange": 0},
        "tiles": {"orange": ["bonus_stockholm"]},
        "attacker": own("orange", footman=1),
        "defender": own("blue"),
    }
    expect(state, {"type": "resolve_battle_end"}, coins={"orange": 4})
    expect(
        {**state, "round": 3, "tile_since_round": {"bonus_stockholm": 3}},
        {"type": "resolve_battle_end"},
        coins={"orange": 0},
    )
    defended = {**state, "attacker": own("orange"), "defender": own("blue", footman=1)}
    expect(defended, {"type": "resolve_battle_end"}, winner="blue", coins={"orange": 0})
    captured = {**state, "territory": "sweden", "tiles": {}, "attacker": own("orange", footman=1)}
    expect(captured, {"type": "resolve_battle_end"}, coins={"orange": 0}, tiles={"orange": ["bonus_stockholm"]})


@pytest.mark.rule("RE-9.12")
def test_every_battle_ends() -> None:
    for seed in range(30):
        s = round_one(seed=seed)
        clear(s)
        for army, city in enumerate(("england", "saxony", "rome", "turkey")):
            put(s, army, city, footman=5)
        put(s, 0, "bohemia", footman=25, archer=10)
        invade(s, 1, "bohemia", footman=25, cavalry=10, siege_weapon=4)
        s.phase, s.to_act = phases.NEXT_BATTLE, 0
        s.turn = 2
        decisions = 0
        while s.phase != phases.CHOOSE_CARDS or s.round == 1:
            if s.to_act == 0:
                QUESTIONS.advance(s)
            else:
                choose(s, acting(s), "lose_cheapest_always")
                decisions += 1
        assert decisions <= 2  # each side is asked once at most: the preset holds for the battle
        assert s.disputed == 0


@pytest.mark.rule("RE-9.13", "RE-12.6")
def test_losing_the_last_city_changes_nothing_in_other_battles() -> None:
    s = at_war()
    for t in range(49):
        if s.owner[t] == 0 and t not in (number("bohemia"), number("bavaria")):
            s.owner[t] = NOBODY
            s.land[0] &= ~(1 << t)
            s.reserve[0] += s.units[HOLDER, t]
            s.units[HOLDER, t] = 0
            s.tile_round[t] = -1
    rig(s, 6, 1)
    choose(s, 3, "battle", territory=number("bavaria"))
    assert s.alive[0]
    assert s.field == number("bohemia")


def test_presets_are_offered_where_they_help() -> None:
    s = at_war()
    s.field, s.assault, s.side, s.asked, s.phase, s.to_act = number("bohemia"), 0, 1, 0, phases.LOSE, 1
    s.hits[1] = 1
    assert choices(s, 0) == ["lose_footman count=0", "lose_footman count=1", "lose_cheapest_always"]
    s.units[HOLDER, number("bohemia")] = [1, 2, 0, 1]
    s.hits[1] = 2
    assert "lose_cheapest" in choices(s, 0)
    choose(s, 0, "lose_cheapest")
    assert s.units[HOLDER, number("bohemia")].tolist()[:2] == [0, 1] or s.field != number("bohemia")


def fought(attackers: dict[str, int], defenders: dict[str, int], seed: int) -> tuple[Any, list[tuple[int, ...]]]:
    """A battle that nobody is asked about, and the hits on both sides of each of its rolls."""
    s = round_one(seed=seed)
    clear(s)
    put(s, 0, "bohemia", **defenders)
    s.field = invade(s, 1, "bohemia", **attackers)
    s.phase, s.to_act, s.event_count, s.assault, s.step = phases.FIGHT, 0, 0, 0, ROLL
    s.preset[:] = 1
    rolls = []
    while s.field >= 0:
        scoring = s.step == COUNT_HITS
        fight(s)
        if scoring:
            rolls.append((int(s.hits[HOLDER]), int(s.hits[INVADER])))
    return s, rolls


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ({"footman": 35}, {"footman": 35}),
        ({"footman": 9, "archer": 6, "cavalry": 3}, {"footman": 12, "siege_weapon": 1}),
    ],
)
def test_every_roll_of_a_battle_is_told(attackers: dict[str, int], defenders: dict[str, int]) -> None:
    for seed in range(5):
        s, rolls = fought(attackers, defenders, seed)
        assert s.event_count <= EVENT_ROWS
        told = [hits_told(e) for e in events(s) if e.kind in ("volley_rolled", "general_rolled")]
        assert told == rolls[: len(told)]
        rest = [e.args for e in events(s) if e.kind == "fought_on"]
        assert sum(args["rolls"] for args in rest) == len(rolls) - len(told)
        assert sum(args["attacker_hits"] for args in rest) == sum(on for on, _ in rolls[len(told) :])
        assert sum(args["defender_hits"] for args in rest) == sum(on for _, on in rolls[len(told) :])


def hits_told(event: Event) -> tuple[int, int]:
    """The hits on defender and attacker that a roll tells."""
    args = event.args
    if event.kind == "volley_rolled":
        return args["attacker_hits"], args["defender_hits"]
    told = general_told((args["first"], args["second"], args["third"]), (args["defence"], args["defence_too"]))
    return told["defender_lost"], told["attacker_lost"]


def test_rolls_for_which_there_is_no_room_are_counted() -> None:
    s = at_war()
    s.events[:] = 0
    s.event_count = TOLD
    s.field, s.rank, s.rolled[:] = number("bohemia"), 4, 1
    s.dice[:, 0] = 5, 2
    for _ in range(3):
        count_hits(s)
    [more] = events(s)
    assert more.kind == "fought_on"
    assert more.args == {"territory": number("bohemia"), "rolls": 3, "attacker_hits": 3, "defender_hits": 0}


def test_losses_of_a_mixed_army_are_told_together() -> None:
    s, _ = fought({"footman": 6, "cavalry": 4}, {"footman": 9, "archer": 1}, 2)
    lost = [e.args for e in events(s) if e.kind == "units_lost"]
    ended = next(e.args for e in events(s) if e.kind == "battle_ended")
    assert sum(args["cavalry"] + args["footman"] for args in lost if args["army"] == 1) == ended["attacker_lost"]
    assert len(lost) <= 2 * len([e for e in events(s) if e.kind in ("volley_rolled", "general_rolled")])

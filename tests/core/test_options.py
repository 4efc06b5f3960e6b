"""Options: unknown names, values and counts are named with what is allowed."""

from __future__ import annotations

import pytest

import reinos


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "option players is 5; allowed: 2, 3, 4"),
        ({"players": 4.0}, "option players is 4.0; allowed: 2, 3, 4"),
        ({"players": "4"}, "option players is '4'"),
        ({"players": None}, "option players is None"),
        ({"harmony": 1}, "option harmony is 1; allowed: False, True"),
        ({"tie_break": "coin"}, "option tie_break is 'coin'; allowed: 'territory_then_share'"),
        ({"teams": True}, "unknown option 'teams'; options are players, mighty_duel"),
        ({"mighty_duel": True, "players": 3}, "allowed with 3 players: False"),
        ({"preset": "house"}, "preset is 'house'; allowed: 'paper_2018'"),
    ],
)
def test_bad_options_are_named(options, words):
    with pytest.raises(reinos.BadOption, match=words):
        reinos.load("kingdomino", **options)


@pytest.mark.parametrize("name", ["chess", "", None, 3, "core", "__init__"])
def test_unknown_games_are_named(name):
    with pytest.raises(reinos.BadOption, match="allowed: .*'kingdomino'"):
        reinos.load(name)


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "7", True, float("nan")])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(reinos.BadOption, match="whole numbers from 0 to 2"):
        reinos.load("kingdomino").new(seed=seed)


def test_the_largest_seed_is_fine():
    assert reinos.load("kingdomino").new(seed=(1 << 256) - 1).to_act


@pytest.mark.parametrize(
    ("count", "threads", "target", "words"),
    [
        (0, 1, "python", "count is 0; allowed: whole numbers from 1"),
        (True, 1, "python", "count is True"),
        (1, 0, "python", "threads is 0"),
        (1, 1, "gpu", "target is 'gpu'; allowed: 'python', 'cpu'"),
    ],
)
def test_bad_playouts_are_refused(count, threads, target, words):
    with pytest.raises(reinos.BadOption, match=words):
        reinos.load("kingdomino").playouts(count, threads=threads, target=target)


def test_repr_can_be_evaluated():
    game = reinos.load("kingdomino", players=2, mighty_duel=True)
    assert repr(eval(repr(game))) == repr(game)


def test_names_stay_callable_after_loading():
    reinos.load("kingdomino")
    assert "kingdomino" in reinos.games()


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("kingdomino", {"players": 5}, "la opción players vale 5; se admite: 2, 3, 4"),
        ("kingdomino", {"teams": 1}, "la opción 'teams' no existe; hay: players"),
        ("kingdomino", {"players": 3, "mighty_duel": True}, "con 3 jugadores se admite: False (KD-11.1)"),
        ("risk_europe", {"max_rounds": -1}, "se admite: números enteros de 1 a 10000, 0 para ninguno"),
        ("risk_europe", {"mercenary_order_3p": "always_last"}, "con 4 jugadores se admite: 'seat' (RE-14.5)"),
        ("brian_boru", {"vikings": "1-2"}, "se admite: 7 números enteros de 0 a 30, como '"),
    ],
)
def test_bad_options_are_told_in_spanish_too(game, options, told):
    with pytest.raises(reinos.BadOption) as refused:
        reinos.load(game, **options)
    assert told in refused.value.in_words("es")
    assert refused.value.in_words("en") == str(refused.value)

"""The log: events tell themselves, causes before effects, and every gain, loss and refusal with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.event import Event
from reinos.core.scene import Voice
from reinos.games.lancaster import RULES, box, printed, tell
from reinos.games.lancaster.tell.log import DORSET, SURREY
from tests.games.lancaster.tables import Fragment, battle, county, law

NAMES = ("Ana", "Luis", "Marta", "Iván", "Eva")


def said(event: Event, seat: int | None = None, lang: str = "es", players: int = 3) -> str:
    """An event in words, told to a seat."""
    options = reinos.load("lancaster", players=players).options
    return tell.event(Voice(RULES.words(lang), NAMES[:players], seat, options), event)


def heard(fragment: Fragment, lang: str = "es", seat: int | None = None) -> list[str]:
    """What a fragment has told so far."""
    return [said(event, seat, lang, fragment.s.players) for event in fragment.events]


def matches(games: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Random games step by step: the match as it was, and after the step."""
    for seed in range(games):
        match = reinos.load("lancaster", **options).new(seed)
        chance = np.random.default_rng(seed)
        while not match.over:
            before = match.position
            seat = match.to_act[0]
            match.play(int(chance.choice(match.legal_ids(seat))), seat)
            yield before, match.position


@pytest.mark.parametrize("players", [2, 4])
def test_a_battle_is_told_with_the_card_it_has_when_it_happens(players: int) -> None:
    """An upgrade or a crossing that ends the round was told with the card of the next."""
    found = 0
    for before, after in matches(12, players=players):
        for event in after.events:
            place = event.args.get("place", box.COURT) - box.BATTLE_AT
            number = event.args.get("battle", place)
            if event.kind in ("placed", "upgraded", "crossed", "sent_squire") and number >= 0:
                french = int(printed.FRENCH[before.view["card"][number]])
                assert f"(Francia {french})" in said(event, players=players)
                found += event.kind == "crossed"
    assert found


def test_the_placement_is_told_before_whom_it_ousts() -> None:
    for _, after in matches(10, players=5):
        kinds = [event.kind for event in after.events]
        if "ousted" in kinds:
            assert kinds.index("ousted") == kinds.index("placed") + 1


@pytest.mark.rule("LA-5.7")
def test_the_extension_is_told_before_the_knight_that_it_turns_away() -> None:
    v = law("nlaw_buy_extension", players={"blue": {"gold": 4, "castle": {"castle_gold": 2}, "court": []}})
    v.act("law_trade", "blue", times=1)
    v.act("extension_tile", "blue", tile="ext_gold")
    told = heard(v)
    built = told.index("Ana construye la Tesorería.")
    assert told[built - 1] == "Ana paga 4 de oro por «Licencia de obras» y obtiene 1 ampliación."
    assert told[built + 1] == "La ampliación cubre la casilla: el caballero de 2 de Ana vuelve a la corte sin cobrar."


@pytest.mark.rule("LA-5.5", "LA-7.2")
def test_a_law_promises_no_knight_that_is_not_there() -> None:
    v = law("law_most_squires_knight", players={"blue": {"squires": 3, "court": [1, 1, 1]}})
    assert v.court("blue") == [1, 1, 1]
    told = heard(v)
    assert "Ana tiene derecho a 1 caballero nuevo por tener más escuderos." in told
    assert told[-2] == "En la reserva de Ana no quedan caballeros de 1: el caballero nuevo se pierde."
    assert heard(v, "en", 0)[-2] == "You have no strength-1 knight left in your reserve: the new knight is lost."


@pytest.mark.rule("LA-5.6", "LA-7.1")
def test_a_law_promises_no_upgrade_that_is_impossible() -> None:
    everybody = [1, 1, 1, 2, 2, 3, 4]
    v = law("law_most_gold_upgrade", players={"blue": {"gold": 3, "court": everybody}})
    assert heard(v)[-2] == (
        "Ningún caballero de Ana puede cambiarse ahora por uno con 1 de fuerza más: el fortalecimiento se pierde."
    )


def test_a_law_that_pays_nobody_says_so() -> None:
    assert heard(law("law_pp3_per_battle"))[-2] == "«Gloria en Francia» no da nada a nadie esta vez."


@pytest.mark.rule("LA-6.12")
def test_what_a_law_pays_is_told_with_what_for() -> None:
    held = {name: county("blue", 2) for name in ("stafford", "bedford", "suffolk")}
    v = law("law_pp3_per_2_counties", counties=held)
    assert heard(v, seat=0)[-2] == "Recibes 3 puntos por 3 condados."
    assert heard(v, "en")[-2] == "Ana receives 3 points for 3 counties."


@pytest.mark.rule("LA-12.6")
def test_what_an_ally_cannot_use_is_told_as_lost() -> None:
    v = Fragment(
        players_count=2,
        turn_order=["blue", "red"],
        phase="place",
        players={"blue": {"court": []}, "red": {"court": []}},
        allies={"blue": {"court": [1]}, "red": {"court": []}},
        battles=[battle("b1")],
        favour_face_up=["favour_gold", "favour_squires"],
    )
    v.act("place", "blue", ally=True, knight=1, to={"battle": "b1"})
    v.act("favour", "blue", tile="favour_gold")
    told = heard(v, seat=0)
    at = told.index("Tu aliado toma un favor del rey: 2 de oro.")
    assert told[at + 1] == "Tu aliado no puede aprovechar esta parte, que se pierde: 2 de oro."
    assert "Ana’s ally has no use for this part, which is lost: 2 gold." in heard(v, "en", 1)


@pytest.mark.rule("LA-9.7")
@pytest.mark.parametrize(
    ("seat", "starter", "to", "told"),
    [
        (0, 0, 0, "Decides empezar tú la próxima ronda."),
        (0, 1, 0, "Decides que Luis empiece la próxima ronda."),
        (0, 1, 1, "Ana decide que empieces tú la próxima ronda."),
        (0, 0, 1, "Ana decide empezar la próxima ronda."),
        (0, 1, None, "Ana decide que Luis empiece la próxima ronda."),
    ],
)
def test_the_start_player_is_named_by_name(seat: int, starter: int, to: int | None, told: str) -> None:
    assert said(Event("starter_named", {"seat": seat, "starter": starter}), to) == told


@pytest.mark.rule("LA-11.4", "LA-11.5", "LA-12.10")
def test_battles_are_told_with_both_strengths_and_everybodys_points() -> None:
    card = box.BATTLE_IDS.index("battle_6a")
    args = {"card": card, "strength": 3, "first": 2, "second": 1, "third": -1, "battle": 2}
    assert said(Event("battle_lost", args), 1) == (
        "Gana Francia, 6 a 3, en la batalla nueva de la izquierda. "
        "El primer premio, 5, se pierde. Puntos: Marta 3 y tú 1."
    )
    assert said(Event("battle_won", args | {"strength": 7, "third": 5}), None, "en", 2 + 1) == (
        "England wins, 7 to 6, in the new battle on the left. "
        "Points: Marta 5, Luis 3 and Ana’s ally 0, since allies score no points. The knights return to court."
    )
    assert said(Event("battle_won", args | {"strength": 6}), 1).startswith(
        "Gana Inglaterra en la batalla nueva de la izquierda: el empate a 6 basta. Puntos: "
    )
    nobody = dict.fromkeys(("first", "second", "third"), -1) | {"card": card, "strength": 0, "battle": 1}
    assert said(Event("battle_lost", nobody)) == (
        "Nadie acude a la batalla de segunda ronda de la derecha (Francia 6): gana Francia y la carta sale del juego."
    )


@pytest.mark.rule("LA-11.3")
def test_what_ranks_the_equally_strong_is_told_before_their_points() -> None:
    slots = ("blue", [1]), ("red", [2]), ("green", [2])
    v = Fragment(phase="battle", turn_order=["blue", "red", "green"], battles=[battle("b1", *slots, card="battle_5a")])
    kinds = [event.kind for event in v.events]
    assert kinds.index("level") < kinds.index("battle_won")
    (level,) = (event for event in v.events if event.kind == "level")
    assert said(level, 1) == (
        "Igual fuerza en la batalla nueva de la izquierda (Francia 5): "
        "va por delante quien llegó después, Marta antes que tú."
    )
    assert said(level, 2, "en") == (
        "Equal strength in the new battle on the left (France 5): whoever came later ranks higher, you before Luis."
    )


def test_rewards_are_named() -> None:
    scored = Event("county_scored", {"seat": 0, "ally": 0, "county": SURREY, "option": box.TAKE_REWARD})
    assert said(scored) == "Surrey: Ana elige la recompensa, 2 de oro y 2 escuderos."
    crossed = {"seat": 1, "ally": 1, "strength": 1, "battle": 0, "card": 0, "squires": 0}
    assert box.COUNTY_IDS[DORSET] == "dorset"
    assert said(Event("crossed", crossed), 1, players=2) == (
        "El caballero de 1 de tu aliado cruza de Dorset a la batalla de segunda ronda de la izquierda (Francia 2)."
    )


@pytest.mark.rule("LA-13.3", "LA-14.9")
@pytest.mark.parametrize(
    ("first", "second", "tied", "end"),
    [
        (0b001, 0b010, 0, "Ana 8 y Luis 4."),
        (0b001, 0b010, 1, "Ana 8 y Luis 4. Desempatan los escuderos."),
        (0b011, 0, 1, "Ana 8 y Luis 8. El empate sigue también en escuderos y el premio se reparte."),
    ],
)
def test_prizes_say_what_became_of_a_tie(first: int, second: int, tied: int, end: str) -> None:
    args = {"prize": 0, "first": first, "points": 8, "second": second, "points_second": 4, "tied": tied}
    assert said(Event("prize_won", args)) == f"Puntos por la caballería: {end}"


def test_unused_castle_spaces_are_told_without_a_reason() -> None:
    v = Fragment(phase="castle", players={"blue": {"squires": 0, "castle": {"castle_recruit": 1}, "court": []}})
    assert heard(v)[0] == "Ana deja sin usar el Cuartel."


def test_no_step_tells_more_than_there_is_room_for() -> None:
    most = max(int(after.record["event_count"][0]) for _, after in matches(20, players=5, law_mode="mixed_random"))
    assert most < 40

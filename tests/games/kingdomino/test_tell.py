"""Kingdomino in words: every choice, event, option and situation, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import reinos
from reinos.core.errors import IllegalChoice
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.options import allowed
from reinos.core.words import LANGUAGES, Words
from reinos.games.kingdomino import RULES, tell
from reinos.games.kingdomino.chart import named_square, square_name
from reinos.games.kingdomino.draw import as_table
from reinos.games.kingdomino.faces import halves
from reinos.games.kingdomino.kingdom import GRID_LIMIT, NO_MATCH, square_at
from reinos.games.kingdomino.scoring import BY_TERRITORY, SHARED, finish, victory
from reinos.games.kingdomino.state import CHOOSE, FINAL_PLACE, FIRST_CHOOSE, OVER, PLACE, TERRAINS, TIE_BREAKS
from reinos.games.kingdomino.survey import Bonus, bonuses
from reinos.games.kingdomino.vectors import enter_result
from tests.events import every_event
from tests.games.kingdomino.boards import kingdom, table
from tests.sentences import spoken

NAMES = ("Ana", "Luis", "Marta", "Iván")
MODES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 4, "harmony": True, "middle_kingdom": True},
    {"players": 3, "three_player_deck": "deck36_line3"},
    {"players": 3, "middle_kingdom": True, "middle_kingdom_test": "bounding_box"},
    {"players": 2, "dynasty": True, "harmony": True},
    {"players": 2, "mighty_duel": True},
]


def stages(seed: int, **options: Any) -> Iterator[Match]:
    """A random match at every step, the end included; always the same object."""
    match = reinos.load("kingdomino", **options).new(seed)
    dice = random.Random(seed)
    yield match
    while not match.over:
        match.play(dice.choice(match.legal_ids(match.to_act[0])))
        yield match


def at_phase(phase: int, seed: int = 1, **options: Any) -> Match:
    return next(match for match in stages(seed, **options) if match.view(None)["phase"] == phase)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return RULES.words(request.param)


# Messages


def test_all_options_values_and_presets_have_names(words: Words) -> None:
    for name, values in allowed(RULES.options).items():
        assert words(f"option-{name}")
        for value in values:
            code = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value).lower()
            assert words(f"option-{name}-{code}")
    for preset in RULES.presets:
        assert words(f"preset-{preset}")


def test_terrains_have_names_and_letters_of_their_own(words: Words) -> None:
    letters = {words(f"letter-{terrain}") for terrain in TERRAINS}
    assert len(letters) == len(TERRAINS)
    assert len({words(f"terrain-{terrain}") for terrain in TERRAINS}) == len(TERRAINS)
    assert all(words(f"direction-{direction}") for direction in tell.DIRECTIONS)


def test_the_help_is_complete_and_cites_the_rules(words: Words) -> None:
    text = ""
    for number in range(1, 13):
        assert words(f"help-{number}-title")
        part = words(f"help-{number}-text")
        assert "KD-" in part, number
        text += part
    assert "help-13-title" not in words
    for chapter in range(1, 15):
        assert re.search(rf"KD-{chapter}\b", text), f"KD-{chapter}"
    for ruling in ("KD-10.2.3", "KD-13.7", "KD-13.9"):
        assert ruling in words("help-11-text")


@pytest.mark.rule("KD-1.1", "KD-1.2")
def test_the_help_has_tables_of_terrains_and_dominoes(words: Words) -> None:
    (_, terrains), (_, dominoes) = RULES.help(words.lang)[-2:]
    told = {}
    for line in dominoes.splitlines()[2:]:
        numbers, _, face = line.removeprefix("- ").partition(": ")
        first, _, last = numbers.partition("–")
        told |= dict.fromkeys(range(int(first), int(last or first) + 1), face)
    assert told == {domino: halves(words, domino) for domino in range(1, 49)}
    counts = [re.findall(r"\d+", line) for line in terrains.splitlines()]
    assert counts == [["26", "5"], ["22", "6"], ["18", "6"], ["14", "6"], ["10", "6"], ["6", "10"]]


@pytest.mark.parametrize("phase", [FIRST_CHOOSE, PLACE, CHOOSE, FINAL_PLACE, OVER])
@pytest.mark.parametrize("duel", [False, True])
def test_every_choice_id_has_words_in_every_phase(phase: int, duel: bool, words: Words) -> None:
    match = at_phase(phase, players=2, mighty_duel=duel)
    scene = match.scene(None, words.lang)
    for number in range(RULES.choices.size):
        choice = RULES.choices.choice(number)
        for said in (tell.choice(scene, choice), tell.short(scene, choice)):
            assert said
            assert "{" not in said


def test_every_event_kind_has_words(words: Words) -> None:
    match = reinos.load("kingdomino", players=2, dynasty=True).new(1)
    for viewer in (None, 0, 1):
        scene = match.scene(viewer, words.lang, NAMES[:2])
        for event in every_event(RULES):
            assert "{" not in tell.event(scene, event)


NOT_SAID = {
    "es": r"\b(de|a|con|contra|para|por) tú\b|^tú, |\bde el\b|\ba el\b"
    r"|\b1 (puntos|casillas|coronas|fichas)\b|\b[02] (punto|casilla|corona|ficha)\b|\bquedan 1\b|\bqueda [02]\b",
    "en": r"\byou’s\b|\byou (scores|ends|wins|chooses|places|is)\b|\b1 (points|squares|crowns|dominoes)\b"
    r"|\b[02] (point|square|crown|domino)\b|\b1 (square )?are\b|\b[02] (squares )?is\b",
}
UNCLEAN = r"[ ]{2}|[ ][.,;:](?!\d)|\.\.|[{}]"


@pytest.mark.parametrize("who", ["you", "other"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_sentence_is_right_for_every_number_and_for_everybody(number: int, who: str, words: Words) -> None:
    you = words("you")
    names = {"name": "Ana", "names": "Ana", "second": you, "seconds": you, "who": who, "halves": words("terrain-lake")}
    names |= {"square": "d5", "start": "d5", "size": 5, "room": 25, "field": "seed", "dominoes": "3, 4"}
    wrong = re.compile(f"{NOT_SAID[words.lang]}|{UNCLEAN}", re.I)
    assert [told for told in spoken(RULES, words.lang, number, names) if wrong.search(told[1])] == []


# Choices


def test_choices_in_words() -> None:
    match = at_phase(FIRST_CHOOSE, seed=4)
    assert match.view(None)["next_line"] == [34, 41, 42, 48]
    assert match.describe(1, "es") == "Elegir la 41: campo de trigo y pradera con 2 coronas"
    assert match.describe(1, "en") == "Choose 41: wheat field and pasture with 2 crowns"


def test_placements_in_words_say_what_they_score() -> None:
    match = reinos.load("kingdomino").new(4)
    for _ in range(4):
        match.play(match.legal()[0])
    place = RULES.choices.make("place", y=-1, x=0, facing=3)
    assert match.describe(place, "es") == "Colocar la 34: lago con 1 corona en e4 y bosque en e3; suma 1"
    assert match.describe(place, "en") == "Place 34: lake with 1 crown on e4 and forest on e3; scores 1"
    assert tell.short(match.scene(None, "es"), place) == "e4 e3 (+1)"


# Squares


@pytest.mark.parametrize(("duel", "castle", "last"), [(False, "e5", "i9"), (True, "g7", "m13")])
def test_squares_are_named_over_the_whole_field(duel: bool, castle: str, last: str) -> None:
    s = as_table(reinos.load("kingdomino", players=2, mighty_duel=duel).new(1).view(None))
    reach = 6 if duel else 4
    assert square_name(s, 0, 0) == castle
    assert square_name(s, -reach, -reach) == "a1"
    assert square_name(s, reach, reach) == last
    for x in range(-reach, reach + 1):
        for y in range(-reach, reach + 1):
            assert named_square(s, square_name(s, x, y)) == (x, y)
    assert named_square(s, "z1") is None
    assert named_square(s, "a0") is None


# Events


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_placement_tells_the_points_that_it_gained(mode: dict[str, Any]) -> None:
    points: tuple[int, ...] = ()
    placed = 0
    for match in stages(7, **mode):
        kinds = [event.kind for event in match.events]
        if "placed" in kinds and "game_scored" not in kinds:
            seat = match.events[0].args["seat"]
            told = sum(event.args["points"] for event in match.events if event.kind == "gained")
            assert told == match.points[seat] - points[seat]
            placed += 1
        points = match.points
    assert placed > 15


@pytest.mark.rule("KD-11.4")
def test_a_dynasty_tells_every_gain_also_those_of_the_last_placements() -> None:
    gained, scored, match = [0, 0], [0, 0], None
    for match in stages(12, players=2, dynasty=True):
        for event in match.events:
            for gain in tell.gains(event):
                gained[gain.seat] += gain.points
            if event.kind == "game_scored":
                scored[event.args["seat"]] += event.args["points"]
                assert gained == scored or event.args["seat"] == 0
    assert match is not None
    assert gained == scored == list(match.points)


@pytest.mark.rule("KD-11.4", "KD-12.1")
def test_the_end_of_a_game_of_a_dynasty_is_told_and_shown() -> None:
    match = next(m for m in stages(7, players=2, dynasty=True) if any(e.kind == "game_begun" for e in m.events[1:]))
    told = match.tell("es", None, NAMES[:2])
    assert "Empieza la partida 2 de 3." in told
    assert sum(bool(re.fullmatch(r"(Ana|Luis) acaba la partida 1 con \d+ puntos?;.*", line)) for line in told) == 2
    assert any("la partida 1: " in line or "comparten la victoria de la partida 1" in line for line in told)
    situation = tell.situation(match.scene(0, "es", NAMES[:2]))
    assert f"Tu reino en la partida 1: {match.view(None)['scores'][0][0]} puntos" in situation
    (last,) = (event for event in match.events if event.kind == "placed")
    other = 1 - last.args["seat"]
    old = tell.situation(match.positions[-2].seen_by(None).scene("es", NAMES[:2]))
    shown = re.search(rf"Reino de {NAMES[other]}: [^\n]*\n(.*?)\n\n", old, re.DOTALL)
    assert shown is not None
    assert shown[1] in situation


def test_the_second_game_of_a_dynasty_is_not_called_without_bonuses() -> None:
    options: dict[str, Any] = {"players": 2, "dynasty": True, "middle_kingdom": True}
    match = next(m for m in stages(7, **options) if m.view(None)["game"] == 1)
    told = tell.situation(match.scene(None, "en", NAMES[:2]))
    first = match.view(None)["scores"][0]
    assert "Points of this game, without bonuses: Ana 0 and Luis 0." in told
    assert f"First game, bonuses included: Ana {first[0]} and Luis {first[1]}." in told


def test_events_speak_to_the_viewer() -> None:
    match = reinos.load("kingdomino").new(4)
    seat = match.to_act[0]
    match.play(3)
    assert match.tell("es", seat, NAMES) == ["Eliges la 48: campo de trigo y mina con 3 coronas."]
    assert match.tell("es", None, NAMES) == [f"{NAMES[seat]} elige la 48: campo de trigo y mina con 3 coronas."]
    assert match.tell("en", seat, NAMES) == ["You choose 48: wheat field and mine with 3 crowns."]


@pytest.mark.rule("KD-5.9")
def test_a_discard_says_why() -> None:
    scene = reinos.load("kingdomino").new(4).scene(0, "es", NAMES)
    told = {why: tell.event(scene, Event("discarded", {"seat": 0, "domino": 12, "breach": why})) for why in (2, 3)}
    assert told[GRID_LIMIT] == (
        "Tu ficha 12 (pantano doble) se descarta: donde encajaría, el reino pasaría de 5 × 5 casillas."
    )
    assert "no hay dos casillas libres juntas" in told[NO_MATCH]


def won(lang: str, seat: int | None, **args: int) -> str:
    scene = reinos.load("kingdomino").new(4).scene(seat, lang, NAMES)
    given = {"seats": 1, "points": 1, "seconds": 2, "decider": 0, "best": 0, "next": 0} | args
    return tell.event(scene, Event("match_won", given))


@pytest.mark.rule("KD-9.2")
def test_a_tie_break_names_its_reason() -> None:
    territory = {"decider": BY_TERRITORY, "best": 4, "next": 1}
    assert won("en", 0, **territory) == (
        "You win: 1 point, as many as Luis, but the largest territory, 4 squares to 1."
    )
    assert won("es", 1, **territory) == (
        "Gana Ana: 1 punto, igual que tú, pero tiene el territorio más extenso, 4 casillas frente a 1."
    )
    assert won("es", 0, points=29, seats=5, decider=SHARED) == "Compartes la victoria con Marta: 29 puntos."
    assert won("en", None, points=29, seats=5, decider=SHARED) == "Ana and Marta share the win: 29 points each."
    assert won("en", 3, points=29, best=29, next=25, seconds=10) == "Ana wins: 29 points, 4 more than Luis and you."


@pytest.mark.rule("KD-9.2", "KD-9.3", "KD-14.1")
@pytest.mark.parametrize(("tie_break", "decided"), [(0, "territory"), (1, "crowns"), (0, "shared")])
def test_what_decides_a_match_is_found(tie_break: int, decided: str) -> None:
    s = table(players=2, tie_break=TIE_BREAKS[tie_break])
    results = [
        {"points": 10, "largest_territory": 5 + (decided == "territory"), "crowns": 4},
        {"points": 10, "largest_territory": 5, "crowns": 3},
    ]
    enter_result(s, 0, results)
    s.phase = OVER
    finish(s)
    by = ("points", "territory", "crowns", "shared").index(decided)
    stood = {"territory": (6, 5), "crowns": (4, 3), "shared": (0, 0)}[decided]
    assert victory(s, True) == (0b11 if decided == "shared" else 1, 10, 0 if decided == "shared" else 2, by, *stood)


# Bonuses


@pytest.mark.rule("KD-13.14", "KD-14.4")
def test_a_castle_at_the_edge_of_all_five_rows_cannot_come_to_the_centre() -> None:
    down = [(1, (0, 1), (0, 2)), (2, (0, 3), (0, 4))]
    s = kingdom(*down, middle_kingdom=True, middle_kingdom_test="bounding_box")
    (bonus,) = bonuses(s, 0)
    assert (bonus.met, bonus.lost) == (False, True)
    (bonus,) = bonuses(kingdom(down[0], middle_kingdom=True, middle_kingdom_test="bounding_box"), 0)
    assert (bonus.met, bonus.lost) == (False, False)


def harmony(*squares: tuple[int, int]) -> Bonus:
    """How Harmony stands in a kingdom of these squares and the castle."""
    s = table(harmony=True)
    for x, y in squares:
        s.land[0, square_at(x, y)] = 1
    xs, ys = zip((0, 0), *squares, strict=True)
    s.box[0] = [min(xs), max(xs), min(ys), max(ys)]
    (bonus,) = bonuses(s, 0)
    return bonus


@pytest.mark.rule("KD-13.14", "KD-15.6")
def test_harmony_is_lost_with_a_grid_that_no_dominoes_can_fill() -> None:
    assert not harmony((1, 0), (2, 0), (0, 1), (0, 2)).lost
    assert harmony((1, 0), (0, 1), (2, 1), (1, 2)).lost, "a hole of one square"
    assert harmony((-1, 0), (-1, 1), (3, 0), (3, 1), (0, 4), (1, 4)).lost, "a castle on the wrong colour"
    assert not harmony((-2, 0), (-2, 1), (2, 0), (2, 1), (0, 4), (1, 4)).lost


# Prompts and situations


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_situation_can_be_told_to_everybody(mode: dict[str, Any]) -> None:
    for number, match in enumerate(stages(3, **mode)):
        lang = LANGUAGES[number % 2]
        for viewer in (None, *range(match.players)):
            scene = match.scene(viewer, lang, NAMES[: match.players])
            for told in (tell.situation(scene), tell.glance(scene), tell.prompt(scene)):
                assert not re.search(r"\{|\}|None|\$", told)


def test_the_situation_of_a_player() -> None:
    match = reinos.load("kingdomino", players=3, harmony=True, middle_kingdom=True).new(4)
    for _ in range(4):
        match.play(match.legal()[0])
    seat = match.to_act[0]
    told = tell.situation(match.scene(seat, "es", NAMES[:3]))
    assert "Ronda 2 de 12. Quedan 40 fichas en la pila." in told
    assert "Puntos sin bonificaciones: " in told
    assert "tú (te toca)" in told
    assert "Armonía +5, 3 de 25 casillas (aún posible); Castillo Central +10 (se cumple ahora)" in told
    assert re.search(r"^ 5 .*##", told, re.MULTILINE)
    for name in NAMES[:3]:
        if name != NAMES[seat]:
            assert f"Reino de {name}: 0 puntos" in told
    assert "Tu reino: 1 punto" in told
    assert "lago 1 × 1 = 1; bosque 1 × 0 = 0" in told


@pytest.mark.rule("KD-13.14")
def test_bonuses_are_apart_until_the_end() -> None:
    *_, match = stages(3, players=4, harmony=True, middle_kingdom=True)
    told = tell.situation(match.scene(0, "es", NAMES))
    assert "que se cuentan al final" not in told
    assert "onificaciones" in told


def test_prompts() -> None:
    match = reinos.load("kingdomino").new(4)
    acting = match.to_act[0]
    waiting = (acting + 1) % 4
    assert tell.prompt(match.scene(acting, "es", NAMES)).startswith("Elige una ficha de la primera línea")
    assert tell.prompt(match.scene(waiting, "es", NAMES)) == f"{NAMES[acting]} elige una ficha de la primera línea."
    for _ in range(4):
        match.play(match.legal()[0])
    acting = match.to_act[0]
    assert tell.prompt(match.scene(acting, "en", NAMES)) == "Place domino 34: lake with 1 crown and forest."
    assert tell.prompt(match.scene(None, "en", NAMES)) == f"{NAMES[acting]} places domino 34."
    *_, over = stages(1, players=2)
    assert tell.prompt(over.scene(None, "es", NAMES[:2])).startswith("Fin de la partida. ")


# Written answers


@pytest.fixture
def placing() -> Match:
    """Domino 34 (lake with a crown, forest) next to a lone castle."""
    match = reinos.load("kingdomino").new(4)
    for _ in range(4):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_two_squares_name_every_placement(mode: dict[str, Any], lang: str) -> None:
    for match in stages(2, **mode):
        if match.over or match.view(None)["phase"] not in (PLACE, FINAL_PLACE):
            continue
        scene = match.scene(None, lang)
        for choice in match.legal():
            squares = tell.short(scene, choice).split(" (")[0]
            assert match.read(squares, lang=lang) == choice
            assert match.read(squares.upper().replace(" ", ", "), lang=lang) == choice
        if len(match.steps) > 30:
            return


def test_a_square_and_a_direction_name_a_placement(placing: Match) -> None:
    choice = RULES.choices.make("place", y=-1, x=0, facing=3)
    assert placing.read("e4 arriba", lang="es") == choice
    assert placing.read("E4 up", lang="en") == choice


@pytest.mark.rule("KD-5.8")
def test_a_double_may_be_written_either_way_round() -> None:
    match = next(
        m for m in stages(1) if m.view(None)["phase"] == PLACE and m.view(None)["line"][m.view(None)["turn"]] <= 12
    )
    for choice in match.legal():
        squares = tell.short(match.scene(None, "es"), choice).split(" (")[0].split()
        assert match.read(" ".join(reversed(squares)), lang="es") == choice


def test_a_domino_is_chosen_by_its_number() -> None:
    match = reinos.load("kingdomino").new(4)
    assert [match.read(str(domino)).args["slot"] for domino in (34, 41, 42, 48)] == [0, 1, 2, 3]


@pytest.mark.rule("KD-15.5")
@pytest.mark.parametrize(
    ("text", "es", "en"),
    [
        ("e5 e4", "e5 ya está ocupada (KD-5.1)", "e5 is already taken (KD-5.1)"),
        ("e4 e5", "e5 ya está ocupada (KD-5.1)", "e5 is already taken (KD-5.1)"),
        ("a1 b1", "ninguna mitad toca", "neither half touches"),
        ("e4 e2", "no están una al lado", "are not side by side"),
        ("z9 z8", "van de a1 a i9", "from a1 to i9"),
        ("i9 j9", "van de a1 a i9", "from a1 to i9"),
    ],
)
def test_a_refusal_says_why(placing: Match, text: str, es: str, en: str) -> None:
    before = placing.record.tobytes()
    for lang, reason in (("es", es), ("en", en)):
        with pytest.raises(IllegalChoice, match=re.escape(reason)):
            placing.read(text, lang=lang)
    assert placing.record.tobytes() == before


@pytest.mark.rule("KD-5.2", "KD-15.5")
def test_a_refusal_names_the_grid_limit(placing: Match) -> None:
    seat = placing.to_act[0]
    placing.play(placing.read("e4 e3"))
    scene = placing.scene(seat, "es")
    assert scene.view["box"][seat] == [0, 0, -2, 0]
    # The same kingdom asked to take domino 34 once more, too far down.
    legal = (RULES.choices.make("place", y=1, x=0, facing=1),)
    again = replace(scene, view={**scene.view, "phase": PLACE, "turn": 0}, legal=legal)
    with pytest.raises(IllegalChoice, match=re.escape("pasaría de 5 × 5 casillas (KD-5.2)")):
        tell.read(again, "e7 e8")


def test_the_grid_of_the_duel_is_named_in_its_refusal() -> None:
    game: Game = reinos.load("kingdomino", players=2, mighty_duel=True)
    match = game.new(1)
    while match.view(None)["phase"] != PLACE:
        match.play(match.legal()[0])
    with pytest.raises(IllegalChoice, match="de a1 a m13"):
        match.read("n1 n2", lang="es")


@pytest.mark.parametrize(
    "options", [{}, {"harmony": True, "middle_kingdom": True, "players": 3}, {"dynasty": True, "players": 2}]
)
def test_the_sources_add_up_to_the_points(options: dict[str, Any]) -> None:
    match = reinos.load("kingdomino", **options).new(seed=3)
    pick = random.Random(3)
    while not match.over:
        match.play(pick.choice(match.legal()))
    found = tell.sources(match.scene(None, "es"))
    assert [sum(points) for points in zip(*(points for _, points in found), strict=True)] == list(match.points)


def test_round_order_and_reasons() -> None:
    match = reinos.load("kingdomino", players=3).new(seed=3)
    scene = match.scene(match.to_act[0], "es")
    assert tell.round(scene) == ("Ronda 1 de 12", 1, 12)
    assert tell.order(scene) == match.view(None)["choosers"][:3]
    taken = match.view(None)["next_line"][match.legal()[0].args["slot"]]
    match.play(match.legal()[0])
    assert "KD-6.1" in str(tell.why(match.scene(match.to_act[0], "es"), f"next-{taken}"))
    while match.legal()[0].kind != "place":
        match.play(match.legal()[0])
    seat = match.to_act[0]
    scene = match.scene(seat, "en")
    assert tell.order(scene)[0] == seat
    assert "KD-4.2" in str(tell.why(scene, f"next-{scene.view['next_line'][0]}"))
    assert "KD-5.1" in str(tell.why(scene, "cell_4_4"))
    assert tell.why(match.scene(None, "en"), "cell_4_4") is None

"""What the words say: names, causes, parts of points, both languages in every form."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast, parse

import reinos
from reinos.cli.coverage import RULE_LIST, read_rules
from reinos.core.brief import offers
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.core.scene import Voice
from reinos.games.el_grande import RULES, tell
from reinos.games.el_grande.cards import CARD_IDS, CARDS, DECK_OF
from reinos.games.el_grande.pieces import BONUS_HOME, BONUS_KING, DATA
from tests.games.el_grande.tables import C, Desk, R, bare, desk, events, random_play, table

NAMES = ("Ana", "Luis", "Marta", "Iván", "Eva")
LANGUAGES = ("es", "en")


def voice(lang: str, seat: int | None = 0, players: int = 4, **options: Any) -> Voice:
    """Somebody who listens."""
    game = reinos.load("el_grande", players=players, **options)
    return Voice(RULES.words(lang), NAMES[:players], seat, game.options)


def told(found: Desk, lang: str, seat: int | None = 0) -> list[str]:
    """What the last step did, in words."""
    return [tell.event(voice(lang, seat, found.s.players), event) for event in events(found.s)]


def scene(found: Desk, lang: str, seat: int | None) -> Any:
    """What a viewer sees of a desk."""
    found.s.store()
    game = reinos.load("el_grande", players=found.s.players)
    return Position(game, found.s._row).seen_by(seat).scene(lang, NAMES[: found.s.players])


# The log


@pytest.mark.parametrize(
    ("lang", "mine", "moved", "victim"),
    [
        ("es", "Mueves un caballero de Luis de", "Ana mueve un caballero de Luis", "Ana mueve un caballero tuyo"),
        ("en", "You move one of Luis’s knights from", "Ana moves one of Luis’s", "Ana moves one of your knights"),
    ],
)
def test_knights_have_the_names_of_their_owners(lang: str, mine: str, moved: str, victim: str) -> None:
    found = desk("d1_move_any_3", regions={"aragon": {"b": 2}}).do("a", "move:b:aragon>sevilla")
    for seat, line in ((0, mine), (1, victim), (2, moved), (None, moved)):
        assert told(found, lang, seat)[-1].startswith(line)
    for colour in ("azul", "amarillo", "blue", "yellow"):
        assert colour not in " ".join(told(found, lang, 2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_banishment_is_the_act_of_who_banishes(lang: str) -> None:
    found = desk("d2_banishment", regions={"aragon": {"b": 2}}).do("a", "banish:b:aragon")
    line = next(line for line in told(found, lang, 2) if "Aragon" in line or "Aragón" in line)
    assert line.startswith("Ana ")
    assert "Luis" in line


@pytest.mark.rule("EG-10.19")
def test_the_choice_between_two_effects_is_public() -> None:
    lines = set()
    for mode in ("move", "deploy"):
        found = desk("d1_all_own_or_deploy_2", regions={"aragon": {"a": 2}}, court={"a": 2}).do("a", f"mode:{mode}")
        assert found.kinds_of_events[0] == "mode_chosen"
        lines.add(told(found, "es", 1)[0])
    assert lines == {
        "Ana elige mover caballeros suyos de una región.",
        "Ana elige desplegar hasta 2 caballeros más.",
    }


def test_a_vetoed_step_reaches_the_log() -> None:
    found = desk("d1_move_any_3", regions={"aragon": {"b": 2}}, vetoes=["c"])
    found.do("a", "move:b:aragon>sevilla").do("c", "veto")
    assert told(found, "es", 0)[:2] == [
        "Marta veta tu acción especial, «Intrigante».",
        "El caballero de Luis no va de Aragón a Sevilla, y la acción termina.",
    ]
    assert told(found, "en", 1)[1] == "Your knight does not go from Aragon to Seville, and the action ends."


def test_points_are_told_with_their_parts_most_first() -> None:
    args = {"place": R["pais_vasco"], "board": R["pais_vasco"], "first": 0b10, "second": 0b1, "third": 0b100}
    for bonus, parts in (
        (0, "Luis +5"),
        (BONUS_HOME, "Luis +7 (5 + 2 por la región natal)"),
        (BONUS_KING | BONUS_HOME, "Luis +9 (5 + 2 por el rey + 2 por la región natal)"),
    ):
        event = Event("general_scored", args | {"bonus": bonus})
        assert tell.event(voice("es"), event) == f"País Vasco 5/3/1: {parts}; tú +3; Marta +1."
    tied = Event("special_scored", args | {"first": 0, "second": 0b11, "third": 0, "bonus": 0})
    assert tell.event(voice("en", 2), tied) == "Basque Country 5/3/1: Ana and Luis +3 each (tie)."


def test_who_scores_nothing_is_told_why() -> None:
    empty, tie = (Event("nobody_paid", {"place": 0, "tied": mask}) for mask in (0, 0b11))
    assert tell.event(voice("es", 0, 2), empty) == "Galicia: sin caballeros, no puntúa nadie."
    assert tell.event(voice("es", 0, 2), tie) == "Galicia: empate entre Luis y tú, no puntúa nadie."


@pytest.mark.rule("EG-14.10")
@pytest.mark.parametrize("players", [2, 5])
def test_gains_are_the_points(players: int) -> None:
    s = table(8, players=players, short=True)
    earned = [[0] * players for _ in range(3)]
    for _ in random_play(s, "gains", eager=True):
        for event in events(s):
            for gain in tell.gains(event):
                earned[gain.source][gain.seat] += gain.points
    assert earned == s.earned[:, :players].tolist()


def test_an_action_that_cannot_be_done_is_not_renounced() -> None:
    impossible, renounced = (
        Event("action_renounced", {"seat": 0, "card": C["d1_move_own_4"], "possible": possible}) for possible in (0, 1)
    )
    assert tell.event(voice("es"), impossible) == "No puedes realizar la acción especial de «Intrigante»."
    assert tell.event(voice("es"), renounced) == "Renuncias a la acción especial de «Intrigante»."


def test_after_the_last_round_no_round_is_announced() -> None:
    s = table(5, players=2)
    last = [event for _ in random_play(s, 5) for event in events(s) if event.kind == "token_passed"]
    assert [event.args["last"] for event in last] == [0] * 8 + [1]
    assert "ronda" not in tell.event(voice("es", 0, 2), last[0])
    assert "ya no quedan rondas" in tell.event(voice("es", 0, 2), last[-1])


@pytest.mark.rule("EG-4.2")
def test_rounds_of_the_short_game_are_counted_to_six() -> None:
    for space, number in zip((2, 3, 5, 6, 8, 9), range(1, 7), strict=True):
        begun = Event("round_begun", {"round": space})
        assert tell.event(voice("en", short=True), begun) == f"Round {number} of 6 (space {space})."
    assert tell.event(voice("en"), Event("round_begun", {"round": 2})) == "Round 2 of 9."
    match = reinos.load("el_grande", short=True).new(1)
    assert tell.round(match.scene(0, "es")) == ("Ronda 1 de 6", 1, 6)
    assert "Ronda 1 de 6" in match.brief(0, "es")


def test_cards_of_one_name_are_told_apart() -> None:
    for lang in LANGUAGES:
        for deck in range(5):
            briefs = [RULES.words(lang)(f"card-{CARD_IDS[n]}-brief") for n in range(CARDS) if DECK_OF[n] == deck]
            assert len(set(briefs)) == len(briefs)


# Questions


def test_a_veto_is_asked_about_what_the_card_does() -> None:
    asked = {}
    for card in ("d2_court_3_back", "d2_court_all_back"):
        found = desk(card, court={"b": 5, "c": 5}, vetoes=["c"])
        asked[card] = tell.prompt(scene(found, "es", 2))
    assert "cada rival devuelva 3 caballeros de su corte" in asked["d2_court_3_back"]
    assert "cada rival devuelva toda su corte" in asked["d2_court_all_back"]


def test_who_returns_knights_is_spoken_to_while_another_decides() -> None:
    found = desk("d2_angry_king", court={"b": 5}, vetoes=["c"]).do("b", "return:court*3")
    assert tell.prompt(scene(found, "es", 1)) == (
        "Vas a devolver a las provincias 3 de la corte. Marta decide si usa su Veto."
    )
    assert tell.prompt(scene(found, "en", 2)).startswith("Luis is about to return 3 from court to the provinces.")


def test_the_angry_king_asks_for_more_only_after_the_first() -> None:
    found = desk("d2_angry_king", court={"b": 5}, regions={"aragon": {"b": 1}})
    assert "debes devolver 3 caballeros a las provincias" in tell.prompt(scene(found, "es", 1))
    found.s.given[R["aragon"]] = 1
    found.s.quota = 2
    assert (
        tell.prompt(scene(found, "es", 1)) == "Ya has elegido 1 de Aragón. Debes devolver 2 caballeros más. ¿De dónde?"
    )


@pytest.mark.parametrize(
    ("lang", "taken", "banished"),
    [
        (
            "es",
            ["Mover un caballero tuyo de Aragón", "Mover un caballero de Luis de Aragón"],
            "Desterrar un caballero de Luis de Aragón",
        ),
        (
            "en",
            ["Move one of your knights from Aragon", "Move one of Luis’s knights from Aragon"],
            "Banish one of Luis’s knights from Aragon",
        ),
    ],
)
def test_choices_name_whose_knight_it_is(lang: str, taken: list[str], banished: str) -> None:
    found = scene(desk("d1_move_any_3", regions={"aragon": {"a": 1, "b": 2}}), lang, 0)
    assert [tell.choice(found, option) for option in found.legal if option.kind == "take"] == taken
    found = scene(desk("d2_banishment", regions={"aragon": {"b": 2}}), lang, 0)
    assert banished in [tell.choice(found, option) for option in found.legal]


def test_no_number_of_a_list_is_asked_back() -> None:
    match, dice = reinos.load("el_grande", players=2, short=True).new(5), random.Random(5)
    asked = set()
    while not match.over:
        seat = match.to_act[0]
        for offer in offers(match.seen_by(seat), "en", NAMES[:2]):
            assert match.read(str(offer.number), seat, "en", NAMES[:2]) == offer.choice
            asked.add(offer.choice.kind)
        match.play(dice.choice(match.legal_ids(seat)), seat)
    assert {"power", "reinforce", "card", "deploy"} <= asked


def test_the_situation_tells_the_colours() -> None:
    assert "Luis, de color amarillo:" in tell.situation(scene(bare(3), "es", 0))


# The situation


@pytest.mark.rule("EG-17.1")
def test_vetoes_are_told_with_their_end() -> None:
    found = bare(3)
    found.s.round = 4
    found.s.vetoes[1] = 1
    lines = [line for line in tell.situation(scene(found, "en", 0)).splitlines() if "Veto until" in line]
    assert lines == [f"Luis holds a Veto until the end of round {end}." for end in (4, 5)]


def test_the_situation_tells_where_the_scoreboards_are() -> None:
    found = bare(3, markers={"marker_8": "galicia"})
    text = tell.situation(scene(found, "es", 0))
    assert "Galicia 8/4/0: sin caballeros; aquí está el rey; con marcador en lugar de 4/2/0" in text
    assert "Marcador sin colocar: 4/0/0." in text


def test_a_small_choice_is_told_in_few_lines() -> None:
    match = reinos.load("el_grande").new(3)
    while match.legal()[0].kind != "deploy":
        kinds = [choice.kind for choice in match.legal()]
        match.play(match.legal()[kinds.index("deployment") if "deployment" in kinds else -1])
    small = tell.glance(match.scene(match.to_act[0], "es"))
    assert len(small.splitlines()) <= 8
    assert len(tell.situation(match.scene(match.to_act[0], "es")).splitlines()) > 25


# Language


def test_places_take_their_article() -> None:
    words = RULES.words("es")
    args = {"where": "pais_vasco", "place": words("region-pais_vasco")}
    forms = [words(f"{form}-place", **args) for form in ("the", "in", "to", "from", "on")]
    assert forms == ["el País Vasco", "en el País Vasco", "al País Vasco", "del País Vasco", "en el País Vasco"]
    words = RULES.words("en")
    args = {"where": "pais_vasco", "place": words("region-pais_vasco")}
    assert words("to-place", **args) == "to the Basque Country"


WRONG = {
    "es": r"\bde tú\b|\ba tú\b|\bpara tú\b|\bcon tú\b|\b(a|de|en) País|\bde el\b|\ba el\b"
    r"|\b1 (caballeros|refuerzos|cartas|puntos)\b|\bVuelven 1\b|[ ]{2}|[ ][,.;:]|\.\.",
    "en": r"\byou’s\b|\b(to|from|in|on) Basque\b|\b1 (knights|reinforcements|points)\b|[ ]{2}|[ ][,.;:]|\.\.|\bking\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(2, {}), (5, {}), (4, {"short": True, "memory_aids": "on"})])
def test_whole_games_are_told_in_good_language(lang: str, players: int, options: dict[str, Any]) -> None:
    match = reinos.load("el_grande", players=players, **options).new(players)
    s = table(players, players=players, **options)
    for number, (seat, choice) in enumerate(random_play(s, lang, eager=True)):
        match.play(choice, seat)
        viewer = number % players
        said = match.tell(lang, viewer, NAMES[:players])
        if number % 12 == 0:
            said = [*said, match.brief(viewer, lang, NAMES[:players])]
        for line in (*said, tell.prompt(match.scene(viewer, lang, NAMES[:players]))):
            assert not line[0].islower(), line
        for text in said:
            for line in text.splitlines():
                assert not re.search(WRONG[lang], re.sub(r"^ *\d+\. |^  ", "", line)), line


def variables(lang: str) -> dict[str, set[str]]:
    """Every message with the arguments that it takes, also those of the messages that it refers to."""
    body = parse((RULES.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    body += parse((RULES.folder.parents[1] / "core" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    direct: dict[str, tuple[set[str], set[str]]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            nodes = list(walk(entry))
            direct[entry.id.name] = (
                {node.id.name for node in nodes if isinstance(node, ast.VariableReference)},
                {node.id.name for node in nodes if isinstance(node, ast.MessageReference)},
            )

    def everything(name: str) -> set[str]:
        own, others = direct[name]
        return own.union(*(everything(other) for other in others))

    return {name: everything(name) for name in direct}


def walk(node: Any) -> Any:
    """All nodes of a message."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from walk(child)


WORDED = {"who": ("you", "other"), "whose": ("yours", "own", "other"), "target": ("you", "other")}
COUNTED = {"count", "knights", "points", "own", "rivals", "given", "lead", "left", "bonus", "most", "possible", "last"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_in_every_form(lang: str) -> None:
    words, takes = RULES.words(lang), variables(lang)
    for name in words.keys & takes.keys():
        spoken = sorted(takes[name] & WORDED.keys())
        counted = sorted(takes[name] & COUNTED)
        rest = dict.fromkeys(takes[name] - WORDED.keys() - COUNTED, "Ana")
        for forms in product(*(WORDED[argument] for argument in spoken)):
            for number in (0, 1, 2):
                args = rest | dict(zip(spoken, forms, strict=True)) | dict.fromkeys(counted, number)
                text = words(name, **args)
                assert not re.search(WRONG[lang].split("|[ ]{2}")[0], text), (name, args, text)


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_has_every_value_border_and_card(lang: str) -> None:
    words, parts = RULES.words(lang), dict(RULES.help(lang))
    regions = parts[words("help-regions-title")].splitlines()
    assert len(regions) == 12  # nine regions, the castle, two scoreboards
    assert regions[0].startswith("- Galicia, 4/2/0: ")
    for one, two in DATA["borders"]["pairs"]:
        names = [words(f"region-{name}") for name in (one, two)]
        for here, there in (names, names[::-1]):
            assert there in next(line for line in regions if line.startswith(f"- {here},"))
    powers = parts[words("help-powers-title")].splitlines()
    assert [int(found[0]) if (found := re.findall(r": (\d+)", line)) else 0 for line in powers] == [6, 5, 4, 3, 2, 1, 0]
    for deck in range(5):
        lines = parts[words("help-deck-title", deck=deck + 1)].splitlines()
        found = [card for card in DATA["action_cards"]["items"] if card["deck"] == deck + 1]
        assert len(lines) == len(found)
        for card, line in zip(found, lines, strict=True):
            assert words(f"card-{card['id']}-text") in line
            assert (f"×{card['copies']}" in line) == (card["copies"] > 1)
            assert (f"×{card['copies_45']}" in line) or card["copies"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_ruling_and_every_reconstruction(lang: str) -> None:
    words = RULES.words(lang)
    told = words("help-11-text") + words("help-12-text")
    rulings = [rule.number for rule in read_rules(RULES.folder / RULE_LIST) if rule.number.startswith("EG-20.")]
    # The King's card as fifth deck is how the rulebook is read, not a decision.
    assert [number for number in rulings if not re.search(rf"{number}\b", told)] == ["EG-20.7"]
    for number in (
        "EG-1.2",
        "EG-1.3",
        "EG-2.1",
        "EG-2.2",
        "EG-3",
        "EG-6.5",
        "EG-12.6",
        "EG-14.9",
        "EG-14.11",
        "EG-17.3",
    ):
        assert re.search(rf"{number}\b", told), number

"""Words: every message in both languages, reasons, sources, turn order."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.games.lancaster import RULES, box, naming, tell
from reinos.games.lancaster.box import COUNTY_IDS
from tests.games.lancaster.test_draw import NAMES, at

TEXT = Path(RULES.folder) / "text"


def messages(lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (TEXT / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert messages("es") == messages("en")
    assert len(set(messages("es"))) == len(messages("es"))


def test_every_event_and_option_has_words() -> None:
    from reinos.core.options import allowed

    for lang in ("es", "en"):
        words = RULES.words(lang)
        assert all(f"event-{kind}" in words for kind in RULES.events.kinds)
        for name, values in allowed(RULES.options).items():
            assert f"option-{name}" in words
            for value in values:
                code = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
                assert f"option-{name}-{code}" in words


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_help_says_what_is_reconstructed(lang: str) -> None:
    words = RULES.words(lang)
    assert "Somerset" in words("help-12-text")
    assert "Somerset" in words("reconstructed")
    numbers = set(re.findall(r"LA-\d+(?:\.\d+)?", "".join(words(f"help-{n}-text") for n in range(1, 14))))
    known = {line.split("  ")[0] for line in (RULES.folder / "rules.txt").read_text(encoding="utf-8").splitlines()}
    assert numbers <= known


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_help_has_every_county_space_card_and_law(lang: str) -> None:
    words, told = RULES.words(lang), "\n".join(text for _, text in RULES.help(lang))
    laws = [naming.law_text(words, law) for law in range(box.LAWS)]
    spaces = [naming.space(words, space, "bare") for space in range(box.ALL_SPACES)]
    counties = [naming.county(words, county) for county in range(box.COUNTIES)]
    assert [name for name in [*laws, *spaces, *counties] if name not in told] == []


@pytest.mark.rule("LA-12.10", "LA-14.9")
def test_the_help_says_what_two_players_get_at_the_end() -> None:
    assert "Con dos jugadores el primero recibe 8 y el segundo nada; si el empate sigue, 4 cada uno." in (
        RULES.words("es")("help-8-text")
    )
    assert "With two players the first gets 8 and the second nothing" in RULES.words("en")("help-8-text")


def test_the_help_answers_every_ruling() -> None:
    known = {line.split("  ")[0] for line in (RULES.folder / "rules.txt").read_text(encoding="utf-8").splitlines()}
    rulings = {number for number in known if number.startswith("LA-14.")}
    for lang in ("es", "en"):
        assert set(re.findall(r"LA-14\.\d+", RULES.words(lang)("help-13-text"))) == rulings


def test_data_has_no_typewriter_apostrophes() -> None:
    for item in box.LAW_ITEMS:
        assert "'" not in item["name"]["en"] + item["text"]["en"]


def variables(lang: str) -> dict[str, set[str]]:
    """The arguments of every message, those of the messages within it included."""
    text = (TEXT / f"{lang}.ftl").read_text(encoding="utf-8")
    bodies = dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:(?:[ ]+.*)?\n)*)", text, re.MULTILINE))
    own = {name: set(re.findall(r"\$([\w-]+)", body)) for name, body in bodies.items()}
    within = {name: set(re.findall(r"\{ ([a-z][\w-]*) \}", body)) for name, body in bodies.items()}

    def all_of(name: str) -> set[str]:
        return own.get(name, {"points"}).union(*(all_of(other) for other in within.get(name, ())))

    return {name: all_of(name) for name in bodies}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("who", ["you", "other"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_message_reads_well_for_everybody_and_every_number(lang: str, who: str, number: int) -> None:
    words = RULES.words(lang)
    spoken = {"who": who, "name": "Ana", "subject": "Ana", "of": "de Ana", "to": "a Ana", "first": "Luis"}
    for message, wanted in variables(lang).items():
        said = words(message, **{name: spoken.get(name, number) for name in wanted})
        assert not re.search(r"[ ]{2}|[ ][.,;:]|\bde tú\b|\bcontra tú\b|\ba tú\b|[{}]", said), f"{message}: {said}"
        if number != 1:
            ones = r"(?<![-\w])[02] (escudero|voto|noble|punto|condado|squire|vote|knight|point|county|extension)\b"
            assert not re.search(ones, said), f"{message}: {said}"


def test_reasons() -> None:
    match = at("place", players=4)
    scene = match.scene(match.to_act[0], "es", NAMES[:4])
    reason = tell.why(scene, "county-somerset")
    assert reason is not None
    assert "LA-4.3" in reason
    legal = {choice.args["place"] for choice in scene.legal}
    for place, county in enumerate(COUNTY_IDS, 1):
        if place not in legal:
            assert tell.why(scene, f"county-{county}")
    assert tell.why(match.scene(None, "es", NAMES[:4]), "county-york") is None


def test_sources_add_up_to_the_points() -> None:
    match = reinos.load("lancaster", players=5).new(8)
    chance = np.random.default_rng(8)
    while not match.over:
        match.play(int(chance.choice(match.legal_ids(match.to_act[0]))), match.to_act[0])
    rows = tell.sources(match.scene(None, "en", NAMES))
    assert [sum(points) for points in zip(*(row for _, row in rows), strict=True)] == list(match.points)


def test_order_and_round() -> None:
    match = at("vote", players=4)
    scene = match.scene(0, "es", NAMES[:4])
    start = match.view(0)["start"]
    assert tell.order(scene) == [(start + step) % 4 for step in range(4)]
    label, now, of = tell.round(scene)
    assert (now, of) == (1, 5)
    assert "parlamento" in label


def test_the_voters_are_awaited_by_name() -> None:
    match = at("vote", players=3)
    match.play(match.legal_ids(0)[0], 0)
    assert "Luis y Marta" in tell.prompt(match.scene(0, "es", NAMES[:3]))
    assert "Propuesta 1" in tell.prompt(match.scene(1, "es", NAMES[:3]))


@pytest.mark.parametrize(
    ("lang", "told"),
    [("es", ["Empiezas tú", "Empieza Luis", "Empieza Marta"]), ("en", ["You start", "Luis starts", "Marta starts"])],
)
def test_whoever_may_start_is_named(lang: str, told: list[str]) -> None:
    for players in (2, 3):
        match = at("start_player", players=players)
        names = [NAMES[(seat - match.to_act[0]) % players] for seat in range(players)]  # Ana acts, then clockwise
        for chairs, said in enumerate(told[:players]):
            choice = RULES.choices.make("starter", clockwise=chairs)
            assert match.describe(choice, lang, match.to_act[0], names) == said


@pytest.mark.parametrize(
    ("lang", "told", "ally"),
    [
        ("es", "; desaloja a Luis (fuerza {})", "; desaloja al aliado de Luis (fuerza {})"),
        ("en", "; ousts Luis (strength {})", "; ousts Luis’s ally (strength {})"),
    ],
)
def test_whoever_would_be_ousted_is_named(lang: str, told: str, ally: str) -> None:
    match = reinos.load("lancaster", players=2).new(1)
    scene = match.scene(0, lang, NAMES[:2])
    send = RULES.choices.make("send", ally=0, knight=4, place=1)
    for holder, said in ((1, told), (3, ally)):
        view = {**scene.view, "holder": [holder, *scene.view["holder"][1:]]}
        view |= {"garrison": [2, *view["garrison"][1:]], "retinue": [1, *view["retinue"][1:]]}
        assert tell.choice(replace(scene, view=view), send).endswith(said.format(3))
    assert ";" not in tell.choice(scene, send)


def test_an_answer_may_name_a_player() -> None:
    match = at("start_player", players=3)
    seat = match.to_act[0]
    for rival in {0, 1, 2} - {seat}:
        meant = RULES.choices.make("starter", clockwise=(rival - seat) % 3)
        assert match.read(NAMES[rival].lower(), seat, "es", NAMES[:3]) == meant

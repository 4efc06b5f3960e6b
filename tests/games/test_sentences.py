"""Every message of a game reads well: for you and for others, for 0, 1 and 2, with places that have an article."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from reinos.core.catalog import games, rules
from reinos.core.game import Game
from reinos.core.options import allowed
from reinos.core.words import LANGUAGES
from tests.games.test_symbols import EVERY, LABELS, STEPS, panels

NAMES = ("Ana", "Luis", "Eva", "Iván", "Rut")
GAMES = ("brian_boru", "el_grande", "lancaster", "risk_europe")
# What stands for an argument that is a text; all others are numbers.
TEXTS = {
    "es": {
        **dict.fromkeys(("name", "owner", "chooser", "loser", "other_name", "first", "subject", "holder"), "Ana"),
        **dict.fromkeys(("place", "origin", "target"), "el Reino de Sicilia"),
        "where": "pais_vasco",
        **dict.fromkeys(("army", "what"), "los mercenarios"),
        **{"of": "de Ana", "to": "a Ana", "the": "el País Vasco", "from": "del País Vasco", "in": "en el País Vasco"},
    },
    "en": {
        **dict.fromkeys(("name", "owner", "chooser", "loser", "other_name", "first", "subject", "holder"), "Ana"),
        **dict.fromkeys(("place", "origin", "target"), "the Highlands"),
        **dict.fromkeys(("army", "what"), "the mercenaries"),
        **{"of": "of Ana", "to": "to Ana", "the": "the Basque Country", "from": "from the Basque Country"},
    },
}
MANY = {  # nouns that do not go with 1
    "es": "caballeros|refuerzos|cartas|puntos|monedas|discos|asaltantes|escuderos|votos|nobles|ciudades|coronas|dados"
    "|aciertos|unidades|lacayos|territorios|misiones|castillos|leyes|condados|batallas|ampliaciones|rondas|veces",
    "en": "knights|reinforcements|cards|points|coins|discs|raiders|squires|votes|nobles|towns|cities|crowns|dice|hits"
    "|units|footmen|territories|missions|castles|laws|counties|battles|extensions|rounds|times",
}
ONE = {  # nouns that go with 1 only
    "es": "caballero|refuerzo|carta|punto|moneda|disco|asaltante|escudero|voto|noble|ciudad|corona|dado|acierto|unidad"
    "|lacayo|territorio|misión|castillo|ley|condado|batalla|ampliación|ronda|vez",
    "en": "reinforcement|point|coin|disc|raider|squire|vote|town|city|die|hit|unit|footman|territory|castle|law|county"
    "|battle|extension|round|time",
}
WRONG = {
    "es": r"\b(de|a|con|contra|para|en) tú\b|\b(a|de) el\b",
    "en": r"\byou[’']s\b|\bthe Highlands (is|has|was|pays)\b|\bunclaimed the\b",
}
EVERYWHERE = r"[ ]{2}|[ ][.,;:]|\.\.|[{}]"
# Messages with numbers that the data fix, among them never 1 (in a mission's bonus, always 1).
FIXED = re.compile(
    "mission-|table-|symbol-expand|marriage-princess|prompt-(buy|expand|princess|levy)|choice-(buy|expand|princess)"
    "|choice-mode_deploy|event-(settled|hands_ready|church_discs|raiders_taken|courted|expanded|princess_wed)"
    "|event-(monastery_built|mode_chosen|exchange_paid)|for-coins|draw-deck|situation-(round|setup)|rule-bank"
)


@cache
def arguments(game: str, lang: str) -> dict[str, frozenset[str]]:
    """The arguments of every message, those of the messages within it included."""
    text = (rules(game).folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    bodies = dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:(?:[ ]+.*)?\n)*)", text, re.MULTILINE))
    own = {name: set(re.findall(r"\$([\w-]+)", body)) for name, body in bodies.items()}
    within = {name: set(re.findall(r"\{ ([a-z][\w-]*) \}", body)) for name, body in bodies.items()}

    def all_of(name: str) -> set[str]:
        return own.get(name, {"points", "place"}).union(*(all_of(other) for other in within.get(name, ())))

    return {name: frozenset(all_of(name)) for name in bodies}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", ["you", "other", "many"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_message_reads_well(game: str, lang: str, who: str, number: int) -> None:
    words = rules(game).words(lang)
    for message, wanted in arguments(game, lang).items():
        given = {"who": who} | {name: TEXTS[lang].get(name, number) for name in wanted - {"who"}}
        said = words(message, **given)
        assert not re.search(f"{WRONG[lang]}|{EVERYWHERE}", said), f"{message}: {said}"
        nouns = MANY[lang] if number == 1 else ONE[lang]
        if not FIXED.match(message):
            assert not re.search(rf"(?<![-\w/.+]){number} ({nouns})\b", said), f"{message}: {said}"


def drawn_words(body: str) -> Iterator[str]:
    """The labels of a panel, and what stands side by side in it: a number with its noun."""
    root = ElementTree.fromstring(f"<panel>{body}</panel>")
    for node in root.iter():
        yield from (node.get(label, "") for label in LABELS)
        if not any(len(part) for part in node):
            yield " ".join(text.strip() for text in node.itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_what_is_drawn_reads_well(name: str, lang: str) -> None:
    """Throughout a match with few players and one with many, as who acts sees it."""
    seats = allowed(rules(name).options)["players"]
    for players in {min(seats), max(seats)}:
        game, dice = Game(rules(name), players=players), random.Random(players)
        match = game.new(players)
        for step in range(STEPS):
            if match.over:
                break
            if step % EVERY == 0:
                scene = match.position.seen_by(match.to_act[0]).scene(lang, NAMES[:players])
                for said in {words for body in panels(scene, game) for words in drawn_words(body)}:
                    assert not re.search(WRONG[lang], said), said
                    assert not re.search(rf"(?<![-\w/.+])1 ({MANY[lang]})\b", said), said
            match.play(dice.choice(match.legal()))


@pytest.mark.parametrize("game", [*GAMES, "kingdomino"])
def test_apostrophes_are_typographic(game: str) -> None:
    text = (rules(game).folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert not re.search(r"^[^#\n]*[a-z}]'", text, re.MULTILINE)

"""Words: every decision, event and situation, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import reinos
from reinos.core.event import Event
from reinos.core.options import allowed
from reinos.core.record import members
from reinos.core.scene import Voice
from reinos.core.words import LANGUAGES
from reinos.games.brian_boru import RULES, tell
from reinos.games.brian_boru.box import REGION_IDS, REGION_TOWNS, ROADS, TOWN_IDS, TOWNS
from reinos.games.brian_boru.choices import CHOICES
from reinos.games.brian_boru.scoring import finish, victory
from reinos.games.brian_boru.state import DRAFT, FOLLOW, LEAD_TOWN, BrianBoruOptions
from tests.events import every_event
from tests.games.brian_boru.tables import Laid, action, step

NAMES = ["Ana", "Luis", "Marta", "Iván"]


def match_at(phase: int, seed: int = 3, players: int = 4) -> Any:
    """A match at the first decision of a phase."""
    match = reinos.load("brian_boru", players=players).new(seed)
    while match.view(None)["phase"] != phase:
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_and_event_has_words_anywhere(lang: str) -> None:
    match = match_at(FOLLOW)
    said = [match.describe(choice, lang, 0) for choice in CHOICES]
    assert all(text.strip() for text in said)
    scene = match.scene(0, lang, NAMES)
    assert all(tell.event(scene, event).strip() for event in every_event(RULES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_help_have_words(lang: str) -> None:
    words = RULES.words(lang)
    for name, values in allowed(BrianBoruOptions).items():
        assert f"option-{name}" in words
        assert all(f"option-{name}-{value}" in words for value in values)
    assert all(name in words for name in ("game-name", "game-tagline", "reconstructed", "help-1-title", "help-1-text"))


@pytest.mark.parametrize(("lang", "word"), [("es", "reconstruid"), ("en", "reconstructed")])
def test_the_help_says_what_is_reconstructed(lang: str, word: str) -> None:
    words = RULES.words(lang)
    texts: list[str] = []
    while f"help-{len(texts) + 1}-title" in words:
        texts.append(words(f"help-{len(texts) + 1}-text"))
    assert len(texts) >= 10
    about = [text for text in texts if word in text.lower() and "9, 10, 11, 12, 13, 13" in text]
    assert about, "the Viking strengths are not called reconstructed"
    assert word in words("reconstructed").lower()


def test_both_languages_have_the_same_messages() -> None:
    folder = RULES.folder / "text"
    ids = []
    for lang in LANGUAGES:
        lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        ids.append([line.split(" =")[0] for line in lines if line and line[0].isalpha() and " =" in line])
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_the_draft_prompt_counts_and_waits() -> None:
    match = match_at(DRAFT)

    def tells(seat: int | None) -> str:
        return tell.prompt(match.scene(seat, "es", NAMES))

    assert tells(0) == "Quédate con 2 de estas 6 cartas."
    match.play(match.legal(0)[0], 0)
    assert tells(0) == "Quédate con una carta más. Llevas 1 de 2."
    match.play(match.legal(0)[0], 0)
    assert tells(0) == "Has elegido. Faltan Luis, Marta e Iván."
    assert tells(None) == "Eligen cartas Luis, Marta e Iván."


def test_nothing_of_the_draft_is_told_to_others() -> None:
    match = match_at(DRAFT)
    match.play(match.legal(1)[0], 1)
    assert len(match.tell("es", 1, NAMES)) == 1
    for viewer in (0, 2, 3, None):
        assert match.tell("es", viewer, NAMES) == []


def test_a_follower_is_told_what_would_win() -> None:
    match = match_at(FOLLOW)
    seat = match.to_act[0]
    said = [match.describe(choice, "es", seat) for choice in match.legal(seat)]
    assert all(text.endswith((": irías ganando", ": perderías")) for text in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, None])
def test_the_situation_names_everything(lang: str, seat: int | None) -> None:
    match = match_at(LEAD_TOWN)
    words = RULES.words(lang)
    told = tell.situation(match.scene(seat, lang, NAMES))
    for name in NAMES[1:]:
        assert name in told
    for town in ("gartan", "dublin", "skellig"):
        assert words(f"town-{town}") in told
    assert (words("situation-hand") in told) == (seat is not None)


def test_a_glance_leaves_the_regions_out_unless_a_town_is_to_be_chosen() -> None:
    following, leading = match_at(FOLLOW), match_at(LEAD_TOWN)
    for match, wanted in ((following, False), (leading, True)):
        scene = match.scene(match.to_act[0], "es", NAMES)
        assert ("Regiones (peso / umbral):" in tell.glance(scene)) == wanted
        assert "Regiones (peso / umbral):" in tell.situation(scene)


def test_round_and_order() -> None:
    match = match_at(FOLLOW)
    scene = match.scene(0, "en", NAMES)
    assert tell.round(scene) == ("Round 1 of 4", 1, 4)
    leader = match.view(None)["leader"]
    assert tell.order(scene) == [(leader + place) % 4 for place in range(4)]


def test_answers_by_name() -> None:
    match = reinos.load("brian_boru").new(3)
    seat = match.to_act[0]
    assert match.read("kells", seat).args == match.read("Empezar en Kells", seat, "es").args
    assert match.read("dublin", seat, "en").kind == "start_town"


def told(table: Laid, lang: str = "en", seat: int | None = None) -> list[str]:
    """The events of a laid table in words."""
    voice = Voice(RULES.words(lang), ("Ana", "Luis", "Marta"), seat, BrianBoruOptions(players=3))
    return [tell.event(voice, event) for event in table.events]


def test_a_marriage_into_a_full_region_tells_that_it_brings_no_town() -> None:
    munster = {TOWN_IDS[i]: {"disc": "B"} for i in members(int(REGION_TOWNS[REGION_IDS.index("munster")]))}
    table = step("marriage", {"space": 2}, {"space": 1}, {"space": 1}, marriage="orlaith", towns=munster)
    assert told(table)[:2] == [
        "Ana wins the marriage with Orlaith: 2 points.",
        "Munster is full: the marriage brings Ana no town.",
    ]


def test_ties_that_skip_a_reward_are_told() -> None:
    battle = step("battle", {"raiders": 3}, {"raiders": 3}, {"raiders": 1}, battle_area=0)
    assert "Several players have the most raiders, 3 each: nobody takes the first spoils." in told(battle)
    church = step("church", {"church": 2}, {"church": 2}, {"church": 1})
    assert (
        told(church)[0] == "Several players have the most discs in the church, 2 each: nobody takes the first reward."
    )


def test_a_raid_says_who_loses_before_the_towns() -> None:
    towns = {"kells": {"disc": "C"}}
    table = step("battle", {"raiders": 3}, {"raiders": 2}, {"raiders": 1}, battle_area=1, towns=towns)
    assert told(table) == ["1 raider is left: the Vikings raid. Whoever has the fewest raiders, 1, loses a town."]
    table = step("battle", {"raiders": 3}, {"raiders": 2}, {}, battle_area=4, towns=towns)
    assert told(table, "es") == ["Quedan 4 asaltantes: incursión vikinga. Pierde una ciudad quien no tiene asaltantes."]


def test_who_has_the_most_discs_is_told_before_the_monastery() -> None:
    table = step("church", {"church": 3}, {"church": 1}, {}, towns={"kells": {"disc": "A"}})
    assert told(table) == ["Ana alone has the most discs in the church: 3."]
    table.do({"type": "monastery", "town": "kells"})
    assert told(table)[1:3] == ["Ana puts a monastery on Kells.", "Ana takes the marker and gets 3 discs back."]


def test_a_card_with_nothing_to_free_or_to_pay_says_so() -> None:
    table = action(13)
    table.do({"type": "option", "index": 1})
    assert "The Vikings hold no town: there is nothing for Ana to free." in told(table)
    voice = Voice(RULES.words("es"), ("Ana", "Luis"), 0, BrianBoruOptions(players=3))
    assert tell.event(voice, Event("nothing_paid", {"seat": 0})) == "No tienes ni monedas ni puntos: no pagas nada."
    top = Event("courted", {"seat": 1, "space": 10, "coins": 0, "up": 0})
    assert tell.event(voice, top) == "Luis corteja, pero ya está en el último espacio, el 10."


def test_a_card_with_one_action_tells_it_before_its_effects() -> None:
    table = action(22, {"coins": 0}, {}, {})
    assert told(table, "es") == [
        "El 22 blanco de Ana tiene una sola acción: 2 monedas y una expansión por 5 monedas.",
        "Ana cobra 2 monedas.",
        "Ana no puede expandirse: cuesta 5 monedas.",
    ]
    assert told(table, "en", 0)[0] == "Your white 22 has one action only: 2 coins and an expansion for 5 coins."


def test_roads_are_told() -> None:
    match = match_at(LEAD_TOWN)
    told = tell.situation(match.scene(0, "en", NAMES))
    roads = [(one, two) for one in range(TOWNS) for two in members(int(ROADS[one])) if one < two]
    words = RULES.words("en")
    for one, two in roads:
        assert f"{words(f'town-{TOWN_IDS[one]}')}–{words(f'town-{TOWN_IDS[two]}')}" in told


def test_who_has_finished_drafting_is_not_told_to_choose() -> None:
    match = match_at(DRAFT)
    assert "You choose from:" in match.brief(0, "en")
    match.play(match.legal(0)[0], 0)
    match.play(match.legal(0)[0], 0)
    assert "You choose from:" not in match.brief(0, "en")


def lines(lang: str) -> list[str]:
    """The situation at the first card that follows, for whoever is to play it."""
    match = match_at(FOLLOW)
    return tell.situation(match.scene(match.to_act[0], lang, NAMES)).splitlines()


def test_lines_begin_with_a_capital_and_end_with_a_stop() -> None:
    for lang in LANGUAGES:
        told = [line for line in lines(lang) if line and not line.startswith(" ")]
        assert [line for line in told if line[0].islower() or line[-1] not in ".:"] == []


def test_the_viewer_is_spoken_to() -> None:
    es, en = "\n".join(lines("es")), "\n".join(lines("en"))
    assert "\nTú: 10 puntos" in es
    assert "\nYou: 10 points" in en
    assert "Armoy [tuya]" in es
    assert "Armoy [yours]" in en


@pytest.mark.parametrize(
    ("kind", "args", "es", "en"),
    [
        ("drafted", {"seat": 0, "card": 4}, "Te quedas con el 4 amarillo.", "You keep the yellow 4."),
        ("drafted", {"seat": 1, "card": 4}, "Luis se queda con el 4 amarillo.", "Luis keeps the yellow 4."),
        (
            "raiders_taken",
            {"seat": 0, "raiders": 0, "coins": 0, "left": 0},
            "No tomas ningún asaltante: no quedan.",
            "You take no raiders: none are left.",
        ),
        (
            "raiders_taken",
            {"seat": 0, "raiders": 1, "coins": 0, "left": 0},
            "Tomas 1 asaltante. Ya no quedan.",
            "You take 1 raider. No raiders are left.",
        ),
        (
            "raiders_taken",
            {"seat": 1, "raiders": 2, "coins": 2, "left": 3},
            "Luis toma 2 asaltantes y paga 2 monedas.",
            "Luis takes 2 raiders and pays 2 coins.",
        ),
        (
            "princess_wed",
            {"seat": 1, "side": 0},
            "La Princesa da apoyo militar a Luis: las ciudades vikingas cuentan como suyas al reclamar regiones y, "
            "al final, para las fichas boca arriba del tablero.",
            "The Princess gives Luis military support: Viking towns count as theirs when regions are claimed and, "
            "at the end, for tokens face up on the board.",
        ),
        (
            "princess_wed",
            {"seat": 0, "side": 1},
            "Estableces comercio: al final las ciudades vikingas cuentan para tu número de regiones.",
            "You establish trade: at the end Viking towns count for your number of regions.",
        ),
    ],
)
def test_sentences(kind: str, args: dict[str, int], es: str, en: str) -> None:
    for lang, wanted in (("es", es), ("en", en)):
        voice = Voice(RULES.words(lang), ("Ana", "Luis", "Marta"), 0, BrianBoruOptions(players=3))
        assert tell.event(voice, Event(kind, args)) == wanted


@pytest.mark.parametrize(
    ("tokens", "es", "en"),
    [
        (
            (3, 2),
            "Gana Luis: 40 puntos, igual que tú, pero con más fichas de región, 3 a 2.",
            "Luis wins: 40 points, as many as you, but with more region tokens, 3 to 2.",
        ),
        (
            (2, 2),
            "Gana Luis: 40 puntos y las mismas fichas de región que tú, pero con más matrimonios.",
            "Luis wins: 40 points and as many region tokens as you, but with more marriages.",
        ),
    ],
)
def test_a_win_level_on_points_names_what_decided(tokens: tuple[int, int], es: str, en: str) -> None:
    ranking = [{"name": "A", "points": 40, "claim_tokens": tokens[1]}, {"name": "C", "points": 30}]
    ranking.insert(1, {"name": "B", "points": 40, "claim_tokens": tokens[0], "marriage_cards": 1})
    s = Laid({"ranking": ranking}).s
    finish(s)
    won = Event("game_won", dict(zip(RULES.events.kinds["game_won"], victory(s), strict=True)))
    for lang, wanted in (("es", es), ("en", en)):
        voice = Voice(RULES.words(lang), ("Ana", "Luis", "Marta"), 0, BrianBoruOptions(players=3))
        assert tell.event(voice, won) == wanted


@pytest.mark.parametrize(
    ("left", "es", "en"),
    [
        (0, "Última ronda.", "Last round."),
        (1, "Queda 1 en el mazo.", "1 left in the deck."),
        (2, "Quedan 2 en el mazo.", "2 left in the deck."),
    ],
)
def test_marriages_left_agree_in_number(left: int, es: str, en: str) -> None:
    for lang, wanted in (("es", es), ("en", en)):
        assert RULES.words(lang)("situation-marriage", left=left, marriage="Niall", reward="–").endswith(wanted)

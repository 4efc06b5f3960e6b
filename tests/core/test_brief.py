"""`match.brief` and `match.read`: what is told can be answered, and what is not understood changes nothing."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

import reinos
from reinos.core.brief import SHOWN, numbers
from reinos.core.choice import Choice
from reinos.core.errors import IllegalChoice
from reinos.core.match import Match
from reinos.core.words import LANGUAGES
from reinos.games.kingdomino.kingdom import is_double
from reinos.games.kingdomino.state import PLACE


def random_match(seed: int, steps: int, **options: int | bool) -> Match:
    match = reinos.load("kingdomino", **options).new(seed)
    dice = random.Random(seed)
    for _ in range(steps):
        match.play(dice.choice(match.legal_ids(match.to_act[0])))
    return match


def placing(seed: int, double: bool) -> Match:
    """A match in which somebody places a domino, a double or not, in a kingdom that has begun."""
    match = reinos.load("kingdomino").new(seed)
    dice = random.Random(seed)
    while True:
        view = match.view(None)
        domino = view["line"][view["turn"]]
        if view["phase"] == PLACE and view["round"] > 2 and bool(is_double(domino)) == double:
            return match
        match.play(dice.choice(match.legal_ids(match.to_act[0])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_choice_reads_back_from_its_number_and_its_words(players: int, lang: str) -> None:
    match = reinos.load("kingdomino", players=players).new(players)
    dice = random.Random(players)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        told = match.brief(seat, lang)
        for number, choice in enumerate(legal, 1):
            words = match.describe(choice, lang, seat)
            assert f"{number}. {words}" in told
            assert match.read(f"#{number}", seat, lang) == choice
            assert match.read(words, seat, lang) == choice
            assert match.read(str(choice), seat, lang) == choice
        match.play(dice.choice(legal))
    assert "1. " not in match.brief(0, lang)


def test_the_brief_of_a_waiting_seat_says_who_is_awaited_and_offers_nothing() -> None:
    match = reinos.load("kingdomino").new(1)
    waiting = next(seat for seat in range(4) if seat not in match.to_act)
    told = match.brief(waiting, "es", ("Ana", "Luis", "Marta", "Iván"))
    assert ("Ana", "Luis", "Marta", "Iván")[match.to_act[0]] + " elige una ficha de la primera línea." in told
    assert "Responde" not in told


@pytest.mark.parametrize(
    "change",
    [str.upper, lambda text: text.replace(" ", "   "), lambda text: text.replace(" ", ""), lambda text: f" {text}. "],
)
def test_case_spaces_and_punctuation_do_not_matter(change: object) -> None:
    match = placing(3, double=False)
    for choice in match.legal():
        assert match.read(change(match.describe(choice, "es")), lang="es") == choice  # type: ignore[operator]


def test_accents_do_not_matter() -> None:
    match = random_match(2, 0, players=2)
    words = match.describe(match.legal()[0], "es")
    assert match.read(words.replace("a", "á"), lang="es") == match.legal()[0]


def test_an_unambiguous_part_is_enough() -> None:
    match = random_match(2, 0)
    for choice in match.legal():
        domino = match.view(None)["next_line"][choice.args["slot"]]
        assert match.read(f"la {domino}", lang="es") == choice
        assert match.read(f"choose {domino}", lang="en") == choice


def test_a_number_is_never_read_as_the_beginning_of_another() -> None:
    match = random_match(2, 0)
    dominoes = match.view(None)["next_line"]
    short = next(str(d)[0] for d in dominoes if d > 9 and int(str(d)[0]) not in dominoes)
    with pytest.raises(IllegalChoice):
        match.read(f"la {short}", lang="es")


def test_a_number_beyond_the_list_does_not_pick_out_the_option_that_scores_as_much() -> None:
    match = random_match(6, 0, players=2)
    dice = random.Random(6)
    tried = 0
    while not match.over:
        scored = [re.search(r"suma (\d+)$", match.describe(choice, "es")) for choice in match.legal()]
        for number in {found[1] for found in scored if found and int(found[1]) > len(scored)}:
            tried += 1
            with pytest.raises(IllegalChoice, match="No entiendo"):
                match.read(number, lang="es")
        match.play(dice.choice(match.legal()))
    assert tried


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", r"«4» puede ser la 1 \(Elegir la 4: .*\) o la 4 \(.*\)\. Escribe # y el número de la opción: #4"),
        ("en", r"“4” could be 1 \(Choose 4: .*\) or 4 \(.*\)\. Type # and the number of the option, for example #4"),
    ],
)
def test_a_number_that_is_also_a_domino_of_the_line_is_asked_back(lang: str, told: str) -> None:
    seed = next(seed for seed in range(999) if reinos.load("kingdomino").new(seed).view(None)["next_line"][0] == 4)
    match = random_match(seed, 0)
    first, *_, last = match.legal()
    with pytest.raises(IllegalChoice, match=told):
        match.read("4", lang=lang)
    assert not match.steps
    assert match.read("#4", lang=lang) == last
    assert match.read("#1", lang=lang) == match.read("1", lang=lang) == first
    assert match.read({"es": "la 4", "en": "choose 4"}[lang], lang=lang) == first


def asked(game: str, kind: str) -> Match:
    """A match in which somebody is asked for a kind of choice, and may choose among several."""
    match, dice = reinos.load(game).new(3), random.Random(3)
    while len({choice.id for choice in match.legal() if choice.kind == kind}) < 2:
        match.play(dice.choice(match.legal_ids()))
    return match


@pytest.mark.parametrize(
    ("game", "kind", "argument"),
    [
        ("el_grande", "power", "value"),
        ("el_grande", "reinforce", "count"),
        ("lancaster", "squires", "count"),
        ("brian_boru", "play", "card"),
        ("risk_europe", "bid", "coins"),
    ],
)
def test_options_have_the_numbers_that_people_call_them_by(game: str, kind: str, argument: str) -> None:
    match = asked(game, kind)
    told = match.brief(match.to_act[0], "en")
    for choice in match.legal():
        number = choice.args[argument]
        assert re.search(rf"(?m)^ *{number}\. {re.escape(match.describe(choice, 'en'))}$", told)
        assert match.read(str(number), lang="en") == match.read(f"#{number}", lang="en") == choice


def test_options_without_a_number_are_counted_on_and_clashes_count_from_one() -> None:
    choices = tuple(Choice(n, "lose", {"count": n} if n < 3 else {}) for n in range(5))
    scene = replace(reinos.load("kingdomino").new(1).scene(0, "en"), legal=choices)
    tell = SimpleNamespace(number=lambda scene, choice: choice.args.get("count"))
    assert numbers(scene, tell) == [0, 1, 2, 3, 4]
    assert numbers(replace(scene, legal=choices[1:]), tell) == [1, 2, 3, 4]
    assert numbers(replace(scene, legal=(*choices, choices[1])), tell) == [1, 2, 3, 4, 5, 6]
    assert numbers(scene, SimpleNamespace()) == [1, 2, 3, 4, 5]


def test_a_refusal_says_which_numbers_would_do() -> None:
    match = asked("brian_boru", "play")
    known = [str(choice.args["card"]) for choice in match.legal()]
    with pytest.raises(IllegalChoice, match=rf"Type {', '.join(known[:-1])} or {known[-1]}\."):
        match.read("99", lang="en")


def test_an_ambiguous_answer_names_what_it_could_mean() -> None:
    match = random_match(2, 0)
    with pytest.raises(IllegalChoice, match=r"«elegir» puede ser la 1 \(Elegir la .*la 2 \(") as wrong:
        match.read("elegir", lang="es")
    assert "escribe el número" in str(wrong.value)
    with pytest.raises(IllegalChoice, match="“choose” could be 1 "):
        match.read("choose", lang="en")


def test_only_some_of_many_candidates_are_named() -> None:
    match = placing(3, double=False)
    with pytest.raises(IllegalChoice, match=f"o una de otras {len(match.legal()) - 4} opciones"):
        match.read("colocar", lang="es")


@pytest.mark.parametrize("text", ["", "   ", "...", "\n"])
def test_an_empty_answer_says_what_is_wanted(text: str) -> None:
    match = random_match(2, 0)
    with pytest.raises(IllegalChoice, match="Escribe un número del 1 al 4"):
        match.read(text, lang="es")
    with pytest.raises(IllegalChoice, match="Type a number from 1 to 4"):
        match.read(text, lang="en")


NONSENSE = ["xyzzy", "0", "99", "-1", "9" * 6000, "choose", "choose slot", "choose slot=x", "place x=1", "{ $name }"]


@pytest.mark.parametrize("text", [*NONSENSE, "choose slot=9", "choose slot=99999", "\x1b[31m", "z" * 500])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_understood_is_refused_and_changes_nothing(text: str, lang: str) -> None:
    match = random_match(2, 0)
    before = match.record.tobytes()
    with pytest.raises(IllegalChoice) as wrong:
        match.read(text, lang=lang)
    assert str(wrong.value).isprintable()
    assert len(str(wrong.value)) < 10 * SHOWN
    assert match.record.tobytes() == before
    assert not match.steps


def test_arguments_name_a_choice() -> None:
    match = random_match(2, 0)
    assert match.read("choose slot=2") == Choice(2, "choose", {"slot": 2})


def test_an_illegal_choice_by_arguments_is_refused() -> None:
    match = random_match(2, 1)
    taken = match.steps[0].choice
    with pytest.raises(IllegalChoice, match="no está entre tus opciones"):
        match.read(f"choose slot={taken}", lang="es")


@pytest.mark.rule("KD-5.8")
def test_the_mirrored_description_of_a_double_is_the_listed_placement() -> None:
    match = placing(4, double=True)
    choices = match.game.rules.choices
    for listed in match.legal():
        x, y, facing = (listed.args[name] for name in ("x", "y", "facing"))
        mirrored = choices.make("place", y=y + (facing == 1), x=x + (facing == 0), facing=facing + 2)
        assert match.position.listed(mirrored, match.to_act[0]) == listed
        assert match.read(str(mirrored)) == listed
    match.play(mirrored)
    assert match.steps[-1].choice == listed.id


@pytest.mark.rule("KD-5.8")
def test_an_id_is_taken_as_it_is() -> None:
    match = placing(4, double=True)
    listed = match.legal()[0]
    x, y, facing = (listed.args[name] for name in ("x", "y", "facing"))
    mirrored = match.game.rules.choices.make("place", y=y + (facing == 1), x=x + (facing == 0), facing=facing + 2)
    with pytest.raises(IllegalChoice):
        match.play(mirrored.id)


@pytest.mark.rule("KD-5.8")
def test_other_dominoes_have_no_mirrored_description() -> None:
    match = placing(3, double=False)
    legal = match.legal()
    choices = match.game.rules.choices
    for listed in legal:
        x, y, facing = (listed.args[name] for name in ("x", "y", "facing"))
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[facing]
        mirrored = choices.make("place", y=y + dy, x=x + dx, facing=(facing + 2) % 4)
        assert match.position.listed(mirrored, match.to_act[0]) == mirrored


def test_nobody_can_answer_when_the_match_is_over() -> None:
    match = reinos.load("kingdomino", players=2).new(1)
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal_ids(match.to_act[0])))
    with pytest.raises(IllegalChoice, match="over"):
        match.read("1")

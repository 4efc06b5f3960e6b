"""The Fluent files say the same in every language, and phrases are built the way each language builds them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import reinos
from reinos.core.catalog import rules
from reinos.core.errors import BadOption
from reinos.core.phrase import called, listed, plain, result, standings, yours
from reinos.core.words import CORE_TEXT, LANGUAGES, Words, check_language, load_words, read

PACKAGE = Path(reinos.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
NAMES = ("Ana", "Luis", "Marta", "Iván")


def messages(path: Path) -> list[ast.Message]:
    """The messages of a file; anything that Fluent cannot read fails the test."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_each_once(folder: Path) -> None:
    ids = {lang: [message.id.name for message in messages(folder / f"{lang}.ftl")] for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert len(ids[lang]) == len(set(ids[lang])), f"{lang}: a message stands twice"
    assert set(ids["es"]) == set(ids["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_the_same_parsed_alone(folder: Path, lang: str) -> None:
    whole, alone = messages(folder / f"{lang}.ftl"), read(folder / f"{lang}.ftl")
    assert list(alone) == [message.id.name for message in whole]
    assert all(alone[message.id.name].equals(message, ["span", "comment"]) for message in whole)


TRICKY = """\
# A comment = with a sign
a = first
    = no message

    .b = an attribute
-brand = Reinos
chosen = { $n ->
    [one] c = one
   *[other] more of { -brand }
}
# another
broken = { $n
last-1 = { a }
"""


def test_messages_are_told_apart_before_they_are_parsed(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TRICKY, "utf-8")
    words = Words("en", (tmp_path,))
    assert words.keys == {"a", "chosen", "broken", "last-1"}
    assert [words("chosen", n=1), words("chosen", n=2)] == ["c = one", "more of Reinos"]
    assert words("last-1") == words("a") == "first\n= no message"
    with pytest.raises(KeyError, match="broken"):
        words("broken", n=1)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_between_messages_lead_somewhere(folder: Path, lang: str) -> None:
    known = load_words(lang, CORE_TEXT, folder)

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            assert node.id.name in known, node.id.name

    for message in messages(folder / f"{lang}.ftl"):
        References().visit(message)


def test_the_core_and_the_command_line_are_among_the_folders() -> None:
    assert {"core", "cli", "kingdomino"} <= {folder.parent.name for folder in FOLDERS}


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_text() -> None:
    with pytest.raises(KeyError, match="points"):
        load_words("es", CORE_TEXT)("points")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        load_words("es", CORE_TEXT)("no-such-message")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(BadOption, match="'es', 'en'"):
        check_language("fr")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load_words(request.param, CORE_TEXT)


@pytest.mark.parametrize(
    ("items", "es", "en"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a y b", "a and b"),
        (["a", "b", "c"], "a, b y c", "a, b and c"),
        (["Marta", "Iván"], "Marta e Iván", "Marta and Iván"),
        (["Marta", "Hilario"], "Marta e Hilario", "Marta and Hilario"),
        (["agua", "hielo"], "agua y hielo", "agua and hielo"),
    ],
)
def test_lists(words: Words, items: list[str], es: str, en: str) -> None:
    assert listed(words, items) == {"es": es, "en": en}[words.lang]


@pytest.mark.parametrize(
    ("items", "es", "en"),
    [
        (["a"], "a", "a"),
        (["a", "b", "c"], "a, b o c", "a, b or c"),
        (["Marta", "Olga"], "Marta u Olga", "Marta or Olga"),
        (["7 (a)", "8 (b)"], "7 (a) u 8 (b)", "7 (a) or 8 (b)"),
        (["10", "11"], "10 u 11", "10 or 11"),
        (["10", "110"], "10 o 110", "10 or 110"),
    ],
)
def test_alternatives(words: Words, items: list[str], es: str, en: str) -> None:
    assert listed(words, items, "list-or") == {"es": es, "en": en}[words.lang]


def test_plain_text_has_no_case_and_no_accents() -> None:
    assert plain("Añádelo, IVÁN") == "anadelo, ivan"


@pytest.mark.parametrize(
    ("points", "ranks", "viewer", "es", "en"),
    [
        (
            (104, 98, 9, 1),
            (1, 2, 3, 4),
            None,
            "Gana Ana: 104 puntos, 6 más que Luis.",
            "Ana wins: 104 points, 6 ahead of Luis.",
        ),
        (
            (104, 98, 9, 1),
            (1, 2, 3, 4),
            0,
            "Ganas: 104 puntos, 6 más que Luis.",
            "You win: 104 points, 6 ahead of Luis.",
        ),
        (
            (98, 104, 9, 1),
            (2, 1, 3, 4),
            0,
            "Gana Luis: 104 puntos, 6 más que tú.",
            "Luis wins: 104 points, 6 ahead of you.",
        ),
        (
            (1, 1, 0, 0),
            (2, 1, 3, 3),
            None,
            "Gana Luis por desempate: 1 punto, igual que Ana.",
            "Luis wins on the tie-break: 1 point, level with Ana.",
        ),
        (
            (0, 0, 7, 7),
            (3, 3, 1, 1),
            None,
            "Marta e Iván comparten la victoria: 7 puntos.",
            "Marta and Iván share the win: 7 points.",
        ),
        (
            (0, 0, 7, 7),
            (3, 3, 1, 1),
            3,
            "Compartes la victoria con Marta: 7 puntos.",
            "You share the win with Marta: 7 points.",
        ),
    ],
)
def test_results(
    words: Words, points: tuple[int, ...], ranks: tuple[int, ...], viewer: int | None, es: str, en: str
) -> None:
    assert result(words, NAMES, points, ranks, viewer) == {"es": es, "en": en}[words.lang]


def test_standings_are_in_the_order_of_the_ranks(words: Words) -> None:
    told = standings(words, called(words, NAMES, 0), (9, 12, 1, 4), (2, 1, 4, 3))
    assert (
        told
        == {
            "es": ["1.º Luis: 12 puntos", "2.º tú: 9 puntos", "3.º Iván: 4 puntos", "4.º Marta: 1 punto"],
            "en": ["1st Luis: 12 points", "2nd you: 9 points", "3rd Iván: 4 points", "4th Marta: 1 point"],
        }[words.lang]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_place_is_told_what_it_came_to(lang: str) -> None:
    """Won by points or on the tie-break, shared, beaten, beaten on the tie-break: five sentences, none the same."""
    words, names = load_words(lang, CORE_TEXT), ["Ana", "Iván", "Bea"]
    told = [
        yours(words, names, [9, 7, 2], [1, 2, 3], 0),
        yours(words, names, [9, 9, 2], [1, 2, 3], 0),
        yours(words, names, [9, 9, 2], [1, 1, 3], 0),
        yours(words, names, [9, 7, 2], [1, 2, 3], 2),
        yours(words, names, [9, 9, 2], [1, 2, 3], 1),
    ]
    assert len(set(told)) == len(told)
    assert all("9" in sentence for sentence in told[:3])
    assert "7" in told[3]
    assert all("Ana" in sentence for sentence in told[3:])


def test_a_game_may_call_its_points_otherwise() -> None:
    """Risk Europe counts crowns: a game's own message takes the place of the common one."""
    words = rules("risk_europe").words("es")
    assert result(words, ["Ana", "Iván"], [7, 5], [1, 2]) == "Gana Ana: 7 coronas, 2 más que Iván."
    assert "puntos" not in words("result-sources") + words("result-course-about")


def test_what_was_said_before_is_said_by_its_arguments(tmp_path: Path) -> None:
    """Texts are remembered: 1 is not "1", and what cannot be said is an error each time."""
    (tmp_path / "en.ftl").write_text("count = { $n ->\n    [one] one { $n }\n   *[other] other { $n }\n }\n", "utf-8")
    words = Words("en", (tmp_path,))
    for _ in range(2):
        assert [words("count", n=1), words("count", n="1"), words("count", n=2)] == ["one 1", "other 1", "other 2"]
        for wrong in ([1], None):
            with pytest.raises(KeyError):
                words("count", n=wrong)

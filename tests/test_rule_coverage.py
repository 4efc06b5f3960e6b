"""Every numbered rule has code and a test, and the table of them in the docs is up to date.

After a change: `python -m reinos.cli.coverage kingdomino tests/games/kingdomino > docs/rules/kingdomino.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reinos
from reinos.cli.coverage import RULE_LIST, Coverage, Place, Rule, citations, code_texts, cover, read_rules, table
from reinos.core.catalog import packages, rules
from reinos.core.errors import BadFile

ROOT = Path(__file__).parents[1]
GAMES_FOLDER = ROOT / "src" / "reinos" / "games"
GAMES = [name for name in packages() if (GAMES_FOLDER / name / RULE_LIST).exists()]


def test_kingdomino_has_a_list_of_rules() -> None:
    assert "kingdomino" in GAMES
    assert set(GAMES) <= set(reinos.games())


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_without_code_and_test(game: str) -> None:
    assert list(cover(rules(game), ROOT / "tests" / "games" / game).gaps()) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_the_docs_is_up_to_date(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    written = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert written == table(rules(game), Path("tests/games") / game)


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_links_to_the_files_of_its_code_and_tests(game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.md"
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if re.match(r"\| [A-Z]+-", line)]
    assert rows
    for row in rows:
        *_, code, tests = row.removesuffix("|").split("|")
        for cell, folder in ((code, f"src/reinos/games/{game}"), (tests, f"tests/games/{game}")):
            assert "(note: " in row or cell.strip()
            for link in re.findall(r"\]\(([^)]+)\)", cell):
                file = (page.parent / link).resolve()
                assert file.is_file(), link
                assert file.is_relative_to(ROOT / folder), link
            assert len(re.findall("`[^`]+`", cell)) == len(re.findall(r"\[`[^`]+`\]\([^)]+\)", cell))


@pytest.mark.parametrize("game", ["brian_boru", "el_grande", "lancaster", "risk_europe"])
def test_rules_are_told_in_full_sentences(game: str) -> None:
    listed = [rule for rule in read_rules(rules(game).folder / RULE_LIST) if not rule.section]
    assert [rule.number for rule in listed if not rule.title.endswith(".") or len(rule.title.split()) < 3] == []


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_few(game: str) -> None:
    listed = [rule for rule in read_rules(rules(game).folder / RULE_LIST) if not rule.section]
    assert sum(bool(rule.note) for rule in listed) <= len(listed) // 10


def test_gaps_are_found() -> None:
    one, two, note = Rule("KD-1.1", "one"), Rule("KD-1.2", "two"), Rule("KD-1.3", "three", note="why")
    a, b, t = (Place(name, Path(f"{name}.py")) for name in "abt")
    found = Coverage((one, two, note), {"KD-1.1": [a], "KD-9.9": [b]}, {"KD-1.2": [t]})
    assert list(found.gaps()) == [
        "KD-1.1 (one) is cited by no test",
        "KD-1.2 (two) is cited by no code",
        "KD-9.9 does not exist; cited by b",
    ]


def test_citations_and_ranges() -> None:
    order = ["KD-5.1", "KD-5.2", "KD-5.3", "KD-5.4"]
    assert list(citations("KD-5.1 to KD-5.3, KD-7  Text in 3-4 words.", order)) == [*order[:3], "KD-7"]
    assert list(citations("KD-5.3 to KD-9.9", order)) == ["KD-5.3", "KD-9.9"]


def test_docstrings_and_comments_nearby_are_read(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    source = ["# XX-1", "# XX-2", "A = 1  # XX-3", "B = 2", "", "# XX-4 stands apart", ""]
    source += ["def f():", '    """XX-5"""', "    # XX-6", "    return 1", ""]
    path.write_text("\n".join(source), encoding="utf-8")
    texts = {place: text.replace("\n", " ") for place, text in code_texts(path)}
    assert texts == {"module.A": "# XX-1 # XX-2 # XX-3", "module.B": "", "module.f": "# XX-6 XX-5"}


@pytest.mark.parametrize("line", ["KD-1 one space", "KD-1.x  no number", "KD-1  [note: ]", "KD-1  a [hint]"])
def test_a_damaged_list_is_refused(line: str, tmp_path: Path) -> None:
    (tmp_path / RULE_LIST).write_text(line, encoding="utf-8")
    with pytest.raises(BadFile, match=RULE_LIST):
        read_rules(tmp_path / RULE_LIST)

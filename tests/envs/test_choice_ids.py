"""Choice ids are stable: what is printed in docs/choices is what the code has, until the version is raised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reinos
from reinos.cli.choices import page
from reinos.cli.language import texts
from reinos.cli.main import main
from reinos.core.catalog import rules

PAGES = Path(__file__).parents[2] / "docs" / "choices"


@pytest.mark.parametrize("name", reinos.games())
def test_the_ids_are_those_of_the_page(name):
    told, written = (PAGES / f"{name}.md").read_text(encoding="utf-8"), page(rules(name), texts("en"))
    changed = ids(told) != ids(written)
    version = int(re.search(r"Version (\d+)", told)[1])
    if changed and version == rules(name).version:
        pytest.fail(f"choice ids of {name} changed: raise its version, then reinos --lang en choices {name} > the page")
    assert told == written, f"write the page again: reinos --lang en choices {name} > docs/choices/{name}.md"


def ids(page: str) -> str:
    """The part of a page that is about ids."""
    return page[page.index("| ids |") : page.index("## ")]


@pytest.mark.parametrize("name", reinos.games())
def test_every_id_stands_for_one_choice(name):
    choices = rules(name).choices
    for choice in choices:
        assert choices.make(choice.kind, **choice.args).id == choice.id


def test_the_command_prints_the_page(capsys):
    assert main(["--lang", "en", "choices", "kingdomino"]) == 0
    assert capsys.readouterr().out == (PAGES / "kingdomino.md").read_text(encoding="utf-8")
    assert main(["--lang", "es", "choices", "chess"]) == 2

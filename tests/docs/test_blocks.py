"""Every block of code of the documentation does what it says; every command named in it exists."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from reinos.cli.language import texts
from reinos.cli.main import COMMANDS, build_parser
from tests.docs.blocks import ROOT, RUN, SHOWN, Block, blocks, pages
from tests.docs.reader import NOT_RUN, environment

ALL = pages() + pages(spanish=True)
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def runs(page: Path) -> bool:
    return any(block.lang in RUN for block in blocks(page))


@pytest.mark.parametrize("page", [page for page in pages() if runs(page)], ids=name)
def test_a_page_does_what_it_says(page: Path, tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    command = [sys.executable, "-m", "tests.docs.reader", str(page)]
    done = subprocess.run(command, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    for line in done.stdout.splitlines():
        if line.startswith(NOT_RUN):
            record_property("not run", line.removeprefix(NOT_RUN))


@pytest.mark.parametrize("page", ALL, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    for block in blocks(page):
        assert block.lang in RUN + SHOWN, f"{block.place}: {block.lang!r}; known: {', '.join(RUN + SHOWN)}"
        if block.lang == "json":
            json.loads(block.code)


@pytest.mark.parametrize("page", pages(spanish=True), ids=name)
def test_spanish_pages_have_the_same_blocks(page: Path) -> None:
    """So what is proved of the English ones holds for them; comments and the language asked for may differ."""
    english = page.with_name(page.name.replace(".es.md", ".md"))
    assert [bare(block) for block in blocks(page)] == [bare(block) for block in blocks(english)]


def bare(block: Block) -> tuple[str, str, str]:
    code = re.sub(r"(?m)\s*#.*$", "", block.code) if block.lang in RUN else block.code
    return block.lang, re.sub(r"([\"' ])es\b", r"\1en", code).strip(), block.asked


@pytest.mark.parametrize("page", pages(spanish=True), ids=name)
def test_spanish_pages_have_kept_up(page: Path) -> None:
    """The same headings, tables and names of things: a page that grew in one language only is found."""
    english = page.with_name(page.name.replace(".es.md", ".md"))
    for part in (headings, rows, names_of_things):
        assert part(page) == part(english)


def headings(page: Path) -> list[int]:
    return [len(found) for found in re.findall(r"(?m)^(#+) ", prose(page))]


def rows(page: Path) -> int:
    return len(re.findall(r"(?m)^\|", prose(page)))


def names_of_things(page: Path) -> set[str]:
    return {found for found in re.findall(r"`([^`\n]+)`", prose(page)) if not re.search(r"\s", found)}


def prose(page: Path) -> str:
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)


def inline(page: Path) -> list[str]:
    """Commands within sentences and tables."""
    return re.findall(r"`((?:reinos|make|python -m) [^`]+)`", prose(page))


@pytest.mark.parametrize("page", ALL, ids=name)
def test_commands_in_sentences_exist(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = build_parser(texts("en"))
    for command in inline(page):
        match shlex.split(command):
            case ["reinos", only]:  # the command itself is meant, or an option
                assert only in (*COMMANDS, "--help", "--version"), command
            case ["reinos", *arguments]:
                with suppress(SystemExit):
                    parser.parse_args(arguments)
                refused = capsys.readouterr().err
                assert not refused, f"{command}: {refused}"
            case ["make", *words]:
                wanted = {word for word in words if "=" not in word}
                assert wanted <= TARGETS | {"…"}, command
            case ["python", "-m", module, *_]:
                assert find_spec(module), command

"""The built client: small, strict, complete in both languages."""

from __future__ import annotations

import json
import random
import re
import sys

import pytest

from reinos.core.catalog import games
from reinos.server import openapi
from tests.web import play, stand

sys.path.insert(0, str(stand.ROOT))
import hatch_build

WEB = stand.ROOT / "web"
STATIC = stand.ROOT / "src/reinos/server/static"
MOVES, DRAWN = 60, 6  # random moves, and every how many the table is drawn
SOURCES = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]


@pytest.mark.usefixtures("client")
class TestBuilt:
    def test_page_begins_with_little_script(self) -> None:
        """Counted is what a table in play needs (test_chunks holds that), not what is fetched for other screens."""
        assert 10_000 < hatch_build.script_size(STATIC) < hatch_build.SCRIPT_LIMIT

    def test_page_has_nothing_inline(self) -> None:
        page = (STATIC / "index.html").read_text(encoding="utf-8")
        assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|data:", page) == []
        assert page.count("<symbol") > 100

    def test_styles_have_no_data_urls(self) -> None:
        for file in STATIC.rglob("*.css"):
            assert "url(data:" not in file.read_text(encoding="utf-8")

    def test_build_is_skipped_while_nothing_changed(self, capsys: pytest.CaptureFixture[str]) -> None:
        hatch_build.build(stand.ROOT)
        assert "up to date" in capsys.readouterr().err


def test_openapi_document_is_current() -> None:
    """`python -m reinos.server.openapi > web/openapi.json` writes it again."""
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == openapi.document() + "\n"


def test_lock_file_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())


def dressed(sheet: str) -> set[str]:
    """Classes that a style sheet dresses wherever they stand."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = [one.strip() for block in re.findall(r"([^{}]+)\{", plain) for one in block.split(",")]
    return {one[1:] for one in selectors if re.fullmatch(r"\.[\w-]+", one)}


def drawn(game: str) -> set[str]:
    """Classes that the drawings of a game have in some random positions."""
    match, dice = play.game_of(game).new(1), random.Random(1)
    bodies = []
    for step in range(MOVES):
        if match.over:
            break
        if step % DRAWN == 0:
            panels = match.game.rules.module("draw").panels(match.scene(match.to_act[0], "es"))
            bodies += [panel.body for panel in (panels.stage, panels.offer, panels.tray) if panel]
        match.play(dice.choice(match.legal()))
    return {word for words in re.findall(r'class="([^"]*)"', "".join(bodies)) for word in words.split()}


@pytest.mark.parametrize("game", games())
def test_screens_do_not_dress_drawings(game: str) -> None:
    """What the screens call something is not what a drawing calls something else; lots are lower on a phone."""
    assert drawn(game) & dressed((WEB / "src/style/client.css").read_text(encoding="utf-8")) <= {"lot"}


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids with the variables that they use."""
    text = (WEB / f"src/text/{lang}.ftl").read_text(encoding="utf-8")
    found = re.finditer(r"^([a-z][\w-]*) = (.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    return {one[1]: set(re.findall(r"\$(\w+)", one[2])) for one in found}


def test_both_languages_say_the_same() -> None:
    assert messages("es") == messages("en")


def test_every_message_is_used_and_every_use_has_a_message() -> None:
    known = set(messages("es"))
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    used = set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", code)) | set(re.findall(r'\? t\("([\w-]+)"\)', code))
    made = set(re.findall(r"\bt\(`([\w-]+-)\$\{", code))
    assert used <= known
    quoted = set(re.findall(r"""["']([\w-]+)["']""", code))
    unused = {
        name for name in known - used if not any(name.startswith(prefix) for prefix in made) and name not in quoted
    }
    assert unused == set()

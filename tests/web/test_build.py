"""The built client: small, strict, complete in both languages."""

from __future__ import annotations

import json
import re
import sys

import pytest

from tests.web import stand

sys.path.insert(0, str(stand.ROOT))
import hatch_build

WEB = stand.ROOT / "web"
STATIC = stand.ROOT / "src/reinos/server/static"
SOURCES = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]


@pytest.mark.usefixtures("client")
class TestBuilt:
    def test_script_is_small(self) -> None:
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


def test_lock_file_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())


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

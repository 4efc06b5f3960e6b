from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reinos import BadOption, look
from reinos.core.options import Options, option
from reinos.core.picture import picture
from reinos.core.scene import Panel, Panels, Scene, SeatPanel, Vital
from reinos.core.svg import SVG, XHTML, drawing, element, use
from reinos.core.words import Words

TEXT = "draw-table = Table of { $names }\ndraw-turn = plays\ndraw-turn-you = you play\n"
BOARD = drawing(
    (0, 0, 100, 100),
    element("rect", width=100, height=100, fill="url(#pat-b)", stroke="var(--coast)"),
    element("g", use("castle", 0, 0, 10), id="castle-a", data_target="x", role="button", tabindex=0),
)
OFFER = Panel(element("div", element("p", "take", id="take"), class_="lanes"), 300, 200, html=True)


@dataclass(frozen=True)
class Seats(Options):
    players: int = option(2, 2)


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXT, encoding="utf-8")
    return Words("en", (tmp_path,))


def scene(words: Words, names: tuple[str, ...] = ("Ana", "Luis"), seat: int | None = 0) -> Scene:
    return Scene(words, names, seat, Seats(), {}, ())


def panels(offer: Panel | None = OFFER, tray: Panel | None = None, body: str = BOARD) -> Panels:
    card = SeatPanel("12", "a note", Panel(drawing((0, 0, 5, 5)), 92, 92), (Vital("crown", "3", "3 crowns"),))
    return Panels(Panel(body, 100, 100), offer, tray, (card, SeatPanel("7", "", None, ())))


def ids(markup: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', markup))


def without_ids(markup: str) -> str:
    return re.sub(r"-[0-9a-f]{8}\b", "", markup)


@pytest.mark.parametrize("theme", look.THEMES)
@pytest.mark.parametrize("offer", [OFFER, None])
def test_well_formed_and_inside_its_box(words: Words, theme: str, offer: Panel | None) -> None:
    root = ElementTree.fromstring(picture(scene(words), panels(offer, tray=OFFER), theme))
    assert root.tag == f"{{{SVG}}}svg"
    assert root.get("aria-label") == "Table of Ana, Luis"
    _, _, width, height = map(float, root.get("viewBox", "").split())
    for part in (*root.findall(f"{{{SVG}}}svg"), *root.findall(f"{{{SVG}}}foreignObject")):
        assert float(part.get("x", 0)) + float(part.get("width", 0)) <= width + 0.01
        assert float(part.get("y", 0)) + float(part.get("height", 0)) <= height + 0.01


def test_svg_inside_html_stays_svg(words: Words) -> None:
    root = ElementTree.fromstring(picture(scene(words), panels()))
    tags = [element.tag for element in root.iter()]
    assert f"{{{XHTML}}}article" in tags
    assert f"{{{XHTML}}}svg" not in tags
    assert f"{{{SVG}}}div" not in tags


def test_only_used_symbols_and_patterns_are_inside(words: Words) -> None:
    made = picture(scene(words), panels())
    found = {without_ids(name) for name in re.findall(r'<(?:symbol|pattern) id="([^"]+)"', made)}
    assert found == {"r-castle", "r-crown", "r-seat-a", "r-seat-b", "pat-b"}


def test_every_reference_is_inside(words: Words) -> None:
    made = picture(scene(words), panels())
    wanted = set(re.findall(r'(?:href="|url\()#([\w.-]+)', made))
    assert wanted
    assert wanted <= ids(made)


def test_every_custom_property_has_a_value(words: Words) -> None:
    for theme in look.THEMES:
        made = picture(scene(words), panels(), theme)
        set_here = set(re.findall(r"(--[\w-]+):", made))
        used = set(re.findall(r"var\((--[\w-]+)\)", made))
        assert used <= set_here
        assert "--suit-battle" not in set_here  # of another game: not used here


def test_themes_differ_in_tokens_only(words: Words) -> None:
    light, dark = (picture(scene(words), panels(), theme) for theme in ("light", "dark"))
    assert f"--paper: {look.tokens('light')['--paper']};" in light
    assert f"--paper: {look.tokens('dark')['--paper']};" in dark
    bare = [re.sub(r"^--[\w-]+: .*;$", "", without_ids(made), flags=re.MULTILINE) for made in (light, dark)]
    assert bare[0] == bare[1]


def test_two_pictures_share_no_ids(words: Words) -> None:
    one = picture(scene(words), panels())
    assert ids(one)
    for other in (picture(scene(words), panels(), "dark"), picture(scene(words, ("Eva", "Luis")), panels())):
        assert not ids(one) & ids(other)


def test_styles_stay_inside_the_picture(words: Words) -> None:
    made = picture(scene(words), panels())
    style = made[made.index("<style>") + 7 : made.index("</style>")]
    root = ElementTree.fromstring(made)
    assert style.startswith(f"#{root.get('id')} {{")
    depth = 0
    for at, letter in enumerate(style):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        assert depth > 0 or at < style.index("{") or at == len(style) - 1
    assert "@" not in style
    assert "rem" not in re.findall(r"[\d.]+([a-z]+)", style)


def test_same_scene_same_bytes(words: Words) -> None:
    assert picture(scene(words), panels()) == picture(scene(words), panels())


def test_names_are_escaped(words: Words) -> None:
    name = """<script>"&' id="x" """
    root = ElementTree.fromstring(picture(scene(words, (name, "Luis")), panels()))
    assert root.get("aria-label") == f"Table of {name}, Luis"
    names = [part.text for part in root.iter(f"{{{XHTML}}}div") if part.get("class") == "name"]
    assert names == [name, "Luis"]


def test_who_plays(words: Words) -> None:
    def cards(seat: int | None, awaited: list[int]) -> list[str | None]:
        root = ElementTree.fromstring(picture(scene(words, seat=seat), panels(), awaited=awaited))
        return [part.findtext(f"{{{XHTML}}}span[@class='turn']") for part in root.iter(f"{{{XHTML}}}article")]

    assert cards(0, [0]) == ["you play", None]
    assert cards(0, [0, 1]) == ["you play", "plays"]
    assert cards(None, [1]) == [None, "plays"]
    assert cards(0, []) == [None, None]


def test_a_still_picture_has_no_keyboard_stops(words: Words) -> None:
    assert "tabindex" in BOARD
    assert "tabindex" not in picture(scene(words), panels())


def test_unknown_theme(words: Words) -> None:
    with pytest.raises(BadOption, match="'light', 'dark', 'contrast'"):
        picture(scene(words), panels(), "sepia")


def test_look_has_no_fonts_and_no_words() -> None:
    assert "@font-face" not in look.text("tokens.css")
    assert "<title>" not in look.text("symbols.svg")
    assert look.tokens("contrast")["--paper"] == "#FFFFFF"
    assert look.tokens("contrast")["--t-lake"] == look.tokens("light")["--t-lake"]

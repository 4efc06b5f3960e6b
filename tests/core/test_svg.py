from __future__ import annotations

from xml.etree import ElementTree

import pytest

from reinos.core.svg import SVG, Markup, drawing, element, icon, join, number, use


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (1, "1"), (100, "100"), (1.5, "1.5"), (1 / 3, "0.33"), (2.0, "2"), (-0.001, "0"), (-7.25, "-7.25")],
)
def test_numbers_are_neat(value: float, text: str) -> None:
    assert number(value) == text


def test_attribute_names() -> None:
    made = element("g", class_="piece", data_target="x", aria_label="y", viewBox="0 0 1 1", title=None)
    assert made == '<g class="piece" data-target="x" aria-label="y" viewBox="0 0 1 1"></g>'


def test_text_and_attributes_are_escaped_once() -> None:
    name = """<b>"Ana" & 'Luis'</b>"""
    made = element("p", name, element("i", name), title=name)
    parsed = ElementTree.fromstring(made)
    assert parsed.text == name
    assert parsed.get("title") == name
    assert parsed[0].text == name


def test_text_never_looks_like_an_attribute() -> None:
    assert ' id="' not in element("p", 'an id="x" in words')


@pytest.mark.parametrize("letters", ["ñ «×»", "≥ ’ —", "Анна", "🏰"])
def test_no_letter_makes_a_drawing_wide(letters: str) -> None:
    """Python keeps a text with one letter beyond Latin 1 in two bytes a letter, or in four."""
    made = element("p", letters, title=letters)
    assert max(made) <= "\xff"
    parsed = ElementTree.fromstring(made)
    assert (parsed.text, parsed.get("title")) == (letters, letters)


def test_children() -> None:
    made = element("g", None, 3, 0, ["a", (element("b"), None)], (n for n in (1, 2)), Markup("<i/>"))
    assert made == "<g>30a<b></b>12<i/></g>"


def test_only_void_and_shape_elements_close_themselves() -> None:
    assert element("rect", x=1) == '<rect x="1"/>'
    assert element("div") == "<div></div>"
    assert element("circle", element("title", "a")) == "<circle><title>a</title></circle>"


def test_join_makes_markup_that_is_not_escaped_again() -> None:
    assert element("g", join("<", element("b"))) == "<g>&lt;<b></b></g>"


def test_drawing_names_its_namespace() -> None:
    parsed = ElementTree.fromstring(drawing((0, -1.5, 10, 20), use("crown", 1, 2, 3, "mark"), role="img"))
    assert parsed.tag == f"{{{SVG}}}svg"
    assert parsed.get("viewBox") == "0 -1.5 10 20"
    assert parsed[0].attrib == {"href": "#r-crown", "x": "1", "y": "2", "width": "3", "height": "3", "class": "mark"}


def test_icon_is_hidden_from_readers() -> None:
    parsed = ElementTree.fromstring(icon("ui-fit"))
    assert parsed.get("aria-hidden") == "true"
    assert parsed[0].get("href") == "#r-ui-fit"

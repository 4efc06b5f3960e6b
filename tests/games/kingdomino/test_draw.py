"""The drawing of Kingdomino: what can be touched, what is drawn, in every mode."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import reinos
from reinos import look
from reinos.core.game import Game
from reinos.core.picture import picture
from reinos.core.scene import Panels, Scene
from reinos.core.words import LANGUAGES, Words
from reinos.games.kingdomino import draw, tell
from reinos.games.kingdomino.chart import both_squares
from reinos.games.kingdomino.state import CHOOSE, FINAL_PLACE, FIRST_CHOOSE, IN_LINE, OVER, PLACE, PLACED
from reinos.games.kingdomino.survey import survey

NAMES = ("Ana", "Luis", "Marta", "Iván")
MODES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 4, "harmony": True, "middle_kingdom": True},
    {"players": 3},
    {"players": 3, "three_player_deck": "deck36_line3", "middle_kingdom": True, "middle_kingdom_test": "bounding_box"},
    {"players": 2, "dynasty": True, "harmony": True},
    {"players": 2, "mighty_duel": True},
]


@pytest.fixture(scope="module")
def words() -> dict[str, Words]:
    return {lang: reinos.load("kingdomino").rules.words(lang) for lang in LANGUAGES}


class Table:
    """A game played at random, seen by anybody at any step."""

    def __init__(self, words: Words, seed: int = 5, **options: Any) -> None:
        self.game: Game = reinos.load("kingdomino", **options)
        self.words = words
        self.kernels = self.game.rules.target("python")
        self.record = self.game.bare(seed)
        self.dice = random.Random(seed)
        self.kernels.start(self.record, 0, 0)

    @property
    def acting(self) -> int:
        return int(self.record["to_act"][0]).bit_length() - 1

    @property
    def phase(self) -> int:
        return int(self.record["phase"][0])

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(self.game.rules.choices.size, np.int32)
        return out[: self.kernels.legal_choices(self.record, 0, seat, out)].tolist()

    def play(self, choice: int | None = None) -> None:
        self.kernels.step(
            self.record, 0, self.acting, self.dice.choice(self.legal(self.acting)) if choice is None else choice
        )

    def until(self, phase: int) -> Table:
        while self.phase != phase:
            self.play()
        return self

    def steps(self) -> Iterator[None]:
        yield
        while self.record["to_act"][0]:
            self.play()
            yield

    def scene(self, seat: int | None) -> Scene:
        hidden = self.record.copy()
        self.kernels.hide_from(hidden, 0, -1 if seat is None else seat)
        view = {name: hidden[name][0].tolist() for name in hidden.dtype.names}
        legal = self.legal(seat) if seat is not None and self.acting >= 0 else []
        choices = tuple(self.game.rules.choices.choice(number) for number in legal)
        return Scene(self.words, NAMES[: self.game.players], seat, self.game.options, view, choices)

    def settled_points(self) -> list[int]:
        copy = self.record.copy()
        self.kernels.settle(copy, 0)
        return copy["points"][0].tolist()


def elements(panels: Panels) -> list[ElementTree.Element]:
    bodies = [panel.body for panel in (panels.stage, panels.offer, panels.tray) if panel]
    bodies += [seat.picture.body for seat in panels.seats if seat.picture]
    return [found for body in bodies for found in ElementTree.fromstring(body).iter()]


def having(panels: Panels, attribute: str) -> list[str]:
    return [value for found in elements(panels) if (value := found.get(attribute)) is not None]


def lanes(panels: Panels) -> list[str]:
    return [name for name in having(panels, "id") if name.startswith("lane-")]


def check_targets(scene: Scene, panels: Panels) -> None:
    targets = having(panels, "data-target")
    assert sorted(targets) == sorted({draw.target(choice, scene.view) for choice in scene.legal})
    for found in elements(panels):
        is_button = found.get("role") == "button"
        assert is_button == (found.get("data-target") is not None) == (found.get("tabindex") == "0")
    if not scene.legal:
        assert "legal-glow" not in panels.stage.body
        assert panels.offer is None or "legal" not in panels.offer.body


def check_labels(panels: Panels) -> None:
    for found in elements(panels):
        if found.get("role") in ("button", "img", "group"):
            assert found.get("aria-label")
        if "piece" in (found.get("class") or "").split():
            assert found.get("role") == "img"
            assert found.get("id")
    for seat in panels.seats:
        assert seat.note
        assert all(vital.label and f"r-{vital.icon}" in look.sprite() for vital in seat.vitals)


def check_references(panels: Panels) -> None:
    for found in elements(panels):
        if href := found.get("href"):
            assert href.removeprefix("#") in look.sprite()
        assert found.get("style") is None  # a strict content security policy forbids it


def check_pieces(table: Table, scene: Scene, panels: Panels) -> None:
    ids = having(panels, "id")
    assert len(ids) == len(set(ids))
    view = scene.view
    shown = scene.seat if scene.seat is not None else max(table.acting, 0)
    kept = {d for d in range(1, 49) if view["fate"][d] == PLACED and view["holder"][d] == shown}
    lying = {d for d in range(1, 49) if view["fate"][d] == IN_LINE} if view["phase"] != OVER else set()
    assert {name for name in ids if name.startswith("tile-")} == {f"tile-{d}" for d in kept | lying}
    assert [name for name in ids if name.startswith("castle-")] == [f"castle-{'abcd'[shown]}"]
    kings = sum(name.startswith("king-") for name in ids)
    in_play = 4 if view["players"] == 2 else view["players"]
    expected = {
        FIRST_CHOOSE: view["turn"],
        PLACE: in_play,
        CHOOSE: in_play,
        FINAL_PLACE: in_play - view["turn"],
        OVER: 0,
    }
    assert kings == expected[view["phase"]]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, mode.values())))
def test_every_step_of_a_game(mode: dict[str, Any], words: dict[str, Words]) -> None:
    table = Table(words["es"], **mode)
    for _ in table.steps():
        for seat in (table.acting if table.acting >= 0 else 0, table.acting ^ 1 if table.acting >= 0 else 1, None):
            if seat is not None and seat >= table.game.players:
                continue
            scene = table.scene(seat)
            panels = draw.panels(scene)
            check_targets(scene, panels)
            check_labels(panels)
            check_references(panels)
            check_pieces(table, scene, panels)
            assert len(panels.seats) == table.game.players
        # KD-13.14  the scores shown are those of the rules, which leave the bonuses out before the end
        assert [int(card.score) for card in panels.seats] == table.settled_points()[: table.game.players]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_in_every_language(lang: str, words: dict[str, Words]) -> None:
    source = Path(draw.__file__).read_text(encoding="utf-8")
    for message in re.findall(r'"(draw-[a-z-]+)"', source):
        assert message in words[lang]
    for mode in MODES:
        table = Table(words[lang], **mode).until(OVER)
        assert draw.panels(table.scene(0)).offer is None


def test_lines_on_the_table(words: dict[str, Words]) -> None:
    table = Table(words["en"], players=3)
    assert lanes(draw.panels(table.scene(0))) == ["lane-next"]
    table.until(CHOOSE)
    assert lanes(draw.panels(table.scene(0))) == ["lane-now", "lane-next"]
    table.until(FINAL_PLACE)
    assert lanes(draw.panels(table.scene(0))) == ["lane-now"]
    assert draw.panels(table.until(OVER).scene(0)).offer is None


def test_target_names(words: dict[str, Words]) -> None:
    choices = reinos.load("kingdomino").rules.choices
    view = {"next_line": [4, 11, 18, 27]}
    assert draw.target(choices.make("choose", slot=2), view) == "next-18"
    assert draw.target(choices.make("place", x=1, y=-2, facing=3), view) == "cell_1_-2"
    assert draw.target(choices.make("place", x=-1, y=2, facing=3), view) == "cell_-1_2"
    names = {draw.target(choice, view) for choice in choices if choice.kind == "place"}
    assert len(names) == 13 * 13


def test_a_king_keeps_its_id_when_it_moves(words: dict[str, Words]) -> None:
    table = Table(words["es"], players=2).until(CHOOSE)
    seat = table.acting
    now, later = draw.king_ids(draw.as_table(table.scene(seat).view))
    assert later == [None] * 4
    table.play(table.legal(seat)[-1])
    assert draw.king_ids(draw.as_table(table.scene(seat).view)) == ([None, *now[1:]], [None, None, None, now[0]])


def test_the_frame_slides_only_as_far_as_the_kingdom_pushes_it() -> None:
    assert draw.frame((0, 0, 0, 0), 5) == (-2, -2)
    assert draw.frame((-2, 2, 0, 1), 5) == (-2, -2)
    assert draw.frame((0, 3, -4, 0), 5) == (-1, -4)
    assert draw.frame((0, 0, 0, 0), 7) == (-3, -3)
    assert draw.frame((-6, 0, 0, 5), 7) == (-6, -1)


def test_the_stage_holds_every_square_it_offers(words: dict[str, Words]) -> None:
    table = Table(words["es"], seed=3)
    for _ in table.steps():
        scene = table.scene(table.acting if table.acting >= 0 else 0)
        stage = draw.panels(scene).stage
        left, top, width, height = map(float, ElementTree.fromstring(stage.body).get("viewBox", "").split())
        assert (width, height) == (stage.width, stage.height)
        for choice in scene.legal:
            if choice.kind == "place":
                for x, y in both_squares(choice):
                    assert left < 100 * x < 100 * (x + 1) < left + width
                    assert top < 100 * y < 100 * (y + 1) < top + height


def test_territories_add_up(words: dict[str, Words]) -> None:
    table = Table(words["es"], seed=11).until(OVER)
    for seat in range(4):
        s = draw.as_table(table.scene(seat).view)
        found = survey(s, seat).territories
        assert sum(squares * crowns for _, squares, crowns in found) == table.settled_points()[seat]
        assert sum(squares for _, squares, _ in found) == np.count_nonzero(s.land[seat]) - 1
        tray = draw.panels(table.scene(seat)).tray
        assert tray is not None
        for _, squares, crowns in found:
            chip = f"{squares} × {crowns} = </span><b>{squares * crowns}</b>"
            assert (chip in tray.body) == (crowns > 0)


def test_bonuses_stand_apart(words: dict[str, Words]) -> None:
    table = Table(words["en"], harmony=True, middle_kingdom=True).until(PLACE)
    tray = draw.panels(table.scene(table.acting)).tray
    assert tray is not None
    assert "Harmony +5: 1/25" in tray.body
    assert "Middle Kingdom +10" in tray.body
    assert "points without bonuses" in tray.body
    assert tray.body.count("apart") == 2
    plain = draw.panels(Table(words["en"]).scene(0)).tray
    assert plain is not None
    assert "apart" not in plain.body


def test_a_dynasty_shows_its_finished_games(words: dict[str, Words]) -> None:
    table = Table(words["en"], players=2, dynasty=True)
    while table.record["game"][0] < 2:
        table.play()
    panels = draw.panels(table.scene(1))
    assert panels.tray is not None
    first, second = (int(table.record["scores"][0, game, 1]) for game in (0, 1))
    assert f"Game 1:<b>{first}</b>" in panels.tray.body
    assert f"Game 2:<b>{second}</b>" in panels.tray.body
    assert panels.seats[1].score == str(first + second)


def test_the_end_names_the_winner(words: dict[str, Words]) -> None:
    table = Table(words["en"], seed=2).until(OVER)
    ranks = table.record["ranks"][0].tolist()[:4]
    notes = [card.note for card in draw.panels(table.scene(None)).seats]
    for rank, note in zip(ranks, notes, strict=True):
        assert note == (f"Place {rank}" if rank > 1 else "Wins" if ranks.count(1) == 1 else "Shares the win")


def test_a_spectator_sees_the_kingdom_of_the_seat_to_act(words: dict[str, Words]) -> None:
    table = Table(words["en"]).until(PLACE)
    panels = draw.panels(table.scene(None))
    assert f'aria-label="Kingdom of {NAMES[table.acting]}"' in panels.stage.body
    assert 'aria-label="Your kingdom"' in draw.panels(table.scene(1)).stage.body


def test_squares_are_told_in_words(words: dict[str, Words]) -> None:
    places = [draw.where(x, y) for x, y in ((2, 0), (-1, 3), (0, -1))]
    told = {lang: [said("draw-where", **place) for place in places] for lang, said in words.items()}
    assert told["en"] == [
        "2 squares to the right of the castle",
        "3 squares below and 1 to the left of the castle",
        "1 square above the castle",
    ]
    assert told["es"] == [
        "2 casillas a la derecha del castillo",
        "3 casillas por debajo y 1 a la izquierda del castillo",
        "1 casilla por encima del castillo",
    ]


def test_a_card_keeps_its_picture_and_counts_when_its_note_alone_changes(words: dict[str, Words]) -> None:
    table = Table(words["en"], players=4).until(CHOOSE)
    seat = table.acting
    before = draw.panels(table.scene(seat)).seats[seat]
    table.play()
    after = draw.panels(table.scene(seat)).seats[seat]
    assert before.note != after.note
    assert before.picture is after.picture
    for old, new in zip(before.plain["vitals"], after.plain["vitals"], strict=True):
        assert old is new


def test_names_are_escaped_everywhere(words: dict[str, Words]) -> None:
    name = """<i>"A&B"</i>'"""
    table = Table(words["en"]).until(CHOOSE)
    scene = replace(table.scene(None), names=(name,) * 4)
    panels = draw.panels(scene)
    assert f"Kingdom of {name}" in having(panels, "aria-label")
    assert name in [found.text for found in elements(panels)]
    ElementTree.fromstring(picture(scene, panels))


def test_same_view_same_bytes(words: dict[str, Words]) -> None:
    one, two = (Table(words["es"], seed=8).until(FINAL_PLACE).scene(2) for _ in range(2))
    assert draw.panels(one) == draw.panels(two)
    assert picture(one, draw.panels(one), "dark") == picture(two, draw.panels(two), "dark")


def test_sources_have_colours_of_their_own() -> None:
    scene = reinos.load("kingdomino", harmony=True, middle_kingdom=True).new(seed=1).position.scene("es")
    colours = draw.colours(scene)
    assert len(colours) == len(set(colours)) == len(tell.sources(scene))
    assert colours[1:3] == ["--t-forest", "--t-lake"]
    assert set(colours) <= set(look.tokens("light"))

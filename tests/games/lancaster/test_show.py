"""What people are shown of Lancaster: knights that ride, votes that turn together, battles from both sides."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.core.cue import Cue, Loss, Move, Part, Points, Reveal, Tally
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.core.scene import Scene
from reinos.core.story import joined, plain
from reinos.games.lancaster import RULES, show
from reinos.games.lancaster.choices import EVENTS
from tests.games.lancaster.tables import Fragment, battle, county, law, law_number

NAMES = ("Ana", "Luis", "Marta")
IN_FORCE = ["law_most_gold_upgrade", "law_most_squires_knight", "law_pp3_per_2_counties"]
PROPOSALS = ["law_buy_votes", "law_squire_gold_pp3", "law_squire_per_str2"]


def scene(v: Fragment, seat: int | None, lang: str) -> Scene:
    """What a viewer sees of a fragment as it stands."""
    v.s.store()
    return Position(v.game, v.s._row).seen_by(seat).scene(lang, NAMES[: v.s.players], active=False)


def shown(v: Fragment, kind: str, before: Fragment | None = None, seat: int | None = 0, lang: str = "en") -> list[Cue]:
    """The cues of a fragment that have to do with a kind of event."""
    old, new = scene(before or v.before, seat, lang), scene(v, seat, lang)
    told = [(event, plain(RULES, new.voice, event)) for event in v.events if event.kind == kind]
    return joined(cue for event, line in told for cue in show.cues(line, event, old, new))


@pytest.mark.parametrize(("lang", "sides"), [("en", ("yes", "no")), ("es", ("sí", "no"))])
def test_votes_are_turned_over_together_and_weighed(lang: str, sides: tuple[str, str]) -> None:
    v = Fragment(
        phase="vote", laws_in_force=IN_FORCE, proposals=PROPOSALS, votes_owned={"blue": 2, "green": 1, "red": 0}
    )
    before = v.copy()
    for seat, votes, yes in ((0, 2, 1), (1, 1, 0), (2, 0, 1)):
        v.choose(seat, "vote", votes=votes, yes=yes)
    v.events = [event for event in v.events if event.kind in ("voted", "law_voted")]
    old, new = scene(before, None, lang), scene(v, None, lang)
    lines = [(event, plain(RULES, new.voice, event)) for event in v.events]
    (vote,) = joined(cue for event, line in lines for cue in show.cues(line, event, old, new))
    assert [(turned.words, turned.seat, turned.side) for turned in vote.reveals] == [
        ("3", 0, 0),
        ("2", 1, 1),
        ("1", 2, 0),
    ]
    assert [turned.picture for turned in vote.reveals] == ["scroll-yes", "scroll-no", "scroll-yes"]
    assert vote.tally == Tally((Part(0, 3), Part(1, 2, 1), Part(2, 1)), sides)
    entering, leaving = f"law-{law_number(PROPOSALS[0])}", f"law-{law_number(IN_FORCE[0])}"
    assert vote.moves == (Move(entering, entering, entering),)
    assert vote.losses == (Loss(leaving, leaving),)
    assert entering in vote.at


def test_a_battle_that_is_won_shows_both_armies_the_ranks_and_the_way_home() -> None:
    v = Fragment(
        phase="battle",
        battles=[battle("b1", ("blue", [1]), ("red", [2, 1]), ("green", [3]), row="lower", card="battle_7")],
        players={player: {"court": []} for player in ("blue", "red", "green")},
        turn_order=["blue", "red", "green"],
    )
    (won,) = shown(v, "battle_won")
    assert won.at == ("battle-lower-1",)
    assert won.reveals == (
        Reveal("England 7", picture="banner", side=0),
        Reveal("France 7", picture="shield", side=1),
    )
    assert won.gains == (Points(2, 6, "1st place"), Points(1, 3, "2nd place"), Points(0, 2, "3rd place"))
    assert won.moves == tuple(
        Move("knight", "battle-lower-1", f"player-{'abc'[seat]}", seat, count)
        for seat, count in ((0, 1), (1, 2), (2, 1))
    )


def test_a_battle_that_is_lost_and_its_prisoners() -> None:
    v = Fragment(
        phase="battle",
        battles=[battle("b1", ("blue", [3, 1]), ("red", [2]), row="lower", card="battle_10")],
        players={"blue": {"gold": 3, "court": [], "reserve": []}, "red": {"gold": 1, "court": [], "reserve": []}},
        turn_order=["blue", "red"],
    )
    before = v.copy()
    v.choose(0, "ransom", strength=1)
    (lost,) = shown(v, "battle_lost", before)
    assert lost.reveals == (
        Reveal("England 6", picture="banner", side=1),
        Reveal("France 10", picture="shield", side=0),
    )
    assert lost.gains == (Points(0, 5, "1st place"), Points(1, 3, "2nd place"))
    (home,) = shown(v, "ransomed", before)
    assert home.moves == (Move("knight", "battle-lower-1", "court-1", 0),)
    (away,) = shown(v, "ransomed", before, seat=1)
    assert away.moves == (Move("knight", "battle-lower-1", "player-a", 0),)
    blue, red = shown(v, "captured", before)
    assert blue.losses == (Loss("knight", "player-a", 1, 0),)
    assert red.losses == (Loss("knight", "player-b", 1, 1),)


def test_a_knight_is_ousted_and_loses_its_squires() -> None:
    v = Fragment(
        phase="place",
        players={"blue": {"court": [3], "squires": 2}, "red": {"court": []}},
        counties={"york": county("red", 2, 1)},
        turn_order=["blue", "red"],
    )
    before = v.copy()
    v.act("place", "blue", knight=3, to={"county": "york", "squires": 1})
    (placed,) = shown(v, "placed", before)
    assert placed.at == ("county-york",)
    assert placed.moves == (Move("knight-york", "court-3", "knight-york"), Move("squire", "player-a", "county-york", 0))
    (ousted,) = shown(v, "ousted", before)
    assert ousted.moves == (Move("knight", "county-york", "player-b", 1),)
    assert ousted.losses == (Loss("squire", "county-york", 1),)


def test_a_knight_joins_a_battle_and_its_counter_is_what_moves() -> None:
    v = Fragment(
        phase="place",
        players={"blue": {"court": [1, 2]}, "red": {"court": [1]}},
        battles=[battle("b1", ("blue", [3]))],
        turn_order=["blue", "red"],
    )
    before = v.copy()
    v.act("place", "blue", knight=2, to={"battle": "b1"})
    (placed,) = shown(v, "placed", before)
    assert placed.at == ("battle-upper-1",)
    assert placed.moves == (Move("knight-battle-upper-1-1-2", "court-2", "knight-battle-upper-1-1-2"),)
    (seen,) = shown(v, "placed", before, seat=None)
    assert seen.moves[0].start == "player-a"


def test_a_law_pays_with_its_reason() -> None:
    v = law("law_pp3_per_2_counties", counties={name: county("blue", 2) for name in ("stafford", "bedford", "suffolk")})
    (paid,) = shown(v, "law_paid")
    assert paid.at == (f"law-{law_number('law_pp3_per_2_counties')}",)
    assert paid.gains == (Points(0, 3, "3 counties"),)


def test_the_finale_counts_every_source() -> None:
    match, choose = reinos.load("lancaster", players=3).new(3), random.Random(3)
    while not match.over:
        seat = choose.choice(match.to_act)
        match.play(choose.choice(match.legal(seat)), seat)
    *players, result = match.finale(None, "en", NAMES)
    view = match.seen_by(None).view
    assert [cue.seat for cue in players] == sorted(range(3), key=lambda seat: -view["ranks"][seat])
    for cue in players:
        assert cue.seat is not None
        earned = [*view["earned"][cue.seat], *view["final"][cue.seat]]
        assert sorted(gain.points for gain in cue.gains) == sorted(points for points in earned if points)
    assert result.at == tuple(f"player-{'abc'[seat]}" for seat in range(3) if view["ranks"][seat] == 1)


def test_every_event_is_shown_somewhere() -> None:
    match = reinos.load("lancaster", players=2).new(1)
    while not any(event.kind == "placed" for event in match.events):
        match.play(match.legal()[0])
    for seat in (0, 1):
        seen = match.scene(seat, "en")
        for kind, names in EVENTS.kinds.items():
            event = Event(kind, dict.fromkeys(names, 1))
            assert all(cue.at for cue in show.cues(Cue(kind), event, seen, seen)), kind

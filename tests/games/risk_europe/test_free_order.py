"""Where the rulebook gives a free order, people have it: purchases, missions, the city of a tax (RE-8.8, RE-13.6)."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import reinos
from reinos.cli.given import HUMAN, Sitter
from reinos.cli.language import texts
from reinos.cli.screen import Screen
from reinos.cli.session import Session
from reinos.core.position import Position
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.choices import CHOICES
from reinos.games.risk_europe.pieces import DO_SPEND, DO_SPLIT, DO_TAX, FORTIFY_CARD, SPLIT, TAX_SPEND
from reinos.table.draft import Draft, answers, extended, late_offers, too_late
from reinos.table.help import meant_late
from tests.games.risk_europe.tables import choose, clear, legal_ids, number, pick_cards, put, round_one

ANSWERS = 250  # of persons in the terminal


def spending(coins: int = 30, **options: Any) -> Any:
    """Seat 0 about to spend, with two cities."""
    s = round_one(**options)
    clear(s)
    for seat, city in enumerate(("england", "france", "sweden", "rome")):
        put(s, seat, city, footman=3)
    put(s, 0, "turkey", footman=2)
    s.coins[0] = coins
    pick_cards(s, seat_0=(TAX_SPEND, FORTIFY_CARD))
    return s


def drafted(s: Any, *made: tuple[str, dict[str, int]]) -> Draft:
    """What seat 0 drafts."""
    s.store()
    game = reinos.load("risk_europe", players=s.players, kingdom_missions=bool(s.kingdom_missions))
    draft = Draft(Position(game, s._row).seen_by(0))
    for kind, args in made:
        draft = extended(draft, CHOICES.make(kind, **args).id)
    return draft


def kinds(draft: Draft) -> list[str]:
    """The choices in the order of the engine."""
    return [CHOICES.choice(choice).kind for choice in draft.played]


SPEND = ("menu", {"order": DO_SPEND})
FOOTMEN = [("buy", {"stage": 2, "territory": number("turkey")}), ("buy_count", {"count": 5})]


@pytest.mark.rule("RE-8.8", "RE-5.16")
def test_after_footmen_castle_and_crown_card_can_still_be_bought() -> None:
    draft = drafted(spending(), SPEND, *FOOTMEN)
    late = {str(CHOICES.choice(choice)) for choice, _ in too_late(draft)}
    assert "buy_crown" in late
    assert f"buy_castle territory={number('england')}" in late
    assert f"buy stage=2 territory={number('england')}" in late  # before Turkey on the map
    draft = drafted(spending(), SPEND, *FOOTMEN, ("buy_crown", {}), ("buy_castle", {"territory": number("england")}))
    assert kinds(draft) == ["menu", "buy_crown", "buy_castle", "buy", "buy_count"]
    assert int(draft.seen.record["coins"][0][0]) == 30 - 5 - 10 - 12
    assert [CHOICES.choice(choice).kind for choice in draft.choices][-1] == "buy_castle"  # as it was made


def test_what_is_typed_may_come_late() -> None:
    draft, names = drafted(spending(), SPEND, *FOOTMEN), ("Ana", "Luis", "Eva", "Iván")
    crown = next(offer for offer, _ in late_offers(draft, "en", names) if offer.choice.kind == "buy_crown")
    assert crown.number > len(draft.seen.legal())
    for text, lang in (("crown card", "en"), ("carta de corona", "es"), (str(crown.number), "en")):
        meant = meant_late(draft, text, lang, names)
        assert meant
        assert meant[0].kind == "buy_crown"
    assert meant_late(draft, "nonsense", "en", names) is None


def test_what_is_woven_in_leaves_room_for_the_rest() -> None:
    draft = drafted(spending(coins=14), SPEND, *FOOTMEN, ("buy", {"stage": 0, "territory": number("england")}))
    assert draft.rest
    assert answers(draft) == [CHOICES.make("buy_count", count=count).id for count in (1, 2, 3)]  # 9 coins, 3 each
    draft = extended(draft, answers(draft)[-1])
    assert kinds(draft) == ["menu", "buy", "buy_count", "buy", "buy_count"]
    assert int(draft.seen.record["coins"][0][0]) == 0
    with pytest.raises(reinos.IllegalChoice):
        extended(draft, CHOICES.make("buy_crown").id)


@pytest.mark.rule("RE-13.6", "RE-21.19")
def test_missions_are_revealed_in_any_order() -> None:
    s = round_one(kingdom_missions=True)
    clear(s)
    put(s, 0, "england", castle=True, footman=30)
    s.coins[0] = 25
    s.held[0] = 1 << pieces.TREASURY | 1 << pieces.HOST | 1 << pieces.SEAS
    s.held_count[0] = 3
    s.turn, s.army, s.phase, s.to_act = 0, 0, phases.REVEAL, 1
    draft = drafted(s, ("reveal", {"mission": pieces.HOST}), ("reveal", {"mission": pieces.TREASURY}))
    assert [CHOICES.choice(choice).args["mission"] for choice in draft.played] == [pieces.TREASURY, pieces.HOST]


def taxing() -> reinos.Match:
    """Seat 0 taxes a line that reaches from England to Paris."""
    s = spending()
    put(s, 0, "france", footman=3)
    s.land[1] &= ~(1 << number("france"))
    put(s, 0, "lorraine", footman=1)
    choose(s, 0, "menu", order=DO_TAX)
    s.store()
    return reinos.Match(0, Position(reinos.load("risk_europe"), s._row))


@pytest.mark.rule("RE-21.10")
def test_any_city_of_a_line_names_it() -> None:
    match = taxing()
    legal = [choice.args["territory"] for choice in match.legal(0)]
    assert number("england") in legal
    assert number("france") not in legal
    assert match.read("Paris", 0, "en").args["territory"] == number("england")


@pytest.mark.rule("RE-21.10")
def test_any_city_of_a_line_can_be_pressed() -> None:
    stage = taxing().panels(0).stage.body
    for name in ("england", "france"):
        (drawn,) = re.findall(f'<g id="terr-{name}"[^>]*>', stage)
        assert 'data-target="terr-england"' in drawn
        assert 'role="button"' in drawn
    (lorraine,) = re.findall('<g id="terr-lorraine"[^>]*>', stage)
    assert 'role="img"' in lorraine


def splitting() -> tuple[Any, list[int]]:
    """Seat 0 about to split an Expand from France, and its targets in the order of the map."""
    s = round_one()
    clear(s)
    put(s, 0, "france", cavalry=1, footman=6)
    put(s, 1, "england", footman=3)
    pick_cards(s, seat_0=(SPLIT, FORTIFY_CARD))
    choose(s, 0, "menu", order=DO_SPLIT)
    choose(s, 0, "expand_from", territory=number("france"))
    return s, sorted(CHOICES.choice(choice).args["territory"] for choice in legal_ids(s, 0))


def marched(kind: str, target: int, cavalry: int, footmen: int) -> list[tuple[str, dict[str, int]]]:
    """A target and the units that go there."""
    return [(kind, {"territory": target}), ("move_cavalry", {"count": cavalry}), ("move_footman", {"count": footmen})]


@pytest.mark.rule("RE-5.7", "RE-21.7")
def test_the_second_target_of_a_split_may_come_before_the_first_on_the_map() -> None:
    s, targets = splitting()
    low, high = targets[0], targets[-1]
    draft = drafted(s, *marched("expand_to", high, 1, 2))
    assert CHOICES.make("expand_to", territory=low).id in {choice for choice, _ in too_late(draft)}
    draft = drafted(s, *marched("expand_to", high, 1, 2), *marched("expand_to", low, 0, 3))
    made = [CHOICES.choice(choice) for choice in draft.played]
    assert [(c.kind, *c.args.values()) for c in made if "territory" in c.args] == [
        ("expand_to", low),
        ("second_to", high),
    ]
    other, _ = splitting()
    same = drafted(other, *marched("expand_to", low, 0, 3), *marched("second_to", high, 1, 2))
    assert draft.barrier == same.barrier
    assert draft.seen.record["units"].tolist() == same.seen.record["units"].tolist()


def test_while_units_are_counted_nothing_else_is_offered() -> None:
    s, targets = splitting()
    assert too_late(drafted(s, ("expand_to", {"territory": targets[-1]}))) == []


def test_the_terminal_lists_what_the_engine_is_past(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = spending(coins=14)
    s.store()
    match = reinos.Match(0, Position(reinos.load("risk_europe"), s._row))
    sitters = [Sitter(HUMAN, name) for name in ("Ana", "Luis", "Eva", "Iván")]
    session = Session(match, sitters, texts("en"), Screen())
    given = iter(["Spend", "Footmen in Turkey", "5", "Cavalry in England", "35 Cavalry", "4", "3", None])
    monkeypatch.setattr(session.screen, "ask", lambda question: next(given))
    assert session.run() == 0
    kinds = [CHOICES.choice(step.choice).kind for step in match.steps]
    assert kinds[:5] == ["menu", "buy", "buy_count", "buy", "buy_count"]
    assert match.position.record["coins"][0][0] == 0
    shown = capsys.readouterr().out
    assert "Buy a crown card" not in shown.split("recruits 5 Footmen")[1].split("Cavalry in England")[0]
    assert "leaves no room" in shown


class Chancer(Screen):
    """Answers with one number after the other of those listed, those that come late for the engine first."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance, self.left, self.answers = random.Random(seed), list[int](), 0

    def menu(self, options: Sequence[str], numbers: Sequence[int] = ()) -> None:
        self.left = [*numbers]
        self.chance.shuffle(self.left)
        self.left.sort(key=lambda number: number not in numbers[-3:])

    def ask(self, question: str) -> str | None:
        self.answers += 1
        assert self.left, "nothing of the list was taken"
        return f"#{self.left.pop(0)}" if self.answers < ANSWERS else None


@pytest.mark.parametrize("seed", range(8))
def test_in_the_terminal_something_of_the_list_is_always_taken(seed: int) -> None:
    game = reinos.load("risk_europe", players=4)
    sitters = [Sitter(HUMAN, name) for name in ("Ana", "Luis", "Eva", "Iván")]
    screen = Chancer(seed)
    assert Session(game.new(seed), sitters, texts("en"), screen).run() == 0
    assert screen.answers == ANSWERS

"""BB-4: the draft."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reinos.core import play
from reinos.games.brian_boru.box import CARDS, DEAL, EVERY_CARD
from reinos.games.brian_boru.choices import CHOICES
from reinos.games.brian_boru.draft import kept_cards
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import DRAFT
from tests.games.brian_boru.tables import choices, events, play_until, start

COUNTS = (3, 4, 5)


def drafting(players: int, seed: int = 1) -> Any:
    """A table whose first draft has begun."""
    return play_until(start(players, seed), lambda s: s.phase == DRAFT, seed)


def keep(s: Any, seat: int, *cards: int) -> None:
    """Keep cards of the pack."""
    for card in cards:
        play.step(s, seat, CHOICES.make("draft", card=card).id)


def lowest(s: Any, seat: int) -> list[int]:
    """The two lowest cards of a seat's pack."""
    return [choice.args["card"] for choice in choices(s, seat)[:2]]


@pytest.mark.rule("BB-4.1")
@pytest.mark.parametrize("players", COUNTS)
def test_all_cards_are_dealt_but_one_may_be_left_over(players: int) -> None:
    left_over: Counter[int] = Counter()
    for seed in range(60):
        s = drafting(players, seed)
        packs = [int(pack) for pack in s.packs[:players, 0]]
        assert [count(pack) for pack in packs] == [DEAL[players]] * players
        union = 0
        for pack in packs:
            union |= pack
        if players == 5:
            assert (union, s.undealt) == (EVERY_CARD, 0)
        else:
            assert union | 1 << s.undealt == EVERY_CARD
            assert not union >> s.undealt & 1
            left_over[s.undealt] += 1
    assert players == 5 or len(left_over) > CARDS // 2


@pytest.mark.rule("BB-4.2")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_chooses_exactly_two_in_any_order(players: int) -> None:
    s = drafting(players)
    assert s.to_act == (1 << players) - 1
    for seat in reversed(range(players)):
        size = len(choices(s, seat))
        assert size == DEAL[players]
        first, second = lowest(s, seat)
        keep(s, seat, first)
        assert s.to_act >> seat & 1
        assert choices(s, seat)[0].args["card"] == second
        assert len(choices(s, seat)) == size - 1
        keep(s, seat, second)
        if seat:
            assert not s.to_act >> seat & 1
            assert choices(s, seat) == []
            assert s.turn == 0
    assert s.turn == 1


@pytest.mark.rule("BB-4.2")
def test_what_is_kept_is_told_to_its_owner_only() -> None:
    s = drafting(4)
    keep(s, 2, lowest(s, 2)[0])
    kind, mask = s.events[0, 0], s.events[0, 1]
    assert [event.kind for event in events(s)] == ["drafted"]
    assert (int(kind) > 0, int(mask)) == (True, 1 << 2)


@pytest.mark.rule("BB-4.3", "BB-14.22")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("round_", [1, 2])
def test_the_rest_goes_to_the_left_in_every_round(players: int, round_: int) -> None:
    s = play_until(start(players, 4), lambda s: s.phase == DRAFT and s.round == round_)
    rest = []
    for seat in range(players):
        pack, kept = int(s.packs[seat, 0]), lowest(s, seat)
        rest.append(pack & ~(1 << kept[0] | 1 << kept[1]))
        keep(s, seat, *kept)
    assert [int(s.packs[(seat + 1) % players, 1]) for seat in range(players)] == rest


@pytest.mark.rule("BB-4.4")
@pytest.mark.parametrize(("players", "decisions"), [(3, 3), (4, 2), (5, 2)])
def test_small_packs_are_kept_whole(players: int, decisions: int) -> None:
    s = drafting(players)
    for turn in range(decisions):
        assert (s.phase, s.turn) == (DRAFT, turn)
        for seat in range(players):
            keep(s, seat, *lowest(s, seat))
    assert s.phase != DRAFT
    assert (s.packs[:players, decisions] == s.picks[:players, decisions]).all()
    assert {count(int(kept)) for kept in s.picks[:players, decisions]} == {1 if players == 5 else 2}


@pytest.mark.rule("BB-4.5", "BB-14.25")
@pytest.mark.parametrize("players", COUNTS)
def test_kept_cards_are_seen_never_offered_again_and_form_the_hand(players: int) -> None:
    s = drafting(players)
    kept = dict.fromkeys(range(players), 0)
    while s.phase == DRAFT:
        seat = play.first_seat(s.to_act)
        assert kept_cards(s, seat) == kept[seat]
        assert not any(kept[seat] >> choice.args["card"] & 1 for choice in choices(s, seat))
        card = lowest(s, seat)[0]
        keep(s, seat, card)
        kept[seat] |= 1 << card
    for seat in range(players):
        assert kept[seat] & ~int(s.hand[seat]) == 0
        assert count(int(s.hand[seat])) == DEAL[players]

"""BB-13: who knows what, and that redealing respects it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.dice import rekey
from reinos.core.game import Game
from reinos.core.position import INTERNAL
from reinos.core.record import copy_records
from reinos.core.rule import hide, redeal
from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.box import (
    BLUE,
    CARDS,
    COLOUR_CARDS,
    COLOUR_TOWNS,
    DEAL,
    DRAFT_TURNS,
    PRINCESS,
    RED,
    ROUNDS,
    TOWNS,
    WHITE,
    YELLOW,
)
from reinos.games.brian_boru.choices import CHOICES
from reinos.games.brian_boru.invariants import check as check_invariants
from reinos.games.brian_boru.secrets import TRIES, deal_fitting, plausible
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.state import DRAFT, LEAD_CARD, LEAD_TOWN
from reinos.games.brian_boru.trick import matching_cards
from tests.games.brian_boru.tables import choices, play_until, random_play, start

COUNTS = (3, 4, 5)
SECRET = {"hand", "packs", "picks", "undealt", "deck", "marriage_deck", "viking_deck"}


def imagined(s: Any, viewer: int, seed: int) -> Any:
    """Another table that the viewer cannot tell from this one."""
    s.store()
    other: Any = RULES.proxy(copy_records(s._row))
    dice: Any = RULES.proxy(Game(RULES, players=s.players).bare(seed))
    hide(other, viewer)
    rekey(other, dice)
    redeal(other, viewer)
    return other


def holders(s: Any) -> list[int]:
    """The seat that holds each card, in pack, kept or hand, or has played it; -1 the undealt card."""
    found = [-1] * (CARDS + 1)
    for seat in range(s.players):
        held = int(s.hand[seat])
        for turn in range(min(s.turn + 1, int(DRAFT_TURNS[s.players]))):
            held |= int(s.picks[seat, turn])
            if s.phase == DRAFT and turn == s.turn:
                held |= int(s.packs[seat, turn])
        for card in range(1, CARDS + 1):
            if held >> card & 1:
                found[card] = seat
    return found


def mid_round(players: int, seed: int, played: int) -> Any:
    """A table after a random draft, with some cards of every hand played at random.

    The cards are shown without leading a trick: a leader's choice of town would tell more about the
    hand than `redeal` assumes, and here the truth must be one sample of what `redeal` draws from.
    """
    s = play_until(start(players, seed), lambda s: s.phase == LEAD_TOWN, seed)
    choose = np.random.default_rng(seed)
    for seat in range(players):
        hand = [card for card in range(1, CARDS + 1) if int(s.hand[seat]) >> card & 1]
        for card in choose.choice(hand, played, replace=False).tolist():
            s.shown[card] = seat
            s.hand[seat] &= ~(1 << card)
    s.trick += played
    return s


@pytest.mark.rule("BB-13.1", "BB-14.26")
@pytest.mark.parametrize("players", COUNTS)
def test_all_but_the_secrets_is_shown_to_everybody(players: int) -> None:
    s = play_until(start(players, 5), lambda s: s.round == 2 and s.trick == 2)
    s.store()
    hidden = copy_records(s._row)
    spectator: Any = RULES.proxy(hidden)
    hide(spectator, -1)
    for name in RULES.table.fields:
        if name not in SECRET and name not in INTERNAL:
            assert np.array_equal(getattr(spectator, name), getattr(s, name)), name


@pytest.mark.rule("BB-13.2")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("phase", [DRAFT, LEAD_TOWN])
def test_own_cards_only(players: int, phase: int) -> None:
    s = play_until(start(players, 6), lambda s: s.phase == phase and (phase != DRAFT or s.turn == 1))
    for viewer in range(-1, players):
        s.store()
        seen: Any = RULES.proxy(copy_records(s._row))
        hide(seen, viewer)
        for seat in range(players):
            for field in ("hand", "packs", "picks"):
                own, shown = getattr(s, field)[seat], getattr(seen, field)[seat]
                assert np.array_equal(own, shown) if seat == viewer else not np.any(shown)


@pytest.mark.rule("BB-13.3")
def test_hidden_from_all() -> None:
    s = play_until(start(4, 7), lambda s: s.phase == DRAFT)
    for viewer in range(-1, 4):
        s.store()
        seen: Any = RULES.proxy(copy_records(s._row))
        hide(seen, viewer)
        assert seen.undealt == 0
        assert set(seen.marriage_deck.tolist()) == {-1}
        assert set(seen.viking_deck.tolist()) == {-1}


@pytest.mark.rule("BB-13.4")
@pytest.mark.parametrize("players", COUNTS)
def test_chance_comes_in_at_setup_and_at_the_deals_only(players: int) -> None:
    s = start(players, 8)
    assert len(s.rolls) == 6 + 6 + 1  # marriages, Vikings, start player
    s.rolls.clear()
    for _, _, happened in random_play(s, 8):
        dealt = any(event.kind == "round_begun" for event in happened)
        assert len(s.rolls) == (CARDS - 1 if dealt else 0)  # one shuffle of the action cards
        s.rolls.clear()


@pytest.mark.rule("BB-13.6")
def test_the_deck_is_shown_card_by_card() -> None:
    offer = reinos.load("brian_boru").new(1).panels(None).offer
    assert offer is not None
    deck = offer.body[offer.body.index("bb-deck") :]
    assert all(f">{card}</span>" in deck for card in range(1, CARDS + 1))


@pytest.mark.rule("BB-13.7")
@pytest.mark.parametrize("players", COUNTS)
def test_legal_choices_do_not_depend_on_what_a_seat_cannot_know(players: int) -> None:
    s = start(players, 9)
    for number, _ in enumerate(random_play(s, 9)):
        if s.to_act and number % 5 == 0:
            for viewer in range(players):
                assert choices(imagined(s, viewer, number), viewer) == choices(s, viewer)


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("players", COUNTS)
def test_redeal_keeps_what_passed_through_the_hands(players: int) -> None:
    s = start(players, 10)
    for number, _ in enumerate(random_play(s, 10)):
        if not s.dealt or number % 4:
            continue
        for viewer in range(players):
            other = imagined(s, viewer, number)
            check_invariants(other)
            turns = min(s.turn + 1, int(DRAFT_TURNS[players]))
            for turn in range(turns):
                pack = (viewer - turn) % players
                assert other.packs[viewer, turn] == s.packs[viewer, turn]
                assert other.picks[viewer, turn] == s.picks[viewer, turn]
                # what was left in the pack is with its later holders, or still in it
                left = int(s.packs[viewer, turn]) & ~int(s.picks[viewer, turn])
                later = 0
                for after in range(turn + 1, turns):
                    later |= int(other.picks[(pack + after) % players, after])
                if s.phase == DRAFT:
                    later |= int(other.packs[(pack + s.turn) % players, s.turn])
                assert left & ~later == 0
            for card in range(1, CARDS + 1):
                if s.shown[card] >= 0:
                    assert holders(other)[card] == s.shown[card]


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_imagined_draft_is_a_whole_draft(players: int) -> None:
    s = play_until(start(players, 11), lambda s: s.trick == 2)
    for seed in range(20):
        other = imagined(s, seed % (players + 1) - 1, seed)
        for seat in range(players):
            for turn in range(int(DRAFT_TURNS[players]) - 1):
                left = int(other.packs[seat, turn]) & ~int(other.picks[seat, turn])
                assert int(other.packs[(seat + 1) % players, turn + 1]) == left
            assert count(int(other.packs[seat, 0])) == DEAL[players]


def likeness(one: Any, two: Any, cards: list[int]) -> int:
    """How many of some cards are held by the same seat in two tables."""
    here, there = holders(one), holders(two)
    return sum(here[card] == there[card] for card in cards)


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("played", [0, 2])
def test_the_truth_is_like_any_other_redeal(players: int, played: int) -> None:
    """With random drafts the truth is one sample of what `redeal` draws from: as like a redeal as two are alike."""
    with_truth, with_another = [], []
    for seed in range(150):
        s = mid_round(players, seed, played)
        viewer = seed % players
        cards = [c for c in range(1, CARDS + 1) if s.shown[c] < 0 and not int(s.hand[viewer]) >> c & 1]
        first, second = imagined(s, viewer, 2 * seed), imagined(s, viewer, 2 * seed + 1)
        with_truth.append(likeness(s, first, cards))
        with_another.append(likeness(second, first, cards))
    difference = np.array(with_truth) - np.array(with_another)
    error = difference.std() / np.sqrt(len(difference))
    assert abs(difference.mean()) < 4 * error + 1e-9, (np.mean(with_truth), np.mean(with_another))


@pytest.mark.rule("BB-13.8")
def test_cards_passed_on_go_to_the_later_holders_as_often_as_these_keep_cards() -> None:
    s = play_until(start(5, 12), lambda s: s.phase == LEAD_TOWN)
    passed = int(s.packs[0, 0]) & ~int(s.picks[0, 0])
    cards = [card for card in range(1, CARDS + 1) if passed >> card & 1]
    found: Counter[tuple[int, int]] = Counter()
    draws = 600
    for seed in range(draws):
        where = holders(imagined(s, 0, seed))
        found.update((card, where[card]) for card in cards)
    for card in cards:  # five players: the next keeps two of the three, the one after that the last
        assert {where for c, where in found if c == card} == {1, 2}
        assert abs(found[card, 1] / draws - 2 / 3) < 0.1


@pytest.mark.rule("BB-13.8")
def test_three_players_see_their_first_pack_again() -> None:
    s = play_until(start(3, 13), lambda s: s.phase == LEAD_TOWN)
    taken = int(s.packs[1, 0]) & ~int(s.picks[1, 0]) & ~int(s.packs[1, 3])
    assert count(taken) == 4
    for seed in range(30):
        where = holders(imagined(s, 1, seed))
        mine = Counter(where[card] for card in range(1, CARDS + 1) if taken >> card & 1)
        assert mine == {2: 2, 0: 2}


@pytest.mark.rule("BB-13.3", "BB-13.8")
def test_the_undealt_card_was_in_no_pack() -> None:
    s = play_until(start(4, 14), lambda s: s.phase == LEAD_TOWN)
    seen = 0
    for turn in range(3):
        seen |= int(s.packs[2, turn])
    found = Counter(int(imagined(s, 2, seed).undealt) for seed in range(400))
    assert set(found) == {card for card in range(1, CARDS + 1) if not seen >> card & 1}
    assert min(found.values()) > 400 / len(found) / 3


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("players", COUNTS)
def test_decks_are_drawn_from_what_has_not_been_seen(players: int) -> None:
    s = play_until(start(players, 15), lambda s: s.round == 2)
    marriages, vikings = Counter[int](), Counter[int]()
    for seed in range(120):
        other = imagined(s, 0, seed)
        deck = [card for card in other.marriage_deck.tolist() if card >= 0]
        assert len(deck) == ROUNDS[players] - 2
        assert deck[-1] == PRINCESS
        assert not any(s.met[card] for card in deck)
        marriages.update(deck[:-1])
        left = [card for card in other.viking_deck.tolist() if card >= 0]
        assert sorted(left) == [card for card in range(7) if not s.landed[card]]
        vikings[left[0]] += 1
    assert len(vikings) == 5
    assert players == 3 or set(marriages) == {card for card in range(PRINCESS) if not s.met[card]}


@pytest.mark.rule("BB-5.2", "BB-13.8")
def test_a_leader_has_a_card_for_the_town_just_chosen() -> None:
    s = play_until(start(4, 16), lambda s: s.phase == LEAD_CARD and s.trick == 4)
    matching = matching_cards(s.active)
    for seed in range(60):
        for viewer in range(-1, 4):
            if viewer != s.leader:
                other = imagined(s, viewer, seed)
                assert plausible(other, viewer)
                assert int(other.hand[s.leader]) & matching


@pytest.mark.rule("BB-5.4", "BB-13.8")
def test_an_unmatched_lead_is_remembered() -> None:
    s = play_until(start(3, 17), lambda s: s.phase == LEAD_TOWN and s.trick == 5)
    seat = s.marker
    others = [other for other in range(3) if other != seat]
    for colour in range(WHITE + 1):
        if not int(s.hand[seat]) & int(COLOUR_CARDS[colour]):
            s.lacks[seat] = 1 << colour
            for seed in range(40):
                other = imagined(s, others[0], seed)
                assert not int(other.hand[seat]) & int(COLOUR_CARDS[colour])
            return
    pytest.fail("the leader has every colour; choose another seed")


def one_coloured(players: int, seed: int, seat: int, colour: int) -> Any:
    """A table after a draft in which a seat kept cards of one colour only: a random draft with other cards in it."""
    s = play_until(start(players, seed), lambda s: s.phase == LEAD_TOWN)
    wanted = [card for card in range(1, CARDS + 1) if int(COLOUR_CARDS[colour]) >> card & 1]
    kept = [card for card in range(1, CARDS + 1) if int(s.hand[seat]) >> card & 1]
    swapped = list(range(CARDS + 1))
    for one, two in zip(kept, wanted, strict=False):
        here, there = swapped.index(two), swapped[one]
        swapped[one], swapped[here] = two, there

    def put(cards: Any) -> int:
        return sum(1 << swapped[card] for card in range(1, CARDS + 1) if int(cards) >> card & 1)

    for each in range(players):
        s.hand[each] = put(s.hand[each])
        for turn in range(s.packs.shape[1]):
            s.packs[each, turn], s.picks[each, turn] = put(s.packs[each, turn]), put(s.picks[each, turn])
    s.undealt = swapped[s.undealt]
    check_invariants(s)
    return s


@pytest.mark.rule("BB-5.4", "BB-13.8")
@pytest.mark.parametrize(("players", "viewer"), [(4, 0), (4, 3), (4, -1), (5, 0), (5, 3)])
def test_redeal_ends_soon_however_rare_the_hand(players: int, viewer: int) -> None:
    """A hand of one colour only comes up once in thousands of deals; it is dealt with at most TRIES + 1 of them."""
    for seed in range(3):
        s = one_coloured(players, seed, 1, YELLOW)
        s.lacks[1] = 1 << RED | 1 << BLUE | 1 << WHITE
        other = imagined(s, viewer, seed)
        assert len(other.rolls) <= (TRIES + 1) * CARDS + 12  # and both decks
        check_invariants(other)
        assert plausible(other, viewer)
        assert other.lacks.tolist() == s.lacks.tolist()
        assert int(other.hand[1]) & ~int(COLOUR_CARDS[YELLOW]) == 0


@pytest.mark.rule("BB-5.2", "BB-13.8")
def test_a_deal_made_to_fit_gives_the_leader_a_match() -> None:
    s = play_until(start(4, 16), lambda s: s.phase == LEAD_CARD and s.trick == 4)
    for viewer in range(-1, 4):
        if viewer != s.leader:
            for seed in range(10):
                other = imagined(s, viewer, seed)
                rekey(other, RULES.proxy(Game(RULES, players=4).bare(seed)))
                deal_fitting(other, viewer)
                check_invariants(other)
                assert plausible(other, viewer)
                assert other.lacks.tolist() == s.lacks.tolist()


@pytest.mark.rule("BB-5.4", "BB-13.8")
def test_a_leader_who_can_have_no_match_matches_no_empty_town() -> None:
    s = one_coloured(4, 3, 1, YELLOW)
    s.lacks[1] = 1 << RED | 1 << BLUE | 1 << WHITE
    s.leader, s.phase, s.to_act = 1, LEAD_CARD, 2
    taken = int(COLOUR_TOWNS[YELLOW])
    s.discs[0] = taken  # no yellow town is empty
    s.active = next(town for town in range(TOWNS) if not taken >> town & 1 and not int(s.discs[:4].sum()) >> town & 1)
    for seed in range(3):
        other = imagined(s, 0, seed)
        assert plausible(other, 0)
        assert int(other.hand[1]) & ~int(COLOUR_CARDS[YELLOW]) == 0


@pytest.mark.rule("BB-13.5", "BB-14.27")
def test_nothing_can_be_handed_over() -> None:
    assert set(CHOICES.kinds) == {
        *("start_town", "draft", "lead_town", "play", "option", "buy", "stay", "expand", "liberate"),
        *("marriage_town", "princess", "track_town", "raid_town", "monastery"),
    }

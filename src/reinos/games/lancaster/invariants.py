"""What is never created or lost at a table of Lancaster."""

from __future__ import annotations

from reinos.games.lancaster.knights import deployed, is_ally, parties
from reinos.games.lancaster.rules import in_game
from reinos.games.lancaster.state import (
    ALLY_SPACES,
    ASK_VOTE,
    BATTLE_CARDS,
    BATTLE_DECK,
    BATTLE_OUT,
    BATTLES,
    COMPANY,
    COUNTIES,
    FACE_DOWN,
    FAVOUR_OUT,
    IN_STOCK,
    LAW_DECK,
    LAW_ROW,
    LAWS,
    NOBLES_PER_COUNTY,
    OUT,
    OVER,
    ROUNDS,
    ROW,
    STRENGTHS,
    State,
)


def check(s: State) -> None:
    """LA-1, LA-2.9, LA-16.6  Knights, nobles, tiles, cards and purses add up."""
    for party in range(parties(s)):
        check_knights(s, party)
    for seat in range(s.players):
        check_seat(s, seat)
    check_counties(s)
    check_battles(s)
    check_decks(s)
    assert [tile == OUT for tile in s.favour.tolist()] == FAVOUR_OUT[s.players].astype(bool).tolist()


def check_knights(s: State, party: int) -> None:
    """LA-1.1  Each colour has its seven knights, each in exactly one place."""
    for strength in range(1, STRENGTHS + 1):
        found = int(s.reserve[party, strength]) + int(s.court[party, strength]) + deployed(s, party, strength)
        assert found == COMPANY[strength], f"party {party}: {found} knights of strength {strength}"
    assert min(s.reserve[party].min(), s.court[party].min()) >= 0


def check_seat(s: State, seat: int) -> None:
    """LA-1.3, LA-1.5, LA-4.8, LA-16.6  Purses, votes, nobles and tiles of one seat."""
    assert min(s.gold[seat], s.squires[seat], s.votes[seat], s.leftover[seat]) >= 0, f"seat {seat} owes something"
    assert [s.gold[seat], s.squires[seat]] == s.ledger[seat].tolist(), f"seat {seat}: the ledger is wrong"
    assert s.score[seat] == s.earned[seat].sum() + s.final[seat].sum(), f"seat {seat}: points out of nowhere"
    assert set(s.nobles[seat].tolist()) <= {0, 1}
    assert set(s.tiles[seat].tolist()) <= {IN_STOCK, IN_STOCK + 1, FACE_DOWN}
    covered = (s.tiles[seat] != IN_STOCK) & (s.castle[seat] > 0)
    assert not covered.any(), f"seat {seat}: a knight stands on a covered space"
    voted = s.ask == ASK_VOTE and not s.to_act >> seat & 1
    assert (s.ballot[seat] >= 0) == voted, f"seat {seat}: ballot {s.ballot[seat]}"
    assert s.ballot[seat] // 2 <= s.votes[seat], f"seat {seat} votes with more than it has"


def check_counties(s: State) -> None:
    """LA-1.4, LA-1.5, LA-2.4, LA-12.4  Holders and squires fit; nobles are in a stack, at a table or removed."""
    for county in range(COUNTIES):
        empty = s.holder[county] < 0
        assert (s.garrison[county] == 0) == empty, f"county {county}: holder and knight disagree"
        assert s.retinue[county] == 0 or not (empty or is_ally(s, s.holder[county])), f"county {county}: stray squires"
        owned = int(s.nobles[: s.players, county].sum())
        left = int(NOBLES_PER_COUNTY[s.players]) - owned - int(s.noble_stack[county])
        assert s.noble_stack[county] >= 0
        assert left == 0 or (s.players == 2 and left > 0), f"county {county}: {left} nobles are missing"


def check_battles(s: State) -> None:
    """LA-4.9, LA-4.10, LA-11.20  One slot a party in each battle, filled from the top, stacks without gaps."""
    for battle in range(BATTLES):
        fighters = s.fighter[battle].tolist()
        present = [party for party in fighters if party >= 0]
        assert len(set(present)) == len(present), f"battle {battle}: a party has two slots"
        if s.card[battle] < 0:
            assert not present, f"battle {battle}: knights without a card"
        for slot, party in enumerate(fighters):
            stack = s.stack[battle, slot].tolist()
            assert stack[: len(stack) - stack.count(0)].count(0) == 0, f"battle {battle}: a gap in a stack"
            assert any(stack) <= (party >= 0), f"battle {battle}: knights of nobody"
    for party in range(parties(s)):
        assert not s.castle[party, ALLY_SPACES:].any() or not is_ally(s, party), "an ally on a space it does not have"


def check_decks(s: State) -> None:
    """LA-2.6, LA-2.7, LA-11.20, LA-16.2  Cards are on show, done with, or in their deck; both decks run out."""
    assert s.battles_drawn == ROW * s.round
    assert s.laws_drawn == LAW_ROW * s.round
    deck = s.battle_deck[s.battles_drawn :].tolist()
    hidden = [card for card in range(BATTLE_CARDS) if s.battle_seen[card] == 0]
    assert sorted(deck) == hidden, "the battle deck is not what nobody has seen"
    assert len(deck) == BATTLE_DECK - s.battles_drawn
    assert all(s.battle_seen[card] for card in range(BATTLE_CARDS) if BATTLE_OUT[s.players, card])
    laws = s.law_deck[s.laws_drawn :].tolist()
    unseen = [law for law in range(LAWS) if s.law_seen[law] == 0]
    assert sorted(laws) == unseen, "the law deck is not what nobody has seen"
    assert len(laws) == LAW_DECK - s.laws_drawn
    shown = [law for law in [*s.in_force.tolist(), *s.proposal.tolist()] if law >= 0]
    assert len(set(shown)) == len(shown), "a law lies there twice"
    assert all(in_game(s, law) and s.law_seen[law] for law in shown)
    assert s.phase == OVER or 1 <= s.round <= ROUNDS

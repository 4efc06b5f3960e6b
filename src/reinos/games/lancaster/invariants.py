"""What is never created or lost at a table of Lancaster."""

from __future__ import annotations

from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.knights import deployed, is_ally, parties
from reinos.games.lancaster.rules import in_game
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, OUT, State


@rule
def check(s: State) -> None:
    """LA-1, LA-2.9, LA-16.6  Knights, nobles, tiles, cards and purses add up."""
    for party in range(parties(s)):
        check_knights(s, party)
    for seat in range(s.players):
        check_seat(s, seat)
    check_counties(s)
    check_battles(s)
    check_battle_deck(s)
    check_laws(s)
    for tile in range(box.FAVOURS):
        assert (s.favour[tile] == OUT) == (printed.FAVOUR_OUT[s.players, tile] != 0), "a favour tile came or went"


@rule
def check_knights(s: State, party: int) -> None:
    """LA-1.1, LA-12.2  Each colour has its seven knights, each in exactly one place."""
    for strength in range(1, box.STRENGTHS + 1):
        found = int(s.reserve[party, strength]) + int(s.court[party, strength]) + deployed(s, party, strength)
        assert found == printed.COMPANY[strength], "a knight was made or lost"
        assert min(int(s.reserve[party, strength]), int(s.court[party, strength])) >= 0, "fewer than no knights"
    if is_ally(s, party):
        for space in range(box.ALLY_SPACES, box.SPACES):
            assert s.castle[party, space] == 0, "an ally on a space it does not have"


@rule
def check_seat(s: State, seat: int) -> None:
    """LA-1.3, LA-1.5, LA-4.8, LA-16.6  Purses, votes, nobles and tiles of one seat."""
    assert min(int(s.gold[seat]), int(s.squires[seat])) >= 0, "a seat owes gold or squires"
    assert min(int(s.votes[seat]), int(s.leftover[seat])) >= 0, "a seat owes votes"
    assert s.gold[seat] == s.ledger[seat, 0], "the ledger of gold is wrong"
    assert s.squires[seat] == s.ledger[seat, 1], "the ledger of squires is wrong"
    points = 0
    for source in range(3):
        points += int(s.earned[seat, source]) + int(s.final[seat, source])
    assert s.score[seat] == points, "points out of nowhere"
    for county in range(box.COUNTIES):
        assert 0 <= s.nobles[seat, county] <= 1, "two nobles of one county at a table"
    for space in range(box.SPACES):
        tile = int(s.tiles[seat, space])
        assert IN_STOCK <= tile <= FACE_DOWN, "a tile that is nowhere"
        assert tile == IN_STOCK or s.castle[seat, space] == 0, "a knight stands on a covered space"
    voted = s.ask == asking.ASK_VOTE and (s.to_act >> seat) & 1 == 0
    assert (s.ballot[seat] >= 0) == voted, "a ballot of nobody, or none of somebody who has voted"
    assert s.ballot[seat] // 2 <= s.votes[seat], "a seat votes with more than it has"


@rule
def check_counties(s: State) -> None:
    """LA-1.4, LA-1.5, LA-2.4, LA-12.4  Holders and squires fit; nobles are in a stack, at a table or removed."""
    for county in range(box.COUNTIES):
        holder = int(s.holder[county])
        assert (s.garrison[county] == 0) == (holder < 0), "holder and knight of a county disagree"
        assert s.retinue[county] == 0 or (holder >= 0 and not is_ally(s, holder)), "stray squires in a county"
        left = int(printed.NOBLES_PER_COUNTY[s.players]) - int(s.noble_stack[county])
        for seat in range(s.players):
            left -= int(s.nobles[seat, county])
        assert s.noble_stack[county] >= 0, "fewer than no nobles"
        assert left == 0 or (s.players == 2 and left > 0), "nobles are missing"


@rule
def check_battles(s: State) -> None:
    """LA-4.9, LA-4.10, LA-11.20  One slot a party in each battle, stacks without gaps, none without a card."""
    for battle in range(box.BATTLES):
        present = 0
        for slot in range(box.SLOTS):
            party = int(s.fighter[battle, slot])
            if party >= 0:
                assert (present >> party) & 1 == 0, "a party has two slots in a battle"
                present |= 1 << party
            ended = False
            for height in range(box.KNIGHTS):
                knight = int(s.stack[battle, slot, height])
                assert knight == 0 or not ended, "a gap in a stack"
                assert knight == 0 or party >= 0, "knights of nobody in a battle"
                ended = ended or knight == 0
        assert present == 0 or s.card[battle] >= 0, "knights without a battle card"


@rule
def check_battle_deck(s: State) -> None:
    """LA-2.6, LA-11.20  Battle cards are on show, done with, or in their deck, which runs out."""
    assert s.battles_drawn == box.ROW * s.round, "battle cards were not drawn in time"
    deck, hidden = 0, 0
    for place in range(s.battles_drawn, box.BATTLE_DECK):
        card = int(s.battle_deck[place])
        assert (deck >> card) & 1 == 0, "a battle card is in the deck twice"
        deck |= 1 << card
    for card in range(box.BATTLE_CARDS):
        hidden |= int(s.battle_seen[card] == 0) << card
        assert printed.BATTLE_OUT[s.players, card] == 0 or s.battle_seen[card], (
            "a battle card that was removed is in play"
        )
    assert deck == hidden, "the battle deck is not what nobody has seen"


@rule
def check_laws(s: State) -> None:
    """LA-2.7, LA-16.2  Laws are in force, proposed, done with, or in their deck, which runs out."""
    assert s.laws_drawn == box.LAW_ROW * s.round, "laws were not drawn in time"
    assert s.phase == asking.OVER or 1 <= s.round <= box.ROUNDS, "a round that does not exist"
    deck, hidden, shown = 0, 0, 0
    for place in range(s.laws_drawn, box.LAW_DECK):
        law = int(s.law_deck[place])
        assert (deck >> law) & 1 == 0, "a law is in the deck twice"
        deck |= 1 << law
    for law in range(box.LAWS):
        hidden |= int(s.law_seen[law] == 0) << law
    assert deck == hidden, "the law deck is not what nobody has seen"
    for place in range(2 * box.LAW_ROW):
        law = int(s.in_force[place]) if place < box.LAW_ROW else int(s.proposal[place - box.LAW_ROW])
        if law >= 0:
            assert (shown >> law) & 1 == 0, "a law lies there twice"
            assert in_game(s, law), "a law that does not belong to the game"
            assert s.law_seen[law], "a law lies there that nobody has seen"
            shown |= 1 << law

"""What players may not know in Lancaster (LA-16): purses, ballots and the order of both decks.

Every coin and squire moves openly, so one who forgets nothing knows all purses (LA-16.6): the record keeps
that count in `ledger`. It is there for programs that imagine the table; what people are shown comes from
`gold` and `squires`, which are blanked behind the screens.
"""

from __future__ import annotations

from reinos.core.dice import below, shuffle
from reinos.core.rule import rule
from reinos.core.secret import blanker
from reinos.games.lancaster import asking, box, statutes
from reinos.games.lancaster.state import State

blank = blanker(State)


@rule
def purses_open(s: State) -> bool:
    """LA-12.1, LA-16.3, LA-16.4, LA-16.5  No screens by option, with two players, and when the game is over."""
    return bool(s.open_resources != 0 or s.phase == asking.OVER)


@rule
def hide(s: State, viewer: int) -> None:
    """LA-16.1 to LA-16.5  Blank the decks, the ballots of others, and their purses if there are screens."""
    blank(s, viewer)
    if purses_open(s):
        fill_purses(s)


@rule
def fill_purses(s: State) -> None:
    """LA-16.6  All purses as counted by an observer who forgets nothing."""
    for seat in range(len(s.gold)):
        s.gold[seat] = s.ledger[seat, 0]
        s.squires[seat] = s.ledger[seat, 1]


@rule
def redeal(s: State, viewer: int) -> None:
    """LA-16.6  True purses; decks in any order that fits what has been seen; any ballots of those who voted."""
    fill_purses(s)
    reshuffle_battles(s)
    reshuffle_laws(s)
    if s.ask == asking.ASK_VOTE:
        for seat in range(s.players):
            if seat != viewer and (s.to_act >> seat) & 1 == 0:
                s.ballot[seat] = below(s, 2 * int(s.votes[seat]) + 2)


@rule
def reshuffle_battles(s: State) -> None:
    """LA-16.6  Cards on show are no more in the deck; the others lie in any order."""
    for place in range(box.BATTLE_DECK):
        s.battle_deck[place] = -1
    count = 0
    for card in range(box.BATTLE_CARDS):
        if s.battle_seen[card] == 0:
            s.battle_deck[s.battles_drawn + count] = card
            count += 1
    shuffle(s, s.battle_deck[s.battles_drawn :], count)


@rule
def reshuffle_laws(s: State) -> None:
    """LA-16.2, LA-16.6  The group of every card of the deck is known, their order within a group is not."""
    for place in range(box.LAW_DECK):
        s.law_deck[place] = -1
    first = int(s.laws_drawn)
    for group in range(1, box.GROUPS):
        count = 0
        for law in range(box.LAWS):
            if s.law_seen[law] == 0 and statutes.GROUP[law] == group:
                s.law_deck[first + count] = law
                count += 1
        shuffle(s, s.law_deck[first:], count)
        first += count

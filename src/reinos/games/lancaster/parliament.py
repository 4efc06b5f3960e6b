"""Phase 2: three proposals are voted (LA-6)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box
from reinos.games.lancaster.choices import CHOICES, LAW_VOTED, VOTE_OPENED, VOTED
from reinos.games.lancaster.state import State

vote_id = CHOICES["vote"].encoder()


@rule
def continue_parliament(s: State) -> None:
    """LA-6.1, LA-6.2  Everybody votes on the next proposal; after the third the laws are applied."""
    if s.vote < box.LAW_ROW:
        s.ask = asking.ASK_VOTE
        s.party = box.NOBODY
        s.to_act = (1 << s.players) - 1
        emit(s, VOTE_OPENED, s.vote, int(s.proposal[s.vote]))
    else:
        keep_leftovers(s)
        asking.begin(s, asking.APPLYING)
        s.stage = asking.OPENING


@rule
def ballots(s: State, seat: int, out: Any, n: int) -> int:
    """LA-1.10, LA-6.2  Yes or no with any number of the seat's votes."""
    for votes in range(min(int(s.votes[seat]), box.MOST) + 1):
        out[n] = vote_id(votes, 0)
        out[n + 1] = vote_id(votes, 1)
        n += 2
    return n


@rule
def cast(s: State, seat: int, votes: int, yes: int) -> None:
    """LA-6.2, LA-6.3  Put the scroll and the votes down; the last one reveals them all."""
    s.ballot[seat] = 2 * votes + yes
    if s.to_act == 0:
        reveal(s)


@rule
def reveal(s: State) -> None:
    """LA-6.3 to LA-6.6  Count, pay the votes used, and put the law in force or aside."""
    yes, no = 0, 0
    for seat in range(s.players):
        votes, said_yes = int(s.ballot[seat]) // 2, int(s.ballot[seat]) % 2
        if said_yes:
            yes += 1 + votes
        else:
            no += 1 + votes
        s.votes[seat] -= votes
        s.ballot[seat] = box.NOBODY
        emit(s, VOTED, seat, said_yes, votes)
    law = int(s.proposal[s.vote])
    s.proposal[s.vote] = box.NOBODY
    approved = 1 if yes >= no else 0
    emit(s, LAW_VOTED, law, yes, no, approved, int(s.in_force[0]))
    if approved:
        put_in_force(s, law)
    s.vote += 1


@rule
def put_in_force(s: State, law: int) -> None:
    """LA-6.5  The oldest law goes, the others move up, the new one takes the right place."""
    for slot in range(box.LAW_ROW - 1):
        s.in_force[slot] = s.in_force[slot + 1]
    s.in_force[box.LAW_ROW - 1] = law


@rule
def keep_leftovers(s: State) -> None:
    """LA-6.7, LA-6.9, LA-14.14, LA-14.17  Votes still owned are leftover; those won from now on wait."""
    for seat in range(s.players):
        s.leftover[seat] = s.votes[seat]
        s.spared[seat] = s.votes[seat]
        s.votes[seat] = 0

"""The end of the game: knighthood, extensions, nobles (LA-13)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import FINAL_SCORED, MATCH_WON
from reinos.games.lancaster.knights import strength_in_play
from reinos.games.lancaster.measures import extensions_built, nobles_owned
from reinos.games.lancaster.state import State

KNIGHTHOOD, EXTENSIONS, NOBLES = range(3)  # columns of `final`


@rule
def standing(s: State, category: int, seat: int) -> int:
    """LA-13.1, LA-13.2  What is compared, with its tie-break: squires for knighthood, gold for extensions."""
    if category == KNIGHTHOOD:
        return strength_in_play(s, seat) * (box.MOST + 1) + int(s.squires[seat])
    return extensions_built(s, seat) * (box.MOST + 1) + int(s.gold[seat])


@rule
def prize(players: int, before: int, equal: int) -> int:
    """LA-13.1 to LA-13.3, LA-12.10, LA-14.9  Points of a seat with so many ahead and so many level, itself included."""
    if players == 2:
        return printed.FIRST_PRIZE // equal if before == 0 else 0
    if before == 0:
        return printed.FIRST_PRIZE if equal == 1 else (printed.FIRST_PRIZE + printed.SECOND_PRIZE) // equal
    return printed.SECOND_PRIZE // equal if before == 1 else 0


@rule
def award(s: State, category: int) -> None:
    """LA-13.1 to LA-13.3  The prizes of one comparison."""
    for seat in range(s.players):
        own = standing(s, category, seat)
        before, equal = 0, 0
        for other in range(s.players):
            value = standing(s, category, other)
            if value > own:
                before += 1
            elif value == own:
                equal += 1
        s.final[seat, category] = prize(s.players, before, equal)


@rule
def score_final(s: State) -> None:
    """LA-13.1 to LA-13.4  Add the final points."""
    award(s, KNIGHTHOOD)
    award(s, EXTENSIONS)
    for seat in range(s.players):
        s.final[seat, NOBLES] = printed.NOBLE_POINTS[nobles_owned(s, seat)]
        for category in range(NOBLES + 1):
            s.score[seat] += s.final[seat, category]
        emit(
            s,
            FINAL_SCORED,
            seat,
            int(s.final[seat, KNIGHTHOOD]),
            int(s.final[seat, EXTENSIONS]),
            int(s.final[seat, NOBLES]),
        )


@rule
def end_match(s: State) -> None:
    """LA-13.5  Final points; most power points win, ties share the victory."""
    score_final(s)
    s.phase = asking.OVER
    s.ask = asking.ASK_NOTHING
    s.party = box.NOBODY
    best, winners = 0, 0
    for seat in range(s.players):
        best = max(best, int(s.score[seat]))
    for seat in range(s.players):
        winners |= int(s.score[seat] == best) << seat
    emit(s, MATCH_WON, winners, best)


@rule
def finish(s: State) -> None:
    """LA-13.5, LA-5.4  Points as they stand, and ranks; equal points share a rank."""
    for seat in range(s.players):
        s.points[seat] = s.score[seat]
        s.ranks[seat] = 1
        for other in range(s.players):
            if s.score[other] > s.score[seat]:
                s.ranks[seat] += 1

"""The end of the game: knighthood, extensions, nobles (LA-13)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import COMPARED, MATCH_WON, NOBLES_SCORED, PRIZE_WON
from reinos.games.lancaster.knights import strength_in_play
from reinos.games.lancaster.measures import extensions_built, nobles_owned
from reinos.games.lancaster.state import State

KNIGHTHOOD, EXTENSIONS, NOBLES = range(3)  # columns of `final`


@rule
def standing(s: State, category: int, seat: int) -> int:
    """LA-13.1, LA-13.2  What is compared, with its tie-break: squires for knighthood, gold for extensions."""
    purse = int(s.squires[seat]) if category == KNIGHTHOOD else int(s.gold[seat])
    return compared(s, category, seat) * (box.MOST + 1) + purse


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
    tell_award(s, category)


@rule
def tell_award(s: State, category: int) -> None:
    """LA-13.1 to LA-13.3  Tell what was compared, who won the prizes and whether a tie was broken or shared."""
    if s.quiet:
        return
    first, second, tied = 0, 0, 0
    best, points, points_second = 0, 0, 0
    for seat in range(s.players):
        best = max(best, standing(s, category, seat))
    for seat in range(s.players):
        won = int(s.final[seat, category])
        if standing(s, category, seat) == best:
            first |= 1 << seat
            points = won
        elif won > 0:
            second |= 1 << seat
            points_second = won
        if won > 0 and level(s, category, seat) > 1:
            tied = 1
    emit(
        s,
        COMPARED,
        category,
        told(s, category, 0),
        told(s, category, 1),
        told(s, category, 2),
        told(s, category, 3),
        told(s, category, 4),
    )
    emit(s, PRIZE_WON, category, first, points, second, points_second, tied)


@rule
def compared(s: State, category: int, seat: int) -> int:
    """LA-13.1, LA-13.2, LA-13.4  Strength in play, extensions or nobles of a seat."""
    if category == KNIGHTHOOD:
        return strength_in_play(s, seat)
    return extensions_built(s, seat) if category == EXTENSIONS else nobles_owned(s, seat)


@rule
def told(s: State, category: int, seat: int) -> int:
    """The same for the record of events, -1 where there is no such seat."""
    return compared(s, category, seat) if seat < s.players else box.NOBODY


@rule
def level(s: State, category: int, seat: int) -> int:
    """How many seats have as much as one of them, itself included, before ties are broken."""
    count = 0
    for other in range(s.players):
        count += int(compared(s, category, other) == compared(s, category, seat))
    return count


@rule
def score_final(s: State) -> None:
    """LA-13.1 to LA-13.4  Add the final points."""
    award(s, KNIGHTHOOD)
    award(s, EXTENSIONS)
    for seat in range(s.players):
        s.final[seat, NOBLES] = printed.NOBLE_POINTS[nobles_owned(s, seat)]
        for category in range(NOBLES + 1):
            s.score[seat] += s.final[seat, category]
    nobles = NOBLES
    emit(
        s,
        NOBLES_SCORED,
        told(s, nobles, 0),
        told(s, nobles, 1),
        told(s, nobles, 2),
        told(s, nobles, 3),
        told(s, nobles, 4),
    )


@rule
def end_match(s: State) -> None:
    """LA-13.5  Final points; most power points win, ties share the victory."""
    asking.begin(s, asking.OVER)
    score_final(s)
    s.ask = asking.ASK_NOTHING
    s.party = box.NOBODY
    score = s.score
    emit(s, MATCH_WON, int(score[0]), int(score[1]), int(score[2]), int(score[3]), int(score[4]))


@rule
def finish(s: State) -> None:
    """LA-13.5, LA-5.4  Points as they stand, and ranks; equal points share a rank."""
    for seat in range(s.players):
        s.points[seat] = s.score[seat]
        s.ranks[seat] = 1
        for other in range(s.players):
            if s.score[other] > s.score[seat]:
                s.ranks[seat] += 1

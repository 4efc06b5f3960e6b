"""The end of the game: points and ranks (BB-12)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import controlled
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.claims import faction_weight, rival_weight
from reinos.games.brian_boru.seats import sole_leader

FINAL_SCORED = EVENTS["final_scored"]
GAME_WON = EVENTS["game_won"]


@rule
def coin_points(s: state.State, seat: int) -> int:
    """BB-12.2  A point for most coins, if one player alone has them."""
    return box.MOST_COINS_POINT if sole_leader(s, s.coins) == seat else 0


@rule
def marker_points(s: state.State, seat: int) -> int:
    """BB-12.3  A point for the marker."""
    return box.MARKER_POINT if s.marker == seat else 0


@rule
def claim_points(s: state.State, seat: int) -> int:
    """BB-12.5, BB-12.6, BB-14.16  Tokens in front of the player; half of those on the board where it leads."""
    points = 0
    for region in range(box.REGIONS):
        worth = int(box.REGION_POINTS[region])
        on_board = s.claim_up[region] and s.claim_holder[region] < 0
        if s.claim_holder[region] == seat:
            points += worth
        elif on_board and faction_weight(s, seat, region) >= rival_weight(s, seat, region):
            points += worth // box.BOARD_DIVISOR
    return points


@rule
def regions_reached(s: state.State, seat: int) -> int:
    """BB-12.7, BB-8.5  Regions with a town that the player controls; trade adds the Viking towns."""
    towns = controlled(s, seat)
    if s.side == box.TRADE and s.spouse[box.PRINCESS] == seat:
        towns |= int(s.raided)
    found = 0
    for region in range(box.REGIONS):
        if towns & box.REGION_TOWNS[region]:
            found += 1
    return found


@rule
def region_points(s: state.State, seat: int) -> int:
    """BB-12.7  Points for the number of regions."""
    return int(box.REGION_TABLE[regions_reached(s, seat)])


@rule
def final_points(s: state.State, seat: int) -> int:
    """BB-12.1 to BB-12.7  What the end of the game adds to the points on the track."""
    renown = int(s.renown[seat])  # BB-12.4
    return coin_points(s, seat) + marker_points(s, seat) + renown + claim_points(s, seat) + region_points(s, seat)


@rule
def kept_by(holders: Any, seat: int) -> int:
    """BB-12.8  How many of some cards or tokens a player keeps."""
    found = 0
    for i in range(len(holders)):
        if holders[i] == seat:
            found += 1
    return found


@rule
def rank_seats(s: state.State) -> None:
    """BB-12.8, BB-14.29  By points, then claim tokens, then marriage cards; what is still equal is shared."""
    for one in range(s.players):
        s.ranks[one] = 1
        for two in range(s.players):
            ahead = int(s.points[two]) - int(s.points[one])
            if ahead == 0:
                ahead = kept_by(s.claim_holder, two) - kept_by(s.claim_holder, one)
            if ahead == 0:
                ahead = kept_by(s.spouse, two) - kept_by(s.spouse, one)
            if ahead > 0:
                s.ranks[one] += 1


@rule
def finish(s: state.State) -> None:
    """BB-12  Points and ranks; before the end the points on the track."""
    for seat in range(s.players):
        s.points[seat] = int(s.score[seat]) + (final_points(s, seat) if s.phase == state.OVER else 0)
    rank_seats(s)


@rule
def victory(s: state.State) -> tuple[int, int, int, int, int, int]:
    """BB-12.8, BB-14.29  The winners, their points, who comes next, how far behind, and the claim tokens of both."""
    winners, best, second = 0, 0, -1
    for seat in range(s.players):
        if s.ranks[seat] == 1:
            winners |= 1 << seat
            best = seat
        elif second < 0 or s.ranks[seat] < s.ranks[second]:
            second = seat
    lead = int(s.points[best]) - int(s.points[second]) if second >= 0 else 0
    claims, next_claims = kept_by(s.claim_holder, best), kept_by(s.claim_holder, second)
    return winners, int(s.points[best]), second, lead, claims, next_claims


@rule
def end_game(s: state.State) -> None:
    """BB-12.1, BB-12.8  Score for the last time; the best win."""
    s.phase = state.OVER
    s.actor = -1
    finish(s)
    for seat in range(s.players):
        coins, marker, renown = coin_points(s, seat), marker_points(s, seat), int(s.renown[seat])
        emit(s, FINAL_SCORED, seat, coins, marker, renown, claim_points(s, seat), region_points(s, seat))
    winners, points, second, lead, claims, next_claims = victory(s)
    emit(s, GAME_WON, winners, points, second, lead, claims, next_claims)

"""Winning, elimination and ranks (RE-11, RE-12)."""

from __future__ import annotations

from reinos.core.bits import count, lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import choices, phases, pieces
from reinos.games.risk_europe.board import crowns, vacate
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.map import CITIES
from reinos.games.risk_europe.state import UNLIMITED, State

WIN_CROWNS = pieces.by_players("win_crowns")
MARKER_COINS = int(pieces.DATA["tie_break"]["first_player_marker_counts_as_coins"])
CROWN_SAVED, ELIMINATED = EVENTS["crown_saved"], EVENTS["eliminated"]
CITY_REGAINED, MARKER_PASSED = EVENTS["city_regained"], EVENTS["marker_passed"]
FINAL_COUNT, MATCH_WON = EVENTS["final_count"], EVENTS["match_won"]


@rule
def check_end(s: State) -> None:
    """RE-3.8, RE-18.23, RE-19.2  Victory first, then elimination, then perhaps another round."""
    if somebody_won(s):
        end_game(s, choices.END_GOAL)
        return
    players_left = check_elimination(s)
    if players_left == 0:
        end_game(s, choices.END_NOBODY)
    elif players_left == 1:
        end_game(s, choices.END_LAST)
    elif s.max_rounds != UNLIMITED and s.round >= s.max_rounds:
        end_game(s, choices.END_LIMIT)
    else:
        s.phase = phases.ROUND_START


@rule
def truncated(s: State) -> bool:
    """RE-19.2  The limit of rounds ended the game: nobody had won, and at least two were left."""
    left = 0
    for seat in range(s.players):
        left += int(s.alive[seat])
    at_limit = s.phase == phases.OVER and s.max_rounds != UNLIMITED and s.round >= s.max_rounds
    return bool(at_limit and left > 1 and not somebody_won(s))


@rule
def somebody_won(s: State) -> bool:
    """RE-11.1, RE-11.6, RE-11.7, RE-18.1, RE-18.42, RE-15.7

    A living player has the crowns fixed by the number of players.
    """
    most = 0
    for seat in range(s.players):
        if s.alive[seat]:
            most = max(most, crowns(s, seat))
    return bool(most >= WIN_CROWNS[s.players])


@rule
def falls(s: State, army: int) -> bool:
    """RE-12.1, RE-12.2, RE-14.11  No city, and no crown card or completed mission that still saves."""
    if int(s.land[army]) & CITIES:
        return False
    return bool(int(s.cards[army]) + count(int(s.revealed[army])) == 0 or s.saved[army] == 1)


@rule
def check_elimination(s: State) -> int:
    """RE-12.1 to RE-12.4, RE-12.7, RE-18.30, RE-12.6  All armies at once; how many players are left."""
    falling = 0
    for army in range(pieces.ARMIES):
        if s.alive[army] and falls(s, army):
            falling |= 1 << army
    players_left = 0
    for army in range(pieces.ARMIES):
        if (falling >> army) & 1:
            eliminate(s, army)
        elif s.alive[army]:
            without_city = int(s.land[army]) & CITIES == 0
            if without_city:
                emit(s, CROWN_SAVED, army)
            elif s.saved[army]:
                emit(s, CITY_REGAINED, army)
            s.saved[army] = int(without_city)
            players_left += int(army < s.players)
    if players_left > 0:
        pass_marker(s)
    return players_left


@rule
def eliminate(s: State, army: int) -> None:
    """RE-12.5, RE-12.8, RE-13.9, RE-17.4, RE-18.37  Units, coins and tiles go back, cards are gone; castles stay."""
    left = int(s.land[army])
    missions = count(int(s.revealed[army]))
    emit(s, ELIMINATED, army, count(left), int(s.coins[army]), int(s.cards[army]), missions, int(s.saved[army]))
    while left:
        territory = lowest(left)
        left &= left - 1
        for unit in range(pieces.KINDS):
            s.reserve[army, unit] += s.units[pieces.HOLDER, territory, unit]
            s.units[pieces.HOLDER, territory, unit] = 0
        vacate(s, territory)
    s.coins[army] = 0
    s.cards[army] = 0
    s.gone[army] = s.revealed[army]
    s.revealed[army] = 0
    s.held_count[army] = 0
    s.saved[army] = 0
    s.alive[army] = 0
    s.left_in[army] = s.round


@rule
def pass_marker(s: State) -> None:
    """RE-12.5, RE-12.7, RE-18.22  The marker of an eliminated player goes to the next player on the left."""
    if s.alive[s.marker]:
        return
    place = 0
    while s.circle[place] != s.marker:
        place += 1
    holder = s.marker
    while holder >= s.players or s.alive[holder] == 0:
        place = (place + 1) % pieces.ARMIES
        holder = int(s.circle[place])
    s.marker = holder
    emit(s, MARKER_PASSED, holder)


@rule
def end_game(s: State, reason: int) -> None:
    """RE-11.2, RE-11.5, RE-18.31  Ranks; those on the first share the victory."""
    s.phase = phases.OVER
    s.to_act = 0
    finish(s)
    winners, first = 0, -1
    for seat in range(s.players):
        if s.alive[seat]:
            lands = count(int(s.land[seat]))
            emit(s, FINAL_COUNT, seat, int(s.points[seat]), lands, int(s.coins[seat]), int(s.marker == seat))
        if s.ranks[seat] == 1:
            winners |= 1 << seat
            first = seat
    emit(s, MATCH_WON, winners, int(s.points[first]), reason, decided_by(s, winners, first))


@rule
def decided_by(s: State, winners: int, first: int) -> int:
    """RE-11.2, RE-11.4  What decided between the players with most crowns."""
    if winners & (winners - 1):
        return choices.SHARED
    found = choices.BY_CROWNS
    for seat in range(s.players):
        if seat != first and s.alive[seat] and s.points[seat] == s.points[first]:
            same = count(int(s.land[seat])) == count(int(s.land[first]))
            found = max(found, choices.BY_COINS if same else choices.BY_TERRITORIES)
    return found


@rule
def wealth(s: State, seat: int) -> int:
    """RE-11.2  Coins, and ten more for the First Player Marker."""
    return int(s.coins[seat]) + (MARKER_COINS if s.marker == seat else 0)


@rule
def is_ahead(s: State, one: int, two: int) -> bool:
    """RE-11.2, RE-11.5, RE-18.16  Crowns, then territories, then coins; the eliminated by when they left."""
    if s.alive[one] != s.alive[two]:
        return bool(s.alive[one] == 1)
    if s.alive[one] == 0:
        return bool(s.left_in[one] > s.left_in[two])
    if crowns(s, one) != crowns(s, two):
        return crowns(s, one) > crowns(s, two)
    lands, other = count(int(s.land[one])), count(int(s.land[two]))
    if lands != other:
        return lands > other
    return wealth(s, one) > wealth(s, two)


@rule
def finish(s: State) -> None:
    """RE-11.2, RE-11.3, RE-11.4  Points are crowns; players tied on everything share their rank."""
    s.points[:] = 0
    s.ranks[:] = 0
    for seat in range(s.players):
        s.points[seat] = crowns(s, seat)
        rank = 1
        for other in range(s.players):
            if other != seat and is_ahead(s, other, seat):
                rank += 1
        s.ranks[seat] = rank

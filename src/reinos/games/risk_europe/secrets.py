"""What a player cannot know: chosen cards, bids, mercenary decks, missions (RE-16)."""

from __future__ import annotations

from reinos.core.dice import below, shuffle
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.bids import most_bid
from reinos.games.risk_europe.rounds import in_hand
from reinos.games.risk_europe.state import State


@rule
def redeal(s: State, viewer: int) -> None:
    """RE-16.1, RE-16.2, RE-16.6, RE-18.26

    Redraw all that the viewer does not know, in keeping with all that it does.
    """
    for seat in range(s.players):
        if seat != viewer and s.alive[seat]:
            redeal_cards(s, seat)
            redeal_bid(s, seat)
    for army in range(s.players, pieces.ARMIES):
        if s.alive[army]:
            redeal_deck(s, army)
    if s.kingdom_missions:
        while not redeal_missions(s, viewer):
            pass
        name_missions(s, viewer)


# --- cards and bids


@rule
def unseen(s: State, army: int, kind: int) -> int:
    """RE-16.2  Cards of a kind that the army has not shown since it last had all eight."""
    left = in_hand(s, army, kind)
    for turn in range(pieces.TURNS):
        left -= int(s.shown[army, turn] == kind) + int(s.chosen[army, turn] == kind)
    return left


@rule
def redeal_cards(s: State, seat: int) -> None:
    """RE-16.1  Cards chosen and not yet revealed: any of those the seat can have."""
    choosing = s.phase == phases.CHOOSE_CARDS and (s.to_act >> seat) & 1
    if s.round == 0 or choosing:
        return
    for turn in range(s.turn, pieces.TURNS):
        if s.shown[seat, turn] < 0:
            total = 0
            for kind in range(pieces.CARD_KINDS):
                total += unseen(s, seat, kind)
            pick = below(s, total)
            for kind in range(pieces.CARD_KINDS):
                left = unseen(s, seat, kind)
                if 0 <= pick < left:
                    s.chosen[seat, turn] = kind
                pick -= left


@rule
def redeal_bid(s: State, seat: int) -> None:
    """RE-16.1  A bid made and not yet revealed: anything the seat can pay."""
    bidding = s.phase == phases.BID_FIRST or s.phase == phases.AUCTION_BID
    if bidding and (s.to_act >> seat) & 1 == 0:
        s.bid[seat] = below(s, most_bid(s, seat) + 1)


@rule
def redeal_deck(s: State, army: int) -> None:
    """RE-16.1, RE-16.6  A mercenary deck: what has not been shown, in any order."""
    n = 0
    if s.deck_left[army] > 0:
        for kind in range(pieces.CARD_KINDS):
            for _ in range(unseen(s, army, kind)):
                s.deck[army, n] = kind
                n += 1
        shuffle(s, s.deck[army], n)


# --- missions
#
# The viewer knows who drew when, what it saw itself and what was revealed. Replay all draws with symbols
# for the cards of the first deck; what the others kept is drawn by lot. A replay that contradicts what the
# viewer knows is thrown away, so that those kept are all equally likely.


@rule
def redeal_missions(s: State, viewer: int) -> bool:
    """RE-13.3, RE-16.6  One replay of all draws, with names for all symbols; false if it cannot have been so."""
    s.symbols[:] = -1
    for place in range(pieces.MISSIONS):
        s.mission_deck[place] = place
    for draw in range(s.draws):
        if not replay_draw(s, viewer, draw):
            return False
    if s.phase == phases.MISSION_PICK and int(s.drawer[s.draws]) == viewer:
        for place in range(2):
            if not name_symbol(s, int(s.mission_deck[place]), int(s.looks[viewer, s.draws, place])):
                return False
    for seat in range(s.players):
        if seat != viewer and not name_revealed(s, seat):
            return False
    name_rest(s)
    return True


@rule
def replay_draw(s: State, viewer: int, draw: int) -> bool:
    """RE-13.3  One of the two top symbols is kept, the other goes to the bottom."""
    seat, left = int(s.drawer[draw]), pieces.MISSIONS - draw
    kept, back = int(s.mission_deck[0]), -1
    if left > 1:
        back = int(s.mission_deck[1])
        if below(s, 2):
            kept, back = back, kept
    for place in range(left - 2):
        s.mission_deck[place] = s.mission_deck[place + 2]
    if left > 1:
        s.mission_deck[left - 2] = back
    if seat != viewer:
        s.looks[seat, draw, 0] = kept
        s.looks[seat, draw, 1] = back
        return True
    if not name_symbol(s, kept, int(s.looks[seat, draw, 0])):
        return False
    return left == 1 or name_symbol(s, back, int(s.looks[seat, draw, 1]))


@rule
def symbol_of(s: State, mission: int) -> int:
    """The symbol that stands for a mission, -1 if none does yet."""
    for symbol in range(pieces.MISSIONS):
        if s.symbols[symbol] == mission:
            return symbol
    return -1


@rule
def name_symbol(s: State, symbol: int, mission: int) -> bool:
    """Let a symbol stand for a mission; false if one of them is taken."""
    if s.symbols[symbol] < 0 and symbol_of(s, mission) < 0:
        s.symbols[symbol] = mission
    return int(s.symbols[symbol]) == mission


@rule
def keeps(s: State, seat: int, symbol: int) -> bool:
    """Whether the seat kept a symbol in one of its draws."""
    found = 0
    for draw in range(s.draws):
        found += int(s.drawer[draw] == seat and s.looks[seat, draw, 0] == symbol)
    return found > 0


@rule
def name_revealed(s: State, seat: int) -> bool:
    """RE-16.2  What a seat has revealed is among what it kept; every way of it is equally likely."""
    shown = int(s.revealed[seat]) | int(s.gone[seat])
    kept, nameless = 0, 0
    for draw in range(s.draws):
        if s.drawer[draw] == seat:
            kept += 1
            nameless += int(s.symbols[s.looks[seat, draw, 0]] < 0)
    for mission in range(pieces.MISSIONS):
        if (shown >> mission) & 1:
            symbol = symbol_of(s, mission)
            if symbol >= 0:
                if not keeps(s, seat, symbol):
                    return False
            else:
                # fewer nameless symbols mean fewer ways: such replays must be as much rarer
                if below(s, kept) >= nameless:
                    return False
                name_one(s, seat, mission, below(s, nameless))
                kept -= 1
                nameless -= 1
    return True


@rule
def name_one(s: State, seat: int, mission: int, which: int) -> None:
    """Give a mission to one of the nameless symbols that a seat kept."""
    for draw in range(s.draws):
        if s.drawer[draw] == seat:
            symbol = int(s.looks[seat, draw, 0])
            if s.symbols[symbol] < 0:
                if which == 0:
                    s.symbols[symbol] = mission
                which -= 1


@rule
def name_rest(s: State) -> None:
    """Everything else stands for anything else."""
    nameless = 0
    for symbol in range(pieces.MISSIONS):
        nameless += int(s.symbols[symbol] < 0)
    for mission in range(pieces.MISSIONS):
        if symbol_of(s, mission) < 0:
            which = below(s, nameless)
            nameless -= 1
            for symbol in range(pieces.MISSIONS):
                if s.symbols[symbol] < 0:
                    if which == 0:
                        s.symbols[symbol] = mission
                    which -= 1


@rule
def name_missions(s: State, viewer: int) -> None:
    """Missions instead of symbols in the deck and with the other players."""
    for place in range(pieces.MISSIONS):
        if place < s.missions_left:
            s.mission_deck[place] = s.symbols[s.mission_deck[place]]
        else:
            s.mission_deck[place] = -1
    for draw in range(s.draws):
        seat = int(s.drawer[draw])
        if seat != viewer:
            kept, back = int(s.looks[seat, draw, 0]), int(s.looks[seat, draw, 1])
            s.looks[seat, draw, 0] = s.symbols[kept]
            s.looks[seat, draw, 1] = s.symbols[back] if back >= 0 else -1
            s.held[seat] |= 1 << int(s.symbols[kept])
    for seat in range(s.players):
        if seat != viewer:
            s.held[seat] &= ~(int(s.revealed[seat]) | int(s.gone[seat]))
    if s.phase == phases.MISSION_PICK:
        seat = int(s.drawer[s.draws])
        if seat != viewer:
            s.looks[seat, s.draws, 0] = s.mission_deck[0]
            s.looks[seat, s.draws, 1] = s.mission_deck[1]
    s.symbols[:] = -1

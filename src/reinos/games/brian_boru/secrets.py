"""Who knows what in Brian Boru (BB-13): hands, packs, the undealt card, the decks."""

from __future__ import annotations

from reinos.core.dice import below
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.core.secret import blanker
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import empty_towns
from reinos.games.brian_boru.decks import shuffle_marriages, shuffle_vikings
from reinos.games.brian_boru.draft import kept_cards
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.trick import matched_towns, matching_cards, unmatched_colours

hide = blanker(state.State)

UNSEEN = -1  # the group of the cards that the viewer has never held
IN_PACK = box.TURNS  # stands for a turn: not kept yet
UNDEALT = SEATS * (box.TURNS + 1)  # the place of the card that nobody got
TRIES = 40  # deals at random before one is made to fit
EVERY_COLOUR = (1 << (box.WHITE + 1)) - 1


@rule
def redeal(s: state.State, viewer: int) -> None:
    """BB-13.3, BB-13.8  Draw decks and hands anew among all that fit what the viewer knows."""
    shuffle_marriages(s)
    shuffle_vikings(s)
    if s.dealt:
        tries = 0
        fitting = False
        while not fitting and tries < TRIES:
            deal_cards(s, viewer)
            fitting = plausible(s, viewer)
            tries += 1
        if not fitting:
            deal_fitting(s, viewer)


# --- the action cards
#
# A deal with its draft assigns every card to a place: a place (pack, turn) holds a card that the pack's
# holder kept at that turn, a place (pack, IN_PACK) one that is still in the pack, and one card may be
# undealt. Every assignment that fits is equally likely. Cards that the viewer saw in a pack and left
# there went to later places of that pack, cards never seen to all others; a card that has been played
# went to a place of the seat that played it.


@rule
def turns_begun(s: state.State) -> int:
    """Turns of the draft at which somebody may have kept cards."""
    return min(int(s.turn) + 1, int(box.DRAFT_TURNS[s.players]))


@rule
def holder(s: state.State, pack: int, turn: int) -> int:
    """BB-4.3, BB-13.8  Who holds a pack at a turn; a pack is called after its first holder."""
    return (pack + turn) % s.players


@rule
def kept(s: state.State, pack: int, turn: int) -> int:
    """BB-2.7, BB-4.2  How many cards are kept of a pack at a turn; none by a seat that has not chosen yet."""
    if s.phase == state.DRAFT and turn == s.turn and s.to_act >> holder(s, pack, turn) & 1:
        return 0
    return int(box.PICKS[s.players, turn])


@rule
def deal_cards(s: state.State, viewer: int) -> None:
    """BB-13.8  Put every card that the viewer does not hold on a place, then write hands and packs."""
    own = forget_others(s, viewer)
    places = list_places(s, viewer)
    for played in range(1, -1, -1):  # cards that have been played first: they have fewer places to choose from
        for card in range(1, box.CARDS + 1):
            if own >> card & 1 == 0 and (s.shown[card] >= 0) == (played == 1):
                put_somewhere(s, viewer, card, places)
                places -= 1
    s.deck[:] = 0
    write_packs(s, viewer)


@rule
def forget_others(s: state.State, viewer: int) -> int:
    """Take all cards back but the viewer's own, which are returned."""
    own = 0
    s.undealt = 0
    for seat in range(s.players):
        if seat == viewer:
            for turn in range(turns_begun(s)):
                own |= int(s.picks[seat, turn])
            if s.phase == state.DRAFT:
                own |= int(s.packs[seat, s.turn])
        else:
            s.hand[seat] = 0
            s.packs[seat, :] = 0
            s.picks[seat, :] = 0
    return own


@rule
def list_places(s: state.State, viewer: int) -> int:
    """Write all places but the viewer's own to `deck`; how many they are."""
    n = 0
    for pack in range(s.players):
        left = int(box.DEAL[s.players])
        for turn in range(turns_begun(s)):
            size = kept(s, pack, turn)
            left -= size
            if holder(s, pack, turn) != viewer:
                s.deck[n : n + size] = place(pack, turn)
                n += size
        if left > 0 and holder(s, pack, int(s.turn)) != viewer:
            s.deck[n : n + left] = place(pack, IN_PACK)
            n += left
    if s.players * box.DEAL[s.players] < box.CARDS:
        s.deck[n] = UNDEALT
        n += 1
    return n


@rule
def place(pack: int, turn: int) -> int:
    """The number of a place."""
    return pack * (box.TURNS + 1) + turn


@rule
def group_of(s: state.State, viewer: int, card: int) -> int:
    """BB-13.8  The pack in which the viewer saw the card, or UNSEEN."""
    found = UNSEEN
    if viewer >= 0:
        for turn in range(turns_begun(s)):
            if int(s.packs[viewer, turn]) >> card & 1:
                found = (viewer - turn) % s.players
    return found


@rule
def fits(s: state.State, viewer: int, group: int, player: int, spot: int) -> bool:
    """Whether a card of a group, played by a seat or (-1) not, can have gone to a place."""
    if spot == UNDEALT:
        return group == UNSEEN and player < 0
    pack = spot // (box.TURNS + 1)
    turn = spot % (box.TURNS + 1)
    if player >= 0 and (turn == IN_PACK or holder(s, pack, turn) != player):
        return False
    seen_at = (viewer - pack) % s.players if viewer >= 0 else IN_PACK
    left_there = seen_at < turns_begun(s) and turn > seen_at
    return group == pack if left_there else group == UNSEEN


@rule
def put_somewhere(s: state.State, viewer: int, card: int, places: int) -> None:
    """Put a card on one of the places left that fit, all equally likely."""
    group = group_of(s, viewer, card)
    player = int(s.shown[card])
    choices = 0
    for i in range(places):
        if fits(s, viewer, group, player, int(s.deck[i])):
            choices += 1
    wanted = below(s, choices)
    for i in range(places):
        if fits(s, viewer, group, player, int(s.deck[i])):
            if wanted == 0:
                take(s, i, card, places)
                return
            wanted -= 1


@rule
def take(s: state.State, i: int, card: int, places: int) -> None:
    """Put a card on the i-th of the places left, which the last one follows."""
    spot = int(s.deck[i])
    s.deck[i] = s.deck[places - 1]
    put(s, spot, card)


@rule
def put(s: state.State, spot: int, card: int) -> None:
    """Put a card on a place."""
    if spot == UNDEALT:
        s.undealt = card
        return
    pack = spot // (box.TURNS + 1)
    turn = spot % (box.TURNS + 1)
    if turn == IN_PACK:
        seat = holder(s, pack, int(s.turn))
        s.packs[seat, s.turn] = int(s.packs[seat, s.turn]) | (1 << card)
    else:
        seat = holder(s, pack, turn)
        s.picks[seat, turn] = int(s.picks[seat, turn]) | (1 << card)


@rule
def write_packs(s: state.State, viewer: int) -> None:
    """Every pack as it was when it arrived: what is left of it, and what was kept from then on."""
    for pack in range(s.players):
        content = 0
        for turn in range(turns_begun(s) - 1, -1, -1):
            seat = holder(s, pack, turn)
            if turn == s.turn:
                content = int(s.packs[seat, turn])
            content |= int(s.picks[seat, turn])
            if seat != viewer:
                s.packs[seat, turn] = content
    if s.phase != state.DRAFT:
        for seat in range(s.players):
            s.hand[seat] = kept_cards(s, seat)
        for card in range(1, box.CARDS + 1):
            if s.shown[card] >= 0:
                s.hand[s.shown[card]] = int(s.hand[s.shown[card]]) & ~(1 << card)


@rule
def plausible(s: state.State, viewer: int) -> bool:
    """BB-5.2, BB-5.4, BB-13.8  Whether the hands fit what leaders have shown by the towns they chose."""
    for seat in range(s.players):
        if seat != viewer:
            for colour in range(box.WHITE + 1):
                if s.lacks[seat] >> colour & 1 and s.hand[seat] & box.COLOUR_CARDS[colour]:
                    return False
    if not must_match(s, viewer):
        return True
    hand = int(s.hand[s.leader])
    return hand & matching_cards(int(s.active)) != 0 or matched_towns(hand, empty_towns(s)) == 0


@rule
def must_match(s: state.State, viewer: int) -> bool:
    """BB-5.2  Whether somebody else has put the marker on a town, and is about to match it."""
    return s.phase == state.LEAD_CARD and s.leader != viewer and s.active != box.NOWHERE


# --- deals that are made to fit
#
# What leaders have shown can be so rare that no deal at random fits it. Then cards are put only where
# the others can still be put: Hall's condition, group by group, for the colours that places take.


@rule
def deal_fitting(s: state.State, viewer: int) -> None:
    """BB-5.2, BB-5.4, BB-13.8  One deal that fits all that the viewer knows, though not all equally likely."""
    own = forget_others(s, viewer)
    places = list_places(s, viewer)
    waiting = 0
    for card in range(1, box.CARDS + 1):
        if own >> card & 1 == 0:
            if s.shown[card] >= 0:
                put_somewhere(s, viewer, card, places)
                places -= 1
            else:
                waiting |= 1 << card
    leader = max(0, int(s.leader))
    shown = int(s.lacks[leader])
    if must_match(s, viewer):
        led = give_match(s, viewer, waiting, places)
        if led:
            waiting &= ~(1 << led)
            places -= 1
        else:  # then no card in that hand matches any empty town
            s.lacks[leader] = shown | unmatched_colours(s)
    for card in range(1, box.CARDS + 1):
        if waiting >> card & 1:
            waiting &= ~(1 << card)
            put_with_room(s, viewer, card, waiting, places)
            places -= 1
    s.lacks[leader] = shown
    s.deck[:] = 0
    write_packs(s, viewer)


@rule
def give_match(s: state.State, viewer: int, waiting: int, places: int) -> int:
    """BB-5.2  Give the leader a card that matches the active town, all that can be equally likely; 0 if none can."""
    choices = 0
    for card in range(1, box.CARDS + 1):
        if leaders_place(s, viewer, card, waiting, places) >= 0:
            choices += 1
    if choices == 0:
        return 0
    wanted = below(s, choices)
    for card in range(1, box.CARDS + 1):
        i = leaders_place(s, viewer, card, waiting, places)
        if i >= 0:
            if wanted == 0:
                take(s, i, card, places)
                return card
            wanted -= 1
    return 0


@rule
def leaders_place(s: state.State, viewer: int, card: int, waiting: int, places: int) -> int:
    """Which of the places left would give the leader this card that matches the active town, -1 none."""
    if waiting & matching_cards(int(s.active)) & (1 << card) == 0:
        return -1
    group = group_of(s, viewer, card)
    for i in range(places):
        spot = int(s.deck[i])
        leaders = fits(s, viewer, group, int(s.leader), spot) and takes(s, spot) >> int(box.CARD_COLOUR[card]) & 1 == 1
        if leaders and has_room(s, viewer, group, waiting & ~(1 << card), i, places):
            return i
    return -1


@rule
def put_with_room(s: state.State, viewer: int, card: int, waiting: int, places: int) -> None:
    """Put a card on one of the places left that fit and leave room for all cards that wait, equally likely."""
    group = group_of(s, viewer, card)
    kinds = spare_kinds(s, viewer, card, waiting, places)
    choices = 0
    for i in range(places):
        if fits(s, viewer, group, -1, int(s.deck[i])) and kinds >> takes(s, int(s.deck[i])) & 1:
            choices += 1
    wanted = below(s, choices)
    for i in range(places):
        if fits(s, viewer, group, -1, int(s.deck[i])) and kinds >> takes(s, int(s.deck[i])) & 1:
            if wanted == 0:
                take(s, i, card, places)
                return
            wanted -= 1


@rule
def spare_kinds(s: state.State, viewer: int, card: int, waiting: int, places: int) -> int:
    """The kinds of places, by the colours they take, of which the card can have one: bit a kind."""
    group = group_of(s, viewer, card)
    seen = 0
    spare = 0
    for i in range(places):
        kind = takes(s, int(s.deck[i]))
        if fits(s, viewer, group, -1, int(s.deck[i])) and seen >> kind & 1 == 0:
            seen |= 1 << kind
            if kind >> int(box.CARD_COLOUR[card]) & 1 and has_room(s, viewer, group, waiting, i, places):
                spare |= 1 << kind
    return spare


@rule
def takes(s: state.State, spot: int) -> int:
    """BB-5.4  The colours of cards not played yet that can be on a place."""
    if spot == UNDEALT or spot % (box.TURNS + 1) == IN_PACK:
        return EVERY_COLOUR
    seat = holder(s, spot // (box.TURNS + 1), spot % (box.TURNS + 1))
    return EVERY_COLOUR & ~int(s.lacks[seat])


@rule
def has_room(s: state.State, viewer: int, group: int, waiting: int, taken: int, places: int) -> bool:
    """Whether the cards of a group that wait can be put, once one of the places left is taken (Hall's condition)."""
    cards = waiting & group_cards(s, viewer, group)
    for colours in range(1, EVERY_COLOUR + 1):
        room = 0
        for i in range(places):
            spot = int(s.deck[i])
            if i != taken and takes(s, spot) & colours and fits(s, viewer, group, -1, spot):
                room += 1
        for colour in range(box.WHITE + 1):
            if colours >> colour & 1:
                room -= count(cards & int(box.COLOUR_CARDS[colour]))
        if room < 0:
            return False
    return True


@rule
def group_cards(s: state.State, viewer: int, group: int) -> int:
    """BB-13.8  The cards of a group."""
    found = 0
    for card in range(1, box.CARDS + 1):
        if group_of(s, viewer, card) == group:
            found |= 1 << card
    return found

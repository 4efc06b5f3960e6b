"""The course of a game of Lancaster: setup, rounds, and who is asked what (LA-2, LA-3, LA-15)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.battles import continue_battles, end_ransom, ransom, ransom_choices
from reinos.games.lancaster.castles import continue_castles, end_castle, item_choices, score_item
from reinos.games.lancaster.choices import (
    BATTLES_LAID,
    DECLINE_ID,
    DONE_ID,
    LAWS_PROPOSED,
    ROUND_BEGUN,
    battle_chosen,
    build_id,
    built,
    county_option,
    exchanged,
    favour_taken,
    front_battle,
    item_chosen,
    noble_removed,
    noble_taken,
    ransomed,
    sent_ally,
    sent_knight,
    sent_place,
    squires_added,
    starter_named,
    taxed,
    traded,
    upgraded_place,
    upgraded_strength,
    upkept,
    vote_tokens,
    vote_yes,
)
from reinos.games.lancaster.counties import (
    battle_choices,
    continue_counties,
    county_choices,
    cross_from,
    name_starter,
    score_county,
    starter_choices,
)
from reinos.games.lancaster.deployment import (
    continue_deployment,
    favour_choices,
    noble_choices,
    occupy,
    place_choices,
    send,
    squires_choices,
    take_favour,
)
from reinos.games.lancaster.knights import ally_of, upgrade, upgrade_choices
from reinos.games.lancaster.laws import (
    champion_choices,
    continue_laws,
    end_tax,
    end_upkeep,
    exchange,
    exchange_choices,
    front_choices,
    pay_tax,
    pay_upkeep,
    send_squire,
    swap_champion,
    tax_choices,
    trade,
    trade_choices,
    upkeep_choices,
)
from reinos.games.lancaster.parliament import cast, continue_parliament, vote_choices
from reinos.games.lancaster.rewards import answered, ask, build, take_noble
from reinos.games.lancaster.scoring import end_match
from reinos.games.lancaster.state import (
    ALLY_COURT,
    APPLYING,
    ASK_BATTLE,
    ASK_CASTLE,
    ASK_CHAMPION,
    ASK_COUNTY,
    ASK_EXCHANGE,
    ASK_EXTENSION,
    ASK_FAVOUR,
    ASK_FRONT,
    ASK_NOBLE,
    ASK_PLACE,
    ASK_RANSOM,
    ASK_REMOVE,
    ASK_SETUP,
    ASK_SQUIRES,
    ASK_STARTER,
    ASK_TAX,
    ASK_TRADE,
    ASK_UPGRADE,
    ASK_UPKEEP,
    ASK_VOTE,
    BASE,
    BASE_LAWS,
    BATTLE_CARDS,
    BATTLE_OUT,
    CASTLE_SCORING,
    COMPANY,
    COUNTY_SCORING,
    DEPLOYMENT,
    FAVOUR_OUT,
    FAVOURS,
    GROUP,
    GROUPS,
    IN_STOCK,
    LAW_ROW,
    LAWS,
    MIXED_CHOICE,
    NEW,
    NOBLES_PER_COUNTY,
    NOBODY,
    OUT,
    OVER,
    PARLIAMENT,
    ROUNDS,
    SETUP,
    SHOWN,
    SPACES,
    START_COURT,
    START_GOLD,
    START_SQUIRES,
    START_VOTES,
    STRENGTHS,
    UPPER,
    State,
)

# --- setup


@rule
def setup(s: State) -> None:
    """LA-2.1 to LA-2.10  Lay the table; the first question is the extension tile of the start player."""
    clear_table(s)
    for seat in range(s.players):
        equip(s, seat)
        if s.players == 2:
            muster(s, ally_of(s, seat), ALLY_COURT)
    s.noble_stack[:] = NOBLES_PER_COUNTY[s.players]
    for tile in range(FAVOURS):
        s.favour[tile] = OUT if FAVOUR_OUT[s.players, tile] else SHOWN
    s.start = below(s, s.players)
    s.next_start = s.start
    shuffle_battles(s)
    choose_law_sets(s)
    shuffle_laws(s)
    emit(s, ROUND_BEGUN, 1, s.start)
    reveal_battles(s)
    propose_laws(s)
    proceed(s)


@rule
def clear_table(s: State) -> None:
    """Every field as it is before anything lies on the table."""
    answered(s)
    s.phase, s.round, s.turn, s.stage = SETUP, 1, 0, 0
    s.vote, s.law, s.county, s.battle = 0, 0, 0, 0
    s.sent, s.sent_to, s.picked = 0, NOBODY, 0
    s.due[:] = 0
    s.reserve[:, :] = 0
    s.court[:, :] = 0
    s.castle[:, :] = 0
    s.holder[:] = NOBODY
    s.garrison[:] = 0
    s.retinue[:] = 0
    s.card[:] = NOBODY
    s.fighter[:, :] = NOBODY
    s.stack[:, :, :] = 0
    s.aid[:, :] = 0
    s.tiles[:, :] = IN_STOCK
    s.nobles[:, :] = 0
    s.gold[:] = 0
    s.squires[:] = 0
    s.ledger[:, :] = 0
    s.votes[:] = 0
    s.leftover[:] = 0
    s.spared[:] = 0
    s.ballot[:] = NOBODY
    s.score[:] = 0
    s.earned[:, :] = 0
    s.final[:, :] = 0
    s.points[:] = 0
    s.ranks[:] = 0


@rule
def equip(s: State, seat: int) -> None:
    """LA-2.2  Knights, gold, squires and a vote; all tiles are in stock."""
    muster(s, seat, START_COURT)
    s.gold[seat] = START_GOLD
    s.squires[seat] = START_SQUIRES
    s.ledger[seat, 0] = START_GOLD
    s.ledger[seat, 1] = START_SQUIRES
    s.votes[seat] = START_VOTES


@rule
def muster(s: State, party: int, court: Any) -> None:
    """LA-1.1, LA-2.2, LA-12.2  Seven knights, some in court and the others in reserve."""
    for strength in range(1, STRENGTHS + 1):
        s.court[party, strength] = court[strength]
        s.reserve[party, strength] = COMPANY[strength] - court[strength]


@rule
def shuffle_battles(s: State) -> None:
    """LA-2.6  Remove two cards by strength and shuffle the other ten."""
    count = 0
    for card in range(BATTLE_CARDS):
        s.battle_seen[card] = BATTLE_OUT[s.players, card]
        if BATTLE_OUT[s.players, card] == 0:
            s.battle_deck[count] = card
            count += 1
    shuffle(s, s.battle_deck, count)
    s.battles_drawn = 0


@rule
def choose_law_sets(s: State) -> None:
    """LA-2.8, LA-8.0  Base or new laws for each group."""
    for group in range(GROUPS):
        if s.law_mode == BASE:
            s.group_set[group] = 0
        elif s.law_mode == NEW:
            s.group_set[group] = 1
        elif s.law_mode != MIXED_CHOICE:
            s.group_set[group] = below(s, 2)
    if s.law_mode == MIXED_CHOICE:
        s.group_set[0] = s.law_group_0
        s.group_set[1] = s.law_group_1
        s.group_set[2] = s.law_group_2
        s.group_set[3] = s.law_group_3
        s.group_set[4] = s.law_group_4


@rule
def in_game(s: State, law: int) -> bool:
    """LA-8.0  Whether a law belongs to the set that is used for its group."""
    return bool(s.group_set[GROUP[law]] == int(law >= BASE_LAWS))


@rule
def shuffle_laws(s: State) -> None:
    """LA-2.7  Group 0 is in force; the deck has the groups 1 to 4 in order, each shuffled."""
    place = 0
    for law in range(LAWS):
        s.law_seen[law] = 0 if in_game(s, law) else 1
        if in_game(s, law) and GROUP[law] == 0:
            s.in_force[place] = law
            s.law_seen[law] = 1
            place += 1
    shuffle(s, s.in_force, LAW_ROW)
    first = 0
    for group in range(1, GROUPS):
        count = 0
        for law in range(LAWS):
            if in_game(s, law) and GROUP[law] == group:
                s.law_deck[first + count] = law
                count += 1
        shuffle(s, s.law_deck[first:], count)
        first += count
    s.laws_drawn = 0


@rule
def reveal_battles(s: State) -> None:
    """LA-2.6, LA-11.20  Two battle cards into the upper row, left then right."""
    for place in range(UPPER, 2 * UPPER):
        card = int(s.battle_deck[s.battles_drawn])
        s.battles_drawn += 1
        s.battle_seen[card] = 1
        s.card[place] = card
    emit(s, BATTLES_LAID, int(s.card[UPPER]), int(s.card[UPPER + 1]))


@rule
def propose_laws(s: State) -> None:
    """LA-2.7, LA-11.20  Three law cards into the proposal row, left to right."""
    for place in range(LAW_ROW):
        law = int(s.law_deck[s.laws_drawn])
        s.laws_drawn += 1
        s.law_seen[law] = 1
        s.proposal[place] = law
    emit(s, LAWS_PROPOSED, int(s.proposal[0]), int(s.proposal[1]), int(s.proposal[2]))


# --- the course of the game


@rule
def proceed(s: State) -> None:
    """LA-3.1, LA-3.2  Go on, phase after phase, until somebody is asked something or the game is over."""
    while s.to_act == 0 and s.phase != OVER:
        if s.phase == SETUP:
            continue_setup(s)
        elif s.phase == DEPLOYMENT:
            continue_deployment(s)
        elif s.phase == PARLIAMENT:
            continue_parliament(s)
        elif s.phase == APPLYING:
            continue_laws(s)
        elif s.phase == COUNTY_SCORING:
            continue_counties(s)
        elif s.phase == CASTLE_SCORING:
            continue_castles(s)
        elif continue_battles(s):
            end_round(s)


@rule
def continue_setup(s: State) -> None:
    """LA-2.3, LA-14.1  In turn order everybody chooses an extension tile."""
    if s.turn < s.players:
        ask(s, ASK_SETUP, (s.start + s.turn) % s.players)
        s.turn += 1
    else:
        begin_deployment(s)


@rule
def begin_deployment(s: State) -> None:
    """LA-4.1  The start player places first."""
    s.phase = DEPLOYMENT
    s.turn = s.start + s.players - 1


@rule
def end_round(s: State) -> None:
    """LA-3.1, LA-11.20  Prepare the next round, or end the game after the fifth."""
    s.battle = 0
    s.stage = 0
    if s.round == ROUNDS:
        end_match(s)
        return
    s.round += 1
    s.start = s.next_start
    emit(s, ROUND_BEGUN, s.round, s.start)
    reveal_battles(s)
    for tile in range(FAVOURS):
        if s.favour[tile] != OUT:
            s.favour[tile] = SHOWN
    propose_laws(s)
    begin_deployment(s)


# --- choices


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """LA-15  What the seat may choose now."""
    if (s.to_act >> seat) & 1 == 0:
        return 0
    if s.ask == ASK_PLACE:
        return place_choices(s, seat, out)
    if s.ask == ASK_VOTE:
        return vote_choices(s, seat, out)
    if s.ask == ASK_UPGRADE:
        return with_decline(s, out, upgrade_choices(s, s.party, out))
    if s.ask == ASK_SQUIRES:
        return squires_choices(s, out)
    if s.ask == ASK_FAVOUR:
        return favour_choices(s, out)
    if s.ask == ASK_COUNTY:
        return county_choices(s, out)
    if s.ask == ASK_EXTENSION or s.ask == ASK_SETUP:
        return with_decline(s, out, tile_choices(s, seat, out))
    if s.ask == ASK_NOBLE or s.ask == ASK_REMOVE:
        return with_decline(s, out, noble_choices(s, s.party, out))
    if s.ask == ASK_CASTLE:
        return item_choices(s, seat, out)
    if s.ask == ASK_BATTLE:
        return battle_choices(s, s.party, out)
    if s.ask == ASK_STARTER:
        return starter_choices(s, out)
    if s.ask == ASK_RANSOM:
        return ransom_choices(s, seat, out)
    return law_choices(s, seat, out)


@rule
def law_choices(s: State, seat: int, out: Any) -> int:
    """LA-15  What a law leaves to the seat."""
    if s.ask == ASK_TRADE:
        return trade_choices(s, seat, out)
    if s.ask == ASK_EXCHANGE:
        return exchange_choices(s, seat, out)
    if s.ask == ASK_CHAMPION:
        return champion_choices(out)
    if s.ask == ASK_FRONT:
        return front_choices(s, seat, out)
    if s.ask == ASK_TAX:
        return tax_choices(s, seat, out)
    return upkeep_choices(s, seat, out)


@rule
def with_decline(s: State, out: Any, n: int) -> int:
    """LA-5.12  Add the refusal where the gain was free."""
    if s.may_decline:
        out[n] = DECLINE_ID
        return n + 1
    return n


@rule
def tile_choices(s: State, seat: int, out: Any) -> int:
    """LA-2.3, LA-5.7  The tiles in stock."""
    n = 0
    for space in range(SPACES):
        if s.tiles[seat, space] == IN_STOCK:
            out[n] = build_id(space)
            n += 1
    return n


@rule
def apply(s: State, seat: int, choice: int) -> None:
    """LA-15  Carry a choice out, then go on to the next question."""
    decide(s, seat, choice)
    proceed(s)


@rule
def decide(s: State, seat: int, choice: int) -> None:
    """LA-6.2, LA-15  Carry a choice out; of simultaneous ones only the last has consequences."""
    if s.ask == ASK_VOTE:
        cast(s, seat, vote_tokens(choice), vote_yes(choice))
        if s.to_act == 0:
            answered(s)
        return
    question, party = s.ask, s.party
    answered(s)
    if choice == DONE_ID:
        stop(s, seat, question)
    elif choice != DECLINE_ID:
        carry_out(s, seat, party, question, choice)


@rule
def stop(s: State, seat: int, question: int) -> None:
    """LA-15  The seat has chosen all it wants; exchanges and squires to the front need no closing."""
    if question == ASK_TAX:
        end_tax(s, seat)
    elif question == ASK_UPKEEP:
        end_upkeep(s, seat)
    elif question == ASK_CASTLE:
        end_castle(s, seat)
    elif question == ASK_RANSOM:
        end_ransom(s, seat)
    else:
        s.picked = 0


@rule
def carry_out(s: State, seat: int, party: int, question: int, choice: int) -> None:
    """LA-15  What a choice means depends on the question."""
    if question == ASK_PLACE:
        send(s, party if sent_ally(choice) == 0 else ally_of(s, seat), sent_knight(choice), sent_place(choice))
    elif question == ASK_SQUIRES:
        occupy(s, party, s.sent, s.sent_to, squires_added(choice))
    elif question == ASK_FAVOUR:
        take_favour(s, party, favour_taken(choice))
    elif question == ASK_UPGRADE:
        upgrade(s, party, upgraded_place(choice), upgraded_strength(choice))
    elif question in (ASK_SETUP, ASK_EXTENSION):
        build(s, seat, built(choice))
    elif question == ASK_NOBLE:
        take_noble(s, party, noble_taken(choice))
    elif question == ASK_REMOVE:
        take_noble(s, party, noble_removed(choice))
    elif question == ASK_COUNTY:
        score_county(s, party, county_option(choice))
    elif question == ASK_BATTLE:
        cross_from(s, party, battle_chosen(choice))
    elif question == ASK_STARTER:
        name_starter(s, seat, starter_named(choice))
    elif question == ASK_CASTLE:
        score_item(s, seat, item_chosen(choice))
    elif question == ASK_RANSOM:
        ransom(s, seat, ransomed(choice))
    else:
        obey(s, seat, question, choice)


@rule
def obey(s: State, seat: int, question: int, choice: int) -> None:
    """LA-7, LA-8  A choice that a law asked for."""
    if question == ASK_TRADE:
        trade(s, seat, traded(choice))
    elif question == ASK_EXCHANGE:
        exchange(s, seat, exchanged(choice))
    elif question == ASK_CHAMPION:
        swap_champion(s, seat)
    elif question == ASK_FRONT:
        send_squire(s, seat, front_battle(choice))
    elif question == ASK_TAX:
        pay_tax(s, seat, taxed(choice))
    else:
        pay_upkeep(s, seat, upkept(choice))

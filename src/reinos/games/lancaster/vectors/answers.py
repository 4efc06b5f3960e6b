"""What the engine says after a vector, in the form in which the vector expects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from reinos.core.event import Event
from reinos.core.record import SEATS
from reinos.core.vectors import VectorError, fields, listed, named, text, whole
from reinos.games.lancaster.battles import english
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.knights import ally_of, deployed, entry_slot, lord, strength_in_play
from reinos.games.lancaster.laws import most_trades
from reinos.games.lancaster.rewards import in_stock, nobles_owned
from reinos.games.lancaster.scoring import EXTENSIONS, KNIGHTHOOD, NOBLES
from reinos.games.lancaster.state import (
    ALLY_SPACE_IDS,
    ASK_UPGRADE,
    BATTLE_IDS,
    BATTLE_OUT,
    COUNTIES,
    COUNTY_IDS,
    COUNTY_OPTIONS,
    FACE_DOWN,
    FAVOUR_IDS,
    FAVOUR_OUT,
    FRENCH,
    IN_STOCK,
    LAW_IDS,
    NOBLE_POINTS,
    NOBLES_PER_COUNTY,
    SHOWN,
    SLOTS,
    SPACE_IDS,
    SPACES,
    STRENGTHS,
    TAKEN,
    TILE_IDS,
    UPPER,
    State,
)
from reinos.games.lancaster.vectors.actions import act
from reinos.games.lancaster.vectors.fragments import PLAYER_FIELDS, Vector, crowded, table_of


def alone(vector: Vector, colour: str) -> Vector:
    """The vector of one player of a crowded one."""
    held = {colour: vector.state["counties_held"][named(colour, "counties_held", vector.state["counties_held"])]}
    other = Vector({**vector.state, "counties_held": held}, vector.actions)
    act(other, refusal_expected=False)
    return other


def alike(found: list[Any], wanted: Any) -> Any:
    """A list in which the order does not matter."""
    same_items = isinstance(wanted, list) and sorted(map(text, wanted)) == sorted(map(text, found))
    return wanted if same_items else found


def knights(counts: Any) -> list[int]:
    """Numbers by strength as a list of strengths."""
    return [strength for strength in range(1, STRENGTHS + 1) for _ in range(int(counts[strength]))]


def deployed_knights(s: State, party: int) -> list[int]:
    """LA-1.2  Strengths of all deployed knights."""
    return [strength for strength in range(1, STRENGTHS + 1) for _ in range(deployed(s, party, strength))]


def knights_answer(vector: Vector, party: int, spaces: tuple[str, ...], field: str, wanted: Any) -> Any:
    """Where the knights of a party are."""
    s = vector.s
    if field == "court":
        return alike(knights(s.court[party]), wanted)
    if field == "reserve":
        return alike(knights(s.reserve[party]), wanted)
    if field == "deployed":
        return alike(deployed_knights(s, party), wanted)
    if field == "castle":
        return {name: int(s.castle[party, i]) for i, name in enumerate(spaces) if s.castle[party, i] > 0}
    raise VectorError(f"{field} cannot be asked")


def player_answer(vector: Vector, seat: int, field: str, wanted: Any) -> Any:
    """One field of a player."""
    s = vector.s
    if field in ("gold", "squires", "votes", "score"):
        return int(getattr(s, field)[seat])
    if field == "votes_next_round_before_table":
        return int(s.votes[seat])
    if field == "leftover_votes":
        return int(s.leftover[seat])
    if field == "nobles":
        return alike([COUNTY_IDS[county] for county in np.flatnonzero(s.nobles[seat])], wanted)
    if field == "nobles_count":
        return nobles_owned(s, seat)
    if field == "extensions":
        return alike([TILE_IDS[space] for space in np.flatnonzero(s.tiles[seat] != IN_STOCK)], wanted)
    if field == "face_down":
        return alike([TILE_IDS[space] for space in np.flatnonzero(s.tiles[seat] == FACE_DOWN)], wanted)
    if field == "extension_stock":
        return alike(vector.stock(seat), wanted)
    return knights_answer(vector, seat, SPACE_IDS, field, wanted)


EXPECTED_PLAYER = PLAYER_FIELDS | {"votes_next_round_before_table"}


def players_answer(vector: Vector, wanted: Any) -> Any:
    """All that is asked about players."""
    return {
        colour: {
            field: player_answer(vector, vector.seat(colour), field, value)
            for field, value in fields(asked, f"players.{colour}", frozenset(), EXPECTED_PLAYER).items()
        }
        for colour, asked in table_of(wanted, "players").items()
    }


def allies_answer(vector: Vector, wanted: Any) -> Any:
    """All that is asked about allies."""
    if vector.s.players != 2:
        raise VectorError("allies are for two players: players_count must be 2")
    return {
        colour: {
            field: knights_answer(vector, ally_of(vector.s, vector.seat(colour)), ALLY_SPACE_IDS, field, value)
            for field, value in table_of(asked, f"allies.{colour}").items()
        }
        for colour, asked in table_of(wanted, "allies").items()
    }


def county_answer(vector: Vector, county: int) -> Any:
    """Who stands in a county."""
    s = vector.s
    if s.holder[county] < 0:
        return None
    return {
        "owner": vector.name(int(s.holder[county])),
        "knight": int(s.garrison[county]),
        "squires": int(s.retinue[county]),
    }


def counties_answer(vector: Vector, wanted: Any) -> Any:
    """The counties that are asked about."""
    return {
        name: county_answer(vector, COUNTY_IDS.index(named(name, "counties", COUNTY_IDS)))
        for name in table_of(wanted, "counties")
    }


def slots_answer(vector: Vector, battle: int) -> list[Any]:
    """The slots of a battle that are taken."""
    s = vector.s
    return [
        {"owner": vector.name(int(s.fighter[battle, slot])), "knights": [int(k) for k in s.stack[battle, slot] if k]}
        for slot in range(SLOTS)
        if s.fighter[battle, slot] >= 0
    ]


def battles_answer(vector: Vector, wanted: Any) -> Any:
    """The battles that are asked about, by the vector's ids."""
    found = []
    for asked in listed(wanted, "battles"):
        entry = fields(asked, "battles", frozenset({"id"}), frozenset({"row", "slots", "card", "squires"}))
        place = vector.battle(entry["id"])
        whole_answer = {
            "id": entry["id"],
            "row": "upper" if place >= UPPER else "lower",
            "slots": slots_answer(vector, place),
            "card": BATTLE_IDS[vector.s.card[place]],
            "squires": int(vector.s.aid[place].sum()),
        }
        found.append({key: whole_answer[key] for key in entry})
    return found


def gone(vector: Vector) -> list[str]:
    """The battles that have left the game."""
    return [name for name, card in vector.cards.items() if card not in vector.s.card.tolist()]


def fought(vector: Vector) -> list[Event]:
    """The results of battles."""
    return [event for event in vector.events if event.kind in ("battle_won", "battle_lost")]


def only_battle(vector: Vector) -> Event:
    """The one battle that was scored."""
    results = fought(vector)
    if len(results) != 1:
        raise VectorError(f"{len(results)} battles were scored; the question is about one")
    return results[0]


def winner_of(event: Event) -> str:
    """LA-11.2  Who won."""
    return "england" if event.kind == "battle_won" else "france"


def winner_answer(vector: Vector, wanted: Any) -> Any:
    """LA-11.2  Who won the battle, or each of the battles."""
    if isinstance(wanted, dict):
        by_card = {event.args["card"]: winner_of(event) for event in fought(vector)}
        return {name: by_card.get(vector.cards[named(name, "winner", vector.cards)]) for name in wanted}
    return winner_of(only_battle(vector))


def ranking_of(vector: Vector, event: Event) -> list[str]:
    """LA-11.3  The parties by rank."""
    return [vector.name(event.args[rank]) for rank in ("first", "second", "third") if event.args[rank] >= 0]


def ranking_answer(vector: Vector, wanted: Any) -> Any:
    """LA-11.3  The ranking of the battle, or of each of the battles."""
    if isinstance(wanted, dict):
        by_card = {event.args["card"]: ranking_of(vector, event) for event in fought(vector)}
        return {name: by_card.get(vector.cards[named(name, "ranking", vector.cards)]) for name in wanted}
    return ranking_of(vector, only_battle(vector))


def gained(vector: Vector, field: str, seat: int) -> int:
    """What a player has more than at the beginning of the vector."""
    return int(getattr(vector.s, field)[seat]) - int(getattr(vector.before, field)[seat])


def points_answer(vector: Vector, wanted: Any) -> Any:
    """Power points gained."""
    if crowded(vector.state):
        return {colour: gained(alone(vector, colour), "score", 0) for colour in table_of(wanted, "points")}
    return {colour: gained(vector, "score", vector.seat(colour)) for colour in table_of(wanted, "points")}


def gains_answer(vector: Vector, wanted: Any) -> Any:
    """Gold, squires, votes and points gained."""
    kinds = {"gold": "gold", "squires": "squires", "votes": "votes", "points": "score", "power_points": "score"}
    return {
        colour: {
            name: gained(vector, kinds[named(name, "gains", kinds)], vector.seat(colour))
            for name in table_of(asked, "gains")
        }
        for colour, asked in table_of(wanted, "gains").items()
    }


def home_answer(vector: Vector, wanted: Any) -> Any:
    """LA-11.4  Knights that have come to their court."""
    found = {}
    for colour, asked in table_of(wanted, "knights_to_court").items():
        party = vector.party(colour)
        found[colour] = alike(knights(vector.s.court[party] - vector.before.court[party]), asked)
    return found


def last_vote(vector: Vector) -> dict[str, int]:
    """LA-6.3  The result of the last vote."""
    votes = [event for event in vector.events if event.kind == "law_voted"]
    if not votes:
        raise VectorError("nothing has been voted")
    return votes[-1].args


def in_force_answer(vector: Vector, wanted: Any) -> Any:
    """LA-6.5  The laws in force, left to right."""
    return [LAW_IDS[law] for law in vector.s.in_force]


def owned_answer(vector: Vector, wanted: Any) -> Any:
    """LA-6.3  Votes still owned."""
    s = vector.s
    return {c: int(s.votes[vector.seat(c)]) + int(s.leftover[vector.seat(c)]) for c in table_of(wanted, "votes_owned")}


def stacks_answer(vector: Vector, wanted: Any) -> Any:
    """Nobles left in the counties."""
    return {
        name: int(vector.s.noble_stack[COUNTY_IDS.index(named(name, "noble_stacks", COUNTY_IDS))])
        for name in table_of(wanted, "noble_stacks")
    }


def favours(vector: Vector, state: int, wanted: Any) -> Any:
    """Favour tiles that are face up, or those turned down since the vector began."""
    found = [
        FAVOUR_IDS[tile]
        for tile in range(len(FAVOUR_IDS))
        if vector.s.favour[tile] == state and (state == SHOWN or vector.before.favour[tile] == SHOWN)
    ]
    return alike(found, wanted)


def options_answer(vector: Vector, wanted: Any) -> Any:
    """LA-9.2  The options that the holder of the county is offered; only none is not asked."""
    if vector.asked() != "county":
        return alike([COUNTY_OPTIONS[-1]], wanted)
    ids = vector.legal_ids(lord(vector.s, vector.s.party))
    return alike([COUNTY_OPTIONS[CHOICES.choice(i).args["option"]] for i in ids], wanted)


def open_answer(vector: Vector, wanted: Any) -> Any:
    """LA-4.9  Who may take the third slot of the only battle."""
    (name,) = vector.cards
    battle = vector.battle(name)
    inside = [int(party) for party in vector.s.fighter[battle] if party >= 0]
    if any(entry_slot(vector.s, party, battle) == SLOTS - 1 for party in inside):
        return []
    return [f"others than {' and '.join(vector.name(party) for party in inside)}"]


def max_times_answer(vector: Vector, wanted: Any) -> Any:
    """LA-15  How often each player could trade."""
    law = int(vector.s.in_force[vector.s.law])
    return {colour: most_trades(vector.s, law, vector.seat(colour)) for colour in table_of(wanted, "max_times")}


def totals_answer(vector: Vector, wanted: Any) -> Any:
    """LA-11.2  English strength of battles."""
    return {name: english(vector.s, vector.battle(name)) for name in table_of(wanted, "english_total")}


def later(vector: Vector, phase: str) -> Vector:
    """The same table in a later phase of the round, all that is offered declined."""
    other = object.__new__(type(vector))
    other.__dict__ |= vector.__dict__
    other.s = vector.copy()
    other.phase, other.events, other.actions = phase, [], []
    other.before = other.copy()
    other.begin()
    while other.s.to_act:
        other.pass_over()
    return other


def castle_answer(vector: Vector, wanted: Any) -> Any:
    """LA-10.2  What the castle of the only named player would bring."""
    scored = later(vector, "castle")
    names = {"gold": "gold", "squires": "squires"}
    return {name: gained(scored, names[named(name, "castle scoring", names)], 0) for name in table_of(wanted, "castle")}


def after_answer(vector: Vector, wanted: Any) -> Any:
    """LA-11  How battles would end."""
    scored = later(vector, "battle")
    by_card = {event.args["card"]: event for event in fought(scored)}
    found = {}
    for name, asked in table_of(wanted, "after_scoring").items():
        card = vector.cards[named(name, "after_scoring", vector.cards)]
        place = scored.s.card.tolist().index(card) if card in scored.s.card.tolist() else None
        answer = {
            "winner": winner_of(by_card[card]),
            "row": None if place is None else "upper" if place >= UPPER else "lower",
            "squires": 0 if place is None else int(scored.s.aid[place].sum()),
        }
        found[name] = {key: answer[key] for key in fields(asked, "after_scoring", frozenset(), frozenset(answer))}
    return found


def offered_answer(vector: Vector, wanted: Any) -> Any:
    """LA-8.11  Who is offered an upgrade while the laws are applied."""
    found = []
    while vector.s.to_act:
        seat = lord(vector.s, vector.s.party)
        if vector.s.ask == ASK_UPGRADE:
            found.append(vector.colours[seat])
        vector.pass_over()
    return alike(found, wanted)


def extensions_answer(vector: Vector, wanted: Any) -> Any:
    """LA-6.13  Extensions of the only named player, or of each."""
    if isinstance(wanted, dict):
        return {colour: SPACES - in_stock(vector.s, vector.seat(colour)) for colour in wanted}
    return SPACES - in_stock(vector.s, 0)


def strength_answer(vector: Vector, wanted: Any) -> Any:
    """LA-13.1  Strength of all knights in play."""
    return {colour: strength_in_play(vector.s, vector.seat(colour)) for colour in table_of(wanted, "strength")}


def final_answer(vector: Vector, category: int, wanted: Any) -> Any:
    """LA-13  Final points of one kind."""
    return {colour: int(vector.s.final[vector.seat(colour), category]) for colour in table_of(wanted, "final points")}


def by_players(wanted: Any, answer: Callable[[int], Any]) -> Any:
    """An answer for each number of players."""
    return {key: answer(whole(int(key), "players", 2, SEATS)) for key in table_of(wanted, "by players")}


ANSWERS: dict[str, Callable[[Vector, Any], Any]] = {
    "players": players_answer,
    "allies": allies_answer,
    "counties": counties_answer,
    "battles": battles_answer,
    "noble_stacks": stacks_answer,
    "favour_face_up": lambda v, wanted: favours(v, SHOWN, wanted),
    "favour_face_down": lambda v, wanted: favours(v, TAKEN, wanted),
    "laws_in_force": in_force_answer,
    "votes_owned": owned_answer,
    "legal": lambda v, wanted: v.refused is None,
    "next_decision": lambda v, wanted: v.asked(),
    "next_player": lambda v, wanted: v.colours[lord(v.s, v.s.party)],
    "slot_3_open_to": open_answer,
    "yes": lambda v, wanted: last_vote(v)["yes"],
    "no": lambda v, wanted: last_vote(v)["no"],
    "approved": lambda v, wanted: bool(last_vote(v)["approved"]),
    "options": options_answer,
    "next_start_player": lambda v, wanted: v.colours[v.s.next_start],
    "then_castle_scoring": castle_answer,
    "castle_scoring": castle_answer,
    "extensions_counted": extensions_answer,
    "winner": winner_answer,
    "ranking": ranking_answer,
    "points": points_answer,
    "gains": gains_answer,
    "card_removed": lambda v, wanted: bool(gone(v)),
    "knights_to_court": home_answer,
    "removed": lambda v, wanted: (
        by_players(wanted, lambda n: sorted({int(FRENCH[card]) for card in np.flatnonzero(BATTLE_OUT[n])}))
        if isinstance(wanted, dict)
        else alike(gone(v), wanted)
    ),
    "english_total": totals_answer,
    "after_scoring": after_answer,
    "upgrade_offered_to": offered_answer,
    "max_times": max_times_answer,
    "strength": strength_answer,
    "knighthood_points": lambda v, wanted: final_answer(v, KNIGHTHOOD, wanted),
    "extension_points": lambda v, wanted: final_answer(v, EXTENSIONS, wanted),
    "extensions_points": lambda v, wanted: final_answer(v, EXTENSIONS, wanted),
    "noble_points": lambda v, wanted: final_answer(v, NOBLES, wanted),
    "points_by_nobles": lambda v, wanted: {
        key: int(NOBLE_POINTS[whole(int(key), "nobles", 0, COUNTIES)]) for key in table_of(wanted, "points_by_nobles")
    },
    "nobles_per_county": lambda v, wanted: by_players(wanted, lambda n: int(NOBLES_PER_COUNTY[n])),
    "favour_tiles": lambda v, wanted: by_players(wanted, lambda n: int((FAVOUR_OUT[n] == 0).sum())),
    "battle_deck_size": lambda v, wanted: len(v.s.battle_deck),
}

"""A fragment of a table as a vector describes it, laid out in a real record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.record import SEATS, copy_records
from reinos.core.rule import legal
from reinos.core.vectors import Fields, VectorError, fields, listed, named, whole
from reinos.games.lancaster import RULES
from reinos.games.lancaster.battles import continue_battles
from reinos.games.lancaster.castles import continue_castles, seat_round_table
from reinos.games.lancaster.choices import CHOICES, DECLINE_ID, DONE_ID
from reinos.games.lancaster.counties import continue_counties
from reinos.games.lancaster.deployment import continue_deployment
from reinos.games.lancaster.knights import ally_of, deployed, lord, parties, slot_of
from reinos.games.lancaster.laws import continue_laws
from reinos.games.lancaster.parliament import continue_parliament
from reinos.games.lancaster.rules import continue_setup, decide
from reinos.games.lancaster.scoring import score_final
from reinos.games.lancaster.state import (
    ALLY_SPACE_IDS,
    APPLYING,
    ASK_CASTLE,
    ASK_VOTE,
    ASKS,
    BATTLE_IDS,
    BATTLE_SCORING,
    BATTLES,
    CASTLE_SCORING,
    COMPANY,
    COUNTIES,
    COUNTY_IDS,
    COUNTY_SCORING,
    DATA,
    DEPLOYMENT,
    FACE_DOWN,
    FACE_UP,
    FAVOUR_IDS,
    IN_STOCK,
    LAW_IDS,
    LAW_ROW,
    MOST,
    NOBODY,
    OVER,
    PARLIAMENT,
    ROUNDS,
    ROW,
    SETUP,
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

SEED = 1413  # of the dice, which no vector asks about
COLOURS = tuple(item["id"] for item in DATA["player_colours"]["items"])
ALLY = "ally_of_"
PHASES = {
    "setup": SETUP,
    "setup_extension": SETUP,
    "place": DEPLOYMENT,
    "vote": PARLIAMENT,
    "law": APPLYING,
    "county": COUNTY_SCORING,
    "castle": CASTLE_SCORING,
    "castle_table": CASTLE_SCORING,
    "battle": BATTLE_SCORING,
    "final": OVER,
}


class Refused(VectorError):
    """An action that the rules do not allow."""


# --- reading a state


def strengths(value: Any, name: str) -> list[int]:
    """A list of strengths of knights."""
    return [whole(item, name, 1, STRENGTHS) for item in listed(value, name)]


def counted(value: Any, name: str) -> list[int]:
    """A list of strengths as numbers of knights by strength."""
    found = strengths(value, name)
    return [found.count(strength) for strength in range(STRENGTHS + 1)]


def amount(value: Any, name: str) -> int:
    """A number of pieces."""
    return whole(value, name, 0, MOST)


def table_of(value: Any, name: str) -> dict[str, Any]:
    """An object."""
    if not isinstance(value, dict):
        raise VectorError(f"{name} is {value!r}; allowed: an object")
    return value


def words(line: str) -> frozenset[str]:
    """The names in a line."""
    return frozenset(line.split())


KNIGHT_FIELDS = words("court reserve deployed battles castle")
PLAYER_FIELDS = KNIGHT_FIELDS | words("gold squires votes leftover_votes score nobles nobles_count")
PLAYER_FIELDS |= words("extensions extension_stock face_down")
ALLY_FIELDS = KNIGHT_FIELDS | words("colour squires_spent")
BY_COLOUR = (
    "players",
    "allies",
    "votes_owned",
    "strength",
    "squires",
    "gold",
    "extensions",
    "nobles_count",
    "counties_held",
    "battles_in",
    "county_squires",
)
STATE_FIELDS = frozenset(BY_COLOUR) | words("phase round counties county battles noble_stacks players_count options")
STATE_FIELDS |= words("favour_face_up favour_face_down laws_in_force law proposal proposals start_player turn_order")


def colours_named(state: Fields, actions: list[Any]) -> Iterator[str]:
    """The players that a vector names, in the order in which they should sit."""
    yield from listed(state.get("turn_order", []), "turn_order")
    if "start_player" in state:
        yield state["start_player"]
    for action in actions:
        if isinstance(action, dict):
            yield from [action["player"]] if "player" in action else [key for key in action if key != "type"]
    for field in BY_COLOUR:
        yield from table_of(state.get(field, {}), field)
    for battle in listed(state.get("battles", []), "battles"):
        for slot in listed(table_of(battle, "battles").get("slots", []), "slots"):
            yield str(table_of(slot, "slots").get("owner", "")).removeprefix(ALLY)
    for county in table_of(state.get("counties", {}), "counties").values():
        if county is not None:
            yield str(table_of(county, "counties").get("owner", "")).removeprefix(ALLY)


class Vector:
    """A fragment of a table, and the actions on it."""

    def __init__(self, state: Fields, actions: list[Any]) -> None:
        self.state, self.actions = state, actions
        self.named = list(dict.fromkeys(colours_named(state, actions)))
        for colour in self.named:
            named(colour, "player", COLOURS)
        count = state.get("players_count", max(len(self.named), 2 if state.get("phase") == "vote" else 3))
        options = {"players": whole(count, "players_count", 2, SEATS), **table_of(state.get("options", {}), "options")}
        if len(self.named) > count:
            raise VectorError(f"the vector names {len(self.named)} players; players_count is {count}")
        self.colours = (self.named + [colour for colour in COLOURS if colour not in self.named])[:count]
        self.game = Game(RULES, **options)
        s: Any = RULES.proxy(self.game.bare(SEED))
        self.s = s
        play.start(self.s, 0)
        self.s.event_count = 0
        self.phase = named(state["phase"], "phase", PHASES) if "phase" in state else None
        self.cards: dict[str, int] = {}  # battle id -> its card, by which it is followed
        self.events: list[Event] = []
        self.refused: str | None = None
        self.lay()
        self.before = self.copy()
        self.begin()

    # --- names

    def seat(self, colour: Any) -> int:
        """The seat of a player."""
        return self.colours.index(named(colour, "player", self.colours))

    def party(self, owner: Any) -> int:
        """A player, or the ally of one."""
        if isinstance(owner, str) and owner.startswith(ALLY):
            if self.s.players != 2:
                raise VectorError(f"owner is {owner!r}; allies are for two players: players_count must be 2")
            return ally_of(self.s, self.seat(owner.removeprefix(ALLY)))
        return self.seat(owner)

    def name(self, party: int) -> str:
        """The name of a party."""
        lead = str(self.colours[lord(self.s, party)])
        return lead if party < self.s.players else ALLY + lead

    def battle(self, name: Any) -> int:
        """The place of a battle by the vector's id for it."""
        card = self.cards[named(name, "battle", self.cards)]
        if card not in self.s.card.tolist():
            raise Refused(f"battle {name} is over")
        return int(self.s.card.tolist().index(card))

    def copy(self) -> Any:
        """The table as it is now."""
        self.s.store()
        return RULES.proxy(copy_records(self.s._row))

    # --- laying the table

    def lay(self) -> None:
        """Put everything where the vector says it is."""
        s, state = self.s, self.state
        s.round = whole(state.get("round", self.default_round()), "round", 1, ROUNDS)
        s.start = s.next_start = self.seat(state["start_player"]) if "start_player" in state else 0
        for seat in range(s.players):
            s.gold[seat] = s.squires[seat] = s.votes[seat] = 0
        s.card[:] = NOBODY
        for county, value in table_of(state.get("counties", {}), "counties").items():
            self.lay_county(COUNTY_IDS.index(named(county, "counties", COUNTY_IDS)), value)
        self.lay_battles()
        self.lay_counts()
        for colour, value in table_of(state.get("players", {}), "players").items():
            self.lay_player(self.seat(colour), fields(value, f"players.{colour}", frozenset(), PLAYER_FIELDS))
        for colour, value in table_of(state.get("allies", {}), "allies").items():
            self.lay_ally(colour, fields(value, f"allies.{colour}", frozenset(), ALLY_FIELDS))
        self.empty_courts()
        self.fill_reserves()
        self.lay_board()
        for seat in range(s.players):
            s.ledger[seat] = s.gold[seat], s.squires[seat]

    def default_round(self) -> int:
        """A castle is scored without its round table unless the vector says which round it is."""
        return ROUNDS if self.phase == "castle" else 1

    def lay_county(self, county: int, value: Any) -> None:
        """A county: null, or who stands there."""
        if value is None:
            return
        entry = fields(value, "counties", frozenset({"owner", "knight"}), frozenset({"squires"}))
        self.s.holder[county] = self.party(entry["owner"])
        self.s.garrison[county] = whole(entry["knight"], "knight", 1, STRENGTHS)
        self.s.retinue[county] = amount(entry.get("squires", 0), "squires")

    def lay_battles(self) -> None:
        """The battles, each row from left to right; a card that is not given is one that nobody names."""
        s = self.s
        entries = [
            fields(value, "battles", frozenset({"id", "row"}), frozenset({"card", "slots", "col"}))
            for value in listed(self.state.get("battles", []), "battles")
        ]
        used = {entry["card"] for entry in entries if "card" in entry}
        spare = [card for card in reversed(BATTLE_IDS) if card not in used]
        for entry in entries:
            first = {"lower": 0, "upper": UPPER}[named(entry["row"], "row", ("upper", "lower"))]
            free = [place for place in range(first, first + ROW) if s.card[place] < 0]
            if "col" in entry:
                free = [place for place in free if place == first + whole(entry["col"], "col", 1, ROW) - 1]
            if not free or entry["id"] in self.cards:
                raise VectorError(f"battles: no place for {entry['id']!r}")
            card = BATTLE_IDS.index(named(entry.get("card", spare[0]), "card", BATTLE_IDS))
            if card in self.cards.values():
                raise VectorError(f"battles: card {BATTLE_IDS[card]} lies there twice")
            if "card" not in entry:
                spare.pop(0)
            s.card[free[0]] = self.cards[entry["id"]] = card
            for slot, value in enumerate(listed(entry.get("slots", []), "slots")):
                self.lay_slot(free[0], slot, value)

    def lay_slot(self, battle: int, slot: int, value: Any) -> None:
        """A slot of a battle: who stands there, in the order of the stack."""
        entry = fields(value, "slots", frozenset({"owner", "knights"}), frozenset({"squires"}))
        if slot >= SLOTS:
            raise VectorError(f"slots: a battle has {SLOTS}")
        self.s.fighter[battle, slot] = self.party(entry["owner"])
        stack = strengths(entry["knights"], "knights")
        self.s.stack[battle, slot, : len(stack)] = stack
        self.s.aid[battle, slot] = amount(entry.get("squires", 0), "squires")

    def lay_counts(self) -> None:
        """Numbers of counties, battles and squires where the vector does not say which."""
        s, state = self.s, self.state
        held = table_of(state.get("counties_held", {}), "counties_held")
        for colour in list(held)[:1] if crowded(state) else held:
            for _ in range(whole(held[colour], "counties_held", 0, COUNTIES)):
                self.hold_some_county(self.seat(colour), 0)
        for colour, values in table_of(state.get("county_squires", {}), "county_squires").items():
            for squires in listed(values, "county_squires"):
                self.hold_some_county(self.seat(colour), amount(squires, "county_squires"))
        for colour, count in table_of(state.get("battles_in", {}), "battles_in").items():
            for battle in range(whole(count, "battles_in", 0, BATTLES)):
                if s.card[battle] < 0:
                    s.card[battle] = battle
                    self.cards[f"battle {battle + 1}"] = battle
                slot = slot_of(s, NOBODY, battle)
                s.fighter[battle, slot] = self.seat(colour)
                s.stack[battle, slot, 0] = 1

    def hold_some_county(self, seat: int, squires: int) -> None:
        """A knight in a county that nobody holds."""
        free = [county for county in range(COUNTIES) if self.s.holder[county] < 0]
        if not free:
            raise VectorError("more counties are held than there are")
        self.lay_county(free[0], {"owner": self.colours[seat], "knight": 1, "squires": squires})

    def lay_player(self, seat: int, given: Fields) -> None:
        """What a player owns."""
        s = self.s
        self.lay_knights(seat, given, SPACE_IDS)
        for field in ("gold", "squires", "votes", "score"):
            if field in given:
                getattr(s, field)[seat] = amount(given[field], field)
        if "leftover_votes" in given:
            s.leftover[seat] = s.spared[seat] = amount(given["leftover_votes"], "leftover_votes")
        for county in listed(given.get("nobles", []), "nobles"):
            s.nobles[seat, COUNTY_IDS.index(named(county, "nobles", COUNTY_IDS))] = 1
        s.nobles[seat, : whole(given.get("nobles_count", 0), "nobles_count", 0, COUNTIES)] = 1
        for tile in listed(given.get("extensions", []), "extensions"):
            s.tiles[seat, TILE_IDS.index(named(tile, "extensions", TILE_IDS))] = FACE_UP
        for tile in listed(given.get("face_down", []), "face_down"):
            s.tiles[seat, TILE_IDS.index(named(tile, "face_down", TILE_IDS))] = FACE_DOWN
        if "extension_stock" in given and sorted(self.stock(seat)) != sorted(given["extension_stock"]):
            raise VectorError("extension_stock and extensions do not make up the six tiles")

    def lay_ally(self, colour: str, given: Fields) -> None:
        """LA-12.2  What the ally of a player has."""
        if self.s.players != 2:
            raise VectorError("allies are for two players: players_count must be 2")
        if given.get("squires_spent", 0) != 0:
            raise VectorError(f"squires_spent is {given['squires_spent']!r}; an ally never has squires")
        if "colour" in given:
            named(given["colour"], "colour", COLOURS)
        self.lay_knights(ally_of(self.s, self.seat(colour)), given, ALLY_SPACE_IDS)

    def lay_knights(self, party: int, given: Fields, spaces: tuple[str, ...]) -> None:
        """Knights in court, castle and reserve; `deployed` and `battles` leave open where exactly."""
        s = self.s
        for space, knight in table_of(given.get("castle", {}), "castle").items():
            s.castle[party, spaces.index(named(space, "castle", spaces))] = whole(knight, "castle", 1, STRENGTHS)
        mentioned = any(name in given for name in ("court", "castle", "deployed", "reserve", "battles"))
        if mentioned or party in s.holder.tolist() or party in s.fighter:
            s.court[party] = counted(given.get("court", []), "court")
        for knight in strengths(given.get("deployed", []), "deployed"):
            free = [space for space in range(len(spaces)) if s.castle[party, space] == 0]
            if not free:
                raise VectorError("deployed: too many knights for the castle")
            s.castle[party, free[0]] = knight
        for knight in strengths(given.get("battles", []), "battles"):
            battle = next(place for place in range(BATTLES) if s.card[place] < 0)
            s.card[battle] = battle
            s.fighter[battle, 0] = party
            s.stack[battle, 0, 0] = knight
        if "reserve" in given:
            s.reserve[party] = counted(given["reserve"], "reserve")

    def empty_courts(self) -> None:
        """Parties whose knights stand on the board, and about which nothing else is said, have nobody in court."""
        s = self.s
        for party in range(parties(s)):
            described = self.state.get("players" if party < s.players else "allies", {})
            on_board = party in s.holder.tolist() or party in s.fighter
            if on_board and self.colours[lord(s, party)] not in described:
                s.court[party] = 0

    def fill_reserves(self) -> None:
        """Knights that are nowhere else are in the reserve."""
        s = self.s
        for party in range(parties(s)):
            described = self.state.get("players" if party < s.players else "allies", {})
            if "reserve" in described.get(self.colours[lord(s, party)], {}):
                continue
            for strength in range(1, STRENGTHS + 1):
                used = int(s.court[party, strength]) + deployed(s, party, strength)
                s.reserve[party, strength] = max(0, int(COMPANY[strength]) - used)

    def stock(self, seat: int) -> list[str]:
        """The tiles that are not on the castle."""
        return [TILE_IDS[space] for space in range(SPACES) if self.s.tiles[seat, space] == IN_STOCK]

    def lay_board(self) -> None:
        """Favour tiles, nobles, laws and votes."""
        s, state = self.s, self.state
        for county, count in table_of(state.get("noble_stacks", {}), "noble_stacks").items():
            s.noble_stack[COUNTY_IDS.index(named(county, "noble_stacks", COUNTY_IDS))] = whole(count, "nobles", 0, 4)
        if "favour_face_up" in state:
            s.favour[s.favour == SHOWN] = TAKEN
            for tile in listed(state["favour_face_up"], "favour_face_up"):
                s.favour[FAVOUR_IDS.index(named(tile, "favour_face_up", FAVOUR_IDS))] = SHOWN
        for tile in listed(state.get("favour_face_down", []), "favour_face_down"):
            s.favour[FAVOUR_IDS.index(named(tile, "favour_face_down", FAVOUR_IDS))] = TAKEN
        for slot, law in enumerate(listed(state.get("laws_in_force", []), "laws_in_force")):
            s.in_force[slot] = law_number(law)
        proposals = state.get("proposals", [state["proposal"]] if "proposal" in state else [])
        for slot, law in enumerate(listed(proposals, "proposals")):
            s.proposal[slot] = law_number(law)
        for field in ("votes_owned", "squires", "gold"):
            target = s.votes if field == "votes_owned" else getattr(s, field)
            for colour, count in table_of(state.get(field, {}), field).items():
                target[self.seat(colour)] = amount(count, field)
        for colour, count in table_of(state.get("extensions", {}), "extensions").items():
            s.tiles[self.seat(colour), : whole(count, "extensions", 0, SPACES)] = FACE_UP
        for colour, count in table_of(state.get("nobles_count", {}), "nobles_count").items():
            s.nobles[self.seat(colour), : whole(count, "nobles_count", 0, COUNTIES)] = 1
        for colour, total in table_of(state.get("strength", {}), "strength").items():
            self.muster(self.seat(colour), whole(total, "strength", 0, int(COMPANY @ np.arange(STRENGTHS + 1))))

    def muster(self, seat: int, total: int) -> None:
        """Knights in court of this strength together, the strongest first."""
        self.s.court[seat] = 0
        for strength in range(STRENGTHS, 0, -1):
            count = min(total // strength, int(COMPANY[strength]))
            self.s.court[seat, strength] = count
            self.s.reserve[seat, strength] = COMPANY[strength] - count
            total -= count * strength

    # --- playing

    def begin(self) -> None:
        """Bring the table to the phase of the vector, up to the first question."""
        s = self.s
        s.ask, s.party, s.to_act, s.turn, s.stage, s.picked = 0, NOBODY, 0, 0, 0, 0
        s.due[:] = 0
        if self.phase is None:
            return
        s.phase = PHASES[self.phase]
        s.vote = s.law = s.county = s.battle = 0
        if self.phase == "law" and "law" in self.state:
            s.in_force[0] = law_number(self.state["law"])
        if self.phase == "county":
            s.county = COUNTY_IDS.index(named(self.state.get("county"), "county", COUNTY_IDS))
        if self.phase == "place":
            s.turn = s.players - 1
        if self.phase == "castle_table":
            for seat in range(len(self.named)):
                seat_round_table(s, seat)
            s.phase = OVER
        if self.phase == "final":
            s.phase = OVER
            score_final(s)
        self.advance()

    def within(self) -> bool:
        """Whether the table is still in the part of the round that the vector is about."""
        s = self.s
        if self.phase is None or s.phase != PHASES[self.phase] or s.phase == OVER:
            return False
        if self.phase == "law":
            return bool("law" not in self.state or s.law == 0)
        if self.phase == "county":
            return bool(COUNTY_IDS.index(self.state["county"]) == s.county)
        if self.phase == "castle":
            return bool(s.turn < len(self.named))
        if self.phase == "vote":
            return bool(s.vote < LAW_ROW and s.proposal[s.vote] >= 0)
        return bool(s.battle < BATTLES or self.phase != "battle")

    def advance(self) -> None:
        """Go on until the next question, or to the end of what the vector is about."""
        steps: dict[int, Callable[[State], Any]] = {
            SETUP: continue_setup,
            DEPLOYMENT: continue_deployment,
            PARLIAMENT: continue_parliament,
            APPLYING: continue_laws,
            COUNTY_SCORING: continue_counties,
            CASTLE_SCORING: continue_castles,
            BATTLE_SCORING: continue_battles,
        }
        while self.s.to_act == 0 and self.within():
            self.s.event_count = 0
            steps[self.s.phase](self.s)
            self.note()

    def note(self) -> None:
        """Keep what happened."""
        self.events += RULES.events.read(self.s.events, self.s.event_count)

    def legal_ids(self, seat: int) -> list[int]:
        """What a seat may choose."""
        out = np.zeros(CHOICES.size, np.int64)
        ids: list[int] = out[: legal(self.s, seat, out)].tolist()
        return ids

    def choose(self, seat: int, choice: int) -> None:
        """One choice, if it is legal, and what follows from it."""
        if choice not in self.legal_ids(seat):
            raise Refused(f"{CHOICES.choice(choice)} is not legal for {self.colours[seat]} now")
        self.s.event_count = 0
        decide(self.s, seat, choice)
        self.note()
        self.advance()

    def asked(self) -> str:
        """What is being asked, as RULES.md names it."""
        return ASKS[self.s.ask]

    def wind_up(self) -> None:
        """LA-12.14  Castles are scored to the end: what costs nothing and asks nothing is taken, the rest declined."""
        while self.phase == "castle" and self.s.ask == ASK_CASTLE:
            seat = lord(self.s, self.s.party)
            free = [CHOICES["item"].id({"space": SPACES + space}) for space in range(len(ALLY_SPACE_IDS) - 1)]
            wanted = [choice for choice in free if choice in self.legal_ids(seat)]
            self.choose(seat, wanted[0] if wanted else DONE_ID)

    def refusal(self, seat: int) -> int | None:
        """The choice by which a seat takes nothing, if there is one."""
        ids = self.legal_ids(seat)
        return next((choice for choice in (DECLINE_ID, DONE_ID, CHOICES["trade"].first) if choice in ids), None)

    def pass_over(self) -> None:
        """Whoever is asked takes nothing."""
        seat = lord(self.s, self.s.party)
        refusal = self.refusal(seat)
        if refusal is None:
            raise Refused(f"{self.colours[seat]} must answer {self.asked()}")
        self.choose(seat, refusal)

    def expect_question(self, seat: int, *questions: str) -> None:
        """Pass over questions that the vector leaves out, until this one is put to this seat."""
        for _ in range(MOST):
            if self.s.to_act == 0:
                break
            if self.asked() in questions and self.s.to_act >> seat & 1:
                return
            if self.s.ask == ASK_VOTE or self.refusal(lord(self.s, self.s.party)) is None:
                break
            self.pass_over()
        raise Refused(f"{self.colours[seat]} is not asked for {' or '.join(questions)}")


def crowded(state: Fields) -> bool:
    """Whether a vector counts more counties than there are: then each player is asked about alone."""
    counts = table_of(state.get("counties_held", {}), "counties_held").values()
    return sum(whole(count, "counties_held", 0, COUNTIES) for count in counts) > COUNTIES


def law_number(law: Any) -> int:
    """A law by its id."""
    return LAW_IDS.index(named(law, "law", LAW_IDS))

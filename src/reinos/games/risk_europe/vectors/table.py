"""The table of a vector: what it names, where that lies in the record, and the part of the game it is about."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core import notation
from reinos.core.bits import count
from reinos.core.game import Game
from reinos.core.notation import Each, Field, Fields, Name, Own, Parts, Sparse, VectorError, fields, flag, named, whole
from reinos.core.record import members
from reinos.core.trial import SEED, Trial
from reinos.games.risk_europe import RULES, board, opening, phases, pieces
from reinos.games.risk_europe.battle import LOSE_HOLDER, LOSE_INVADER, ROLL
from reinos.games.risk_europe.map import CITIES, GOLD, NAMES, TERRITORIES, TILE_NAMES
from reinos.games.risk_europe.pieces import ARMIES, HOLDER, INVADER, NOBODY, UNITS
from reinos.games.risk_europe.questions import QUESTIONS

COLOURS = tuple(item["id"] for item in pieces.DATA["armies"]["list"])
HIRED = {2: ["MERC_A", "MERC_B"], 3: ["MERC"], 4: []}  # the mercenaries by the number of players
ROUND = 2  # of a vector that names none: tiles held are then usable
FIELD = "pomerania"  # where a battle is fought that names no territory
ONE = (1, 0, 0, 0)  # a Footman
MOST = 1000
WORD = 1 << 32

# The phases in which the engine goes on; a question that is open in one of them must be mentioned.
BIDS = {phases.BID_FIRST, phases.AUCTION_BID}
ROUNDS = {phases.CHOOSE_CARDS, phases.MENU, *range(phases.NEXT_PLACE, phases.NEXT_REVEAL)}
PARTS: dict[str, set[int]] = {
    "placement": {phases.PLACE_NEXT, phases.PLACE_KEEP},
    "turn": {*range(phases.EXPAND_FROM, phases.BERLIN_MANEUVER), phases.LOSE, phases.FIGHT, phases.TURN_END},
    "battle": {phases.FIGHT, phases.REROLL, phases.LOSE},
    "battle_end": {phases.FIGHT},
    "elimination": {phases.CHECKS},
    "mission_pick": {phases.MISSION_PICK},
    **dict.fromkeys(("round", "round_start"), ROUNDS),
    **dict.fromkeys(("bid_first", "setup_mercenaries", "end_round"), BIDS),
}


class Campaign(Trial):
    """A table of Risk Europe; armies have names, and the engine stops where the vector's part of the game ends."""

    def __init__(self, state: Fields) -> None:
        self.state = state
        self.about = named(state.get("phase", "turn"), "phase", PARTS)
        players = whole(state.get("players", ARMIES), "players", 2, ARMIES)
        missions = flag(state.get("missions_variant", self.about == "mission_pick"), "missions_variant")
        self.armies = army_names(state, players)
        super().__init__(Game(RULES, players=players, kingdom_missions=missions), self.armies[:players])
        self.s = RULES.proxy(self.game.bare(SEED))  # without the mercenaries that the setup has drawn
        opening.deal_pieces(self.s)
        self.s.round, self.s.marker, self.s.phase = ROUND, 0, phases.MENU
        self.s.controller[players:] = 0
        if missions:
            self.s.missions_left, self.s.mission_deck[:] = pieces.MISSIONS, range(pieces.MISSIONS)
        self.follow, self.part = self.one_step, self.goes_on
        self.made: list[tuple[int, list[int]]] = []  # choices made, each with what was offered
        self.tied: list[int] = []  # seats that wait for dice to decide a bid
        self.thrown: list[Any] = []  # those dice
        self.reserve = self.s.reserve  # military reserves before losses were taken

    def goes_on(self, s: Any) -> bool:
        """Whether the vector is about what the table is at: a bid, an order, a rank of a battle, a round."""
        between_ranks = s.phase == phases.FIGHT and s.step == ROLL
        return not between_ranks and len(self.tied) < 2 and s.phase in PARTS[self.about] | BIDS

    def one_step(self, s: Any) -> None:
        """What follows by itself; the hits of a roll are noted before anybody takes them."""
        if s.phase == phases.FIGHT and s.step == LOSE_INVADER:
            self.notes |= {"hits_on_attacker": int(s.hits[INVADER]), "hits_on_defender": int(s.hits[HOLDER])}
        QUESTIONS.advance(s)

    def advance(self, phase: int, step: int = 0) -> None:
        """Let the engine go on from a phase, and a step of a battle."""
        self.s.phase, self.s.step, self.s.to_act, self.s.event_count = phase, step, 0, 0
        self.one_step(self.s)
        self.keep_events()
        self.go_on()

    def play(self, seat: int, choice: int) -> None:
        """Carry out a choice, and remember it."""
        self.made.append((choice, self.legal(seat)))
        super().play(seat, choice)

    def army(self, value: Any) -> int:
        """An army by its name."""
        return ARMY.read(self, value, "army")

    @property
    def player(self) -> int:
        """The player in question."""
        return self.army(self.state.get("player", "blue"))

    @property
    def field(self) -> int:
        """The territory of a battle."""
        return place(self.state.get("territory", FIELD))

    def rig(self, dice: Any) -> None:
        """Let the next dice fall like this, and losses be counted from now on."""
        words = [(whole(number, "dice", 1, 6) - 1) * WORD // 6 + WORD // 16 for number in notation.listed(dice, "dice")]
        self.s.pool, self.s.drawn = np.array([0] * 16 + words, np.int64), -len(words)
        self.reserve = self.s.reserve.copy()

    def all_dice_used(self) -> None:
        """Exactly the dice of the vector must have been rolled."""
        if self.s.drawn != 0:
            raise VectorError(f"the engine rolls {'more' if self.s.drawn > 0 else 'fewer'} dice than the vector names")


def army_names(state: Fields, players: int) -> list[str]:
    """Every army by its name: colours by seat, then the mercenaries."""
    hired = state.get("mercenary", [])
    hired = [named(name, "mercenary", COLOURS) for name in (hired if isinstance(hired, list) else [hired])]
    seats = notation.listed(state.get("seats", [*COLOURS]), "seats", ARMIES)
    people = [named(name, "seats", COLOURS) for name in seats if name not in [*hired, *HIRED[players]]]
    if len(people) < players or ("seats" in state and len(people) > players) or len(hired) not in (0, ARMIES - players):
        raise VectorError(f"{players} of the seats {seats} must be players, and the others mercenaries")
    return [*people[:players], *(hired or HIRED[players])]


# --- what a vector names

ARMY = Name(lambda trial: trial.armies, null=NOBODY)  # type: ignore[attr-defined]
TILE = Name([TILE_NAMES.get(territory, f"no tile of {name}") for territory, name in enumerate(NAMES)])
MISSION = Name([f"mission_{name}" for name in pieces.MISSION_NAMES])


def place(value: Any) -> int:
    """A territory by its name."""
    return NAMES.index(named(value, "territory", NAMES))


def mix(value: Any) -> tuple[int, ...]:
    """Units by type; types that are not named are 0."""
    found = fields(value, "units", (), UNITS)
    return tuple(whole(found.get(unit, 0), unit, 0, MOST) for unit in UNITS)


def as_mix(units: Any) -> Sparse:
    """Units by name."""
    return Sparse(zip(UNITS, np.asarray(units).tolist(), strict=True))


def names_of(mask: int) -> notation.Bag:
    """The names of some territories."""
    return notation.Bag(NAMES[territory] for territory in members(mask))


# --- where it lies


def occupy(trial: Any, side: int, territory: int, army: int, units: tuple[int, ...]) -> None:
    """RE-1.7, RE-1.8  Units of an army in a territory, as its owner or as its attacker."""
    s, bit = trial.s, 1 << territory
    (s.owner if side == HOLDER else s.invader)[territory] = army
    (s.land if side == HOLDER else s.inroads)[army] |= bit
    s.disputed |= bit if side == INVADER else 0
    if side == HOLDER and GOLD & bit:
        s.tile_round[territory] = s.round  # not usable unless the vector gives the tile
    s.units[side, territory] = units
    s.reserve[army] -= units


def settle(trial: Any, at: tuple[int, ...], value: Any, where: str) -> None:
    """Owner, units, castle and attacker of a territory."""
    given = fields(value, where, ("owner", "units"), ("castle", "attacker"))
    if (given["owner"] is None) != (sum(mix(given["units"])) == 0):
        raise VectorError(f"{where}: owner and units must go together")
    for side, entry in ((HOLDER, given), (INVADER, given.get("attacker", {"owner": None}))):
        if entry["owner"] is not None:
            occupy(trial, side, at[0], trial.army(entry["owner"]), mix(entry["units"]))
    trial.s.forts |= int(flag(given.get("castle", False), where)) << at[0]


def settled(trial: Any, at: tuple[int, ...]) -> Sparse:
    """A territory as a vector writes it."""
    s, (t,) = trial.s, at
    attacker = {"owner": ARMY.show(trial, s.invader[t]), "units": as_mix(s.units[INVADER, t])}
    return Sparse(
        owner=ARMY.show(trial, s.owner[t]),
        units=as_mix(s.units[HOLDER, t]),
        castle=bool(s.forts >> t & 1),
        attacker=None if s.invader[t] == NOBODY else attacker,
    )


def hold_tiles(trial: Any, at: tuple[int, ...], value: Any, where: str) -> None:
    """RE-10.13  Who has a tile has its city; where the board does not say so, one unit holds it."""
    s, (army,) = trial.s, at
    for tile in notation.listed(value, where):
        t = TILE.read(trial, tile, where)
        if s.owner[t] == NOBODY and not (trial.about.startswith("battle") and t == trial.field):
            occupy(trial, HOLDER, t, army, ONE)
            s.reserve[army] += ONE
        if s.owner[t] not in (army, NOBODY):
            raise VectorError(f"{where}: {trial.armies[army]} has {tile} but not its city")
        s.tile_round[t] = 0


def crown(trial: Any, at: tuple[int, ...], value: Any, where: str) -> None:
    """RE-10.1  Crowns beyond those of cities are crown cards."""
    trial.s.cards[at] += whole(value, where, 0, MOST) - board.crowns(trial.s, at[0])
    if trial.s.cards[at] < 0:
        raise VectorError(f"{where} is {value}; its cities give more")


LAYOUT = Parts(
    {
        "round": Field("round"),
        "marker": Field("marker", ARMY),
        "castles_in_reserve": Field("castles", notation.Whole(0, pieces.CASTLES)),
        "board": Each(Name(NAMES), Own(settle, settled)),
        "coins": Each(ARMY, Field("coins")),
        "tiles": Each(ARMY, Own(hold_tiles, lambda trial, at: board_tiles(trial, at[0]))),
        "tile_since_round": Each(TILE, Field("tile_round")),
        "military_reserve": Each(ARMY, Each(Name(UNITS), Field("reserve", notation.Whole(0, int(pieces.STOCK.max()))))),
        "crown_card_bought_this_round": Each(ARMY, Field("card_bought", notation.FLAG)),
    }
)
CROWNS = Each(ARMY, Own(crown, lambda trial, at: board.crowns(trial.s, at[0])))
REST = """
    players phase player mercenary missions_variant seats bid_winner controller alive castles_in_hand crowns standings
    territory attacker defender units castle hits rank reroll_available cities crown_cards saved_last_round card
    deck_top_to_bottom reveals hand_sizes_at_start
"""
STATE = frozenset(LAYOUT.parts) | frozenset(REST.split())


def board_tiles(trial: Any, army: int) -> notation.Bag:
    """RE-10.13  The tiles of the cities that an army controls."""
    return notation.Bag(name for territory, name in TILE_NAMES.items() if trial.s.owner[territory] == army)


def lay(state: Fields) -> Campaign:
    """A table as a vector gives it."""
    trial = Campaign(state)
    s, players = trial.s, trial.game.players
    take_seats(trial)
    LAYOUT.lay(trial, (), {name: state[name] for name in LAYOUT.parts if name in state}, "")
    if "controller" in state:
        s.controller[players:] = trial.army(state["controller"])
    for name, castles in notation.mapping(state.get("castles_in_hand", {}), "castles_in_hand").items():
        if castles != opening.CASTLE_PASSES[players]:
            raise VectorError(f"castles_in_hand of {name} is {castles!r}; allowed: those of the setup")
    if "card" in state:
        s.shown[:, 0] = pieces.CARDS[named(state["card"], "card", pieces.CARDS)]
    if "deck_top_to_bottom" in state:
        deck = notation.listed(state["deck_top_to_bottom"], "deck_top_to_bottom")
        s.missions_left, s.draws = len(deck), pieces.MISSIONS - len(deck)
        s.mission_deck[:] = [*(MISSION.read(trial, name, "mission") for name in deck), *[-1] * s.draws]
    if "alive" in state or "standings" in state:
        living = [trial.army(name) for name in state.get("alive") or state.get("standings", {})]
        s.alive[:players] = [army in living for army in range(players)]
    stand(trial, notation.mapping(state.get("standings", {}), "standings"))
    if trial.about == "elimination":
        endanger(trial, whole(state.get("cities", 0), "cities", 0, count(CITIES)))
    join_battle(trial)
    CROWNS.lay(trial, (), state.get("crowns", {}), "crowns")
    return trial


def take_seats(trial: Campaign) -> None:
    """RE-14.5, RE-15.5  The bid winner fixes the seats; those named must be the same, wherever one starts to count."""
    opening.seat_armies(trial.s, trial.army(trial.state.get("bid_winner", trial.armies[0])))
    seats = [trial.armies[army] for army in trial.s.circle.tolist()]
    told = trial.state.get("seats", seats)
    if not any(seats == told[n:] + told[:n] for n in range(ARMIES)):
        raise VectorError(f"seats are {told}; the engine seats {seats}")


def stand(trial: Campaign, standings: Fields) -> None:
    """RE-11.2  So many crowns, territories and coins for every player; those with most crowns have the cities."""
    free = sorted(range(TERRITORIES), key=lambda territory: CITIES >> territory & 1)
    for name, entry in standings.items():
        for key, value in fields(entry, name, ("crowns", "territories", "coins")).items():
            whole(value, key, 0, MOST)
    for name, entry in sorted(standings.items(), key=lambda item: item[1]["crowns"]):
        army, territories = trial.army(name), entry["territories"]
        for territory in free[:territories]:
            occupy(trial, HOLDER, territory, army, ONE)
        free, trial.s.coins[army] = free[territories:], entry["coins"]
        CROWNS.part.lay(trial, (army,), entry["crowns"], f"crowns of {name}")


def endanger(trial: Campaign, cities: int) -> None:
    """RE-12  So many cities, and crown cards, for the player in question; everybody else has a city."""
    s, army = trial.s, trial.player
    s.cards[army] = whole(trial.state.get("crown_cards", 0), "crown_cards", 0, pieces.CROWN_CARDS)
    s.saved[army] = flag(trial.state.get("saved_last_round", False), "saved_last_round")
    free = [t for t in range(TERRITORIES) if CITIES >> t & 1 and s.owner[t] == NOBODY]
    for other in range(ARMIES):
        while count(int(s.land[other]) & CITIES) < (cities if other == army else s.alive[other]):
            occupy(trial, HOLDER, free.pop(), other, ONE)
    if count(int(s.land[army]) & CITIES) != cities:
        raise VectorError(f"cities is {cities}; the board gives more")


def join_battle(trial: Campaign) -> None:
    """RE-9  The two sides of a battle, before the rank that is rolled next; or a side that has a loss to take."""
    s, state, field = trial.s, trial.state, trial.field
    if ("attacker" in state) != ("defender" in state):
        raise VectorError("attacker and defender must go together")
    if "units" in state:
        state = {**state, "defender": {"owner": trial.armies[0], "units": state["units"]}}
    tile = int(s.tile_round[field])
    for side, name in enumerate(("attacker", "defender")):
        if name in state:
            given = fields(state[name], name, ("owner", "units"))
            occupy(trial, side, field, trial.army(given["owner"]), mix(given["units"]))
            s.field = field
    s.tile_round[field] = tile if tile >= 0 else s.tile_round[field]
    s.forts |= int(flag(state.get("castle", False), "castle")) << field
    s.rerolled = int(not flag(state.get("reroll_available", True), "reroll_available"))
    s.rank = whole(state.get("rank", 1), "rank", 1, 4) - 1
    s.hits[HOLDER] = whole(state.get("hits", 0), "hits", 0, MOST)
    if "units" in state:
        trial.rig([])
        trial.advance(phases.FIGHT, LOSE_HOLDER)

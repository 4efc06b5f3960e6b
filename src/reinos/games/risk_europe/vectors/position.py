"""The position of a vector as a real record, with notes of what its actions gave."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.game import Game
from reinos.core.rule import legal
from reinos.core.vectors import Fields, VectorError, fields, listed, named, whole
from reinos.games.risk_europe import RULES
from reinos.games.risk_europe.battle import end_battle, present, take_losses
from reinos.games.risk_europe.board import city_crowns, count, crowns, invading, strength
from reinos.games.risk_europe.opening import clear_table, deal_pieces, seat_armies
from reinos.games.risk_europe.rules import decide
from reinos.games.risk_europe.state import (
    ARMIES,
    CARD_STAGE,
    CASTLE_PASSES,
    CASTLES,
    CITIES,
    CROWN_CARDS,
    DATA,
    FIGHT,
    GENERAL,
    GOLD,
    HOLDER,
    IN_BATTLE,
    INVADER,
    KINDS,
    LOSE,
    MENU,
    MISSION_NAMES,
    MISSIONS,
    NAMES,
    NOBODY,
    STOCK,
    TERRITORIES,
    TILE_NAMES,
    UNITS,
    card_kind,
)

SEED = 2015  # of the dice, where a vector leaves something to chance
COLOURS = tuple(item["id"] for item in DATA["armies"]["list"])
MERCENARIES = {"MERC": 3, "MERC_A": 2, "MERC_B": 3}
CARDS = {card["id"]: card_kind(card) for card in DATA["kings_orders_deck"]["cards"]}
TILES = {name: territory for territory, name in TILE_NAMES.items()}
ROUND = 2  # of a vector that names none: tiles held are then usable
FIELD = NAMES.index("pomerania")  # where a battle is fought that names no territory
MOST = 1000
WORD = 1 << 32
STATE = frozenset(
    [
        "players",
        "phase",
        "player",
        "coins",
        "board",
        "castles_in_hand",
        "card",
        "castles_in_reserve",
        "crown_card_bought_this_round",
        "crowns",
        "military_reserve",
        "round",
        "tile_since_round",
        "tiles",
        "attacker",
        "castle",
        "defender",
        "hits",
        "rank",
        "reroll_available",
        "units",
        "mercenary",
        "territory",
        "alive",
        "marker",
        "standings",
        "cities",
        "crown_cards",
        "saved_last_round",
        "seats",
        "reveals",
        "bid_winner",
        "controller",
        "missions_variant",
        "hand_sizes_at_start",
        "deck_top_to_bottom",
    ]
)
PHASES = [
    "placement",
    "turn",
    "battle",
    "setup_mercenaries",
    "bid_first",
    "battle_end",
    "end_round",
    "elimination",
    "round",
    "round_start",
    "mission_pick",
]


def mix(value: Any) -> tuple[int, ...]:
    """Units by type; types that are not named are 0."""
    found = fields(value, "units", frozenset(), frozenset(UNITS))
    return tuple(whole(found.get(unit, 0), unit, 0, MOST) for unit in UNITS)


def as_mix(units: Any) -> dict[str, int]:
    """Units by name, without those that are 0."""
    return {name: int(units[unit]) for unit, name in enumerate(UNITS) if units[unit]}


def place(value: Any) -> int:
    """A territory by its name."""
    return NAMES.index(named(value, "territory", NAMES))


def flag(value: Any, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise VectorError(f"{name} is {value!r}; allowed: true, false")
    return value


class Position:
    """A record built from the state of a vector."""

    def __init__(self, state: Any) -> None:
        self.state: Fields = fields(state, "state", frozenset(), STATE)
        self.phase = named(self.state.get("phase", "turn"), "phase", PHASES)
        self.waiting: list[Any] = []
        self.notes: Fields = {"legal": True}
        self.lists: dict[str, list[Any]] = {}
        self.pending = False  # a battle has hits that are not yet taken
        standings = self.state.get("standings", {})
        players = whole(self.state.get("players", 4), "players", 2, ARMIES)
        missions = flag(self.state.get("missions_variant", self.phase == "mission_pick"), "missions_variant")
        self.armies = self._names(players)
        game = Game(RULES, players=players, kingdom_missions=missions, max_rounds=0)
        table: Any = RULES.proxy(game.bare(SEED))
        play.start(table, 0)
        self.s = table
        self._lay(standings)

    # --- names

    def _names(self, players: int) -> dict[str, int]:
        """Every army by its name: colours by seat, mercenaries last."""
        hired = self.state.get("mercenary", [])
        hired = [named(name, "mercenary", COLOURS) for name in (hired if isinstance(hired, list) else [hired])]
        if len(hired) > ARMIES - players:
            raise VectorError(f"mercenary is {hired}; allowed with {players} players: {ARMIES - players}")
        seats = self.state.get("seats")
        if seats is not None:
            order = [named(name, "seats", (*COLOURS, *MERCENARIES)) for name in listed(seats, "seats", ARMIES)]
            people = [name for name in order if name not in MERCENARIES]
            if len(people) != players:
                raise VectorError(f"seats are {order}; {players} of them must be players")
        else:
            people = [name for name in COLOURS if name not in hired]
        found = {name: army for army, name in enumerate(people)}
        first = ARMIES - len(hired)
        return found | {name: first + n for n, name in enumerate(hired)} | MERCENARIES

    def army(self, value: Any) -> int:
        """An army by its name."""
        return self.armies[named(value, "army", self.armies)]

    def name(self, army: int) -> str | None:
        """The name of an army, None for nobody."""
        if army == NOBODY:
            return None
        used = [name for name, number in self.armies.items() if number == army]
        given = str(self.state) + str(self.waiting)
        return next((name for name in used if f"'{name}'" in given), used[0])

    def by_army(self, name: str) -> dict[int, Any]:
        """A field of the state that gives something for some armies."""
        value = self.state.get(name, {})
        if not isinstance(value, dict):
            raise VectorError(f"{name} is {value!r}; allowed: an object")
        return {self.army(key): entry for key, entry in value.items()}

    # --- the position

    def _lay(self, standings: Any) -> None:
        s, state = self.s, self.state
        clear_table(s)
        deal_pieces(s)
        s.round = whole(state.get("round", ROUND), "round", 0, MOST)
        s.phase, s.to_act = MENU, 0
        s.marker = self.army(state.get("marker", "blue"))
        seat_armies(s, self.army(state["bid_winner"]) if "bid_winner" in state else 0)
        self._check_seats()
        for army in range(s.players, ARMIES):
            s.controller[army] = self.army(state["controller"]) if "controller" in state else NOBODY
        s.castles = whole(state.get("castles_in_reserve", int(s.castles)), "castles_in_reserve", 0, CASTLES)
        board = state.get("board", {})
        if not isinstance(board, dict):
            raise VectorError(f"board is {board!r}; allowed: an object")
        for name, entry in board.items():
            self._settle(place(name), entry)
        self._lay_holdings()
        self._lay_battle()
        self._lay_cards()
        if standings:
            self._lay_standings(standings)
        if self.phase == "elimination":
            self._lay_elimination()
        self._lay_crowns()

    def _check_seats(self) -> None:
        """RE-14.5, RE-15.5  The seats named are those that the bid gives, wherever one starts to count."""
        if "seats" in self.state:
            named_seats = [self.army(name) for name in self.state["seats"]]
            found = self.s.circle.tolist()
            if not any(found == named_seats[n:] + named_seats[:n] for n in range(ARMIES)):
                raise VectorError(f"seats are {self.state['seats']}; the engine seats {[*map(self.name, found)]}")

    def _settle(self, territory: int, entry: Any) -> None:
        """Put units, castle and attacker in a territory."""
        s = self.s
        given = fields(entry, "board", frozenset({"owner", "units"}), frozenset({"castle", "attacker"}))
        units = mix(given["units"])
        if (given["owner"] is None) != (sum(units) == 0):
            raise VectorError(f"board.{NAMES[territory]}: owner and units must go together")
        if given["owner"] is not None:
            self._occupy(territory, self.army(given["owner"]), units)
        if flag(given.get("castle", False), "castle"):
            s.forts |= 1 << territory
        if "attacker" in given:
            other = fields(given["attacker"], "attacker", frozenset({"owner", "units"}))
            self._invade(territory, self.army(other["owner"]), mix(other["units"]))

    def _occupy(self, territory: int, army: int, units: tuple[int, ...]) -> None:
        s = self.s
        s.owner[territory] = army
        s.land[army] |= 1 << territory
        s.units[territory] = units
        s.reserve[army] -= units
        if GOLD >> territory & 1:
            s.tile_round[territory] = s.round  # not usable unless the vector gives the tile

    def _invade(self, territory: int, army: int, units: tuple[int, ...]) -> None:
        s = self.s
        s.invader[territory] = army
        s.inroads[army] |= 1 << territory
        s.disputed |= 1 << territory
        s.invaders[territory] = units
        s.reserve[army] -= units

    def _lay_holdings(self) -> None:
        """Coins, tiles, military reserves."""
        s, state = self.s, self.state
        for army, coins in self.by_army("coins").items():
            s.coins[army] = whole(coins, "coins", 0, MOST)
        since = fields(state.get("tile_since_round", {}), "tile_since_round", frozenset(), frozenset(TILES))
        for army, tiles in self.by_army("tiles").items():
            for tile in listed(tiles, "tiles"):
                self._hold_tile(army, TILES[named(tile, "tiles", TILES)])
        for tile, number in since.items():
            s.tile_round[TILES[tile]] = whole(number, "tile_since_round", 0, MOST)
        for army, reserve in self.by_army("military_reserve").items():
            given = fields(reserve, "military_reserve", frozenset(), frozenset(UNITS))
            for unit, number in given.items():
                s.reserve[army, UNITS.index(unit)] = whole(number, unit, 0, int(STOCK[UNITS.index(unit)]))
        for army, bought in self.by_army("crown_card_bought_this_round").items():
            s.card_bought[army] = int(flag(bought, "crown_card_bought_this_round"))
        for army, castles in self.by_army("castles_in_hand").items():
            if castles != CASTLE_PASSES[s.players]:
                raise VectorError(f"castles_in_hand of {self.name(army)} is {castles!r}; allowed: those of the setup")

    def _hold_tile(self, army: int, territory: int) -> None:
        """RE-10.13  Who has a tile has its city; where the board does not say so, one unit holds it."""
        s = self.s
        besieged = territory == self.battlefield and self.phase in ("battle", "battle_end")
        if s.owner[territory] == NOBODY and not besieged:
            reserve = s.reserve[army].copy()
            self._occupy(territory, army, (1,) + (0,) * (KINDS - 1))
            s.reserve[army] = reserve
        if s.owner[territory] not in (army, NOBODY):
            raise VectorError(f"tiles: {self.name(army)} has {TILE_NAMES[territory]} but not its city")
        s.tile_round[territory] = 0

    @property
    def battlefield(self) -> int:
        """The territory of a battle."""
        return place(self.state["territory"]) if "territory" in self.state else FIELD

    def _lay_battle(self) -> None:
        """RE-9  The two sides of a battle, the rank, and whether the castle's right is left."""
        s, state = self.s, self.state
        if "attacker" not in state and "units" not in state:
            return
        if ("attacker" in state) != ("defender" in state):
            raise VectorError("attacker and defender must go together")
        field = self.battlefield
        kept = int(s.tile_round[field])
        if "units" in state:  # only a loss to be taken
            self._occupy(field, 0, mix(state["units"]))
            s.hits[HOLDER] = whole(state.get("hits", 0), "hits", 0, MOST)
        else:
            for name, settle in (("defender", self._occupy), ("attacker", self._invade)):
                side = fields(state[name], name, frozenset({"owner", "units"}))
                settle(field, self.army(side["owner"]), mix(side["units"]))
        if kept >= 0:
            s.tile_round[field] = kept
        if flag(state.get("castle", False), "castle"):
            s.forts |= 1 << field
        s.field, s.losing = field, IN_BATTLE
        s.rank = whole(state.get("rank", 1), "rank", 1, GENERAL)
        s.rerolled = int(not flag(state.get("reroll_available", True), "reroll_available"))
        for army in range(ARMIES):
            s.controller[army] = army if army < s.players else 0

    def _lay_cards(self) -> None:
        """Cards shown, missions, hands."""
        s, state = self.s, self.state
        s.shown[:, :] = -1
        if "card" in state:
            s.shown[:, 0] = CARDS[named(state["card"], "card", CARDS)]
        if "deck_top_to_bottom" in state:
            order = [self.mission(name) for name in listed(state["deck_top_to_bottom"], "deck_top_to_bottom")]
            s.missions_left = len(order)
            s.draws = MISSIONS - len(order)
            s.mission_deck[: len(order)] = order

    def mission(self, value: Any) -> int:
        """A mission by its name in the data."""
        names = [f"mission_{name}" for name in MISSION_NAMES]
        return names.index(named(value, "mission", names))

    def _lay_standings(self, standings: Any) -> None:
        """RE-11.2  Give every player so many crowns, territories and coins."""
        s = self.s
        alive = self.alive or [self.army(name) for name in standings]
        free = [t for t in range(TERRITORIES) if not CITIES >> t & 1] + [
            t for t in range(TERRITORIES) if CITIES >> t & 1
        ]
        for army in range(s.players):
            s.alive[army] = int(army in alive)
        entries = {
            self.army(name): fields(entry, name, frozenset({"crowns", "territories", "coins"}))
            for name, entry in standings.items()
        }
        for army, entry in sorted(entries.items(), key=lambda item: item[1]["crowns"]):
            s.coins[army] = whole(entry["coins"], "coins", 0, MOST)
            for territory in free[: whole(entry["territories"], "territories", 0, TERRITORIES)]:
                self._occupy(territory, army, (1,) + (0,) * (KINDS - 1))
            free = free[entry["territories"] :]
            s.cards[army] = whole(entry["crowns"], "crowns", 0, MOST) - city_crowns(s, army)
            if s.cards[army] < 0:
                raise VectorError(f"standings of {self.name(army)}: so many territories have more crowns")

    @property
    def alive(self) -> list[int]:
        """The armies that a vector says are in the game."""
        return [self.army(name) for name in listed(self.state.get("alive", []), "alive")]

    def _lay_elimination(self) -> None:
        """RE-12  Cities and cards of the player in question; everybody else has a city."""
        s, state = self.s, self.state
        army = self.army(state.get("player"))
        cities = whole(state.get("cities", 0), "cities", 0, count(CITIES))
        free = [t for t in range(TERRITORIES) if CITIES >> t & 1 and s.owner[t] == NOBODY]
        while count(int(s.land[army]) & CITIES) < cities:
            self._occupy(free.pop(), army, (1,) + (0,) * (KINDS - 1))
        if count(int(s.land[army]) & CITIES) != cities:
            raise VectorError(f"cities is {cities}; the board gives more")
        s.cards[army] = whole(state.get("crown_cards", 0), "crown_cards", 0, CROWN_CARDS)
        s.saved[army] = int(flag(state.get("saved_last_round", False), "saved_last_round"))
        for other in range(ARMIES):
            if "alive" in state and other < s.players and other not in self.alive:
                s.alive[other] = 0
            elif other != army and not int(s.land[other]) & CITIES:
                self._occupy(free.pop(), other, (1,) + (0,) * (KINDS - 1))

    def _lay_crowns(self) -> None:
        """RE-10.1  Crowns beyond those of cities are crown cards."""
        s = self.s
        for army, number in self.by_army("crowns").items():
            s.cards[army] += whole(number, "crowns", 0, MOST) - crowns(s, army)
            if s.cards[army] < 0:
                raise VectorError(f"crowns of {self.name(army)} is {number}; its cities give more")

    # --- playing

    def legal(self) -> list[int]:
        """What may be chosen now, whoever chooses."""
        seat = play.first_seat(self.s.to_act) if self.s.to_act else 0
        self.s.to_act |= 1 << seat
        out = np.zeros(RULES.choices.size, np.int64)
        ids: list[int] = out[: legal(self.s, seat, out)].tolist()
        return ids

    def choose(self, choice: int) -> bool:
        """Make a small choice if it is legal; nothing that follows by itself is done."""
        if choice not in self.legal():
            return False
        seat = play.first_seat(self.s.to_act)
        decide(self.s, seat, choice)
        return True

    def refuse(self, rule: str | None) -> None:
        """The engine does not allow what was wanted."""
        self.notes["legal"] = False
        self.notes["rule"] = rule

    def rig(self, dice: list[int]) -> None:
        """Let the next dice fall like this."""
        words = [(whole(number, "dice", 1, 6) - 1) * WORD // 6 + WORD // 16 for number in dice]
        self.s.pool = np.array([0] * 16 + words, np.int64)
        self.s.drawn = -len(words)

    def all_dice_used(self) -> None:
        """Exactly the dice of the vector must have been rolled."""
        if self.s.drawn != 0:
            raise VectorError(f"the engine rolls {'more' if self.s.drawn > 0 else 'fewer'} dice than the vector names")

    def begin_turn(self, army: int, card: int) -> None:
        """A turn of an army with a card, unless the vector's card is on the table already."""
        s = self.s
        if "card" not in self.state:
            s.shown[army, 0] = card
            s.ordered, s.bonus_used, s.berlin = 0, 0, 0
        s.army, s.turn = army, 0
        s.phase, s.task, s.stage = MENU, -1, CARD_STAGE
        s.to_act = 1 << max(0, int(s.controller[army]))

    def free_units(self, before: Any) -> dict[str, dict[str, int]]:
        """Units that have come to the board since."""
        added = self.s.units - before
        return {NAMES[t]: as_mix(added[t]) for t in range(TERRITORIES) if added[t].any()}

    def close(self) -> None:
        """RE-9.5, RE-9.8  After the last action, losses without a choice are taken and a battle may end."""
        s = self.s
        if not self.pending:
            return
        for side in (INVADER, HOLDER):
            types = [unit for unit in range(KINDS) if present(s, side, unit)]
            total = invading(s, s.field) if side == INVADER else strength(s, s.field)
            if s.hits[side] and (s.hits[side] >= total or len(types) == 1):
                s.phase = FIGHT
                take_losses(s, side)
        if s.phase != LOSE and not (invading(s, s.field) and strength(s, s.field)):
            self.end_battle()

    def end_battle(self) -> None:
        """RE-9.8  Whoever is left has won."""
        s = self.s
        territory = int(s.field)
        left = s.invader[territory] if invading(s, territory) else s.owner[territory]
        self.notes["winner"] = self.name(int(left)) if invading(s, territory) or strength(s, territory) else None
        self.notes["attacker"], self.notes["defender"] = as_mix(s.invaders[territory]), as_mix(s.units[territory])
        end_battle(s)
        owner = self.name(int(s.owner[territory]))
        self.notes["territory"] = "unclaimed" if owner is None else owner
        self.pending = False

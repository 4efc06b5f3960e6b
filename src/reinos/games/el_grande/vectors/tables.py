"""The fields of a vector put on a table, and answers about a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from reinos.core import play
from reinos.core.game import Game
from reinos.core.vectors import (
    Fields,
    VectorError,
    constant,
    listed,
    named,
    unordered,
    whole,
)
from reinos.games.el_grande import RULES
from reinos.games.el_grande.state import (
    ALL_POWERS,
    CARD_IDS,
    CASTLE,
    KNIGHTS,
    MARKER_IDS,
    OFF_BOARD,
    PLACE_IDS,
    POWERS,
    REGION_IDS,
)

SEED = 1995  # of the dice, where a vector leaves something to chance


class Seats:
    """The players of a vector: names to seats, clockwise."""

    def __init__(self, names: Any) -> None:
        self.names = listed(names, "players")
        if not all(isinstance(name, str) and name for name in self.names):
            raise VectorError(f"players is {names!r}; allowed: a list of names")
        if len(set(self.names)) < len(self.names):
            raise VectorError(f"players {self.names}: a name stands twice")
        self.table(Game(RULES, players=len(self.names)))

    def table(self, game: Game) -> Any:
        """A table of so many players with nothing on it."""
        s: Any = RULES.proxy(game.bare(SEED))
        play.start(s, 0)
        s.frames[:, :], s.depth, s.to_act = 0, 0, 0
        s.knights[:, :], s.court[:], s.province[:], s.grande[:], s.marker[:] = 0, 0, 0, -1, OFF_BOARD
        return s

    def seat(self, name: Any, where: str) -> int:
        """The seat of a name."""
        return self.names.index(named(name, where, self.names))

    def counts(self, given: Any, where: str, most: int) -> Iterator[tuple[int, int]]:
        """Seat and number, from an object of names."""
        for name, count in mapping(given, where).items():
            yield self.seat(name, where), whole(count, f"{where}.{name}", 0, most)


def mapping(value: Any, where: str) -> Fields:
    """An object."""
    if not isinstance(value, dict):
        raise VectorError(f"{where} is {value!r}; allowed: an object")
    return value


def region(value: Any, where: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(named(value, where, REGION_IDS))


def place(value: Any, where: str) -> int:
    """The number of a region or of the castle."""
    return PLACE_IDS.index(named(value, where, PLACE_IDS))


def card(value: Any) -> int:
    """The number of an action card."""
    return CARD_IDS.index(named(value, "card", CARD_IDS))


def powers(value: Any, where: str) -> int:
    """A mask of power cards."""
    mask = 0
    for item in listed(value, where):
        bit = 1 << whole(item, where, 1, POWERS)
        if mask & bit:
            raise VectorError(f"{where}: {item} stands there twice")
        mask |= bit
    return mask


def values_of(mask: int) -> list[int]:
    """The power cards of a mask."""
    return [value for value in range(1, POWERS + 1) if mask >> value & 1]


PIECES = frozenset(
    {"king", "regions", "castle", "court", "province", "grandes", "markers", "vetoes", "hands", "discarded"}
)


def lay(s: Any, seats: Seats, state: Fields) -> None:
    """Put the pieces of a vector on the table."""
    if "king" in state:
        s.king = region(state["king"], "king")
    for name, counts in mapping(state.get("regions", {}), "regions").items():
        for seat, count in seats.counts(counts, f"regions.{name}", KNIGHTS):
            s.knights[region(name, "regions"), seat] = count
    for field, where in (("castle", s.knights[CASTLE]), ("court", s.court), ("province", s.province)):
        for seat, count in seats.counts(state.get(field, {}), field, KNIGHTS):
            where[seat] = count
    for name, home in mapping(state.get("grandes", {}), "grandes").items():
        s.grande[seats.seat(name, "grandes")] = region(home, "grandes")
    for name, where in mapping(state.get("markers", {}), "markers").items():
        s.marker[MARKER_IDS.index(named(name, "markers", MARKER_IDS))] = place(where, "markers")
    if s.marker[0] == s.marker[1] != OFF_BOARD:
        raise VectorError("markers: both lie in one place")
    for name in listed(state.get("vetoes", []), "vetoes"):
        held = s.vetoes[seats.seat(name, "vetoes")]
        if held.all():
            raise VectorError(f"vetoes: {name} holds more than two")
        held[1 if held[0] else 0] = 1
    lay_power_cards(s, seats, state)


def lay_power_cards(s: Any, seats: Seats, state: Fields) -> None:
    """Hands, cards on the table and discard piles; what is not told is in hand."""
    for name, values in mapping(state.get("discarded", {}), "discarded").items():
        seat = seats.seat(name, "discarded")
        s.spent[seat] = powers(values, f"discarded.{name}")
        s.hand[seat] = ALL_POWERS & ~int(s.spent[seat])
    for seat, value in seats.counts(state.get("played", {}), "played", POWERS):
        s.power[seat] = value
        s.hand[seat] &= ~(1 << value)
    hands = state.get("hands", "full")
    if hands != "full":
        for name, values in mapping(hands, "hands").items():
            seat = seats.seat(name, "hands")
            s.hand[seat] = powers(values, f"hands.{name}")
            s.spent[seat] = ALL_POWERS & ~int(s.hand[seat]) & ~(1 << int(s.power[seat]))


# --- answers about pieces


def pieces(s: Any, seats: Seats, before: list[int]) -> dict[str, Callable[[Any], Any]]:
    """All that can be asked about the table; each answer has the form of the question."""

    def by_name(counts: Any, where: str) -> Callable[[Any], Any]:
        return lambda wanted: {name: int(counts[seats.seat(name, where)]) for name in mapping(wanted, where)}

    def in_regions(wanted: Any) -> Any:
        return {
            name: by_name(s.knights[region(name, "regions")], f"regions.{name}")(counts)
            for name, counts in mapping(wanted, "regions").items()
        }

    def homes(wanted: Any) -> Any:
        return {name: REGION_IDS[s.grande[seats.seat(name, "grandes")]] for name in mapping(wanted, "grandes")}

    gained = [int(now) - then for now, then in zip(s.points.tolist(), before, strict=True)]
    holders = [seats.names[seat] for seat in range(s.players) for _ in range(s.vetoes[seat].sum())]
    hands = {name: values_of(int(s.hand[seat])) for seat, name in enumerate(seats.names)}
    piles = {name: values_of(int(s.spent[seat]) & ~int(s.hand[seat])) for seat, name in enumerate(seats.names)}
    lying = {MARKER_IDS[i]: PLACE_IDS[at] for i, at in enumerate(s.marker.tolist()) if at != OFF_BOARD}
    return {
        "gained": by_name(gained, "gained"),
        "regions": in_regions,
        "castle": by_name(s.knights[CASTLE], "castle"),
        "court": by_name(s.court, "court"),
        "province": by_name(s.province, "province"),
        "king": constant(REGION_IDS[s.king]),
        "grandes": homes,
        "markers": constant(lying),
        "vetoes": unordered(holders),
        "hands": lambda wanted: {name: unordered(hands[name])(values) for name, values in asked(wanted, hands)},
        "discarded": lambda wanted: {name: unordered(piles[name])(values) for name, values in asked(wanted, piles)},
    }


def asked(wanted: Any, known: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """The players that a question is about, and what is expected of each."""
    return [(named(name, "expected", known), values) for name, values in mapping(wanted, "expected").items()]

"""A fragment of a table of Lancaster as a vector describes it, laid out in a real record.

A vector lists only what matters. Players that it does not name sit at the table as at the start of the game, but with
empty purses. Of a party whose knights it mentions, all others are in the reserve.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.core.game import Game
from reinos.core.notation import Fields, VectorError, mapping, named, whole
from reinos.core.record import SEATS
from reinos.core.trial import Refused, Trial
from reinos.games.lancaster import RULES, asking, box, printed
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.knights import deployed, parties
from reinos.games.lancaster.rules import advance
from reinos.games.lancaster.state import SHOWN, TAKEN
from reinos.games.lancaster.vectors.notation import ALLY, STATE

COLOURS = box.ids(box.DATA["player_colours"]["items"])
PHASES = {
    "setup": asking.SETUP,
    "place": asking.DEPLOYMENT,
    "vote": asking.PARLIAMENT,
    "law": asking.APPLYING,
    "county": asking.COUNTY_SCORING,
    "castle": asking.CASTLE_SCORING,
    "castle_table": asking.CASTLE_SCORING,
    "battle": asking.BATTLE_SCORING,
    "final": asking.BATTLE_SCORING,
}
FIELDS = frozenset(STATE.parts) | {"phase", "players_count", "options", "turn_order"}


def colours_in(value: Any) -> Iterator[str]:
    """The players that a part of a vector names; the colour of an ally is nobody's."""
    if isinstance(value, dict):
        value = [item for key, entry in value.items() for item in (key, entry) if key != "colour"]
    if isinstance(value, list):
        for item in value:
            yield from colours_in(item)
    elif isinstance(value, str) and value.removeprefix(ALLY) in COLOURS:
        yield value.removeprefix(ALLY)


def crowded(given: Fields) -> bool:
    """Whether a vector counts more counties than there are: then each player is looked at alone."""
    return sum(mapping(given.get("counties_held", {}), "counties_held").values()) > box.COUNTIES


class Fragment(Trial):
    """A table in one phase of a round, which is played to the end of that phase."""

    def __init__(self, given: Fields) -> None:
        phase = named(given["phase"], "phase", PHASES) if "phase" in given else ""
        seats = list(dict.fromkeys([*given.get("turn_order", []), *colours_in(given)]))
        least = max(len(seats), 2 if phase == "vote" else 3)
        count = whole(given.get("players_count", least), "players_count", 2, SEATS)
        if len(seats) > count:
            raise VectorError(f"the vector names {len(seats)} players; players_count is {count}")
        seats = [*seats, *(colour for colour in COLOURS if colour not in seats)][:count]
        super().__init__(Game(RULES, players=count, **mapping(given.get("options", {}), "options")), seats)
        self.given, self.follow = given, advance
        self.allied = [*[None] * count, *seats] if count == 2 else []  # whose ally a party is
        self.parties = [*seats, *(ALLY + colour for colour in seats if count == 2)]
        self.cards: dict[str, int] = {}  # battle id -> its card, by which it is followed
        self.laid: set[tuple[str, int]] = set()  # courts and reserves that the vector gives
        self.lay(phase)
        self.before = self.copy()
        self.begin(phase)

    def lay(self, phase: str) -> None:
        """Put everything where the vector says it is."""
        s = self.s
        s.start = s.to_act = 0
        s.round = box.ROUNDS if phase in ("castle", "final") else 1  # in the last one there is no round table
        s.card[:] = box.NOBODY
        if "favour_face_up" in self.given:
            s.favour[s.favour == SHOWN] = TAKEN
        s.gold[:] = s.squires[:] = s.votes[:] = 0
        laid = STATE.parts.keys() - ({"counties_held"} if crowded(self.given) else set())
        STATE.lay(self, (), {name: value for name, value in self.given.items() if name in laid}, "")
        s.next_start, s.spared[:] = s.start, s.leftover
        s.ledger[:, 0], s.ledger[:, 1] = s.gold, s.squires
        for party in range(parties(s)):
            here = [0, *(deployed(s, party, strength) for strength in range(1, len(printed.COMPANY)))]
            if ("court", party) not in self.laid and (any(here) or ("reserve", party) in self.laid):
                s.court[party] = 0
            if ("reserve", party) not in self.laid:
                s.reserve[party] = (printed.COMPANY - s.court[party] - here).clip(0)

    def begin(self, phase: str) -> None:
        """Go to a phase of the round, up to the first question."""
        number = self.s.phase = PHASES.get(phase, asking.OVER)
        self.s.step, self.s.stage, self.s.battle = 0, asking.OPENING, box.BATTLES if phase == "final" else 0
        self.part = lambda s: s.phase == number != asking.OVER and (phase == "final" or s.battle < box.BATTLES)
        self.go_on()

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a choice; the turn after an action is not what the vector is about."""
        return [] if self.acted and self.s.ask == asking.ASK_PLACE else super().to_act

    def take_nothing(self) -> None:
        """The first to act declines, or has enough."""
        seat = self.to_act[0]
        for choice in map(CHOICES.choice, self.legal(seat)):
            if choice.kind in ("decline", "done") or choice.args == {"times": 0}:
                self.play(seat, choice.id)
                return
        raise Refused(f"{self.seats[seat]} must answer {self.question()}")

    def later(self, phase: str) -> Fragment:
        """The same table in a later phase of the round, where everybody declines everything."""
        other = self.copy()
        other.before, other.events = self.copy(), []
        other.begin(phase)
        while other.to_act:
            other.take_nothing()
        return other

    @property
    def battles(self) -> list[str | None]:
        """The vector's id of the battle at each place."""
        names = {card: name for name, card in self.cards.items()}
        return [names.get(card) for card in self.s.card.tolist()]

    def gained(self, field: str, seat: int) -> int:
        """What a player has more than at the beginning."""
        return int(getattr(self.s, field)[seat]) - int(getattr(self.before.s, field)[seat])

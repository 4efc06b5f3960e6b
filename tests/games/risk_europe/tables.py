"""Tables of Risk Europe for the tests: positions written as vectors, and real tables played step by step."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.rule import legal
from reinos.games.risk_europe import RULES, phases
from reinos.games.risk_europe.board import hold
from reinos.games.risk_europe.choices import CHOICES
from reinos.games.risk_europe.map import NAMES
from reinos.games.risk_europe.pieces import ARMIES, HOLDER, INVADER, NOBODY, STOCK, UNITS
from reinos.games.risk_europe.vectors import FORMAT, KIND
from reinos.games.risk_europe.vectors.table import Campaign

Fields = dict[str, Any]


# --- positions written as vectors


def own(owner: str | None, castle: bool = False, attacker: Fields | None = None, **units: int) -> Fields:
    """A territory of the board of a vector."""
    entry: Fields = {"owner": owner, "units": units}
    if castle:
        entry["castle"] = True
    if attacker:
        entry["attacker"] = attacker
    return entry


def given(state: Fields, *actions: Fields) -> Campaign:
    """A position after some actions."""
    trial: Campaign = FORMAT.played(KIND, {"state": state, "actions": list(actions), "expect": {}})
    return trial


def expect(state: Fields, *actions: Fields, **expected: Any) -> None:
    """The engine must give exactly this."""
    vector = {"id": "test", "title": "test", "state": state, "actions": list(actions), "expect": expected}
    assert list(FORMAT.complaints(vector)) == []


def refused(rule: str, state: Fields, *actions: Fields) -> None:
    """The engine must forbid this, by that rule."""
    expect(state, *actions, legal=False, rule=rule)


# --- real tables


def number(territory: str) -> int:
    """The number of a territory."""
    return NAMES.index(territory)


def table(players: int = 4, seed: int = 1, **options: Any) -> Any:
    """A table as it is laid, on CPython."""
    s: Any = RULES.proxy(Game(RULES, players=players, **options).bare(seed))
    play.start(s, 0)
    return s


def choices(s: Any, seat: int) -> list[str]:
    """The legal choices of a seat as texts."""
    return [str(CHOICES.choice(choice)) for choice in legal_ids(s, seat)]


def legal_ids(s: Any, seat: int) -> list[int]:
    """The ids of a seat's legal choices."""
    out = np.zeros(CHOICES.size, np.int64)
    ids: list[int] = out[: legal(s, seat, out)].tolist()
    return ids


def choose(s: Any, seat: int, kind: str, **args: int) -> list[Event]:
    """Make a choice, which must be legal; what it did."""
    choice = CHOICES.make(kind, **args).id
    assert choice in legal_ids(s, seat), f"{kind} {args} is not among {choices(s, seat)}"
    play.step(s, seat, choice)
    return events(s)


def events(s: Any) -> list[Event]:
    """What the last step did."""
    return RULES.events.read(s.events, s.event_count)


def acting(s: Any) -> int:
    """The first seat to act."""
    return play.first_seat(s.to_act)


def play_until(s: Any, phase: int, pick: int = 0) -> None:
    """Take the first (or last) legal choice until a phase is reached."""
    for _ in range(5000):
        if s.phase == phase:
            return
        seat = acting(s)
        play.step(s, seat, legal_ids(s, seat)[pick])
    raise AssertionError("the phase is never reached")


def round_one(players: int = 4, seed: int = 1, **options: Any) -> Any:
    """A table whose kingdoms are placed, at the first choice of cards; seat 0 has the marker."""
    s = table(players, seed, **options)
    for seat in range(players):
        choose(s, seat, "bid", coins=1 if seat == 0 else 0)
    play_until(s, phases.CHOOSE_CARDS)
    return s


def clear(s: Any) -> None:
    """Take everything off the board."""
    s.units[:] = 0
    s.owner[:], s.invader[:], s.tile_round[:] = NOBODY, NOBODY, -1
    s.land[:], s.inroads[:] = 0, 0
    s.disputed = s.forts = 0
    for army in range(ARMIES):
        s.reserve[army] = STOCK


def put(s: Any, army: int, territory: str, castle: bool = False, **units: int) -> int:
    """Put units of an army in a territory of its own."""
    t = number(territory)
    hold(s, army, t)
    s.tile_round[t] = min(int(s.tile_round[t]), 0)  # usable at once
    for name, count in units.items():
        s.units[HOLDER, t, UNITS.index(name)] += count
        s.reserve[army, UNITS.index(name)] -= count
    if castle:
        s.forts |= 1 << t
    return t


def invade(s: Any, army: int, territory: str, **units: int) -> int:
    """Put units of an army as attackers in somebody's territory."""
    t = number(territory)
    s.invader[t] = army
    s.inroads[army] |= 1 << t
    s.disputed |= 1 << t
    for name, count in units.items():
        s.units[INVADER, t, UNITS.index(name)] += count
        s.reserve[army, UNITS.index(name)] -= count
    return t


def pick_cards(s: Any, **pairs: tuple[int, int]) -> None:
    """Everybody chooses two cards: seat_0=(top, bottom), …; the others two with Tax or Spend, or what there is."""
    for seat in range(s.players):
        if s.to_act >> seat & 1:
            ids = legal_ids(s, seat)
            pair = pairs.get(f"seat_{seat}")
            if pair is None:
                play.step(s, seat, ids[0])
            else:
                choose(s, seat, "cards", top=pair[0], bottom=pair[1])


def rig(s: Any, *dice: int) -> None:
    """Let the next dice fall like this, and those after them anyhow."""
    words = [(die - 1) * (1 << 32) // 6 + (1 << 28) for die in dice]
    s.pool = np.concatenate([np.random.default_rng(0).integers(1 << 32, size=16), np.array(words, np.int64)])
    s.drawn = -len(words)

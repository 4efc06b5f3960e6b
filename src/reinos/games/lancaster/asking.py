"""Where the game stands: its phases (LA-3), and what is being asked (LA-15)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import PHASE_BEGUN
from reinos.games.lancaster.knights import lord
from reinos.games.lancaster.state import State

PHASES = ("setup", "deployment", "parliament", "laws", "counties", "castles", "battles", "over")
SETUP, DEPLOYMENT, PARLIAMENT, APPLYING, COUNTY_SCORING, CASTLE_SCORING, BATTLE_SCORING, OVER = range(len(PHASES))

# Questions by number; their names, and what answers them, are in questions.py.
ASK_NOTHING, ASK_SETUP, ASK_PLACE, ASK_SQUIRES, ASK_FAVOUR, ASK_NOBLE, ASK_REMOVE = range(7)
ASK_UPGRADE, ASK_EXTENSION, ASK_VOTE = range(7, 10)
ASK_TRADE, ASK_EXCHANGE, ASK_CHAMPION, ASK_FRONT, ASK_TAX, ASK_UPKEEP = range(10, 16)
ASK_COUNTY, ASK_BATTLE, ASK_STARTER, ASK_CASTLE, ASK_RANSOM = range(16, 21)
ASKS = 21

# Stages of a law, and of a county
OPENING, ASKING = range(2)
OPENING, CLOSING, LEAVING = range(3)


@rule
def begin(s: State, phase: int) -> None:
    """LA-3.1  A phase begins; everybody is told."""
    s.phase = phase
    emit(s, PHASE_BEGUN, phase)


@rule
def ask(s: State, question: int, party: int) -> None:
    """Ask the seat that decides for a party."""
    s.ask = question
    s.party = party
    s.may_decline = 0
    s.to_act = 1 << lord(s, party)


@rule
def next_seat(s: State) -> int:
    """LA-2.1  Whose turn comes next, clockwise from the start player."""
    return (s.start + s.step) % s.players

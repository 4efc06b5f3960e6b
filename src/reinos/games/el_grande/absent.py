"""What is chosen for a player who is absent (EG-18.3)."""

from __future__ import annotations

from collections.abc import Sequence

from reinos.core.choice import Choice
from reinos.games.el_grande.people import View
from reinos.games.el_grande.state import AT_EXPULSION, AT_GENERAL_SCORING, COURT, WHEEL

# Where one of these is on offer it is taken, the first named first.
QUIET = ("end", "stop", "allow")
# The highest is safe: full reinforcement, the card of the highest deck, knights from the court.
HIGHEST = frozenset({"reinforce", "card"})


def choose(view: View, legal: Sequence[Choice]) -> Choice:
    """EG-18.3  A safe choice: a low power card, all reinforcements, the highest deck, else no more than must be."""
    for kind in QUIET:
        for choice in legal:
            if choice.kind == kind:
                return choice
    if legal[0].kind in HIGHEST:
        return legal[-1]
    for choice in legal:
        if choice.kind == "give" and choice.args["place"] == COURT:
            return choice
    if moves_knights(view):
        return next((choice for choice in legal if choice.args["region"] != view["king"]), legal[0])
    return legal[0]


def moves_knights(view: View) -> bool:
    """Whether a wheel is being set that moves knights, so that the King's region is never safe."""
    kind, occasion, *_ = view["frames"][view["depth"] - 1]
    return kind == WHEEL and occasion in (AT_GENERAL_SCORING, AT_EXPULSION)

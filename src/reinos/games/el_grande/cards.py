"""The action cards of El Grande: an array for each of their numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.games.el_grande import phase, pieces

# EG-1.4  Action cards by number, in the order of the data.
_CARDS: list[dict[str, Any]] = pieces.DATA["action_cards"]["items"]
CARD_IDS: tuple[str, ...] = tuple(card["id"] for card in _CARDS)
CARDS = len(CARD_IDS)
DECKS: int = pieces.DATA["action_cards"]["decks"]
SHUFFLED_DECKS = DECKS - 1  # EG-20.7  the last one is the King's card alone, always on offer
KING_CARD = CARD_IDS.index("d5_king")
VETO_CARD = CARD_IDS.index("d2_veto")
MOVE_ALL_CARD = CARD_IDS.index("d1_move_all_own_from_region")
DEPLOY_2_CARD = CARD_IDS.index("d1_deploy_2_anywhere")
NO_LIMIT = pieces.KNIGHTS

# EG-10.27, EG-10.30 to EG-10.38, EG-20.10  Which places a scoring card takes; the castle only by a card of its own.
_SETS = ("any_region", "by_class", "every_region", "most_knights", "least_knights", "castle_alone")
ANY_REGION, BY_CLASS, EVERY_REGION, MOST_KNIGHTS, LEAST_KNIGHTS, CASTLE_ALONE = range(len(_SETS))


def _column(name: str) -> np.ndarray[Any, Any]:
    """One number of each card; null means no limit."""
    found = [card.get(name, 0) for card in _CARDS]
    return np.array([NO_LIMIT if value is None else int(value) for value in found], np.int64)


EFFECT_IDS: tuple[str, ...] = tuple(card["effect"] for card in _CARDS)
EFFECT = np.array([getattr(phase, effect.upper()) for effect in EFFECT_IDS], np.int64)
DECK_OF = _column("deck") - 1
COPIES = np.array([_column("copies"), _column("copies_45")])
DECK_SIZE = max(int(COPIES[i][deck == DECK_OF].sum()) for i in range(len(COPIES)) for deck in range(SHUFFLED_DECKS))
MAX_OWN, MAX_RIVAL, MAX_TOTAL = _column("max_own"), _column("max_rival"), _column("max_total")
ONE_SOURCE = _column("single_source")
HOW_MANY = _column("count")  # knights to return, to deploy or to fetch
LEAST_THERE = _column("min_knights")  # on a wheel
FIRSTS_ONLY = _column("sole_first_only")
NEXT_ONLY = _column("adjacent_only")
SET_OF = np.array([_SETS.index(card["set"]) if "set" in card else -1 for card in _CARDS], np.int64)
CLASSES = np.array([sum(1 << value for value in card.get("values", ())) for card in _CARDS], np.int64)
# EG-11.4, EG-11.5, EG-20.18  Actions of more than one step, in which a holder of a Veto can let the rest pass; what
# the rulebook makes undivided or simultaneous is a single one.
MANY_STEPS = _column("many_steps")

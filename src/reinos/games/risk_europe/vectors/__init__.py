"""The vectors of Risk Europe: a position, actions, and what must come of them; and the odds of battles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Any

from reinos.core.errors import ReinosError
from reinos.core.notation import Bag, Mask, Sparse, VectorError, fields, flag
from reinos.core.trial import Answer, by_type
from reinos.core.vectors import Format, Kind, Outcome, bad_file
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import claimed
from reinos.games.risk_europe.odds import battle_odds
from reinos.games.risk_europe.ranks import next_rank
from reinos.games.risk_europe.scoring import somebody_won
from reinos.games.risk_europe.vectors import table
from reinos.games.risk_europe.vectors.actions import ACTIONS, SIDES, order_of_round

ODDS = ("attacker_wins", "defender_wins", "both_destroyed")
ODDS_MAY = ("castle", "defender_policy", "exact_attacker_wins", *ODDS)
POLICY = "re-roll exactly when he would be hit"
DECIMALS = 6


# --- what can be expected


def noted(key: str) -> Answer:
    """What an action has noted."""

    def answer(trial: table.Campaign, wanted: Any) -> Any:
        if key not in trial.notes:
            raise VectorError("none of the actions gives this")
        return trial.notes[key]

    return answer


def side(which: int) -> Answer:
    """RE-9.8  The units of a side of a battle; once it has ended, those of the winner hold the field."""

    def answer(trial: table.Campaign, wanted: Any) -> Sparse:
        table.mix(wanted)
        s, ended = trial.s, trial.happened("battle_ended")
        if not ended:
            return table.as_mix(s.units[which, s.field])
        won = ended[-1]["winner"] == ended[-1]["attacker" if which == pieces.INVADER else "defender"]
        return table.as_mix(s.units[pieces.HOLDER, ended[-1]["territory"]]) if won else Sparse()

    return answer


def controller(trial: table.Campaign, wanted: Any) -> Any:
    """RE-1.8, RE-14.6  Who controls some territories, or the mercenary army that was auctioned."""
    if isinstance(wanted, dict):
        return {name: table.ARMY.show(trial, trial.s.owner[table.place(name)]) for name in wanted}
    return trial.armies[trial.happened("bid_won")[-1]["seat"]]


def coming(trial: table.Campaign) -> Any:
    """RE-9.2  The table in the next rank of the battle."""
    next_rank(trial.s)
    return trial.s


def reroll_available(trial: table.Campaign, wanted: Any) -> bool:
    """RE-9.7  Whether the castle's right is there in the next rank."""
    s = coming(trial)
    return bool(s.forts >> s.field & 1 and not s.rerolled)


NOTES = """
    max_units targets_all needs_siege_weapon claims_city makes_dispute destinations targets cities supply_lines values
    free_units hits_on_attacker hits_on_defender dice ranks castle_rerolls_per_cycle order_this_round order_next_round
    marker_after hand_sizes mission_draw ids offered_counts
"""
SHOWN = "board coins tiles military_reserve tile_since_round marker"
ANSWERS: Mapping[str, Answer] = {
    **{key: noted(key) for key in NOTES.split()},
    **{key: table.LAYOUT.answers()[key] for key in SHOWN.split()},
    "rule": lambda trial, wanted: trial.refused and trial.refused.rule,
    "targets_include": lambda trial, wanted: [name for name in wanted if name in trial.notes["targets_all"]],
    "disputed": lambda trial, wanted: table.names_of(trial.s.disputed),
    "castles_on_unclaimed": lambda trial, wanted: table.names_of(trial.s.forts & ~claimed(trial.s)),
    "unclaimed": lambda trial, wanted: [name for name in wanted if trial.s.owner[table.place(name)] == pieces.NOBODY],
    "controller": controller,
    "controllers": lambda trial, wanted: {name: trial.armies[trial.s.controller[trial.army(name)]] for name in wanted},
    "order": lambda trial, wanted: order_of_round(trial),
    "crowns": lambda trial, wanted: table.CROWNS.show(trial, ()),
    "winners": lambda trial, wanted: trial.winners() if somebody_won(trial.s) else Bag(),
    "hits": lambda trial, wanted: trial.happened("assaulted")[-1]["hits"],
    **{name: side(which) for which, name in enumerate(SIDES)},
    "winner": lambda trial, wanted: table.ARMY.show(trial, trial.happened("battle_ended")[-1]["winner"]),
    "territory": lambda trial, wanted: table.ARMY.show(trial, trial.s.owner[trial.field]) or "unclaimed",
    "next_rank": lambda trial, wanted: coming(trial).rank,
    "reroll_available": reroll_available,
    "eliminated": lambda trial, wanted: not trial.s.alive[trial.player],
    "saved": lambda trial, wanted: bool(trial.s.saved[trial.player]),
    "held": lambda trial, wanted: Mask(table.MISSION).show(trial, trial.s.held[trial.player]),
    "deck_top_to_bottom": lambda trial, wanted: [table.MISSION.show(trial, m) for m in trial.s.mission_deck if m >= 0],
}
KIND = Kind(table.lay, ANSWERS, may=table.STATE, act=by_type(ACTIONS))
FORMAT = Format("risk_europe", KIND, given="state", file_may=frozenset({"battle_odds"}))


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    odds = FORMAT.read(path).get("battle_odds", {"list": []})
    if not isinstance(odds, dict) or not isinstance(odds.get("list"), list) or set(odds) - {"kind", "list"}:
        raise bad_file(path, "field 'battle_odds' must be an object with a 'list', and may have a 'kind'")
    return chain(FORMAT.run(path), (odds_outcome(number, entry) for number, entry in enumerate(odds["list"], 1)))


# --- the odds of battles


def odds_outcome(number: int, entry: Any) -> Outcome:
    """How an entry of the battle odds fares."""
    wrong = list(odds_complaints(entry))
    return Outcome(f"battle_odds {number}", "Exact odds of a battle", not wrong, "; ".join(wrong))


def odds_complaints(entry: Any) -> Iterator[str]:
    """RE-9  All that is wrong with one entry of the battle odds."""
    try:
        entry = fields(entry, "battle_odds", ("attacker", "defender"), ODDS_MAY)
        if entry.get("defender_policy", POLICY) != POLICY:
            raise VectorError(f"defender_policy is {entry['defender_policy']!r}; allowed: {POLICY!r}")
        castle = flag(entry.get("castle", False), "castle")
        found = battle_odds(table.mix(entry["attacker"]), table.mix(entry["defender"]), castle)
    except ReinosError as broken:
        yield str(broken)
        return
    for key, value in zip(ODDS, found, strict=True):
        if key in entry and round(value, DECIMALS) != entry[key]:
            yield f"{key} is {entry[key]}; the engine gives {value:.{DECIMALS}f}"
    if "exact_attacker_wins" in entry and abs(float(Fraction(entry["exact_attacker_wins"])) - found[0]) > 1e-12:
        yield f"exact_attacker_wins is {entry['exact_attacker_wins']}; the engine gives {found[0]}"

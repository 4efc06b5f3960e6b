"""Vectors that are whole games."""

from __future__ import annotations

from typing import Any

from reinos.core import play
from reinos.core.vectors import Answers, Fields, VectorError, constant, fields, listed, named, unordered, whole
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.choices import choose_id, place_id
from reinos.games.kingdomino.scoring import bonus, crowns_of, harmony_bonus, kingdom_points, occupied, score_game
from reinos.games.kingdomino.state import DOMINOES, MIDDLE_TESTS, OVER, REACH
from reinos.games.kingdomino.vectors.kingdoms import middle_by
from reinos.games.kingdomino.vectors.results import standing, standing_answers
from reinos.games.kingdomino.vectors.tables import (
    canonical,
    deal,
    direction,
    domino,
    events,
    legal_ids,
    orders_of,
    seat_choosers,
    table,
)


class Replay:
    """A game played again, action by action, through the verbs."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.forced: list[tuple[int, int]] = []  # discards that happened and have not been read yet
        self.discarded: list[tuple[int, int]] = []
        self.left_over: list[int] = []

    def act(self, action: Any) -> None:
        """Check one action and carry it out."""
        seat, verb = (*listed(action, "actions"), None, None)[:2]
        whole(seat, "actions", 0, self.s.players - 1)
        named(verb, "actions", ("choose", "place", "discard"))
        if verb != "discard" and self.forced:
            raise VectorError(f"{action}: the forced discard of {list(self.forced[0])} (seat, domino) comes first")
        try:
            getattr(self, verb)(seat, *action[2:])
        except (TypeError, VectorError) as wrong:
            raise VectorError(f"action {action}: {wrong}") from None

    def choose(self, seat: int, number: Any) -> None:
        """KD-6  Put a king on a domino."""
        line = self.s.next_line.tolist()
        if domino(number) not in line:
            raise VectorError(f"domino {number} is not in the line {line}")
        self.step(seat, choose_id(line.index(number)))

    def place(self, seat: int, number: Any, a: Any, b: Any) -> None:
        """KD-5, KD-5.8  Place the domino under the king; a double may be told either way round."""
        if self.s.phase == OVER or domino(number) != self.s.line[self.s.turn]:
            raise VectorError(f"domino {number} is not the next to be placed")
        a, b = canonical(number, [a, b])
        facing = direction((a[0], a[1]), (b[0], b[1]))
        if max(map(abs, a)) > REACH:
            raise VectorError("the square is out of reach")
        self.step(seat, place_id(a[1], a[0], facing))

    def discard(self, seat: int, number: Any) -> None:
        """KD-5.9, KD-13.6  A discard must be the one that the rules forced."""
        if not self.forced or self.forced.pop(0) != (seat, domino(number)):
            raise VectorError("this discard is not forced")

    def step(self, seat: int, choice: int) -> None:
        """Carry a legal choice out and keep what followed from it."""
        if choice not in legal_ids(self.s, seat):
            raise VectorError("this is not legal now")
        play.step(self.s, seat, choice)
        for event in events(self.s):
            if event.kind == "discarded":
                self.forced.append((event.args["seat"], event.args["domino"]))
                self.discarded.append(self.forced[-1])
            elif event.kind == "left_over":
                self.left_over.append(event.args["domino"])


def replay(given: Fields) -> Answers:
    """KD-3 to KD-8, KD-15.3  A whole game with its chance fixed: every action, and how it ends."""
    s = table(given)
    if s.dynasty:
        raise VectorError("a replay is one game; variants must not have 'dynasty'")
    drawn = [domino(number) for number in listed(given["draw_order"], "draw_order")]
    rest = [number for number in range(1, DOMINOES + 1) if number not in drawn]
    deal(s, drawn, [domino(number) for number in listed(given.get("removed_unseen", rest), "removed_unseen")])
    order = listed(given["first_round_choosers"], "first_round_choosers")
    choosers = [whole(seat, "first_round_choosers", 0, s.players - 1) for seat in order]
    if tuple(choosers) not in orders_of(s):
        raise VectorError(f"first_round_choosers {choosers} cannot be drawn here")
    seat_choosers(s, choosers)
    replayed = Replay(s)
    for action in listed(given["actions"], "actions"):
        replayed.act(action)
    if s.to_act or replayed.forced:
        raise VectorError("actions: the game is not over after the last one")
    return replay_answers(s, replayed)


def replay_answers(s: Any, replayed: Replay) -> Answers:
    """All that can be asked about a finished game."""
    result, points = standing(s), s.points[: s.players].tolist()
    base, both = (decided(s, variants) for variants in (0, 1))
    return {
        "players": lambda wanted: [
            player_answers(s, replayed, seat, asked) for seat, asked in enumerate(listed(wanted, "players", s.players))
        ],
        "leftover_discards": constant(replayed.left_over),
        "points": constant(points),
        **standing_answers(result),
        "winners_base": unordered(base["winners"]),
        "ranks_base": constant(base["ranks"]),
        "winners_with_both_bonuses": unordered(both["winners"]),
        "ranks_with_both_bonuses": constant(both["ranks"]),
    }


def decided(s: Any, variants: int) -> dict[str, Any]:
    """KD-8.6, KD-9  The standing if Harmony and Middle Kingdom were both in use, or neither."""
    s.store()
    other: Any = RULES.proxy(s._row.copy())
    other.harmony = other.middle_kingdom = variants
    score_game(other)
    return standing(other)


def player_answers(s: Any, replayed: Replay, seat: int, asked: Any) -> dict[str, Any]:
    """What is asked about one kingdom at the end."""
    points, largest = kingdom_points(s, seat)
    found = {
        "base_score": points,
        "harmony": harmony_bonus(s, seat),
        **{f"middle_kingdom_{test}": middle_by(s, seat, test) for test in MIDDLE_TESTS},
        "largest_territory": largest,
        "crowns": crowns_of(s, seat),
        "occupied_squares": occupied(s, seat),
        "discarded": [number for owner, number in replayed.discarded if owner == seat],
        "bonus": bonus(s, seat),
        "total": int(s.points[seat]),
    }
    return {key: found[key] for key in fields(asked, "players", frozenset(), frozenset(found))}

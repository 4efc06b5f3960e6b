"""How vectors of Lancaster write things down: what they give of a table, and what they expect of it."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import numpy as np

from reinos.core import notation as core
from reinos.core.notation import SEAT, Bag, Each, Field, Name, Own, Part, Parts, VectorError, Whole, listed, whole
from reinos.games.lancaster import box, printed
from reinos.games.lancaster.knights import deployed, enter, strength_in_play
from reinos.games.lancaster.state import FACE_DOWN, FACE_UP, IN_STOCK, SHOWN

At = tuple[int, ...]
ALLY = "ally_of_"
ROWS = ("lower", "upper")
PARTY, ALLIED, BATTLE = (Name(attrgetter(names)) for names in ("parties", "allied", "battles"))
COUNTY, TILE, FAVOUR, LAW = map(Name, (box.COUNTY_IDS, box.TILE_IDS, box.FAVOUR_IDS, box.LAW_IDS))
STRENGTH, AMOUNT = Whole(1, box.STRENGTHS), Whole(0, box.MOST)


# --- kinds of parts


def marked(field: str, key: Name, *marks: int) -> Own:
    """Things by name, or a number of any, whose entry in a row is one of the marks; the first of them is laid."""

    def put(trial: Any, at: At, value: Any, where: str) -> None:
        for item in key.known(trial)[:value] if isinstance(value, int) else listed(value, where):
            getattr(trial.s, field)[(*at, key.read(trial, item, where))] = marks[0]

    def tell(trial: Any, at: At) -> Bag:
        found = np.isin(getattr(trial.s, field)[(*at, slice(None))], marks)
        return Bag(key.show(trial, int(number)) for number in np.flatnonzero(found))

    return Own(put, tell)


def last_laws(field: str, first: str) -> Own:
    """A law in force or a proposal, or several; where there are fewer than three, they are the last ones."""

    def put(trial: Any, at: At, value: Any, where: str) -> None:
        laws = [LAW.read(trial, law, where) for law in (value if isinstance(value, list) else [value])]
        setattr(trial.s, first, box.LAW_ROW - whole(len(laws), where, 1, box.LAW_ROW))
        getattr(trial.s, field)[-len(laws) :] = laws

    return Own(put, lambda trial, at: [box.LAW_IDS[law] for law in getattr(trial.s, field)])


# --- knights


def strengths(value: Any, where: str) -> list[int]:
    """A list of knights."""
    return [whole(item, where, 1, box.STRENGTHS) for item in listed(value, where)]


def knights(count: Callable[[int], int]) -> Bag:
    """Knights by strength as a list of them."""
    return Bag(strength for strength in range(1, box.STRENGTHS + 1) for _ in range(count(strength)))


def company(field: str) -> Own:
    """The knights in court or in reserve."""

    def put(trial: Any, at: At, value: Any, where: str) -> None:
        getattr(trial.s, field)[at] = printed.by_strength(strengths(value, where))
        trial.laid.add((field, *at))

    return Own(put, lambda trial, at: knights(lambda strength: getattr(trial.s, field)[at][strength]))


class Castle(Each):
    """The knights on the spaces of a castle."""

    def show(self, trial: Any, at: At) -> Any:
        """Those that are not empty."""
        return core.Sparse(super().show(trial, at))


def put_deployed(trial: Any, at: At, value: Any, where: str) -> None:
    """Knights that are deployed anywhere: here on castle spaces."""
    found, free = strengths(value, where), np.flatnonzero(trial.s.castle[at] == 0)
    if len(found) > len(free):
        raise VectorError(f"{where}: too many knights for the castle")
    trial.s.castle[at][free[: len(found)]] = found


def put_fighters(trial: Any, at: At, value: Any, where: str) -> None:
    """Knights in battles whose cards do not matter, each in another; or only how many."""
    for battle, knight in enumerate(strengths([1] * value if isinstance(value, int) else value, where)):
        if trial.s.card[battle] < 0:
            trial.s.card[battle] = trial.cards[f"battle {battle + 1}"] = battle
        enter(trial.s, at[0], knight, battle)


def put_strength(trial: Any, at: At, value: Any, where: str) -> None:
    """Knights in court of this strength together, the strongest first."""
    left, court = whole(value, where, 0, int(printed.COMPANY @ np.arange(len(printed.COMPANY)))), []
    for strength in range(box.STRENGTHS, 0, -1):
        court += [strength] * min(left // strength, int(printed.COMPANY[strength]))
        left -= strength * court.count(strength)
    company("court").lay(trial, at, court, where)


def put_squires(trial: Any, at: At, value: Any, where: str) -> None:
    """Squires in as many counties, whichever they are, with a knight in each; or only how many counties."""
    value = [0] * value if isinstance(value, int) else value
    free = [county for county in range(box.COUNTIES) if trial.s.holder[county] < 0]
    if len(listed(value, where)) > len(free):
        raise VectorError(f"{where}: more counties are held than there are")
    for county, squires in zip(free, value, strict=False):
        HELD.lay(trial, (county,), {"owner": trial.parties[at[0]], "knight": 1, "squires": squires}, where)


def put_battles(trial: Any, at: At, value: Any, where: str) -> None:
    """The battles, each row from left to right; a card that is not given is one that nobody names."""
    entries = [core.fields(entry, where, {"id", "row"}, {"card", "slots"}) for entry in listed(value, where)]
    spare = [card for card in reversed(box.BATTLE_IDS) if card not in {entry.get("card") for entry in entries}]
    for entry in entries:
        first = box.ROW * Name(ROWS).read(trial, entry["row"], where)
        free = [place for place in range(first, first + box.ROW) if trial.s.card[place] < 0]
        card = Name(box.BATTLE_IDS).read(trial, entry["card"] if "card" in entry else spare.pop(0), where)
        if not free or entry["id"] in trial.cards or card in trial.cards.values():
            raise VectorError(f"{where}: {entry['id']!r} has no place, id or card of its own")
        trial.s.card[free[0]] = trial.cards[entry["id"]] = card
        for slot, party in enumerate(listed(entry.get("slots", []), where)):
            SLOT.lay(trial, (free[0], whole(slot, f"{where}.slots", 0, box.SLOTS - 1)), party, f"{where}.slots")


def put_stack(trial: Any, at: At, value: Any, where: str) -> None:
    """The knights of a slot, the first placed first."""
    stack = strengths(value, where)
    trial.s.stack[at][: len(stack)] = stack


# --- all that a vector can say

KNIGHTS: dict[str, Part] = {
    "court": company("court"),
    "reserve": company("reserve"),
    "deployed": Own(put_deployed, lambda trial, at: knights(lambda strength: deployed(trial.s, at[0], strength))),
    "battles": Own(put_fighters),
}
PLAYER = Parts(
    {
        **KNIGHTS,
        "castle": Castle(Name(box.SPACE_IDS[: box.SPACES]), Field("castle", STRENGTH)),
        **{field: Field(field, AMOUNT) for field in ("gold", "squires", "votes", "score")},
        "leftover_votes": Field("leftover", AMOUNT),
        "votes_next_round_before_table": Own(tell=lambda trial, at: trial.s.votes[at]),
        **dict.fromkeys(("nobles", "nobles_count"), marked("nobles", COUNTY, 1)),
        "extension_stock": marked("tiles", TILE, IN_STOCK),
        "extensions": marked("tiles", TILE, FACE_UP, FACE_DOWN),
        "face_down": marked("tiles", TILE, FACE_DOWN),
    }
)
NOT_LAID = Own(lambda *given: None)
ALLY_CASTLE = Castle(Name(box.SPACE_IDS[box.SPACES :]), Field("castle", STRENGTH))
ALLY_PARTS = Parts({**KNIGHTS, "castle": ALLY_CASTLE, "colour": NOT_LAID, "squires_spent": NOT_LAID})
HELD = Parts(
    {"owner": Field("holder", PARTY), "knight": Field("garrison", STRENGTH), "squires": Field("retinue", AMOUNT)},
    needs=frozenset({"owner", "knight"}),
    empty=lambda trial, at: bool(trial.s.holder[at] < 0),
)
SLOT = Parts(
    {
        "owner": Field("fighter", PARTY),
        "knights": Own(put_stack, lambda trial, at: [int(strength) for strength in trial.s.stack[at] if strength]),
        "squires": Field("aid", AMOUNT),
    },
    needs=frozenset({"owner", "knights"}),
)
OF_PLAYERS: dict[str, Part] = {
    **{name: PLAYER.parts[name] for name in ("gold", "squires", "nobles_count", "extensions")},
    "votes_owned": Own(Field("votes", AMOUNT).lay, lambda trial, at: trial.s.votes[at] + trial.s.leftover[at]),
    "strength": Own(put_strength, lambda trial, at: strength_in_play(trial.s, at[0])),
    **dict.fromkeys(("counties_held", "county_squires"), Own(put_squires)),
    "battles_in": Own(put_fighters),
}
STATE = Parts(
    {
        "round": Field("round", Whole(1, box.ROUNDS)),
        "start_player": Field("start", SEAT),
        "counties": Each(COUNTY, HELD),
        "county": Field("county", COUNTY),
        "noble_stacks": Each(COUNTY, Field("noble_stack", Whole(0, 4))),
        "favour_face_up": marked("favour", FAVOUR, SHOWN),
        "battles": Own(put_battles),
        **dict.fromkeys(("laws_in_force", "law"), last_laws("in_force", "law")),
        **dict.fromkeys(("proposals", "proposal"), last_laws("proposal", "vote")),
        "players": Each(SEAT, PLAYER),
        "allies": Each(ALLIED, ALLY_PARTS),
        **{name: Each(SEAT, part) for name, part in OF_PLAYERS.items()},
    }
)

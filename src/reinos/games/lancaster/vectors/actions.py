"""The actions of a vector: decisions of players, put to the rules as choices (LA-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reinos.core.notation import FLAG, SEAT, Fields, Name, VectorError, fields, flag, listed, named, whole
from reinos.core.trial import Action, Refused, player_of
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.castles import waits
from reinos.games.lancaster.choices import CHOICES
from reinos.games.lancaster.knights import ally_of, is_ally
from reinos.games.lancaster.vectors.fragments import COLOURS, Fragment
from reinos.games.lancaster.vectors.notation import AMOUNT, BATTLE, COUNTY, FAVOUR, STRENGTH, TILE

Read = Callable[[Any, Any, str], int]  # trial, what a vector writes, its field -> argument of a choice


def one(kind: str, argument: str, read: Read, field: str | None = None) -> Action:
    """One choice with one argument; `decline`, or null for the argument, refuses."""
    name = field or argument

    def do(trial: Fragment, action: Fields) -> None:
        if declined(action, name):
            trial.choose(player_of(trial, action), "decline")
        else:
            trial.choose(player_of(trial, action), kind, **{argument: read(trial, action.get(name), name)})

    return Action(do, "player", f"{name} decline")


def declined(action: Fields, field: str) -> bool:
    """Whether an action refuses what is offered."""
    return flag(action.get("decline", False), "decline") or action.get(field, "") is None


def several(kind: str, argument: str, read: Read, field: str) -> Action:
    """One choice after another, from a list or an object that says how many of each; then enough."""

    def do(trial: Fragment, action: Fields) -> None:
        seat, items = player_of(trial, action), action[field]
        if isinstance(items, dict):
            items = [name for name, count in items.items() for _ in range(whole(count, field, 0, 1000))]
        for item in listed(items, field):
            trial.choose(seat, kind, **{argument: read(trial, item, field)})
        if {kind, "done"} <= {CHOICES.choice(number).kind for number in trial.legal(seat)}:
            trial.choose(seat, "done")

    return Action(do, f"player {field}")


def place(trial: Fragment, action: Fields) -> None:
    """LA-4.1, LA-12.3  A knight to a county with squires, to a castle space or to a battle."""
    s, seat = trial.s, player_of(trial, action)
    if s.ask == asking.ASK_PLACE and s.party != seat and "turn_order" not in trial.given:
        asking.ask(s, asking.ASK_PLACE, seat)  # the vector leaves open whose turn it is
        s.step = (seat - s.start + 1) % s.players
    to = fields(action["to"], "to", (), ("county", "castle", "battle", "squires"))
    squires = AMOUNT.read(trial, to.get("squires", 0), "squires")
    kinds = [kind for kind in to if kind != "squires"]
    if len(kinds) != 1 or ("squires" in to and "county" not in to):
        raise VectorError(f"to is {to!r}; allowed: one of county (with squires), castle, battle")
    ally = FLAG.read(trial, action.get("ally", False), "ally")
    where = place_of(trial, kinds[0], to[kinds[0]], ally_of(s, seat) if ally else seat)
    trial.choose(seat, "send", ally=ally, knight=STRENGTH.read(trial, action["knight"], "knight"), place=where)
    if s.ask == asking.ASK_SQUIRES:
        trial.choose(seat, "squires", count=squires)
    elif squires:
        raise Refused(f"{action['player']} cannot add squires")


def place_of(trial: Fragment, kind: str, name: Any, party: int) -> int:
    """The number of a place."""
    if named(kind, "place", ("court", "county", "castle", "battle")) == "court":
        return box.COURT
    if kind == "county":
        return box.COUNTY_AT + COUNTY.read(trial, name, kind)
    if kind == "battle":
        return box.BATTLE_AT + BATTLE.read(trial, name, kind)
    space = Name(box.SPACE_IDS).read(trial, name, kind)
    if (space >= box.SPACES) != is_ally(trial.s, party):
        raise Refused(f"{name} is not a space of that castle")
    return box.CASTLE_AT + space % box.SPACES


def upgrade(trial: Fragment, action: Fields) -> None:
    """LA-5.6, LA-15  The knight to upgrade by place (court, county:york, castle:castle_gold, battle:b1), or decline."""
    if declined(action, "place"):
        trial.choose(player_of(trial, action), "decline")
        return
    kind, _, name = str(action.get("place")).partition(":")
    where = place_of(trial, kind, name, trial.s.party)
    strength = STRENGTH.read(trial, action.get("strength"), "strength")
    trial.choose(player_of(trial, action), "upgrade", place=where, strength=strength)


def votes(trial: Fragment, action: Fields) -> None:
    """LA-6.2  Everybody's scroll and votes."""
    fields(action, "votes", {"type", *trial.seats})
    for seat, colour in enumerate(trial.seats):
        said, votes = listed(action[colour], f"votes.{colour}", 2)
        yes = Name(("no", "yes")).read(trial, said, "votes")
        trial.choose(seat, "vote", votes=AMOUNT.read(trial, votes, "votes"), yes=yes)


def champion(trial: Fragment, action: Fields) -> None:
    """LA-7.10  Swap or not."""
    trial.choose(player_of(trial, action), "champion" if flag(action["swap"], "swap") else "decline")


def starter(trial: Fragment, action: Fields) -> None:
    """LA-9.7  Who begins the next round."""
    seat = player_of(trial, action)
    trial.choose(seat, "starter", clockwise=trial.clockwise(seat, SEAT.read(trial, action.get("choice"), "choice")))


def item(trial: Fragment, action: Fields) -> None:
    """LA-10.2, LA-10.3  The next item of the castle, if it has not come by itself; or no more."""
    seat, name = player_of(trial, action), named(action["item"], "item", (*box.SPACE_IDS, *box.TILE_IDS))
    space = (*box.SPACE_IDS, *box.TILE_IDS).index(name) % box.ALL_SPACES
    came = printed.SPACE_PRICE[space] == 0 and waits(trial.before.s, seat, space)
    if not flag(action.get("accept", True), "accept"):
        trial.choose(seat, "done")
    elif not came or CHOICES["item"].id({"space": space}) in trial.legal(seat):
        trial.choose(seat, "item", space=space)


ACTIONS = {
    "setup_extension": one("build", "space", TILE.read, "tile"),
    "place": Action(place, "player knight to", "ally"),
    "favour": one("favour", "tile", FAVOUR.read),
    "favour_noble": one("noble", "county", COUNTY.read),
    "favour_remove_noble": one("remove", "county", COUNTY.read),
    "upgrade_target": Action(upgrade, "player", "place strength decline"),
    "extension_tile": one("build", "space", TILE.read, "tile"),
    "votes": Action(votes, "", " ".join(COLOURS)),
    "law_trade": one("trade", "times", AMOUNT.read),
    "law_exchange": several("exchange", "way", Name(("gold", "squires")).read, "trades"),
    "law_champion": Action(champion, "player swap"),
    "law_squires": several("front", "battle", BATTLE.read, "to"),
    "law_tax": several("tax", "county", COUNTY.read, "pay"),
    "law_upkeep": several("upkeep", "space", TILE.read, "pay"),
    "county": one("county", "option", Name(box.COUNTY_OPTIONS).read),
    "dorset_battle": one("battle", "battle", BATTLE.read),
    "start_player": Action(starter, "player", "choice"),
    "castle_item": Action(item, "player item", "accept"),
    "ransom": several("ransom", "strength", STRENGTH.read, "knights"),
}

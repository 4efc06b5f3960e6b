"""The actions of a vector: decisions of players, put to the rules as choices (LA-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reinos.core.vectors import Fields, VectorError, fields, listed, named, whole
from reinos.games.lancaster.castles import is_exchange, item_waits
from reinos.games.lancaster.choices import CHAMPION_ID, CHOICES, DECLINE_ID, DONE_ID
from reinos.games.lancaster.knights import lord
from reinos.games.lancaster.rewards import ask
from reinos.games.lancaster.state import (
    ALLY_SPACE_IDS,
    ASK_CASTLE,
    ASK_PLACE,
    ASK_SQUIRES,
    BATTLE_AT,
    CASTLE_AT,
    COUNTY_AT,
    COUNTY_IDS,
    COUNTY_OPTIONS,
    COURT,
    EXCHANGE_PRICE,
    FACE_UP,
    FAVOUR_IDS,
    SPACE_IDS,
    STRENGTHS,
    TILE_IDS,
    WAYS,
)
from reinos.games.lancaster.vectors.fragments import Refused, Vector, amount, strengths, table_of

Action = Callable[[Vector, Fields], None]


def shaped(action: Fields, needs: str, may: str = "") -> Fields:
    """An action with the fields it must and may have."""
    return fields(action, f"action {action['type']}", frozenset(needs.split()) | {"type"}, frozenset(may.split()))


def act_setup(vector: Vector, action: Fields) -> None:
    """LA-2.3  The tile of the setup."""
    shaped(action, "player tile")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "setup_extension")
    vector.choose(seat, build_choice(action["tile"]))


def build_choice(tile: Any) -> int:
    """The choice of an extension tile."""
    return CHOICES["build"].id({"space": TILE_IDS.index(named(tile, "tile", TILE_IDS))})


def act_place(vector: Vector, action: Fields) -> None:
    """LA-4.1, LA-12.3  A knight to a county with squires, to a castle space or to a battle."""
    shaped(action, "player knight to", "ally")
    s, seat = vector.s, vector.seat(action["player"])
    if s.ask == ASK_PLACE and s.party != seat and vector.colours[s.party] not in acting(vector):
        ask(s, ASK_PLACE, seat)  # players that the vector does not name have no turn in it
        s.turn = seat
    vector.expect_question(seat, "place")
    to = fields(action["to"], "to", frozenset(), frozenset({"county", "castle", "battle", "squires"}))
    if len(set(to) - {"squires"}) != 1 or ("squires" in to and "county" not in to):
        raise VectorError(f"to is {to!r}; allowed: one of county (with squires), castle, battle")
    ally = whole(int(action.get("ally", False)), "ally", 0, 1)
    if ally and s.players != 2:
        raise VectorError("allies are for two players: players_count must be 2")
    knight = whole(action["knight"], "knight", 1, STRENGTHS)
    vector.choose(seat, CHOICES["send"].id({"ally": ally, "knight": knight, "place": place_of(vector, to, ally)}))
    squires = amount(to.get("squires", 0), "squires")
    if s.ask == ASK_SQUIRES:
        vector.choose(seat, CHOICES["squires"].id({"count": squires}))
    elif squires:
        raise Refused(f"{action['player']} cannot add squires")


def acting(vector: Vector) -> set[str]:
    """The players that have actions in the vector."""
    return {action["player"] for action in vector.actions if isinstance(action, dict) and "player" in action}


def place_of(vector: Vector, to: Fields, ally: int) -> int:
    """The number of a place."""
    if "county" in to:
        return COUNTY_AT + COUNTY_IDS.index(named(to["county"], "county", COUNTY_IDS))
    if "castle" in to:
        spaces = ALLY_SPACE_IDS if ally else SPACE_IDS
        if to["castle"] in (*SPACE_IDS, *ALLY_SPACE_IDS) and to["castle"] not in spaces:
            raise Refused(f"{to['castle']} is not a space of that castle")
        return CASTLE_AT + spaces.index(named(to["castle"], "castle", spaces))
    return BATTLE_AT + vector.battle(to["battle"])


def act_favour(vector: Vector, action: Fields) -> None:
    """LA-4.13  The favour tile."""
    shaped(action, "player tile")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "favour")
    vector.choose(seat, CHOICES["favour"].id({"tile": FAVOUR_IDS.index(named(action["tile"], "tile", FAVOUR_IDS))}))


def act_noble(vector: Vector, action: Fields) -> None:
    """LA-4.13, LA-12.6  The county of a noble to take or remove, or decline."""
    shaped(action, "player", "county decline")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, action["type"])
    if declined(action, "county"):
        vector.choose(seat, DECLINE_ID)
    else:
        kind = "noble" if action["type"] == "favour_noble" else "remove"
        county = COUNTY_IDS.index(named(action["county"], "county", COUNTY_IDS))
        vector.choose(seat, CHOICES[kind].id({"county": county}))


def declined(action: Fields, field: str) -> bool:
    """Whether an action refuses what is offered: `decline` is true, or its object is null."""
    if action.get("decline") not in (None, True, False):
        raise VectorError(f"decline is {action['decline']!r}; allowed: true or false")
    refuses = bool(action.get("decline")) or (field in action and action[field] is None)
    if not refuses and field not in action:
        raise VectorError(f"action {action['type']}: field {field!r} is missing")
    return refuses


def act_upgrade(vector: Vector, action: Fields) -> None:
    """LA-5.6, LA-15  The knight to upgrade by place and strength, or decline."""
    shaped(action, "player", "place strength decline ally")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "upgrade_target")
    if declined(action, "place"):
        vector.choose(seat, DECLINE_ID)
        return
    if "ally" in action and action["ally"] != (vector.s.party >= vector.s.players):
        raise Refused("the other party is asked for the upgrade")
    strength = whole(action.get("strength"), "strength", 1, STRENGTHS)
    if strength == STRENGTHS:
        raise Refused("there is no knight of strength 5")
    vector.choose(seat, CHOICES["upgrade"].id({"place": knight_place(vector, action["place"]), "strength": strength}))


def knight_place(vector: Vector, place: Any) -> int:
    """LA-15  court, county:york, castle:castle_gold or battle:b1."""
    kind, _, name = str(place).partition(":")
    named(kind, "place", ("court", "county", "castle", "battle"))
    if kind == "court":
        return COURT
    ally = int(vector.s.party >= vector.s.players)
    return place_of(vector, {kind: name}, ally)


def act_extension(vector: Vector, action: Fields) -> None:
    """LA-5.7  The tile to build, or decline."""
    shaped(action, "player", "tile decline")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "extension_tile")
    vector.choose(seat, DECLINE_ID if declined(action, "tile") else build_choice(action["tile"]))


def act_votes(vector: Vector, action: Fields) -> None:
    """LA-6.2  Everybody's scroll and votes."""
    ballots = {key: value for key, value in action.items() if key != "type"}
    fields(ballots, "votes", frozenset(vector.colours))
    for colour, ballot in ballots.items():
        said, votes = listed(ballot, "votes", 2)
        yes = ("no", "yes").index(named(said, "votes", ("no", "yes")))
        seat = vector.seat(colour)
        if vector.asked() != "vote":
            raise Refused("nothing is voted now")
        vector.choose(seat, CHOICES["vote"].id({"votes": amount(votes, "votes"), "yes": yes}))


def act_trade(vector: Vector, action: Fields) -> None:
    """LA-15  How often to trade."""
    shaped(action, "player times")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_trade")
    vector.choose(seat, CHOICES["trade"].id({"times": amount(action["times"], "times")}))


def act_exchange(vector: Vector, action: Fields) -> None:
    """LA-8.13  A sequence of trades, each named by what is paid: gold or squires."""
    shaped(action, "player trades")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_exchange")
    for trade in listed(action["trades"], "trades"):
        vector.choose(seat, CHOICES["exchange"].id({"way": way_of(trade)}))
    if vector.asked() == "law_exchange" and vector.s.to_act >> seat & 1:
        vector.choose(seat, DONE_ID)


def way_of(trade: Any) -> int:
    """Which of the two exchanges: "gold", "gold_to_squires", or {"pay": {"gold": 2}}."""
    if isinstance(trade, dict):
        paid = fields(trade, "trades", frozenset({"pay"}), frozenset({"gain"}))["pay"]
        name = next(iter(table_of(paid, "pay")), "")
    else:
        name = str(trade).split("_to_")[0]
    pays = ["gold" if EXCHANGE_PRICE[way, 0] else "squires" for way in range(WAYS)]
    return pays.index(named({"squire": "squires"}.get(name, name), "trades", pays))


def act_champion(vector: Vector, action: Fields) -> None:
    """LA-7.10  Swap or not."""
    shaped(action, "player swap")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_champion")
    vector.choose(seat, CHAMPION_ID if truth(action["swap"], "swap") else DECLINE_ID)


def truth(value: Any, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise VectorError(f"{name} is {value!r}; allowed: true or false")
    return value


def act_front(vector: Vector, action: Fields) -> None:
    """LA-8.4  Squires to battles."""
    shaped(action, "player to")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_squires")
    for battle, count in table_of(action["to"], "to").items():
        for _ in range(amount(count, "to")):
            if vector.asked() != "law_squires":
                raise Refused(f"{action['player']} may not send so many squires")
            vector.choose(seat, CHOICES["front"].id({"battle": vector.battle(battle)}))
    finish_set(vector, seat, "law_squires")


def finish_set(vector: Vector, seat: int, question: str) -> None:
    """The seat has named all it wants."""
    if vector.asked() == question and vector.s.to_act >> seat & 1:
        vector.choose(seat, DONE_ID)


def act_tax(vector: Vector, action: Fields) -> None:
    """LA-8.9  The counties to pay for."""
    shaped(action, "player pay")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_tax")
    for county in listed(action["pay"], "pay"):
        if vector.asked() != "law_tax":
            raise Refused(f"{action['player']} cannot pay for {county}")
        vector.choose(seat, CHOICES["tax"].id({"county": COUNTY_IDS.index(named(county, "pay", COUNTY_IDS))}))
    finish_set(vector, seat, "law_tax")


def act_upkeep(vector: Vector, action: Fields) -> None:
    """LA-8.14  The tiles to pay for."""
    shaped(action, "player pay")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "law_upkeep")
    for tile in listed(action["pay"], "pay"):
        if vector.asked() != "law_upkeep":
            raise Refused(f"{action['player']} cannot pay for {tile}")
        vector.choose(seat, CHOICES["upkeep"].id({"space": TILE_IDS.index(named(tile, "pay", TILE_IDS))}))
    finish_set(vector, seat, "law_upkeep")


def act_county(vector: Vector, action: Fields) -> None:
    """LA-9.2  What to take from the county."""
    shaped(action, "player option")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "county")
    option = COUNTY_OPTIONS.index(named(action["option"], "option", COUNTY_OPTIONS))
    vector.choose(seat, CHOICES["county"].id({"option": option}))


def act_dorset(vector: Vector, action: Fields) -> None:
    """LA-9.8  The battle that the knight crosses to."""
    shaped(action, "player battle")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "dorset_battle")
    vector.choose(seat, CHOICES["battle"].id({"battle": vector.battle(action["battle"])}))


def act_starter(vector: Vector, action: Fields) -> None:
    """LA-9.7  Who starts the next round."""
    shaped(action, "player choice")
    seat = vector.seat(action["player"])
    vector.expect_question(seat, "start_player")
    vector.choose(seat, CHOICES["starter"].id({"seat": vector.seat(action["choice"])}))


def act_item(vector: Vector, action: Fields) -> None:
    """LA-10.2, LA-10.3  The next item of the castle; automatic ones may have been scored already."""
    shaped(action, "player item", "accept")
    s, seat = vector.s, vector.seat(action["player"])
    items = {name: space for space, name in enumerate((*SPACE_IDS, *ALLY_SPACE_IDS))}
    items |= {name: space for space, name in enumerate(TILE_IDS)}
    item = named(action["item"], "item", items)
    space = items[item]
    if not is_exchange(space) and item_given(vector, seat, item, space):
        if s.ask == ASK_CASTLE and lord(s, s.party) == seat and item_waits(s, seat, space):
            vector.choose(seat, CHOICES["item"].id({"space": space}))
        return
    if not truth(action.get("accept", True), "accept"):
        return
    if s.ask != ASK_CASTLE or lord(s, s.party) != seat:
        raise Refused(f"{action['player']} cannot score {item}")
    vector.choose(seat, CHOICES["item"].id({"space": space}))


def item_given(vector: Vector, seat: int, item: str, space: int) -> bool:
    """Whether the castle had this automatic item when the vector began."""
    if item in TILE_IDS:
        return bool(vector.before.tiles[seat, space] == FACE_UP)
    return bool(vector.before.castle[seat, space] > 0)


def act_ransom(vector: Vector, action: Fields) -> None:
    """LA-11.6  The prisoners to pay for."""
    shaped(action, "player knights")
    seat = vector.seat(action["player"])
    wanted = strengths(action["knights"], "knights")
    if wanted:  # who cannot pay for anyone is not asked
        vector.expect_question(seat, "ransom")
    for strength in wanted:
        if vector.asked() != "ransom" or not vector.s.to_act >> seat & 1:
            raise Refused(f"{action['player']} cannot ransom a knight of strength {strength}")
        vector.choose(seat, CHOICES["ransom"].id({"strength": strength}))
    finish_set(vector, seat, "ransom")


ACTIONS: dict[str, Action] = {
    "setup_extension": act_setup,
    "place": act_place,
    "favour": act_favour,
    "favour_noble": act_noble,
    "favour_remove_noble": act_noble,
    "upgrade_target": act_upgrade,
    "extension_tile": act_extension,
    "votes": act_votes,
    "vote": act_votes,
    "law_trade": act_trade,
    "law_exchange": act_exchange,
    "law_champion": act_champion,
    "law_squires": act_front,
    "law_tax": act_tax,
    "law_upkeep": act_upkeep,
    "county": act_county,
    "dorset_battle": act_dorset,
    "start_player": act_starter,
    "castle_item": act_item,
    "ransom": act_ransom,
}


def act(vector: Vector, *, refusal_expected: bool) -> None:
    """Carry the actions out; only the last one may be refused, and only if the vector expects it."""
    for number, action in enumerate(vector.actions):
        if not isinstance(action, dict) or "type" not in action:
            raise VectorError(f"action {action!r} has no type")
        kind = ACTIONS[named(action["type"], "action type", ACTIONS)]
        try:
            kind(vector, action)
        except Refused as refused:
            if not refusal_expected or number < len(vector.actions) - 1:
                raise
            vector.refused = str(refused)
    if not vector.refused:
        vector.wind_up()

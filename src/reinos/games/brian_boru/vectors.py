"""The vectors of Brian Boru: a part of a table is laid, decisions are made by the rules, and the table is compared."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from reinos.core import notation
from reinos.core.dice import below
from reinos.core.game import Game
from reinos.core.notation import COUNT, NO_SEAT, SEAT, Bag, Bit, Each, Field, Fields, Mask, Name, Own, Parts, Some
from reinos.core.trial import Action, Answer, Trial, asks, by_type, chooses, noted
from reinos.core.vectors import Format, Kind
from reinos.games.brian_boru import RULES, box, state
from reinos.games.brian_boru.board import owner_of, place_disc
from reinos.games.brian_boru.questions import QUESTIONS
from reinos.games.brian_boru.scoring import kept_by
from reinos.games.brian_boru.sets import bits, count
from reinos.games.brian_boru.trick import next_in_order, trick_winner

LEAST_SEATS = 3
DEFAULTS = {"coins": 0, "points": 10, "renown": 1, "raiders": 0, "church": 0, "space": 1}
NAMING = frozenset({"players", "name", "trick", "marker", "actor", "military", "trade", "disc", "holder"})
NAMED = frozenset({"hand_sizes", "hands", "packs"})  # fields whose keys are names
At = tuple[int, ...]


class Table(Trial):
    """A table with what a vector gives; it is played to the end of the part that the vector is about."""

    forced = True

    def __init__(self, given: Fields) -> None:
        names = dict.fromkeys([*names_in(given.get("players"), "players"), *names_in(given)])
        players = given.get("players")
        number = players if isinstance(players, int) else max(LEAST_SEATS, len(names))
        super().__init__(Game(RULES, players=number), [*names, *(f"seat {i}" for i in range(len(names), number))])
        self.given, self.steps = given, set[str]()
        self.follow = QUESTIONS.advance
        self.begun = False  # whether a part is under way
        s = self.s
        s.to_act, s.marker, s.dealt, s.trick, s.turn = 0, 0, 1, 1, int(box.DRAFT_TURNS[s.players])
        for seat in range(s.players):
            COUNTS.lay(self, (seat,), DEFAULTS, "players")
        BOARD.lay(self, (), {key: given[key] for key in given if key in BOARD.parts}, "")
        s.leader, s.strength = s.marker, s.battle_area
        CARDS.lay(self, (), {key: given[key] for key in given if key in CARDS.parts}, "")
        held = [*s.hand.tolist(), *s.packs[:, 0].tolist(), *(1 << card for card in s.card.tolist() if card)]
        if any(one & two for i, one in enumerate(held) for two in held[:i]):
            raise notation.VectorError("a card is there twice")
        if "won" in given and "card" not in given:
            raise notation.VectorError("won goes with card")

    @property
    def actor(self) -> int:
        """The seat that the vector is about."""
        if "actor" not in self.given:
            raise notation.VectorError("field 'actor' is missing")
        return self.seat(self.given["actor"], "actor")

    def ask(self, phase: int, seats: list[int], stop: int) -> None:
        """Some seats have to decide; the part ends at another phase."""
        self.s.phase, self.s.to_act, self.begun = phase, bits(seats), True
        self.part = lambda s: s.phase not in (stop, state.OVER)

    def run(self, phase: int, stop: int) -> None:
        """Play from one phase to another, as far as nobody has to decide."""
        self.settle()
        if self.s.to_act:
            raise notation.VectorError("a decision is still open")
        self.ask(phase, [], stop)
        self.s.event_count = 0
        QUESTIONS.advance(self.s)
        self.keep_events()
        self.go_on()

    def begin(self, kind: str) -> None:
        """BB-2.6, BB-4.2, BB-5.2 to BB-5.6  A first disc, a draft or a trick, as a kind of decision tells."""
        s = self.s
        order = [(s.leader + i) % s.players for i in range(s.players)]
        if kind == "start_town":
            self.ask(state.START_TOWN, [seat for seat in order if not s.discs[seat]][:1], state.PREPARE)
        elif kind == "draft":
            s.turn = 0
            self.ask(state.DRAFT, order, state.NEXT_TRICK)
        else:
            played = [seat for seat in order if s.card[seat]]
            if played != order[: len(played)]:
                raise notation.VectorError("trick: the players play clockwise")
            lead = state.LEAD_TOWN if s.active == box.NOWHERE else state.LEAD_CARD
            self.ask(state.FOLLOW if played else lead, order[len(played) :][:1], state.NEXT_TRICK)

    def offered(self, kind: str) -> list[int]:
        """What the first seat to act may choose of a kind: towns, or cards."""
        return [value for choice in self.choices() if choice.pop("kind") == kind for value in choice.values()]


def names_in(given: Any, field: str = "") -> Iterator[str]:
    """The names of players in a field of what is given."""
    if isinstance(given, dict):
        yield from given if field in NAMED else ()
        for name, value in given.items():
            yield from names_in(value, name)
    elif isinstance(given, list):
        for value in given:
            yield from names_in(value, field)
    elif isinstance(given, str) and field in NAMING:
        yield given


# --- the board

TOWN = Name(box.TOWN_IDS)
HOLDER = Field("claim_holder", NO_SEAT)


def lay_players(trial: Trial, at: At, value: Any, where: str) -> None:
    """How many play, or their names, or what they have apart from the defaults."""
    for entry in value if isinstance(value, list) else []:
        held = {"name": entry} if isinstance(entry, str) else notation.fields(entry, where, {"name"}, COUNTS.parts)
        COUNTS.lay(trial, (trial.seat(held["name"]),), {key: held[key] for key in held if key != "name"}, where)
    if not isinstance(value, list):
        notation.whole(value, where, len(trial.seats), trial.game.players)


def lay_disc(trial: Trial, at: At, value: Any, where: str) -> None:
    """A disc on a town."""
    place_disc(trial.s, SEAT.read(trial, value, where), at[-1])


def lay_holder(trial: Trial, at: At, value: Any, where: str) -> None:
    """BB-15.6  Who has a claim token."""
    HOLDER.lay(trial, at, value, where)
    if value is not None and not trial.s.claim_up[at]:
        raise notation.VectorError(f"{where}: a held token is face up")


def lay_spouse(side: int, trial: Trial, at: At, value: Any, where: str) -> None:
    """BB-8.5  The seat that has married the Princess, and what for."""
    if trial.s.spouse[box.PRINCESS] >= 0:
        raise notation.VectorError("the Princess has one side")
    trial.s.spouse[box.PRINCESS], trial.s.side = SEAT.read(trial, value, where), side


def lay_kept(field: str, trial: Trial, at: At, value: Any, where: str) -> None:
    """Some of the cards or tokens that nobody keeps yet."""
    holders = getattr(trial.s, field)
    free = [i for i, seat in enumerate(holders.tolist()) if seat < 0]
    holders[free[: notation.whole(value, where, 0, len(free))]] = at[0]


COUNTS = Parts(
    {
        **{name: Field("score" if name == "points" else name) for name in DEFAULTS},
        "space": Field("space", notation.Whole(box.BOTTOM, box.TOP)),
        "marriage_cards": Own(partial(lay_kept, "spouse"), lambda trial, at: kept_by(trial.s.spouse, at[0])),
        "claim_tokens": Own(partial(lay_kept, "claim_holder"), lambda trial, at: kept_by(trial.s.claim_holder, at[0])),
    }
)
TOKENS = Parts(
    {
        "disc": Own(lay_disc, lambda trial, at: trial.seats[owner_of(trial.s, at[-1])]),
        "viking": Bit("raided"),
        "monastery": Bit("monasteries"),
    },
    frozenset({"disc"}),
    empty=lambda trial, at: owner_of(trial.s, at[-1]) < 0,
)
CLAIM = Parts(
    {"face": Field("claim_up", Name(("down", "up"))), "holder": Own(lay_holder, HOLDER.show)}, frozenset({"face"})
)
SHOWN = Parts(
    {
        "players": Own(lay_players, Each(SEAT, COUNTS).show),
        "marker": Field("marker", SEAT),
        "towns": Each(TOWN, TOKENS),
        "claims": Each(Name(box.REGION_IDS), CLAIM),
        "battle_area": Field("battle_area"),
    }
)
BOARD = Parts(
    {
        **SHOWN.parts,
        "ranking": Own(lay_players),
        "marriage": Field("marriage", Name(box.MARRIAGE_IDS)),
        "military": Own(partial(lay_spouse, box.MILITARY)),
        "trade": Own(partial(lay_spouse, box.TRADE)),
        "active_town": Field("active", TOWN),
    }
)


# --- the cards

CARD = notation.Whole(1, box.CARDS)
HAND = Field("hand", Mask(CARD))


def lay_trick(trial: Trial, at: At, value: Any, where: str) -> None:
    """The cards on the table, the leader's first."""
    plays = [notation.listed(play, where, 2) for play in notation.listed(value, where)]
    for name, card in plays:
        seat = trial.seat(name)
        if trial.s.card[seat]:
            raise notation.VectorError(f"{where}: {name} plays twice")
        trial.s.card[seat] = CARD.read(trial, card, where)
        trial.s.shown[card] = seat
        trial.s.leader = trial.seat(plays[0][0])


def lay_hand(trial: Any, at: At, value: Any, where: str) -> None:
    """The actor's hand."""
    HAND.lay(trial, (trial.actor,), value, where)


def lay_led(trial: Any, at: At, value: Any, where: str) -> None:
    """The leader's card; the actor is the next to play."""
    lay_trick(trial, at, [[trial.seats[trial.actor - 1], value]], where)


def lay_pack(trial: Trial, at: At, value: Any, where: str) -> None:
    """BB-4.1  The pack that a seat was dealt."""
    trial.s.packs[at[0], 0] = HAND.term.read(trial, value, where)


def lay_sizes(trial: Any, at: At, value: Any, where: str) -> None:
    """Between two tricks: everybody holds as many cards."""
    dealt = int(box.DEAL[trial.s.players])
    size, *others = {notation.whole(size, where, 1, dealt) for size in notation.mapping(value, where).values()}
    if others:
        raise notation.VectorError(f"{where}: between two tricks all hands have the same size")
    trial.s.trick = dealt - size
    for seat in range(trial.s.players):
        trial.s.hand[seat] = bits(range(1 + seat * size, 1 + (seat + 1) * size))
    trial.ask(state.NEXT_TRICK, [], state.MARRIAGE)


def lay_card(trial: Any, at: At, value: Any, where: str) -> None:
    """BB-5.8  The actor's card is resolved, as a loser's unless it has `won`."""
    lay_trick(trial, at, [[trial.seats[trial.actor], value]], where)
    if notation.flag(trial.given.get("won", False), "won"):
        if trial.s.active == box.NOWHERE:
            raise notation.VectorError("who wins needs an active_town")
        trial.s.winner = trial.actor
    trial.run(state.NEXT_ACTOR, state.NEXT_ACTOR)


CARDS = Parts(
    {
        "trick": Own(lay_trick),
        "led": Own(lay_led),
        "hands": Each(SEAT, HAND),
        "hand_leader": Own(lambda trial, at, value, where: HAND.lay(trial, (trial.s.leader,), value, where)),
        "hand": Own(lay_hand),
        "packs": Each(SEAT, Own(lay_pack)),
        "hand_sizes": Own(lay_sizes),
        "card": Own(lay_card),
    }
)


# --- decisions, and steps of upkeep


def draft(trial: Table, action: Fields) -> None:
    """BB-4.2  Two cards of a pack."""
    seat = trial.mover(None)
    for card in notation.listed(action["cards"], "cards", 2):
        trial.choose(seat, "draft", card=CARD.read(trial, card, "cards"))


def expand(trial: Table, action: Fields) -> None:
    """BB-6.10  A town, or null: stay."""
    towns = {} if action["town"] is None else {"town": TOWN.read(trial, action["town"], "town")}
    trial.choose(None, "expand" if towns else "stay", **towns)


def lose(trial: Table, action: Fields) -> None:
    """BB-9.4  A lost town is chosen for the loser that the vector names."""
    while trial.s.loser != trial.seat(action["loser"], "loser"):
        if not trial.play_forced():
            raise notation.VectorError(f"{action['loser']} does not lose a town now")
    trial.choose(None, "raid_town", town=TOWN.read(trial, action["town"], "town"))


BEGINNING = frozenset({"start_town", "draft", "lead_town", "play"})
DECISIONS = {
    **{name: chooses(name, town=TOWN) for name in ("start_town", "lead_town", "liberate", "marriage_town")},
    **{name: chooses(name, town=TOWN) for name in ("track_town", "monastery")},
    "draft": Action(draft, "cards"),
    "play": chooses("play", card=CARD),
    "option": chooses("option", index=COUNT),
    "buy": chooses("buy", count=COUNT),
    "expand": Action(expand, "town"),
    "princess": chooses("princess", choice=Name(box.SIDES)),
    "raid_town": Action(lose, "loser town"),
}
STEPS = {
    "marriage": (state.MARRIAGE, state.BATTLE),
    "battle": (state.BATTLE, state.CHURCH),
    "church": (state.CHURCH, state.CLAIM),
    "claim": (state.CLAIM, state.PREPARE),
    "final": (state.END, state.OVER),
}


def step(name: str, trial: Table, action: Fields) -> None:
    """A step of upkeep, up to its first decision or its end."""
    if name == "marriage" and trial.s.marriage < 0:
        raise notation.VectorError("field 'marriage' is missing")
    trial.run(*STEPS[name])
    trial.steps.add(name)


# --- questions: each looks at a copy of the table, and what it finds is noted

STATES = (  # section 15 of the rules: the state of the machine at each phase of the record
    *("START_TOWN", "DRAFT", "LEAD_TOWN", "LEAD_CARD", "FOLLOW", "RESOLVE", "RESOLVE", "RESOLVE", "RESOLVE"),
    *("MARRIAGE", "MARRIAGE", "MARRIAGE", "BATTLE", "CHURCH", "CHURCH", "END"),
    *("PREPARE", "LEAD_TOWN", "RESOLVE", "RESOLVE", "MARRIAGE", "BATTLE", "CHURCH", "CLAIM", "END"),
)


def offers(kind: str) -> Action:
    """BB-2.6, BB-5.2 to BB-5.6, BB-6.10  What may be chosen now, or (in a row of answers) whether a town may."""
    towns = kind != "play"

    def look(trial: Table, action: Fields) -> Fields:
        if kind in BEGINNING:
            trial.begin(kind)
        found = Bag(box.TOWN_IDS[value] if towns else value for value in trial.offered(kind))
        if "town" not in action:
            return {action["ask"]: found}
        town = notation.named(action["town"], "town", box.TOWN_IDS)
        return {"answers": [*trial.notes.get("answers", []), town in found]}

    return asks(look, "town" if kind.endswith("_town") else "")


def order(trial: Table, action: Fields) -> Fields:
    """BB-5.8  Who acts when."""
    found, trial.s.resolved = [], 0
    while (seat := next_in_order(trial.s)) >= 0:
        found.append(trial.seats[seat])
        trial.s.resolved = int(trial.s.card[seat])
    return {"order": found}


def next_state(trial: Table, action: Fields) -> Fields:
    """BB-15  The state that comes next."""
    trial.go_on()
    return {"next_state": STATES[trial.s.phase]}


def draft_sizes(trial: Table, action: Fields) -> Fields:
    """BB-2.7  The sizes of a draft, counted in a round played at random."""
    other, found = Trial(trial.game), Fields()
    s = other.s
    while s.round == 0 or s.dealt:
        if s.phase == state.DRAFT and s.turn == 0:
            found |= {"deal": count(int(s.packs[0, 0])), "undealt": int(s.undealt > 0)}
        if s.phase == state.LEAD_TOWN:
            found |= {"picks": [size for size in map(count, s.picks[0].tolist()) if size], "tricks": s.trick}
        ids = other.legal(other.to_act[0])
        other.play(other.to_act[0], ids[below(s, len(ids))])
    return found


ASKS = {
    **dict.fromkeys(("legal_lead_cards", "legal_cards"), offers("play")),
    **{f"{kind}_legal": offers(kind) for kind in ("start_town", "lead_town")},
    "winner": asks(lambda trial, action: {"winner": NO_SEAT.show(trial, trick_winner(trial.s))}),  # BB-5.7
    "order": asks(order),
    "expand_targets": offers("expand"),
    "next_state": asks(next_state),
    "draft": asks(draft_sizes),
}
STEPPING = {name: Action(partial(step, name)) for name in STEPS} | {"rank": Action(lambda trial, action: None)}
ACTIONS = {"type": by_type(DECISIONS), "step": by_type(STEPPING, "step"), "ask": by_type(ASKS, "ask")}


def act(trial: Table, action: Any) -> None:
    """A decision, a step of upkeep, or a question; the first decision says where the vector begins."""
    kinds = [kind for kind in ACTIONS if isinstance(action, dict) and kind in action]
    if len(kinds) != 1:
        raise notation.VectorError(f"{action!r} is no decision, step or question")
    if not trial.begun and action.get("type") in BEGINNING:
        trial.begin(action["type"])
    ACTIONS[kinds[0]](trial, action)


# --- what can be expected


def seats_of(trial: Table, step: str, kind: str, argument: str = "seat") -> list[str]:
    """The players that events of a step are about, in order."""
    if step not in trial.steps:
        raise notation.VectorError(f"the vector does not run the step {step!r}")
    return [trial.seats[args[argument]] for args in trial.happened(kind)]


def winner(trial: Table, wanted: Any) -> Any:
    """BB-5.7, BB-8.3  Who wins the trick, if that is asked; else who has taken the marriage card."""
    if "winner" in trial.notes:
        return trial.notes["winner"]
    return next(iter(seats_of(trial, "marriage", "married")), None)


def choosers(trial: Table, wanted: Any) -> Some:
    """BB-9.4  Who chose the town of each loser."""
    lost, chose = (seats_of(trial, "battle", "town_lost", argument) for argument in ("seat", "chooser"))
    return Some(zip(lost, chose, strict=True))


def final(trial: Table, wanted: Any) -> Some:
    """BB-12  The points of all."""
    return Some(zip(seats_of(trial, "final", "final_scored"), trial.standing("points"), strict=True))


ANSWERS: dict[str, Answer] = {
    **SHOWN.answers(),
    **noted(*ASKS, "answers", "deal", "picks", "undealt", "tricks"),
    "winner": winner,
    "losers": lambda trial, wanted: seats_of(trial, "battle", "town_lost"),  # BB-9.5
    "chooser": choosers,
    "monastery_order": lambda trial, wanted: seats_of(trial, "church", "monastery_built"),  # BB-10.3
    "final": final,
}
GIVEN = frozenset({*BOARD.parts, *CARDS.parts, "actor", "won", "assumed"})
FORMAT = Format(RULES.name, Kind(Table, ANSWERS, may=GIVEN, act=act), actions="do", mentions=frozenset({"next_state"}))
run = FORMAT.run

"""The vectors of Brian Boru: a part of a table is laid, decisions are made by the rules, and the table is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.dice import below
from reinos.core.event import Event
from reinos.core.game import Game
from reinos.core.record import SEATS
from reinos.core.rule import finish, legal
from reinos.core.vectors import (
    Answers,
    Fields,
    Outcome,
    VectorError,
    bad_file,
    differences,
    fields,
    listed,
    misfits,
    named,
    outcomes,
    read,
    text,
    told,
    unordered,
    whole,
)
from reinos.games.brian_boru import RULES, state
from reinos.games.brian_boru.board import count, expansions, owner_of
from reinos.games.brian_boru.choices import CHOICES
from reinos.games.brian_boru.draft import draft, pack_left
from reinos.games.brian_boru.draw import members
from reinos.games.brian_boru.rules import advance, decide
from reinos.games.brian_boru.scoring import claim_tokens, marriage_cards, rank_seats
from reinos.games.brian_boru.state import (
    BATTLE_STEP,
    CARDS,
    CHURCH_STEP,
    CLAIM,
    DEAL,
    DRAFT,
    EXPAND_COST,
    FOLLOW,
    LEAD_CARD,
    LEAD_TOWN,
    MARRIAGE,
    MARRIAGE_IDS,
    MILITARY,
    NEXT_ACTOR,
    NEXT_TRICK,
    NOWHERE,
    OVER,
    PRINCESS,
    REGION_IDS,
    REGIONS,
    SIDES,
    START_TOWN,
    TOP,
    TOWN_IDS,
    TRADE,
)
from reinos.games.brian_boru.trick import next_in_order, trick_winner

SEED = 1014  # of the dice, where a vector leaves something to chance
LEAST_SEATS = 3
MOST = 1000  # of anything a player can have

FILE_MAY = frozenset({"game", "seed", "format"})
EXAMPLE_NEEDS = frozenset({"id", "title", "given", "do", "expect"})
EXAMPLE_MAY = frozenset({"kind", "rules", "seed_lines", "note"})
BOARD = frozenset({"players", "marker", "towns", "claims", "battle_area", "marriage", "military", "trade", "ranking"})
PLAY = frozenset({"active_town", "trick", "led", "hand_leader", "hand", "hand_sizes", "card", "actor", "won"})
GIVEN = BOARD | PLAY | {"assumed"}
COUNTS = {"coins": 0, "points": 10, "renown": 1, "raiders": 0, "church": 0, "space": 1}  # with their defaults
FIELD_OF = {"points": "score"}  # where the record calls it otherwise

# RULES.md, section 15: the states of the machine by the phases of the record.
STATES = {
    "START_TOWN": ("START_TOWN",),
    "PREPARE": ("PREPARE",),
    "DRAFT": ("DRAFT", "PASS"),
    "LEAD_TOWN": ("LEAD_TOWN", "NEXT_TRICK"),
    "LEAD_CARD": ("LEAD_CARD",),
    "FOLLOW": ("FOLLOW",),
    "RESOLVE": ("OPTION", "BUY", "EXPAND", "LIBERATE", "NEXT_ACTOR", "ACT"),
    "MARRIAGE": ("MARRIAGE", "MARRIAGE_TOWN", "PRINCESS_SIDE", "TRACK_REWARDS", "TRACK_TOWN", "TRACK_COINS"),
    "BATTLE": ("BATTLE_STEP", "RAID", "RAID_TOWN", "SPOILS"),
    "CHURCH": ("CHURCH_STEP", "FIRST_MONASTERY", "CHURCH_MARKER", "CHURCH_SECOND", "BUILD", "MONASTERY"),
    "CLAIM": ("CLAIM",),
    "END": ("END_OF_GAME", "OVER"),
}
STATE_OF = {getattr(state, phase): name for name, phases in STATES.items() for phase in phases}
UNORDERED = frozenset({"legal_lead_cards", "legal_cards", "expand_targets", "winners"})
LISTED_ONLY = frozenset({"final", "chooser"})  # compared for the players that the vector lists


# --- files


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    data = read(path, FILE_MAY)
    if data.get("game", RULES.name) != RULES.name:
        raise bad_file(path, f"game is {data['game']!r}; allowed: {RULES.name!r}")
    return outcomes(data["examples"], complaints_of)


def complaints_of(example: Any) -> Iterator[str]:
    """All that is wrong with one vector."""
    if not isinstance(example, dict):
        yield "not a JSON object"
        return
    wrong = list(misfits("example", example, EXAMPLE_NEEDS, EXAMPLE_MAY))
    for name, kind in (("id", str), ("title", str), ("given", dict), ("do", list), ("expect", dict)):
        if name in example and (not isinstance(example[name], kind) or (kind is str and not example[name])):
            wrong.append(f"field {name!r} must be a {kind.__name__}")
    if wrong:
        yield from wrong
        return
    try:
        trial = Trial(example["given"])
        for action in example["do"]:
            trial.do(action)
        trial.settle()
    except Exception as broken:
        yield told(broken)
        return
    if not example["expect"]:
        yield "expect must not be empty"
    yield from differences(example["expect"], answers_of(trial), "expect")


def answers_of(trial: Trial) -> Answers:
    """What the engine gives: what a question was answered, and what the table shows."""
    asked = {key: partial(in_form, key, found) for key, found in trial.answered.items()}
    return {key: partial(shown_in_form, trial, key) for key in ANSWERS} | asked


def shown_in_form(trial: Trial, key: str, wanted: Any) -> Any:
    """What the table shows, in the form of what is expected."""
    return in_form(key, ANSWERS[key](trial, wanted), wanted)


def in_form(key: str, found: Any, wanted: Any) -> Any:
    """What was found without what does not matter: the order of a set, players that are not listed."""
    if key in UNORDERED and isinstance(wanted, list):
        return unordered(found)(wanted)
    if key in LISTED_ONLY and isinstance(wanted, dict):
        return {name: found[name] for name in wanted if name in found}
    return found


# --- the table of a vector


class Trial:
    """A table with the part that a vector gives, and what has happened on it."""

    def __init__(self, given: Fields) -> None:
        for complaint in misfits("given", given, frozenset(), GIVEN):
            raise VectorError(complaint)
        self.given = given
        self.names = names_of(given)
        self.players = number_of_players(given, self.names)
        self.s: Any = fresh_table(self.players)
        self.s.to_act = 0
        self.stop = -1  # the phase at which the part that the vector is about ends
        self.free_hands: set[int] = set(range(self.players))  # seats whose hand the vector does not give
        self.events: list[Event] = []
        self.answered: dict[str, Any] = {}
        self.stepped: set[str] = set()
        self.lay()

    # laying the table

    def lay(self) -> None:
        """Put all that the vector gives on the table."""
        s, given = self.s, self.given
        s.marker = self.seat(given["marker"], "marker") if "marker" in given else 0
        s.leader = s.marker
        s.trick = 1
        s.turn = int(state.DRAFT_TURNS[s.players])
        s.dealt = 1
        self.lay_players()
        self.lay_towns()
        self.lay_claims()
        if "battle_area" in given:
            s.battle_area = whole(given["battle_area"], "battle_area", 0, MOST)
            s.strength = s.battle_area
        else:
            s.battle_area = 0
        if "marriage" in given:
            s.marriage = MARRIAGE_IDS.index(named(given["marriage"], "marriage", MARRIAGE_IDS))
        for name, side in (("military", MILITARY), ("trade", TRADE)):
            if name in given:
                if s.spouse[PRINCESS] >= 0:
                    raise VectorError("the Princess has one side")
                s.spouse[PRINCESS], s.side = self.seat(given[name], name), side
        if "active_town" in given:
            s.active = town(given["active_town"], "active_town")
        self.lay_cards()

    def lay_players(self) -> None:
        """What the players have; what is not given has its default."""
        s, given = self.s, self.given.get("players", [])
        for name, default in COUNTS.items():
            getattr(s, FIELD_OF.get(name, name))[: s.players] = default
        for entry in given if isinstance(given, list) else []:
            if isinstance(entry, dict):
                who = fields(entry, "players", frozenset({"name"}), frozenset(COUNTS))
                seat = self.seat(who["name"], "players")
                for name in COUNTS.keys() & who.keys():
                    least, most = (1, TOP) if name == "space" else (0, MOST)
                    getattr(s, FIELD_OF.get(name, name))[seat] = whole(who[name], name, least, most)

    def lay_towns(self) -> None:
        """Discs, Viking control tokens and monasteries."""
        s = self.s
        for name, value in mapping(self.given.get("towns", {}), "towns").items():
            spot = town(name, "towns")
            if value is None:
                continue
            entry = fields(value, f"towns.{name}", frozenset({"disc"}), frozenset({"viking", "monastery"}))
            s.discs[self.seat(entry["disc"], "disc")] |= 1 << spot
            if flag(entry.get("viking", False), "viking"):
                s.raided |= 1 << spot
            if flag(entry.get("monastery", False), "monastery"):
                s.monasteries |= 1 << spot

    def lay_claims(self) -> None:
        """Claim tokens; those not given lie face down on the board."""
        s = self.s
        for name, value in mapping(self.given.get("claims", {}), "claims").items():
            region = REGION_IDS.index(named(name, "claims", REGION_IDS))
            entry = fields(value, f"claims.{name}", frozenset({"face"}), frozenset({"holder"}))
            s.claim_up[region] = int(named(entry["face"], "face", ("down", "up")) == "up")
            if entry.get("holder") is not None:
                s.claim_holder[region] = self.seat(entry["holder"], "holder")
                if not s.claim_up[region]:
                    raise VectorError(f"claims.{name}: a held token is face up")

    def lay_cards(self) -> None:
        """Hands, the cards of the trick, or one card to be resolved."""
        s, given = self.s, self.given
        for name, value in listed_pairs(given.get("trick", [])):
            seat = self.seat(name, "trick")
            if s.card[seat]:
                raise VectorError(f"trick: {name} plays twice")
            self.show(seat, card(value, "trick"))
        if given.get("trick"):
            s.leader = self.seat(given["trick"][0][0], "trick")
        if "led" in given:
            self.show(int(s.leader), card(given["led"], "led"))
        if "hand_leader" in given:
            self.give_hand(int(s.marker), given["hand_leader"], "hand_leader")
        if "hand" in given:
            self.give_hand(self.actor, given["hand"], "hand")
        if "hand_sizes" in given:
            self.lay_sizes(mapping(given["hand_sizes"], "hand_sizes"))
        if "card" in given:
            self.resolve(card(given["card"], "card"))
        elif "won" in given:
            raise VectorError("won goes with card")

    def show(self, seat: int, value: int) -> None:
        """A card on the table."""
        s = self.s
        if s.shown[value] >= 0:
            raise VectorError(f"card {value} is there twice")
        s.card[seat] = value
        s.shown[value] = seat

    def give_hand(self, seat: int, cards: Any, name: str) -> None:
        """The hand of a seat."""
        values = [card(value, name) for value in listed(cards, name)]
        if len(set(values)) < len(values) or any(self.s.shown[value] >= 0 for value in values):
            raise VectorError(f"{name}: a card is there twice")
        self.s.hand[seat] = state.bits(values)
        self.free_hands.discard(seat)

    def lay_sizes(self, sizes: Mapping[str, Any]) -> None:
        """Between two tricks: everybody holds as many cards."""
        found = {whole(size, "hand_sizes", 1, int(DEAL[self.players])) for size in sizes.values()}
        if len(found) != 1:
            raise VectorError("hand_sizes: between two tricks all hands have the same size")
        size = found.pop()
        self.s.trick = int(DEAL[self.players]) - size
        for seat in range(self.players):
            self.s.hand[seat] = state.bits(list(range(1 + seat * size, 1 + (seat + 1) * size)))
        self.s.phase = NEXT_TRICK
        self.stop = MARRIAGE

    def resolve(self, value: int) -> None:
        """Resolve one card for the actor, as a loser unless `won` is true."""
        s, seat = self.s, self.actor
        self.show(seat, value)
        won = flag(self.given.get("won", False), "won")
        s.winner = seat if won else -1
        if won and s.active == NOWHERE:
            raise VectorError("who wins needs an active_town")
        s.phase, self.stop = NEXT_ACTOR, NEXT_ACTOR
        self.step_once()
        self.go_on()

    @property
    def actor(self) -> int:
        """The seat that the vector is about."""
        if "actor" not in self.given:
            raise VectorError("field 'actor' is missing")
        return self.seat(self.given["actor"], "actor")

    def seat(self, name: Any, where: str) -> int:
        """The seat of a player."""
        return self.names.index(named(name, where, self.names))

    # doing

    def do(self, action: Any) -> None:
        """A decision, a step of upkeep, or a question."""
        kinds = [kind for kind in ("type", "step", "ask") if isinstance(action, dict) and kind in action]
        if len(kinds) != 1:
            raise VectorError(f"do: {text(action)} is no decision, step or question")
        if kinds == ["type"]:
            name = named(action["type"], "type", DECISIONS)
            args = fields(action, f"do.{name}", frozenset({"type"}) | DECISIONS[name])
            self.decide(name, args)
        elif kinds == ["step"]:
            fields(action, "do", frozenset({"step"}))
            STEPS[named(action["step"], "step", STEPS)](self)
            self.stepped.add(action["step"])
        else:
            name = named(action["ask"], "ask", QUESTIONS)
            needs, question = QUESTIONS[name]
            question(self, fields(action, f"do.{name}", frozenset({"ask"}) | needs))

    def step_once(self) -> None:
        """One automatic step, with its events."""
        self.s.event_count = 0
        advance(self.s)
        self.note_events()

    def note_events(self) -> None:
        """Remember what happened."""
        self.events += RULES.events.read(self.s.events, self.s.event_count)

    def go_on(self) -> None:
        """Automatic steps up to the next decision or to the end of the part that the vector is about."""
        s = self.s
        while s.to_act == 0 and s.phase not in (self.stop, OVER):
            self.step_once()

    def choose(self, seat: int, number: int) -> None:
        """Make a decision as the engine does, without running past the end of the part."""
        s = self.s
        s.event_count = 0
        if s.phase == DRAFT:
            draft(s, seat, CHOICES.choice(number).args["card"])
        else:
            s.to_act = 0
            decide(s, seat, number)
        self.note_events()
        self.go_on()

    def settle(self) -> None:
        """Play what is left of decisions with exactly one legal action."""
        while self.s.to_act and len(self.legal()) == 1 and self.s.phase != DRAFT:
            self.choose(self.pending(), self.legal()[0])

    def pending(self) -> int:
        """The first seat that owes a decision."""
        return play.first_seat(self.s.to_act)

    def legal(self) -> list[int]:
        """What that seat may decide."""
        out = np.zeros(CHOICES.size, np.int64)
        ids: list[int] = out[: legal(self.s, self.pending(), out)].tolist()
        return ids

    def decide(self, name: str, args: Fields) -> None:
        """Make one decision; decisions before it that have one legal action are played."""
        self.open_decision(name)
        for number in wanted_ids(name, args):
            while True:
                if not self.s.to_act:
                    raise VectorError(f"do.{name}: nobody has to decide anything")
                if name == "play":
                    self.lend(self.pending(), card(args["card"], "card"))
                if name == "draft":
                    self.swap_in(self.pending(), CHOICES.choice(number).args["card"])
                ids = self.legal()
                if number in ids and self.is_about(name, args):
                    break
                if len(ids) != 1:
                    shown = ", ".join(str(CHOICES.choice(i)) for i in ids)
                    raise VectorError(f"do.{name}: {text(args)} is not legal; legal: {shown}")
                self.choose(self.pending(), ids[0])
            self.choose(self.pending(), number)

    def is_about(self, name: str, args: Fields) -> bool:
        """BB-9.4  A lost town is chosen for the loser that the vector names."""
        return name != "raid_town" or self.s.loser == self.seat(args["loser"], "loser")

    def open_decision(self, name: str) -> None:
        """Where nothing is under way, the first decision says where the vector begins."""
        s = self.s
        if s.to_act or self.stop >= 0:
            return
        if name == "start_town":
            waiting = [seat for i in range(s.players) if not s.discs[seat := (s.marker + i) % s.players]]
            if not waiting:
                raise VectorError("do.start_town: everybody has a disc")
            s.phase, s.to_act, self.stop = START_TOWN, 1 << waiting[0], state.PREPARE
        elif name == "draft":
            s.round, s.phase, self.stop = 0, state.PREPARE, NEXT_TRICK
            self.step_once()
        elif name in ("lead_town", "play"):
            self.open_trick()

    def open_trick(self) -> None:
        """Somebody has to lead, or to follow."""
        s = self.s
        self.stop = NEXT_TRICK
        if not s.card.any():
            s.leader = s.marker
            s.phase = LEAD_CARD if s.active != NOWHERE else LEAD_TOWN
            s.to_act = 1 << s.leader
            return
        played = [seat for i in range(s.players) if s.card[seat := (s.leader + i) % s.players]]
        if played != [(s.leader + i) % s.players for i in range(len(played))]:
            raise VectorError("trick: the players play clockwise")
        if len(played) < s.players:
            s.phase, s.to_act = FOLLOW, 1 << (s.leader + len(played)) % s.players

    def lend(self, seat: int, value: int) -> None:
        """A seat whose hand is not given holds the card that it plays."""
        s = self.s
        elsewhere = any(int(s.hand[other]) >> value & 1 for other in range(s.players))
        if seat in self.free_hands and s.shown[value] < 0 and not elsewhere:
            s.hand[seat] |= 1 << value

    def swap_in(self, seat: int, value: int) -> None:
        """Packs are not given: at the first turn of a draft a pack holds the cards that are chosen from it."""
        s = self.s
        if s.phase != DRAFT or s.turn > 0 or int(s.packs[seat, 0]) >> value & 1:
            return
        spare = members(pack_left(s, seat))
        if any(int(s.picks[other, 0]) >> value & 1 for other in range(s.players)) or not spare:
            return
        for other in range(s.players):
            if int(s.packs[other, 0]) >> value & 1:
                s.packs[other, 0] ^= 1 << value | 1 << spare[-1]
        if s.undealt == value:
            s.undealt = spare[-1]
        s.packs[seat, 0] ^= 1 << value | 1 << spare[-1]


# --- who plays


def fresh_table(players: int) -> Any:
    """A table at the start of a game."""
    s: Any = RULES.proxy(Game(RULES, players=players).bare(SEED))
    play.start(s, 0)
    return s


def names_of(given: Fields) -> list[str]:
    """The players in seat order: those given as such, then all others in the order in which they are named."""
    found: list[Any] = []
    players = given.get("players", [])
    if isinstance(players, list):
        found += [entry.get("name") if isinstance(entry, dict) else entry for entry in players]
    found += [name for name, _ in listed_pairs(given.get("trick", []))]
    found += [entry.get("name") for entry in listed(given.get("ranking", []), "ranking") if isinstance(entry, dict)]
    found += list(mapping(given.get("hand_sizes", {}), "hand_sizes"))
    found += [given[name] for name in ("marker", "actor", "military", "trade") if name in given]
    for part, field in (("towns", "disc"), ("claims", "holder")):
        entries = mapping(given.get(part, {}), part).values()
        found += [entry.get(field) for entry in entries if isinstance(entry, dict) and entry.get(field) is not None]
    if not all(isinstance(name, str) and name for name in found):
        raise VectorError(f"players: {found} are not all names")
    return list(dict.fromkeys(found))


def number_of_players(given: Fields, names: list[str]) -> int:
    """As many as are given or named, and three at least."""
    if "players" in given and not isinstance(given["players"], list):
        number = whole(given["players"], "players", LEAST_SEATS, SEATS)
    else:
        number = max(LEAST_SEATS, len(names))
    if len(names) > min(number, SEATS):
        raise VectorError(f"players: {len(names)} are named; allowed: {min(number, SEATS)} at most")
    return number


# --- decisions

DECISIONS: dict[str, frozenset[str]] = {
    "start_town": frozenset({"town"}),
    "draft": frozenset({"cards"}),
    "lead_town": frozenset({"town"}),
    "play": frozenset({"card"}),
    "option": frozenset({"index"}),
    "buy": frozenset({"count"}),
    "expand": frozenset({"town"}),
    "liberate": frozenset({"town"}),
    "marriage_town": frozenset({"town"}),
    "princess": frozenset({"choice"}),
    "track_town": frozenset({"town"}),
    "raid_town": frozenset({"loser", "town"}),
    "monastery": frozenset({"town"}),
}


def wanted_ids(name: str, args: Fields) -> list[int]:
    """The choices that a decision of the format stands for."""
    if name == "draft":
        cards = [card(value, "cards") for value in listed(args["cards"], "cards", 2)]
        if cards[0] == cards[1]:
            raise VectorError("cards: two different ones")
        return [CHOICES.make("draft", card=value).id for value in cards]
    if name == "play":
        return [CHOICES.make("play", card=card(args["card"], "card")).id]
    if name == "option":
        return [CHOICES.make("option", index=whole(args["index"], "index", 0, 1)).id]
    if name == "buy":
        return [CHOICES.make("buy", count=whole(args["count"], "count", 0, state.MOST_BOUGHT)).id]
    if name == "princess":
        return [CHOICES.make("princess", side=SIDES.index(named(args["choice"], "choice", SIDES))).id]
    if name == "expand" and args["town"] is None:
        return [CHOICES.make("stay").id]
    return [CHOICES.make(name, town=town(args["town"], "town")).id]


# --- steps


def step_to(phase: int, stop: int) -> Callable[[Trial], None]:
    """Run a step of upkeep up to its first decision or its end."""

    def step(trial: Trial) -> None:
        trial.settle()
        if trial.s.to_act:
            raise VectorError("step: a decision is still open")
        trial.s.phase, trial.stop = phase, stop
        trial.go_on()

    return step


def marriage_step(trial: Trial) -> None:
    """BB-8  The marriage step."""
    if trial.s.marriage < 0:
        raise VectorError("field 'marriage' is missing")
    step_to(MARRIAGE, BATTLE_STEP)(trial)


def claim_step(trial: Trial) -> None:
    """BB-11  The claim step; no decision is made in it."""
    trial.settle()
    trial.s.phase = CLAIM
    trial.step_once()


def final_step(trial: Trial) -> None:
    """BB-12  Final scoring."""
    trial.settle()
    trial.s.phase, trial.s.to_act = OVER, 0
    finish(trial.s)
    points = {name: int(trial.s.points[seat]) for seat, name in enumerate(trial.names)}
    trial.answered["final"] = points
    note_winners(trial)


def rank_step(trial: Trial) -> None:
    """BB-12.8  Rank players with these points, claim tokens and marriage cards."""
    s, region, marriage = trial.s, 0, 0
    for entry in listed(trial.given.get("ranking"), "ranking"):
        who = fields(entry, "ranking", frozenset({"name", "points", "claim_tokens", "marriage_cards"}))
        seat = trial.seat(who["name"], "ranking")
        s.points[seat] = whole(who["points"], "points", 0, MOST)
        tokens = whole(who["claim_tokens"], "claim_tokens", 0, REGIONS - region)
        cards = whole(who["marriage_cards"], "marriage_cards", 0, len(MARRIAGE_IDS) - marriage)
        s.claim_holder[region : region + tokens] = seat
        s.spouse[marriage : marriage + cards] = seat
        region, marriage = region + tokens, marriage + cards
    rank_seats(s)
    note_winners(trial)


def note_winners(trial: Trial) -> None:
    """BB-12.8  Who has won."""
    ranks = trial.s.ranks[: len(trial.names)].tolist()
    trial.answered["winners"] = [name for name, rank in zip(trial.names, ranks, strict=True) if rank == 1]


STEPS: dict[str, Callable[[Trial], None]] = {
    "marriage": marriage_step,
    "battle": step_to(BATTLE_STEP, CHURCH_STEP),
    "church": step_to(CHURCH_STEP, CLAIM),
    "claim": claim_step,
    "final": final_step,
    "rank": rank_step,
}


# --- questions


def ask_lead_cards(trial: Trial, action: Fields) -> None:
    """BB-5.3  The cards that the leader may play."""
    trial.open_trick()
    trial.answered["legal_lead_cards"] = cards_of(trial)


def ask_cards(trial: Trial, action: Fields) -> None:
    """BB-5.6  The cards that the actor may play."""
    s, seat = trial.s, trial.actor
    if s.phase not in (LEAD_CARD, FOLLOW) or not s.to_act:
        s.phase, s.to_act = FOLLOW if s.card.any() else LEAD_CARD, 1 << seat
    trial.answered["legal_cards"] = cards_of(trial)


def cards_of(trial: Trial) -> list[int]:
    """The cards of the pending decision."""
    choices = [CHOICES.choice(number) for number in trial.legal()]
    return [choice.args["card"] for choice in choices if choice.kind == "play"]


def ask_winner(trial: Trial, action: Fields) -> None:
    """BB-5.7  Who wins the trick."""
    seat = trick_winner(trial.s)
    trial.answered["winner"] = trial.names[seat] if seat >= 0 else None


def ask_order(trial: Trial, action: Fields) -> None:
    """BB-5.8  Who acts when."""
    s, found = trial.s, []
    s.resolved = 0
    while (seat := next_in_order(s)) >= 0:
        found.append(trial.names[seat])
        s.resolved = int(s.card[seat])
    s.resolved = 0
    trial.answered["order"] = found


def ask_expansions(trial: Trial, action: Fields) -> None:
    """BB-6.10  Where the actor may expand to now."""
    seat = trial.actor
    found = expansions(trial.s, seat) if trial.s.coins[seat] >= EXPAND_COST else 0
    trial.answered["expand_targets"] = [name for spot, name in enumerate(TOWN_IDS) if found >> spot & 1]


def ask_state(trial: Trial, action: Fields) -> None:
    """BB-15  The state that comes next."""
    trial.go_on()
    trial.answered["next_state"] = STATE_OF[trial.s.phase]


def ask_draft(trial: Trial, action: Fields) -> None:
    """BB-2.7  The sizes of a draft, counted in a round played at random."""
    s = fresh_table(trial.players)
    out = np.zeros(CHOICES.size, np.int64)
    picks: list[int] = []
    deal = undealt = 0
    while s.round == 0 or s.dealt:
        seat = play.first_seat(s.to_act)
        if s.phase == DRAFT and s.turn == 0:
            deal, undealt = count(int(s.packs[seat, 0])), int(s.undealt > 0)
        if s.phase == LEAD_TOWN:
            picks = [size for size in (count(int(kept)) for kept in s.picks[seat]) if size]
        play.step(s, seat, int(out[below(s, legal(s, seat, out))]))
    trial.answered |= {"deal": deal, "picks": picks, "undealt": undealt, "tricks": s.trick}


def ask_start_town(trial: Trial, action: Fields) -> None:
    """BB-2.6  Whether the next player may begin in a town."""
    trial.open_decision("start_town")
    answer(trial, CHOICES.make("start_town", town=town(action["town"], "town")).id)


def ask_lead_town(trial: Trial, action: Fields) -> None:
    """BB-5.2  Whether the leader may choose a town."""
    trial.s.active = NOWHERE
    trial.open_trick()
    answer(trial, CHOICES.make("lead_town", town=town(action["town"], "town")).id)


def answer(trial: Trial, number: int) -> None:
    """Yes or no, one answer after another."""
    trial.answered.setdefault("answers", []).append(number in trial.legal())


QUESTIONS: dict[str, tuple[frozenset[str], Callable[[Trial, Fields], None]]] = {
    "legal_lead_cards": (frozenset(), ask_lead_cards),
    "legal_cards": (frozenset(), ask_cards),
    "winner": (frozenset(), ask_winner),
    "order": (frozenset(), ask_order),
    "expand_targets": (frozenset(), ask_expansions),
    "next_state": (frozenset(), ask_state),
    "draft": (frozenset(), ask_draft),
    "start_town_legal": (frozenset({"town"}), ask_start_town),
    "lead_town_legal": (frozenset({"town"}), ask_lead_town),
}


# --- what can be expected of the table


def of_players(trial: Trial, wanted: Any) -> Any:
    """The listed counts of the listed players."""
    found: Fields = {}
    extra = {"marriage_cards": marriage_cards, "claim_tokens": claim_tokens}
    for name, counts in mapping(wanted, "players").items():
        seat, found[name] = trial.seat(name, "players"), {}
        for field in mapping(counts, name):
            if field in extra:
                found[name][field] = int(extra[field](trial.s, seat))
            else:
                record = getattr(trial.s, FIELD_OF.get(named(field, name, [*COUNTS, *extra]), field))
                found[name][field] = int(record[seat])
    return found


def of_towns(trial: Trial, wanted: Any) -> Any:
    """What is on the listed towns; null is empty."""
    found: Fields = {}
    for name, entry in mapping(wanted, "towns").items():
        spot = town(name, "towns")
        seat = owner_of(trial.s, spot)
        whole_entry = {
            "disc": trial.names[seat] if 0 <= seat < len(trial.names) else None,
            "viking": bool(trial.s.raided >> spot & 1),
            "monastery": bool(trial.s.monasteries >> spot & 1),
        }
        if seat < 0:
            found[name] = None
        elif entry is None:
            found[name] = whole_entry
        else:
            found[name] = {field: whole_entry[named(field, name, whole_entry)] for field in mapping(entry, name)}
    return found


def of_claims(trial: Trial, wanted: Any) -> Any:
    """The listed claim tokens."""
    found: Fields = {}
    for name, entry in mapping(wanted, "claims").items():
        region = REGION_IDS.index(named(name, "claims", REGION_IDS))
        seat = int(trial.s.claim_holder[region])
        whole_entry = {
            "face": "up" if trial.s.claim_up[region] else "down",
            "holder": trial.names[seat] if seat >= 0 else None,
        }
        found[name] = {field: whole_entry[named(field, name, whole_entry)] for field in mapping(entry, name)}
    return found


def of_losers(trial: Trial, wanted: Any) -> Any:
    """BB-9.5  Who has lost a town, in order."""
    needs_step(trial, "battle")
    return [trial.names[event.args["seat"]] for event in happened(trial, "town_lost")]


def of_choosers(trial: Trial, wanted: Any) -> Any:
    """BB-9.4  Who chose the town of each loser."""
    needs_step(trial, "battle")
    names = trial.names
    return {names[event.args["seat"]]: names[event.args["chooser"]] for event in happened(trial, "town_lost")}


def of_winner(trial: Trial, wanted: Any) -> Any:
    """BB-8.3  Who has taken the marriage card."""
    needs_step(trial, "marriage")
    weddings = happened(trial, "married")
    return trial.names[weddings[0].args["seat"]] if weddings else None


def of_builders(trial: Trial, wanted: Any) -> Any:
    """BB-10.3  Who has built a monastery, in order."""
    needs_step(trial, "church")
    return [trial.names[event.args["seat"]] for event in happened(trial, "monastery_built")]


def happened(trial: Trial, kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in trial.events if event.kind == kind]


def needs_step(trial: Trial, step: str) -> None:
    """Some expectations make sense after a step only."""
    if step not in trial.stepped:
        raise VectorError(f"the vector does not run the step {step!r}")


ANSWERS: dict[str, Callable[[Trial, Any], Any]] = {
    "players": of_players,
    "towns": of_towns,
    "claims": of_claims,
    "marker": lambda trial, wanted: trial.names[trial.s.marker] if trial.s.marker < len(trial.names) else None,
    "battle_area": lambda trial, wanted: int(trial.s.battle_area),
    "losers": of_losers,
    "chooser": of_choosers,
    "winner": of_winner,
    "monastery_order": of_builders,
}


# --- reading fields


def town(value: Any, name: str) -> int:
    """A town by its id."""
    return TOWN_IDS.index(named(value, name, TOWN_IDS))


def card(value: Any, name: str) -> int:
    """The value of an action card."""
    return whole(value, name, 1, CARDS)


def flag(value: Any, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise VectorError(f"{name} is {value!r}; allowed: true, false")
    return value


def mapping(value: Any, name: str) -> Fields:
    """An object."""
    if not isinstance(value, dict):
        raise VectorError(f"{name} is {value!r}; allowed: an object")
    return value


def listed_pairs(value: Any) -> list[tuple[str, Any]]:
    """The plays of a trick: pairs of a name and a card."""
    pairs = [listed(pair, "trick", 2) for pair in listed(value, "trick")]
    return [(pair[0], pair[1]) for pair in pairs]

"""The log of Risk Europe: who did what, why, and what it brought; and everything in natural sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.core.event import Event
from reinos.core.scene import Voice
from reinos.core.story import seat_of
from reinos.games.risk_europe import RULES, choices, phases, pieces
from reinos.games.risk_europe.battle import begin_battle, fight
from reinos.games.risk_europe.log import event as told
from reinos.games.risk_europe.log import gains
from reinos.games.risk_europe.map import GOLD, TERRITORIES
from reinos.games.risk_europe.pieces import DO_BERLIN, DO_EXPAND, DO_TAX, END_TURN, FORTIFY_CARD, KING_ME, TAX_SPEND
from reinos.games.risk_europe.treasury import COST
from tests.games.risk_europe.tables import (
    acting,
    choose,
    clear,
    events,
    invade,
    number,
    pick_cards,
    play_until,
    put,
    rig,
    round_one,
)
from tests.games.risk_europe.test_tell import scene_of


def voice(lang: str = "en", seat: int | None = None, players: int = 4) -> Voice:
    """Somebody to whom a log is told."""
    names = ("Ana", "luis", "Eva", "Iván")[:players]
    return Voice(RULES.words(lang), names, seat, reinos.load("risk_europe", players=players).options)


def lines(s: Any, lang: str = "en", seat: int | None = None) -> list[str]:
    """What the last step told."""
    return [told(voice(lang, seat, s.players), event) for event in events(s)]


def besieged() -> Any:
    """A battle for a castle at its first re-roll: seat 1 attacks seat 0 in Bohemia."""
    s = round_one()
    clear(s)
    put(s, 0, "bohemia", castle=True, footman=5)
    put(s, 1, "saxony", footman=1)
    invade(s, 1, "bohemia", footman=5)
    s.turn = pieces.TURNS
    rig(s, 6, 5, 1, 2, 3)
    s.phase, s.to_act, s.event_count = phases.FIGHT, 0, 0
    begin_battle(s, 0, number("bohemia"))
    while not s.to_act:
        fight(s)
    assert s.phase == phases.REROLL
    return s


@pytest.mark.rule("RE-9.7", "RE-18.13")
def test_the_castle_rolls_again_after_seeing_all_dice() -> None:
    s = besieged()
    dice = ["-".join(str(die) for die in sorted(side, reverse=True) if die) for side in s.dice.tolist()]
    assert "6" in dice[0]
    first = lines(s)[-1]
    assert f"General Attack: {dice[0]} against {dice[1]}" in first
    assert "rolled again" in first
    for lang in ("en", "es"):
        scene = scene_of(s, 0, lang)
        tell = RULES.module("tell")
        for text in (tell.situation(scene), tell.glance(scene), tell.prompt(scene)):
            for side in dice:
                assert side in text
    choose(s, 0, "keep_dice")
    assert events(s)[0].kind == "dice_kept"
    assert lines(s)[0].startswith("Ana lets the dice stand. Hits on the attacker: ")


def test_a_reroll_is_told_with_its_new_dice() -> None:
    s = besieged()
    choose(s, 0, "reroll")
    kinds = [e.kind for e in events(s)]
    assert kinds[:2] == ["rerolled", "general_rolled"]
    assert lines(s, "es", 0)[0] == "Castillo en Bohemia: repites todos tus dados."


@pytest.mark.rule("RE-10.9")
def test_turns_and_the_free_maneuver_of_berlin_are_named() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "saxony", footman=4)
    put(s, 0, "bohemia", footman=4)
    for seat, city in enumerate(("england", "france", "sweden"), 1):
        put(s, seat, city, footman=2)
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    assert lines(s)[1] == "Turn 1 of the round, in this order: Ana, luis, Eva and Iván."
    choose(s, 0, "menu", order=DO_EXPAND)
    choose(s, 0, "expand_from", territory=number("bohemia"))
    choose(s, 0, "expand_to", territory=number("bavaria"))
    choose(s, 0, "move_footman", count=1)
    assert lines(s) == ["Ana expands from Bohemia to Bavaria with 1 Footman.", "Ana claims Bavaria."]
    choose(s, 0, "menu", order=END_TURN)
    assert lines(s) == ["Ana does not use Fortify."]
    assert s.task == DO_BERLIN
    choose(s, 0, "maneuver_from", territory=number("bohemia"))
    choose(s, 0, "maneuver_to", territory=number("saxony"))
    choose(s, 0, "move_footman", count=3)
    assert lines(s)[:3] == [
        "Berlin gives Ana a free Maneuver.",
        "Ana maneuvers from Bohemia to Saxony with 3 Footmen.",
        "Nobody controls Bohemia any more.",
    ]
    play_until(s, phases.CHOOSE_CARDS)
    assert "End of round 1: the cards played are discarded." in lines(s)
    assert lines(s)[-1].startswith("Round 2 begins.")


@pytest.mark.rule("RE-5.13", "RE-10.6", "RE-10.7")
def test_tax_is_told_by_its_parts_and_a_tile_that_waits_says_so() -> None:
    s = round_one()
    clear(s)
    england = put(s, 0, "england", footman=1)
    put(s, 0, "wales", footman=1)
    pick_cards(s, seat_0=(TAX_SPEND, FORTIFY_CARD))
    choose(s, 0, "menu", order=DO_TAX)
    s.tile_round[england] = s.round
    s.revealed[0] = 1 << pieces.TREASURY
    choose(s, 0, "tax", territory=england)
    assert lines(s, "es", 0) == [
        "Gravas la línea de suministro de Londres: 6 monedas (3 de ciudades, 1 de otros territorios y 2 de misiones).",
        "El escudo Arqueros galeses de Londres aún no da nada: vale desde la próxima ronda.",
    ]


def test_free_units_name_their_cause_and_say_when_the_reserve_ends() -> None:
    s = round_one()
    clear(s)
    england = put(s, 0, "england", footman=1)
    pick_cards(s, seat_0=(TAX_SPEND, FORTIFY_CARD))
    choose(s, 0, "menu", order=DO_TAX)
    s.reserve[0, pieces.ARCHER] = 0
    choose(s, 0, "tax", territory=england)
    assert lines(s)[1] == "Welsh Archers brings nothing: the reserve has no such units left."


@pytest.mark.rule("RE-13.3")
def test_king_me_names_whom_the_marker_comes_from() -> None:
    s = round_one()
    pick_cards(s, seat_0=(TAX_SPEND, FORTIFY_CARD), seat_1=(KING_ME, TAX_SPEND))
    while acting(s) == 0:
        choose(s, 0, "menu", order=END_TURN)
    assert "King Me: luis takes the First Player Marker from Ana." in lines(s)
    assert "Yo Rey: luis te quita el Marcador de Primer Jugador." in lines(s, "es", 0)


def test_rome_brings_two_crowns() -> None:
    rome = number("rome")
    claimed = Event("city_claimed", {"army": 0, "territory": rome, "crowns": 2, "coins": 4, "due": 4})
    assert told(voice(), claimed) == "Ana claims Rome: two crowns, 4 coins and the tile Seat of Power."
    assert [(gain.seat, gain.points) for gain in gains(claimed)] == [(0, 2)]
    cut = Event("city_claimed", {**claimed.args, "coins": 1})
    assert "1 coin instead of 4, because the bank has no more" in told(voice(), cut)


@pytest.mark.parametrize(
    ("card", "es", "en"),
    [
        (FORTIFY_CARD, "Los mercenarios ni se expanden ni maniobran.", "The mercenaries neither expand nor maneuver."),
        (KING_ME, "Los mercenarios ni cobran tributo ni gastan.", "The mercenaries neither tax nor spend."),
    ],
)
def test_what_is_not_carried_out_is_named_since_a_bonus_action_may_have_been(card: int, es: str, en: str) -> None:
    """RE-4.2: after a Fortify, “carry out no order” would be false to anybody who does not know that it is none."""
    skipped = Event("order_skipped", {"army": HIRED, "card": card})
    assert [told(voice(lang, players=3), skipped) for lang in ("es", "en")] == [es, en]


# --- every message


ROLES = ("army", "seat", "winner", "attacker", "defender", "loser", "holder")
HIRED = 3  # the mercenaries of three players
PLAYERS_ONLY = ("kingdom_founded", "footmen_placed", "crown_bought", "levied", "crown_saved", "city_regained")
LIMITS = {"territory": TERRITORIES, "city": TERRITORIES, "route": 60, "card": 5, "mission": 8, "unit": 4, "rank": 5}
LIMITS |= {"used": 3, "decided": 4, "kept": 8, "returned": 8, "turn": 2}
REASONS = {"match_won": len(choices.ENDS), "bonus_skipped": len(choices.SKIPPED)}


def can_be(kind: str, args: dict[str, int]) -> bool:
    """Whether armies and places of an event fit together."""
    army, seat = args.get("army", 0), args.get("seat", 0)
    pair = [args[name] for name in ROLES if name in args and name not in ("winner", "holder", "seat")]
    if kind in ("bids_shown", "bid_won", "auction_begun", "mercenaries_placed") and army != HIRED:
        return False
    if kind in PLAYERS_ONLY and army == HIRED:
        return False
    if (
        kind in ("tile_units", "tile_waits", "kingdom_founded")
        and not GOLD >> args.get("city", args.get("territory", 0)) & 1
    ):
        return False
    if kind == "card_shown" and army != HIRED and seat != army:
        return False
    if kind == "units_bought" and army == HIRED and args["coins"] < args["count"] * COST[args["unit"]]:
        return False
    if kind == "general_rolled" and not (args["first"] and args["defence"]):
        return False
    if kind == "match_won" and not args["seats"]:
        return False
    if kind == "eliminated" and army == HIRED and args["saved"]:
        return False
    return HIRED not in (seat, args.get("holder")) and (len(pair) < 2 or pair[0] != pair[1])


def variants(kind: str, names: tuple[str, ...]) -> Iterator[Event]:
    """An event with 0, 1 and 2 of everything, with every army in every part and every value of what is listed."""
    roles = [name for name in names if name in ROLES]
    rest = [name for name in names if name not in roles]
    limits = LIMITS | {"reason": REASONS.get(kind, 1)}
    values = [dict.fromkeys(rest, value) for value in (0, 1, 2)]
    values += [{**dict.fromkeys(rest, 1), name: value} for name in rest for value in range(limits.get(name, 3))]
    for armies in product(range(pieces.ARMIES), repeat=len(roles)):
        for value in values:
            args = {name: min(value[name], limits.get(name, 99) - 1) for name in rest}
            args |= dict(zip(roles, armies, strict=True))
            if can_be(kind, args):
                yield Event(kind, args)


WRONG = {
    "es": r"\b(de|a|contra|con|por|para|en) tú\b|\b1 (lacayos|arqueros|jinetes|armas|monedas|coronas|dados|aciertos)\b"
    r"|\bde el\b|\ba el\b|\b(0|2) (lacayo|arquero|jinete|arma|moneda|corona|dado|acierto)\b",
    "en": r"\b1 (Footmen|Archers|Siege Weapons|coins|crowns|dice|hits|territories|units)\b"
    r"|\b[02] (Footman|Archer|Siege Weapon|coin|crown(?! card)|die|hit|territory|unit)\b"
    r"|\b(the the|you is|you has|you does)\b",
}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_event_is_a_sentence_for_everybody(lang: str) -> None:
    for kind, names in RULES.events.kinds.items():
        told_of = 0
        for event in variants(kind, names):
            told_of += 1
            for seat in (None, 0, 1):
                text = told(voice(lang, seat, players=3), event)
                where = f"{event}: {text}"
                assert text.endswith("."), where
                assert text[0].isupper() or text[0].isdigit() or text.startswith(("luis", "¿")), where
                assert not re.search(r"  | [.,;:)]|\.\.|[{}]|\( |,,", text), where
                assert not re.search(WRONG[lang], text), where
                assert seat != 0 or "Ana" not in text, where  # who is spoken to is not called by name
        assert told_of, kind


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_prompt_and_choice_of_whole_games_is_a_sentence_for_everybody(lang: str) -> None:
    tell = RULES.module("tell")
    for options in ({"players": 2}, {"players": 3, "kingdom_missions": True}, {"players": 4, "bank_limited": True}):
        match = reinos.load("risk_europe", max_rounds=4, **options).new(7)
        random = np.random.default_rng(7)
        while not match.over:
            seat = match.to_act[0]
            scene = match.scene(seat, lang)
            prompt = tell.prompt(scene)
            texts = [prompt, *tell.situation(scene).split("\n")]
            texts += [tell.choice(scene, option) for option in scene.legal]
            for text in filter(None, texts):
                assert text[0].isupper() or text[0].isdigit() or text[0] == "¿", text
                assert not re.search(r"  | [.,;:)]|\.\.|[{}]|\( ", text), text
                assert not re.search(WRONG[lang], text), text
            assert prompt.endswith((".", "?")), prompt
            match.play(int(random.choice(match.legal_ids(seat))), seat)


def test_rows_wear_the_colour_of_the_army_that_acts():
    """A march is its player's row in the log and cue in the story; mercenaries, who have no seat, are nobody's."""
    marched = Event("expanded", {"army": 2, "route": 0, "footmen": 1, "archers": 0, "cavalry": 0, "siege": 0})
    assert seat_of(RULES, marched, players=4) == 2
    assert seat_of(RULES, marched, players=2) is None
    assert seat_of(RULES, Event("battle_ended", {"territory": 3, "winner": 1, "attacker": 0}), players=4) == 1
    assert seat_of(RULES, Event("turn_begun", {"turn": 0}), players=4) is None

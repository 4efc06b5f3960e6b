"""The players' cards of Risk Europe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reinos.core.bits import count
from reinos.core.scene import Scene, SeatPanel, Vital
from reinos.core.words import Words
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.map import CITIES
from reinos.games.risk_europe.missions import units_on_board
from reinos.games.risk_europe.names import army_name
from reinos.games.risk_europe.state import State


def seat_panels(scene: Scene, s: State, crowned: Sequence[int]) -> tuple[SeatPanel, ...]:
    """The players' cards: crowns, what there is to say, cities, coins, units."""
    fields = (s.land, s.coins, s.cards, s.revealed, s.held_count)
    land, coins, cards, revealed, held = [field.tolist() for field in fields]
    return tuple(
        [
            drawn_card(
                scene.words,
                crowned[seat],
                seat_note(scene, s, seat),
                count(land[seat] & CITIES),
                coins[seat],
                units_on_board(s, seat),
                cards[seat],
                count(revealed[seat]),
                held[seat],
            )
            for seat in range(s.players)
        ]
    )


@lru_cache(maxsize=2048)
def drawn_card(
    words: Words, crowned: int, note: str, cities: int, coins: int, units: int, cards: int, done: int, missions: int
) -> SeatPanel:
    """A player's card: the same by all that it shows."""
    vitals = [
        Vital("town", str(cities), words("draw-vital-cities")),
        Vital("coin", str(coins), words("draw-vital-coins")),
        Vital("footman", str(units), words("draw-vital-units")),
    ]
    if cards:
        vitals.append(Vital("crown", str(cards), words("draw-vital-cards")))
    if done:
        vitals.append(Vital("crown", str(done), words("draw-vital-completed")))
    if missions:
        vitals.append(Vital("scroll", str(missions), words("draw-vital-missions")))
    return SeatPanel(str(crowned), note, None, tuple(vitals))


def seat_note(scene: Scene, s: State, seat: int) -> str:
    """One line about a player."""
    words = scene.words
    if s.phase == phases.OVER and s.ranks[seat] == 1:
        return words("draw-note-won")
    if not s.alive[seat]:
        return words("draw-note-out")
    if s.phase in (phases.BID_FIRST, phases.CHOOSE_CARDS, phases.AUCTION_BID):
        return words("draw-note-choosing" if s.to_act >> seat & 1 else "draw-note-ready")
    notes = [words("draw-note-first")] if s.marker == seat else []
    led = [army for army in range(s.players, pieces.ARMIES) if s.alive[army] and s.controller[army] == seat]
    notes += [words("draw-note-leads", army=army_name(scene, army)) for army in led]
    if s.saved[seat]:
        notes.append(words("draw-note-saved"))
    return " · ".join(notes)

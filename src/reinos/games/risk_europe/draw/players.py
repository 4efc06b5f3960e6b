"""The players' cards of Risk Europe."""

from __future__ import annotations

from reinos.core.bits import count
from reinos.core.scene import Scene, SeatPanel, Vital
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.map import CITIES
from reinos.games.risk_europe.missions import units_on_board
from reinos.games.risk_europe.names import army_name
from reinos.games.risk_europe.state import State


def seat_panel(scene: Scene, s: State, seat: int) -> SeatPanel:
    """A player's card: crowns, what there is to say, cities, coins, units."""
    words = scene.words
    vitals = [
        Vital("town", str(count(int(s.land[seat]) & CITIES)), words("draw-vital-cities")),
        Vital("coin", str(int(s.coins[seat])), words("draw-vital-coins")),
        Vital("footman", str(units_on_board(s, seat)), words("draw-vital-units")),
    ]
    done = count(int(s.revealed[seat]))
    if s.cards[seat]:
        vitals.append(Vital("crown", str(int(s.cards[seat])), words("draw-vital-cards")))
    if done:
        vitals.append(Vital("crown", str(done), words("draw-vital-completed")))
    if s.held_count[seat]:
        vitals.append(Vital("scroll", str(int(s.held_count[seat])), words("draw-vital-missions")))
    return SeatPanel(str(crowns(s, seat)), seat_note(scene, s, seat), None, tuple(vitals))


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

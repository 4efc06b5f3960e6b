"""Why a town or a card of Brian Boru cannot be pressed now."""

from __future__ import annotations

from reinos.core.phrase import who
from reinos.core.scene import Scene, as_table
from reinos.games.brian_boru import box
from reinos.games.brian_boru.board import empty_towns, owner_of
from reinos.games.brian_boru.draft import kept_cards
from reinos.games.brian_boru.naming import card_name, region_name, town_colour, town_name
from reinos.games.brian_boru.state import DRAFT, LEAD_CARD, State

CARD_NUMBERS = {str(card) for card in range(1, box.CARDS + 1)}
NEEDS_EMPTY = {"start_town", "lead_town", "expand", "marriage_town", "track_town"}


def why(scene: Scene, target: str) -> str | None:
    """What keeps a town or a card from being an answer to what is asked."""
    s, (what, _, name) = as_table(scene.view), target.partition("-")
    kinds = {choice.kind for choice in scene.legal}
    if what == "town" and name in box.TOWN_IDS and any("town" in choice.args for choice in scene.legal):
        return why_not_town(scene, s, box.TOWN_IDS.index(name), kinds)
    if what == "card" and name in CARD_NUMBERS and kinds & {"draft", "play"}:
        return why_not_card(scene, s, int(name))
    return None


def why_not_town(scene: Scene, s: State, town: int, kinds: set[str]) -> str:
    """BB-2.6, BB-5.2, BB-6.9, BB-6.10, BB-8.4, BB-8.7, BB-9.5, BB-10.1  By what the towns are wanted for."""
    words, owner = scene.words, owner_of(s, town)
    told = {"town": town_name(words, town), "region": region_name(words, box.REGION_OF[town])}
    if kinds & NEEDS_EMPTY and not empty_towns(s) >> town & 1:
        return words("why-taken", **told, who=who(scene, owner), name=scene.names[owner])
    if "start_town" in kinds:
        return words("why-region-begun", **told)
    if "lead_town" in kinds:
        return words("why-no-card", **told, colour=town_colour(words, town))
    if "expand" in kinds:
        return words("why-active" if town == s.active else "why-no-road", **told)
    if "marriage_town" in kinds:
        wanted = region_name(words, box.MARRIAGE_REGION[s.marriage])
        return words("why-other-region", **told, wanted=wanted)
    if "liberate" in kinds:
        return words("why-no-vikings", **told)
    loser = int(s.loser) if "raid_town" in kinds else scene.seat or 0
    if owner != loser:
        return words("why-not-of", **told, who=who(scene, loser), name=scene.names[loser])
    return words("why-raided" if s.raided >> town & 1 else "why-monastery", **told)


def why_not_card(scene: Scene, s: State, card: int) -> str | None:
    """BB-4.2, BB-5.3  A card that is kept already, or that does not suit the town."""
    words = scene.words
    told = {"card": card_name(words, card)}
    if s.phase == DRAFT:
        kept = scene.seat is not None and kept_cards(s, scene.seat) >> card & 1
        return words("why-kept", **told) if kept else None
    if s.phase == LEAD_CARD and s.active != box.NOWHERE:
        return words("why-colour", **told, town=town_name(words, s.active), colour=town_colour(words, s.active))
    return None

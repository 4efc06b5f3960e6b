"""What a place pays, worked out slowly and apart from the rules: straight from EG-14.2 with sorting and grouping."""

from __future__ import annotations

from itertools import groupby

PRINTED = {
    "galicia": (4, 2, 0),
    "pais_vasco": (5, 3, 1),
    "aragon": (5, 4, 1),
    "cataluna": (4, 2, 1),
    "castilla_vieja": (6, 4, 2),
    "castilla_nueva": (7, 4, 2),
    "sevilla": (4, 3, 1),
    "granada": (6, 3, 1),
    "valencia": (5, 3, 2),
    "castle": (5, 3, 1),
}
MOBILE = ((8, 4, 0), (4, 0, 0))


def paid(
    place: str, held: list[int], king: str, homes: list[str], markers: list[str | None], firsts_only: bool = False
) -> list[int]:
    """Points by seat for the knights that each seat holds in a place."""
    values = list(PRINTED[place])
    for marker, where in enumerate(markers):
        if where == place:
            values = list(MOBILE[marker])
    if len(held) == 2:
        values = values[:1]
    elif len(held) == 3:
        values = values[:2]
    points = [0] * len(held)
    present = sorted((seat for seat in range(len(held)) if held[seat]), key=lambda seat: -held[seat])
    place_number = 1
    for _, group in groupby(present, key=lambda seat: held[seat]):
        tied = list(group)
        worth = place_number if len(tied) == 1 else place_number + 1
        for seat in tied:
            points[seat] = values[worth - 1] if worth <= len(values) else 0
        place_number += 1 if len(tied) == 1 else 2
    leader = max(range(len(held)), key=lambda seat: held[seat])
    sole = held[leader] > 0 and held.count(held[leader]) == 1
    if firsts_only:
        points = [points[seat] if sole and seat == leader else 0 for seat in range(len(held))]
    if sole and place != "castle":
        points[leader] += 2 * (king == place) + 2 * (homes[leader] == place)
    return points

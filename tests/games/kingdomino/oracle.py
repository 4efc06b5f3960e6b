"""Kingdomino once more, slowly and from the rulebook alone: plain sets and dicts, nothing from the package."""

from __future__ import annotations

Square = tuple[int, int]
Half = tuple[str, int]  # terrain letter, crowns
Kingdom = dict[Square, Half]
Placement = tuple[Square, Square]

LIST = """
w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 g0g0 g0g0 s0s0
w0f0 w0l0 w0g0 w0s0 f0l0 f0g0 w1f0 w1l0 w1g0 w1s0 w1m0 f1w0
f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0g1
l0g1 w0s1 g0s1 m1w0 w0g2 l0g2 w0s2 g0s2 m2w0 s0m2 s0m2 w0m3
"""
DOMINOES: dict[int, tuple[Half, Half]] = {
    number: ((code[0], int(code[1])), (code[2], int(code[3]))) for number, code in enumerate(LIST.split(), 1)
}
CASTLE: Half = ("C", 0)


def lone_castle() -> Kingdom:
    return {(0, 0): CASTLE}


def neighbours(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def box(squares: set[Square]) -> tuple[int, int, int, int]:
    xs, ys = {x for x, _ in squares}, {y for _, y in squares}
    return min(xs), max(xs), min(ys), max(ys)


def reason(kingdom: Kingdom, number: int, size: int, a: Square, b: Square) -> str | None:
    """The first broken rule, or None."""
    if a in kingdom or b in kingdom:
        return "occupied"
    left, right, top, bottom = box({*kingdom, a, b})
    if right - left + 1 > size or bottom - top + 1 > size:
        return "grid_limit"
    for square, (terrain, _) in zip((a, b), DOMINOES[number], strict=True):
        for near in neighbours(square):
            if near in kingdom and kingdom[near][0] in ("C", terrain):
                return None
    return "no_match"


def legal(kingdom: Kingdom, number: int, size: int) -> set[Placement]:
    """Every placement; a double once, the smaller square first."""
    double = DOMINOES[number][0] == DOMINOES[number][1]
    reach = range(1 - size, size)
    return {
        (a, b)
        for a in ((x, y) for x in reach for y in reach)
        for b in neighbours(a)
        if not (double and b < a) and reason(kingdom, number, size, a, b) is None
    }


def lay(kingdom: Kingdom, number: int, a: Square, b: Square) -> None:
    kingdom[a], kingdom[b] = DOMINOES[number]


def territories(kingdom: Kingdom) -> list[set[Square]]:
    """Merge single squares until nothing merges any more."""
    found = [{square} for square, half in kingdom.items() if half != CASTLE]
    merged = True
    while merged:
        merged = False
        for one in found:
            for two in found:
                if one is not two and touching(kingdom, one, two):
                    one |= two
                    found.remove(two)
                    merged = True
                    break
            if merged:
                break
    return found


def touching(kingdom: Kingdom, one: set[Square], two: set[Square]) -> bool:
    return kingdom[min(one)][0] == kingdom[min(two)][0] and any(neighbours(square) & two for square in one)


def points(kingdom: Kingdom) -> int:
    return sum(len(part) * sum(kingdom[square][1] for square in part) for part in territories(kingdom))


def largest(kingdom: Kingdom) -> int:
    return max((len(part) for part in territories(kingdom)), default=0)


def crowns(kingdom: Kingdom) -> int:
    return sum(half[1] for half in kingdom.values())


def harmony(kingdom: Kingdom, size: int) -> int:
    return 5 if len(kingdom) == size * size else 0


def middle_kingdom(kingdom: Kingdom, size: int, test: str) -> int:
    if test == "frame":
        far = (size - 1) // 2
        return 10 if all(abs(x) <= far and abs(y) <= far for x, y in kingdom) else 0
    left, right, top, bottom = box(set(kingdom))
    return 10 if left + right == 0 and top + bottom == 0 else 0


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """Equal keys share a rank, and the ranks that they use up are skipped."""
    order = sorted(keys, reverse=True)
    return [order.index(key) + 1 for key in keys]


def game_ranks(results: list[tuple[int, int, int]], tie_break: str) -> list[int]:
    """From points, largest territory and crowns of each player."""
    used = {"points_share": 1, "territory_then_share": 2, "territory_crowns_share": 3}[tie_break]
    return ranks([result[:used] for result in results])


def dynasty_ranks(games: list[list[tuple[int, int]]], tie_break: str) -> list[int]:
    """From points and largest territory of each player in each game."""
    keys: list[tuple[int, ...]] = []
    for player in zip(*games, strict=True):
        total, best = sum(won for won, _ in player), max(size for _, size in player)
        keys.append((total,) if tie_break == "share" else (total, best))
    return ranks(keys)

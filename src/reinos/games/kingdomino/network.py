"""A network for Kingdomino with two players: what a placement joins is worked out, what that is worth is learned.

All of it is PyTorch, the working out too, so that one ONNX file holds everything that a bot needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import torch
from torch import Tensor, nn

from reinos.games.kingdomino import state
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.features import DOMINO, HALF, KINDS, MOST_CROWNS, PLANES, SIDE, SPAN, WIDE

FIRST_PLACE = CHOICES["place"].first
SPREADS = 12  # steps in which the name of a territory spreads over it
TABLE, CHOOSING, PLACING = 86, 17, 23  # numbers about a table, a domino to choose, a placement


class Network(nn.Module):
    """Observations in; scores of choices and values of tables, in the eyes of who is to act, out."""

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.table = nn.Sequential(nn.Linear(TABLE, width), nn.ReLU())
        self.value, self.choose, self.place = (
            nn.Sequential(nn.Linear(width + more, width), nn.ReLU(), nn.Linear(width, 32), nn.ReLU(), nn.Linear(32, 1))
            for more in (0, CHOOSING, PLACING)
        )

    def forward(self, observation: Tensor) -> Tensor:
        """Scores of all choices of one table, legal or not: what the ONNX file does."""
        rows, ids = torch.zeros(CHOICES.size, dtype=torch.long), torch.arange(CHOICES.size)
        return self.judge(self.look(observation, rows, ids), rows, ids)[0][None]

    def judge(self, numbers: Sequence[Tensor], rows: Tensor, ids: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of the choices `ids` at the tables `rows`, and the values of the tables: what is learned."""
        table = self.table(numbers[0])
        choose, place = (torch.cat([table[rows], about], 1) for about in numbers[1:])
        scores = torch.where((ids < FIRST_PLACE)[:, None], self.choose(choose), self.place(place))
        return scores[:, 0], self.value(table)[:, 0]

    def look(self, planes: Tensor, rows: Tensor, ids: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Numbers about tables, and about choices as dominoes to choose and as placements: what is fixed."""
        shapes = {name: block.shape for name, block in PLANES.blocks.items()}
        seen = {n: planes[:, PLANES[n] :][:, : prod(shape)].unflatten(1, shape) for n, shape in shapes.items()}
        kingdoms = seen["kingdoms"][:, :2]  # mine and theirs
        land, crown = kingdoms[:, :, :KINDS], MOST_CROWNS * kingdoms[:, :, KINDS]
        castle = nn.functional.pad(torch.ones(len(planes), 1, 1), (SPAN,) * 4)
        name, size, crowns = territories(land, crown)

        # What half a domino of each terrain would join on each square of my kingdom, every territory once.
        near, lands = around(name[:, 0]), around(land[:, 0])  # table side y x, table terrain side y x
        new = torch.stack([(near[:, k] > 0) & (near[:, k : k + 1] != near[:, :k]).all(1) for k in range(4)], 1)
        worth = around(torch.stack([size[:, 0], crowns[:, 0], size[:, 0] * crowns[:, 0]], 1)) * new[:, None]
        joined = torch.einsum("ntkyx,nqkyx->nqtyx", lands, worth)
        touched = torch.maximum(lands.amax(2), around(castle).amax(1)[:, None])

        # Every domino in sight, of the line and of the next line, laid on every square in every direction.
        whole = torch.ones(DOMINO).index_fill(0, torch.tensor([HALF, 2 * HALF]), MOST_CROWNS)  # crowns as they are
        dominoes = torch.cat([seen["line"], seen["next_line"]], 1) * whole
        a, crowns_a = dominoes[..., 1:HALF], dominoes[..., HALF, None, None]
        b, crowns_b = dominoes[..., 1 + HALF : 2 * HALF], dominoes[..., 2 * HALF, None, None]
        join_a, join_b = (torch.einsum("ndt,nqtyx->qndyx", half, joined) for half in (a, b))
        apart = points(join_a, 1, crowns_a)[:, :, None] + around(points(join_b, 1, crowns_b))
        twice = (near[:, :, None, None] == around(near)[:, None]).any(2) & new[:, :, None]  # what both halves touch
        shared = torch.einsum("ntkyx,nqkfyx->nqtfyx", lands, worth[:, :, :, None] * twice[:, None])
        join = join_a[..., None, :, :] + around(join_b) - torch.einsum("ndt,nqtfyx->qndfyx", a, shared)
        double = (a * b).sum(2)[..., None, None, None] > 0
        gain = torch.where(double, points(join, 2, (crowns_a + crowns_b)[..., None]), apart)  # table domino facing y x
        free = room(land[:, 0].sum(1) + castle)
        touch_a, touch_b = (torch.einsum("ndt,ntyx->ndyx", half, touched) for half in (a, b))
        fits = torch.maximum(touch_a[:, :, None], around(touch_b)) * (free[:, None] * around(free))[:, None]
        best, ways = torch.where(fits > 0, gain, -1.0).amax((2, 3, 4)), fits.sum((2, 3, 4))
        choosing = torch.cat([dominoes[..., : 1 + 2 * HALF], best[..., None] / 10, ways[..., None] / 20], 2)

        turn, mine = seen["turn"][:, : state.LINE] * (seen["line"][..., 0] > 0), dominoes[..., 1 + 2 * HALF]
        waiting = mine * torch.cat([turn.cumsum(1) - turn, torch.ones_like(turn)], 1)  # to be placed later
        table = [seen["phase"], seen["round"], seen["dominoes"][..., state.UNSEEN], (size * crown).sum((2, 3)) / 20]
        table += [kind.sum((3, 4)).flatten(1) / 5 for kind in (land, land * crown[:, :, None])]
        table += [torch.einsum("nd,ndt->nt", waiting, a + b)]

        place = (ids - FIRST_PLACE).clamp(min=0)
        y, x = ((part - state.REACH + SPAN).clamp(0, SIDE - 1) for part in (place // (4 * WIDE), place // 4 % WIDE))
        parts = (dominoes, gain, *join_a[:2], *join_b[:2])
        domino, gains, *joins = (torch.einsum("nd...,nd->n...", part[:, : state.LINE], turn) for part in parts)
        sides = around(free).sum(1)
        alone = around(free * (sides == 1)).sum(1)  # free neighbours that are lost when this square is taken
        first, second = (torch.stack([*half, sides, alone], 1) / 4 for half in (joins[:2], joins[2:]))
        placing = [first[rows, :, y, x], around(second)[rows, :, place % 4, y, x]]
        placing += [gains[rows, place % 4, y, x, None] / 10, domino[rows, 1 : 1 + 2 * HALF]]
        return torch.cat(table, 1), choosing[rows, state.LINE + ids.clamp(max=state.LINE - 1)], torch.cat(placing, 1)


def around(x: Tensor) -> Tensor:
    """The neighbours of every square, in the order of facings: (…, y, x) -> (…, 4, y, x)."""
    p = nn.functional.pad(x, (1, 1, 1, 1))
    return torch.stack((p[..., 1:-1, 2:], p[..., 2:, 1:-1], p[..., 1:-1, :-2], p[..., :-2, 1:-1]), -3)


def territories(land: Tensor, crown: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """For every square the name (0: none), the squares and the crowns of its territory."""
    terrain = (land * torch.arange(1.0, KINDS + 1)[:, None, None]).sum(2)
    taken = (terrain > 0).to(land.dtype)
    name = torch.arange(1.0, SIDE * SIDE + 1).reshape(SIDE, SIDE) * taken
    same = (around(terrain) == terrain[:, :, None]) * taken[:, :, None]
    for _ in range(SPREADS):
        name = torch.maximum(name, (around(name) * same).amax(2))
    place = name.long().flatten(2)
    nothing = torch.zeros(*place.shape[:2], SIDE * SIDE + 1)
    totals = (nothing.scatter_add(2, place, of.flatten(2)).gather(2, place) for of in (taken, crown))
    size, crowns = (total.reshape(name.shape) * taken for total in totals)
    return name, size, crowns


def points(join: Tensor, squares: int, crowns: Tensor) -> Tensor:
    """What new squares with crowns add where they join territories of so many squares, crowns and points."""
    return (squares + join[0]) * (crowns + join[1]) - join[2]


def room(busy: Tensor) -> Tensor:
    """The free squares that a kingdom of 5x5 can still use."""
    free, up = 1 - busy, torch.arange(float(SIDE))
    for axis, along in ((1, up), (2, up[:, None])):
        used = busy.amax(axis, True)
        most, least = (used * along).amax((1, 2), True), SIDE - 1 - (used * (SIDE - 1 - along)).amax((1, 2), True)
        free = free * (along >= most - SPAN) * (along <= least + SPAN)
    return free

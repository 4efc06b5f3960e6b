"""What a module exports: functions over places in memory, each a few lines around the rules that all targets share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from numba.extending import intrinsic
from numba.np.arrayobj import get_cfarray_intrinsic

from reinos.bots import guided as guides
from reinos.bots import tree as trees
from reinos.bots.champion import Guidance
from reinos.bots.guided import Mind
from reinos.bots.network.forward import AROUND, Board, Scratch, Weights
from reinos.bots.search import IMAGINED
from reinos.bots.tree import BATCH, KNOWN, PLAYED, TRIED, Tree
from reinos.core import kernels, play
from reinos.core.dice import below
from reinos.core.rule import appraise, encode, finish, hide, legal, rule

_intrinsic: Any = get_cfarray_intrinsic
# `numba.carray` itself, which only code with reference counting may call.
carray: Any = _intrinsic("C", None)

JITTED = (kernels.playouts, trees.search, guides.guided)  # called by the functions here, and not rules
HOPES = len(Guidance.__dataclass_fields__)  # settings of a guided search


def _further(typing: Any, place: Any, count: Any) -> Any:
    """The place that lies so many numbers after another."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.gep(given[0], [given[1]])

    return place(place, count), code


further: Any = intrinsic(_further)


@rule
def weigh(tables: Any, viewer: int, dice: Any, ids: Any, values: Any) -> int:
    """The legal choices of what the viewer knows, and what each leads to on one imagined table; how many there are."""
    count = legal(tables[KNOWN], viewer, ids)
    tables[PLAYED] = tables[KNOWN]
    play.imagine(tables[PLAYED], viewer, dice)
    for n in range(count):
        tables[TRIED] = tables[PLAYED]
        tables[TRIED].quiet = 1
        values[n] = play.appraise_after(tables[TRIED], viewer, ids[n])
    return int(count)


@rule
def planted(t: Any, nodes: Any, given: int, mind: Any) -> Tree:
    """The tree whose parts lie in a record."""
    return Tree(
        nodes,
        t.counts,
        t.settings,
        t.spread,
        t.prior,
        t.mark,
        t.out,
        t.path,
        t.secrets,
        t.reward,
        t.outcome,
        t.given[:given],
        t.outcomes,
        mind,
    )


def start(table: Any, stream: int) -> None:
    """Lay a table, which is a bare record."""
    play.start(carray(table, 1)[0], stream)


def step(table: Any, seat: int, choice: int) -> None:
    """A legal choice, and all that follows; the record then has its events, unless it is quiet."""
    play.step(carray(table, 1)[0], seat, choice)


def legal_ids(table: Any, seat: int, ids: Any, size: int) -> int:
    """The ids of a seat's legal choices; how many."""
    return int(legal(carray(table, 1)[0], seat, carray(ids, size)))


def hide_from(table: Any, viewer: int) -> None:
    """Blank what a viewer may not know."""
    hide(carray(table, 1)[0], viewer)


def imagine(table: Any, viewer: int, dice: Any) -> None:
    """Redraw what the viewer cannot know, with the dice of another record, which are used up."""
    play.imagine(carray(table, 1)[0], viewer, carray(dice, 1)[0])


def settle(table: Any) -> None:
    """Points and ranks as the table stands."""
    finish(carray(table, 1)[0])


def features(table: Any, viewer: int, planes: Any, size: int) -> None:
    """The viewer's features of a hidden table."""
    encode(carray(table, 1)[0], viewer, carray(planes, size))


def worth(table: Any, seat: int) -> float:
    """The appraisal of a table for a seat."""
    return float(appraise(carray(table, 1)[0], seat))


def values(tables: Any, viewer: int, dice: Any, ids: Any, found: Any, size: int) -> int:
    """What each legal choice leads to from the hidden table 0, in the eyes of the greedy bot; how many there are."""
    return weigh(carray(tables, BATCH), viewer, carray(dice, 1)[0], carray(ids, size), carray(found, size))


def greedy(tables: Any, viewer: int, dice: Any, ids: Any, found: Any, size: int) -> int:
    """The best of them; equals are drawn."""
    source, numbers, worths = carray(dice, 1)[0], carray(ids, size), carray(found, size)
    count = weigh(carray(tables, BATCH), viewer, source, numbers, worths)
    best, chosen, equals = worths[0], numbers[0], 1
    for n in range(1, count):
        if worths[n] > best:
            best, chosen, equals = worths[n], numbers[n], 1
        elif worths[n] == best:
            equals += 1
            if below(source, equals) == 0:
                chosen = numbers[n]
    return int(chosen)


def prior(tables: Any, viewer: int, dice: Any, tree: Any, found: Any, size: int) -> None:
    """What the root should try first, from a few imagined tables, each with dice of its own."""
    t, batch, sources, worths = carray(tree, 1)[0], carray(tables, BATCH), carray(dice, IMAGINED), carray(found, size)
    count = 0
    for n in range(IMAGINED):
        count = weigh(batch, viewer, sources[n], t.out, worths)
        for m in range(count):
            t.prior[t.out[m]] += worths[m]
    best = t.prior[t.out[0]] / IMAGINED
    for m in range(count):
        t.prior[t.out[m]] /= IMAGINED
        best = max(best, t.prior[t.out[m]])
    for m in range(count):
        t.prior[t.out[m]] -= best


def search(tables: Any, viewer: int, dice: Any, tree: Any, nodes: Any, size: int, given: int, iterations: int) -> None:
    """So many iterations more from the hidden table 0; -1 is a spectator."""
    grown = planted(carray(tree, 1)[0], carray(nodes, size), given, ())
    trees.search(carray(tables, BATCH), grown, viewer, carray(dice, 1), iterations)


def guided(
    tables: Any,
    viewer: int,
    dice: Any,
    tree: Any,
    nodes: Any,
    size: int,
    given: int,
    iterations: int,
    prior: Any,
    worth: Any,
    numbers: Any,
    marks: Any,
    scores: Any,
    board: Any,
    inputs: int,
    seats: int,
    width: int,
    blocks: int,
    channels: int,
    layers: int,
    spots: int,
    squares: int,
) -> None:
    """The same, guided by a network of this width and so many blocks and channels.

    `prior` and `worth` have a number for each node. `numbers` are the weights and the room to think in; after `marks`
    of the inputs that are not 0 come those of children, after the settings in `scores` what is said of choices. `board`
    has the shape of the viewer's own, of so many layers, squares and choices at each, and where each choice is there.
    """
    t = carray(tree, 1)[0]
    choices = len(t.prior)
    first_weight = (inputs + 1) * width
    first_bias = first_weight + blocks * width * width
    second_weight = first_bias + blocks * width
    second_bias = second_weight + blocks * width * width
    policy_weight = second_bias + blocks * width
    policy_bias = policy_weight + choices * width
    value_weight = policy_bias + choices
    value_bias = value_weight + seats * width
    trust_weight = value_bias + seats
    trust_bias = trust_weight + width
    call_weight = trust_bias + 1
    call_bias = call_weight + width * channels
    near_weight = call_bias + channels
    wide_weight = near_weight + AROUND * layers * channels
    wide_bias = wide_weight + AROUND * channels * channels
    spot_weight = wide_bias + channels
    spot_bias = spot_weight + AROUND * channels * spots
    net = Weights(
        carray(numbers, (1, inputs, width)),
        carray(further(numbers, inputs * width), (1, width)),
        carray(further(numbers, first_weight), (blocks, width, width)),
        carray(further(numbers, first_bias), (blocks, width)),
        carray(further(numbers, second_weight), (blocks, width, width)),
        carray(further(numbers, second_bias), (blocks, width)),
        carray(further(numbers, policy_weight), (choices, width)),
        carray(further(numbers, policy_bias), choices),
        carray(further(numbers, value_weight), (seats, width)),
        carray(further(numbers, value_bias), seats),
        carray(further(numbers, trust_weight), (1, width)),
        carray(further(numbers, trust_bias), 1),
        carray(further(numbers, call_weight), (1, width, channels)),
        carray(further(numbers, call_bias), (1, channels)),
        carray(further(numbers, near_weight), (1, AROUND * layers, channels)),
        carray(further(numbers, wide_weight), (1, AROUND * channels, channels)),
        carray(further(numbers, wide_bias), (1, channels)),
        carray(further(numbers, spot_weight), (1, AROUND * channels, spots)),
        carray(further(numbers, spot_bias), (1, spots)),
    )
    planes = spot_bias + spots
    stream = planes + inputs
    around = AROUND * max(layers, channels)
    marked = max(inputs, width, around)
    call = stream + 4 * width + seats
    ground = call + channels + around
    near = ground + squares * layers
    room = Scratch(
        carray(further(numbers, planes), inputs),
        carray(marks, marked),
        carray(further(numbers, stream), width),
        carray(further(numbers, stream + width), width),
        carray(further(numbers, stream + 2 * width), width),
        carray(further(numbers, stream + 3 * width), width),
        carray(further(numbers, stream + 4 * width), seats),
        carray(further(numbers, call), (1, channels)),
        carray(further(numbers, call + channels), around),
        carray(further(numbers, ground), (squares, layers)),
        carray(further(numbers, near), (squares, channels)),
        carray(further(numbers, near + squares * channels), (squares, channels)),
        carray(further(numbers, near + 2 * squares * channels), (squares, spots)),
    )
    mind = Mind(
        net,
        Board(carray(board, 3), carray(further(board, 3), choices)),
        room,
        carray(prior, size),
        carray(worth, size),
        carray(further(marks, marked), choices),
        carray(further(scores, HOPES), choices),
        carray(further(scores, HOPES + choices), choices),
        carray(scores, HOPES),
    )
    grown = planted(t, carray(nodes, size), given, mind)
    guides.guided(carray(tables, BATCH), grown, viewer, carray(dice, 1), iterations)


def playouts(
    tables: Any,
    first: int,
    most: int,
    ids: Any,
    size: int,
    points: Any,
    ranks: Any,
    lengths: Any,
    rows: int,
    seats: int,
) -> None:
    """Random games from the bare table 0, one for each row of the results."""
    kernels.playouts(
        carray(tables, 2),
        first,
        most,
        carray(ids, size),
        carray(points, (rows, seats)),
        carray(ranks, (rows, seats)),
        carray(lengths, rows),
    )


class Export(NamedTuple):
    """A function as the module exports it. A letter for each parameter and the result says what it is.

    Places: t table, c choice ids, v values, p planes and numbers of networks, r tree, n nodes, and P, R, L the points,
    ranks and lengths of playouts. Numbers: i an integer, d a value, and - for no result.
    """

    function: Callable[..., Any]
    parameters: str
    result: str = "-"


EXPORTS = {
    "start": Export(start, "ti"),
    "step": Export(step, "tii"),
    "legal": Export(legal_ids, "tici", "i"),
    "hide": Export(hide_from, "ti"),
    "imagine": Export(imagine, "tit"),
    "finish": Export(settle, "t"),
    "features": Export(features, "tipi"),
    "appraise": Export(worth, "ti", "d"),
    "values": Export(values, "titcvi", "i"),
    "greedy": Export(greedy, "titcvi", "i"),
    "prior": Export(prior, "titrvi"),
    "search": Export(search, "titrniii"),
    "guided": Export(guided, "titrniiipppcvciiiiiiii"),
    "playouts": Export(playouts, "tiiciPRLii"),
}

"""The conformance suite: what every game must pass, in every configuration (DESIGN, section 4)."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from reinos.core.batch import Batch
from reinos.core.cuda import missing
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.event import Event
from reinos.core.game import Game, Rules
from reinos.core.invariants import looking
from reinos.core.match import Match
from reinos.core.options import allowed
from reinos.core.position import NOBODY, Position
from reinos.core.record import EVENT_ROWS
from reinos.core.words import LANGUAGES

CLOSELY, SELDOM = 60, 7  # steps that are looked at in every way; after them every so many
ON_GPU, GPU_STEPS, GPU_SELDOM = 192, 400, 16  # games of a batch, its steps, steps between comparisons
MOST_STEPS = 20_000  # a random game that takes more has not ended


def configurations(rules: Rules) -> list[Game]:
    """Every player count with every combination of variants, and with every other option one at a time.

    Options for simulations stay as they are: without them random games go on too long.
    """
    values = {name: options for name, options in allowed(rules.options).items() if name not in rules.simulation}
    switches = [name for name, options in values.items() if set(options) == {False, True}]
    others = [name for name in values if name != "players" and name not in switches]
    wanted: list[dict[str, Any]] = []
    for players in values["players"]:
        for states in itertools.product((False, True), repeat=len(switches)):
            wanted.append({"players": players, **dict(zip(switches, states, strict=True))})
        for name in others:
            wanted += [{"players": players, name: value} for value in values[name]]
    games: dict[str, Game] = {}
    for options in wanted:
        try:
            game = rules.simulated(**options)
        except BadOption:
            continue  # a variant that this player count does not have
        games[repr(game)] = game
    for preset in rules.presets:
        game = Game(rules, preset)
        games[repr(game)] = game
    return list(games.values())


def shared_out(games: int, among: list[Game]) -> list[tuple[Game, int]]:
    """So many games in all, shared out evenly; configurations without any are left out."""
    edges = [games * place // len(among) for place in range(len(among) + 1)]
    shares = [end - start for start, end in itertools.pairwise(edges)]
    return [(game, share) for game, share in zip(among, shares, strict=True) if share]


def check(game: Game, games: int, seed: int = 0) -> None:
    """All checks of one configuration; `games` random games for the step-by-step comparison."""
    check_ends(game, 10 * games, seed)
    check_targets_agree(game, games, seed)
    if missing() is None:
        check_gpu_agrees(game, seed)
    check_no_leaks(game, max(1, games // 10), seed)
    check_match(game, seed)
    check_words_and_drawing(game, seed)


# --- 1, 5: games end, results are sane, nothing is created or lost


def check_ends(game: Game, games: int, seed: int) -> None:
    """1  Random games end; points and ranks are sane."""
    results = game.playouts(games, seed)
    assert (results.lengths > 0).all(), "a game without a decision"
    assert (results.lengths <= MOST_STEPS).all(), f"a game of more than {MOST_STEPS} decisions"
    for ranks, points in zip(results.ranks.tolist(), results.points.tolist(), strict=True):
        check_ranks(ranks, points)


def check_ranks(ranks: list[int], points: list[int]) -> None:
    """Ranks start at 1, shared ranks use up the next ones."""
    assert min(ranks) == 1, f"nobody is first: ranks {ranks}, points {points}"
    for rank in ranks:
        ahead = sum(other < rank for other in ranks)
        assert rank == ahead + 1, f"ranks {ranks} have gaps, points {points}"


# --- 2: the targets agree


def check_targets_agree(game: Game, games: int, seed: int) -> None:
    """2, 5, 9  After every step `python` and `cpu` have the same bytes, and the game's invariants hold."""
    outside = global_random()
    check_fast, check_slow = (looking(game.rules, name)[0] for name in ("cpu", "python"))
    for number in range(games):
        choose = np.random.default_rng([seed, number])
        slow, fast = (game.start(seed + number, target) for target in ("python", "cpu"))
        past: list[tuple[Position, bytes]] = []
        for step in range(MOST_STEPS):
            same = slow.record.tobytes() == fast.record.tobytes()
            assert same, f"{game!r}, game {number}, step {step}: python and cpu differ in {differing(slow, fast)}"
            assert slow.record["event_count"][0] <= EVENT_ROWS, f"{game!r}: more than {EVENT_ROWS} events in a step"
            check_fast(fast.record, 0)
            if step % SELDOM == 0:
                check_slow(slow.record, 0)
            past.append((slow, slow.record.tobytes()))
            check_legal_lists(slow, fast)
            if slow.over:
                break
            seat = int(choose.choice(slow.to_act))
            choice = int(choose.choice(slow.legal_ids(seat)))
            slow, fast = slow.after(choice, seat), fast.after(choice, seat)
        assert slow.over, f"{game!r}, game {number}: not over after {MOST_STEPS} steps"
        assert all(kept.record.tobytes() == then for kept, then in past), "a past record has changed"
    assert global_random() == outside, "the game touched the global random state"


BATCH_ARRAYS = ["legal", "observations", "ids", "to_act", "pending", "counts", "rewards", "done", "points", "ranks"]


def check_gpu_agrees(game: Game, seed: int) -> None:
    """2  Batches on `cpu` and `cuda` have the same bytes and show the same arrays; playouts have the same results."""
    near, far = game.batch(ON_GPU, "cpu"), game.batch(ON_GPU, "cuda")
    near.reset(seed)
    far.reset(seed)
    for step in range(GPU_STEPS):
        if step % GPU_SELDOM == 0:
            assert stand(near) == stand(far), f"{game!r}, step {step}: cpu and cuda differ"
            for name in BATCH_ARRAYS:
                same = (np.asarray(getattr(far, name)) == getattr(near, name)).all()
                assert same, f"{game!r}, step {step}: {name} differ between cpu and cuda"
        choices = near.sample()
        near.step(choices)
        far.step(far.sample() if step % 2 else choices)
    one, two = (game.playouts(ON_GPU, seed, target) for target in ("cpu", "cuda"))
    for name in ("points", "ranks", "lengths"):
        assert (getattr(one, name) == getattr(two, name)).all(), f"{game!r}: {name} of playouts on cpu and cuda differ"


def stand(batch: Batch) -> bytes:
    """All bytes that a batch consists of."""
    saved = batch.save()
    return bytes(saved["records"].tobytes() + saved["notes"].tobytes())


def global_random() -> str:
    """The state of the generators that belong to everybody."""
    return f"{random.getstate()} {np.random.get_state(legacy=False)}"


def differing(one: Position, two: Position) -> list[str]:
    """The fields in which two records differ."""
    return [n for n in one.record.dtype.names or () if one.record[n].tobytes() != two.record[n].tobytes()]


def check_legal_lists(slow: Position, fast: Position) -> None:
    """Legal ids are in order, each once, the same on both targets; there are some exactly for seats to act."""
    for seat in range(slow.game.players):
        ids = slow.legal_ids(seat)
        assert ids == fast.legal_ids(seat), f"seat {seat}: legal choices differ between python and cpu"
        assert ids == sorted(set(ids)), f"seat {seat}: legal ids are not sorted or not unique: {ids}"
        assert bool(ids) == (seat in slow.to_act), f"seat {seat}: legal choices and to_act disagree"
        assert all(0 <= i < slow.game.rules.choices.size for i in ids), f"seat {seat}: an id outside the space"


# --- 4: no leaks


def check_no_leaks(game: Game, games: int, seed: int) -> None:
    """4  Whatever a viewer may not know is redrawn, and nothing that the viewer is given changes."""
    for number in range(games):
        choose = np.random.default_rng([seed, number, 4])
        position = game.start(seed + number, "cpu")
        while not position.over:
            for viewer in (None, *range(game.players)):
                check_viewer(position, viewer, int(choose.integers(1 << 60)))
            seat = int(choose.choice(position.to_act))
            position = position.after(int(choose.choice(position.legal_ids(seat))), seat)


def check_viewer(true: Position, viewer: int | None, seed: int) -> None:
    """What one viewer is given must be the same after `redeal`, and `redeal` must not look at secrets."""
    seen, other = true.seen_by(viewer), true.imagine(viewer, seed)
    twice = Position(seen.game, seen.record, seen.target).seen_by(viewer)
    where = f"{true.game!r}, viewer {viewer}"
    changed = differing(other.seen_by(viewer), seen)
    assert not changed, f"{where}: after redeal the viewer sees another {', '.join(changed)}"
    assert not differing(twice, seen), f"{where}: hiding twice is not hiding once"
    peeked = differing(seen.imagine(viewer, seed), other)
    assert not peeked, f"{where}: redeal looks at what is hidden: {', '.join(peeked)} would differ"
    assert (seen.record["key"] == 0).all(), f"{where}: the dice are not hidden"
    told = [encoded(position, NOBODY if viewer is None else viewer) for position in (true, seen, other)]
    assert told[0] == told[1] == told[2], f"{where}: encode tells a secret"
    if viewer is not None:
        ids = [position.legal_ids(viewer) for position in (true, seen, other)]
        assert ids[0] == ids[1] == ids[2], f"{where}: the legal choices tell a secret"


def encoded(position: Position, viewer: int) -> bytes:
    """What `encode` writes of a record as it is, hidden or not."""
    planes = np.zeros(position.game.rules.planes.size, np.float32)
    position.game.rules.target(position.target).features(position.record, 0, viewer, planes)
    return planes.tobytes()


# --- 3, 6: matches


def check_match(game: Game, seed: int) -> None:
    """3, 6  Same seed and choices, save, load, undo and replay give the same bytes; illegal choices change nothing."""
    choose = np.random.default_rng([seed, 36])
    match, twin = game.new(seed), game.new(seed)
    records = [match.record.tobytes()]
    while not match.over:
        seat = int(choose.choice(match.to_act))
        refuse_illegal(match, seat, choose)
        choice = int(choose.choice(match.legal_ids(seat)))
        match.play(choice, seat)
        twin.play(match.game.rules.choices.choice(choice), seat)
        records.append(match.record.tobytes())
    assert twin.record.tobytes() == records[-1], "the same seed and choices gave another record"
    loaded = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert loaded.record.tobytes() == records[-1], "a saved and loaded match differs"
    refuse(match, 0, 0, "the match is over")
    for record in reversed(records):
        assert twin.record.tobytes() == record, "undo does not lead back to the earlier record"
        if twin.steps:
            twin.undo()


def refuse_illegal(match: Match, seat: int, choose: np.random.Generator) -> None:
    """6  A wrong id, a wrong seat, a seat out of turn."""
    size = match.game.rules.choices.size
    legal = set(match.legal_ids(seat))
    for number in choose.integers(size, size=3).tolist():
        if number not in legal:
            refuse(match, number, seat, "may not choose")
    refuse(match, size, seat, "does not exist")
    refuse(match, -1, seat, "does not exist")
    refuse(match, min(legal), match.players, "seats are")
    waiting = [s for s in range(match.players) if s not in match.to_act]
    if waiting:
        refuse(match, min(legal), waiting[0], "has nothing to choose")


def refuse(match: Match, choice: int, seat: int, reason: str) -> None:
    """The match must refuse this, say why, and stay as it was."""
    before, steps = match.record.tobytes(), len(match.steps)
    try:
        match.play(choice, seat)
    except IllegalChoice as wrong:
        assert reason in str(wrong), f"refused with {str(wrong)!r}, not {reason!r}"
    else:
        raise AssertionError(f"seat {seat} could play {choice}")
    assert match.record.tobytes() == before, "a refused choice changed the record"
    assert len(match.steps) == steps, "a refused choice is in the history"


# --- 7: words and drawing


def check_words_and_drawing(game: Game, seed: int) -> None:
    """7  Every choice, event and situation has words in every language; every choice has its place in the drawing."""
    choose = np.random.default_rng([seed, 7])
    match = game.new(seed)
    for number in range(MOST_STEPS):
        lang = LANGUAGES[number % len(LANGUAGES)]
        viewer = None if match.over else match.to_act[number % len(match.to_act)]
        # Every step at first, then some: long games say the same things again and again.
        if number < CLOSELY or number % SELDOM == 0 or viewer is None:
            check_told(match, viewer, lang)
            check_drawn(match, viewer, lang)
        if viewer is None:
            break
        match.play(int(choose.choice(match.legal_ids(viewer))), viewer)


def check_told(match: Match, viewer: int | None, lang: str) -> None:
    """Words for the situation, the events and the choices; different choices have different words."""
    for line in match.tell(lang, viewer):
        check_words(line)
    check_words(match.brief(viewer, lang))
    if viewer is not None:
        legal = match.legal(viewer)
        said = [match.describe(choice, lang, viewer) for choice in legal]
        for text in said:
            check_words(text)
        assert len(set(said)) == len(said), f"{lang}: two choices are described alike: {duplicate(said)}"
        for text, choice in zip(said, legal, strict=True):
            assert match.read(text, viewer, lang) == choice, f"{lang}: {text!r} is not read as {choice}"


def duplicate(texts: list[str]) -> str:
    """A text that stands there twice."""
    return next(text for text in texts if texts.count(text) > 1)


def check_words(text: str) -> None:
    """Some words, with nothing left unfilled."""
    assert text.strip(), "empty text"
    assert not re.search(r"\{|\}|\$[a-z]|None\b", text), f"unfilled text: {text!r}"


def check_drawn(match: Match, viewer: int | None, lang: str) -> None:
    """The drawing is there for everyone, and each legal choice points at a target in it or at a button."""
    panels = match.panels(viewer, lang)
    assert len(panels.seats) == match.players
    parts = [panels.stage, panels.offer, panels.tray]
    drawn = set(re.findall(r'data-target="([^"]*)"', "".join(part.body for part in parts if part)))
    view = match.view(viewer)
    target = match.game.rules.module("draw").target
    wanted = {target(choice, view) for choice in (match.legal(viewer) if viewer is not None else [])}
    assert wanted - {""} <= drawn, f"choices point at {sorted(wanted - drawn)}, which is not drawn"


# --- 7: the catalogue of words


def every_event(rules: Rules) -> Iterator[Event]:
    """One event of each kind, for the catalogue of words."""
    for kind, names in rules.events.kinds.items():
        yield Event(kind, dict.fromkeys(names, 0))

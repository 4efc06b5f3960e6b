"""The generator: a published keystream, no bias, the same numbers on both targets."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import reinos
from reinos.core import dice
from reinos.core.game import Game

# draft-strombergson-chacha-test-vectors, TC1: 256-bit zero key, zero nonce, 8 rounds, first two blocks
ZERO_KEY_BLOCK = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


@pytest.fixture
def game() -> Game:
    return reinos.load("kingdomino")


def table(game: Game, seed: int = 0, stream: int = 0):
    s = game.rules.proxy(game.bare(seed))
    dice.rewind(s, stream)
    return s


def test_first_block_is_the_published_chacha8_keystream(game):
    s = table(game)
    words = [dice.word(s) for _ in range(16)]
    assert np.array(words, "<u4").tobytes().hex() == ZERO_KEY_BLOCK


def test_streams_and_seeds_differ(game):
    blocks = {tuple(dice.word(s) for _ in range(16)) for s in (table(game), table(game, stream=1), table(game, seed=1))}
    assert len(blocks) == 3


def test_below_covers_its_range_evenly(game):
    s = table(game, seed=3)
    for n in (1, 2, 3, 6, 7, 48):
        counts = Counter(dice.below(s, n) for _ in range(400 * n))
        assert set(counts) == set(range(n))
        assert all(280 < count < 520 for count in counts.values()) or n == 1


def test_below_rejects_words_that_would_bias(game):
    s = table(game)
    n = 3 << 30  # 2^32 mod n is 2^30: a quarter of all words must be thrown away
    for _ in range(200):
        dice.below(s, n)
    used = s.block * 16 - (16 - s.drawn)
    assert 220 < used < 330


def test_die_and_shuffle(game):
    s = table(game, seed=5)
    assert {dice.die(s) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    seen = Counter()
    for _ in range(1200):
        cards = np.arange(4)
        dice.shuffle(s, cards, 3)
        seen[tuple(cards.tolist())] += 1
    assert len(seen) == 6
    assert all(cards[3] == 3 for cards in seen)
    assert all(140 < count < 260 for count in seen.values())


def test_rolls_are_noted_on_cpython(game):
    s = table(game, seed=9)
    rolls = [(6, dice.below(s, 6)) for _ in range(5)]
    assert s.rolls == rolls


def test_rekey_depends_on_the_source_alone(game):
    one, two = table(game, seed=1), table(game, seed=2)
    dice.rekey(one, table(game, seed=7))
    dice.rekey(two, table(game, seed=7))
    assert [dice.word(one) for _ in range(40)] == [dice.word(two) for _ in range(40)]


def test_told_dice_roll_what_they_are_told_and_ask_for_the_next(game):
    record = game.bare(0)
    told = [value % n for n, value in zip(range(200, 200 - dice.MOST_TOLD, -1), range(0, 9999, 37), strict=False)]
    dice.tell(record, told)
    s = game.rules.proxy(record)
    assert [dice.below(s, n) for n in range(200, 200 - dice.MOST_TOLD, -1)] == told
    s.store()
    assert dice.asked(record) == 0
    assert dice.die(s) in range(1, 7)
    dice.below(s, 48)
    s.store()
    assert dice.asked(record) == 6  # of the first roll that was not told
    with pytest.raises(ValueError, match=f"allowed: 0 to {dice.MOST_TOLD}"):
        dice.tell(record, [0] * (dice.MOST_TOLD + 1))


def test_untold_rolls_do_not_tie_for_ever(game):
    """A step that lacks outcomes is carried out all the same; rules that roll again after a tie must come to an end."""
    record = game.bare(0)
    dice.tell(record, ())
    s = game.rules.proxy(record)
    for players in range(2, 6):
        rolls = 0
        while True:
            shown = [dice.die(s) for _ in range(players)]
            rolls += 1
            if shown.count(max(shown)) == 1:
                break
        assert rolls < 20


def test_told_dice_are_the_same_on_both_targets(game):
    records = []
    for target in ("python", "cpu"):
        record = game.bare(0)
        dice.tell(record, [n // 2 for n in range(48, 20, -1)])
        game.rules.target(target).start(record, 0, 0)
        records.append(record)
    assert records[0].tobytes() == records[1].tobytes()
    assert dice.asked(records[0]) == 20

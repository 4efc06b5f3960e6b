"""The tables of Lancaster's help, made from its data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from reinos.core.phrase import listed
from reinos.core.words import Words
from reinos.games.lancaster import box, naming, printed, statutes
from reinos.games.lancaster.tell.log import values


def reference(words: Words) -> Iterator[tuple[str, str]]:
    """Title and text of each table: counties, castle spaces, favours, battle cards, laws."""
    yield words("help-counties-title"), "\n".join([*counties(words), "", words("help-county-nobles")])
    yield words("help-spaces-title"), "\n".join(spaces(words))
    tiles = [words("help-favour", favour=naming.favour(words, tile)) for tile in range(box.FAVOURS)]
    yield words("help-favours-title"), "\n".join([*tiles, "", words("help-favours-three")])
    yield words("help-battles-title"), "\n".join([*battles(words), "", words("help-battles-out")])
    for new, laws in enumerate((range(box.BASE_LAWS), range(box.BASE_LAWS, box.LAWS))):
        yield words("help-laws-title", new=new), "\n".join(law_line(words, law) for law in laws)


def counties(words: Words) -> Iterator[str]:
    """LA-1.4  What each county asks for and gives."""
    for county in range(box.COUNTIES):
        yield words(
            "help-county",
            letter=box.LETTERS[county],
            county=naming.county(words, county),
            least=int(printed.MINIMUM[county]),
            reward=listed(words, naming.reward(words, printed.COUNTY_REWARD[county])),
            surrey=int(printed.NAMES_STARTER[county]),
        )


def spaces(words: Words) -> Iterator[str]:
    """LA-1.6, LA-12.2  What each castle space gives, those of an ally last."""
    for space in range(box.ALL_SPACES):
        yield words("help-space", space=naming.space(words, space, "bare"), gain=naming.space_reward(words, space))


def battles(words: Words) -> Iterator[str]:
    """LA-1.8  The battle cards."""
    cards = Counter((int(printed.FRENCH[card]), values(card)) for card in range(box.BATTLE_CARDS))
    for (strength, points), copies in cards.items():
        yield words("help-battle", strength=strength, values=points, copies=copies)


def law_line(words: Words, law: int) -> str:
    """LA-7, LA-8  A law, its group and its text."""
    told = {"law": naming.law(words, law), "text": naming.law_text(words, law)}
    return words("help-law", group=int(statutes.GROUP[law]), **told)

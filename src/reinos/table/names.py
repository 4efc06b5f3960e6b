"""What people are called: one line that can be seen, and that looks like nobody else's at the table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 24  # characters
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # control, direction and format characters; nothing assigned
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
STACKED = 3  # marks on one letter are piled no higher

# Letters that look like a Latin one, small or large, and the digits that do.
CYRILLIC = str.maketrans("авеѕікмнорстухԁһјԛԝ", "abesikmhopctyxdhjqw")
GREEK = str.maketrans("αβεζηικμνορτυχ", "abezhikmnoptyx")
FIGURES = str.maketrans("01i", "oll")


def clean(name: str) -> str:
    """A name as it is kept, or ValueError: composed, on one line, all of it to be seen."""
    kept = " ".join(unicodedata.normalize("NFKC", name).split())
    categories = [unicodedata.category(mark) for mark in name + kept]
    if not UNSEEN.isdisjoint(categories) or BLANK.search(name) or not 1 <= len(kept) <= LONGEST:
        raise ValueError(name)
    if re.search(f"M{{{STACKED + 1}}}", "".join(category[0] for category in categories)):
        raise ValueError(name)
    return kept


def look(name: str) -> str:
    """What is left of a name at a glance: names that are easily taken for each other have the same look."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(mark for mark in folded if mark.isalnum())
    return letters.translate(CYRILLIC).translate(GREEK).translate(FIGURES) or name


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of others."""
    return look(name) in {look(other) for other in others if other}


def apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of others: itself, or with the first number that is free."""
    known = {look(other) for other in others if other}
    numbered = (f"{name[: LONGEST - 3].rstrip()} {number}" for number in range(2, len(known) + 3))
    return next(found for found in (name, *numbered) if look(found) not in known)

"""Every figure of the help can be drawn and has a caption, and every term that it explains occurs in it."""

from __future__ import annotations

import re
from dataclasses import replace

from reinos.core.check.failure import Failure
from reinos.core.check.words import check_words
from reinos.core.figure import Figure, drawn, figures
from reinos.core.game import Rules
from reinos.core.phrase import help_terms
from reinos.core.words import LANGUAGES


def check_help(rules: Rules) -> None:
    """The figures and the terms of a game."""
    for figure in figures(rules):
        try:
            check_figure(rules, figure)
        except (AssertionError, ValueError, LookupError) as wrong:
            raise Failure(f"{rules.name}, figure {figure.name}", str(wrong)) from wrong
    for lang in LANGUAGES:
        text = "\n".join(text for _, text in rules.help(lang))
        for forms, about in help_terms(rules.words(lang)):
            check_words(about)
            if not any(re.search(rf"\b{re.escape(form)}\b", text, re.IGNORECASE) for form in forms):
                raise Failure(f"{rules.name}, text/{lang}.ftl", f"the help never says {', '.join(forms)}")


def check_figure(rules: Rules, figure: Figure) -> None:
    """One figure: drawn and told in every language, beside a part that there is, of a board as large as its box."""
    for lang in LANGUAGES:
        check_words(rules.words(lang)(f"figure-{figure.name}"))
        last = len(rules.help(lang))
        assert 1 <= figure.part <= last, f"part is {figure.part}; allowed: 1 to {last}"
        whole = drawn(rules, replace(figure, box=None), lang)
        if figure.box is not None:
            assert not whole.html, f"{figure.panel} is HTML, of which no box can be shown"
            found = re.search(r'viewBox="([^"]*)"', whole.body)
            assert found is not None, f"{figure.panel} has no viewBox"
            left, top, width, height = map(float, found[1].split())
            x, y, wide, high = figure.box
            inside = left <= x and top <= y and x + wide <= left + width and y + high <= top + height
            assert inside, f"its box is {figure.box}; the board is {(left, top, width, height)}"

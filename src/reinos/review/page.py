"""A review as one HTML page with its chart and the drawings of its moments, asking nothing of the network."""

from __future__ import annotations

from reinos import look
from reinos.core.match import Match
from reinos.core.svg import Markup, drawing, element, join
from reinos.review.chart import chart
from reinos.review.told import Moment, Told, review_words

SHEETS = ("tokens.css", "shell.css", "drawing.css", "review.css")
STYLE = """
body { max-width: 72rem; margin: 0 auto; padding: var(--s-5) var(--s-4); font-size: var(--fs-16); }
h1, h2, h3 { font-family: var(--font-display); line-height: 1.2; }
h1 { font-size: var(--fs-34); } h2 { font-size: var(--fs-26); margin-top: var(--s-6); } h3 { font-size: var(--fs-18); }
.card { background: var(--paper-2); border: 1px solid var(--rule); border-radius: var(--r-3); }
.card { padding: var(--s-4); margin-top: var(--s-4); }
.card p { margin-top: var(--s-2); } .card svg { max-width: 100%; height: auto; }
.loss { color: var(--rubric); float: right; font: 800 var(--fs-26)/1 var(--font-display); }
.made { margin-top: var(--s-6); color: var(--ink-3); font-size: var(--fs-12); }
"""


def page(match: Match, told: Told) -> str:
    """The whole page, light or dark as the reader's system is."""
    words = review_words(told["lang"])
    curve = chart(told)
    symbols = "".join(piece for name, piece in look.sprite().items() if f'#{name}"' in curve)
    body = join(
        drawing((0, 0, 0, 0), Markup(symbols), width=0, height=0, aria_hidden="true", style="position: absolute"),
        element("h1", told["title"]),
        element("p", told["result"]) if told["result"] else None,
        element("section", element("h3", words("review-chances")), curve, class_="card"),
        element("p", told["summary"], style="margin-top: var(--s-4)"),
        element("h2", words("review-moments")) if told["moments"] else None,
        [moment(match, number, one, told) for number, one in enumerate(told["moments"], 1)],
        element("h2", words("review-turns")) if told["turns"] else None,
        [
            element(
                "section",
                element("h3", turn["where"]),
                [element("p", text) for text in (turn["text"], *turn["lines"])],
                class_="card",
            )
            for turn in told["turns"]
        ],
        element("p", told["made"], class_="made"),
    )
    head = join(
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width">'),
        element("title", told["title"]),
        element(
            "style",
            Markup("\n".join([*map(look.style, SHEETS), STYLE])),
        ),
    )
    return "<!doctype html>\n" + element("html", element("head", head), element("body", body), lang=words.lang) + "\n"


def moment(match: Match, number: int, told: Moment, whole: Told) -> Markup:
    """An instructive moment with the table as whoever decided saw it."""
    picture = Match(match.seed, match.positions[told["step"]]).svg(told["seat"], whole["lang"], whole["names"])
    return element(
        "section",
        element("span", f"−{told['loss']}", class_="loss"),
        element("h3", f"{number}. {told['where']}"),
        [element("p", text) for text in (told["chose"], told["prefers"], *told["reasons"])],
        element("p", Markup(picture)),
        class_="card",
    )

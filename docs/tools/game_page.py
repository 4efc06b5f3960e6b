"""The page of one game: its rules, options and pictures, all from the game's own package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from markdown.extensions.toc import slugify_unicode

from docs.tools.positions import positions
from reinos.cli.coverage import RULE_LIST, read_rules
from reinos.cli.games import option_code, told
from reinos.core.catalog import games, rules
from reinos.core.game import Rules
from reinos.core.phrase import help_sections
from reinos.core.words import Words, load_words

TEXT = Path(__file__).parent / "text"
THEMES = ("light", "dark")


def pages(lang: str) -> Iterator[tuple[str, str]]:
    """Path and content of every file about games: the list, a page a game, its pictures."""
    words = load_words(lang, TEXT)
    yield "games/index.md", overview(words)
    for folder in ("rules", "choices"):
        listed = "\n".join(f"- [{rules(name).words(lang)('game-name')}]({name}.md)" for name in games())
        yield f"{folder}/index.md", f"# {words(f'inside-{folder}')}\n\n{listed}\n"
    for name in games():
        yield f"games/{name}/index.md", "\n\n".join(parts(rules(name), words)) + "\n"
        for when, match, viewer in positions(name):
            for theme in THEMES:
                yield f"games/{name}/{when}-{theme}.svg", match.svg(viewer, lang, theme=theme)


def overview(words: Words) -> str:
    """The list of the games."""
    cards = []
    for name in games():
        told_in = rules(name).words(words.lang)
        picture = pictures(f"{name}/", "middle", told_in("game-name"))
        about = f"{told_in('game-tagline')}  \n{facts(rules(name), words)}"
        heading = f"## [{told_in('game-name')}]({name}/index.md)"
        cards.append(f'<div class="game" markdown>\n\n{heading}\n\n{picture}\n\n{about}\n\n</div>')
    listed = '<div class="games" markdown>\n' + "\n".join(cards) + "\n</div>"
    return f"# {words('games-title')}\n\n{words('games-intro')}\n\n{listed}\n"


def facts(game: Rules, words: Words) -> str:
    """How many, and how long."""
    counts = told(game, words.lang)["players"]
    found = f"{words('facts-players')}: {counts[0]}–{counts[-1]}"
    if game.minutes:
        found += f" · {words('facts-minutes')}: {words('facts-minutes-value', minutes=game.minutes)}"
    return found


def pictures(folder: str, when: str, about: str) -> str:
    """A picture in the theme of the page."""
    return " ".join(f'![{about}]({folder}{when}-{theme}.svg#only-{theme}){{ loading="lazy" }}' for theme in THEMES)


def parts(game: Rules, words: Words) -> Iterator[str]:
    """The parts of a game's page."""
    told_in = game.words(words.lang)
    title = told_in("game-name")
    yield f"# {title}"
    yield f"{told_in('game-tagline')}\n{{ .lead }}"
    yield facts(game, words) + f" · `reinos play {game.name}`"
    captions = {"middle": "picture-middle", "end": "picture-end"}
    shown = {
        when: (pictures("", when, title), words(captions[when], game=title, step=len(match.steps)))
        for when, match, _ in positions(game.name)
    }
    yield figure(*shown["middle"])
    yield f"## {words('rules-title')}"
    sections = anchors(game)
    yield words("rules-note", number=next(iter(sections)))
    for heading, text in help_sections(told_in):
        yield f"### {heading}"
        yield linked(with_lists(text), game.name, sections)
    yield figure(*shown["end"])
    yield f"## {words('options-title')}"
    yield from options(game, words)
    yield f"## {words('reconstructed-title')}"
    yield told_in("reconstructed") if "reconstructed" in told_in else words("reconstructed-none")
    yield f"## {words('inside-title')}"
    yield "\n".join(
        [
            f"- [{words('inside-rules')}](../../rules/{game.name}.md)",
            f"- [{words('inside-choices')}](../../choices/{game.name}.md)",
            f"- [{words('inside-record')}](record.md)",
        ]
    )


def figure(picture: str, caption: str) -> str:
    """A picture with words under it."""
    return f"<figure markdown>\n{picture}\n<figcaption>{caption}</figcaption>\n</figure>"


def with_lists(text: str) -> str:
    """Lists with an empty line before them, as Markdown wants it."""
    return re.sub(r"(?m)^(?!- |  )(.+)\n(?=- )", r"\1\n\n", text)


def anchors(game: Rules) -> dict[str, str]:
    """Number of every rule -> the heading of its section in the table of rules."""
    found: dict[str, str] = {}
    anchor = ""
    for rule in read_rules(game.folder / RULE_LIST):
        if rule.section:
            anchor = slugify_unicode(f"{rule.number} {rule.title}", "-")
        found[rule.number] = anchor
    return found


def linked(text: str, name: str, sections: dict[str, str]) -> str:
    """Numbers of rules as links to their table."""
    numbers = "|".join(sorted(map(re.escape, sections), key=len, reverse=True))
    return re.sub(
        rf"\b({numbers})\b(?!\.\d)", lambda n: f"[{n[1]}](../../rules/{name}.md#{sections[n[1]]}){{ .rule }}", text
    )


def options(game: Rules, words: Words) -> Iterator[str]:
    """The options as a table, and the presets."""
    about = told(game, words.lang)
    yield words("options-intro")
    heads = [words(f"options-{head}") for head in ("option", "values", "flag")]
    rows = [f"| {' | '.join(heads)} |", "| --- | --- | --- |"]
    for name, option in about["options"].items():
        values = [
            f"**{value['title']}**" if value["value"] == option["default"] else value["title"]
            for value in option["values"]
        ]
        codes = " ".join(f"`{name}={option_code(value['value'])}`" for value in option["values"])
        rows.append(f"| {option['title']} | {'<br>'.join(values)} | {codes} |")
    yield "\n".join(rows)
    if about["presets"]:
        listed = "\n".join(f"- `--preset {name}`: {title}" for name, title in about["presets"].items())
        yield f"{words('options-presets')}\n\n{listed}"

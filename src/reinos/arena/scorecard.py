"""The report of a suite: what everybody gets who plays it, apart from what this machine took for it."""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from reinos.arena.game import Result
from reinos.arena.origin import origin
from reinos.arena.plan import Plan
from reinos.arena.ratings import can_rate, ratings
from reinos.arena.results import digest
from reinos.arena.standings import Standing, standings
from reinos.arena.suite import Suite
from reinos.arena.summary import cells, headings
from reinos.core.words import Words

FORMAT, FORMAT_VERSION = "reinos-suite-report", 1
DIGITS = 4


def scorecard(suite: Suite, results: Mapping[str, Sequence[Result]]) -> dict[str, Any]:
    """The report as plain data: `results` is the same everywhere, `run` is this machine."""
    tournaments = [told(name, plan, results[name]) for name, plan in suite.plans.items()]
    every = [result for found in results.values() for result in found]
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "suite": {"name": suite.name, "version": suite.version, "sha256": suite.sha256},
        "complete": all(len(results[name]) == plan.games for name, plan in suite.plans.items()),
        "results": {
            "digest": hashlib.sha256("".join(one["digest"] for one in tournaments).encode()).hexdigest(),
            "tournaments": tournaments,
            "league": league(suite, results),
        },
        "run": {
            "machine": machine(),
            "written": datetime.now(UTC).isoformat(timespec="seconds"),
            "thinking_seconds": round(sum(sum(result.seconds) for result in every), 1),
            "milliseconds_a_decision": {
                name: {s.bot: round(s.milliseconds, 3) for s in standings(found)} for name, found in results.items()
            },
        },
    }


def told(name: str, plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """One tournament."""
    return {
        "name": name,
        **plan.to_json(),
        **origin(plan),
        "played": len(results),
        "digest": digest(results),
        "standings": [standing(s) for s in standings(results)],
    }


def standing(s: Standing) -> dict[str, Any]:
    """One bot; intervals are of 95 %, that of wins Wilson's."""
    return {
        "bot": s.bot,
        "games": s.games,
        "wins": round(s.share, DIGITS),
        "wins_interval": [round(end, DIGITS) for end in s.interval],
        "points": round(s.points, DIGITS),
        "points_error": round(s.points_error, DIGITS),
        "margin": round(s.margin, DIGITS),
        "margin_error": round(s.margin_error, DIGITS),
        "rating": s.rating and round(s.rating.mean, DIGITS),
        "rating_interval": s.rating and [round(end, DIGITS) for end in s.rating.interval],
        "forfeits": s.forfeits,
    }


def league(suite: Suite, results: Mapping[str, Sequence[Result]]) -> list[dict[str, Any]]:
    """One rating a bot over the leagues of all games, the best first; empty without OpenSkill."""
    games = [result for name in suite.plans if name in suite.leagues for result in results[name]]
    found = ratings(games) if can_rate() else {}
    return [
        {"bot": bot, "rating": round(one.mean, DIGITS), "rating_interval": [round(end, DIGITS) for end in one.interval]}
        for bot, one in sorted(found.items(), key=lambda item: -item[1].mean)
    ]


def machine() -> dict[str, Any]:
    """What played."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": names[0] if names else platform.processor(),
        "cores": os.cpu_count(),
    }


def markdown(suite: Suite, results: Mapping[str, Sequence[Result]], found: dict[str, Any], words: Words) -> str:
    """The same for people."""
    run = found["run"]
    parts = [f"# {words('suite-title', suite=suite.title)}"]
    if not found["complete"]:
        parts.append(words("suite-incomplete"))
    parts.append(words("suite-digest", digest=found["results"]["digest"], sha256=suite.sha256))
    parts.append(", ".join(f"{name} {value}" for name, value in (versions(suite) | run["machine"]).items()))
    parts.append(words("suite-time", seconds=run["thinking_seconds"], written=run["written"]))
    if found["results"]["league"]:
        rows = [
            [one["bot"], f"{one['rating']:.1f} [{one['rating_interval'][0]:.1f}, {one['rating_interval'][1]:.1f}]"]
            for one in found["results"]["league"]
        ]
        parts += [f"## {words('suite-league')}", table([words("arena-bot"), words("arena-rating")], rows)]
    for one in found["results"]["tournaments"]:
        options = ", ".join(f"{name}={value}" for name, value in one["options"].items())
        setting = words("suite-setting", game=one["game"], options=options, rules=one["rules"], seed=str(one["seed"]))
        parts += [f"## {one['name']}", setting + " " + words("suite-games", digest=one["digest"], games=one["played"])]
        if one["played"]:
            rows = [cells(s, words) for s in standings(results[one["name"]])]
            parts.append(table(headings(words), rows))
    parts.append(words("arena-note"))
    return "\n\n".join(parts) + "\n"


def versions(suite: Suite) -> dict[str, str]:
    """Of the package and of what it stands on."""
    found: dict[str, str] = origin(next(iter(suite.plans.values())))["versions"]
    return found


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)

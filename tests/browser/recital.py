"""Play games and print all that a table makes of them, step by step: the same lines with NumPy and without it.

`python -m tests.browser.recital GAME …` in a process of its own, where `alone` takes away what browsers do not have.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STAND_IN = Path(__file__).parents[2] / "src/reinos/browser/stand_in"
ABSENT = ("numba", "sqlalchemy", "fastapi", "pydantic", "orjson", "platformdirs", "tqdm", "starlette", "uvicorn")
TURNS = 3  # at a table of the house
TOLD_EVERY = 7  # steps between two that are also drawn and told: that takes most of the time


def alone() -> None:
    """From here on this process is as poor as a browser."""
    assert "numpy" not in sys.modules
    sys.path.insert(0, str(STAND_IN))
    sys.modules.update(dict.fromkeys(ABSENT))  # type: ignore[arg-type]  # None: there is no such module


def short(value: Any) -> str:
    """Anything in a few letters."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:10]


def recital(game: str, seed: int, options: dict[str, Any], bot: str = "random", steps: int = 10_000) -> Iterator[str]:
    """A game, or so many steps of it, a line each."""
    import numpy as np

    import reinos
    from reinos.bots import make

    match, random = reinos.load(game, **options).new(seed), np.random.default_rng(seed)
    player = make(bot, match.game)
    yield f"{game} {seed} {options} {bot}"
    while not match.over and len(match.steps) < steps:
        seat = match.to_act[-1]
        choice = player.choose(match.seen_by(seat), random)
        match.play(choice, seat)
        yield f"{seat} {choice} {match.events} {short(match.record.tobytes())} {random.integers(1000)}"
        if len(match.steps) % TOLD_EVERY == 0 or match.over:
            for viewer in (*range(match.players), None):
                view = match.view(viewer)
                yield f"  {viewer} {short(json.dumps(view))} {short(match.seen_by(viewer).record.tobytes())}"
            yield f"  {match.points} {match.ranks}"
            for lang, viewer in (("es", seat), ("en", None)):
                drawn = match.panels(viewer, lang)
                yield f"  {short(drawn)} {short(match.svg(viewer, lang))} {short(match.brief(viewer, lang))}"
                story, finale = match.story(viewer, lang), match.finale(viewer, lang)
                yield f"  {short(match.tell(lang, viewer))} {short(story)} {short(finale)}"
    yield short(json.dumps(match.to_json()))


async def visit(game: str) -> list[str]:
    """Some turns at a table of the browser's house, as the page asks for them."""
    from reinos.bots.levels import CHAMPIONS
    from reinos.browser.house import House

    CHAMPIONS.add(game)  # as the built page has it

    async def think(*_: Any) -> str:
        raise AssertionError("nobody is to think here")

    house, told = House("[]", "{}", "es", think), []

    async def ask(method: str, path: str, given: Any, **body: Any) -> Any:
        answer = json.loads(await house.answer(method, path, json.dumps(given), json.dumps(body)))
        assert answer["status"] == 200, answer
        house.settle(True)
        return answer["said"]

    seats = [{"kind": "me", "name": name} for name in ("Ana", "Luis", "Marta")]
    made = {"game": game, "options": {}, "seats": seats, "seed": "5eed" * 16, "command": "new"}
    state = await ask("post", "/api/tables", {}, **made)
    for turn in range(TURNS):
        given, draft = {"id": state["id"]}, []
        about = {"decision": state["decision"], "seat": state["me"]["seat"]}
        while not state["can_confirm"]:
            draft.append(state["legal"][-1]["id"])
            command = {"command": f"{turn}-{len(draft)}", "draft": draft, **about}
            state = await ask("put", "/api/tables/{id}/draft", given, **command)
            told.append(short([state[part] for part in ("panels", "prompt", "legal", "draft", "seats", "log")]))
        await ask("post", "/api/tables/{id}/confirm", given, command=f"{turn}", draft=draft, **about)
        story = await ask("get", "/api/tables/{id}/story", {**given, "after": turn, "lang": "en"})
        state = await ask("get", "/api/tables/{id}", given)
        told.append(short(story))
    told.append(short([bot for bot in await ask("get", "/api/bots", {}) if bot.get("game") in (None, game)]))
    return told


if __name__ == "__main__":
    if sys.argv[1] == "alone":
        alone()
    for task in json.loads(sys.argv[2]):
        for line in recital(*task):
            print(line)
        print(*asyncio.run(visit(task[0])), sep="\n")

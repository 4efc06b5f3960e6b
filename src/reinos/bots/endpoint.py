"""An OpenAI-compatible chat endpoint: any server that answers `POST …/chat/completions`, near or far."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from reinos.bots.failure import BotFailure
from reinos.bots.language_model import Message, NoAnswer

PASSING = (408, 425, 429, 500, 502, 503, 504)  # what may be better next time
LONGEST_PAUSE = 30.0  # seconds, whatever the endpoint asks for


@dataclass(frozen=True)
class Endpoint:
    """`Endpoint("http://127.0.0.1:11434/v1", "llama3.1")`; calling it with messages gives the answer.

    Trouble that passes raises NoAnswer after a pause; what will not pass (a wrong key, address or model) BotFailure.
    """

    url: str
    model: str
    key: str = field(default="", repr=False)
    timeout: float = 120.0  # seconds an answer
    pause: float = 1.0  # seconds after trouble
    settings: Mapping[str, Any] = field(default_factory=dict)  # more of the request, such as temperature

    def __call__(self, messages: list[Message]) -> str:
        """The model's answer."""
        body = json.dumps({**self.settings, "model": self.model, "messages": messages}).encode()
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {self.key}"} if self.key else {})}
        request = urllib.request.Request(f"{self.url.rstrip('/')}/chat/completions", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as reply:
                return self._answer(reply.read())
        except urllib.error.HTTPError as refused:
            with refused:
                said = refused.read(500).decode(errors="replace")
            if refused.code not in PASSING:
                raise BotFailure(f"{self.url} refuses with {refused.code}: {said}") from None
            self._wait(refused.headers.get("Retry-After", ""))
            raise NoAnswer(f"{refused.code}: {said}") from None
        except (OSError, HTTPException) as trouble:  # nobody there, too slow, or gone in the middle
            self._wait("")
            raise NoAnswer(str(trouble)) from None

    def _answer(self, body: bytes) -> str:
        try:
            answer = json.loads(body)["choices"][0]["message"]["content"]
        except (ValueError, LookupError, TypeError):
            raise NoAnswer(f"not a chat completion: {body[:200]!r}") from None
        return answer if isinstance(answer, str) else ""

    def _wait(self, asked: str) -> None:
        time.sleep(min(float(asked) if asked.isdecimal() else self.pause, LONGEST_PAUSE))

"""Requests, checked before anything else sees them."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from reinos.table.moderation import Measure
from reinos.table.names import LONGEST, clean
from reinos.table.seating import Action

DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}  # what turns the text after it


def printable(text: str) -> str:
    """Text without control characters, halves of characters, and marks that turn the direction of writing."""
    for mark in text:
        control = unicodedata.category(mark) in ("Cc", "Cs") and mark != "\n"
        if control or unicodedata.bidirectional(mark) in DIRECTIONS:
            raise PydanticCustomError("text", "not printable")
    return text.strip()


def name(text: str) -> str:
    """A name as it is kept."""
    try:
        return clean(text)
    except ValueError:
        raise PydanticCustomError("name", "not a name") from None


Command = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$",
        description="An id that the client makes once for one intention, and repeats when it retries.",
        examples=["0f0c6a9e-3c57-4e0e-9f5e-6a2f3f1c9b11"],
    ),
]
Decision = Annotated[
    str,
    Field(
        pattern=r"^[0-9]{1,9}-[0-9]$", description="The decision that is answered, from the state.", examples=["17-2"]
    ),
]
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=LONGEST,
        description="What a player is called: one line, all of it visible, like nobody else at the table.",
    ),
    AfterValidator(name),
]
SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True, description="One of my seats, from 0.")]
ChoiceId = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
Language = Literal["es", "en"]


class Request(BaseModel):
    """Base of every request."""

    model_config = ConfigDict(extra="forbid")


class CommandRequest(Request):
    """A command; without anything else, or the base of those that say more."""

    command: Command


class SessionRequest(Request):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None


class SeatRequest(Request):
    """One seat of a new table."""

    kind: Literal["me", "open", "link", "bot"] = Field(
        description="me: mine (several make a hot seat); open: anybody's; link: by invitation; bot"
    )
    bot: str | None = Field(None, max_length=40, description="Which bot, from /api/bots.", examples=["greedy"])
    name: Name | None = None


class TableRequest(CommandRequest):
    """A new table; it starts by itself when no seat is free."""

    game: str = Field(max_length=40)
    options: dict[str, bool | int | str] = Field(
        default_factory=dict, max_length=40, description="As /api/games lists them.", examples=[{"harmony": True}]
    )
    seats: list[SeatRequest] = Field(
        min_length=1, max_length=8, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]]
    )
    public: bool = Field(True, description="Whether the lobby shows the table.")
    seed: str | None = Field(
        None,
        pattern=r"^[0-9a-f]{64}$",
        description="For a table that can be repeated; otherwise from the system. "
        "Only where every seat is me or bot: whoever gives it knows what chance will decide.",
    )
    stand_in: str | None = Field(
        None, max_length=40, description="The bot that plays for those who are away, from /api/bots."
    )
    spectators_talk: bool | None = Field(
        None, description="Whether those who only watch may talk; as `public` when left out."
    )


class LessonRequest(CommandRequest):
    """A table for a lesson or a puzzle."""

    game: str = Field(max_length=40)
    lesson: str = Field(max_length=40, description="A lesson or a puzzle as /api/games lists them.", examples=["first"])


class ReadOnRequest(CommandRequest):
    """A step of a lesson was read."""

    step: int = Field(ge=0, le=100, strict=True, description="Its number, from the state.")


class JoinRequest(CommandRequest):
    """Take a free seat, by code or by invitation."""

    code: str | None = Field(None, pattern=r"^[A-Za-z]{6}$", examples=["KQXWRT"])
    invite: str | None = Field(None, pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The last part of the link.")
    name: Name | None = None

    @model_validator(mode="after")
    def one_way(self) -> JoinRequest:
        """Either a code or an invitation."""
        if (self.code is None) == (self.invite is None):
            raise ValueError("give code or invite")
        return self


class DraftRequest(CommandRequest):
    """A draft as a whole: to be stored, or committed as the client shows it."""

    decision: Decision
    seat: SeatNumber
    draft: list[ChoiceId] = Field(max_length=1000, description="Ids of choices, each from `legal` after those before.")


class SeatChangeRequest(CommandRequest):
    """Change who holds a seat."""

    action: Action = Field(
        description="bot: a bot plays it, the table's stand-in where it was a person's; "
        "open: a bot's seat is free again, before the start; "
        "leave: mine is free or, once the match has begun, a bot's; take: a free seat, or mine back from a bot"
    )
    bot: str | None = Field(None, max_length=40, description="For a free seat: which bot.")


class ModerationRequest(CommandRequest):
    """What the host does about somebody."""

    action: Measure = Field(
        description="mute, unmute: whether they may talk; remove: they may not look, talk or sit here any more, "
        "and before the start their seat is free again"
    )
    seat: SeatNumber | None = Field(None, description="Of whom: the person of a seat,")
    line: int | None = Field(None, ge=1, le=2**31 - 1, strict=True, description="or of a line of the chat.")

    @model_validator(mode="after")
    def one_person(self) -> ModerationRequest:
        """Either a seat or a line."""
        if (self.seat is None) == (self.line is None):
            raise ValueError("give seat or line")
        return self


class SpectatorsRequest(CommandRequest):
    """What those who only watch may do."""

    talk: bool


class BranchRequest(CommandRequest):
    """Play on from a moment of a finished match."""

    version: int = Field(ge=0, le=1_000_000, strict=True, description="How many commits had been made.")
    seat: int = Field(ge=0, le=9, strict=True, description="The seat that I take; bots take the others.")


class ChatRequest(CommandRequest):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(printable)]


class NotesRequest(Request):
    """My notes at a table, whole."""

    text: Annotated[str, Field(max_length=5000), AfterValidator(printable)]


class ImportRequest(CommandRequest):
    """A match file as a new table."""

    match: dict[str, Any] = Field(description="A file that `export` or `reinos` wrote.")


class ReadRequest(Request):
    """An answer in words to what I am asked."""

    text: Annotated[str, Field(min_length=1, max_length=200), AfterValidator(printable)]
    seat: SeatNumber | None = Field(None, description="One of my seats, when I hold several.")

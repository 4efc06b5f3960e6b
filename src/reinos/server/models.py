"""What goes over the wire: requests, checked; answers, for the documentation."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator


def printable(text: str) -> str:
    """Text without control characters and halves of characters."""
    if any(unicodedata.category(mark) in ("Cc", "Cs") and mark != "\n" for mark in text):
        raise ValueError("control characters")
    return text.strip()


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
    str, Field(min_length=1, max_length=24, description="What a player is called."), AfterValidator(printable)
]
SeatNumber = Annotated[int, Field(ge=0, le=9, strict=True, description="One of my seats, from 0.")]
ChoiceId = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
Language = Literal["es", "en"]


class Asked(BaseModel):
    """Base of every request."""

    model_config = ConfigDict(extra="forbid")


class SessionWish(Asked):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None


class SeatWish(Asked):
    """One seat of a new table."""

    kind: Literal["me", "open", "link", "bot"] = Field(
        description="me: mine (several make a hot seat); open: anybody's; link: by invitation; bot"
    )
    bot: str | None = Field(None, max_length=40, description="Which bot, from /api/bots.", examples=["greedy"])
    name: Name | None = None


class TableWish(Asked):
    """A new table; it starts by itself when no seat is free."""

    command: Command
    game: str = Field(max_length=40)
    options: dict[str, bool | int | str] = Field(
        default_factory=dict, max_length=40, description="As /api/games lists them.", examples=[{"harmony": True}]
    )
    seats: list[SeatWish] = Field(
        min_length=1, max_length=8, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]]
    )
    public: bool = Field(True, description="Whether the lobby shows the table.")
    seed: str | None = Field(
        None,
        pattern=r"^[0-9a-f]{64}$",
        description="For a table that can be repeated; otherwise from the system. "
        "Only where every seat is me or bot: whoever gives it knows what chance will decide.",
    )


class JoinWish(Asked):
    """Take a free seat, by code or by invitation."""

    command: Command
    code: str | None = Field(None, pattern=r"^[A-Za-z]{6}$", examples=["KQXWRT"])
    invite: str | None = Field(None, pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The last part of the link.")
    name: Name | None = None

    @model_validator(mode="after")
    def one_way(self) -> JoinWish:
        """Either a code or an invitation."""
        if (self.code is None) == (self.invite is None):
            raise ValueError("give code or invite")
        return self


class DraftWish(Asked):
    """A draft as a whole: to be stored, or committed as the client shows it."""

    command: Command
    decision: Decision
    seat: SeatNumber
    draft: list[ChoiceId] = Field(max_length=1000, description="Ids of choices, each from `legal` after those before.")


class SeatAction(Asked):
    """Change who holds a seat."""

    command: Command
    action: Literal["bot", "open", "leave", "take"] = Field(
        description="bot: a bot plays it; open: a bot's seat is free again, before the start; "
        "leave: mine is free or, once the match has begun, a bot's; take: a free seat, or mine back from a bot"
    )
    bot: str | None = Field(None, max_length=40)


class Plain(Asked):
    """A command without anything else."""

    command: Command


class BranchWish(Asked):
    """Play on from a moment of a finished match."""

    command: Command
    version: int = Field(ge=0, le=1_000_000, strict=True, description="How many commits had been made.")
    seat: int = Field(ge=0, le=9, strict=True, description="The seat that I take; bots take the others.")


class ChatWish(Asked):
    """A line of chat."""

    command: Command
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(printable)]


class NotesWish(Asked):
    """My notes at a table, whole."""

    text: Annotated[str, Field(max_length=5000), AfterValidator(printable)]


class ImportWish(Asked):
    """A match file as a new table."""

    command: Command
    match: dict[str, Any] = Field(description="A file that `export` or `reinos` wrote.")


# --- answers


class SessionTold(BaseModel):
    """Who I am."""

    name: str
    language: Language


class ValueTold(BaseModel):
    """A value of an option."""

    value: bool | int | str
    label: str


class OptionTold(BaseModel):
    """An option of a game."""

    name: str
    label: str
    values: list[ValueTold]
    default: bool | int | str
    players: list[int] | None = Field(None, description="Only with these numbers of players; absent: with all.")


class PresetTold(BaseModel):
    """Options that belong together."""

    name: str
    label: str
    options: dict[str, bool | int | str]


class GameTold(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    tagline: str
    players: list[int]
    options: list[OptionTold]
    presets: list[PresetTold]
    reconstructed: str | None = Field(None, description="What was not in the sources, if anything.")
    emblem: str = Field("shield", description="A symbol of the sprite, without its r-.")
    minutes: int | None = Field(None, description="How long a match takes among people.")
    cover: PanelTold | None = Field(None, description="The stage of a match of bots half way; in the list only.")


class HelpTold(BaseModel):
    """A part of the rules."""

    title: str
    text: str


class GameHelp(GameTold):
    """A game with its rules."""

    help: list[HelpTold]


class BotTold(BaseModel):
    """A bot that can take a seat."""

    name: str
    label: str
    about: str
    game: str | None = Field(None, description="The only game that it plays, if there is one.")


class SeatLine(BaseModel):
    """A seat in a list of tables."""

    name: str
    kind: Literal["me", "person", "bot", "open", "link"]
    letter: str


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    code: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatLine]
    players: int
    your_turn: bool
    updated: str


class Tables(BaseModel):
    """The lobby."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


class PanelTold(BaseModel):
    """A part of the drawing."""

    body: str = Field(description="An <svg> element, or HTML where html is true.")
    width: float
    height: float
    html: bool


class PanelsTold(BaseModel):
    """The drawing; all null before the table is laid."""

    stage: PanelTold | None
    offer: PanelTold | None
    tray: PanelTold | None


class VitalTold(BaseModel):
    """A small count."""

    icon: str
    text: str
    label: str


class CardTold(BaseModel):
    """A player's card."""

    score: str
    note: str
    picture: str | None
    vitals: list[VitalTold]


class SeatTold(BaseModel):
    """A seat of the table."""

    seat: int
    letter: str
    name: str
    kind: Literal["me", "person", "bot", "open", "link"]
    bot: str | None
    online: bool
    to_act: bool
    ready: bool = Field(description="Has chosen while others, at the same time, have not.")
    points: int | None
    rank: int | None
    invite: str | None = Field(None, description="For the host: the path of the link to a free seat.")
    card: CardTold | None


class ChoiceTold(BaseModel):
    """Something that can be chosen now."""

    id: int
    kind: str
    label: str
    target: str | None = Field(None, description="data-target in the drawing.")


class RowTold(BaseModel):
    """A row of the log."""

    n: int
    round: str | None
    seat: int | None
    text: str
    yours: bool


class ChatTold(BaseModel):
    """A line of the chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: str


class MeTold(BaseModel):
    """What I am at this table."""

    seats: list[int]
    seat: int | None
    host: bool
    lent: list[int] = Field(description="My seats that bots hold: I can take them back.")


class RoundTold(BaseModel):
    """The round."""

    label: str
    now: int
    of: int | None


class ChosenOption(BaseModel):
    """An option of this table."""

    name: str
    label: str
    value: str
    text: str


class StateTold(BaseModel):
    """The whole table as one viewer may know it."""

    id: str
    code: str
    game: str
    title: str
    language: Language
    status: Literal["waiting", "playing", "over"]
    version: int = Field(description="Commits so far.")
    revision: int = Field(description="Grows with every change that this viewer is told of; keep the greater one.")
    options: list[ChosenOption]
    commitment: str = Field(description="SHA-256 of the seed.")
    seed: str | None
    me: MeTold
    seats: list[SeatTold]
    turn_order: list[int]
    round: RoundTold | None
    panels: PanelsTold
    prompt: str
    waiting_for: list[int]
    decision: str | None
    legal: list[ChoiceTold]
    draft: list[ChoiceTold]
    can_confirm: bool
    confirm_label: str
    barrier: str | None
    log: list[RowTold]
    recap: list[str]
    chat: list[ChatTold]
    notes: str
    curtain: bool
    rematch: str | None
    frozen: bool = Field(description="The rules have changed under this match: it can only be looked at.")
    oldest: int = Field(
        description="The first commit whose moment can be asked for; 0 unless the game must be remembered."
    )


class Joined(BaseModel):
    """The table that was joined."""

    id: str
    state: StateTold


class PlaceTold(BaseModel):
    """A place on the podium."""

    seat: int
    name: str
    letter: str
    rank: int
    points: int


class SourceTold(BaseModel):
    """Where points came from."""

    label: str
    points: list[int]


class CourseTold(BaseModel):
    """Points after a commit."""

    n: int
    points: list[int]


class ResultTold(BaseModel):
    """How a match ended."""

    podium: list[PlaceTold]
    sentence: str
    sources: list[SourceTold]
    course: list[CourseTold]


class HintOption(BaseModel):
    """A choice as a bot sees it."""

    id: int
    label: str
    value: float = Field(description="What the bot thinks it is worth; its chance to win, where it has one.")
    share: float = Field(description="How much the bot leans to it, from 0 to 1: its share of the search.")
    win: float | None = Field(None, description="Chance to win, from 0 to 1; null from a bot that does not search.")
    reason: str = Field(description="The same numbers in words.")


class HintTold(BaseModel):
    """What a bot would do."""

    name: str = Field(description="The bot's name for programs.", examples=["king"])
    bot: str = Field(description="What people call it.")
    options: list[HintOption]


class ReadWish(Asked):
    """An answer in words to what I am asked."""

    text: Annotated[str, Field(min_length=1, max_length=200), AfterValidator(printable)]
    seat: SeatNumber | None = Field(None, description="One of my seats, when I hold several.")


class ReadTold(BaseModel):
    """The choice that an answer means."""

    choice: int = Field(description="Its id, for `draft`.")
    label: str = Field(description="The same in words.")


class WhyTold(BaseModel):
    """Why a place cannot be chosen."""

    reason: str


class TextTold(BaseModel):
    """The situation in words."""

    text: str


class ErrorTold(BaseModel):
    """A refusal."""

    error: str = Field(description="A word for programs.")
    message: str = Field(description="A sentence for people, in their language.")
    state: StateTold | None = Field(None, description="With 409 and 422: the table as it stands.")

"""What the server says to who sits at a table or watches it, over whatever wire."""

from typing import Any

import msgspec
from msgspec import Struct

from starfelt.table.updates import Happened, Now, Option
from starfelt.words.reasons import Closed

encode = msgspec.json.Encoder().encode


class Message(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """One message; `type` says which."""


class About(Struct, frozen=True, omit_defaults=True):
    """How a table was set up: nothing of this changes."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    clock: str
    commitment: str  # to the seed: `starfelt verify` checks it when the seed is shown
    rated: bool = False
    private: bool = False
    after: str = ""  # the table of which this is the rematch or the continuation
    talk: bool = False  # may those who only watch talk?


class Gesture(Struct, frozen=True):
    """Several answers in one go: the first of them; it goes on as long as there is one."""

    name: str
    words: str
    action: int


class Pickable(Struct, frozen=True):
    """One of the things that several are picked from."""

    option: Option
    words: str


class Asking(Struct, frozen=True, omit_defaults=True):
    """The reader's own question: from `least` to `most` are chosen, or one of `stop` instead."""

    prompt: str
    why: str  # the rule behind it
    least: int = 1
    most: int = 1
    stop: list[int] = []  # actions that end a choice or a turn
    gestures: list[Gesture] = []
    rule: str = ""  # how many, where several are picked
    pool: list[Pickable] = []  # where several are picked: each different thing of `asked.pool`


class Words(Struct, frozen=True, omit_defaults=True):
    """The same as in `happened` and `now`, in the language that was asked for."""

    names: list[str]
    log: list[list[str]] = []  # for each of `happened`, its lines
    openings: list[int] = []  # for each, which line begins a part of the game; -1: none
    prompts: list[str] = []  # of every open question
    options: list[str] = []  # one for each option
    asking: Asking | None = None
    closed: list[Closed] = []  # what can't be chosen now, and why not
    table: list[str] = []  # the table in plain lines
    standing: list[str] = []  # what is going on, or how it ended
    lessons: list[str] = []  # of a tutorial


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: which table this is and where the reader sits; -1 watches."""

    table: About
    seat: int
    seats: list[int] = []  # all seats of this account
    next: str = ""  # the table of the rematch
    hosts: bool = False  # has opened this table


class Update(Message, frozen=True, tag="update"):
    """What happened since the last one, and the table as it is now."""

    now: Now
    happened: list[Happened] = []
    words: Words | None = None
    skipped: int = 0  # so much happened meanwhile that only the log tells


class Said(Message, frozen=True, tag="said"):
    """Somebody talked; nothing else has changed, and what nobody wants to hear is left out."""

    number: int  # how far the table is
    happened: list[Happened] = []
    words: Words | None = None  # the names and the lines


class Ack(Message, frozen=True, tag="ack"):
    """The command of this id was carried out, and that is on disk."""

    number: int
    id: str = ""


class Refused(Message, frozen=True, tag="refused"):
    """The command of this id changed nothing."""

    code: str
    sentence: str
    number: int = 0  # how far the table is
    id: str = ""


class Pong(Message, frozen=True, tag="pong"):
    at: int
    number: int = 0


class Rematch(Message, frozen=True, tag="rematch"):
    """Somebody opened a table for a rematch."""

    table: str


class Notice(Message, frozen=True, tag="notice"):
    """From those who run the server; nothing if what was said holds no longer."""

    text: str
    restart: int = 0  # when the server will restart, if it will


class Bye(Message, frozen=True, tag="bye"):
    """The last message: why, and whether to come back after so many milliseconds."""

    why: str
    retry: int = 0

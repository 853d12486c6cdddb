"""What the server says to whoever sits at a table or watches it, over whatever wire."""

from typing import Any

import msgspec
from msgspec import Struct

from starfelt.table.updates import Happened, Now

#: What clients and this server agree on; raised when a client must change, such as an open page.
PROTOCOL = 3

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


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: which table this is and where the reader sits; -1 watches."""

    protocol: int  # raised when a client must change
    table: About
    seat: int
    seats: list[int] = []  # all seats of this account
    next: str = ""  # the table of the rematch
    hosts: bool = False  # has opened this table


class Update(Message, frozen=True, tag="update"):
    """What happened since the last one, and the table as it is now."""

    now: Now
    happened: list[Happened] = []
    skipped: int = 0  # so much happened meanwhile that only the log tells


class Said(Message, frozen=True, tag="said"):
    """Somebody talked; nothing else has changed, and what nobody wants to hear is left out."""

    number: int  # how far the table is
    happened: list[Happened] = []


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

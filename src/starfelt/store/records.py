"""What a store keeps, one record for each kind of thing; times are milliseconds since 1970."""

from typing import Any, NamedTuple

from msgspec import Struct

from starfelt.table.log_rows import Row

__all__ = [
    "BITE", "START", "Account", "Block", "Horizons", "Hosted", "Known", "Mark", "Query", "Rating",
    "Report", "Row", "SeatRecord", "Session", "Summary", "TableRecord", "Token", "cursor",
    "read_cursor",
]  # fmt: skip

#: A time and a table: where a list that is gone through in bites goes on.
Mark = tuple[int, str]

START: Mark = (0, "")

BITE = 100  # tables that are looked at together where there may be very many


class Account(Struct, frozen=True):
    """Somebody who plays: a guest, a player with a name and a password, or a host."""

    id: str
    name: str
    role: str  # guest, player, host
    created: int
    password: str = ""  # the argon2id hash; empty for guests
    epoch: int = 0  # raised when all sessions end: what began to log in before does so in vain
    language: str = ""
    banned: int = 0  # until when
    shown: str = ""  # by which session or token somebody is this account now; not kept


class Session(Struct, frozen=True):
    """A browser that is known as an account; its cookie holds a secret, and this a digest of it."""

    id: str
    account: str
    created: int
    seen: int  # about when it was last used
    ended: bool = False
    signed: bool = False  # it began with a cookie of the version before


class Known(NamedTuple):
    """Who somebody is, and by which session."""

    account: Account
    session: Session


class Token(Struct, frozen=True):
    """A key for programs; what is kept is a digest of it."""

    id: str
    account: str
    name: str
    scopes: tuple[str, ...]
    digest: str
    created: int
    expires: int = 0  # 0: never


class TableRecord(Struct, frozen=True):
    """How a table was set up, which never changes, and a summary of where it is now."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: str  # 64 hexadecimal digits: a secret until the end
    clock: str
    rated: bool
    private: bool
    host: str  # the account that opened it
    created: int
    after: str = ""  # the table of which this is the rematch or the continuation
    summary: "Summary | None" = None
    talk: bool = False  # may those who only watch talk?


class SeatRecord(Struct, frozen=True):
    """Who sits where, for lists of tables."""

    who: str = ""  # an account, bot:NAME, or nobody
    name: str = ""


class Summary(Struct, frozen=True):
    """What lists of tables show; it changes with the rows it is appended with."""

    status: str  # open, playing, paused, over, abandoned, closed
    changed: int
    seated: tuple[SeatRecord, ...] = ()
    asked: int = 0  # the seats that are asked, as bits
    due: int = 0  # when somebody's time will be over; 0: never
    ranks: tuple[int, ...] = ()  # of a finished game, by seat; 1 is the best
    next: str = ""  # the table of the rematch


class Query(Struct, frozen=True):
    """Which tables are wanted, the latest first."""

    statuses: tuple[str, ...] = ()  # none: all
    game: str = ""
    player: str = ""  # an account that sits there
    private: bool | None = False
    open_seats: bool = False
    before: str = ""  # the next page: the `cursor` of the last table of the one before
    limit: int = 50  # no page has more
    clock: str = ""
    rated: bool | None = None


def cursor(record: TableRecord) -> str:
    """Where a table stands in lists: by its last change, and among equals by its id."""
    assert record.summary is not None
    return f"{record.summary.changed}.{record.id}"


def read_cursor(words: str) -> Mark:
    changed, _, table = words.partition(".")
    return int(changed), table


class Hosted(Struct, frozen=True):
    """How many tables somebody has opened that are not over."""

    open: int = 0  # they have not begun
    running: int = 0
    with_bots: int = 0  # of the running ones


class Rating(Struct, frozen=True):
    """How good a player is at a game (openskill)."""

    player: str
    game: str
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    name: str = ""  # filled in where ratings are listed


class Block(Struct, frozen=True):
    """Whom an account does not want to hear (mute) or to meet (block)."""

    account: str
    other: str
    kind: str  # mute, block
    name: str = ""  # of the other; filled in where blocks are listed


class Report(Struct, frozen=True):
    """A complaint, for the host to look at."""

    id: int
    by: str
    about: str
    table: str
    text: str
    at: int
    done: bool = False


class Horizons(Struct, frozen=True):
    """Tables where nothing has happened since these times may be forgotten; 0: none of them."""

    players: int = 0  # a player with a name sits there; the game has ended
    guests: int = 0  # nobody but guests; the game has ended
    nobodys: int = 0  # nobody who has an account: the game has ended, or stands still
    unbegun: int = 0  # it was closed before it began

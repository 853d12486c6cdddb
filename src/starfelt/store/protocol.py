"""What a store can do: any database that does this can stand behind the server.

The log of a table is the truth: a row is there when `append` returns, whatever happens to the
machine next, and of two writers of the same number one is refused.  All else is accounts, and
summaries that make lists quick.
"""

from collections.abc import Sequence
from typing import Protocol

from starfelt.store.records import (
    BITE,
    START,
    Account,
    Block,
    Horizons,
    Hosted,
    Known,
    Mark,
    Query,
    Rating,
    Report,
    Row,
    Session,
    Summary,
    TableRecord,
    Token,
)


class Conflict(Exception):
    """Somebody else has appended rows meanwhile: so many there are now."""

    def __init__(self, present: int) -> None:
        super().__init__(present)
        self.present = present


class NameTaken(Exception):
    """There is a player of this name, or of one that looks like it, already."""


class Broken(Exception):
    """What was to be written may be lost, and nothing more is written until the store is reopened.

    A disk that is full, an error of the disk, a store that was closed.  What was acknowledged
    before is safe.
    """


class Tables(Protocol):
    """Tables and their logs; who writes to a table that is not there gets a KeyError.

    `by` is whoever wants it: refused if they are gone, logged out or banned by now.
    """

    async def create(
        self, record: TableRecord, rows: Sequence[Row], by: Account | None = None
    ) -> None:
        """A new table with its first rows; the record has its summary.

        Raises Conflict if there is a table of this id.
        """

    async def append(
        self,
        table: str,
        number: int,
        rows: Sequence[Row],
        summary: Summary | None,
        by: Account | None = None,
    ) -> None:
        """Add rows after the first `number` ones, all or none, durably; raises Conflict.

        That is also raised where the writer has not heard yet that somebody was forgotten.

        The summary, if there is one, is replaced with them; but a rematch that is named stays.
        """

    async def table(self, table: str) -> TableRecord | None: ...

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The rows after the first `since` ones."""

    async def tables(self, query: Query) -> list[TableRecord]:
        """The latest first, and never more than the limit.

        Those of a bot are looked for among the latest ones only.
        """

    async def hosted(self, account: str) -> Hosted:
        """How many tables this account has opened that are not over."""

    async def matching(self, wish: TableRecord, account: str) -> list[str]:
        """Some public tables just like this one with a free seat.

        Those at which people wait come first, then the oldest.  Nobody sits there who blocks the
        account, or whom it blocks.
        """

    async def deserted(
        self, empty: int, waiting: int, slow: int, after: Mark = START, limit: int = BITE
    ) -> list[Mark]:
        """A bite of the open tables at which nothing has happened for long, the longest first.

        Since `empty` where no person sits; else since `waiting`, or with a clock of days `slow`.
        """

    async def due(self, now: int, after: Mark = START, limit: int = BITE) -> list[Mark]:
        """A bite of the tables at which somebody's time is over, the longest first."""

    async def unrated(self, after: str = "", limit: int = BITE) -> list[str]:
        """A bite of the finished rated tables whose ratings are still to be counted."""

    async def set_next(self, table: str, following: str) -> str:
        """Name the table of the rematch, if none is named yet; returns the one that is named."""


class Accounts(Protocol):
    """Accounts, their tokens and whom they don't want to hear.

    Who writes something for an account that is not there gets a KeyError; `by` is as for tables.
    """

    async def add_account(self, account: Account) -> None:
        """Raises NameTaken; guests share names freely."""

    async def account(self, account: str) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None:
        """A player or host by name, upper and lower case being the same; never a guest."""

    async def is_taken(self, name: str) -> bool:
        """Is there a player of this name, or of one that looks like it?"""

    async def change_account(
        self, account: Account, was: Account | None = None, by: Account | None = None
    ) -> None:
        """All but id and created; raises NameTaken, and Conflict if it is not as it was."""

    async def hosts(self) -> list[Account]: ...

    async def set_role(self, name: str, role: str) -> Account | None:
        """A player of this name, with this role from now on; None if there is none."""

    async def forget(self, account: str) -> list[str]:
        """Delete the account and all that is personal in the logs: names, and what was said.

        Its games stay, played by nobody in particular.  Rows are found by their `who`.  Returns the
        tables that named it.
        """

    async def unfinished(self, account: str) -> list[str]:
        """The tables that are not over at which somebody sits."""

    async def said(self, account: str) -> list[tuple[str, Row]]:
        """All that somebody said, with the table: for the download of one's data."""

    async def add_token(self, token: Token, by: Account | None = None) -> None: ...

    async def token(self, digest: str) -> Token | None: ...

    async def tokens(self, account: str) -> list[Token]: ...

    async def delete_token(self, account: str, token: str) -> bool:
        """True if there was one."""

    async def block(self, block: Block, by: Account | None = None) -> None: ...

    async def unblock(self, block: Block) -> None: ...

    async def blocks(self, account: str) -> list[Block]: ...

    async def blocked_by(self, account: str) -> list[str]:
        """The accounts that block this one; those that only mute it are not among them."""

    async def report(self, report: Report, by: Account | None = None) -> int:
        """Keeps it under a number of its own, which is returned."""

    async def reports(self, done: bool = False, after: int = 0, limit: int = 50) -> list[Report]:
        """The oldest first, of those with higher numbers than `after`."""

    async def reports_by(self, account: str) -> list[Report]:
        """All that somebody complained of, the oldest first."""

    async def finish_report(self, report: int) -> bool:
        """True if it was there and open."""


class Sessions(Protocol):
    """Browsers that are known as an account."""

    async def session(self, session: str) -> Known | None:
        """One that is there, though it may have ended."""

    async def sessions(self, account: str) -> list[Session]:
        """Those of an account that go on, the one used last first."""

    async def welcome(self, account: Account, session: Session) -> None:
        """A new account with its first session; raises NameTaken."""

    async def begin_session(self, session: Session, epoch: int, most: int) -> list[str]:
        """Begin one, unless it is there already; raises KeyError if the epoch is another one.

        There are at most so many of an account: returns those that ended for this one.
        """

    async def see_session(self, session: str, now: int) -> None:
        """It, and its account, was used at about this time."""

    async def end_session(self, session: str) -> None: ...

    async def start_over(
        self,
        account: Account,
        was: Account,
        by: Account | None,
        session: Session | None,
        tokens_too: bool = False,
    ) -> None:
        """Change an account, end all of its sessions, and begin this one, all or nothing."""

    async def shut_out(self, account: str) -> None:
        """End all sessions and tokens of an account, and whatever is about to log in."""


class Ratings(Protocol):
    """Who is how good at what."""

    async def rating(self, player: str, game: str) -> Rating | None: ...

    async def ratings(self, player: str) -> list[Rating]: ...

    async def leaders(self, game: str, limit: int = 100) -> list[Rating]:
        """The best by mu - 3 sigma, with their names; bots are players too."""

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Replace these ratings because of this table, once: False if that was done before.

        Each must count one game more than the one it replaces: otherwise another table was counted
        meanwhile, nothing is replaced, and Conflict says how many games there are.  Who has been
        forgotten meanwhile gets no rating.
        """


class Forgetting(Protocol):
    """What may go by rules goes in small bites; each looks again whether it may."""

    async def old_tables(self, horizons: Horizons, after: int, limit: int) -> tuple[list[str], int]:
        """Of the next tables those that may go, and `after` for those that follow; 0 at the end."""

    async def forget_table(self, table: str, horizons: Horizons) -> bool:
        """Delete a table with its log, if it may go."""

    async def lapsed_guests(self, before: int, limit: int) -> list[str]:
        """Guests who were not here since then and whose games don't go on without them."""

    async def forget_guest(self, account: str, before: int) -> tuple[list[str], bool]:
        """As `forget`, but in bites: some of the tables that named them, and is it done?"""

    async def forget_talk(self, before: int) -> set[str]:
        """Empty some of what was said before that time; the tables at which it was."""

    async def forget_reports(self, before: int) -> int:
        """Delete some complaints of that time that are done; returns how many."""

    async def forget_sessions(self, before: int) -> int:
        """Delete some sessions that nobody used since then; returns how many."""

    async def shrink(self, pages: int) -> int:
        """Give some of what is free back to the disk; returns how much is left to give."""


class Store(Tables, Accounts, Sessions, Ratings, Forgetting, Protocol):
    """All of it; and settings, such as the key of the cookies."""

    async def setting(self, key: str) -> str | None: ...

    async def set_setting(self, key: str, value: str, only_new: bool = False) -> str:
        """Returns the value that holds then: with `only_new` an older one stays."""

    async def ready(self) -> bool:
        """Can be read and written now."""

    def hurry(self, seconds: float) -> None:
        """It is to be closed soon: whoever waits for another process has so long at most."""

    async def close(self) -> None:
        """Finish what was begun, unless the disk hangs; nothing is taken after that."""

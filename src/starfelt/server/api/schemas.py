"""What the endpoints of tables take and give; all times are milliseconds since 1970."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from starfelt.core.options import Option
from starfelt.server.live.messages import About
from starfelt.table.table import Status
from starfelt.table.updates import GameView, Happened, Now
from starfelt.words.lines import Line

Seat = Annotated[int, Meta(ge=-1, le=5)]
Word = Annotated[str, Meta(max_length=64)]
Limit = Annotated[int, Meta(ge=1, le=100)]
CURSOR = r"^([0-9]{1,15}\.[0-9A-Za-z_-]{1,64})?$"
Cursor = Annotated[str, Meta(pattern=CURSOR, max_length=80)]


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to us has no fields but those that it names."""


# ------------------------------------------------------------------ taken
class Place(Given, frozen=True):
    """From which seat; without one it is the first of one's own, and -1 watches."""

    seat: Seat | None = None


class TablesWanted(Given, frozen=True):
    game: Word = ""
    status: Annotated[tuple[Status, ...], Meta(max_length=6)] = ()  # none: all
    mine: bool = False  # where I sit, private tables too
    open: bool = False  # where seats are free
    before: Cursor = ""  # the next page: `before` of the last one
    limit: Limit = 50


class Continuation(Given, frozen=True):
    """From after so many answers, on this seat."""

    answers: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]


class Spot(Given, frozen=True):
    """As which seat saw it, and whether in words."""

    seat: Seat = -1
    lang: Word = ""


class LogWanted(Given, frozen=True):
    """From which seat, in which language if in any, and which page: the latest without `before`."""

    seat: Seat | None = None
    lang: Word = ""
    before: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0  # the first number of the last page
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class WhyWanted(Place, frozen=True):
    """Of which seat, and in which language; the visitor's own without it."""

    lang: Word = ""


class RulesWanted(Given, frozen=True):
    lang: Word = ""  # the visitor's own without it


class LeadersWanted(Given, frozen=True):
    limit: Limit = 100


class Removal(Given, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=5)]


class Announcement(Given, frozen=True):
    text: Annotated[str, Meta(max_length=500)]  # empty: what was announced holds no longer


class RestartWanted(Given, frozen=True):
    minutes: Annotated[int, Meta(ge=1, le=1440)] | None = None  # none: there will be none


class HostTablesWanted(Given, frozen=True):
    game: Word = ""
    status: Annotated[tuple[Status, ...], Meta(max_length=6)] = ()
    player: Word = ""  # an account that sits there
    before: Cursor = ""
    limit: Limit = 50


# ------------------------------------------------------------------ given
class OptionFacts(Struct, frozen=True):
    """What can be chosen, and what that means."""

    option: Option
    text: str


class GameFacts(Struct, frozen=True):
    game: str
    name: str
    rules: int
    least_seats: int
    most_seats: int
    options: list[OptionFacts]
    bots: tuple[str, ...]


class SeatEntry(Struct, frozen=True, omit_defaults=True):
    """Who sits there; nobody where there is no name."""

    name: str = ""
    who: str = ""  # the account of a person
    bot: str = ""


class TableEntry(Struct, frozen=True, omit_defaults=True):
    """A table in a list: what anybody may know of it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatEntry]
    clock: str
    status: str
    created: int
    changed: int
    rated: bool = False
    private: bool = False
    asked: list[int] = []  # whose turn it is
    due: int = 0  # when somebody's time will be over
    ranks: tuple[int, ...] = ()  # by seat, 1 being the best
    after: str = ""  # the table of which this is the rematch or the continuation
    next: str = ""  # the table of the rematch


class TablePage(Struct, frozen=True, omit_defaults=True):
    """Some tables; `before` is where the next page begins, if there is one."""

    tables: list[TableEntry]
    before: str = ""


class Opened(Struct, frozen=True):
    """The table that was opened, or found."""

    id: str


class Shown(Struct, frozen=True, omit_defaults=True):
    """A table as it is, for who asks."""

    table: About
    seat: int  # from which it is seen; -1 watches
    now: Now
    seats: list[int] = []  # all seats of this account
    next: str = ""  # the table of the rematch


class Instant(Struct, frozen=True, omit_defaults=True):
    """A finished game as a seat saw it after so many answers."""

    number: int
    answers: int  # how many there are in all
    seat: int
    view: GameView
    asked: list[int] = []  # whose turn it was
    log: list[Line] = []  # all that was told up to there, in words
    names: list[str] = []
    prompts: list[str] = []


class LogPage(Struct, frozen=True):
    """What a reader was told, in order; `more` says whether there was something before it."""

    happened: list[Happened]
    more: bool
    before: int  # with which the page before this one is asked for; 0: there is none


class Why(Struct, frozen=True):
    """The rule behind an open question, by the number of the question."""

    question: int
    why: str


class RulePart(Struct, frozen=True):
    """A chapter; what stands before the first one has no title."""

    title: str
    html: str


class RulePage(Struct, frozen=True):
    name: str
    title: str
    parts: list[RulePart]


class Rulebook(Struct, frozen=True):
    """How a game is played."""

    game: str
    name: str
    pages: list[RulePage]


class Standing(Struct, frozen=True):
    """How good somebody is at a game; `rating` is what they are at least, most likely."""

    player: str
    name: str
    game: str
    rating: float
    games: int
    wins: int


class Profile(Struct, frozen=True):
    """What everybody may know of a player."""

    id: str
    name: str
    role: str
    since: int
    ratings: list[Standing]
    tables: list[TableEntry]  # the last games that are over


class Announced(Struct, frozen=True):
    """What those who run the server say to everybody."""

    text: str
    restart: int = 0

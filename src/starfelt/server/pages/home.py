"""The lobby as the script of the home page reads it: the same facts as on the plain page."""

from msgspec import Struct

from starfelt.core.game import AnyGame
from starfelt.server.live.new_tables import ME
from starfelt.server.pages.faces import picture
from starfelt.server.pages.labels import CLOCKS, Wording
from starfelt.server.pages.page import Visit
from starfelt.store.records import TableRecord
from starfelt.table.seats import BOT

OPPONENT = f"{BOT}thumb"


def against_bots(game: AnyGame) -> tuple[str, ...]:
    """The seats of a game that somebody plays at once, alone against bots."""
    return (ME, *[OPPONENT] * (game.quick_seats - 1))


class GameShown(Struct, frozen=True):
    """A game one can sit down to."""

    game: str
    name: str
    about: str
    players: str
    least: int
    most: int
    picture: str
    tutorial: bool
    against_bots: tuple[str, ...]  # the seats of a game one plays at once


class TableShown(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    seated: str
    free: int  # seats
    clock: str
    rated: bool
    state: str
    at: int  # when it was opened
    asked: bool = False  # is it the reader's turn?


class LobbyNow(Struct, frozen=True):
    """What changes while somebody looks at the page."""

    tables: list[TableShown]
    mine: list[TableShown]


class HomeFacts(Struct, frozen=True):
    games: list[GameShown]
    clocks: list[tuple[str, str]]
    rated: bool  # may the reader play rated games?
    now: LobbyNow


def home_of(
    visit: Visit,
    games: list[AnyGame],
    tables: list[TableRecord],
    mine: list[tuple[TableRecord, bool]],
) -> HomeFacts:
    """All that the page needs to begin with."""
    me, say = visit.visitor.account, Wording(visit.text)
    return HomeFacts(
        [game_shown(visit, game) for game in games],
        [(clock, say.clock(clock)) for clock in CLOCKS],
        me is not None and me.role != "guest",
        now_of(visit, tables, mine),
    )


def now_of(
    visit: Visit, tables: list[TableRecord], mine: list[tuple[TableRecord, bool]]
) -> LobbyNow:
    """Tables at which the reader sits are theirs, and not among those to sit down at."""
    own = {record.id for record, _ in mine}
    return LobbyNow(
        [table_shown(visit, record) for record in tables if record.id not in own],
        [table_shown(visit, record, asked) for record, asked in mine],
    )


def game_shown(visit: Visit, game: AnyGame) -> GameShown:
    text, name = visit.text, game.name
    return GameShown(
        name,
        text.game(name),
        text(f"pages-game-{name}"),
        text("pages-for-players", least=game.least_seats, most=game.most_seats),
        game.least_seats,
        game.most_seats,
        picture(name),
        "tutorial" in game.defaults,
        against_bots(game),
    )


def table_shown(visit: Visit, record: TableRecord, asked: bool = False) -> TableShown:
    summary, say = record.summary, Wording(visit.text)
    assert summary is not None
    return TableShown(
        record.id,
        record.game,
        visit.text.game(record.game),
        say.seated(summary.seated),
        sum(not seat.who for seat in summary.seated),
        say.clock(record.clock),
        record.rated,
        say.status(summary.status),
        record.created,
        asked,
    )

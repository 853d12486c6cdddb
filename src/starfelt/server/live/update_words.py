"""Updates in words: all that a reader needs to show the table in a language, and nothing else.

Everything here is made of what happened and of the table as it is now, as this reader may know
them, and of the names at the table.
"""

from collections.abc import Iterable

from msgspec import structs

from starfelt.server.live.status_words import ended, standing
from starfelt.table.sentences import sentence
from starfelt.table.table import PAUSED, PLAYING, Table
from starfelt.table.updates import Happened, Now, SeatNow, Waiting
from starfelt.words.asking import in_words
from starfelt.words.lines import Line
from starfelt.words.players import Player, names
from starfelt.words.reasons import EVERYWHERE, Closed, closed
from starfelt.words.screen import Screen
from starfelt.words.text import Text


def names_at(table: Table, text: Text) -> list[str]:
    """What everybody at the table is called in this language."""
    return names(text, [Player(seat.bot, seat.name) for seat in table.seats])


def screen_at(table: Table, text: Text, reader: int) -> Screen:
    """What the words for this reader are made with."""
    return Screen(text, table.game, names_at(table, text), reader)


def now_in_words(screen: Screen, table: Table, now: Now, lines: bool = False) -> Now:
    """Say how the table is; with `lines`, all that lies on it too."""
    called_now, screen = screen.names, screen.marking()
    view, asked, lessons, shown = now.view, now.asked, [], []
    if view is not None:
        asked = in_words(screen, view, asked) if asked is not None else None
        taught = screen.text.lessons(screen.game.name, view, ())
        lessons = [screen.said(words) for _, words in taught]
        shown = screen.table_elsewhere(view) if lines else []
    return structs.replace(
        now,
        seats=called(now.seats, called_now),
        asked=asked,
        standing=standing(screen, now, *ended(table)),
        waiting=waiting_for(screen, now),
        closed=closed_now(screen, now),
        lessons=lessons,
        table=shown,
    )


def called(seats: list[SeatNow], names: Iterable[str]) -> list[SeatNow]:
    """What everybody goes by, where that is not their own name."""
    return [
        seat if name in ("", seat.name) else structs.replace(seat, called=name)
        for seat, name in zip(seats, names, strict=True)
    ]


def said_before(now: Now, known: Now) -> Now:
    """Take the words from an update in which only the time was another one."""
    return structs.replace(
        now,
        seats=called(now.seats, (seat.called for seat in known.seats)),
        asked=known.asked,
        standing=known.standing,
        waiting=known.waiting,
        closed=known.closed,
        lessons=known.lessons,
        table=known.table,
    )


def waiting_for(screen: Screen, now: Now) -> list[Waiting]:
    """The open questions of others."""
    if now.view is None or now.status != PLAYING:
        return []
    return [
        Waiting(
            one.seat,
            screen.said(screen.text.prompt(screen.game.name, one, screen.seat, screen.names)),
        )
        for one in now.view.asked
        if one.seat != screen.seat
    ]


def closed_now(screen: Screen, now: Now) -> list[Closed]:
    """What can't be chosen, and why not; nothing where the game is over."""
    if now.status == PAUSED:
        return [Closed(EVERYWHERE, screen.text("pages-now-paused"))]
    if now.view is None or now.status != PLAYING:
        return []
    options = now.asked.all_options if now.asked is not None else []
    return closed(screen, now.view, [option.twin for option in options])


# -------------------------------------------------------------------------------- what happened
def happened_in_words(screen: Screen, happened: Iterable[Happened]) -> list[Happened]:
    """Say what happened, each with its lines."""
    return [structs.replace(one, lines=lines_of(screen, one)) for one in happened]


def lines_of(screen: Screen, happened: Happened) -> list[Line]:
    """What happened at the table, and what the game told of it."""
    said = sentence(screen.text, happened, screen.seat, screen.names)
    told = screen.marking().log_lines(happened.told) if happened.told else []
    return [Line(said), *told] if said else told

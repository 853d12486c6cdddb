"""The page of a table, from what its reader has seen: a function of that and of nothing else."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

import starfelt
from starfelt.core.game import SPECTATOR
from starfelt.core.steps import AnyView
from starfelt.server.live.status_words import asked_seats
from starfelt.server.pages.card_notes import cards_in_sight
from starfelt.server.pages.question_form import form_of
from starfelt.server.pages.snapshot import Seen
from starfelt.table import log_rows
from starfelt.table.table import ABANDONED, CLOSED, OPEN, OVER, PAUSED, PLAYING
from starfelt.table.updates import Happened, SeatNow
from starfelt.words.screen import Screen
from starfelt.words.text import Text

LATEST = 10  # lines of which are in sight where the latest turns are no good measure
LEAST = 4


class SeatShown(Struct, frozen=True):
    """A seat as the page shows it."""

    number: int
    name: str
    seat: SeatNow
    is_free: bool
    is_mine: bool
    is_asked: bool
    rank: int = 0


def screen_of(text: Text, seen: Seen) -> Screen:
    called = [seat.called or seat.name for seat in seen.now.seats]
    return Screen(text, starfelt.load(seen.about.game), called, seen.reader)


def table_facts(
    text: Text, seen: Seen, look: str = "", ticked: Sequence[int] = ()
) -> dict[str, Any]:
    """Everything that the template of a table needs."""
    screen = screen_of(text, seen)
    earlier, latest = log_parts(seen)
    return {
        "seen": seen,
        "about": seen.about,
        "now": seen.now,
        "screen": screen,
        "seats": seats_shown(screen, seen),
        "standing": seen.now.standing,
        "earlier": earlier,
        "latest": latest,
        "chat": seen.chat,
        "silence": text.refusal(seen.silence) if seen.silence else "",
        "plays": plays(seen),
        "is_open": seen.now.status == OPEN,
        "is_paused": seen.now.status == PAUSED,
        "is_over": seen.now.status in (OVER, ABANDONED, CLOSED),
        **view_facts(screen, seen, look, list(ticked)),
    }


def view_facts(screen: Screen, seen: Seen, look: str, ticked: list[int]) -> dict[str, Any]:
    """What there is to see and to do once cards are on the table."""
    view, asked = seen.now.view, seen.now.asked
    if view is None:
        return {"ask": None, "why": "", "cards": [], "looks": [], "look": "", "looked": []}
    looks = list(screen.words.looks) if seen.reader != SPECTATOR else []
    look = look if look in looks else ""
    return {
        "ask": form_of(screen, asked, ticked) if asked is not None else None,
        "why": why(screen, view),
        "cards": cards_in_sight(screen, view),
        "looks": looks,
        "look": look,
        "looked": screen.marking().look(view, look) if look else [],
    }


def plays(seen: Seen) -> bool:
    """Does the reader decide at a table at which a game goes on?"""
    if seen.reader == SPECTATOR or seen.now.status not in (PLAYING, PAUSED):
        return False
    seat = seen.now.seats[seen.reader]
    return not (seat.away or seat.resigned)


def seats_shown(screen: Screen, seen: Seen) -> list[SeatShown]:
    now = seen.now
    asked = asked_seats(now)
    return [
        SeatShown(
            number,
            screen.names[number],
            seat,
            not (seat.bot or seat.who or seat.name),
            number in seen.mine,
            number in asked,
            now.ranks[number] if now.ranks else 0,
        )
        for number, seat in enumerate(now.seats)
    ]


def why(screen: Screen, view: AnyView) -> str:
    """The rule behind the reader's question."""
    question = screen.question(view)
    return screen.text.why(screen.game.name, question) if question is not None else ""


# -------------------------------------------------------------------------------- the log
def log_parts(seen: Seen) -> tuple[list[str], list[str]]:
    """The log, cut where the others began to act after the reader's last turn but this one."""
    told = [
        (is_own(one, seen.reader), [line.text for line in one.lines])
        for one in seen.log.happened
        if one.lines
    ]
    split = len(told)
    while split and told[split - 1][0]:
        split -= 1
    while split and not told[split - 1][0]:
        split -= 1
    earlier, latest = lines_of(told[:split]), lines_of(told[split:])
    if split and len(latest) >= LEAST:
        return earlier, latest
    every = [*earlier, *latest]
    return every[:-LATEST], every[-LATEST:]


def is_own(happened: Happened, reader: int) -> bool:
    return happened.seat == reader != SPECTATOR and happened.kind == log_rows.ANSWER


def lines_of(told: Sequence[tuple[bool, list[str]]]) -> list[str]:
    return [line for _, lines in told for line in lines]

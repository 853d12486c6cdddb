"""A finished game at any of its answers, seen from any seat, and the way on from there."""

from typing import Any

from msgspec import Struct
from starlette.responses import Response

from starfelt.core.game import SPECTATOR, Told
from starfelt.core.refusal import Refusal
from starfelt.core.steps import AnyView
from starfelt.server.accounts import ensure_guest
from starfelt.server.api.replays import finished, played_again
from starfelt.server.api.tables import count_opening
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import continue_from
from starfelt.server.live.status_words import ended, how_it_ended
from starfelt.server.live.update_words import screen_at
from starfelt.server.pages.card_notes import cards_in_sight
from starfelt.server.pages.page import Visit, see
from starfelt.table.table import OVER, Table
from starfelt.words.lines import Line
from starfelt.words.screen import Screen

RECENT = 80  # answers of which the log is shown unless more is asked for


class Moment(Struct, frozen=True):
    """A finished game after so many answers, as one reader saw it."""

    view: AnyView
    told: list[list[Told]]  # by answer, beginning with what was told before the first
    over: bool


def moment(table: Table, at: int, reader: int) -> Moment:
    """Play the game again up to there."""
    state = table.beginning()
    told = [table.game.told(state, reader)]
    for seat, action in table.answers[:at]:
        state.answer(seat, action)
        told.append(table.game.told(state, reader))
    return Moment(table.game.view(state, reader), told, state.is_over())


async def replay_page(visit: Visit) -> Response:
    """`/tables/{table}/replay?at=&seat=`: a link to it shows everybody the same."""
    live = await finished(visit)
    return visit.page("replay.html", **await replay_facts(visit, live))


async def go_on(visit: Visit) -> Response:
    """Continue from here, against bots."""
    live = await finished(visit)
    try:
        answers, seat = visit.form.number("at"), visit.form.number("seat")
        account = await ensure_guest(visit)
        count_opening(visit, account)
        table = await continue_from(live.hub, account, live.id, answers, seat)
    except Refusal as refusal:
        return visit.refused(refusal, "replay.html", **await replay_facts(visit, live))
    return see(f"/tables/{table}")


async def replay_facts(visit: Visit, live: Live) -> dict[str, Any]:
    table, text = live.table, visit.text
    last = len(table.answers)
    at = min(chosen(visit.asked("at"), last), last)
    reader = min(chosen(visit.asked("seat"), SPECTATOR), len(table.seats) - 1)
    then = await played_again(visit, moment, table, at, reader)
    screen = screen_at(table, text, reader)
    marking = screen.marking()
    return {
        "about": live.about,
        "names": screen.names,
        "at": at,
        "last": last,
        "reader": reader,
        "can_go_on": at < last and table.status == OVER,
        "lines": marking.table_elsewhere(then.view),
        "prompts": (ending if at == last else asked_then)(marking, table, then.view),
        "latest": screen.log(then.told[-1]),
        "earlier": screen.log([one for page in earlier(visit, then) for one in page]),
        "more": len(then.told) > RECENT and visit.asked("log") != "all",
        "cards": cards_in_sight(screen, then.view),
    }


def chosen(written: str, otherwise: int) -> int:
    digits = written.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        return otherwise
    return max(int(written), -1 if otherwise == SPECTATOR else 0)


def earlier(visit: Visit, then: Moment) -> list[list[Told]]:
    told = then.told[:-1]
    return told if visit.asked("log") == "all" else told[-RECENT:]


def ending(screen: Screen, table: Table, view: AnyView) -> list[Line]:
    """How it ended; of a game that was given up only that it was."""
    how, winner = ended(table)
    if not how:
        return [screen.made(screen.text(f"pages-now-{table.status}"))]
    return how_it_ended(screen, view, how, winner)


def asked_then(screen: Screen, table: Table, view: AnyView) -> list[Line]:
    """Who was asked what."""
    return [screen.made(prompt) for prompt in screen.prompts(view)]

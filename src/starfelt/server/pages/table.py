"""The page of a table, and what is done there."""

from collections.abc import Callable

from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.server.accounts import ensure_guest
from starfelt.server.api.tables import live_of
from starfelt.server.live.commands import carry_out, seat_for
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import rematch
from starfelt.server.pages.forms import Form
from starfelt.server.pages.page import Visit, see
from starfelt.server.pages.question_form import answers_of
from starfelt.server.pages.snapshot import seen_by
from starfelt.server.pages.table_facts import table_facts
from starfelt.table import commands
from starfelt.table.commands import Answer, AnyCommand
from starfelt.words.numbered_choices import completed

MOST_GESTURES = 100  # answers of one gesture


def seat_of(visit: Visit, live: Live, wanted: str) -> int:
    """The seat that the visitor looks from: the one that is asked for, or the first of theirs."""
    number = int(wanted) if wanted in ("-1", "0", "1", "2", "3", "4", "5") else None
    return seat_for(live, visit.visitor.account, number)


async def table_page(visit: Visit) -> Response:
    """`/tables/{table}`: before, during and after the game."""
    live = await live_of(visit)
    seat = seat_of(visit, live, visit.asked("seat"))
    return await shown(visit, live, seat)


async def shown(visit: Visit, live: Live, seat: int, refusal: Refusal | None = None) -> Response:
    """The page; with a refusal, what was ticked stays ticked, and what was said stays too."""
    seen = await seen_by(visit, live, seat)
    ticked = visit.form.numbers("action") if refusal is not None else []
    facts = table_facts(visit.text, seen, visit.asked("look"), ticked)
    facts["said"] = visit.form.get("text") if refusal is not None else ""
    if refusal is not None:
        return visit.refused(refusal, "table.html", **facts)
    return visit.page("table.html", **facts)


# -------------------------------------------------------------------------------- doing something
async def do_at_table(visit: Visit) -> Response:
    """A form of the page was sent: do what it says, then show the table again."""
    live = await live_of(visit)
    wanted = visit.form.get("seat")
    seat = seat_of(visit, live, wanted)
    try:
        address = await done(visit, live, seat)
    except Refusal as refusal:
        return await shown(visit, live, seat, refusal)
    return see(address)


async def done(visit: Visit, live: Live, seat: int) -> str:
    """Do it; returns where to go on."""
    do = visit.form.get("do")
    here = f"/tables/{live.id}"
    if do == "sit":
        await ensure_guest(visit)
    if visit.visitor.account is None:
        raise Refusal("no-account")
    if do == "rematch":
        return f"/tables/{await rematch(live.hub, live, visit.account)}"
    if do == "answer" and "gesture" in visit.form:
        await gesture(visit, live, seat)
    elif do == "answer":
        await carry_out(live, visit.visitor, seat, await answer_of(visit, live, seat))
    elif do in COMMANDS:
        await carry_out(live, visit.visitor, seat, COMMANDS[do](visit.form))
    else:
        raise Refusal("wrong-choice", field="do", expected=", ".join(COMMANDS))
    several = len(live.table.seats_of(visit.account.id)) > 1
    return f"{here}?seat={seat}#ask" if several and seat >= 0 else f"{here}#ask"


def one_of_seats(form: Form) -> int | None:
    return form.number("place") if "place" in form else None


#: What the buttons of the page stand for.
COMMANDS: dict[str, Callable[[Form], AnyCommand]] = {
    "sit": lambda form: form.filled(commands.Sit, seat=one_of_seats(form)),
    "stand": lambda form: commands.Stand(),
    "put_bot": lambda form: form.filled(commands.PutBot, "bot", seat=one_of_seats(form)),
    "unseat": lambda form: form.filled(commands.Unseat, seat=form.number("place")),
    "say": lambda form: form.filled(commands.Say, "text", "id"),
    "undo": lambda form: form.filled(commands.Undo, "question"),
    "propose": lambda form: form.filled(commands.Propose, "what"),
    "agree": lambda form: commands.Agree(),
    "decline": lambda form: commands.Decline(),
    "resume": lambda form: commands.Resume(),
    "resign": lambda form: commands.Resign(),
    "back": lambda form: commands.Back(),
}


# -------------------------------------------------------------------------------- answers
async def answer_of(visit: Visit, live: Live, seat: int) -> Answer:
    """The answer that the form means.

    One to an older question goes on as it is: the table knows whether it is the same once more.
    """
    question, picked = visit.form.number("question"), visit.form.numbers("action")
    if any(action < 0 for action in picked) or len(picked) > MOST_GESTURES:
        raise Refusal("not-offered")
    seen = await seen_by(visit, live, seat)
    view, asked = seen.now.view, seen.now.asked
    if view is None or asked is None or asked.question != question:
        return visit.form.filled(Answer, question=question, actions=sorted(picked))
    picked = answers_of(asked, picked)
    if asked.several:
        game = starfelt.load(seen.about.game).under(seen.about.rules)
        picked = completed(game.imagine(view, fast(1)), seat, asked, picked)
    return Answer(question, picked)


async def gesture(visit: Visit, live: Live, seat: int) -> None:
    """Several answers in one go, each found when the one before has been given."""
    name, first = visit.form.get("gesture"), visit.form.number("question")
    for number in range(first, first + MOST_GESTURES):
        asked = (await seen_by(visit, live, seat)).now.asked
        if asked is None or asked.question != number:
            return
        found = [one.action for one in asked.gestures if one.name == name]
        if not found:
            return
        await carry_out(live, visit.visitor, seat, Answer(number, found))

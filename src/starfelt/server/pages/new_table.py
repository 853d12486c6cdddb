"""Opening a table: who sits where, the options of the game, the clock."""

from typing import Any

from starlette.responses import Response

import starfelt
from starfelt.bots import BOTS
from starfelt.core.game import AnyGame
from starfelt.core.options import Flag, Option, Parts
from starfelt.core.refusal import Refusal
from starfelt.server.accounts import ensure_guest
from starfelt.server.api.tables import count_opening
from starfelt.server.live.hosting import FREE
from starfelt.server.live.hub import hub_of
from starfelt.server.live.new_tables import ME, Wish, open_table
from starfelt.server.pages.forms import Form
from starfelt.server.pages.labels import CLOCKS, kind_of
from starfelt.server.pages.page import Visit, see
from starfelt.table.seats import BOT

NO_SEAT = "none"


async def new_table(visit: Visit) -> Response:
    """`/new/{game}`: the form."""
    game = game_of(visit)
    return visit.page("new.html", **form_facts(game, usual(game)))


async def open_new(visit: Visit) -> Response:
    """The form was sent; what was entered stays if something is wrong with it."""
    game = game_of(visit)
    try:
        wish = wish_of(game, visit.form)
        account = await ensure_guest(visit)
        count_opening(visit, account)
        table = await open_table(hub_of(visit.request), account, wish)
    except Refusal as refusal:
        return visit.refused(refusal, "new.html", **form_facts(game, visit.form))
    return see(f"/tables/{table}")


def game_of(visit: Visit) -> AnyGame:
    name = visit.path["game"]
    if name not in starfelt.GAMES:
        raise Refusal("no-such-page")
    return starfelt.load(name)


def usual(game: AnyGame) -> Form:
    """The form as it is at first."""
    seats = [ME, FREE, *[NO_SEAT] * (game.most_seats - 2)]
    fields = {f"seat-{number}": [wanted] for number, wanted in enumerate(seats)}
    fields["clock"] = [CLOCKS[0]]
    for option in game.options:
        name, default = f"option-{option.key}", option.default
        if isinstance(option, Parts):
            fields[name] = list(option.chosen(default))
        elif default is not False:
            fields[name] = [str(default)]
    return Form(fields)


def form_facts(game: AnyGame, entered: Form) -> dict[str, Any]:
    return {
        "game": game,
        "options": [(kind_of(option), option) for option in game.options],
        "entered": entered,
        "clocks": CLOCKS,
        "who": (ME, FREE, *[BOT + bot for bot in reversed(BOTS)]),
        "no_seat": NO_SEAT,
    }


def wish_of(game: AnyGame, form: Form) -> Wish:
    """What the form asks for; seats that nobody is to have are left out."""
    fields = [form.get(f"seat-{number}", NO_SEAT) for number in range(game.most_seats)]
    return Wish(
        game.name,
        tuple(wanted for wanted in fields if wanted != NO_SEAT),
        {option.key: chosen(option, form) for option in game.options},
        form.get("clock", "none"),
        "rated" in form,
        "private" in form,
        "talk" in form,
    )


def chosen(option: Option, form: Form) -> object:
    """What the form says of an option; a box that is not ticked is not sent at all."""
    name = f"option-{option.key}"
    if isinstance(option, Flag):
        return name in form
    if isinstance(option, Parts):
        nothing = next(preset for preset, parts in option.presets.items() if not parts)
        return "+".join(form.all(name)) or nothing
    return form.get(name, str(option.default))

"""Pages to read: the rules of each game, and what this is."""

from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.http.markdown import as_html
from starfelt.server.pages.page import Visit


async def rules(visit: Visit) -> Response:
    """`/rules/{game}`: the rulebook, or another page of the game."""
    game, text = visit.path["game"], visit.text
    if game not in starfelt.GAMES:
        raise Refusal("no-such-page")
    pages = text.pages(game)
    name = visit.asked("page") or pages[0]
    if name not in pages:
        raise Refusal("no-such-page")
    shown = as_html(text.page(game, name))
    return visit.page("rules.html", game=game, pages=pages, name=name, shown=shown)


async def about(visit: Visit) -> Response:
    """`/about`: whose names these are, and that nobody of them stands behind this."""
    return visit.page("about.html", games=starfelt.GAMES)

"""Pages to read: the rules of each game, and what this is."""

from functools import cache

from markupsafe import Markup
from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.http.markdown import as_html
from starfelt.server.pages.page import Visit
from starfelt.words.cached_text import spoken


async def rules(visit: Visit) -> Response:
    """`/rules/{game}`: the rulebook, or another page of the game."""
    game, text = visit.path["game"], visit.text
    if game not in starfelt.GAMES:
        raise Refusal("no-such-page")
    pages = text.pages(game)
    name = visit.asked("page") or pages[0]
    if name not in pages:
        raise Refusal("no-such-page")
    shown = written(text.language, game, name)
    return visit.page("rules.html", game=game, pages=pages, name=name, shown=shown)


@cache
def written(language: str, game: str, name: str) -> Markup:
    """Rules never change while the server runs, and to write them takes milliseconds."""
    return as_html(spoken(language).page(game, name))


async def about(visit: Visit) -> Response:
    """`/about`: whose names these are, and that nobody of them stands behind this."""
    return visit.page("about.html", games=starfelt.GAMES)

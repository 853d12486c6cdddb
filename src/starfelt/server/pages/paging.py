"""Lists of tables on pages: so many at once, and a link to those before them."""

import re
from urllib.parse import urlencode

from msgspec.structs import replace

from starfelt.server.api.lists import page_of
from starfelt.server.api.schemas import CURSOR
from starfelt.server.pages.page import Visit
from starfelt.store.records import Query, TableRecord


async def page_asked(visit: Visit, query: Query) -> tuple[list[TableRecord], str]:
    """The tables that the address of the page asks for, and the address of the next page."""
    before = visit.asked("before")
    if re.fullmatch(CURSOR, before):
        query = replace(query, before=before)
    records, more = await page_of(visit.services.store, query)
    return records, address(visit, more) if more else ""


def address(visit: Visit, before: str) -> str:
    """This page with the tables before that one."""
    pairs = visit.request.query_params.multi_items() if visit.request.method == "GET" else []
    kept = [(key, value) for key, value in pairs if key not in ("before", "lang", "reported")]
    return f"{visit.request.url.path}?{urlencode([*kept, ('before', before)])}"

"""The page of those who run the server: tables, accounts, reports, and what everybody is told."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct
from starlette.responses import Response

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.moderation import ban, finish_report, report_page, unban
from starfelt.server.accounts.schemas import Ban, ReportsWanted
from starfelt.server.api.lists import page_of
from starfelt.server.api.moderation import announce, announce_restart, close_table, query_of, remove
from starfelt.server.api.schemas import Announcement, HostTablesWanted, Removal, RestartWanted
from starfelt.server.live.hub import hub_of
from starfelt.server.pages.forms import Form
from starfelt.server.pages.page import Visit, see
from starfelt.store.records import Account, Report
from starfelt.table.table import OPEN, PAUSED, PLAYING

HERE = "/host"
GOING = (OPEN, PLAYING, PAUSED)

Wanted = TypeVar("Wanted")


class Complaint(Struct, frozen=True):
    """A report with the names of those it is about; who is gone has none."""

    report: Report
    by: Account | None
    about: Account | None


async def host_page(visit: Visit) -> Response:
    """`/host`."""
    return visit.page("host.html", **await host_facts(visit))


async def host_facts(visit: Visit) -> dict[str, Any]:
    store, hub = visit.services.store, hub_of(visit.request)
    wanted = page_wanted(visit, HostTablesWanted, "tables", "before", status=GOING)
    tables, before = await page_of(store, query_of(wanted))
    reports, after = await report_page(store, page_wanted(visit, ReportsWanted, "reports", "after"))
    return {
        "tables": tables,
        "more_tables": before,
        "complaints": [await complaint(visit, one) for one in reports],
        "more_reports": after,
        "words": hub.notices.words,
        "restart": hub.notices.restart,
        "live": len(hub.lives),
        "sockets": len(visit.services.sockets),
        "entered": visit.form,
        "did": visit.form.get("do"),
        "done": visit.asked("done") == "yes",
    }


def page_wanted(visit: Visit, kind: type[Wanted], list_: str, place: str, **more: Any) -> Wanted:
    """Which page of a list is wanted: the address says at which place it begins."""
    begins = visit.asked(list_)
    return Form({place: [begins]} if begins else {}).filled(kind, place, **more)


async def complaint(visit: Visit, report: Report) -> Complaint:
    store = visit.services.store
    return Complaint(report, await store.account(report.by), await store.account(report.about))


async def do_host(visit: Visit) -> Response:
    """One of the forms of the page was sent."""
    do = visit.form.get("do")
    try:
        if do not in DEEDS:
            raise Refusal("wrong-choice", field="do", expected=", ".join(DEEDS))
        await DEEDS[do](visit)
    except Refusal as refusal:
        return visit.refused(refusal, "host.html", **await host_facts(visit))
    return see(f"{HERE}?done=yes")


# -------------------------------------------------------------------------------- what they do
async def closing(visit: Visit) -> None:
    visit.path = {"table": visit.form.get("table")}
    await close_table(visit)


async def removing(visit: Visit) -> None:
    visit.path = {"table": visit.form.get("table")}
    visit.body = visit.form.filled(Removal, "seat")
    await remove(visit)


async def banning(visit: Visit) -> None:
    visit.body = visit.form.filled(Ban, "days")
    visit.path = {"account": await account_of(visit)}
    await ban(visit)


async def unbanning(visit: Visit) -> None:
    visit.path = {"account": await account_of(visit)}
    await unban(visit)


async def account_of(visit: Visit) -> str:
    """Players go by their names, guests by what stands in the address of their page."""
    given, store = visit.form.get("account").strip(), visit.services.store
    account = await store.account_named(given) or await store.account(given)
    if account is None:
        raise Refusal("no-such-account")
    return account.id


async def finishing(visit: Visit) -> None:
    visit.path = {"report": visit.form.get("report")}
    await finish_report(visit)


async def announcing(visit: Visit) -> None:
    visit.body = visit.form.filled(Announcement, "text")
    await announce(visit)


async def restarting(visit: Visit) -> None:
    visit.body = visit.form.filled(RestartWanted, "minutes")
    await announce_restart(visit)


async def not_restarting(visit: Visit) -> None:
    visit.body = RestartWanted()
    await announce_restart(visit)


DEEDS: dict[str, Callable[[Visit], Awaitable[None]]] = {
    "close": closing,
    "remove": removing,
    "ban": banning,
    "unban": unbanning,
    "finish": finishing,
    "announce": announcing,
    "restart": restarting,
    "no_restart": not_restarting,
}

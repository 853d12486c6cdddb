"""What hosts may do to accounts: read complaints, ban and unban.  No token is good for it."""

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.change import change
from starfelt.server.accounts.schemas import Ban, Banned, ReportFacts, ReportPage, ReportsWanted
from starfelt.server.calls.endpoint import HOST, Call, Endpoint
from starfelt.server.config import DAY
from starfelt.store.protocol import Store
from starfelt.store.records import Account, Report

LONGEST_NUMBER = 18  # digits that a store can hold


async def reports(call: Call) -> ReportPage:
    """Complaints that are open, or those that are done, the oldest first."""
    found, after = await report_page(call.services.store, call.query)
    return ReportPage([facts_of(one) for one in found], after)


async def report_page(store: Store, wanted: ReportsWanted) -> tuple[list[Report], int]:
    """A page, and where the next one begins; 0: this is the last one."""
    found = await store.reports(wanted.done, wanted.after, wanted.limit + 1)
    page = found[: wanted.limit]
    return page, page[-1].id if len(found) > wanted.limit else 0


def facts_of(report: Report) -> ReportFacts:
    return ReportFacts(
        report.id, report.by, report.about, report.table, report.text, report.at, report.done
    )


async def finish_report(call: Call) -> None:
    """A complaint is dealt with."""
    number = call.path["report"]
    known = number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
    if not known or not await call.services.store.finish_report(int(number)):
        raise Refusal("no-such-report")


async def ban(call: Call) -> Banned:
    """Ban an account for some days; whatever it has open is closed."""
    wanted: Ban = call.body
    until = call.now + wanted.days * DAY
    await set_ban(call, until)
    return Banned(call.path["account"], until)


async def unban(call: Call) -> None:
    """An account may come back."""
    await set_ban(call, 0)


async def set_ban(call: Call, until: int) -> None:
    def edit(account: Account) -> Account:
        if account.role == HOST:
            raise Refusal("protected-account")
        return replace(account, banned=until)

    account = await change(call.services, call.path["account"], edit, call.account)
    await call.services.revoked(account.id)
    if until:
        await call.services.resign(account)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/host/reports",
        reports,
        HOST,
        query=ReportsWanted,
        answer=ReportPage,
        refuses=("hosts-only",),
    ),
    Endpoint(
        "POST",
        "/api/host/reports/{report}/finish",
        finish_report,
        HOST,
        refuses=("hosts-only", "no-such-report"),
    ),
    Endpoint(
        "PUT",
        "/api/host/bans/{account}",
        ban,
        HOST,
        body=Ban,
        answer=Banned,
        refuses=("hosts-only", "no-such-account", "protected-account"),
    ),
    Endpoint(
        "DELETE",
        "/api/host/bans/{account}",
        unban,
        HOST,
        refuses=("hosts-only", "no-such-account", "protected-account"),
    ),
]

"""What hosts may do to accounts: read complaints, ban and unban.  No token is good for it."""

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.change import change
from starfelt.server.accounts.schemas import Ban, Banned, ReportFacts, ReportsWanted
from starfelt.server.calls.endpoint import HOST, Call, Endpoint
from starfelt.server.config import DAY
from starfelt.store.records import Account

LONGEST_NUMBER = 18  # digits that a store can hold


async def reports(call: Call) -> list[ReportFacts]:
    """Complaints that are open, or those that are done."""
    wanted: ReportsWanted = call.query
    return [
        ReportFacts(one.id, one.by, one.about, one.table, one.text, one.at, one.done)
        for one in await call.services.store.reports(wanted.done)
    ]


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

    account = await change(call.services, call.path["account"], edit)
    await call.services.revoked(account.id)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/host/reports",
        reports,
        HOST,
        query=ReportsWanted,
        answer=list[ReportFacts],
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

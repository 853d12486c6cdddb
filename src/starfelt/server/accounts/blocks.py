"""People whom somebody does not want to hear (mute) or to meet (block), and complaints."""

from typing import get_args

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.schemas import Blocked, Complaint, Filed, Kind
from starfelt.server.calls.endpoint import VISITOR, Call, Endpoint
from starfelt.server.identity.names import line
from starfelt.server.identity.tokens import ACCOUNT
from starfelt.server.services import Services
from starfelt.store.records import Block, Report

KINDS: tuple[str, ...] = get_args(Kind)


def blocked(block: Block) -> Blocked:
    return Blocked(block.other, block.name, block.kind)


async def my_blocks(call: Call) -> list[Blocked]:
    """Whom I mute or block."""
    return [blocked(block) for block in await call.services.store.blocks(call.account.id)]


async def put_block(call: Call) -> None:
    """Mute or block somebody; doing it twice is as doing it once."""
    block = wanted(call)
    await check_other(call, block.other)
    async with call.services.lock(call.account.id):
        await check_room(call, block)
        try:
            await call.services.store.block(block, call.account)
        except KeyError:  # deleted a moment ago
            raise Refusal("no-such-account") from None
    await call.services.blocks_changed(call.account.id)


async def check_room(call: Call, block: Block) -> None:
    """The list has a bound; what is on it already may be put there again."""
    most = call.services.config.limits.blocks
    mine = await call.services.store.blocks(block.account)
    there = any((one.other, one.kind) == (block.other, block.kind) for one in mine)
    if len(mine) >= most and not there:
        raise Refusal("too-many-blocks", most=most)


async def delete_block(call: Call) -> None:
    """Mute or block somebody no longer."""
    await call.services.store.unblock(wanted(call))
    await call.services.blocks_changed(call.account.id)


def wanted(call: Call) -> Block:
    kind = call.path["kind"]
    if kind not in KINDS:
        raise Refusal("no-such-page")
    return Block(call.account.id, call.path["account"], kind)


async def check_other(call: Call, other: str) -> None:
    """Somebody who is there, and not oneself."""
    if other == call.account.id:
        raise Refusal("own-account")
    if await call.services.store.account(other) is None:
        raise Refusal("no-such-account")


async def report(call: Call) -> Filed:
    """Report somebody to the hosts of this server."""
    complaint: Complaint = call.body
    services, account = call.services, call.account
    text = line(complaint.text)
    if not text:
        raise Refusal("short-field", field="text", least=1)
    await check_other(call, complaint.about)
    if complaint.table and await services.store.table(complaint.table) is None:
        raise Refusal("no-such-table")
    services.limits.take("report", account.id, call.now)
    filed = Report(0, account.id, complaint.about, complaint.table, text, call.now)
    async with services.lock(account.id):
        await check_open_reports(services, filed)
        try:
            return Filed(await services.store.report(filed, account))
        except KeyError:  # deleted a moment ago
            raise Refusal("no-such-account") from None


async def check_open_reports(services: Services, filed: Report) -> None:
    """One about each person, until a host has dealt with it; and not without end."""
    waiting = [one for one in await services.store.reports_by(filed.by) if not one.done]
    if any(one.about == filed.about for one in waiting):
        raise Refusal("reported-already")
    most = services.config.limits.open_reports
    if len(waiting) >= most:
        raise Refusal("too-many-reports", most=most)


ENDPOINTS = [
    Endpoint("GET", "/api/blocks", my_blocks, VISITOR, ACCOUNT, answer=list[Blocked]),
    Endpoint(
        "PUT",
        "/api/blocks/{kind}/{account}",
        put_block,
        VISITOR,
        ACCOUNT,
        refuses=("own-account", "no-such-account", "too-many-blocks"),
    ),
    Endpoint("DELETE", "/api/blocks/{kind}/{account}", delete_block, VISITOR, ACCOUNT),
    Endpoint(
        "POST",
        "/api/reports",
        report,
        VISITOR,
        body=Complaint,
        answer=Filed,
        status=201,
        refuses=(
            "own-account",
            "no-such-account",
            "no-such-table",
            "reported-already",
            "too-many-reports",
        ),
    ),
]

"""In a storm of refusals the log stays short, and tells how many it left out."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.server.calls import middleware
from starfelt.server.config import Limits, Rate
from starfelt.server.http import quiet
from starfelt.server.http.quiet import LINES, Quiet
from tests.server.hall import Hall, Person, running
from tests.server.house import GENEROUS

STORM = 60


def test_a_few_lines_of_each_kind_and_then_a_number(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(quiet, "SECOND", 0.05)

    async def storm() -> list[int]:
        one = Quiet()
        first = [sum(one.lets("request", "/", status) for _ in range(STORM)) for status in (404, 1)]
        seldom = one.lets("request", "/seldom", 404)
        await asyncio.sleep(0.2)
        return [*first, seldom, sum(one.lets("request", "/", 404) for _ in range(STORM))]

    assert asyncio.run(storm()) == [LINES, LINES, True, LINES]
    told = [record.facts for record in caplog.records if record.msg == "left-out"]
    wanted = [{"lines": STORM - LINES, "of": ["request", "/", status]} for status in (404, 1)]
    assert told[:2] == wanted  # the last storm is told of where a loop takes long to end


def test_refusals_fill_no_log_and_are_no_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Requests and websockets alike; metrics count every one."""
    caplog.set_level("INFO")
    monkeypatch.setattr(quiet, "SECOND", 60)
    monkeypatch.setattr(middleware, "REFUSED_SECONDS", 0.01)
    limits = replace(GENEROUS, rates=replace(GENEROUS.rates, address=Rate(1e-9, 10)))
    with running(tmp_path, limits, workers=0) as hall:
        one = hall.person()
        statuses = [one.get("/api/me").status_code for _ in range(STORM)]
        assert statuses == [200] * 10 + [429] * (STORM - 10)
        assert asyncio.run(refused(one)) == [429] * STORM
        hall.services.limits = type(hall.services.limits)(Limits())
        counted = hall.client.get("/metrics").text
    assert f'method="GET",route="",status="429"}} {STORM - 10}.0' in counted
    assert f'method="WEBSOCKET",route="",status="429"}} {STORM}.0' in counted
    lines = [record for record in caplog.records if record.name.startswith(("starfelt", "uvicorn"))]
    ours = [getattr(record, "facts", {}) for record in lines]
    assert sum(facts.get("status") == 429 for facts in ours) == 2 * LINES
    assert [record.getMessage() for record in lines if record.levelname == "ERROR"] == []


async def refused(person: Person) -> list[int]:
    return [await handshake(person.hall, person) for _ in range(STORM)]


async def handshake(hall: Hall, person: Person) -> int:
    """The status of the answer to a handshake."""
    reader, writer = await asyncio.open_connection(*hall.bound.getsockname())
    lines = ["Host: x", f"Origin: {hall.url}", "Connection: Upgrade", "Upgrade: websocket"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    head = ["GET /ws/tables/x HTTP/1.1", *lines, "Sec-WebSocket-Version: 13", key, "", ""]
    writer.write("\r\n".join(head).encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(answer[9:12])

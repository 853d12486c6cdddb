"""Whoever opens tables too quickly waits: by account and by address, whatever way they take."""

from pathlib import Path

import httpx
import pytest

from starfelt.server.http.limits import Allowances
from starfelt.server.live.hub import Hub
from starfelt.table.commands import Resign
from tests.server.house import House
from tests.server.http.test_rates import only
from tests.server.live.live_house import PLANS, actor, playing, run

WISH = {"game": PLANS, "seats": ["me", "open"]}


async def opened(client: httpx.AsyncClient, over: str) -> list[int]:
    """One after the other: a new table, a quick match, and a game that is continued."""
    asked = [
        ("/api/tables", WISH),
        ("/api/quick-match", WISH),
        (f"/api/tables/{over}/continue", {"answers": 0, "seat": 0}),
        ("/api/tables", WISH),
    ]
    return [(await client.post(path, json=body)).status_code for path, body in asked]


@pytest.mark.parametrize(("rate", "let_in"), [("table", 2), ("table_address", 3)])
def test_tables_are_not_opened_without_a_pause(tmp_path: Path, rate: str, let_in: int):
    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        await live.command(actor(one, 0), Resign())
        house.services.limits = Allowances(only(rate))
        statuses = await opened(house.as_(one), live.id)
        assert [status == 429 for status in statuses] == [n >= let_in for n in range(4)]
        refused = await house.as_(two).post("/api/tables", json=WISH)
        assert (refused.status_code == 429) == (rate == "table_address")
        house.clock.now += 100_000
        assert (await house.as_(one).post("/api/tables", json=WISH)).status_code == 201

    run(tmp_path, play)

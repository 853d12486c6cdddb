"""Everybody gets what the matrix says, at every endpoint there is."""

import asyncio
from pathlib import Path

from starlette.routing import Match

from starfelt.server import accounts, api
from starfelt.server.bot_workers import Workers
from starfelt.server.calls.endpoint import Endpoint, routes_of
from starfelt.server.calls.openapi import with_document
from starfelt.server.live.hub import Hub
from tests.server.calls import rows_of_accounts, rows_of_tables
from tests.server.calls.matrix import ACTORS, Row, status
from tests.server.house import opened

#: Other areas add their endpoints and their rows here.
AREAS = [*accounts.ENDPOINTS, *api.ENDPOINTS]
ENDPOINTS = with_document(AREAS, "starfelt")
ROWS = [*rows_of_accounts.ROWS, *rows_of_tables.ROWS]


def endpoint_of(row: Row) -> Endpoint | None:
    """The endpoint that a row is about."""
    path = row.path.replace("{", "").replace("}", "")
    scope = {"type": "http", "method": row.method, "path": path, "root_path": ""}
    for route in routes_of(ENDPOINTS):
        if route.matches(scope)[0] is Match.FULL:
            for endpoint in ENDPOINTS:
                if (endpoint.method, endpoint.path) == (row.method, route.path):
                    return endpoint
    return None


def named(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def test_every_endpoint_has_a_row_and_every_cell_is_declared():
    found = [endpoint_of(row) for row in ROWS]
    assert None not in found
    rows = [named(endpoint) for endpoint in found if endpoint]
    assert sorted(rows) == sorted(named(endpoint) for endpoint in ENDPOINTS)
    assert [row.path for row in ROWS if len(row.statuses) != len(ACTORS)] == []


def test_an_endpoint_without_a_row_would_be_noticed():
    missing = {named(endpoint) for endpoint in ENDPOINTS} - {
        named(endpoint) for row in ROWS[1:] if (endpoint := endpoint_of(row))
    }
    assert missing == {named(ENDPOINTS[0])}


def test_everybody_gets_what_the_matrix_says(tmp_path: Path):
    async def run() -> list[str]:
        async with opened(tmp_path, endpoints=AREAS) as house:
            services = house.services
            workers = Workers(1, 1)  # never started: no bot is waited for
            house.app.state.hub = Hub(services.store, workers, services.clock, services.text)
            wrong = []
            for row in ROWS:
                for actor, expected in zip(ACTORS, row.statuses, strict=True):
                    got = await status(house, row, actor)
                    if got != expected:
                        wrong.append(f"{row.method} {row.path} by {actor}: {got}, not {expected}")
            return wrong

    assert asyncio.run(run()) == []

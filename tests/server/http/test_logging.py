"""What stands in the logs, and what never does."""

import asyncio
import json
import logging
import sys
from pathlib import Path

import pytest

from starfelt.server.http.logging import Lines, anonymous, logger, set_up
from tests.server.house import PASSWORD, House, opened


class Kept(logging.Handler):
    """Keeps the lines."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept():
    handler, root = Kept(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


def test_a_request_is_one_line_without_anything_secret(tmp_path: Path, kept: Kept):
    secrets = [
        "canary-query",
        "canary-body",
        "canary-cookie",
        "canary-agent",
        PASSWORD,
        "canary-id",
    ]

    async def play(house: House) -> None:
        mia = await house.person()
        client = house.as_(mia)
        secrets.extend([mia.id, mia.name, *client.cookies.values()])
        client.cookies.set("other", "canary-cookie")
        client.headers["User-Agent"] = "canary-agent"
        await client.get("/api/me?canary-query=1")
        await client.patch("/api/me", json={"name": "canary-body"})
        await client.delete("/api/tokens/canary-id")
        await client.post("/api/log-in", json={"name": "canary-body", "password": PASSWORD})
        made = await client.post("/api/tokens", json={"name": "bot", "scopes": ["read"]})
        secrets.append(made.json()["token"])
        await house.client(Authorization=f"Bearer {made.json()['token']}").get("/api/me")
        await client.get("/canary-id")
        lines = [json.loads(line) for line in kept.lines]
        assert {line["account"] for line in lines if "account" in line} == {anonymous(mia.id)}

    async def run() -> None:
        async with opened(tmp_path) as house:
            await play(house)

    asyncio.run(run())
    lines = [json.loads(line) for line in kept.lines if '"event":"request"' in line]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/me", 422),
        ("PATCH", "/api/me", 200),
        ("DELETE", "/api/tokens/{token}", 404),
        ("POST", "/api/log-in", 200),
        ("POST", "/api/tokens", 201),
        ("GET", "/api/me", 200),
        ("GET", "", 404),
    ]
    assert all(line["level"] == "info" and line["milliseconds"] >= 0 for line in lines)
    text = "\n".join(line for line in kept.lines if '"event":"httpx"' not in line)
    assert [secret for secret in secrets if secret in text] == []


def test_of_an_error_the_class_and_the_places_are_told(kept: Kept):
    def deep() -> None:
        raise KeyError("canary")

    try:
        deep()
    except KeyError:
        logger.exception("bot", table="x")
        logging.getLogger("uvicorn.error").exception("went wrong")
    for line in kept.lines:
        told = json.loads(line)
        assert (told["level"], told["error"]) == ("error", "KeyError")
        assert told["places"][-1].startswith("test_logging:")
        assert told["places"][-1].endswith(" deep")
        assert "canary" not in line
    assert [json.loads(line)["event"] for line in kept.lines] == ["bot", "uvicorn.error"]


def test_all_logs_go_to_standard_error_in_one_form(capsys: pytest.CaptureFixture[str]):
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        root.handlers = []
        set_up()
        logger.info("begun", port=1)
        logger.warning("slow")
        logger.error("broken")
        logging.getLogger("uvicorn.error").info("ready\nto go")
        lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    finally:
        root.handlers, root.level = before, level
        root.setLevel(level)
    assert [line["level"] for line in lines] == ["info", "warning", "error", "info"]
    assert lines[0].keys() == {"time", "level", "event", "port"}
    assert lines[3]["message"] == "ready\nto go"
    assert sys.stderr is not None

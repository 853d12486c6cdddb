"""Websockets: how much is too much, what is revoked, and who is let in."""

import asyncio
import secrets
from pathlib import Path

import pytest
import websockets
from msgspec.structs import replace

from starfelt.server.config import Limits, Rate
from tests.server.hall import SECONDS, Hall, Person, playing, refusal, running
from tests.server.house import GENEROUS

PLANS = "stolen_plans"


# ------------------------------------------------------------------ limits
def closed_after(person: Person, table: str, *messages: str | bytes) -> tuple[int, str]:
    async def sent() -> tuple[int, str]:
        async with person.at(table) as line:
            await line.next("update")
            for message in messages:
                await line.socket.send(message)
            return await line.closed()

    return asyncio.run(sent())


def test_a_message_that_is_too_large_closes_the_socket_of_its_sender_alone(hall: Hall):
    table, one, two = playing(hall)

    async def neighbours() -> dict:
        async with two.at(table) as other:
            await other.next("update")
            closed = await asyncio.to_thread(closed_after, one, table, "x" * (16 * 1024 + 1))
            assert closed[0] == 1009
            return await other.asked("say", text="still here")

    assert asyncio.run(neighbours())["type"] == "ack"
    assert closed_after(one, table, b"{}") == (1003, "binary")


def test_too_many_messages_close_the_socket(tmp_path: Path):
    """40 at once are fine, and after that 20 a second; the clock of the server stands still."""
    limits = replace(GENEROUS, messages=Limits().messages)
    assert limits.messages == Rate(20, 40)
    with running(tmp_path, limits, workers=0) as hall:
        table, one, two = playing(hall)
        hall.hub.clock = hall.services.clock = lambda: 1_900_000_000_000

        async def sent() -> tuple[int, str]:
            async with one.at(table) as mine, two.at(table) as other:
                for number in range(40):
                    assert (await mine.asked("ping", id=str(number)))["type"] == "pong"
                await mine.send("ping")
                bye = await mine.next("bye")
                assert bye == {"type": "bye", "why": "messages"}
                assert (await other.asked("ping"))["type"] == "pong"
                return await mine.closed()

        assert asyncio.run(sent()) == (1008, "messages")


def test_commands_of_all_sockets_of_an_account_count_together_at_a_table(tmp_path: Path):
    rates = replace(GENEROUS.rates, command=Rate(0.001, 4))
    with running(tmp_path, replace(GENEROUS, rates=rates), workers=0) as hall:
        table, one, two = playing(hall)  # to sit down is a command, too

        async def proposed() -> str:
            async with one.at(table) as line:
                await line.asked("propose", what="pause")
                return str((await line.asked("decline")).get("code", ""))

        assert [asyncio.run(proposed()) for _ in range(3)] == ["", "", "too-many-requests"]
        assert two.command(table, "say", text="and I?").status_code == 200
        elsewhere = one.open(PLANS, "me", "open")
        assert one.command(elsewhere, "stand").status_code == 200


def test_an_account_has_so_many_sockets_and_an_address_too(tmp_path: Path):
    assert (Limits().sockets_of_account, Limits().sockets_of_address) == (20, 100)
    limits = replace(GENEROUS, sockets_of_account=20, sockets_of_address=50)
    with running(tmp_path, limits, workers=0) as hall:
        table, one, two = playing(hall)

        async def crowd() -> None:
            async with asyncio.timeout(SECONDS):
                urls = [(person, person.at(table)) for person in [one] * 20 + [two] * 20]
                lines = [await at.__aenter__() for _, at in urls]
                with pytest.raises(websockets.InvalidStatus) as full:
                    await one.at(table).__aenter__()
                assert refusal(full.value) == (429, "too-many-sockets")
                watchers = [hall.stranger().at(table) for _ in range(10)]
                for watcher in watchers:
                    await watcher.__aenter__()
                with pytest.raises(websockets.InvalidStatus) as full:
                    await hall.person().at(table).__aenter__()
                assert refusal(full.value) == (429, "too-many-sockets")
                assert (await lines[0].asked("ping"))["type"] == "pong"
                for at in [*watchers, *(at for _, at in urls)]:
                    await at.__aexit__(None, None, None)
                while len(hall.services.sockets):
                    await asyncio.sleep(0.01)
                async with one.at(table) as line:
                    await line.next("update")

        asyncio.run(crowd())


# ------------------------------------------------------------------ revocation
def test_what_is_revoked_is_closed(hall: Hall):
    """Logging out everywhere, a ban, a deleted token, a deleted account."""
    host = hall.person("host")
    table, one, _ = playing(hall)
    leaving, banned, programmer, gone = (hall.person() for _ in range(4))
    program = hall.program(programmer.account, "read")
    (token,) = programmer.get("/api/tokens").json()
    revocations = [
        (leaving, lambda: leaving.post("/api/log-out-everywhere")),
        (banned, lambda: host.call("PUT", f"/api/host/bans/{banned.id}", {"days": 1})),
        (program, lambda: programmer.call("DELETE", f"/api/tokens/{token['id']}")),
        (gone, lambda: gone.post("/api/me/delete", {"password": "correct horse"})),
    ]

    async def closing(person: Person, revoke) -> None:
        async with person.at(table) as line, one.at(table) as other:
            await line.next("update")
            assert (await asyncio.to_thread(revoke)).status_code in (200, 204)
            assert await line.closed() == (1008, "revoked")
            assert (await other.asked("ping"))["type"] == "pong"

    for person, revoke in revocations:
        asyncio.run(closing(person, revoke))
    for person, status in ((banned, 403), (program, 401)):
        with pytest.raises(websockets.InvalidStatus) as refused:
            asyncio.run(person.at(table).__aenter__())
        assert refused.value.response.status_code == status


def test_who_comes_in_while_being_revoked_is_closed_too(hall: Hall):
    """The table is still loading when the account loses its rights."""
    table, one, _ = playing(hall)
    hub = hall.hub
    live = hub.live

    async def slow(wanted: str):
        await hall.services.revoked(one.id)
        return await live(wanted)

    async def come() -> tuple[int, str]:
        async with one.at(table) as line:
            return await line.closed()

    hub.live = slow  # type: ignore[method-assign]
    try:
        assert asyncio.run(come()) == (1008, "revoked")
    finally:
        hub.live = live  # type: ignore[method-assign]


# ------------------------------------------------------------------ who is let in
@pytest.mark.parametrize(
    ("origin", "by", "status"),
    [
        ("ours", "cookie", 101),
        ("ours", "nothing", 101),
        ("ours", "token", 101),
        (None, "token", 101),
        (None, "cookie", 403),
        (None, "nothing", 403),
        (None, "token and cookie", 403),
        ("null", "cookie", 403),
        ("https://evil.example", "cookie", 403),
        ("https://evil.example", "token", 403),
        ("ours.evil.example", "cookie", 403),
        ("OURS", "cookie", 403),
    ],
)
def test_sockets_are_opened_by_pages_of_ours_or_with_a_token(
    hall: Hall, origin: str | None, by: str, status: int
):
    one = hall.person()
    table = one.open(PLANS, "me", "open")
    program = hall.program(one.account, "read")
    headers = {}
    if "cookie" in by:
        headers["Cookie"] = one.headers["Cookie"]
    if "token" in by:
        headers |= program.headers
    if origin is not None:
        headers["Origin"] = origin.replace("ours", hall.url).replace("OURS", hall.url.upper())

    async def tried() -> int:
        try:
            async with Person(hall, None, headers).at(table) as line:
                assert (await line.next("welcome"))["seat"] == (-1 if by == "nothing" else 0)
                return 101
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(tried()) == status


@pytest.mark.parametrize("query", ["?seat=1", "?seat=9", "?lang=tlh", "?since=x", "?x=1"])
def test_what_is_asked_for_in_vain_is_said_at_the_handshake(hall: Hall, query: str):
    one = hall.person()
    table = one.open(PLANS, "me", "open")
    with pytest.raises(websockets.InvalidStatus) as refused:
        asyncio.run(one.at(table, query).__aenter__())
    status, code = refusal(refused.value)
    assert status in (400, 403, 422)
    assert code
    with pytest.raises(websockets.InvalidStatus) as refused:
        asyncio.run(one.at(secrets.token_urlsafe(9)).__aenter__())
    assert refusal(refused.value) == (404, "no-such-table")

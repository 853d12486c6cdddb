"""Rights that end while something is on its way: nothing is done after that was acknowledged."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets import InvalidStatus

from starfelt.core.refusal import Refusal
from starfelt.server.live.commands import carry_out
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.server.visitor import ALL, BY_COOKIE, Visitor
from starfelt.table.commands import Say
from tests.server.hall import SECONDS, Hall, Person, playing, refusal
from tests.server.house import PASSWORD

SHORT = {"name": "bot", "scopes": ["play"], "days": 0}


class Slow:
    """A request of which the last byte is not sent yet."""

    def __init__(self, person: Person, path: str, body: Any) -> None:
        data = msgspec.json.encode(body)
        facts = {"Content-Type": "application/json", "Content-Length": str(len(data))}
        headers = "".join(f"{k}: {v}\r\n" for k, v in {**person.headers, **facts}.items())
        url = httpx.URL(person.hall.url)
        self.socket = socket.create_connection((url.host, url.port), SECONDS)
        start = f"POST {path} HTTP/1.1\r\nHost: {url.netloc.decode()}\r\nConnection: close\r\n"
        self.socket.sendall(f"{start}{headers}\r\n".encode() + data[:-1])
        self.last = data[-1:]

    def finished(self) -> tuple[int, str]:
        """The status and the code of the answer, after the last byte."""
        with self.socket:
            self.socket.sendall(self.last)
            answer = b"".join(iter(lambda: self.socket.recv(65536), b""))
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), str(msgspec.json.decode(body).get("code", ""))


def banned(hall: Hall, person: Person) -> None:
    host = hall.person("host")
    assert host.call("PUT", f"/api/host/bans/{person.id}", {"days": 1}).status_code == 200


def deleted(hall: Hall, person: Person) -> None:
    assert person.post("/api/me/delete", {"password": PASSWORD}).status_code == 204


def logged_out(hall: Hall, person: Person) -> None:
    assert person.post("/api/log-out").status_code == 204


def password_changed(hall: Hall, person: Person) -> None:
    wanted = {"old": PASSWORD, "new": "battery staple"}
    assert person.post("/api/me/password", wanted).status_code == 200


ENDS = [
    (banned, (403, "banned")),
    (deleted, (401, "no-account")),
    (logged_out, (401, "no-account")),
    (password_changed, (401, "no-account")),
]


@pytest.mark.parametrize(("end", "expected"), ENDS)
def test_a_slow_body_does_nothing_after_the_end_of_the_right(
    hall: Hall, end: Callable[[Hall, Person], None], expected: tuple[int, str]
):
    table, one, two = playing(hall)
    number = two.look(table)["now"]["number"]
    wish = {"game": "stolen_plans", "seats": ["me", "open"]}
    waiting = [
        Slow(one, f"/api/tables/{table}/commands", {"type": "say", "text": "too late"}),
        Slow(one, "/api/tables", wish),
        Slow(one, "/api/tokens", SHORT),
        Slow(one, "/api/reports", {"about": two.id, "text": "too late"}),
    ]
    end(hall, one)
    assert [slow.finished() for slow in waiting] == [expected] * len(waiting)
    assert two.look(table)["now"]["number"] == number
    assert "too late" not in str(hall.do(hall.services.store.rows(table)))
    assert hall.do(hall.services.store.tokens(one.id)) == []


@pytest.mark.parametrize(("end", "expected"), ENDS)
def test_nothing_is_stored_by_a_right_that_has_just_ended(
    hall: Hall, end: Callable[[Hall, Person], None], expected: tuple[int, str]
):
    """Though it was looked at before: as for a command that waits for its turn at the table."""
    table, one, two = playing(hall)
    secret = one.headers["Cookie"].partition("=")[2]
    shown = hall.services.cookies.read(secret, 0)
    assert shown is not None
    known = hall.do(hall.services.store.session(shown.id))
    assert known is not None
    end(hall, one)
    visitor = Visitor(known.account, ALL, BY_COOKIE, "en", "192.0.2.1")

    anybodys = two.open("stolen_plans", "me", "open", talk=True)

    async def say() -> None:
        await carry_out(await hall.hub.live(anybodys), visitor, -1, Say("too late"))

    async def open_one() -> None:
        await open_table(hall.hub, known.account, Wish("stolen_plans", ("me", "open")))

    for late in (say, open_one):
        with pytest.raises(Refusal) as refused:
            hall.do(late())
        assert refused.value.key == expected[1]
    assert two.command(table, "say", text="and on").status_code == 200
    assert two.look(table)["now"]["seats"][1]["who"] == two.id


def test_log_out_closes_what_was_opened_with_it_and_nothing_else(hall: Hall):
    table, one, _ = playing(hall)
    assert one.account is not None
    elsewhere = hall.as_(one.account)

    async def play() -> None:
        async with one.at(table) as line, elsewhere.at(table) as other:
            async with httpx.AsyncClient(base_url=hall.url, timeout=SECONDS) as client:
                path = f"/api/tables/{table}/events"
                async with client.stream("GET", path, headers=one.headers) as stream:
                    lines = stream.aiter_lines()
                    assert "welcome" in await anext(lines)
                    assert (await asyncio.to_thread(one.post, "/api/log-out")).status_code == 204
                    assert await line.closed() == (1008, "revoked")
                    rest = [one async for one in lines]
                    assert '"type":"bye","why":"revoked"' in rest[-1]
            assert (await other.asked("say", text="still here"))["type"] == "ack"

    asyncio.run(play())


def test_nobody_stays_who_comes_in_while_the_session_ends(hall: Hall):
    table, one, _ = playing(hall)
    assert one.account is not None
    person = hall.as_(one.account)

    async def cut_off() -> tuple[int, str]:
        try:
            async with person.at(table, "?seat=0") as line:
                return await line.closed()
        except InvalidStatus as refused:
            return refusal(refused)

    async def play() -> set[tuple[int, str]]:
        coming = [asyncio.create_task(cut_off()) for _ in range(10)]
        await asyncio.sleep(0.01)
        assert (await asyncio.to_thread(person.post, "/api/log-out")).status_code == 204
        return set(await asyncio.gather(*coming))

    assert asyncio.run(play()) <= {(1008, "revoked"), (403, "no-seat-of-yours")}

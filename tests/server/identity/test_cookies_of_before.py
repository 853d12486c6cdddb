"""Cookies of the version before: each becomes a session, so that nobody loses a seat."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import httpx
from itsdangerous import Signer
from msgspec.structs import replace

from starfelt.server.config import DAY
from starfelt.store.records import Account
from tests.server.hall import Hall
from tests.server.house import NOON, PASSWORD, House, in_house


def signed(key: str, account: Account, issued: int) -> str:
    """As the version before wrote it."""
    signer = Signer(key, salt="visitor", key_derivation="hmac", digest_method=sha256)
    return signer.sign(f"{account.id}.{account.epoch}.{issued}".encode()).decode()


def before(house: House, account: Account, issued: int = NOON - DAY) -> httpx.AsyncClient:
    return showing(house, signed(house.services.cookies.key, account, issued))


def showing(house: House, value: str) -> httpx.AsyncClient:
    client = house.client()
    client.cookies.set(house.services.cookies.name, value, domain="127.0.0.1", path="/")
    return client


def upgraded(folder: Path, play: Callable[[House], Awaitable[None]]) -> None:
    """A house of which the file is of the version before, brought up to date at noon."""

    async def later(house: House) -> None:
        house.services.cookies.since = NOON
        await play(house)

    in_house(folder, later)


async def status(client: httpx.AsyncClient) -> int:
    return (await client.get("/api/me")).status_code


def test_it_becomes_a_session_and_the_browser_gets_a_new_cookie(tmp_path: Path):
    async def play(house: House) -> None:
        guest = await house.person("guest")
        client = before(house, guest)
        old = client.cookies[house.services.cookies.name]
        assert (await client.get("/api/me")).json()["id"] == guest.id
        new = client.cookies[house.services.cookies.name]
        assert new != old and "." not in new and len(new) == 43
        told = await client.get("/api/me")
        assert told.json()["id"] == guest.id
        assert "set-cookie" not in told.headers
        assert await status(showing(house, old)) == 200  # should the answer have been lost

    upgraded(tmp_path, play)


def test_two_tabs_at_once_are_one_session(tmp_path: Path):
    async def play(house: House) -> None:
        guest = await house.person("guest")
        tabs = [before(house, guest) for _ in range(8)]
        assert await asyncio.gather(*map(status, tabs)) == [200] * 8
        assert len({tab.cookies[house.services.cookies.name] for tab in tabs}) == 1

    upgraded(tmp_path, play)


def test_it_ends_with_its_session_and_does_not_begin_again(tmp_path: Path):
    async def play(house: House) -> None:
        for leaves_by_old in (False, True):
            mia = await house.person()
            one, other = before(house, mia), before(house, mia, NOON - 2 * DAY)
            old = one.cookies[house.services.cookies.name]
            if not leaves_by_old:
                assert await status(one) == 200
            assert await status(other) == 200
            assert (await one.post("/api/log-out")).status_code == 204
            padded = (old, old + "=", f" {old}", f"{old[:-1]}{chr(ord(old[-1]) + 1)}")
            for value in padded:
                assert await status(showing(house, value)) == 401, value
            house.clock.now += 100 * DAY
            assert await status(showing(house, old)) == 401
            house.clock.now = NOON
            assert await status(other) == 200

    upgraded(tmp_path, play)


def test_it_does_not_outlive_the_end_of_all_sessions(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        visited, unused = before(house, mia), before(house, mia, NOON - 2 * DAY)
        kept = before(house, mia)
        assert await status(visited) == 200
        wanted = {"old": PASSWORD, "new": "battery staple"}
        assert (await visited.post("/api/me/password", json=wanted)).status_code == 200
        assert await status(visited) == 200
        assert await status(unused) == await status(kept) == 401

    upgraded(tmp_path, play)


def test_one_that_can_not_be_from_a_version_before_is_nobodys(tmp_path: Path):
    async def play(house: House) -> None:
        mia, key = await house.person(), house.services.cookies.key
        good = signed(key, mia, NOON - DAY)
        for value in (
            good.rpartition(".")[0],  # what is signed, without the seal
            signed("another key", mia, NOON - DAY),
            signed(key, mia, NOON - 180 * DAY),
            signed(key, mia, NOON + 2 * DAY),
            signed(key, replace(mia, epoch=1), NOON - DAY),
            signed(key, replace(mia, id="nobody"), NOON - DAY),
        ):
            assert await status(showing(house, value)) == 401, value
        assert await status(showing(house, good)) == 200
        assert await status(showing(house, good.rpartition(".")[0])) == 401

    upgraded(tmp_path, play)


def test_a_guest_keeps_the_seat_and_log_out_ends_all_of_it(hall: Hall):
    guest = hall.person("guest")
    table = guest.open("stolen_plans", "me", "open")
    cookies, now = hall.services.cookies, hall.services.clock()
    cookies.since = now
    assert guest.account is not None
    guest.headers["Cookie"] = f"{cookies.name}={signed(cookies.key, guest.account, now - DAY)}"

    async def play() -> None:
        async with guest.at(table) as line:
            assert (await line.next("welcome"))["seat"] == 0
            assert (await line.asked("say", text="still here"))["type"] == "ack"
            left = await asyncio.to_thread(guest.post, "/api/log-out")
            assert left.status_code == 204
            assert await line.closed() == (1008, "revoked")

    asyncio.run(play())
    assert guest.get("/api/me").status_code == 401

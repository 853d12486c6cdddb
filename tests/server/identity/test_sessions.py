"""Sessions: each browser has its own, and what has ended is nobody's."""

import asyncio
from pathlib import Path

import httpx
from msgspec.structs import replace

from starfelt.server.config import DAY, SECOND, Rate
from starfelt.server.identity.tokens import digest_of
from tests.server.house import GENEROUS, NOON, PASSWORD, House, begun, in_house

NEW = "battery staple"


def copied(house: House, client: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody else who got hold of the cookies."""
    other = house.client()
    other.cookies.update(client.cookies)
    return other


async def is_known(client: httpx.AsyncClient) -> bool:
    return (await client.get("/api/me")).status_code == 200


def test_log_out_ends_this_session_and_no_other(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one, two = house.as_(mia), house.as_(mia)
        thief = copied(house, one)
        assert await is_known(thief)
        assert (await one.post("/api/log-out")).status_code == 204
        assert not await is_known(thief)
        assert await is_known(two)

    in_house(tmp_path, play)


def test_a_password_that_is_changed_ends_sessions_and_tokens_or_keeps_these(tmp_path: Path):
    async def play(house: House) -> None:
        for keep in (False, True):
            mia = await house.person()
            one, two = house.as_(mia), house.as_(mia)
            thief, program = copied(house, one), await house.program(mia, "read")
            wanted = {"old": PASSWORD, "new": NEW, "keep_tokens": keep}
            assert (await one.post("/api/me/password", json=wanted)).status_code == 200
            assert await is_known(one)
            assert not await is_known(two)
            assert not await is_known(thief)
            assert await is_known(program) is keep

    in_house(tmp_path, play)


def test_an_old_password_that_was_just_being_checked_opens_nothing(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one, late = house.as_(mia), house.client("192.0.2.2")
        fits = house.services.passwords.fits

        async def slowly(hashed: str, password: str) -> bool:
            right = await fits(hashed, password)
            house.services.passwords.fits = fits  # type: ignore[method-assign]
            await one.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
            return right

        house.services.passwords.fits = slowly  # type: ignore[method-assign]
        told = await late.post("/api/log-in", json={"name": mia.name, "password": PASSWORD})
        assert (told.status_code, told.json()["code"]) == (403, "wrong-name-or-password")
        assert not await is_known(late)

    in_house(tmp_path, play)


def test_who_logs_in_leaves_no_session_behind(tmp_path: Path):
    async def play(house: House) -> None:
        mia, one = await house.person(), house.client()
        await one.post("/api/guest")
        thief = copied(house, one)
        await one.post("/api/log-in", json={"name": mia.name, "password": PASSWORD})
        assert (await one.get("/api/me")).json()["id"] == mia.id
        assert not await is_known(thief)

    in_house(tmp_path, play)


def test_there_are_only_so_many_and_the_one_not_used_for_longest_ends(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        older = [house.as_(mia, issued=NOON - number * DAY // 2) for number in range(3)]
        assert await is_known(older[2])
        newer = house.client()
        await newer.post("/api/log-in", json={"name": mia.name, "password": PASSWORD})
        await asyncio.gather(*house.services.notes)
        assert [await is_known(one) for one in (newer, *older)] == [True, True, True, False]
        assert house.revoked == [mia.id]

    in_house(tmp_path, play, limits=replace(GENEROUS, sessions=3))


def test_when_it_was_last_used_is_written_once_a_day(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        secret = begun(house.store, mia, NOON)
        client = house.client(Cookie=f"{house.services.cookies.name}={secret}")
        seen = []
        for hours in (1, 23, 25, 26):
            house.clock.now = NOON + hours * 60 * 60 * SECOND
            told = await client.get("/api/me")
            await asyncio.gather(*house.services.notes)
            known = await house.store.session(digest_of(secret))
            seen.append((known.session.seen - NOON) // (60 * 60 * SECOND))
            assert ("set-cookie" in told.headers) is (hours == 25)
        assert seen == [0, 0, 25, 25]

    in_house(tmp_path, play)


def test_what_is_kept_opens_no_door(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        secret = begun(house.store, mia, NOON)
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes()
        for value in (digest_of(secret), digest_of(secret)[:43], mia.id):
            client = house.client(Cookie=f"{house.services.cookies.name}={value}")
            assert not await is_known(client)

    in_house(tmp_path, play)


def test_the_store_that_can_not_be_written_still_knows_everybody(tmp_path: Path):
    async def play(house: House) -> None:
        one = house.as_(await house.person(), issued=NOON - 3 * DAY)
        house.store.writer.trouble = "full"
        assert await is_known(one)

    in_house(tmp_path, play)


# ------------------------------------------------------------------ known browsers
FEW = replace(GENEROUS, rates=replace(GENEROUS.rates, log_in_as=Rate(0.001, 3)))


def test_wrong_passwords_of_others_keep_nobody_out_who_was_here_before(tmp_path: Path):
    async def play(house: House) -> None:
        mia, own = await house.person(), house.client()
        right = {"name": mia.name, "password": PASSWORD}
        assert (await own.post("/api/log-in", json=right)).status_code == 200
        assert (await own.post("/api/log-out")).status_code == 204
        for number in range(5):
            stranger = house.client(address=f"192.0.2.{10 + number}")
            await stranger.post("/api/log-in", json={**right, "password": "wrong horse"})
        assert (await house.client().post("/api/log-in", json=right)).status_code == 429
        assert (await own.post("/api/log-in", json=right)).status_code == 200

    in_house(tmp_path, play, limits=FEW)


def test_a_known_browser_is_known_for_one_account_and_not_for_ever(tmp_path: Path):
    async def play(house: House) -> None:
        mia, eve = await house.person(), await house.person()
        own, known = house.client(), house.services.cookies.known
        await own.post("/api/log-in", json={"name": eve.name, "password": PASSWORD})
        wrong = {"name": mia.name, "password": "wrong horse"}
        tried = [(await own.post("/api/log-in", json=wrong)).status_code for _ in range(4)]
        assert tried == [403, 403, 403, 429]
        wrong["name"] = eve.name
        tried = [(await own.post("/api/log-in", json=wrong)).status_code for _ in range(4)]
        assert tried == [403, 403, 403, 429]
        value = own.cookies[known.name]
        assert known.number(value, eve)
        assert not known.number(value, mia)
        assert not known.number(value[:-1], eve)
        assert not known.number(value, None)
        assert eve.id not in value

    in_house(tmp_path, play, limits=FEW)

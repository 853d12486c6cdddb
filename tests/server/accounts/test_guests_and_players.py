"""Guests and players: signing up, logging in and out, and the cookie by which they are known."""

import asyncio
from pathlib import Path

import pytest

from starfelt.server.config import DAY
from starfelt.server.identity.tokens import digest_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.house import NOON, PASSWORD, House, begun, in_house

NAMED = {"name": "Mia", "password": PASSWORD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_kept_by_a_cookie_and_named_in_their_language(tmp_path: Path, language: str):
    async def play(house: House) -> None:
        one = house.client(**{"Accept-Language": language})
        assert (await one.get("/api/me")).status_code == 401
        made = await one.post("/api/guest")
        me = made.json()
        assert (made.status_code, me["role"]) == (200, "guest")
        names = {Text(language)(f"guest-name-{k}", number="") for k in ("aurora", "comet")}
        assert all(ord(n[0]) < 128 for n in names) == me["name"].isascii()
        assert (await one.get("/api/me")).json() == me
        assert (await one.post("/api/guest")).json() == me
        cookie = made.headers["set-cookie"]
        assert "Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax" in cookie
        assert "Secure" not in cookie

    in_house(tmp_path, play)


def test_behind_https_the_cookie_is_for_this_host_alone(tmp_path: Path):
    async def play(house: House) -> None:
        cookie = (await house.client().post("/api/guest")).headers["set-cookie"]
        assert cookie.startswith("__Host-starfelt=")
        assert cookie.endswith("; Secure")

    in_house(tmp_path, play, public_url="https://cards.example.org")


def test_a_guest_who_signs_up_keeps_the_account_and_nobody_else_does(tmp_path: Path):
    async def play(house: House) -> None:
        one = house.client()
        before = (await one.post("/api/guest")).json()
        old_cookie = dict(one.cookies)
        after = (await one.post("/api/sign-up", json=NAMED)).json()
        assert (after["id"], after["name"], after["role"]) == (before["id"], "Mia", "player")
        other = house.client()
        other.cookies.update(old_cookie)
        assert (await other.get("/api/me")).status_code == 401
        assert (await one.get("/api/me")).json() == after
        assert house.revoked == [after["id"]]
        again = await one.post("/api/sign-up", json=NAMED)
        assert (again.status_code, again.json()["code"]) == (409, "already-player")
        taken = await house.client().post("/api/sign-up", json={**NAMED, "name": "ＭＩＡ"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")

    in_house(tmp_path, play)


def test_logging_in_and_out(tmp_path: Path):
    async def play(house: House) -> None:
        one, two = house.client(), house.client()
        me = (await one.post("/api/sign-up", json=NAMED)).json()
        wrong = await two.post("/api/log-in", json={**NAMED, "password": "wrong horse"})
        nobody = await two.post("/api/log-in", json={**NAMED, "name": "Nobody Here"})
        assert wrong.status_code == nobody.status_code == 403
        assert wrong.content == nobody.content
        assert (await two.post("/api/log-in", json={**NAMED, "name": " mia "})).json() == me
        assert (await two.post("/api/log-out")).status_code == 204
        assert (await two.get("/api/me")).status_code == 401
        assert (await one.get("/api/me")).json() == me

    in_house(tmp_path, play)


def test_logging_out_everywhere_ends_every_cookie_and_says_so(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one, two = house.as_(mia), house.as_(mia)
        assert (await one.post("/api/log-out-everywhere")).status_code == 204
        assert house.revoked == [mia.id]
        assert (await two.get("/api/me")).status_code == 401
        again = await two.post("/api/log-in", json={"name": mia.name, "password": PASSWORD})
        assert again.status_code == 200
        assert (await two.get("/api/me")).status_code == 200

    in_house(tmp_path, play)


def test_a_session_ends_180_days_after_it_was_last_used(tmp_path: Path):
    async def play(house: House) -> None:
        one = house.as_(await house.person("guest"))
        fresh = await one.get("/api/me")
        assert "set-cookie" not in fresh.headers
        house.clock.now = NOON + 179 * DAY
        kept = await one.get("/api/me")
        assert kept.status_code == 200
        assert "Max-Age=15552000" in kept.headers["set-cookie"]
        await asyncio.gather(*house.services.notes)
        house.clock.now += 179 * DAY
        assert (await one.get("/api/me")).status_code == 200
        await asyncio.gather(*house.services.notes)
        house.clock.now += 181 * DAY
        assert (await one.get("/api/me")).status_code == 401

    in_house(tmp_path, play)


def test_a_cookie_that_was_changed_is_none(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        name, good = house.services.cookies.name, begun(house.store, mia, NOON)
        other = "b" if good[0] == "a" else "a"
        bad = [good[:-1], good + "A", other + good[1:], digest_of(good), "", "...", "é", "x" * 5000]
        for value in bad:
            client = house.client(Cookie=f"{name}={value}".encode())
            assert (await client.get("/api/me")).status_code == 401, value
        assert (await house.client(Cookie=f"{name}={good}").get("/api/me")).status_code == 200

    in_house(tmp_path, play)

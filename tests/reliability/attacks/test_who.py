"""Nobody is somebody else: hosts, sessions, names, and rights that end in mid-request."""

import asyncio
import subprocess
import sys
from contextlib import suppress

import httpx
import pytest

from starfelt.server.config import Limits, Rate, Rates
from tests.reliability.attacks.races import ALL
from tests.reliability.attacks.rights import NO
from tests.reliability.served import ROOT, Served, free_port
from tests.reliability.visitors import HANG, PASSWORD, Visitor, begun, visitors

NAME = "Zebulon"  # of whoever is deleted
WORDS = "Zanzibar"


@pytest.fixture
def usual(tmp_path):
    return Served(tmp_path, limits=Limits())


def starfelt(*arguments):
    """The program as somebody with access to the machine runs it: exit code and words."""
    command = [sys.executable, "-m", "starfelt", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=HANG, check=False
    )
    return done.returncode, done.stdout + done.stderr


# ---------------------------------------------------------------------- hosts
def test_no_name_makes_a_host(usual):
    code, words = starfelt(
        "serve", "--port", str(free_port()), "--store", usual.url, "--host-account", "Ada"
    )
    assert code == 2
    assert "starfelt host" in words


def test_a_host_is_an_account_and_not_a_name(usual):
    """The role stays with the account, whoever takes its name, and ends when it is taken away."""

    async def run():
        async with usual, Visitor(usual) as ada, Visitor(usual) as stranger:
            await ada.sign_up("Ada")
            given = await asyncio.to_thread(starfelt, "host", "Ada", "--store", usual.url)
            rights = [await role(ada)]
            await ada.client.patch("/api/me", json={"name": "Adelheid"})
            name = (await ada.get("/api/me")).json()["name"]
            with suppress(AssertionError):
                await stranger.sign_up("Ada")
            rights.append(await role(stranger))
            taken = await asyncio.to_thread(
                starfelt, "host", name, "--remove", "--store", usual.url
            )
            rights.append(await role(ada))
            return given, taken, rights

    given, taken, rights = asyncio.run(run())
    assert given[0] == 0, given
    assert taken[0] == 0, taken
    assert rights[0] == 200
    assert rights[1] in NO and rights[2] in NO


async def role(visitor):
    """What a page says that is for hosts only."""
    return (await visitor.get("/api/host/tables")).status_code


# ---------------------------------------------------------------------- sessions
def test_a_cookie_from_before_the_sign_up_is_nobodys(usual):
    async def run():
        async with (
            usual,
            visitors(usual, 1) as (vera,),
            Visitor(usual, cookie=vera.cookie) as other,
        ):
            before = (await other.get("/api/me")).status_code
            await vera.sign_up("Vera")
            return (
                before,
                (await other.get("/api/me")).status_code,
                (await vera.get("/api/me")).json(),
            )

    before, after, vera = asyncio.run(run())
    assert before == 200
    assert after == 401
    assert vera["name"] == "Vera"


def test_log_out_ends_the_cookie_and_its_sockets(usual):
    async def run():
        async with usual, visitors(usual, 2) as (one, two):
            table = await begun(one, two)
            async with Visitor(usual, cookie=one.cookie) as kept, one.at(table) as socket:
                await socket.next("update")
                assert (await one.post("/api/log-out")).is_success
                status = (await kept.get("/api/me")).status_code
                return status, await socket.closed()

    status, closed = asyncio.run(run())
    assert status == 401
    assert closed is not None


def test_a_new_password_ends_tokens(usual):
    async def run():
        async with usual, Visitor(usual) as vera:
            await vera.sign_up("Vera")
            made = await vera.post("/api/tokens", {"name": "bot", "scopes": ["read"]})
            change = {"old": PASSWORD, "new": f"{PASSWORD} 2"}
            assert (await vera.post("/api/me/password", change)).is_success
            with_token = {"Authorization": f"Bearer {made.json()['token']}"}
            async with httpx.AsyncClient(base_url=usual.origin, headers=with_token) as program:
                return (await program.get("/api/me")).status_code

    assert asyncio.run(run()) == 401


def test_wrong_passwords_of_others_lock_nobody_out_of_their_browser(tmp_path):
    few = Limits(rates=Rates(log_in_as=Rate(1 / 1000, 4)))

    async def run():
        served = Served(tmp_path, limits=few)
        async with served, Visitor(served, "127.0.0.2") as vera:
            await vera.sign_up("Vera")
            await vera.post("/api/log-out")
            wrong = []
            for number in range(3, 7):
                async with Visitor(served, f"127.0.0.{number}") as other:
                    for _ in range(2):
                        guess = {"name": "Vera", "password": "a wrong password"}
                        wrong.append((await other.post("/api/log-in", guess)).status_code)
            right = {"name": "Vera", "password": PASSWORD}
            return wrong, (await vera.post("/api/log-in", right)).status_code

    wrong, right = asyncio.run(run())
    assert set(wrong) == {403, 429}
    assert right == 200


# ---------------------------------------------------------------------- names
def test_names_that_look_the_same_are_refused(usual):
    lookalikes = ("Рое", "Ροε", "P0e", "Poe.", "P oe", "Poé", "poe")

    async def run():
        async with usual, Visitor(usual) as poe:
            await poe.sign_up("Poe")
            found = []
            for number, name in enumerate(lookalikes, 2):
                async with Visitor(usual, f"127.0.0.{number}") as other:
                    wanted = {"name": name, "password": PASSWORD}
                    found.append((await other.post("/api/sign-up", wanted)).status_code)
            return found

    taken = [name for name, status in zip(lookalikes, asyncio.run(run()), strict=True)
             if status not in (409, 422)]  # fmt: skip
    assert taken == []


# ---------------------------------------------------------------------- rights that end
@pytest.mark.parametrize("name", ALL)
def test_rights_end_at_once(tmp_path, name):
    """Also in the middle of a request, and at the very moment of another."""
    work, _, rounds = ALL[name]

    async def run():
        async with Served(tmp_path) as served:
            return await work(served, rounds)

    assert asyncio.run(run()) == []


def test_what_a_deleted_one_said_is_told_nowhere(usual):
    async def run():
        async with usual, visitors(usual, 3) as (one, two, gone):
            await gone.client.patch("/api/me", json={"name": NAME})
            table = await begun(one, two, talk=True)
            async with one.at(table) as socket:
                await socket.next("update")
                assert (await gone.do(table, "say", text=WORDS)).status_code == 200
                paths = (f"/api/tables/{table}/log", f"/api/tables/{table}/log?lang=en",
                         f"/tables/{table}", f"/api/tables/{table}", "/api/tables")  # fmt: skip
                before = [(await one.get(path)).text for path in paths]
                assert (await gone.post("/api/me/delete", {})).is_success
                after = [(await one.get(path)).text for path in paths]
            async with one.at(table, since=0, lang="en") as again:
                after.append(str(await again.next("update")))
        return "".join(before), "".join(after)

    before, after = asyncio.run(run())
    assert WORDS in before and NAME in before
    assert WORDS not in after and NAME not in after

"""Who comes too often waits; by address, by account, and longer at the doors."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starfelt.server.config import Limits, Rate, Rates
from starfelt.server.http.client_address import address_of, forwarded
from tests.server.house import GENEROUS, PASSWORD, House, in_house

STRICT = Limits(
    rates=Rates(
        address=Rate(1, 5),
        account=Rate(1, 3),
        guest=Rate(0.01, 2),
        sign_up=Rate(0.01, 2),
        log_in=Rate(0.01, 2),
        log_in_as=Rate(0.01, 3),
        data=Rate(0.01, 2),
        report=Rate(0.01, 1),
        table=Rate(0.01, 2),
        table_address=Rate(0.01, 3),
    )
)


def only(rate: str) -> Limits:
    """Generous but for this one."""
    rates = {name: getattr(GENEROUS.rates, name) for name in Rates.__struct_fields__}
    return Limits(rates=Rates(**{**rates, rate: getattr(STRICT.rates, rate)}))


def test_an_address_that_asks_too_often_waits_and_its_neighbour_does_not(tmp_path: Path):
    async def play(house: House) -> None:
        noisy, quiet = house.client("192.0.2.1"), house.client("192.0.2.2")
        statuses = [(await noisy.get("/healthz")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = await noisy.get("/api/me")
        assert (refused.json()["code"], refused.json()["seconds"]) == ("too-many-requests", 1)
        assert refused.headers["retry-after"] == "1"
        assert (await quiet.get("/healthz")).status_code == 200
        house.clock.now += 1000
        assert (await noisy.get("/healthz")).status_code == 200
        assert (await noisy.get("/healthz")).status_code == 429

    in_house(tmp_path, play, limits=only("address"))


@pytest.mark.parametrize("limits", [only("address"), GENEROUS], ids=["refused", "let in"])
def test_a_crowd_of_one_address_keeps_nobody_else_waiting(tmp_path: Path, limits: Limits):
    async def play(house: House) -> None:
        noisy, quiet = house.client("192.0.2.1"), house.client("192.0.2.2")
        crowd = [asyncio.create_task(noisy.get("/healthz")) for _ in range(200)]
        await asyncio.sleep(0)
        assert (await quiet.get("/healthz")).status_code == 200
        assert sum(task.done() for task in crowd) < 50
        await asyncio.gather(*crowd)

    in_house(tmp_path, play, limits=limits)


def test_passwords_of_one_address_are_compared_one_after_the_other(tmp_path: Path):
    async def play(house: House) -> None:
        mia, fits = await house.person(), house.services.passwords.fits
        busy: list[int] = [0]

        async def slowly(hashed: str, password: str) -> bool:
            busy.append(busy[-1] + 1)
            await asyncio.sleep(0.001)
            busy.append(busy[-1] - 1)
            return await fits(hashed, password)

        house.services.passwords.fits = slowly  # type: ignore[method-assign]
        right = {"name": mia.name, "password": PASSWORD}
        for addresses in (1, 3):
            clients = [house.client(f"192.0.2.{i % addresses}") for i in range(15)]
            await asyncio.gather(*(one.post("/api/log-in", json=right) for one in clients))
            assert max(busy) == addresses

    in_house(tmp_path, play)


def test_an_account_that_asks_too_often_waits_wherever_it_is(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        places = [house.as_(mia), await house.program(mia, "read")]
        statuses = [(await places[i % 2].get("/api/me")).status_code for i in range(5)]
        assert statuses == [200] * 3 + [429] * 2
        assert (await house.as_(ben).get("/api/me")).status_code == 200

    in_house(tmp_path, play, limits=only("account"))


NAMED = {"name": "Person 1", "password": "wrong horse"}


def named(i: int) -> dict[str, str]:
    return {"name": f"Mia {'abcdefg'[i]}", "password": PASSWORD}


def test_all_that_is_kept_of_somebody_is_collected_now_and_then(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = house.as_(await house.person()), house.as_(await house.person())
        asked = [(await mia.get("/api/me/data")).status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        assert (await ben.get("/api/me/data")).status_code == 200

    in_house(tmp_path, play, limits=only("data"))


@pytest.mark.parametrize(
    ("rate", "path", "body", "statuses"),
    [
        ("guest", "/api/guest", lambda i: None, [200, 200, 429]),
        ("sign_up", "/api/sign-up", named, [200, 200, 429]),
        ("log_in", "/api/log-in", lambda i: NAMED, [403, 403, 429]),
    ],
)
def test_the_doors_are_slower(tmp_path: Path, rate: str, path: str, body: Any, statuses: list[int]):
    async def play(house: House) -> None:
        await house.person()
        tried = [
            (await house.client(f"2001:db8::{i}").post(path, json=body(i))).status_code
            for i in range(3)  # of one household
        ]
        assert tried == statuses
        elsewhere = house.client("2001:db8:0:1::1")
        assert (await elsewhere.post(path, json=body(5))).status_code == statuses[0]

    in_house(tmp_path, play, limits=only(rate))


def test_a_password_can_not_be_guessed_from_many_places(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        tried = [
            (await house.client(f"192.0.2.{i}").post("/api/log-in", json=NAMED)).status_code
            for i in range(5)
        ]
        assert tried == [403] * 3 + [429] * 2
        right = {"name": mia.name, "password": PASSWORD}
        assert (await house.client().post("/api/log-in", json=right)).status_code == 429
        house.clock.now += 100_000
        assert (await house.client().post("/api/log-in", json=right)).status_code == 200

    in_house(tmp_path, play, limits=only("log_in_as"))


def test_own_passwords_and_reports_are_slower_too(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        one = house.as_(mia)
        wrong = {"old": "wrong horse", "new": "battery staple"}
        tried = [(await one.post("/api/me/password", json=wrong)).status_code for _ in range(3)]
        assert tried == [403, 403, 429]
        told = {"about": ben.id, "text": "is rude"}
        filed = [(await one.post("/api/reports", json=told)).status_code for _ in range(2)]
        assert filed == [201, 429]

    rates = Rates(log_in=STRICT.rates.log_in, report=STRICT.rates.report)
    in_house(tmp_path, play, limits=Limits(rates=rates))


# ------------------------------------------------------------------ addresses
def scope_of(client: str, **headers: str) -> dict[str, Any]:
    named = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 1), "headers": named}


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "unknown"),
    ],
)
def test_an_address_is_a_household(client: str, address: str):
    assert address_of(scope_of(client)) == address
    assert address_of({"client": None}) == "unknown"


def test_of_what_was_forwarded_only_the_last_address_counts():
    scope = scope_of("10.0.0.1", x_forwarded_for="6.6.6.6, 192.0.2.7", x_forwarded_proto="https")
    forwarded(scope)
    assert (address_of(scope), scope["scheme"]) == ("192.0.2.7", "https")
    odd = scope_of("10.0.0.1", x_forwarded_for="6.6.6.6, nonsense", x_forwarded_proto="gopher")
    forwarded(odd)
    assert (address_of(odd), odd["scheme"]) == ("10.0.0.1", "http")


@pytest.mark.parametrize(("trusted", "last"), [(True, 200), (False, 429)])
def test_a_proxy_is_believed_only_if_it_was_said_so(tmp_path: Path, trusted: bool, last: int):
    async def play(house: House) -> None:
        statuses = [
            (await house.client(**{"X-Forwarded-For": f"192.0.2.{i}"}).get("/healthz")).status_code
            for i in range(6)
        ]
        assert statuses == [200] * 5 + [last]

    in_house(tmp_path, play, limits=only("address"), behind_proxy=trusted)

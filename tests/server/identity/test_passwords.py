"""Passwords are compared aside, with the same work for every name, known or not."""

import asyncio
import threading
from pathlib import Path

import pytest
from argon2 import PasswordHasher, Type
from argon2.exceptions import VerifyMismatchError

from starfelt.core.refusal import Refusal
from starfelt.server.identity.passwords import Passwords, check_password
from tests.server.house import PASSWORD, House, in_house


class Noting(PasswordHasher):
    """Notes in which thread it works."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: list[str] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.append(threading.current_thread().name)
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # noqa: A002
        try:
            return super().verify(hash, password)
        except VerifyMismatchError:
            self.threads.append(threading.current_thread().name)  # after real work
            raise


def test_a_name_that_is_not_there_costs_as_much_and_never_time_of_the_loop(tmp_path: Path):
    hasher = Noting()

    async def play(house: House) -> None:
        mia = await house.person(password=hasher.hash(PASSWORD))
        guest = await house.person("guest")
        house.services.passwords = Passwords(hasher)
        client = house.client()
        for name in (mia.name, "Nobody Here", guest.name):
            hasher.threads.clear()
            wrong = {"name": name, "password": "wrong horse"}
            assert (await client.post("/api/log-in", json=wrong)).status_code == 403
            assert len(hasher.threads) == 1
            assert hasher.threads[0].startswith("passwords")
        hasher.threads.clear()
        new = {"name": "Mia", "password": PASSWORD}
        assert (await client.post("/api/sign-up", json=new)).status_code == 200
        assert [name.partition("_")[0] for name in hasher.threads] == ["passwords"]

    in_house(tmp_path, play)


def test_hashes_are_argon2id_and_differ():
    async def run() -> None:
        passwords = Passwords()
        one, two = await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)
        assert one != two
        assert one.startswith("$argon2id$")
        assert passwords.hasher.type is Type.ID
        assert passwords.hasher.memory_cost >= 19 * 1024  # KiB
        assert await passwords.fits(one, PASSWORD)
        assert not await passwords.fits(one, "wrong horse")
        passwords.close()

    asyncio.run(run())


def test_what_is_no_hash_fits_nothing():
    async def run() -> None:
        passwords = Passwords(Noting())
        for hashed in ("", "x", "$argon2id$", passwords.nobodys[:-4]):
            assert not await passwords.fits(hashed, PASSWORD)
        assert not await passwords.fits("", "nobody has this password")
        passwords.close()

    asyncio.run(run())


def test_the_same_letters_from_different_keyboards_are_the_same_password():
    async def run() -> None:
        passwords = Passwords(Noting())
        hashed = await passwords.hash("ﾊﾟｽﾜｰﾄﾞ123")
        assert await passwords.fits(hashed, "パスワード１２３")
        passwords.close()

    asyncio.run(run())


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_a_password_has_8_to_200_letters(password: str):
    with pytest.raises(Refusal) as refused:
        check_password(password)
    assert refused.value.facts == {"least": 8, "most": 200}
    check_password("x" * 8)
    check_password("星" * 200)

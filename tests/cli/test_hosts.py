"""`starfelt host`: who has access to the machine says who runs the server."""

import asyncio
from pathlib import Path

import pytest

from starfelt.store import open_store
from starfelt.words.fluent import LANGUAGES
from tests.server.hall import running
from tests.store.stored import account
from tests.terminal.person import starfelt_with


async def with_players(url: str, *names: str) -> None:
    store = await open_store(url)
    for name in names:
        await store.add_account(account(name))
    await store.close()


@pytest.fixture
def store(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/starfelt.db"
    asyncio.run(with_players(url, "Ada", "Ben"))
    return url


def test_a_host_is_named_listed_and_taken_away(store: str):
    listed = ("host", "--store", store)
    assert starfelt_with(*listed).stdout.startswith("This server has no host.")
    done = starfelt_with("host", "ADA", "--store", store)
    assert (done.exit_code, done.stdout) == (0, "Ada is a host of this server now.\n")
    assert starfelt_with("host", "Ada", "--store", store).exit_code == 0
    assert starfelt_with("host", "Ben", "--store", store).exit_code == 0
    assert starfelt_with(*listed).stdout == "Ada\nBen\n"
    gone = starfelt_with("host", "Ada", "--remove", "--store", store)
    assert (gone.exit_code, gone.stdout) == (0, "Ada is not a host of this server any more.\n")
    assert starfelt_with(*listed).stdout == "Ben\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said(store: str, tmp_path: Path, language: str):
    nowhere = tmp_path / "nowhere.db"
    for arguments, word in (
        (("Eve", "--store", store), "Eve"),
        (("--remove", "--store", store), "NAME"),
        (("Ada", "--store", f"sqlite:///{nowhere}"), "nowhere.db"),
    ):
        done = starfelt_with("--lang", language, "host", *arguments)
        assert (done.exit_code, done.stdout) == (2, "")
        assert word in done.stderr and done.stderr.count("\n") == 1
    assert not nowhere.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_of_service_files_of_before_says_what_to_run(store: str, language: str):
    arguments = ("serve", "--port", "0", "--store", store, "--host-account", "Ada")
    done = starfelt_with("--lang", language, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f'starfelt host "Ada" --store {store}' in done.stderr
    assert "--host-account" not in starfelt_with("serve", "--help").stdout


def test_it_works_while_the_server_runs(tmp_path: Path):
    with running(tmp_path) as hall:
        ada = hall.person()
        assert ada.account is not None
        named = (ada.account.name, "--store", hall.config.store)
        assert ada.get("/api/host/tables").status_code == 403
        assert starfelt_with("host", *named).exit_code == 0
        assert ada.get("/api/host/tables").status_code == 200
        assert starfelt_with("host", *named, "--remove").exit_code == 0
        assert ada.get("/api/host/tables").status_code == 403

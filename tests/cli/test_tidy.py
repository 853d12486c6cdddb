"""`starfelt tidy`, and for how long `starfelt serve` keeps things."""

import asyncio
from pathlib import Path

import pytest

from starfelt.cli import listening
from starfelt.server.config import Config, Keeping
from starfelt.store import open_store
from starfelt.words.fluent import LANGUAGES
from tests.terminal.person import starfelt_with

KEPT = ("guests", "empty", "tables", "talk", "reports")


async def new_store(file: Path) -> None:
    await (await open_store(f"sqlite:///{file}")).close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_is_tidied_and_its_size_told(tmp_path: Path, language: str) -> None:
    file = tmp_path / "a.db"
    asyncio.run(new_store(file))
    done = starfelt_with("tidy", "--store", f"sqlite:///{file}", "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert f"{file.stat().st_size / 1_000_000:.1f}" in done.stdout
    assert str(file) in done.stdout
    assert done.stdout.count("\n") == 1


def test_what_is_no_store_is_not_tidied(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 100)
    for name, words in (("none.db", "none.db”"), ("text.db", "not a database of Starfelt")):
        done = starfelt_with("tidy", "--store", f"sqlite:///{tmp_path}/{name}")
        assert done.exit_code == 2
        assert words in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["text.db"]


def served(monkeypatch: pytest.MonkeyPatch, *options: str) -> Keeping:
    """What a server that is started like this keeps."""
    found: list[Config] = []
    monkeypatch.setattr(listening, "host", lambda config, *_: found.append(config))
    done = starfelt_with("serve", *options)
    assert (done.exit_code, done.stderr) == (0, "")
    return found[0].keeping


def test_the_host_says_how_long_things_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert served(monkeypatch) == Keeping()
    options = [word for n, what in enumerate(KEPT) for word in (f"--keep-{what}", str(n))]
    assert served(monkeypatch, *options) == Keeping(0, 1, 2, 3, 4)


@pytest.mark.parametrize("what", KEPT)
def test_days_are_whole_numbers(what: str) -> None:
    for wrong in ("-1", "for ever", "1.5"):
        done = starfelt_with("serve", f"--keep-{what}", wrong)
        assert done.exit_code == 2
        assert f"--keep-{what} can't be “{wrong}”" in done.stderr

"""`starfelt serve` and `starfelt backup`: what they refuse, and a server that is really started."""

import asyncio
import re
import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from starfelt.store import open_store
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.program import PATIENCE, Served
from tests.terminal.person import starfelt_with

SERVE = ("serve", "--port", "0")

WRONG = {
    "no such port": ((*SERVE[:2], "65536"), "no port 65536"),
    "negative port": ((*SERVE[:2], "-1"), "--port can't be “-1”"),
    "port as a word": ((*SERVE[:2], "http"), "--port can't be “http”"),
    "address of another computer": ((*SERVE, "--host", "192.0.2.1"), "“192.0.2.1” is no address"),
    "no address": ((*SERVE, "--host", "not..a..host"), "“not..a..host” is no address"),
    "nothing as address": ((*SERVE, "--host", ""), "“” is no address"),
    "every address": ((*SERVE, "--host", "0.0.0.0"), "--public-url"),
    "every address of version 6": ((*SERVE, "--host", "::"), "--public-url"),
    "public address without scheme": (
        (*SERVE, "--public-url", "cards.example.org"),
        "https://cards.example.org",
    ),
    "public address with a path": (
        (*SERVE, "--public-url", "https://example.org/cards"),
        "can't be the address of a server",
    ),
    "another store": ((*SERVE, "--store", "postgres://me:secret@db/x"), "“postgres”"),
    "store without a file": ((*SERVE, "--store", "sqlite:///"), "names no file"),
    "store in no folder": ((*SERVE, "--store", "sqlite:///no/where.db"), "can't be written"),
    "no store": ((*SERVE, "--store", "sqlite:///text.db"), "not a database of Starfelt"),
    "nobody thinks": ((*SERVE, "--workers", "0"), "--workers can't be “0”"),
    "backup to nowhere": (("backup",), "starfelt backup needs FILE"),
    "backup of nothing": (("backup", "copy.db", "--store", "sqlite:///none.db"), "none.db”"),
    "backup of something else": (
        ("backup", "copy.db", "--store", "sqlite:///text.db"),
        "not a database of Starfelt",
    ),
    "backup of a folder": (("backup", "copy.db", "--store", "sqlite:///."), "no-file"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with a file in it that is no database."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("Dear diary, today I opened a server. " * 100)
    return tmp_path


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(folder: Path, case: str) -> None:
    arguments, words = WRONG[case]
    done = starfelt_with(*arguments)
    assert done.exit_code == 2
    if words == "no-file":
        words = Text("en")("refusal-no-file", file=str(folder))
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    assert done.stdout == ""
    assert [path.name for path in folder.iterdir()] == ["text.db"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_named(folder: Path, language: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = starfelt_with("serve", "--port", port, "--lang", language)
    assert done.exit_code == 2
    facts = {"host": "127.0.0.1", "port": port}
    assert done.stderr == Text(language)("refusal-port-in-use", **facts) + "\n"
    assert not (folder / "starfelt.db").exists()


def test_a_backup_is_a_store(folder: Path) -> None:
    async def filled() -> None:
        store = await open_store("sqlite:///starfelt.db")
        await store.set_setting("colour", "blue")
        done = starfelt_with("backup", "copy.db")  # while it is open
        assert done.exit_code == 0, done.stderr
        assert "copy.db" in done.stdout
        await store.close()

    async def restored() -> str | None:
        store = await open_store("sqlite:///copy.db")
        found = await store.setting("colour")
        await store.close()
        return found

    asyncio.run(filled())
    assert asyncio.run(restored()) == "blue"
    assert starfelt_with("backup", "starfelt.db").exit_code == 2  # onto itself


def test_a_server_says_where_it_is_and_leaves_when_it_is_told_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with Served(tmp_path, "--lang", "ja", "--port", "0") as server:
            line = await server.start()
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            assert found is not None
            assert line == Text("ja")("serve-listening", url=found[0]) + "\n"
            port = int(found[1])
            assert port != server.port  # the last --port counts, and 0 is none
            async with httpx.AsyncClient(base_url=found[0], timeout=PATIENCE) as http:
                assert (await http.get("/readyz")).json() == {"ready": True}
            writer = await unfinished(port)
            assert server.process is not None
            server.process.send_signal(signal.SIGINT)
            await closed(port)
            assert (await server.end(signal.SIGINT))[0] == 128 + signal.SIGINT
            writer.close()
            assert "Traceback" not in server.log.read_text()

    asyncio.run(run())


async def unfinished(port: int) -> asyncio.StreamWriter:
    """A request that the server would wait for before it stops."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    origin = f"http://127.0.0.1:{port}"
    head = f"POST /api/log-in HTTP/1.1\r\nHost: x\r\nOrigin: {origin}\r\nContent-Length: 9\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n".encode())
    assert b"100 Continue" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return writer


async def closed(port: int) -> None:
    """Until nobody is let in any more."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionRefusedError):
            while True:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                await asyncio.sleep(0.02)

"""A server that is started to be played at at once: its port, and the browser that is opened."""

import asyncio
import re
import socket
import sys
from pathlib import Path

import pytest

from starfelt.cli.browser import has_display, opened
from tests.server.program import PATIENCE, Served


async def written(file: Path) -> str:
    """What is in a file, as soon as something is."""
    async with asyncio.timeout(PATIENCE):
        while not (file.exists() and file.read_text().endswith("\n")):
            await asyncio.sleep(0.02)
    return file.read_text()


def test_the_next_free_port_is_taken_and_the_browser_opened_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(
        f"#!{sys.executable}\nimport sys\nopen({str(seen)!r}, 'w').write(sys.argv[1] + '\\n')\n"
    )
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.setenv("DISPLAY", ":1")

    async def run(port: int) -> None:
        async with Served(tmp_path, "--port", str(port), "--next-port", "--open") as server:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", await server.start())
            assert found is not None
            assert port < int(found[1]) <= port + 50
            assert await written(seen) == found[0] + "\n"

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        asyncio.run(run(other.getsockname()[1]))


def test_without_a_screen_there_is_no_browser() -> None:
    assert not has_display("linux", {})
    assert not has_display("linux", {"DISPLAY": ""})
    assert has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert has_display("darwin", {})
    assert not has_display("darwin", {"SSH_CONNECTION": "from elsewhere"})


def test_a_browser_that_can_t_be_started_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser._tryorder", [])
    monkeypatch.setattr("webbrowser._browsers", {})
    assert not opened("http://127.0.0.1:1")

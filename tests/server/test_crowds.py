"""Many honest people at one address meet no limit, with the limits that a server has by itself."""

import asyncio
import re
from pathlib import Path

import websockets

from starfelt.server.config import Limits
from starfelt.server.pages import assets, faces
from tests.server.hall import SECONDS, Hall, Line, played_at_once, running
from tests.server.pages.test_assets import later

CLASS = 30
GAME = "stolen_plans"
FILES = re.compile(r'(?:href|src)="(/(?:static|web|faces)/[^"]+)"')


# ------------------------------------------------------------------ a class behind one address
class Pupil:
    """Somebody whose browser has never been here: it keeps nothing yet, and loads everything."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.cookie = ""
        self.connections = asyncio.Semaphore(6)  # as many as a browser has
        self.statuses: list[int] = []

    async def ask(self, path: str, method: str = "GET") -> str:
        """The answer, headers and all; if it is packed, it is not unpacked."""
        headers = [f"Origin: {self.hall.url}", f"Cookie: {self.cookie}", "Accept-Encoding: gzip"]
        lines = [f"{method} {path} HTTP/1.1", "Host: x", *headers, "Connection: close", "", ""]
        async with self.connections:
            reader, writer = await asyncio.open_connection(*self.hall.bound.getsockname())
            writer.write("\r\n".join(lines).encode())
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
        self.statuses.append(int(answer[9:12]))
        return answer.decode("latin-1")

    async def load(self, path: str, more: list[str]) -> None:
        """A page, and what it loads."""
        files = FILES.findall(await self.ask(path))
        await asyncio.gather(*map(self.ask, dict.fromkeys([*files, *more])))

    async def come(self, table: str) -> Line:
        """The home page, a new guest, the page of the table and its websocket."""
        await self.ask("/")
        self.cookie = cookie_in(await self.ask("/api/guest", "POST"))
        here = f"/faces/{faces.version(GAME)}/{GAME}"
        drawn = [f"{here}.en.json", f"{here}.full-en.json", f"{here}.art.json"]
        await self.load(f"/tables/{table}", [*built(), *drawn])
        url = f"ws{self.hall.url.removeprefix('http')}/ws/tables/{table}?lang=en"
        headers = {"Origin": self.hall.url, "Cookie": self.cookie}
        return Line(await websockets.connect(url, additional_headers=headers, compression=None))


def cookie_in(answer: str) -> str:
    found = re.search(r"(?i)set-cookie: ([^;]+)", answer)
    assert found is not None, answer
    return found[1]


def built() -> list[str]:
    """The scripts, words and fonts that a browser asks for by itself, where they were built."""
    if not assets.manifest():
        return []
    fonts = [assets.address(f"assets/{file}") for file in assets.files() if "source-sans" in file]
    return [*later("table", "en", GAME), *(font for font in fonts if font.endswith(".woff2"))]


def test_a_class_behind_one_address_comes_at_the_same_moment(tmp_path: Path):
    with running(tmp_path, Limits(), workers=0) as hall:
        table = hall.person().open(GAME, "me", "open")
        hall.services.clock = lambda: 1_900_000_000_000  # nothing is forgiven while they come
        pupils = [Pupil(hall) for _ in range(CLASS)]

        async def school() -> set[str]:
            lines = await asyncio.gather(*(pupil.come(table) for pupil in pupils))
            said = {(await line.asked("ping"))["type"] for line in lines}
            for line in lines:
                await line.socket.close()
            return said

        assert asyncio.run(school()) == {"pong"}
    statuses = [status for pupil in pupils for status in pupil.statuses]
    assert set(statuses) == {200}
    assert not assets.manifest() or len(statuses) > 20 * CLASS


# ------------------------------------------------------------------ one screen
def test_six_people_at_one_screen_play_a_whole_game(tmp_path: Path):
    with running(tmp_path, Limits(), workers=0) as hall:
        one = hall.person()
        table = one.open(GAME, *["me"] * 6)

        async def evening() -> list[int]:
            async with asyncio.timeout(3 * SECONDS):
                seats = (played_at_once(one, table, f"?seat={n}&lang=en") for n in range(6))
                return await asyncio.gather(*seats)

        assert min(asyncio.run(evening())) > 3

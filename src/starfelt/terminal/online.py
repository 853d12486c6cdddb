"""A bot that plays at a server somewhere: it gets what its seat may know, and nothing else."""

import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

import starfelt
from starfelt.bots import make
from starfelt.bots.distant import DistantSeat
from starfelt.core.refusal import Refusal

SECONDS = 30  # to wait for an answer
LARGEST = 1 << 20  # bytes of a message
PATIENCE = 60  # seconds without a connection, after which one gives up
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before each try to come back

Said = Callable[[str, dict[str, Any]], object]


class Place:
    """A server, and who we are there."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refusal("bad-url", url=url)
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {token}"}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request of the API; what the server refuses is refused in its own words."""
        data = msgspec.json.encode(body) if body is not None else None
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as response:
                return msgspec.json.decode(response.read() or b"null")
        except HTTPError as error:
            raise refused(error.read()) from None
        except (URLError, OSError, msgspec.MsgspecError):
            raise Refusal("no-server", url=self.url) from None

    def connect(self, table: str, since: int | None) -> ClientConnection:
        """The websocket of a table, with what happened since that number."""
        address = "ws" + self.url.removeprefix("http") + f"/ws/tables/{table}"
        if since is not None:
            address += f"?since={since}"
        return connect(
            address, additional_headers=self.headers, compression=None, max_size=LARGEST
        )


def refused(body: bytes) -> Refusal:
    try:
        return Refusal("server-refused", sentence=str(msgspec.json.decode(body)["sentence"]))
    except (msgspec.MsgspecError, KeyError, TypeError):
        return Refusal("server-refused", sentence="?")


class Guest:
    """One seat at one table, played by a bot until the game is over, whatever the connection does."""

    def __init__(self, place: Place, table: str, bot: str, seed: int, said: Said) -> None:
        self.place = place
        self.table = table
        self.bot_name = bot
        self.seed = seed
        self.said = said
        self.since: int | None = None
        self.bot: Any = None
        self.game: Any = None
        self.answered = -1  # the last question that was answered on this connection

    def play(self) -> dict[str, Any]:
        """Play to the end; returns the table as it is then."""
        lost = time.monotonic()
        tries = 0
        while True:
            try:
                with self.place.connect(self.table, self.since) as socket:
                    lost, tries = time.monotonic(), 0
                    ended = self.converse(socket)
                if ended is not None:
                    return ended
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise refused(bytes(error.response.body or b"")) from None
            except (WebSocketException, InvalidHandshake, OSError):
                pass
            if time.monotonic() - lost > PATIENCE:
                raise Refusal("no-server", url=self.place.url)
            self.said("reconnecting", {})
            time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def converse(self, socket: ClientConnection) -> dict[str, Any] | None:
        """Answer what is asked until the game is over or the connection is."""
        self.answered = -1  # what was sent and not acknowledged is sent again
        for data in socket:
            message = msgspec.json.decode(data)
            kind = message["type"]
            if kind == "welcome":
                self.begin(message)
            elif kind == "refused":
                raise Refusal("server-refused", sentence=message["sentence"])
            elif kind == "update":
                now: dict[str, Any] = message["now"]
                self.since = now["number"]
                if now["status"] not in ("open", "playing", "paused"):
                    return now
                self.answer(socket, now)
        return None

    def begin(self, welcome: dict[str, Any]) -> None:
        if welcome["seat"] < 0:
            raise Refusal("no-seat-of-yours")
        name = welcome["table"]["game"]
        self.game = starfelt.load(name)
        if welcome["table"]["rules"] != self.game.rules:
            rules = welcome["table"]["rules"]
            raise Refusal("table-of-other-rules", rules=rules, expected=self.game.rules)
        if self.bot is None:
            self.bot = make(self.bot_name, name, self.seed)

    def answer(self, socket: ClientConnection, now: dict[str, Any]) -> None:
        asked = now.get("asked")
        if asked is None or asked["question"] == self.answered:
            return
        view = msgspec.convert(now["view"], self.game.view_type)
        legal = [option["action"] for option in asked["options"]]
        action = self.bot.choose(DistantSeat(self.game, view, legal))
        self.answered = asked["question"]
        command = {"type": "answer", "question": asked["question"], "actions": [action]}
        socket.send(msgspec.json.encode(command).decode())

"""A bot on a seat at a server somewhere: it gets what its seat may know, and nothing else."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

import starfelt
from starfelt.bots import AnyBot
from starfelt.bots.remote_seat import DistantSeat
from starfelt.cli.api_client import Place
from starfelt.core.refusal import Refusal
from starfelt.server.http.limits import Bucket

PATIENCE = 300  # seconds without a connection, after which one gives up
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before each try to come back
A_SECOND, AT_ONCE = 15, 30  # messages: less than a server bears

RUNNING = ("open", "playing", "paused")

#: What is refused because the table has moved on meanwhile: the next update says how it is.
TOO_LATE = ("answered-already", "not-asked", "seat-is-played-by-bot", "table-is-paused",
            "nothing-proposed", "game-is-over")  # fmt: skip

#: What is refused because of the server itself.
NOT_NOW = ("internal", "store-broken", "somebody-was-faster")
LATER = (429, 500, 502, 503, 504)  # statuses after which one may try again

Said = Callable[[str], object]


class Sitting:
    """One seat at one table, played to the end of the game, whatever the connection does."""

    def __init__(self, place: Place, table: str, bot: AnyBot, said: Said) -> None:
        self.place = place
        self.table = table
        self.bot = bot
        self.said = said
        self.game: Any = None
        self.seat = -1
        self.since: int | None = None
        self.sent: set[str] = set()  # on this connection, so that nothing is sent twice
        self.seen = time.monotonic()  # when the server was last heard of
        self.tries = 0  # to come back since something was acknowledged
        self.bucket = Bucket(A_SECOND, AT_ONCE, milliseconds())

    def play(self) -> dict[str, Any]:
        """Play to the end; returns the table as it is then."""
        while time.monotonic() - self.seen < PATIENCE:
            try:
                ended = self.meet()
                if ended is not None:
                    return ended
            except InvalidStatus as error:
                if error.response.status_code not in LATER:
                    raise self.place.refused(error.response.body) from None
            except (WebSocketException, OSError):
                pass  # a cut, or a server that is being started again
            self.said("bot-reconnecting")
            time.sleep(PAUSES[min(self.tries, len(PAUSES) - 1)])
            self.tries += 1
        raise Refusal("no-server", url=self.place.url)

    def meet(self) -> dict[str, Any] | None:
        """Play as long as one connection lasts; the table as it is, if that is the end of it."""
        with self.place.connection(self.table, self.since) as socket:
            try:
                return self.converse(socket)
            finally:
                self.seen = time.monotonic()

    def converse(self, socket: ClientConnection) -> dict[str, Any] | None:
        """Answer what is asked until the game is over.

        Only the latest update counts: while a bot thought, others may have come.
        """
        self.sent.clear()  # what was not acknowledged is sent again
        latest: dict[str, Any] | None = None  # about which nothing was done yet
        while latest is None or latest["status"] in RUNNING:
            try:
                data = socket.recv(timeout=None if latest is None else 0)
            except TimeoutError:
                assert latest is not None
                self.react(socket, latest)
                latest = None
            else:
                latest = self.heard(msgspec.json.decode(data)) or latest
        return latest

    def heard(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The table as it is, if the message tells of it."""
        kind = message["type"]
        if kind == "update":
            now: dict[str, Any] = message["now"]
            self.since = now["number"]
            return now
        if kind == "said":
            self.since = message["number"]
        elif kind == "welcome":
            self.begin(message["seat"], message["table"])
        elif kind == "ack":
            self.tries = 0
        elif kind == "refused":
            self.give_way(message)
        return None

    def give_way(self, refused: dict[str, Any]) -> None:
        """What came too late is no matter; what is asked for once more is answered once more."""
        if refused["code"] in NOT_NOW:
            raise ConnectionError(refused["code"])  # as after a cut: come back and look again
        if refused["code"] not in TOO_LATE:
            raise Refusal("server-refused", sentence=refused["sentence"])
        self.sent.clear()

    def begin(self, seat: int, table: dict[str, Any]) -> None:
        if seat < 0:
            raise Refusal("no-seat-of-yours")
        self.seat = seat
        game, rules = starfelt.load(table["game"]), table["rules"]
        if not game.knows(rules):
            raise Refusal("server-of-other-rules", rules=rules, expected=game.known)
        self.game = game.under(rules)

    def react(self, socket: ClientConnection, now: dict[str, Any]) -> None:
        """Answer the question; agree to whatever is proposed, as bots of the server do."""
        number = now["number"]
        if "view" in now and now["view"]["seat"] != self.seat:
            raise Refusal("no-seat-of-yours")  # somebody took it away before the game began
        if now["seats"][self.seat].get("away"):
            self.send(socket, f"back {number}", {"type": "back"})
        proposal = now.get("proposal")
        if proposal is not None and self.seat not in proposal["agreed"]:
            self.send(socket, f"agree {number}", {"type": "agree"})
        asked = now.get("asked")
        if asked is not None and f"answer {asked['question']}" not in self.sent:
            action = self.chosen(now["view"], asked)
            command = {"type": "answer", "question": asked["question"], "actions": [action]}
            self.send(socket, f"answer {asked['question']}", command)

    def chosen(self, view: Any, asked: dict[str, Any]) -> int:
        legal = [option["action"] for option in asked["options"]]
        typed = msgspec.convert(view, self.game.view_type)
        return self.bot.choose(DistantSeat(self.game, typed, legal))

    def send(self, socket: ClientConnection, key: str, command: dict[str, Any]) -> None:
        """Send something once, and not faster than a server bears."""
        if key in self.sent:
            return
        self.sent.add(key)
        while wait := self.bucket.take(milliseconds()):
            time.sleep(wait / 1000)
        socket.send(msgspec.json.encode(command).decode())


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000

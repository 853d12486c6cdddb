"""Somebody who plays over a websocket, legally and at random, and writes down all that happens.

Connections are cut again and again: then the player comes back with the last number heard, and
sends again what was not acknowledged.  Some things are sent twice or long after, on purpose.
"""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from tests.reliability.seeding import Place
from tests.reliability.served import Door

CUT = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)
Message = dict[str, Any]
LATE = ("undo-others", "undo-secrets", "nothing-to-undo")  # somebody has answered meanwhile


class Player:
    def __init__(
        self, served: Door, place: Place, rng: Random, pause: float = 0.0, lang: str = ""
    ) -> None:
        self.served = served
        self.place = place
        self.rng = rng
        self.pause = pause
        self.lang = lang
        self.last = 0  # the number up to which all was heard
        self.now: Message | None = None
        self.first: Message | None = None  # since the connection was made
        self.pending: Message | None = None  # what was sent and not acknowledged yet
        self.sent: dict[int, int] = {}  # by question: the action, acknowledged or not
        self.acked: dict[int, int] = {}  # by question: the action that was acknowledged
        self.overtaken: list[int] = []  # questions that were gone when the answer came
        self.excused: set[str] = set()  # ids of what was refused with good reason
        self.said: dict[str, bool] = {}  # by id: was it acknowledged?
        self.heard: dict[int, Message] = {}  # by number: what happened
        self.problems: list[str] = []
        self.messages = 0
        self.cuts = 0
        self.acks = 0
        self.repeats = 0
        self.raw: list[str] = []  # what came, to the byte, if `keep` says so
        self.keep = False
        self.is_done = False

    # ------------------------------------------------------------------ the connection
    def address(self) -> str:
        lang = f"&lang={self.lang}" if self.lang else ""
        base = self.served.origin.replace("http", "ws", 1)
        seat = self.place.seat
        return f"{base}/ws/tables/{self.place.table}?since={self.last}&seat={seat}{lang}"

    def connection(self) -> connect:
        headers = {"Cookie": self.place.cookie} if self.place.cookie else {}
        return connect(
            self.address(),
            origin=Origin(self.served.origin),
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
        )

    async def play(self) -> None:
        """Until the game is over, however often the connection is cut."""
        while not self.is_done:
            with suppress(*CUT):
                async with self.connection() as socket:
                    await self.converse(socket)
                    if not self.is_done:
                        self.problems.append(f"closed: {socket.close_code} {socket.close_reason}")
            self.cuts += 1
            await asyncio.sleep(0.01 + 0.03 * self.rng.random())

    async def converse(self, socket: ClientConnection) -> None:
        async for data in socket:
            if isinstance(data, bytes):
                self.problems.append("got a message that is no text")
            elif self.keep:
                self.raw.append(data)
            message = json.loads(data)
            getattr(self, "on_" + message["type"], self.on_more)(message)
            if message["type"] == "update" and message is self.first:
                await self.again(socket)
            if self.is_over() and self.pending is None:
                self.is_done = True
                return
            if self.pending is None:
                await self.act(socket)

    def is_over(self) -> bool:
        return self.now is not None and self.now["status"] == "over"

    # ------------------------------------------------------------------ in
    def on_welcome(self, message: Message) -> None:
        self.first = None
        if message["seat"] != self.place.seat:
            self.problems.append(f"seated at {message['seat']}")

    def on_more(self, message: Message) -> None:
        """Notices, and goodbyes, which say nothing about the game."""

    def on_update(self, message: Message) -> None:
        if self.first is None:
            self.first = message
        now = message["now"]
        if now["number"] < self.last:
            self.problems.append(f"lost: {self.last} was told, now it is {now['number']}")
            self.last = now["number"]
        for one in message.get("happened", []):
            self.hear(one)
        if now["number"] != self.last:
            self.problems.append(f"gap: heard {self.last}, now it is {now['number']}")
            self.last = now["number"]
        self.now = now

    def on_said(self, message: Message) -> None:
        """Nothing has changed but what was said."""
        for one in message["happened"]:
            self.hear(one)

    def hear(self, one: Message) -> None:
        """Each number comes once; only a pick that nobody else notices has none of its own."""
        if one["number"] == self.last + 1:
            self.last += 1
            self.heard[self.last] = one
        elif one["number"] != self.last or one["seat"] != self.place.seat:
            self.problems.append(f"out of order: {one['number']} after {self.last}")

    def on_ack(self, message: Message) -> None:
        self.acks += 1
        pending = self.pending
        if pending is None or message["id"] != pending["id"]:
            self.repeats += 1
            return
        self.pending = None
        if pending["type"] == "answer":
            for i, action in enumerate(pending["actions"]):
                self.acked[pending["question"] + i] = action
        elif pending["type"] == "say":
            self.said[pending["id"]] = True

    def on_refused(self, message: Message) -> None:
        pending = self.pending
        if pending is None or message["id"] != pending["id"]:
            if message["id"] not in self.excused:  # what was sent twice is refused twice
                self.problems.append(f"refused: {message}")
            return
        self.pending = None
        self.excused.add(pending["id"])
        if pending["type"] == "answer" and self.forgiven(pending, message["code"]):
            for i in range(len(pending["actions"])):
                del self.sent[pending["question"] + i]
        elif not (pending["type"] == "undo" and message["code"] in LATE):
            self.problems.append(f"refused: {message} {pending}")

    def forgiven(self, pending: Message, code: str) -> bool:
        """Not every set may be picked; and another seat's undo makes the question a new one."""
        if code == "answered-already":
            self.overtaken.append(pending["question"])
            return True
        return len(pending["actions"]) > 1 and code in ("illegal-answer", "more-than-one-choice")

    # ------------------------------------------------------------------ out
    async def send(self, socket: ClientConnection, message: Message) -> None:
        self.messages += 1
        await socket.send(json.dumps(message))

    async def again(self, socket: ClientConnection) -> None:
        """After a cut: what was not acknowledged may or may not have arrived."""
        if self.pending is not None and self.pending["type"] == "undo":
            self.pending = None  # asked for once more it would take back something else
        if self.pending is not None:
            await self.send(socket, self.pending)

    async def act(self, socket: ClientConnection) -> None:
        now = self.now or {}
        asked = now.get("asked")
        if asked is None:
            return
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.random())
        chance = self.rng.random()
        self.pending = {"id": f"{self.place.seat}.{self.messages}"}
        if chance < 0.03:
            self.pending |= {"type": "say", "text": f"{self.place.table} 星 {self.messages}"}
            self.said[self.pending["id"]] = False
        elif chance < 0.08 and now.get("can_undo"):
            self.pending |= {"type": "undo"}
        else:
            self.answer(asked)
        await self.send(socket, self.pending)
        if chance > 0.85 and self.pending["type"] != "undo":
            await self.send(socket, self.pending)
        if chance > 0.95 and self.acked:
            await self.send_old(socket)

    def answer(self, asked: Message) -> None:
        assert self.pending is not None
        question = asked["question"]
        actions = [self.rng.choice(asked["options"])["action"]]
        picks, pool = asked.get("picks", 1), asked.get("pool", [])
        if 1 < picks <= len(pool) and self.rng.random() < 0.5:
            actions = sorted(self.rng.sample(pool, picks))
        self.pending |= {"type": "answer", "question": question, "actions": actions}
        for i, action in enumerate(actions):
            self.sent[question + i] = action

    async def send_old(self, socket: ClientConnection) -> None:
        """Something that was acknowledged before, once more."""
        question = self.rng.choice(list(self.acked))
        actions = [self.acked[question]]
        old = {"type": "answer", "question": question, "actions": actions, "id": "old"}
        await self.send(socket, old)

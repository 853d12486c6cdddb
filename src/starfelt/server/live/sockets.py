"""The websocket of a table: a seat or a spectator sends commands and gets updates."""

import asyncio
import secrets
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from starfelt.core.refusal import Refusal
from starfelt.server.decoding import misfit
from starfelt.server.limits import Bucket
from starfelt.server.live.hub import Hub
from starfelt.server.live.live import Live
from starfelt.server.live.messages import Ack, Bye, Pong, Refused, Welcome, encode
from starfelt.server.live.opening import rematch
from starfelt.server.live.orders import carry_out, check_order, seat_for
from starfelt.server.live.reader import Reader
from starfelt.server.logs import error_facts, logger
from starfelt.server.people import ANYONE, VISITOR, Visitor, check_scope, permit, visitor_of
from starfelt.server.services import Services, services_of
from starfelt.store.records import Account
from starfelt.table.actor import Actor
from starfelt.table.commands import AnyCommand, Back, Command, Say, Sit
from starfelt.table.rows import NOBODY
from starfelt.text import LANGUAGES


class Ping(Command, frozen=True, tag="ping"):
    """Is somebody there?"""

    id: Annotated[str, Meta(max_length=64)] = ""


class AskRematch(Command, frozen=True, tag="rematch"):
    """Once more, when the game is over."""

    id: Annotated[str, Meta(max_length=64)] = ""


decode = msgspec.json.Decoder(AnyCommand | Ping | AskRematch).decode

TOO_MANY = 1008
TOO_LARGE = 1009
RESTART = 1012
OVERLOADED = 1013
NOT_TEXT = 1003


class Wanted(Struct, frozen=True):
    """What was asked for when the socket was opened."""

    seat: int | None = None
    since: int | None = None
    lang: str = ""


async def table_socket(websocket: WebSocket) -> None:
    """Let somebody in who may come in, and serve them until they go."""
    services = services_of(websocket)
    visitor, live, reader, since = await admitted(websocket, services)
    who = visitor.account.id if visitor.account else ""
    try:
        await websocket.accept()
        await Line(websocket, services, visitor, live, reader).serve(since)
    finally:
        services.sockets.leave(who, visitor.address)


async def admitted(
    websocket: WebSocket, services: Services
) -> tuple[Visitor, Live, Reader, int | None]:
    """Who comes in, to which table and seat; refuses all others before the socket is open."""
    visitor = await visitor_of(websocket)
    account = visitor.account
    permit(visitor, VISITOR if account else ANYONE, "read", services.clock())
    wanted = wanted_by(websocket)
    hub: Hub = services.hub
    live = await hub.live(websocket.path_params["table"])
    seat = seat_for(live, account, wanted.seat)
    reader = Reader(seat, account.id if account else "", wanted.lang)
    if account is not None:
        blocks = await services.store.blocks(account.id)
        reader.muted = frozenset(block.other for block in blocks)
    if not services.sockets.enter(reader.account, visitor.address):
        raise Refusal("too-many-sockets")
    return visitor, live, reader, wanted.since


def wanted_by(websocket: WebSocket) -> Wanted:
    given = dict(websocket.query_params)
    try:
        wanted = msgspec.convert(given, Wanted, strict=False)
    except msgspec.ValidationError as error:
        raise misfit(str(error), Wanted) from None
    if wanted.lang and wanted.lang not in LANGUAGES:
        expected = ", ".join(LANGUAGES)
        raise Refusal("unknown-language", language=wanted.lang, expected=expected)
    return wanted


class Line:
    """One open socket: messages out and commands in, each in its own order."""

    def __init__(
        self, websocket: WebSocket, services: Services, visitor: Visitor, live: Live, reader: Reader
    ) -> None:
        self.websocket = websocket
        self.services = services
        self.visitor = visitor
        self.live = live
        self.reader = reader
        rate = services.config.limits.messages
        self.bucket = Bucket(rate.a_second, rate.at_once, services.clock())

    @property
    def actor(self) -> Actor:
        account = self.visitor.account
        if account is None:
            raise Refusal("no-account")
        return Actor(account.id, account.name, self.reader.seat)

    async def serve(self, since: int | None) -> None:
        writing = asyncio.create_task(self.write())
        try:
            await self.welcome(since)
            await self.read()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.leave(self.reader)
            self.reader.close(1000, "")
            await self.finish(writing)

    async def finish(self, writing: asyncio.Task[None]) -> None:
        """Let what waits go out, but not for long."""
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            await asyncio.wait_for(writing, 5)

    async def welcome(self, since: int | None) -> None:
        live, reader = self.live, self.reader
        mine = live.table.seats_of(reader.account)
        reader.send(encode(Welcome(live.about, reader.seat, mine, await live.following())))
        await live.join(reader, since)
        if reader.seat != NOBODY and live.table.seats[reader.seat].is_away:
            await live.command(self.actor, Back())

    # ------------------------------------------------------------------ out
    async def write(self) -> None:
        while (message := await self.reader.take()) is not None:
            await self.websocket.send_text(message.decode())
        code, reason = self.reader.closed or (1000, "")
        await self.websocket.close(code, reason)

    # ------------------------------------------------------------------ in
    async def read(self) -> None:
        while self.reader.closed is None:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            if data is None:
                self.reader.close(NOT_TEXT, "text only")
                return
            if self.bucket.take(self.services.clock()):
                self.reader.close(TOO_MANY, "too many messages")
                return
            await self.obey(data)

    async def obey(self, data: str) -> None:
        """Carry out one message; whatever is wrong with it is said and changes nothing."""
        command: Any = None
        try:
            command = read_command(data)
            answer = await self.carried_out(command)
        except Refusal as refusal:
            answer = self.refused(refusal, command)
        except Exception as error:
            reference = secrets.token_hex(6)
            logger.error("failed", reference=reference, **error_facts(error))
            answer = self.refused(Refusal("internal", reference=reference), command)
        self.reader.send(encode(answer))

    async def carried_out(self, command: Any) -> Any:
        live = self.live
        if isinstance(command, Ping):
            return Pong(self.services.clock(), live.table.public)
        if isinstance(command, AskRematch):
            await rematch(live.hub, live, check_order(self.visitor, command))
            return Ack(live.table.public, command.id)
        number = await carry_out(live, self.visitor, self.reader.seat, command)
        return Ack(number, command.id)

    def refused(self, refusal: Refusal, command: Any) -> Refused:
        text = self.services.text(self.reader.language or self.visitor.language)
        sent = getattr(command, "id", "")
        return Refused(refusal.key, text.refusal(refusal), self.live.table.public, sent)


def read_command(data: str) -> Any:
    try:
        return decode(data)
    except msgspec.ValidationError as error:
        raise misfit(str(error), Command) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-json") from None


def farewell(hub: Hub) -> None:
    """The server stops: everybody is told to come back in a moment."""
    message = encode(Bye("restart", 1000))
    for live in hub.lives.values():
        for reader in live.readers:
            reader.send(message)
            reader.close(RESTART, "restart")


async def narrow(hub: Hub, account: str) -> None:
    """The rights of this account are less now: it has to come in again and show what it may do."""
    for live in list(hub.lives.values()):
        for reader in list(live.readers):
            if reader.account == account:
                reader.close(TOO_MANY, "come in again")

"""The websocket of a table: a seat or a spectator sends commands and gets updates."""

import asyncio
import secrets

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from starfelt.core.refusal import Refusal
from starfelt.server.http.decoding import misfit, read_query
from starfelt.server.http.limits import Bucket
from starfelt.server.http.logging import error_facts, logger
from starfelt.server.live.commands import carry_out, check_order
from starfelt.server.live.hub import hub_of
from starfelt.server.live.joining import Wanted, bye, entered, greet, table_for
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import Ack, Pong, Refused, encode
from starfelt.server.live.new_tables import rematch
from starfelt.server.live.subscriber import SOON, Reader
from starfelt.server.services import Services, services_of
from starfelt.server.visitor import Visitor, visitor_of
from starfelt.store.protocol import Broken
from starfelt.table.commands import AnyCommand, Command


class Ping(Command, frozen=True, tag="ping"):
    """Is somebody there?"""


class AskRematch(Command, frozen=True, tag="rematch"):
    """Once more, when the game is over."""


Sent = AnyCommand | Ping | AskRematch

decoder: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)

NORMAL, NOT_TEXT, ABNORMAL, TOO_MANY, FAILED = 1000, 1003, 1006, 1008, 1011  # close codes


async def table_socket(websocket: WebSocket) -> None:
    """Let somebody in who may come in, and serve them until they go.

    Who may not is refused before the socket is open.
    """
    services, hub = services_of(websocket), hub_of(websocket)
    await services.turns.wait()
    visitor = await visitor_of(websocket)
    wanted: Wanted = read_query(Wanted, websocket)
    with entered(services, hub, visitor, wanted) as reader:
        table = websocket.path_params["table"]
        live = await table_for(services, hub, visitor, reader, table, wanted.seat)
        await websocket.accept()
        await Line(websocket, services, visitor, live, reader).serve(wanted.since)


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

    async def serve(self, since: int | None) -> None:
        """Until they go, or until they are cut off and had time to hear of it."""
        reading = asyncio.create_task(self.read(since))
        try:
            async with self.reader.patience():
                await self.write()
        except (TimeoutError, WebSocketDisconnect):
            pass  # they don't take what is sent, or are gone
        finally:
            self.live.leave(self.reader)
            self.reader.close(NORMAL, "end")
            reading.cancel()
            await asyncio.wait((reading,))

    # ------------------------------------------------------------------ out
    async def write(self) -> None:
        while (message := await self.reader.take()) is not None:
            await self.send(message)
        end = self.reader.end
        assert end is not None
        if end.code != NORMAL:
            await self.send(bye(end))
            await self.websocket.close(end.code, end.why)

    async def send(self, message: bytes) -> None:
        try:
            await self.websocket.send_text(message.decode())
        except RuntimeError:  # closed for frames that are none, which is not heard of here yet
            raise WebSocketDisconnect(ABNORMAL) from None

    # ------------------------------------------------------------------ in
    async def read(self, since: int | None) -> None:
        """Greet them and do as they say, until there is nothing more to be said."""
        try:
            await greet(self.live, self.visitor, self.reader, since)
            while self.reader.end is None and await self.heard():
                pass
            self.reader.close(NORMAL, "end")
        except Exception as error:
            logger.error("failed", **error_facts(error))
            self.reader.close(FAILED, "internal", SOON)

    async def heard(self) -> bool:
        """One message; False if there will be no others."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            return False
        data = message.get("text")
        if data is None:
            self.reader.close(NOT_TEXT, "binary")
        elif self.bucket.take(self.services.clock()):
            self.reader.close(TOO_MANY, "messages")
        else:
            await self.obey(data)
        return True

    async def obey(self, data: str) -> None:
        """Carry out one message; whatever is wrong with it is said and changes nothing."""
        command: Sent | None = None
        answer: Ack | Pong | Refused
        try:
            command = read_command(data)
            answer = await self.carried_out(command)
        except Refusal as refusal:
            answer = self.refused(refusal, command)
        except Broken:
            answer = self.refused(Refusal("store-broken"), command)
        except Exception as error:
            reference = secrets.token_hex(6)
            logger.error("failed", reference=reference, **error_facts(error))
            answer = self.refused(Refusal("internal", reference=reference), command)
        self.reader.send(encode(answer))

    async def carried_out(self, command: Sent) -> Ack | Pong:
        live = self.live
        match command:
            case Ping():
                return Pong(self.services.clock(), live.number)
            case AskRematch():
                await rematch(live.hub, live, check_order(self.visitor, command))
                return Ack(live.number, command.id)
            case _:
                number = await carry_out(live, self.visitor, self.reader.seat, command)
                return Ack(number, command.id)

    def refused(self, refusal: Refusal, command: Sent | None) -> Refused:
        self.live.hub.refused[refusal.key] += 1
        text = self.services.text(self.reader.speaks)
        sent = command.id if command is not None else ""
        return Refused(refusal.key, text.refusal(refusal), self.live.number, sent)


def read_command(data: str) -> Sent:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise misfit(str(error), Sent) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-json") from None

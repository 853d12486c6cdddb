"""Frames that no message is made of are counted, too; who sends too many is cut off."""

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from msgspec.structs import replace

from starfelt.server.config import Limits, Rate
from starfelt.server.http import connections
from tests.server.hall import SECONDS, Hall, played_at_once, playing, running
from tests.server.house import GENEROUS
from tests.server.raw import CLOSE, PING, PONG, TEXT, dialled, frame, heard, sent, spectator

MUCH = 10_000_000  # bytes: more than the buffers of both ends take
POLICY = struct.pack("!H", 1008)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is cut off has less time to hear why, so that this does not take long."""
    monkeypatch.setattr(connections, "LINGER", 0.1)


@pytest.fixture
def table(hall: Hall) -> str:
    return hall.person().open("stolen_plans", "me", "open")


def flood(one: bytes) -> Iterator[bytes]:
    piece = one * (60_000 // len(one))
    return (piece for _ in range(MUCH // len(piece)))


FLOODS = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "pieces": (frame(TEXT, fin=0), frame(0, fin=0)),
    "large pings": (b"", frame(PING, b"x" * 125)),
    "empty messages": (b"", frame(TEXT)),
}


# ------------------------------------------------------------------ floods
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off_and_nobody_else_minds(hall: Hall, table: str, kind: str):
    begun, one = FLOODS[kind]
    with spectator(hall, table) as line, spectator(hall, table, "127.0.0.2") as other:
        line.sendall(begun)
        assert sent(line, flood(one)) < MUCH
        other.sendall(frame(PING, b"still here"))
        assert said(other, b"still here")
        assert hall.client.get("/healthz").status_code == 200


@pytest.mark.parametrize("kind", FLOODS)
def test_who_reads_hears_why(hall: Hall, table: str, kind: str):
    begun, one = FLOODS[kind]
    with spectator(hall, table) as line:
        line.sendall(begun + one * 400)
        answer = heard(line)
    assert POLICY in answer
    assert bytes([0x80 | CLOSE]) in answer


def said(line: socket.socket, words: bytes) -> bool:
    found = b""
    while words not in found:
        found += line.recv(1 << 16)
    return True


def test_one_read_of_much_is_parsed_no_further_than_it_may_be(hall: Hall, table: str):
    """Of 10,000 pings that come at once a few hundred are answered at most."""
    with spectator(hall, table) as line:
        line.sendall(frame(PING, b"?") * 10_000)
        assert heard(line).count(b"\x8a\x01?") < 500


def test_a_message_does_not_come_in_endless_pieces(tmp_path: Path):
    limits = replace(GENEROUS, frames=Rate(10_000, 100_000))
    with running(tmp_path, limits, workers=0) as hall:
        table = hall.person().open("stolen_plans", "me", "open")
        with spectator(hall, table) as line:
            line.sendall(frame(TEXT, fin=0) + frame(0, fin=0) * 1000)
            assert POLICY + b"pieces" in heard(line)


def test_who_sends_too_many_bytes_is_cut_off(hall: Hall, table: str):
    message = bytes([0x80 | TEXT, 0x80 | 126]) + struct.pack("!H", 16_000) + bytes(4)
    with spectator(hall, table) as line:
        assert sent(line, flood(message + b"x" * 16_000)) < MUCH


def test_answers_to_pings_do_not_pile_up(tmp_path: Path):
    """Who does not read gets no answers but the last, and the server keeps no others."""
    limits = replace(GENEROUS, frames=Rate(1e6, 10**9), received=Rate(1e9, 10**9))
    with running(tmp_path, limits, workers=0) as hall:
        table = hall.person().open("stolen_plans", "me", "open")
        hall.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        with spectator(hall, table, room=16_384) as line:
            sent(line, (frame(PING, b"%0125d" % n) * 100 for n in range(80)))
            sizes = [transport_size(hall) for _ in range(10)]
            assert 10_000 < max(sizes) < 200_000
            line.sendall(frame(PING, b"the last"))
            assert said(line, b"the last")


def transport_size(hall: Hall) -> int:
    """Bytes that wait in the server for somebody to read them."""
    time.sleep(0.02)
    lines = list(hall.server.server_state.connections)
    return max((line.transport.get_write_buffer_size() for line in lines), default=0)


# ------------------------------------------------------------------ handshakes
def test_a_handshake_that_is_not_answered_in_time_is_over(tmp_path: Path):
    with running(tmp_path, replace(GENEROUS, handshake_seconds=1), workers=0) as hall:
        table, one, _ = playing(hall)
        live = hall.hub.live

        async def never(wanted: str):
            await asyncio.sleep(3)
            return await live(wanted)

        hall.hub.live = never  # type: ignore[method-assign]
        with pytest.raises((websockets.InvalidMessage, ConnectionError)):
            asyncio.run(one.at(table).__aenter__())
        hall.hub.live = live  # type: ignore[method-assign]

        async def stays() -> str:
            async with one.at(table) as line:
                await asyncio.sleep(1.2)
                return (await line.asked("ping"))["type"]

        assert asyncio.run(stays()) == "pong"


def test_nobody_may_speak_before_they_are_let_in(hall: Hall, table: str):
    live = hall.hub.live

    async def slow(wanted: str):
        await asyncio.sleep(3)
        return await live(wanted)

    hall.hub.live = slow  # type: ignore[method-assign]
    try:
        with dialled(hall) as line:
            headers = f"Host: x\r\nOrigin: {hall.url}\r\nConnection: Upgrade\r\nUpgrade: websocket"
            key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
            line.sendall(f"GET /ws/tables/{table} HTTP/1.1\r\n{headers}\r\n{key}\r\n\r\n".encode())
            time.sleep(0.1)
            line.sendall(b"\xff" * 100)
            assert heard(line) == b""
    finally:
        hall.hub.live = live  # type: ignore[method-assign]


# ------------------------------------------------------------------ who is not cut off
@pytest.mark.parametrize("messages", [Limits().messages, Rate(60, 4)], ids=["usual", "strict"])
def test_a_bot_that_answers_at_once_plays_a_whole_game(tmp_path: Path, messages: Rate):
    """Where it is quicker than it may be it is slowed down, and never cut off."""
    with running(tmp_path, replace(Limits(), messages=messages), workers=0) as hall:
        table, one, two = playing(hall)

        async def play() -> list[int]:
            async with asyncio.timeout(SECONDS):
                bots = (played_at_once(person, table) for person in (one, two))
                return await asyncio.gather(*bots)

        assert min(asyncio.run(play())) > 10


def test_the_largest_messages_as_often_as_may_be_meet_no_other_limit(hall: Hall):
    """40 at once: all are answered, none of them has to be liked."""
    _, one, _ = playing(hall)
    table = one.open("stolen_plans", "me", "open")
    message = '{"type":"ping","id":"%s"}' % ("x" * (Limits().message_bytes - 24))
    assert len(message) == Limits().message_bytes - 1

    async def talk() -> list[str]:
        async with one.at(table) as line:
            for _ in range(Limits().messages.at_once):
                await line.socket.send(message)
            return [(await line.next("refused"))["code"] for _ in range(Limits().messages.at_once)]

    assert set(asyncio.run(talk())) == {"long-field"}

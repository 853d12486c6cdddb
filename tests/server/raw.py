"""Bytes that no client would send, and what a server says to them."""

import base64
import os
import socket
from collections.abc import Iterable
from contextlib import suppress

from tests.server.hall import SECONDS, Hall

TEXT, PING, PONG, CLOSE = 1, 9, 10, 8
FIN = 0x80


def dialled(hall: Hall, source: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """A connection from one of the many addresses that a machine has for itself.

    What is not read may have so little room that it soon stays with the sender.
    """
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(SECONDS)
    line.bind((source, 0))
    line.connect(hall.bound.getsockname())
    return line


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up; fails if it does not."""
    found = b""
    with suppress(ConnectionError):
        while data := line.recv(1 << 16):
            found += data
    return found


def sent(line: socket.socket, pieces: Iterable[bytes]) -> int:
    """Send until it is over or the other side has hung up; how many bytes went out."""
    done = 0
    with suppress(OSError):
        for piece in pieces:
            line.sendall(piece)
            done += len(piece)
    return done


def said_to(hall: Hall, *pieces: bytes) -> bytes:
    """What a server says to this before it hangs up."""
    with dialled(hall) as line:
        sent(line, pieces)
        return heard(line)


def is_hung_up(line: socket.socket) -> bool:
    return heard(line) == b""


def frame(kind: int, payload: bytes = b"", fin: int = FIN) -> bytes:
    """A frame of a client, of at most 125 bytes, masked with nothing."""
    return bytes([fin | kind, 0x80 | len(payload)]) + bytes(4) + payload


def spectator(hall: Hall, table: str, source: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """A websocket of somebody without an account, of which only the first answer is read."""
    line = dialled(hall, source, room)
    key = base64.b64encode(os.urandom(16)).decode()
    headers = [
        f"GET /ws/tables/{table}?seat=-1 HTTP/1.1",
        "Host: x",
        f"Origin: {hall.url}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    line.sendall("\r\n".join([*headers, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line

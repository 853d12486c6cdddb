"""Floods below the application, by plain sockets: frames and headers without end, and silence.

Each flood is a generator of bytes.  `poured` sends them until the server has had enough, or until
the flood is over; whoever pours reads nothing meanwhile.
"""

import os
import select
import socket
from base64 import b64encode
from collections.abc import Iterable
from contextlib import suppress
from itertools import repeat
from time import monotonic

MASKED = bytes(4)  # a mask that changes nothing
PIECE = 64 * 1024


def frames(head: int, body: bytes = b"") -> bytes:
    """A piece of many equal frames."""
    frame = bytes([head, 0x80 | len(body)]) + MASKED + body
    return frame * (PIECE // len(frame))


#: What is sent on a websocket, again and again.
FRAMES = {
    "pings": frames(0x89),
    "pongs": frames(0x8A),
    "empty fragments": frames(0x00),
    "pings that are answered": frames(0x89, b"x" * 125),
    "small texts": frames(0x81, b"{}"),
    "empty texts": frames(0x81),
}

#: What is sent as a request that never ends: how it begins, and what comes again and again.
HEADERS = {
    "small headers": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * 10_000),
    "one long header": (b"GET /healthz HTTP/1.1\r\nHost: x\r\na: ", b"b" * PIECE),
    "one long name": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"b" * PIECE),
    "a long address": (b"GET /", b"b" * PIECE),
    "a long method": (b"", b"G" * PIECE),
    "chunk extensions": (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"b" * PIECE,
    ),
    "trailers": (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"a: b\r\n" * 10_000,
    ),
}


def connected(port: int, address: str = "127.0.0.1", seconds: float = 10) -> socket.socket:
    """A plain connection from this address."""
    made = socket.socket()
    made.settimeout(seconds)
    made.bind((address, 0))
    made.connect(("127.0.0.1", port))
    return made


def websocket(
    port: int, origin: str, table: str, address: str = "127.0.0.1", cookie: str = ""
) -> socket.socket:
    """A plain connection that was let in to watch a table; what has come so far is read."""
    made = connected(port, address)
    key = b64encode(os.urandom(16)).decode()
    more = f"Cookie: {cookie}\r\n" if cookie else ""
    made.sendall(
        f"GET /ws/tables/{table}?seat=-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Origin: {origin}\r\n{more}\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        some = made.recv(PIECE)
        if not some:
            break
        head += some
    if b" 101 " not in head[:20]:
        made.close()
        raise ConnectionError(head[:100])
    return made


def poured(out: socket.socket, pieces: Iterable[bytes], most: int) -> int:
    """Bytes that could be sent until the other side closed; `most` if it never did."""
    sent = 0
    with suppress(OSError):
        for piece in pieces:
            if sent >= most:
                break
            sent += out.send(piece)
    return sent


def frames_poured(out: socket.socket, name: str, most: int) -> int:
    first = (frames(0x01)[:6],) if name == "empty fragments" else ()
    return poured(out, (*first, *repeat(FRAMES[name], most // PIECE + 1)), most)


def headers_poured(out: socket.socket, name: str, most: int) -> int:
    first, piece = HEADERS[name]
    return poured(out, (first, *repeat(piece, most // len(piece) + 1)), most)


def is_cut(out: socket.socket, last: bytes = b"") -> bool:
    """Does the other side hang up, without being sent more than `last`?

    What comes is read, up to an end; an answer that leaves the door open is none.
    """
    try:
        if last:
            out.sendall(last)
        while some := out.recv(PIECE):
            if b'"pong"' in some:
                return False
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def still_open(connections: Iterable[socket.socket], seconds: float) -> int:
    """How many of these the other side has not closed when so many seconds are over."""
    waiting = set(connections)
    ends = monotonic() + seconds
    while waiting and monotonic() < ends:
        for one in select.select(waiting, (), (), 0.2)[0]:
            try:
                if one.recv(PIECE):
                    continue
            except OSError:
                pass
            waiting.discard(one)
    return len(waiting)

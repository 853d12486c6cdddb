"""Requests of which it is not clear where they end, with another one hidden behind or inside.

Each is a head without its last empty line, and what comes after it; `HIDDEN` stands where somebody
else's request could be hidden.  One server must see one request in it, or none.
"""

import asyncio
from contextlib import suppress

HIDDEN = b"<hidden>"
LENGTH = b"<length>"  # of all that comes after the head
POST = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WITH_LENGTH = POST + b"Content-Length: <length>\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n"
NO_CHUNK = b"0\r\n\r\n" + HIDDEN
QUIET = 0.5  # seconds after which nothing more comes

FRAMINGS = {
    "two lengths": (WITH_LENGTH + b"Content-Length: 0\r\n", HIDDEN),
    "two lengths in one": (POST + b"Content-Length: 0, <length>\r\n", HIDDEN),
    "length and chunks": (WITH_LENGTH + b"Transfer-Encoding: chunked\r\n", NO_CHUNK),
    "chunks and length": (CHUNKED + b"Content-Length: <length>\r\n", NO_CHUNK),
    "chunks of another kind": (WITH_LENGTH + b"Transfer-Encoding: xchunked\r\n", NO_CHUNK),
    "chunks not at last": (POST + b"Transfer-Encoding: chunked, identity\r\n", NO_CHUNK),
    "chunks twice": (CHUNKED + b"Transfer-Encoding: chunked\r\n", NO_CHUNK),
    "chunks after a tab": (WITH_LENGTH + b"Transfer-Encoding: \x0bchunked\r\n", NO_CHUNK),
    "chunks before a colon": (WITH_LENGTH + b"Transfer-Encoding : chunked\r\n", NO_CHUNK),
    "chunks on the next line": (WITH_LENGTH + b"Transfer-Encoding:\r\n chunked\r\n", NO_CHUNK),
    "chunks behind a line feed": (WITH_LENGTH + b"a: b\nTransfer-Encoding: chunked\r\n", NO_CHUNK),
    "chunks behind a return": (WITH_LENGTH + b"a: b\rTransfer-Encoding: chunked\r\n", NO_CHUNK),
    "a length before a colon": (POST + b"Content-Length : 0\r\n", HIDDEN),
    "a length in the line before": (POST + b"a: b\r\n Content-Length: 0\r\n", HIDDEN),
    "a negative length": (POST + b"Content-Length: -1\r\n", HIDDEN),
    "a length with a sign": (POST + b"Content-Length: +0\r\n", HIDDEN),
    "a length in sixteens": (POST + b"Content-Length: 0x0\r\n", HIDDEN),
    "a huge length": (POST + b"Content-Length: 18446744073709551616\r\n", HIDDEN),
    "an empty length": (POST + b"Content-Length: \r\n", HIDDEN),
    "an end without returns": (POST + b"a: b\n\n" + HIDDEN, b""),
    "a chunk of no size": (CHUNKED, b"zz\r\n" + HIDDEN),
    "a chunk of negative size": (CHUNKED, b"-1\r\n" + HIDDEN),
    "a huge chunk": (CHUNKED, b"10000000000000000\r\n" + HIDDEN),
    "a chunk without returns": (CHUNKED, b"0\n\n" + HIDDEN),
    "a chunk that is too long": (CHUNKED, b"2\r\n{}0\r\n\r\n" + HIDDEN),
    "a length after the chunks": (CHUNKED, b"0\r\nContent-Length: 0\r\n\r\n" + HIDDEN),
    "a nothing in a header": (POST + b"a: b\0\r\n", HIDDEN),
    "a nothing in a name": (POST + b"a\0: b\r\n", HIDDEN),
    "no colon": (POST + b"Content-Length\r\n", HIDDEN),
    "an old version": (POST.replace(b"1.1", b"1.0") + b"Transfer-Encoding: chunked\r\n", NO_CHUNK),
    "no version": (b"GET /healthz\r\n", HIDDEN),
    "a body of a question": (GET + b"Content-Length: <length>\r\n", HIDDEN),
    "a body in chunks": (CHUNKED, b"<size>\r\n" + HIDDEN + b"\r\n0\r\n\r\n"),
    "an upgrade with a body": (
        GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: <length>\r\n",
        HIDDEN,
    ),
    "an upgrade to something else": (
        WITH_LENGTH + b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n",
        HIDDEN,
    ),
    "a tunnel": (b"CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n", HIDDEN),
}


def framed(head: bytes, rest: bytes, hidden: bytes) -> tuple[bytes, bytes]:
    """A head and what comes after it, in bytes, with this request hidden in it."""
    rest = rest.replace(HIDDEN, hidden).replace(b"<size>", b"%x" % len(hidden))
    return head.replace(HIDDEN, hidden).replace(LENGTH, b"%d" % len(rest)) + b"\r\n", rest


async def statuses(port: int, head: bytes, rest: bytes, pause: float) -> list[int]:
    """What is answered on one connection; `rest` comes after so many seconds, if it still may."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    with suppress(OSError, TimeoutError):
        writer.write(head)
        await asyncio.sleep(pause)
        writer.write(rest)
        while some := await asyncio.wait_for(reader.read(1 << 16), QUIET):
            heard += some
    writer.transport.abort()
    return [int(answer[:3]) for answer in heard.split(b"HTTP/1.1 ")[1:]]

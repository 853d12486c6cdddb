"""Messages that no client should send, by a grammar: each is bytes, or a deed on the raw socket.

None of them may change a game.  What would be a good message from a seat is only ever sent with
something wrong about it, or at the wrong time.
"""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tests.reliability.raw import BINARY, MORE, PING, TEXT, Raw

WORDS = (
    "answer", "say", "undo", "propose", "agree", "decline", "resume", "resign", "back", "sit",
    "stand", "put_bot", "unseat", "ping", "rematch",
)  # fmt: skip
STRANGE = (
    "", "ANSWER", "答え", "回答", "星の卓", "constructor", "__class__", "\x00", "a" * 5000, "🃏",
    "Type", "%s", "{}", "' OR 1=1 --", "<script>", "../../etc/passwd", "null",
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (
    -1,
    1 << 31,
    1 << 63,
    1 << 64,
    10**400,
    -(10**30),
    1.5,
    1e308,
    True,
    "1",
    None,
    [1],
    {},
)

#: Commands that are refused, or change nothing, at a game that has begun and where nobody moved.
HARMLESS = (
    {"type": "undo"},
    {"type": "agree"},
    {"type": "decline"},
    {"type": "resume"},
    {"type": "back"},
    {"type": "stand"},
    {"type": "sit"},
    {"type": "sit", "seat": 5},
    {"type": "put_bot", "bot": "thumb"},
    {"type": "put_bot", "bot": "星"},
    {"type": "unseat", "seat": 1},
    {"type": "rematch"},
    {"type": "ping"},
    {"type": "propose", "what": "undo"},
    {"type": "say", "text": "\u0000\u200b\u2028"},
)


def value(rng: Random, depth: int = 0) -> Any:
    """Anything that can be written as JSON."""
    kind = rng.randrange(6 if depth < 3 else 3)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(STRANGE)
    if kind == 2:
        return rng.choice(WORDS)
    if kind == 3:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice((*STRANGE, *WORDS)): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def written(message: object) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")


# ------------------------------------------------------------------ bytes
def anything(rng: Random) -> bytes:
    return written(value(rng))


def no_json(rng: Random) -> bytes:
    some = written({"type": "answer", "question": 0, "actions": [1]})
    return rng.choice((
        b"", b" ", b"{", b"[", b"nul", b"NaN", b"Infinity", b"'a'", b"{}{}", b"\xef\xbb\xbf{}",
        b'{"type":"ping",}', b'{"type":"ping"} x', b"// comment", some[: rng.randrange(len(some))],
        some.replace(b'"', b""), some.replace(b":", b"="), b"\x00" * 10, b"0" * 3000,
    ))  # fmt: skip


def nested(rng: Random) -> bytes:
    depth = rng.choice((100, 1000, 5000))
    return rng.choice((
        b"[" * depth,
        b"[" * depth + b"]" * depth,
        b'{"a":' * depth,
        b'{"type":"answer","question":0,"actions":' + b"[" * depth + b"]" * depth + b"}",
        b'{"type":"say","text":' + b'{"a":' * depth + b"1" + b"}" * depth + b"}",
    ))  # fmt: skip


def huge_numbers(rng: Random) -> bytes:
    digits = b"9" * rng.choice((20, 400, 5000))
    number = rng.choice((digits, b"-" + digits, digits + b"e999", b"1e400", b"0." + digits))
    return rng.choice((
        b'{"type":"answer","question":' + number + b',"actions":[1]}',
        b'{"type":"answer","question":0,"actions":[' + number + b"]}",
        b'{"type":"sit","seat":' + number + b"}",
        number,
    ))  # fmt: skip


def surrogates(rng: Random) -> bytes:
    """Half of a character: as an escape it is JSON and yet no text."""
    half = rng.choice((b"\\ud800", b"\\udfff", b"\\ud83c", b"\\udc00\\ud800"))
    return rng.choice((
        b'{"type":"say","text":"' + half + b'"}',
        b'{"type":"' + half + b'"}',
        b'{"' + half + b'":1}',
        b'{"type":"answer","question":0,"actions":[1],"id":"' + half + b'"}',
    ))  # fmt: skip


def wrong_word(rng: Random) -> bytes:
    word = rng.choice((*STRANGE, *NUMBERS))
    return written({"type": word, "question": 0, "actions": [0], "id": "x"})


def wrong_fields(rng: Random) -> bytes:
    """A word that is known, and fields that it does not have, or of the wrong type."""
    message = {"type": rng.choice(WORDS)}
    for _ in range(1 + rng.randrange(3)):
        message[rng.choice(("question", "actions", "text", "seat", "what", "bot", "id"))] = value(
            rng
        )
    message[rng.choice(("nonsense", "答え", "__init__"))] = value(rng)
    return written(message)


def wrong_answer(rng: Random) -> bytes:
    question = rng.choice((-1, 10, 10**6, 2**40, "0", None, 0.5, [0]))
    actions: Any = rng.choice(
        ([], [0] * 201, [-1], [10**6 + 1], [1.5], ["1"], "1", 1, None, [[1]], [[]])
    )
    return written({"type": "answer", "question": question, "actions": actions})


def untimely_answer(rng: Random) -> bytes:
    """Early, for no question there ever was, or an action that no game has."""
    question, action = rng.choice(((1000, 0), (50, 3), (0, 999_999), (0, 1_000_000)))
    return written({"type": "answer", "question": question, "actions": [action], "id": "untimely"})


def wrong_talk(rng: Random) -> bytes:
    text = rng.choice(("", "x" * 501, "星" * 501, " \n\t ", "\u0007\u0000", 5, None, ["hello"]))
    return written({"type": "say", "text": text, "id": rng.choice(("a", "é" * 65, "", 7, None))})


def untimely(rng: Random) -> bytes:
    return written(rng.choice(HARMLESS) | rng.choice(({}, {"id": "鍵"}, {"id": "x" * 64})))


# ------------------------------------------------------------------ frames
def binary(raw: Raw, rng: Random) -> None:
    raw.send(rng.choice((b"", b"\xff\xfe", b'{"type":"ping"}')), BINARY)


def too_large(raw: Raw, rng: Random) -> None:
    raw.send(b'{"type":"say","text":"' + b"x" * rng.choice((17_000, 70_000, 1 << 20)) + b'"}')


def no_text(raw: Raw, rng: Random) -> None:
    raw.send(rng.choice((b"\xff", b'{"type":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf8\x88\x80\x80")))


def fragments(raw: Raw, rng: Random, size: int = 3) -> None:
    """A good message in many small pieces, with pings between them."""
    data = b'{"type":"ping","id":"pieces"}'
    pieces = [data[i : i + size] for i in range(0, len(data), size)]
    raw.send(pieces[0], TEXT, last=False)
    for piece in pieces[1:-1]:
        raw.send(piece, MORE, last=False)
        if rng.random() < 0.2:
            raw.send(b"are you there", PING)
    raw.send(pieces[-1], MORE)


def broken_frames(raw: Raw, rng: Random) -> None:
    """What the protocol of websockets forbids."""
    rng.choice((
        partial(raw.send, b'{"type":"ping"}', masked=False),
        partial(raw.send, b"x", 3),
        partial(raw.send, b"x", 11),
        partial(raw.send, b"x", MORE),
        partial(raw.send, b"x" * 200, PING),
        partial(raw.send, b"x", PING, last=False),
        partial(raw.send, b"\x03", 8),
        partial(raw.send, b"\x00\x05", 8),
        partial(raw.writer.write, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
        partial(raw.writer.write, bytes([0xF1, 0x81, 0, 0, 0, 0, 0])),
    ))()  # fmt: skip


BYTES: tuple[Callable[[Random], bytes], ...] = (
    anything, no_json, nested, huge_numbers, surrogates, wrong_word, wrong_fields,
    wrong_answer, untimely_answer, wrong_talk, untimely,
)  # fmt: skip
DEEDS: tuple[Callable[[Raw, Random], None], ...] = (
    binary,
    too_large,
    no_text,
    fragments,
    broken_frames,
)

#: By which a server may close a socket, and why: see docs/protocol.md.
CODES = {
    1002,  # frames that the protocol of websockets forbids
    1003,  # not text
    1007,  # text that is none
    1009,  # too large
}

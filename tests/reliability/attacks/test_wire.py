"""What is sent below the application by somebody without an account is cut off; others are served.

Frames and headers without end, connections that say nothing, and storms of refusals.
"""

import asyncio
import json
from contextlib import ExitStack, suppress

import httpx
import pytest

from starfelt.server.config import Limits
from tests.reliability.attacks.floods import (
    FRAMES,
    HEADERS,
    connected,
    frames,
    frames_poured,
    headers_poured,
    is_cut,
    still_open,
    websocket,
)
from tests.reliability.attacks.framings import FRAMINGS, HIDDEN, POST, framed, statuses
from tests.reliability.seeding import GAMES, seeded
from tests.reliability.served import Served
from tests.reliability.visitors import HANG, Visitor, begun, in_file, visitors

MOST = 4_000_000  # bytes that are sent if nobody minds
MEMORY = 120  # MB: a server that nobody attacks has about 60
ASKED = b"\x81\x8f" + bytes(4) + b'{"type":"ping"}'
MORE = b"\x80" + ASKED[1:]  # the same as the last piece of a message
PATIENCE = 10  # seconds; whoever says nothing is to be cut off after one
ELSEWHERE = "127.0.0.9"  # where a neighbour comes from


@pytest.fixture
def usual(tmp_path):
    return Served(tmp_path, limits=Limits())


@pytest.fixture
def hasty(tmp_path):
    """A server that waits for a whole request for a second only, and may open few files."""
    return Served(tmp_path, limits=Limits(handshake_seconds=1), files=400)


# ---------------------------------------------------------------------- frames
@pytest.mark.parametrize("name", FRAMES)
def test_frames_without_end_are_cut_off(usual, name):
    async def run():
        places = await seeded(usual.url, GAMES[:1])
        async with usual, Visitor(usual, ELSEWHERE) as neighbour:
            out = websocket(usual.port, usual.origin, places[0].table)
            with out:
                sent = await asyncio.to_thread(frames_poured, out, name, MOST)
                served = await neighbour.get("/healthz")
                last = MORE if name == "empty fragments" else ASKED
                cut = await asyncio.to_thread(is_cut, out, last)
            return sent, cut, served.status_code, usual.memory()

    sent, cut, status, memory = asyncio.run(run())
    assert cut, f"{sent} bytes were taken"
    assert status == 200
    assert memory < MEMORY


def test_decent_frames_are_let_through(usual):
    """A ping now and then, a message in pieces, and what a quick player sends in some seconds."""

    async def run():
        places = await seeded(usual.url, GAMES[:1])
        async with usual:
            with websocket(usual.port, usual.origin, places[0].table) as out:
                for _ in range(10):
                    out.sendall(frames(0x89)[:6] * 3 + ASKED)
                    await asyncio.sleep(0.05)
                out.sendall(b"\x01\x85" + bytes(4) + ASKED[6:11])
                out.sendall(b"\x80\x8a" + bytes(4) + ASKED[11:])
                return await asyncio.to_thread(is_cut, out)

    assert not asyncio.run(run())


# ---------------------------------------------------------------------- requests
@pytest.mark.parametrize("name", HEADERS)
def test_headers_without_end_are_cut_off(usual, name):
    async def run():
        async with usual, Visitor(usual, ELSEWHERE) as neighbour:
            before = usual.memory()
            with connected(usual.port, seconds=4) as out:
                sent = await asyncio.to_thread(headers_poured, out, name, MOST)
                cut = await asyncio.to_thread(is_cut, out)
                grown = usual.memory() - before
            return sent, cut, (await neighbour.get("/healthz")).status_code, grown

    sent, cut, status, grown = asyncio.run(run())
    assert cut, f"{sent} bytes were taken"
    assert status == 200
    assert grown < 30


def test_long_headers_of_browsers_are_let_through(usual):
    """Sixty headers, and cookies of other programs on the same machine."""

    async def run():
        async with usual, Visitor(usual) as visitor:
            many = {f"x-{number}": "y" * 50 for number in range(60)}
            many["Cookie"] = "; ".join(f"other{number}={'z' * 100}" for number in range(60))
            return await visitor.client.get("/api/games", headers=many)

    assert asyncio.run(run()).status_code == 200


def test_a_request_that_drips_is_cut_off(hasty):
    """A byte now and then does not keep a connection."""

    async def run():
        async with hasty:
            with connected(hasty.port, seconds=HANG) as out:
                return await asyncio.to_thread(dripped, out)

    assert asyncio.run(run())


def dripped(out):
    """Send a header letter by letter; True if the other side hangs up."""
    out.settimeout(0.2)
    for letter in b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a" * 20:
        try:
            out.send(bytes([letter]))
            if not out.recv(1000):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


# ---------------------------------------------------------------------- where requests end
PLAIN = (POST + b"Content-Length: 0\r\n", HIDDEN)  # two requests, one after the other


@pytest.mark.parametrize("pause", (0, 0.1), ids=("at once", "in two parts"))
def test_no_request_is_hidden_in_another(usual, pause):
    """Somebody talks in the hidden request: nothing is said, and nothing fails."""

    async def run():
        async with usual, visitors(usual, 2) as (one, two):
            table = await begun(one, two)
            sent = [
                framed(*framing, said(usual, one, table, name)) for name, framing in tried.items()
            ]
            answers = await asyncio.gather(*(statuses(usual.port, *it, pause) for it in sent))
            return answers, in_file(usual, *tried), (await two.get("/healthz")).status_code

    tried = {**FRAMINGS, "plain": PLAIN}
    answers, heard, status = asyncio.run(run())
    found = dict(zip(tried, answers, strict=True))
    assert len(found.pop("plain")) == 2 and heard == ["plain"]
    assert [name for name, told in found.items() if len(told) > 1] == []
    assert [name for name, told in found.items() if max(told, default=0) >= 500] == []
    assert status == 200
    assert '"failed"' not in usual.log.read_text()


def said(served, visitor, table, text):
    """A request by which a visitor says something."""
    body = json.dumps({"type": "say", "text": text})
    return (
        f"POST /api/tables/{table}/commands HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Origin: {served.origin}\r\nCookie: {visitor.cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


# ---------------------------------------------------------------------- silence
def silent(stack, port, addresses, count):
    """So many connections of each address that say nothing; those that could be made."""
    made = []
    for address in addresses:
        for _ in range(count):
            with suppress(OSError):
                made.append(stack.enter_context(connected(port, address, HANG)))
    return made


def test_silent_connections_of_one_address_keep_nobody_out(hasty):
    async def run():
        async with hasty, Visitor(hasty, ELSEWHERE) as neighbour:
            with ExitStack() as stack:
                made = silent(stack, hasty.port, ["127.0.0.1"], 500)
                answers = [await asked(neighbour) for _ in range(5)]
                return answers, len(made), await asyncio.to_thread(still_open, made, PATIENCE)

    answers, made, left = asyncio.run(run())
    assert answers == [200] * 5
    assert made > 100 and left == 0


async def asked(neighbour):
    """The status of an answer; 0 if the door is shut."""
    try:
        return (await neighbour.get("/healthz")).status_code
    except httpx.TransportError:
        return 0


def test_files_that_run_out_are_logged_and_come_back(hasty):
    """Silence from many addresses: whatever is held, the host is told, and it does not last."""

    async def run():
        addresses = [f"127.0.2.{number}" for number in range(1, 31)]
        async with hasty:
            with ExitStack() as stack:
                made = silent(stack, hasty.port, addresses, 18)
                left = await asyncio.to_thread(still_open, made, PATIENCE)
                async with Visitor(hasty, ELSEWHERE) as neighbour:
                    return left, await asked(neighbour)

    assert asyncio.run(run()) == (0, 200)
    lines = hasty.log.read_text().splitlines()
    told = [line for line in lines if "file" in line.lower()]
    assert told and all(json.loads(line)["level"] in ("warning", "error") for line in told)
    assert len(lines) < 100


# ---------------------------------------------------------------------- logs
def test_refused_sockets_are_no_errors_in_the_log(usual):
    async def run():
        async with usual, visitors(usual, 1) as (visitor,):
            for number in range(10):
                with suppress(Exception):
                    async with visitor.at(f"nowhere-{number}"):
                        pass

    asyncio.run(run())
    levels = [json.loads(line)["level"] for line in usual.log.read_text().splitlines()]
    assert "error" not in levels


def test_a_storm_of_refusals_writes_few_lines(usual):
    """Many connections at once, for whoever comes too often waits a little for each refusal."""

    async def run():
        async with usual:
            storm = [stormed(usual.port, 10) for _ in range(200)]
            return sum(await asyncio.gather(*storm))

    refused = asyncio.run(run())
    lines = usual.log.read_text().splitlines()
    told = [line for line in lines if '"status":429' in line]
    assert refused > 300
    assert len(told) < 100


async def stormed(port, count):
    """Ask so many things at once on one connection; how many were refused as too many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * count)
    answers = b""
    async with asyncio.timeout(HANG):
        while answers.count(b"HTTP/1.1 ") < count:
            answers += await reader.read(1 << 20)
    writer.close()
    return answers.count(b"HTTP/1.1 429")

"""Requests that never end, and connections that say nothing, are cut off; nobody else minds."""

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.server.config import Config
from starfelt.server.http import connections, open_files
from starfelt.server.http.connections import Connections
from tests.server.hall import Hall, running
from tests.server.house import GENEROUS
from tests.server.raw import dialled, heard, is_hung_up, said_to, sent

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
MUCH = 10_000_000  # bytes: more than the buffers of both ends take


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is cut off has less time to hear why, so that this does not take long."""
    monkeypatch.setattr(connections, "LINGER", 0.1)


def flood(piece: bytes) -> Iterator[bytes]:
    return repeat(piece, MUCH // len(piece))


def is_served(hall: Hall) -> bool:
    return hall.client.get("/healthz").status_code == 200


# ------------------------------------------------------------------ headers
@pytest.mark.parametrize(
    ("begun", "piece", "status"),
    [
        (GET, b"a: b\r\n" * 1000, 431),
        (GET + b"A: ", b"x" * 60_000, 431),
        (b"GET /", b"x" * 60_000, 414),
        (b"", b"\r\n" * 30_000, 431),
    ],
    ids=["many headers", "a long header", "a long address", "empty lines"],
)
def test_headers_without_end_are_cut_off(hall: Hall, begun: bytes, piece: bytes, status: int):
    with dialled(hall) as line:
        line.sendall(begun)
        assert sent(line, flood(piece)) < MUCH
        assert is_served(hall)
    answer = said_to(hall, begun, piece)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"\r\nconnection: close\r\n" in answer


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (b"a: b\r\n" * 90, 200),
        (b"a: b\r\n" * 100, 431),
        (b"a: %s\r\n" % (b"x" * 27_000), 200),
        (b"a: %s\r\n" % (b"x" * 33_000), 431),
    ],
)
def test_so_much_fits_into_headers(hall: Hall, headers: bytes, status: int):
    """And it is counted anew for each request of a connection."""
    request = GET + headers + b"\r\n"
    answer = said_to(hall, request, request, GET + b"Connection: close\r\n\r\n")
    assert answer.count(b"HTTP/1.1 %d" % status) == (3 if status == 200 else 1)


@pytest.mark.parametrize(
    ("request_line", "headers", "status"),
    [
        (b"GET /healthz?" + b"a" * 4000, b"", 200),
        (b"GET /healthz?" + b"a&" * 2100, b"", 414),
        (b"GET /healthz", b"Connection: close, x\r\n", 200),
        (b"GET /healthz", b"Connection: " + b"a," * 300 + b"close\r\n", 431),
        (b"GET /healthz", b"Sec-WebSocket-Extensions: " + b"a," * 300 + b"\r\n", 431),
    ],
)
def test_what_is_gone_through_word_by_word_is_short(
    hall: Hall, request_line: bytes, headers: bytes, status: int
):
    request = request_line + b" HTTP/1.1\r\nHost: x\r\n" + headers
    answer = said_to(hall, request + b"Connection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 %d " % status)


# ------------------------------------------------------------------ bodies
@pytest.mark.parametrize(
    ("begun", "piece", "statuses"),
    [
        (GET + b"Content-Length: 999999999\r\n\r\n", b"x" * 60_000, [413]),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000, [200]),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x=y;" * 10_000, [200]),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n" * 10_000, [200]),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000, [403]),
    ],
    ids=["announced", "chunks", "an extension", "trailers", "refused"],
)
def test_bodies_without_end_are_cut_off(
    hall: Hall, begun: bytes, piece: bytes, statuses: list[int]
):
    """Nobody reads them; the answer is there before, unless too much comes at the same moment."""
    with dialled(hall) as line:
        line.sendall(begun)
        answer = line.recv(1 << 16)
        assert int(answer[9:12]) in statuses
        assert sent(line, flood(piece)) < MUCH
        assert is_served(hall)


def test_what_comes_after_a_body_is_no_header(hall: Hall):
    me = hall.person()
    begun = (
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
    )
    cookie = b"Cookie: " + me.headers["Cookie"].encode()
    assert said_to(hall, begun + cookie + b"\r\n\r\n0\r\n\r\n").startswith(b"HTTP/1.1 200 ")
    assert said_to(hall, begun + b"\r\n0\r\n" + cookie + b"\r\n\r\n").startswith(b"HTTP/1.1 401 ")


def test_some_requests_may_wait_in_line_but_not_thousands(hall: Hall):
    last = GET + b"Connection: close\r\n\r\n"
    answer = said_to(hall, (GET + b"\r\n") * 10 + last)
    assert answer.count(b"HTTP/1.1 200 ") == 11
    assert said_to(hall, (GET + b"\r\n") * 2000).count(b"HTTP/1.1 200 ") < 1000
    assert is_served(hall)


def test_no_websocket_begins_behind_a_request_that_goes_on(hall: Hall):
    """Its end would never be noticed."""
    table = hall.person().open("stolen_plans", "me", "open")
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    upgrade = GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    said_to(hall, stream + upgrade)
    for _ in range(500):
        if not hall.services.sockets.addresses:
            return
        time.sleep(0.01)
    raise AssertionError("the stream goes on for ever")


def test_no_request_is_hidden_behind_a_wish_to_upgrade(hall: Hall):
    """What comes after it may be its body, which nobody has asked to be read as a request."""
    last = GET + b"Connection: close\r\n\r\n"
    wish = f"Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: {len(last)}\r\n\r\n".encode()
    with dialled(hall) as line:
        line.sendall(POST + wish)
        answer = line.recv(1 << 16)
        sent(line, [last])
        assert (answer + heard(line)).count(b"HTTP/1.1 ") == 1


def test_a_request_is_answered_once_whatever_comes_of_its_body(hall: Hall):
    with dialled(hall) as line:
        line.sendall(GET + b"Transfer-Encoding: chunked\r\n\r\n")
        answer = line.recv(1 << 16)
        sent(line, [b"no chunk\r\n"])
        assert (answer + heard(line)).count(b"HTTP/1.1 ") == 1


# ------------------------------------------------------------------ time
@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    limits = replace(GENEROUS, handshake_seconds=0.4, connections_of_address=20)
    with running(tmp_path_factory.mktemp("hasty"), limits, workers=0) as one:
        yield one


def test_who_says_nothing_is_cut_off(hasty: Hall):
    with dialled(hasty) as line:
        assert is_hung_up(line)


@pytest.mark.parametrize("before", [b"", GET + b"\r\n"], ids=["first", "later"])
def test_a_request_that_drips_is_cut_off(hasty: Hall, before: bytes):
    with dialled(hasty) as line:
        line.sendall(before)
        if before:
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        for letter in (GET + b"A: " + b"x" * 1000).decode():
            if sent(line, [letter.encode()]) == 0:
                break
            time.sleep(0.01)
        else:
            raise AssertionError("it was waited for")
    with dialled(hasty) as line:
        line.sendall(b"GET /healthz")
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_reads_is_not_waited_for(hasty: Hall):
    with dialled(hasty) as line:
        line.sendall(GET + b"Content-Length: 1000\r\n\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        for _ in range(500):
            if sent(line, [b"x"]) == 0:
                return
            time.sleep(0.01)
    raise AssertionError("it was waited for")


# ------------------------------------------------------------------ how many
def test_an_address_has_so_many_connections(hasty: Hall):
    lines = [dialled(hasty, "127.0.0.9") for _ in range(40)]
    first = [line for line in lines[:20] if answers(line)]
    assert len(first) == 20
    assert not any(answers(line) for line in lines[20:])
    assert is_served(hasty)
    for line in lines:
        line.close()
    for _ in range(500):
        with dialled(hasty, "127.0.0.9") as again:
            if answers(again):
                return
        time.sleep(0.01)
    raise AssertionError("there is no place again")


def answers(line: socket.socket) -> bool:
    sent(line, [GET + b"\r\n"])
    try:
        return line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path):
    limits = replace(GENEROUS, connections_of_address=5)
    with running(tmp_path, limits, workers=0, behind_proxy=True) as hall:
        lines = [dialled(hall) for _ in range(10)]
        assert all(answers(line) for line in lines)
        for line in lines:
            line.close()


def test_when_all_places_are_taken_the_silent_go_first(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    with running(tmp_path, replace(GENEROUS, connections=30), workers=0) as hall:
        busy = [dialled(hall, "127.0.0.8") for _ in range(10)]
        table = hall.person().open("stolen_plans", "me", "open")
        for line in busy:
            line.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert line.recv(12) == b"HTTP/1.1 200"
        silent = [dialled(hall, f"127.0.1.{number}") for number in range(1, 100)]
        for number in range(1, 20):
            with dialled(hall, f"127.0.2.{number}") as line:
                assert answers(line)
        for line in silent[:60]:
            assert is_hung_up(line)
        for line in busy:  # none of these was touched
            line.setblocking(False)
            while True:
                try:
                    assert line.recv(1 << 16)
                except BlockingIOError:
                    break
        for line in (*busy, *silent):
            line.close()
    full = [record for record in caplog.records if record.msg == "connections-full"]
    assert 1 <= len(full) <= 20


def test_there_are_never_more_places_than_files(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "for_connections", lambda: 7)
    assert Connections(Config()).most == 7
    assert Connections(Config(limits=replace(GENEROUS, connections=3))).most == 3


# ------------------------------------------------------------------ files
def test_files_are_kept_for_the_server_itself(monkeypatch: pytest.MonkeyPatch):
    for soft, most in ((1024, 896), (20_000, 19_872), (100, 50)):
        monkeypatch.setattr(open_files.resource, "getrlimit", lambda _, soft=soft: (soft, soft))
        assert open_files.for_connections() == most


def test_when_files_run_out_it_is_said_in_few_lines(caplog: pytest.LogCaptureFixture):
    async def run() -> None:
        loop = asyncio.get_running_loop()
        open_files.tell_when_they_run_out(loop)
        for _ in range(1000):
            problem = OSError(24, "Too many open files")
            loop.call_exception_handler({"message": "accept", "exception": problem})
        loop.call_exception_handler({"message": "another", "exception": ValueError()})

    asyncio.run(run())
    said = [record.msg for record in caplog.records if record.name == "starfelt.server"]
    assert set(said) == {"files-ran-out"}
    assert len(said) <= 5
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) > len(said)

"""What stands in the head of a request takes no time to read, however it is made."""

import time
from itertools import islice, product
from string import ascii_letters

import pytest
from starlette.requests import Request

from starfelt.core.refusal import Refusal
from starfelt.server.api.schemas import TablesWanted
from starfelt.server.http.cookie_header import cookie_of
from starfelt.server.http.decoding import read_query

SOON = 5.0  # seconds for all of it: what is as large squared takes half a minute
TIMES = 20

NAMES = "&".join("".join(name) for name in islice(product(ascii_letters, repeat=3), 8000))


def request(query: str = "", *cookies: str) -> Request:
    headers = [(b"cookie", cookie.encode()) for cookie in cookies]
    return Request({"type": "http", "headers": headers, "query_string": query.encode()})


@pytest.mark.parametrize(
    "cookie",
    [
        'a="' + r"\1" * 15_000 + '"',
        ";" * 31_000,
        "a=b;" * 7_000,
        "a" + " " * 31_000,
        ("; a" + " " * 100) * 300,
    ],
    ids=["quoted", "empty", "many", "blanks", "almost"],
)
def test_a_long_cookie_is_read_at_once(cookie: str):
    began = time.monotonic()
    for _ in range(TIMES):
        cookie_of(request("", cookie), "a")
    assert time.monotonic() - began < SOON


def test_a_long_query_is_refused_at_once():
    began = time.monotonic()
    for _ in range(TIMES):
        with pytest.raises(Refusal, match="unknown-field"):
            read_query(TablesWanted, request(NAMES))
    assert time.monotonic() - began < SOON


@pytest.mark.parametrize(
    ("cookies", "value"),
    [
        ((), ""),
        (("a=1",), "1"),
        (("b=2; a=1; c=3",), "1"),
        (("ba=2;a = 1 ",), "1"),
        (("a=1; a=2",), "2"),
        (("a=1", "a=2"), "2"),
        (("a=x=y",), "x=y"),
        (("A=1; a",), ""),
        (('a="1"',), '"1"'),
    ],
)
def test_the_last_cookie_of_a_name_counts(cookies: tuple[str, ...], value: str):
    assert cookie_of(request("", *cookies), "a") == value

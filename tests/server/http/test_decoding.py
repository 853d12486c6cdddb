"""What is sent is read strictly, and what does not fit is named."""

import asyncio
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.words.fluent import LANGUAGES
from tests.server.house import opened


class Inner(Struct, frozen=True, forbid_unknown_fields=True):
    x: int


class Taken(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=2, max_length=5)]
    number: Annotated[int, Meta(ge=1, le=9)] = 1
    kinds: tuple[Literal["a", "b"], ...] = ()
    maybe: str | None = None
    inner: Inner | None = None
    free: dict[str, Any] = {}
    big: float = 0


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    page: int = 0
    open: bool = False
    kind: Literal["a", "b"] = "a"
    games: tuple[str, ...] = ()


async def take(call: Call) -> list[Any]:
    """Gives back what it got."""
    return [call.body, call.query]


ECHO = [
    Endpoint("POST", "/api/echo", take, ANYONE, body=Taken, answer=list[Any]),
    Endpoint("GET", "/api/echo", take, ANYONE, query=Asked, answer=list[Any]),
]

BODIES = [
    (b"{}", 422, "missing-field", {"field": "name"}),
    (b"[]", 422, "wrong-field", {"field": "JSON", "expected": "object"}),
    (b"null", 422, "wrong-field", {"field": "JSON", "expected": "object"}),
    (b'{"name":1}', 422, "wrong-field", {"field": "name", "expected": "string"}),
    (b'{"name":"m"}', 422, "short-field", {"field": "name", "least": 2}),
    (b'{"name":"mmmmmm"}', 422, "long-field", {"field": "name", "most": 5}),
    (b'{"name":"mm","number":0}', 422, "small-number", {"field": "number", "least": 1}),
    (b'{"name":"mm","number":10}', 422, "large-number", {"field": "number", "most": 9}),
    (b'{"name":"mm","number":1.5}', 422, "wrong-field", {"field": "number", "expected": "integer"}),
    (b'{"name":"mm","number":"1"}', 422, "wrong-field", {"field": "number", "expected": "integer"}),
    (b'{"name":"mm","number":true}', 422, "wrong-field", {"field": "number"}),
    (b'{"name":"mm","number":' + b"9" * 400 + b"}", 422, "large-number", {"field": "number"}),
    (b'{"name":"mm","kinds":["a","c"]}', 422, "wrong-choice", {"expected": "a, b"}),
    (b'{"name":"mm","kinds":"a"}', 422, "wrong-field", {"field": "kinds", "expected": "array"}),
    (b'{"name":"mm","maybe":3}', 422, "wrong-field", {"expected": "string | null"}),
    (b'{"name":"mm","inner":{"x":"y"}}', 422, "wrong-field", {"field": "inner.x"}),
    (b'{"name":"mm","inner":{}}', 422, "missing-field", {"field": "x"}),
    (b'{"name":"mm","more":1}', 422, "unknown-field", {"field": "more"}),
    (b'{"name":"mm","big":1e999}', 422, "wrong-field", {"field": "big"}),
    (b'{"name":"mm","free":' + b'{"a":' * 5000, 400, "bad-json", {}),
    (b'{"name":"mm","free":{"a":' + b"[" * 5000, 400, "bad-json", {}),
    (b"", 400, "bad-json", {}),
    (b"{", 400, "bad-json", {}),
    (b'{"name":"mm"} x', 400, "bad-json", {}),
    (b'{"name":"\xff\xff"}', 400, "bad-json", {}),
    (b'{"name":"\\ud800x"}', 400, "bad-json", {}),
    (b'{"name":"mm","big":NaN}', 400, "bad-json", {}),
    (b"\x00" * 50, 400, "bad-json", {}),
]

QUERIES = [
    ("page=x", "wrong-field", {"field": "page", "expected": "integer"}),
    ("page=1&page=2", "repeated-field", {"field": "page"}),
    ("kind=c", "wrong-choice", {"field": "kind", "expected": "a, b"}),
    ("open=perhaps", "wrong-field", {"field": "open", "expected": "boolean"}),
    ("more=1", "unknown-field", {"field": "more"}),
    ("%ff=1", "unknown-field", {}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_fit_is_refused_by_name(tmp_path: Path, language: str):
    json = {"Content-Type": "application/json; charset=utf-8"}

    async def run() -> None:
        async with opened(tmp_path, endpoints=ECHO) as house:
            client = house.client(**{"Accept-Language": language})
            for data, status, key, facts in BODIES:
                answer = await client.post("/api/echo", content=data, headers=json)
                said = answer.json()
                assert (answer.status_code, said["code"]) == (status, key), data[:80]
                assert facts.items() <= said.items(), data[:80]
                assert str(said.get("field", "")) in said["sentence"]
            for query, key, facts in QUERIES:
                answer = await client.get(f"/api/echo?{query}")
                assert (answer.status_code, answer.json()["code"]) == (422, key), query
                assert facts.items() <= answer.json().items(), query

    asyncio.run(run())


def test_what_fits_is_taken(tmp_path: Path):
    async def run() -> None:
        async with opened(tmp_path, endpoints=ECHO) as house:
            client = house.client()
            whole = {
                "name": "星星", "number": 9, "kinds": ["b", "a"], "maybe": "y", "inner": {"x": -3},
                "free": {"a": [1, None]}, "big": 1.5,
            }  # fmt: skip
            assert (await client.post("/api/echo", json=whole)).json() == [whole, None]
            answer = await client.get("/api/echo?page=3&open=true&kind=b&games=x&games=y")
            asked = {"page": 3, "open": True, "kind": "b", "games": ["x", "y"]}
            assert answer.json() == [None, asked]

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "json"])
def test_a_body_has_to_say_that_it_is_json(tmp_path: Path, kind: str):
    async def run() -> None:
        async with opened(tmp_path, endpoints=ECHO) as house:
            answer = await house.client().post(
                "/api/echo", content=b'{"name":"mm"}', headers={"Content-Type": kind}
            )
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")

    asyncio.run(run())

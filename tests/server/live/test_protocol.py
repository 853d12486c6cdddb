"""What docs/protocol.md shows is what the server takes and says."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

import starfelt
from starfelt.core.rng import fast
from starfelt.core.told import shown_on_a_table
from starfelt.kit import kits
from starfelt.server.accounts.schemas import FreshToken, Me
from starfelt.server.config import Limits
from starfelt.server.live import messages, websocket
from starfelt.server.live.history import MOST_BYTES, MOST_MISSED
from starfelt.server.live.messages import Message
from starfelt.server.live.status_words import standing
from starfelt.server.live.subscriber import MOST_WAITING
from starfelt.server.live.update_words import closed_now, happened_in_words
from starfelt.server.live.websocket import AskRematch, Ping
from starfelt.server.run import ENDPOINTS
from starfelt.table.commands import AnyCommand
from starfelt.words.asking import asked_of, in_words
from starfelt.words.fluent import sentences_of
from starfelt.words.screen import Screen
from starfelt.words.text import Text

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")

SHOWN = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
COMMANDS = [*get_args(AnyCommand), Ping, AskRematch]
MESSAGES = Message.__subclasses__()


def tag(kind: type) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]


def read_message(shown: dict[str, Any], kind: type[Struct]) -> Struct:
    """A message as its type has it; the view in it as its game's type has it."""
    view = shown.get("now", {}).get("view")
    if view is None:
        return msgspec.convert(shown, kind)
    now = {key: value for key, value in shown["now"].items() if key != "view"}
    read: Any = msgspec.convert(shown | {"now": now}, kind)
    seen = msgspec.convert(view, starfelt.load("stolen_plans").view_type)
    return replace(read, now=replace(read.now, view=seen))


def test_every_kind_of_message_is_shown_as_it_is() -> None:
    said = [one for one in SHOWN if "type" in one]
    assert {one["type"] for one in said} == {tag(kind) for kind in MESSAGES}
    kinds = {tag(kind): kind for kind in MESSAGES}
    for one in said:
        read = read_message(one, kinds[one["type"]])
        assert json.loads(messages.encode(read)) == one
    guest, token = (one for one in SHOWN if "type" not in one)
    assert msgspec.to_builtins(msgspec.convert(guest, Me)) == guest
    assert msgspec.convert(token, FreshToken).token.startswith("sft_")


def test_the_words_of_the_update_shown_are_those_of_the_server() -> None:
    """All that its words are made of is in it: the view, what was told, and who sits there."""
    shown = next(one for one in SHOWN if one.get("type") == "update")
    update: Any = read_message(shown, messages.Update)
    seen, game = update.now, starfelt.load("stolen_plans")
    names = [seat.name for seat in seen.seats]
    screen = Screen(Text("en"), game, names, seen.view.seat)
    question = asked_of(game, game.imagine(seen.view, fast(1)), seen.view.seat)
    assert seen.asked == in_words(screen, seen.view, question)
    assert seen.standing == standing(screen, seen, "", None)
    assert seen.closed == closed_now(screen, seen)
    assert update.happened == happened_in_words(screen, update.happened)


def test_the_kinds_of_events_shown_are_those_of_a_game() -> None:
    """Each is as one of the games has it, and the places of others have the prefix that is said."""
    shown = json.loads(re.findall(r"`(\{\"turn\": .*?)(?:, …)?\}`", PAGE)[0] + "}")
    told = [msgspec.to_builtins(shown_on_a_table(kit.game.told_kinds)) for kit in kits()]
    assert any(shown.items() <= one.items() for one in told)


def test_the_page_describes_the_protocol_of_this_server() -> None:
    (welcome,) = (one for one in SHOWN if one.get("type") == "welcome")
    assert welcome["protocol"] == messages.PROTOCOL
    assert f"this page describes {messages.PROTOCOL}." in PAGE


def test_every_command_is_shown_as_it_is() -> None:
    lines = re.findall(r'^\| `(\{"type".*?\})` \|', PAGE, re.MULTILINE)
    read = [websocket.read_command(line) for line in lines]
    assert {type(one) for one in read} == set(COMMANDS)


def test_every_request_is_one_that_there_is() -> None:
    there = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    shown = set(re.findall(r"`(GET|POST) (/api/[^`?]*)", PAGE))
    assert len(shown) > 10
    assert shown <= there


def test_every_code_is_one_that_there_is() -> None:
    listed = PAGE.partition("Codes that a player meets:")[2].partition("\n\n")[0]
    codes = set(re.findall(r"`([a-z-]+)`", listed))
    assert len(codes) > 10
    assert {f"refusal-{code}" for code in codes} <= sentences_of("en")[1]


@pytest.mark.parametrize(
    "words",
    [
        "{0.messages.a_second} messages a second on a socket after a burst of {0.messages.at_once}",
        "{0.sockets_of_account} sockets of an account and {0.sockets_of_address} of an address",
        "{0.rates.address.a_second} requests a second of an address",
        "burst of {0.rates.address.at_once}, {0.rates.account.a_second} of an account",
        "after a burst of {0.rates.account.at_once}",
        "after {0.rates.talk.at_once} at once, and {0.rates.talk_anywhere.a_second} a second",
        "a second wherever you are, after {0.rates.talk_anywhere.at_once} at once",
        "more than {missed} things or {bytes} KiB of them",
        "a body of {body} KiB",
        "at most {message} KiB from you",
        "a message larger than {message} KiB",
        "{waiting} KiB waited",
    ],
)
def test_the_limits_are_those_that_hold(words: str) -> None:
    limits = Limits()
    sizes = {
        "body": limits.body_bytes // 1024,
        "message": limits.message_bytes // 1024,
        "waiting": MOST_WAITING // 1024,
        "missed": MOST_MISSED,
        "bytes": MOST_BYTES // 1024,
    }
    assert words.format(limits, **sizes) in " ".join(PAGE.split())


def test_the_example_is_as_short_as_is_said() -> None:
    client = (DOCS / "examples" / "client.py").read_text(encoding="utf-8")
    assert "a whole client in 40 lines" in " ".join(PAGE.split())
    assert client.count("\n") <= 40

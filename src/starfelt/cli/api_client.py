"""A server somewhere: requests to its API and the websockets of its tables, with a token."""

import re
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from websockets.sync.client import reconnect

from starfelt.core.refusal import Refusal

SECONDS = 30  # to wait for an answer
LARGEST = 1 << 20  # bytes of a message

TOKEN = re.compile(r"[\w.~+/-]{1,200}=*", re.ASCII)


class Unmoved(HTTPRedirectHandler):
    """Follows no redirection: the token is for this server and for no other."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Place:
    """A server, and who we are there."""

    def __init__(self, url: str, token: str, language: str = "en") -> None:
        self.url = address(url)
        if not TOKEN.fullmatch(token):
            raise Refusal("no-token")
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self.opener = build_opener(Unmoved)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request of the API; what the server refuses is refused in its own words."""
        data = msgspec.json.encode(body) if body is not None else None
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.url + path, data, headers, method=method)
        try:
            with self.opener.open(request, timeout=SECONDS) as response:
                return msgspec.json.decode(response.read() or b"null")
        except HTTPError as error:
            raise self.refused(error.read()) from None
        except (OSError, HTTPException, ValueError):  # no connection, no HTTP, or no JSON
            raise Refusal("no-server", url=self.url) from None

    def refused(self, body: bytes | bytearray) -> Refusal:
        """The refusal that a server wrote; anything else was not written by one of ours."""
        try:
            return Refusal("server-refused", sentence=msgspec.json.decode(body)["sentence"])
        except (msgspec.MsgspecError, KeyError, TypeError):
            return Refusal("no-server", url=self.url)

    # ------------------------------------------------------------------ tables
    def game_at(self, table: str) -> str:
        """What is played at a table."""
        return str(self.call("GET", f"/api/tables/{quoted(table)}")["table"]["game"])

    def sit(self, table: str) -> None:
        """Take a free seat, unless one has one already."""
        self.call("POST", f"/api/tables/{quoted(table)}/commands", {"type": "sit"})

    def find(self, wish: dict[str, Any]) -> str:
        """A seat at an open table that is as wished, or at a new one."""
        return str(self.call("POST", "/api/quick-match", wish)["id"])

    def connection(self, table: str, since: int | None) -> reconnect:
        """The websocket of a table, with what happened since that number."""
        more = "" if since is None else f"?since={since}"
        return reconnect(
            "ws" + self.url.removeprefix("http") + f"/ws/tables/{quoted(table)}{more}",
            additional_headers=self.headers,
            compression=None,
            max_size=LARGEST,
        )


def quoted(table: str) -> str:
    return quote(table, safe="")


def address(url: str) -> str:
    """The scheme and the host of a server's address, without what may stand behind them."""
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or "@" in parts.netloc or not url.isprintable() or " " in url:
        raise Refusal("bad-url", url=url)
    return f"{parts.scheme}://{parts.netloc}"

"""Where a request comes from: the one origin that is ours, compared to the letter.

A browser says in `Origin` which page sends a request, and a page can't change that.  So what a page
of somebody else sends with our visitor's cookie is known by it.  Programs send no `Origin`; they
have a token, which no page can make a browser send.
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starfelt.core.refusal import Refusal

DEFAULT_PORTS = {"http": 80, "https": 443}

Headers = Iterable[tuple[bytes, bytes]]


def origin_of(url: str) -> str:
    """The origin of a server's address, as browsers write it; anything but an origin is refused."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except ValueError:  # also what can't be a host name
        raise Refusal("bad-public-url", url=url) from None
    more = parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in DEFAULT_PORTS or not host or more or not url.isprintable():
        raise Refusal("bad-public-url", url=url)
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if is_default(parts.scheme, port) else f":{port}")


def is_default(scheme: str, port: int | None) -> bool:
    """Browsers leave such a port out."""
    return port is None or port == DEFAULT_PORTS[scheme]


def socket_origin(origin: str) -> str:
    """The same place for websockets."""
    return "ws" + origin.removeprefix("http")


def is_ours(headers: Headers, origin: str) -> bool:
    """May this request, or this handshake of a websocket, do something?

    Either it comes from a page of ours, or from a program with a token and without a cookie.  The
    headers are those of an ASGI scope.
    """
    found: dict[bytes, list[bytes]] = {b"origin": [], b"authorization": [], b"cookie": []}
    for name, value in headers:
        if name.lower() in found:
            found[name.lower()].append(value)
    if found[b"origin"]:
        return found[b"origin"] == [origin.encode("ascii")]
    keys = found[b"authorization"]
    return len(keys) == 1 and keys[0][:7].lower() == b"bearer " and not found[b"cookie"]

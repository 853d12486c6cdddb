"""The address that somebody comes from, as limits count it."""

from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import Scope

UNKNOWN = "unknown"  # such as the other end of a local socket
NETWORK = 64  # bits: one household has that many addresses of version 6 at least


def address_of(scope: Scope) -> str:
    """The address of a connection; of version 6 the network, all of which one household has."""
    client = scope.get("client")
    address = parsed(client[0]) if client else None
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    network = int(address) >> (128 - NETWORK) << (128 - NETWORK)
    return f"{IPv6Address(network)}/{NETWORK}"


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.strip())
    except ValueError:
        return None


def forwarded(scope: Scope) -> None:
    """Put what a trusted proxy says in the place of what it is itself.

    Only the last address counts: those before it are what the client wrote there.
    """
    said = {b"x-forwarded-for": b"", b"x-forwarded-proto": b""}
    for name, value in scope["headers"]:
        if name in said:
            said[name] = value  # the last header of the name is the proxy's own
    address = parsed(said[b"x-forwarded-for"].decode("latin-1").rpartition(",")[2])
    if address is not None:
        scope["client"] = (str(address), 0)
    if said[b"x-forwarded-proto"] in (b"http", b"https"):
        scheme = said[b"x-forwarded-proto"].decode("ascii")
        scope["scheme"] = scheme if scope["type"] == "http" else "ws" + scheme.removeprefix("http")

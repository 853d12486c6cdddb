"""The connections that are open: how many, from where, and which of them have to get on."""

import asyncio
from collections import Counter
from contextlib import suppress
from itertools import chain
from typing import Protocol

from starfelt.server.config import Config
from starfelt.server.http.client_address import address_of
from starfelt.server.http.logging import logger
from starfelt.server.http.open_files import for_connections
from starfelt.server.http.quiet import Quiet

LINGER = 1.0  # seconds in which whoever is cut off can hear why
PAUSE = 0.1  # seconds at least between two looks at those who are late


class Wire(Protocol):
    """One connection, whatever is spoken on it."""

    transport: asyncio.Transport

    def be_late(self) -> None:
        """The time is over in which a request had to be whole."""


class Connections:
    """Counts the connections of one server.

    At each moment a connection is at work (somebody answers a request on it, or a websocket is
    open), or it is awaited, or it rests between two requests.  When there are too many, those go
    first that were awaited for longest, and then those that rested for longest.
    """

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self.most = min(config.limits.connections, for_connections())
        self.is_counting = not config.behind_proxy  # all come from the address of the proxy
        self.quiet = Quiet()
        self.open: dict[asyncio.Transport, str] = {}
        self.addresses: Counter[str] = Counter()
        self.awaited: dict[Wire, float] = {}  # until when; the oldest are first
        self.resting: dict[Wire, None] = {}
        self.is_watching = False

    # ------------------------------------------------------------------ coming and going
    def enter(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> bool:
        """False if there is no place for this one."""
        address = address_of({"client": client}) if self.is_counting else ""
        if self.is_counting and self.addresses[address] >= self.limits.connections_of_address:
            self.note("connections-of-address")
            return False
        if len(self.open) >= self.most and not self.make_room():
            return False
        self.open[transport] = address
        self.addresses[address] += 1
        return True

    def leave(self, wire: Wire) -> None:
        self.work(wire)
        address = self.open.pop(wire.transport, None)
        if address is not None:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    def make_room(self) -> bool:
        """Cut off one that nobody is working for; False if there is none."""
        if self.quiet.lets("connections-full"):
            logger.warning("connections-full", most=self.most, files=for_connections())
        oldest = next(chain(self.awaited, self.resting), None)
        if oldest is None:
            return False
        self.work(oldest)
        oldest.transport.abort()
        return True

    def note(self, why: str) -> None:
        """Somebody was cut off."""
        if self.quiet.lets("cut-off", why):
            logger.info("cut-off", why=why)

    # ------------------------------------------------------------------ what they are at
    def work(self, wire: Wire) -> None:
        """A request is whole, or a websocket is open."""
        self.awaited.pop(wire, None)
        self.resting.pop(wire, None)

    def rest(self, wire: Wire) -> None:
        """The next request may take its time to begin."""
        self.awaited.pop(wire, None)
        self.resting[wire] = None

    def wait(self, wire: Wire) -> None:
        """From now on the request has so long to be whole, if the time does not run already."""
        self.resting.pop(wire, None)
        if wire not in self.awaited:
            loop = asyncio.get_running_loop()
            self.awaited[wire] = due = loop.time() + self.limits.handshake_seconds
            if not self.is_watching:
                self.is_watching = True
                loop.call_at(due, self.watch)

    def watch(self) -> None:
        """Tell those that are late, and look again when the next one is."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self.awaited:
            wire, due = next(iter(self.awaited.items()))
            if due > now:
                loop.call_at(max(due, now + PAUSE), self.watch)
                return
            self.work(wire)
            self.note("late")
            wire.be_late()
        self.is_watching = False


def hang_up(transport: asyncio.Transport) -> asyncio.TimerHandle:
    """What was written goes out and nothing more comes in; then it is over, read or not.

    To close at once while more comes in would take away what was written before they have read it.
    """
    if not transport.is_closing():
        transport.pause_reading()
        with suppress(OSError):  # they are gone already
            transport.write_eof()
    return asyncio.get_running_loop().call_later(LINGER, transport.abort)

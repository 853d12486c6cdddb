"""A server that is started from the command line: its address, and how it is told to stop."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from types import FrameType

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from starfelt.core.refusal import Refusal
from starfelt.server.config import Config
from starfelt.server.http.logging import set_up
from starfelt.server.http.open_files import raise_limit
from starfelt.server.http.origins import origin_of
from starfelt.server.run import Server, whole_app

LAST_PORT = 65_535
WAITING = 2048  # connections that nobody has accepted yet
TRIED = 50  # ports after the first one, where the next free one will do
SIGNALS = (signal.SIGINT, signal.SIGTERM)

# A commit takes the interpreter a dozen times, and while the loop is busy it waits this long for it
# each time.  With Python's own 5 ms an answer would wait for a tenth of a second.
SWITCH = 0.000_5

LAST_SECONDS = 9.5  # after a signal to stop, in which all should have ended by itself

Listening = Callable[[Config], object]


class Hosted(Server):
    """Says when it listens.  To be told to stop is no failure, and a second Ctrl-C ends at once."""

    def __init__(self, app: Starlette, config: Config, listening: Listening) -> None:
        super().__init__(config, app)
        self.setting = config
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening(self.setting)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            leave(sig)
        if not self.should_exit:
            leave_later()
        self.should_exit = True


def host(config: Config, listening: Listening, next_port: bool = False) -> None:
    """Serve until a signal says to stop; `listening` gets the setting with the port that it is."""
    if config.public_url:
        origin_of(config.public_url)  # refuses what is none, before anything is touched
    raise_limit()
    door = opened_near(config) if next_port else opened(config)
    config = replace(config, port=door.getsockname()[1])
    loops = uvicorn.Config("", log_config=None).get_loop_factory()
    with door, leaving_at_once(), asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(config, door, listening))


async def serve(config: Config, door: socket.socket, listening: Listening) -> None:
    app = await whole_app(config)
    set_up()
    spare_the_collector()
    sys.setswitchinterval(SWITCH)
    await Hosted(app, config, listening).serve(sockets=[door])


def spare_the_collector() -> None:
    """Thousands of tables are millions of objects: to walk through all of them takes a second, in
    which nobody is answered.  So it is done seldom, and without what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 2_000)


# ------------------------------------------------------------------ the end
def leave(sig: int, frame: FrameType | None = None) -> None:
    """End at once: what was acknowledged is on disk, and nothing else was promised."""
    os._exit(128 + sig)


def leave_later() -> None:
    """End in any case: a thread that the disk keeps from ending would keep the process, too."""
    last = threading.Timer(LAST_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """As long as the server is being started, there is nothing to finish."""
    before = {sig: signal.signal(sig, leave) for sig in SIGNALS}
    try:
        yield
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)


# ------------------------------------------------------------------ the address
def opened_near(config: Config) -> socket.socket:
    """The same at the next port that is free, if this one is taken."""
    last = min(config.port + TRIED, LAST_PORT)
    for port in range(config.port, last):
        try:
            return opened(replace(config, port=port))
        except Refusal as refusal:
            if refusal.key != "port-in-use":
                raise
    return opened(replace(config, port=last))


def opened(config: Config) -> socket.socket:
    """A socket that listens where the setting says; refuses what can't be listened at."""
    if config.port > LAST_PORT:
        raise Refusal("no-such-port", port=str(config.port), most=str(LAST_PORT))
    wanted = socket.SOCK_STREAM, socket.IPPROTO_TCP  # named, so that nothing small is held back
    try:
        found = socket.getaddrinfo(config.host, config.port, 0, *wanted, socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        check_name(config, str(address[0]))
        return listening_at(socket.socket(family, *wanted), address)
    except (OSError, UnicodeError) as problem:
        raise closed(config, problem) from None


def listening_at(door: socket.socket, address: tuple[object, ...]) -> socket.socket:
    """Who comes before all is ready waits a little instead of being turned away."""
    try:
        if os.name == "posix":  # elsewhere it would let two programs share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(WAITING)
    except OSError:
        door.close()
        raise
    return door


def check_name(config: Config, address: str) -> None:
    """Who listens at every address has to say under which name browsers come.

    What a page sends is let in by the address that the page itself came from.
    """
    if ip_address(address).is_unspecified and not config.public_url:
        raise Refusal("needs-public-url", host=config.host)


def closed(config: Config, problem: Exception) -> Refusal:
    code = getattr(problem, "errno", None)
    if code == errno.EADDRINUSE:
        return Refusal("port-in-use", host=config.host, port=str(config.port))
    if code in (errno.EACCES, errno.EPERM):
        return Refusal("port-forbidden", port=str(config.port))
    return Refusal("no-such-host", host=config.host)

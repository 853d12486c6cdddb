"""Each connection is an open file, and a process may only have so many."""

import asyncio
import errno
from contextlib import suppress
from typing import Any

from starfelt.server.http.logging import logger
from starfelt.server.http.quiet import Quiet

try:
    import resource
except ImportError:  # this system has no such limit
    HAS_LIMIT = False
else:
    HAS_LIMIT = True

MOST = 65_536  # as many as anybody needs; a system that sets no bound would give any number
RESERVE = 128  # for the store, for the bots and for what is looked up meanwhile

RAN_OUT = (errno.EMFILE, errno.ENFILE)


def raise_limit() -> None:
    """Have as many files open as the system lets this process have."""
    if HAS_LIMIT:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(OSError, ValueError):  # some systems promise more than they give
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def for_connections() -> int:
    """So many files may be connections; the others are kept for the server itself."""
    if not HAS_LIMIT:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(soft - RESERVE, soft // 2)


def tell_when_they_run_out(loop: asyncio.AbstractEventLoop) -> None:
    """A line of the log instead of an error for each connection that can't be accepted."""
    quiet = Quiet()

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if not (isinstance(problem, OSError) and problem.errno in RAN_OUT):
            loop.default_exception_handler(context)
        elif quiet.lets("files-ran-out"):
            logger.error("files-ran-out", connections=for_connections(), reserve=RESERVE)

    loop.set_exception_handler(handle)

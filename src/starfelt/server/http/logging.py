"""Logs: one JSON object a line, with nothing in it that is secret or personal.

A route stands there as its template, an account as a digest; bodies, queries, cookies, tokens and
the words of errors don't stand there at all.
"""

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec


class Logger:
    """Takes what happened, with its facts by name."""

    def __init__(self, name: str) -> None:
        self.out = logging.getLogger(name)

    def info(self, event: str, **facts: Any) -> None:
        self.out.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: Any) -> None:
        self.out.warning(event, extra={"facts": facts})

    def error(self, event: str, **facts: Any) -> None:
        self.out.error(event, extra={"facts": facts})

    def exception(self, event: str, **facts: Any) -> None:
        """The same with the error that is being handled: its class and where it came from."""
        self.out.error(event, extra={"facts": facts}, exc_info=True)


logger = Logger("starfelt.server")


@contextmanager
def logged() -> Iterator[None]:
    """What fails here is tried again later, and keeps nothing else from being done."""
    try:
        yield
    except Exception as error:
        logger.error("failed", **error_facts(error))


class Lines(logging.Formatter):
    """Writes any record as one line; of an error the class and the places it came through."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": time, "level": record.levelname.lower()}
        facts = getattr(record, "facts", None)
        if facts is not None:
            line |= {"event": record.msg, **facts}
        else:
            line |= {"event": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            line |= error_facts(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def error_facts(error: BaseException) -> dict[str, Any]:
    """Which error, and where; its words may hold anything."""
    places = [
        f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    return {"error": type(error).__qualname__, "places": places[-20:]}


def anonymous(account: str) -> str:
    """An account in the logs: the same one is seen to be the same."""
    return sha256(account.encode()).hexdigest()[:16]


def set_up(level: int = logging.INFO) -> None:
    """Every log of this process goes to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level, force=True)

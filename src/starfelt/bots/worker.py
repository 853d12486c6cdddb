"""A process in which bots think, so that no search delays a person: `python -m …bots.worker`.

It says that it is ready, then reads requests from its standard input and writes an answer to each
on its standard output, one line of JSON each, until the input ends.  A request holds what the seat
may know and nothing else.  Of a bot that fails only the name of the exception is told: its message
could hold cards that nobody else may see.
"""

import os
import sys

import msgspec
from msgspec import Raw, Struct

import starfelt
from starfelt.bots import make
from starfelt.bots.remote_seat import DistantSeat

#: How much a bot stands back where processor time is short.
NICE = 10


class Request(Struct, frozen=True):
    """A question to a bot.  The bot is made for it anew, so any process can answer any request."""

    game: str
    bot: str
    seed: str  # of the bot's own chance, hexadecimal
    view: Raw  # JSON on one line
    legal: list[int]
    number: int = 0  # given by who sends it, from 1 on


class Answer(Struct, frozen=True, omit_defaults=True):
    """The action that was chosen, or the name of the exception that the bot failed with."""

    number: int  # that of the request
    action: int | None = None
    failed: str = ""


#: The first line of a process, when all is loaded that takes long.
READY = Answer(number=0)


def chosen(request: Request) -> int:
    """What the bot chooses."""
    game = starfelt.load(request.game)
    view = msgspec.json.decode(request.view, type=game.view_type)
    bot = make(request.bot, request.game, int(request.seed, 16))
    return bot.choose(DistantSeat(game, view, request.legal))


def reply(line: bytes) -> bytes:
    """The answer to a request, whatever becomes of the bot; number 0 to what is no request."""
    number = 0
    try:
        request = msgspec.json.decode(line, type=Request)
        number = request.number
        return msgspec.json.encode(Answer(number, chosen(request)))
    except Exception as problem:
        return msgspec.json.encode(Answer(number, failed=type(problem).__name__))


def say(line: bytes) -> None:
    """Write a line at once; it is short, so it goes in one piece."""
    os.write(sys.stdout.fileno(), line + b"\n")


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        say(msgspec.json.encode(READY))
        for line in sys.stdin.buffer:
            say(reply(line))
    except BrokenPipeError:
        return  # nobody listens any more


if __name__ == "__main__":
    main()

"""The server as a program of its own, for tests that kill it, load it and listen to it.

    python -m tests.reliability.program

Loading takes far longer than starting; so this loads once.  Each line that it reads is an Order as
JSON, and starts a server in a new process, whose number it writes; and a line when that has ended.
"""

import os
import sys

import msgspec

from starfelt.cli.listening import host
from starfelt.server.config import Config
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.reliability.faults import FAULTS


class Order(msgspec.Struct):
    config: Config
    log: str  # the file that gets standard error
    faults: list[str] = []  # what is to be broken on purpose


def started(order):
    """The number of a new process that serves until it is told to stop."""
    pid = os.fork()
    if pid:
        return pid
    try:
        os.close(0)
        os.dup2(os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        for fault in order.faults:
            FAULTS[fault]()
        host(order.config, lambda config: None)
    finally:
        os._exit(0)


def say(word):
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def main():
    for language in LANGUAGES:
        Text(language)
    for line in sys.stdin:
        pid = started(msgspec.json.decode(line, type=Order))
        say(pid)
        os.waitpid(pid, 0)
        say("ended")


if __name__ == "__main__":
    main()

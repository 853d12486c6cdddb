"""The server as a program of its own, for tests that kill it, load it and listen to it.

    python -m tests.reliability.program

Loading takes far longer than starting; so this loads once.  Each line that it reads is an Order as
JSON, and starts a server in a new process, whose number it writes; and its exit code when it ends.
"""

import os
import resource
import sys
import traceback

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
    files: int = 0  # that it may have open at the same time; 0: as many as this process


def started(order: Order) -> int:
    """The number of a new process that serves until it is told to stop."""
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        os.close(0)
        os.dup2(os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        for fault in order.faults:
            FAULTS[fault]()
        if order.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (order.files, order.files))
        host(order.config, lambda config: None)
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def say(word: int) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def main() -> None:
    for language in LANGUAGES:
        Text(language)
    for line in sys.stdin:
        pid = started(msgspec.json.decode(line, type=Order))
        say(pid)
        say(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


if __name__ == "__main__":
    main()

"""A worker process that does what the name of the bot says, and notes what it was asked.

It speaks the protocol of `starfelt.bots.worker` and loads nothing, so that it starts at once.
"""

import json
import os
import sys
import time
from pathlib import Path

place = Path(sys.argv[1])


def note(name: str, text: object) -> None:
    with (place / name).open("a") as file:
        file.write(f"{text}\n")


def write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def say(**answer: object) -> None:
    write(json.dumps(answer))


def start() -> None:
    note("started", os.getpid())
    if (place / "broken").exists():
        sys.exit(1)
    if (place / "lonely").exists():  # only one of them comes up
        try:
            (place / "first").touch(exist_ok=False)
        except FileExistsError:
            sys.exit(1)
    say(number=0)


def is_first() -> bool:
    return len((place / "started").read_text().split()) == 1


def goes_wrong(bot: str, number: int, legal: list[int]) -> bool:
    """Do the bad thing that the bot is named for; false for those that answer."""
    if bot == "dies" or (bot == "dies_once" and is_first()):
        os._exit(3)
    elif bot == "hangs":
        time.sleep(600)
    elif bot == "babbles":
        write("seven")
    elif bot == "floods":
        write("7" * 200_000)
    elif bot == "cheats":
        say(number=number, action=max(legal) + 1)
    elif bot == "shrugs":
        say(number=number)
    elif bot == "raises":
        say(number=number, failed="ZeroDivisionError")
    else:
        return False
    return True


def answer(bot: str, number: int, legal: list[int]) -> None:
    """The last of the legal actions."""
    while bot == "waits" and not (place / "go").exists():
        time.sleep(0.002)
    say(number=number, action=legal[-1])
    if bot == "stutters":
        say(number=number, action=legal[0])
    elif bot == "leaves":
        sys.exit()


start()
for line in sys.stdin:
    request = json.loads(line)
    asked = (request["bot"], request["number"], request["legal"])
    note("asked", request["bot"])
    if not goes_wrong(*asked):
        answer(*asked)

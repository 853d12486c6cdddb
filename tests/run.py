"""Run targets of the Makefile, two at a time: `python tests/run.py setup build:setup ...`.

A part begins when those behind its colon are done, and the parts that are named first begin first.
What it says goes into .parts/NAME.log, and is shown here if it fails; what needs it is left out
then, and the others go on.  At the end stands what each part has cost.  A part that leaves a
process behind has failed, and whatever still runs is ended, at Ctrl-C and SIGTERM too.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

LOGS = Path(".parts")
AT_ONCE = 2
GRACE = 5  # seconds in which what a part has started may end by itself
ASKING = (signal.SIGINT, signal.SIGTERM)  # to end
MARK = "STARFELT_PART"  # in the environment of a part, and so of all that it starts


class Part:
    """A target of the Makefile, run in a session of its own."""

    def __init__(self, name: str, needs: list[str]) -> None:
        self.name, self.needs = name, needs
        self.log = LOGS / f"{name}.log"
        self.mark = f"{name}.{os.getpid()}"
        self.began = self.wall = self.processor = 0.0
        self.process: subprocess.Popen[bytes] | None = None
        self.code: int | None = None

    def begin(self) -> None:
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["make", "--no-print-directory", self.name],
                env={**os.environ, MARK: self.mark}, start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            )  # fmt: skip

    def is_over(self) -> bool:
        assert self.process is not None
        found, status, used = os.wait4(self.process.pid, os.WNOHANG)
        if found:
            self.code = self.process.returncode = os.waitstatus_to_exitcode(status)
            self.wall = time.monotonic() - self.began
            self.processor = used.ru_utime + used.ru_stime
        return bool(found)

    def end(self) -> list[str]:
        """End whatever runs on, after a while; say what that was."""
        behind: dict[int, str] = {}
        patience = time.monotonic() + GRACE
        while left := running(self.mark):
            if time.monotonic() > patience:
                behind |= left
                for number in left:
                    signalled(number, signal.SIGKILL)
            time.sleep(0.1)
        return list(behind.values())


def running(mark: str) -> dict[int, str]:
    """What runs with this mark, in whatever session: numbers and commands."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                words = (folder / "cmdline").read_bytes().split(b"\0")
                found[int(folder.name)] = b" ".join(words).decode(errors="replace")[:200]
        except OSError:  # it has just ended, or belongs to somebody else
            continue
    return found


def signalled(number: int, which: signal.Signals) -> None:
    try:
        os.kill(number, which)
    except ProcessLookupError:
        return


# ---------------------------------------------------------------------- what is said
def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def minutes(seconds: float) -> str:
    return f"{round(seconds) // 60}:{round(seconds) % 60:02}"


def ended(part: Part) -> None:
    """Say that it has ended; all that it has said, if it has failed."""
    behind = part.end()
    for command in behind:
        part.code = part.code or 1
        say(f"{part.name} has left a process behind: {command}")
    if part.code:
        say(part.log.read_text(encoding="utf-8", errors="replace"))
    say(f"{part.name} {'FAILED' if part.code else 'passed'} after {minutes(part.wall)}")


def summary(parts: list[Part], wall: float) -> None:
    """What each part has cost, the processor's time of all that it started included."""
    say(f"\n{'part':10} {'wall':>6} {'processor':>10}")
    for part in parts:
        how = "left out" if part.code is None else "FAILED" if part.code else ""
        say(f"{part.name:10} {minutes(part.wall):>6} {minutes(part.processor):>10} {how}".rstrip())
    say(f"{'all':10} {minutes(wall):>6} {minutes(sum(part.processor for part in parts)):>10}")


# ---------------------------------------------------------------------- running
def play(parts: list[Part], now: list[Part]) -> None:
    """Run all parts, as many at once as there may be; what runs stands in the list."""
    passed: set[str] = set()
    waiting = list(parts)
    while waiting or now:
        for part in [part for part in now if part.is_over()]:
            ended(part)
            now.remove(part)
            if part.code == 0:
                passed.add(part.name)
        ready = [part for part in waiting if passed.issuperset(part.needs)]
        for part in ready[: AT_ONCE - len(now)]:
            waiting.remove(part)
            now.append(part)
            part.begin()
        if not now:  # what still waits needs what has failed
            return
        time.sleep(0.05)


def stop(parts: list[Part]) -> None:
    """Ask all that runs to end, as Ctrl-C does, and wait until it has."""
    for part in parts:
        for number in running(part.mark):
            signalled(number, signal.SIGINT)
    for part in parts:
        part.end()


def interrupted(number: int, frame: object) -> None:
    """SIGTERM ends the tests as Ctrl-C does; from then on nothing disturbs the end."""
    for which in ASKING:
        signal.signal(which, signal.SIG_IGN)
    raise KeyboardInterrupt


def main(words: list[str]) -> int:
    LOGS.mkdir(exist_ok=True)
    for which in ASKING:
        signal.signal(which, interrupted)
    named = [word.split(":") for word in words]
    parts = [Part(name, needs) for name, *needs in named]
    now: list[Part] = []
    began = time.monotonic()
    try:
        play(parts, now)
    except KeyboardInterrupt:
        stop(now)
        say("stopped; whatever was running has been ended")
        return 128 + signal.SIGINT
    summary(parts, time.monotonic() - began)
    return 0 if all(part.code == 0 for part in parts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What takes long, with its figures; all of it or one part:

python -m bench.soak [pairs | builds | browser | kill9 | hostile | canary | at_once | disk | load
                      | attack | storm | races | stops]
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeVar

import starfelt
from starfelt.core.contract import Report, check

PAIRS = int(os.environ.get("PAIRS", "1000000"))
KILLS = int(os.environ.get("KILLS", "500"))
MESSAGES = int(os.environ.get("MESSAGES", "100000"))
ANSWERS = int(os.environ.get("ANSWERS", "10000"))
GAMES = os.environ.get("GAMES", "3000")  # of each kind on both builds
ROUNDS = int(os.environ.get("ROUNDS", "5"))  # of the browser tests
SECONDS = os.environ.get("SECONDS", "8")  # of each attack
PARTS = 40

T = TypeVar("T")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def shown(problems: Sequence[str]) -> bool:
    """Is anything wrong?  The first of it is shown."""
    for problem in problems[:20]:
        say(f"  {problem}")
    return bool(problems)


# ---------------------------------------------------------------------- pairs
def part(name: str, number: int) -> Report:
    return check(starfelt.load(name), PAIRS // PARTS, seed=1_000_000 + number)


def pairs() -> bool:
    """A million pairs of each game, none of which may differ."""
    broken = False
    with ProcessPoolExecutor(2) as pool:
        for name in starfelt.GAMES:
            reports = list(pool.map(part, [name] * PARTS, range(PARTS)))
            total = sum(report.pairs for report in reports)
            different = sum(report.different for report in reports)
            answers = sum(report.answers for report in reports)
            say(f"{name}: {total} pairs, {different} different, {answers} answers")
            found = [
                f"{check_name}: {result}"
                for report in reports
                for check_name, result in report.checks.items()
                if result != "ok"
            ]
            broken = shown(found) or broken
    return broken


# ---------------------------------------------------------------------- builds and browsers
def builds() -> bool:
    """Many games of each kind, compiled and plain: equal hashes."""
    broken = False
    for name in starfelt.GAMES:
        command = (sys.executable, "tests/builds/digest.py", name, GAMES)
        runs = [
            subprocess.Popen(
                command, env=os.environ | environment, stdout=subprocess.PIPE, text=True
            )
            for environment in ({}, {"STARFELT_PURE": "1"})
        ]
        (compiled, one), (plain, two) = [run.communicate()[0].split() for run in runs]
        say(f"{name}: {GAMES} games, {compiled} {one[:12]}, {plain} {two[:12]}")
        broken = broken or one != two or compiled == plain
    return broken


def browser() -> bool:
    """The browser tests again and again, more at once than there are cores."""
    tests = ("pytest", "-n", "3", "--dist", "worksteal", "tests/browser")
    return programs(*[tests] * ROUNDS)


# ---------------------------------------------------------------------- live tables
def rounds(play: Callable[[str, int], Coroutine[Any, Any, T]]) -> Iterator[T]:
    """Play again and again, each time in a folder of its own, until it is enough."""
    seed = int.from_bytes(os.urandom(4))
    say(f"seed {seed}")
    while True:
        with tempfile.TemporaryDirectory() as folder:
            yield asyncio.run(play(folder, seed))
        seed += 1


def kill9() -> bool:
    """Kills under play: nothing that was acknowledged is lost or doubled; a planted fault is."""
    from tests.reliability.killing import killed  # noqa: PLC0415 - pairs need no server

    kills = answers = repeats = cuts = 0
    waits, found = [], []
    for outcome in rounds(lambda folder, seed: killed(folder, 50, 24, seed)):
        kills, answers = kills + outcome.kills, answers + outcome.answers
        repeats, cuts = repeats + outcome.repeats, cuts + outcome.cuts
        waits += outcome.waits
        found += outcome.problems
        if kills >= KILLS or found:
            break
    waits.sort()
    say(f"kill9: {kills} kills, {answers} answers acknowledged, {repeats} acknowledged again,")
    say(f"  {cuts} connections cut or refused, {len(found)} problems")
    middle, late = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
    say(f"  first acknowledgement after a start: median {middle:.2f} s, p99 {late:.2f} s")
    broken = shown(found)
    play = rounds(lambda folder, seed: killed(folder, 20, 24, seed, "early_acknowledgement"))
    outcome = next(play)
    say(f"  acknowledged before the commit: {outcome.kills} kills, {outcome.lost} losses seen")
    return broken or not outcome.lost


def hostile() -> bool:
    """Hostile messages while games go on: each is refused, or ends its socket by a known code."""
    from tests.reliability.attack import attacked  # noqa: PLC0415

    sent = games = played = 0
    answers: Counter[str] = Counter()
    closed: Counter[int] = Counter()
    found: list[str] = []
    for result in rounds(lambda folder, seed: attacked(folder, 10_000, seed, rounds=6)):
        sent, games, played = sent + result.sent, games + result.games, played + result.played
        answers, closed = answers + result.answers, closed + result.closed
        found += result.problems
        if sent >= MESSAGES or found:
            break
    say(f"hostile: {sent} messages while {games} games went on ({played} answers in them),")
    say(f"  {len(found)} problems")
    say(f"  answered: {dict(answers.most_common())}")
    say(f"  sockets closed: {dict(closed.most_common())}")
    return shown(found)


def canary() -> bool:
    """Every byte that leaves over sockets, API and log: nothing hidden, nothing secret."""
    from tests.reliability.listening import listened  # noqa: PLC0415
    from tests.reliability.seeding import GAMES  # noqa: PLC0415

    answers = messages = size = fetched = 0
    found = []
    for heard in rounds(lambda folder, seed: listened(folder, seed, games=GAMES * 3)):
        answers, messages = answers + heard.answers, messages + heard.messages
        size, fetched = size + heard.bytes, fetched + heard.fetched
        found += heard.problems
        if answers >= ANSWERS or found:
            break
    say(f"canary: {answers} answers, {messages} updates compared ({size / 1e6:.0f} MB),")
    say(f"  {fetched} requests beside them, {len(found)} problems")
    return shown(found)


def at_once() -> bool:
    """What many want at the same moment happens once; races, forged cookies."""
    from tests.reliability.at_once import ALL as TRIED  # noqa: PLC0415
    from tests.reliability.served import Served, Work  # noqa: PLC0415

    async def tried(work: Work, count: int) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with Served(folder) as served:
                return await work(served, count)

    broken = False
    for name, (work, count) in TRIED.items():
        found = asyncio.run(tried(work, count))
        say(f"{name}: {count} rounds, {len(found)} problems")
        broken = shown(found) or broken
    return broken


def disk() -> bool:
    """A disk that fails under play, by strace: no ack after it, none lost; and bots at kills."""
    from tests.reliability.disk import CALLS, STRACE, failing  # noqa: PLC0415
    from tests.reliability.killing import killed  # noqa: PLC0415

    broken = False
    for call in CALLS if STRACE else ():
        failed = next(rounds(partial(failing, call=call)))
        say(f"{call} fails: noticed after {failed.noticed:.2f} s, {failed.before} acks before, "
            f"{failed.after} after, {len(failed.problems)} problems")  # fmt: skip
        broken = shown(failed.problems) or failed.after > 0 or broken
    if not STRACE:
        say("strace is not installed: no disk fails here")
    outcome = next(rounds(lambda folder, seed: killed(folder, 40, 16, seed, bots=1)))
    say(f"with bots: {outcome.kills} kills, {outcome.answers} answers acknowledged, "
        f"{len(outcome.problems)} problems")  # fmt: skip
    return shown(outcome.problems) or broken


def programs(*commands: Sequence[str]) -> bool:
    """Run these, one after the other; did any of them fail?"""
    runs = [subprocess.run([sys.executable, "-m", *command], check=False) for command in commands]
    return any(run.returncode for run in runs)


def load() -> bool:
    """5,000 websockets and 500 answers a second, without and with words; two curves."""
    return programs(*(("bench.load", what) for what in ("both", "tables", "length")))


def attack() -> bool:
    """Floods, each beside people who play, directly and through nginx; storms, races, stops."""
    floods = ("bench.attack", "--seconds", SECONDS)
    return programs(floods, ("bench.storm",), ("bench.races",), ("bench.stops",))


def storm() -> bool:
    """A thousand people back at once, after kill -9 and after SIGTERM."""
    return programs(("bench.storm",))


def races() -> bool:
    """Rights that end at the very moment in which they are used, and bodies that come too late."""
    return programs(("bench.races",))


def stops() -> bool:
    """Processes that stand still, and clocks that are set, while people play."""
    return programs(("bench.stops",))


OF_ATTACK = (storm, races, stops)
USUALLY = (pairs, builds, browser, kill9, hostile, canary, at_once, disk, load, attack)
ALL = {part.__name__: part for part in (*USUALLY, *OF_ATTACK)}


def main() -> int:
    wanted = [ALL[name] for name in sys.argv[1:]] or USUALLY
    broken = [part() for part in wanted]
    return 1 if any(broken) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Bots in worker processes: an answer always comes, and nothing waits for a search but its asker.

Requests stand in a line that goes round by account, and are handed to the processes one at a time.
A process that dies, takes too long or talks nonsense is ended and another one takes its place.
What a bot can't answer is answered at random from the legal actions: a table never stands still
because of a bot.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from starfelt.bots.worker import READY, Answer, Request
from starfelt.core.rng import fast
from starfelt.server.bot_line import Rounds

__all__ = ["Chosen", "Lost", "Request", "Stopped", "Workers"]

COMMAND = (sys.executable, "-m", "starfelt.bots.worker")
STARTING = 30  # seconds that a process may take until it is ready
TRIES = 2


class Chosen(Struct, frozen=True):
    """An action, and the bot that chose it: "random" where the one that was asked for failed."""

    action: int
    by: str
    failed: bool = False
    why: str = ""  # died, late, nonsense, illegal, or the name of the bot's exception


class Stopped(Exception):
    """There are no workers: not yet, or no more."""


class Lost(Exception):
    """A process gave no answer."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Job:
    """A request that stands in line."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.answer: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        self.taken = False

    def settle(self, chosen: Chosen) -> None:
        """Answer, unless nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(chosen)

    def refuse(self, problem: Exception) -> None:
        """Tell who waits, if anybody still does, that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(problem)


class Worker:
    """One process, asked one thing at a time.  When it is lost, it is ended too."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.number = 0

    def is_alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it is ready.  It is a session of its own: Ctrl-C is for
        the server, which ends its workers when all else is done."""
        await self.end()
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as problem:
            raise Lost("died") from problem
        await self.exchange(b"", READY.number, STARTING)

    async def ask(self, request: Request, seconds: float) -> Answer:
        """The answer to this request; `Lost` if none comes within so many seconds."""
        self.number += 1
        line = msgspec.json.encode(replace(request, number=self.number)) + b"\n"
        return await self.exchange(line, self.number, seconds)

    async def exchange(self, line: bytes, number: int, seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                return understood(await self.response(line), number)
        except TimeoutError:
            why = "late"
        except Lost as lost:
            why = lost.why
        await self.end()
        raise Lost(why)

    async def response(self, line: bytes) -> bytes:
        """Send a line and wait for one."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            said = await self.process.stdout.readline()
        except ConnectionError:
            raise Lost("died") from None
        except ValueError:  # far too long for an answer
            raise Lost("nonsense") from None
        if not said.endswith(b"\n"):
            raise Lost("died")
        return said

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def understood(line: bytes, number: int) -> Answer:
    """The answer in this line; one to another request is as bad as none."""
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Lost("nonsense") from None
    if answer.number != number:
        raise Lost("nonsense")
    return answer


def at_random(request: Request, why: str) -> Chosen:
    """What the random bot would choose: it looks at nothing but the legal actions."""
    rng = fast(int(request.seed, 16))
    action = request.legal[rng.below(len(request.legal))]
    return Chosen(action, by="random", failed=True, why=why)


class Workers:
    """Some processes for all bots of the server, and one line of requests before them."""

    def __init__(self, count: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self.chosen = 0  # requests answered, by whichever bot
        self.failed = 0  # of those, the ones that were answered at random instead
        self.restarted = 0  # processes that took the place of another
        self.waiting = 0  # requests in line that no process has taken yet
        self._line: Rounds[Job] = Rounds()
        self._workers = [Worker(command) for _ in range(count)]
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes; `Lost` if one of them can't be, and then there are none."""
        try:
            starts = [worker.start() for worker in self._workers]
            for problem in await asyncio.gather(*starts, return_exceptions=True):
                if problem is not None:
                    raise problem
        except BaseException:
            await self.stop()
            raise
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """End the processes, whatever they are doing; who still waits is told so by `Stopped`."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        for job in self._line.clear():
            job.refuse(Stopped())

    async def choose(self, request: Request, account: str = "") -> Chosen:
        """The bot's choice, in the turn of the account for which it is.

        Whoever is cancelled leaves the line; a process that is at the request already finishes it
        for nobody before it takes the next.
        """
        if not self._tasks:
            raise Stopped
        job = Job(request)
        self.waiting += 1
        self._line.put(account, job)
        try:
            return await job.answer
        finally:
            if not job.taken:
                self.waiting -= 1

    async def _work(self, worker: Worker) -> None:
        """Take one request after the other out of the line."""
        while True:
            job = await self._line.get()
            if job.answer.done():
                continue
            job.taken = True
            self.waiting -= 1
            try:
                job.settle(await self._choice(worker, job.request))
            except Exception as problem:  # a request that not even the random bot can answer
                job.refuse(problem)
            finally:
                job.refuse(Stopped())
            with suppress(Lost):  # the next request tries again
                await self._ready(worker)

    async def _choice(self, worker: Worker, request: Request) -> Chosen:
        """The bot's choice if it makes a legal one, else one at random."""
        chosen = await self._attempts(worker, request)
        self.chosen += 1
        self.failed += chosen.failed
        return chosen

    async def _attempts(self, worker: Worker, request: Request) -> Chosen:
        why = ""
        for _ in range(TRIES):
            try:
                await self._ready(worker)
                answer = await worker.ask(request, self.seconds)
            except Lost as lost:
                why = lost.why
                continue
            if answer.action in request.legal:
                return Chosen(answer.action, by=request.bot)
            return at_random(request, answer.failed or "illegal")
        return at_random(request, why)

    async def _ready(self, worker: Worker) -> None:
        """A new process in the place of one that is gone."""
        if not worker.is_alive():
            await worker.start()
            self.restarted += 1

"""Bots in worker processes: real ones, and ones of the tests' own that go wrong on purpose."""

import asyncio
import os
import sys
from pathlib import Path

import msgspec
import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.server.bot_workers import Chosen, Lost, Request, Stopped, Workers

#: A worker that does what the name of the bot says.
CLUMSY = Path(__file__).with_name("clumsy.py")


def asking(bot, legal=(3, 5, 8), seed="abc"):
    return Request("stolen_plans", bot, seed, msgspec.Raw(b"{}"), list(legal))


def random_choice(request):
    """What the random bot chooses from these actions; it asks for nothing else."""
    bot = make("random", request.game, int(request.seed, 16))
    return bot.choose(type("Legal", (), {"legal": request.legal}))


def with_workers(play, *arguments, **settings):
    """Run the play with workers that are started before and stopped after it."""

    async def run():
        workers = Workers(*arguments, **settings)
        await workers.start()
        try:
            async with asyncio.timeout(60):  # what never comes shall not be waited for for ever
                return await play(workers)
        finally:
            await workers.stop()

    return asyncio.run(run())


@pytest.fixture
def clumsy(tmp_path):
    return (sys.executable, "-S", str(CLUMSY), str(tmp_path))


def notes(clumsy, name):
    file = Path(clumsy[-1]) / name
    return file.read_text().split() if file.exists() else []


async def until(true):
    while not true():
        await asyncio.sleep(0.002)


def is_running(pid):
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return False
    return True


# ---------------------------------------------------------------------- real bots
def test_real_workers_choose_as_the_bots_do_here():
    async def play(workers):
        for game in map(starfelt.load, starfelt.GAMES):
            s = game.start(2, 4)
            for number in range(60):
                here = Seat(game, s, s.asked()[0])
                view = msgspec.Raw(msgspec.json.encode(here.view))
                requests = [
                    Request(game.name, bot, f"{number:x}", view, here.legal) for bot in BOTS
                ]
                chosen = await asyncio.gather(*map(workers.choose, requests))
                for bot, found in zip(BOTS, chosen, strict=True):
                    wanted = make(bot, game.name, number).choose(here)
                    assert found == Chosen(wanted, by=bot, failed=False)
                s.answer(here.seat, chosen[-1].action)
                if s.is_over():
                    break
        return workers.chosen, workers.failed, workers.restarted, workers.waiting

    chosen, *others = with_workers(play, 2, 60)
    assert chosen > 300
    assert others == [0, 0, 0]


def test_a_real_bot_that_raises_is_replaced_and_its_process_goes_on():
    here = Seat(game := starfelt.load("star_realms"), game.start(2, 4), 0)
    view = msgspec.Raw(msgspec.json.encode(here.view))
    bad = Request("star_realms", "thumb", "f", msgspec.Raw(b'{"seat":0}'), here.legal)
    good = Request("star_realms", "thumb", "f", view, here.legal)

    async def play(workers):
        found = [await workers.choose(request) for request in (bad, good)]
        return found, workers.failed, workers.restarted

    found, failed, restarted = with_workers(play, 1, 60)
    assert found == [
        Chosen(random_choice(bad), by="random", failed=True, why="ValidationError"),
        Chosen(make("thumb", "star_realms", 15).choose(here), by="thumb"),
    ]
    assert (failed, restarted) == (1, 0)


# ---------------------------------------------------------------------- bots that go wrong
@pytest.mark.parametrize(
    ("bot", "why", "tries"),
    [
        ("dies", "died", 2),
        ("hangs", "late", 2),
        ("babbles", "nonsense", 2),
        ("floods", "nonsense", 2),
        ("cheats", "illegal", 1),
        ("shrugs", "illegal", 1),
        ("raises", "ZeroDivisionError", 1),
    ],
)
def test_what_a_bot_cannot_answer_is_answered_at_random(clumsy, bot, why, tries):
    async def play(workers):
        request = asking(bot)
        found = await workers.choose(request)
        assert found == Chosen(random_choice(request), by="random", failed=True, why=why)
        assert (workers.chosen, workers.failed) == (1, 1)
        workers.seconds = 60
        assert await workers.choose(asking("fine")) == Chosen(8, by="fine")
        assert (workers.chosen, workers.failed, workers.waiting) == (2, 1, 0)
        return workers.restarted

    seconds = 0.1 if bot == "hangs" else 60
    lost = tries if tries > 1 else 0
    assert with_workers(play, 1, seconds, command=clumsy) == lost
    if bot != "hangs":  # it may have been ended before it made its note
        assert notes(clumsy, "asked") == [bot] * tries + ["fine"]
    assert len(notes(clumsy, "started")) == 1 + lost


def test_a_process_that_was_lost_is_replaced_before_the_next_request(clumsy):
    async def play(workers):
        await workers.choose(asking("dies"))
        await until(lambda: workers.restarted == 2)

    with_workers(play, 1, 60, command=clumsy)
    assert notes(clumsy, "asked") == ["dies", "dies"]


def test_a_request_is_tried_once_more(clumsy):
    async def play(workers):
        assert await workers.choose(asking("dies_once")) == Chosen(8, by="dies_once")
        assert (workers.chosen, workers.failed, workers.restarted) == (1, 0, 1)

    with_workers(play, 1, 60, command=clumsy)


def test_the_answers_at_random_follow_from_the_seed(clumsy):
    async def play(workers):
        requests = [
            asking("raises", range(50), f"{seed:x}") for seed in range(1 << 70, (1 << 70) + 9)
        ]
        found = [(await workers.choose(request)).action for request in requests]
        assert found == [random_choice(request) for request in requests]
        assert len(set(found)) > 3

    with_workers(play, 1, 60, command=clumsy)


def test_an_answer_to_another_request_is_not_taken(clumsy):
    """The process that answers twice is ended, and the next request is asked of a new one."""

    async def play(workers):
        assert (await workers.choose(asking("stutters"))).action == 8
        assert await workers.choose(asking("fine", (1, 2, 3))) == Chosen(3, by="fine")
        assert workers.restarted == 1

    with_workers(play, 1, 60, command=clumsy)


def test_a_process_that_left_between_requests_costs_no_answer(clumsy):
    async def play(workers):
        for _ in range(3):
            assert await workers.choose(asking("leaves")) == Chosen(8, by="leaves")
            pid = notes(clumsy, "started")[-1]
            await until(lambda pid=pid: not is_running(pid))
        assert workers.failed == 0
        assert 2 <= workers.restarted <= 3  # the last one may not have been missed yet

    with_workers(play, 1, 60, command=clumsy)


def test_a_command_that_starts_no_more_leaves_the_random_bot(clumsy):
    async def play(workers):
        (Path(clumsy[-1]) / "broken").touch()
        assert (await workers.choose(asking("dies"))).why == "died"
        assert (await workers.choose(asking("fine"))).failed
        (Path(clumsy[-1]) / "broken").unlink()
        assert await workers.choose(asking("fine")) == Chosen(8, by="fine")

    with_workers(play, 1, 60, command=clumsy)


def test_what_not_even_the_random_bot_can_answer_is_an_error_for_its_asker_alone(clumsy):
    async def play(workers):
        with pytest.raises(IndexError):
            await workers.choose(asking("raises", ()))
        assert await workers.choose(asking("fine")) == Chosen(8, by="fine")

    with_workers(play, 1, 60, command=clumsy)


# ---------------------------------------------------------------------- the line
def test_requests_are_taken_in_their_order_while_the_loop_goes_on(clumsy):
    """The first bot waits for a file that only this loop can make."""

    async def play(workers):
        bots = ["waits", "one", "two", "three"]
        tasks = [asyncio.create_task(workers.choose(asking(bot))) for bot in bots]
        await until(lambda: notes(clumsy, "asked"))
        assert workers.waiting == 3
        (Path(clumsy[-1]) / "go").touch()
        found = await asyncio.gather(*tasks)
        assert [chosen.by for chosen in found] == bots
        assert notes(clumsy, "asked") == bots
        assert workers.waiting == 0

    with_workers(play, 1, 60, command=clumsy)


def test_the_line_goes_round_by_account(clumsy):
    """Whoever has many requests in line keeps others waiting for one of them, not for all."""

    async def play(workers):
        async def choose(bot, account):
            return await workers.choose(asking(bot), account)

        tasks = [asyncio.create_task(choose("waits", "greedy"))]
        await until(lambda: notes(clumsy, "asked"))
        tasks += [asyncio.create_task(choose(f"greedy{n}", "greedy")) for n in range(4)]
        tasks += [asyncio.create_task(choose(f"ann{n}", "ann")) for n in range(2)]
        tasks += [asyncio.create_task(choose("bob", "bob"))]
        await until(lambda: workers.waiting == 7)
        (Path(clumsy[-1]) / "go").touch()
        await asyncio.gather(*tasks)
        assert notes(clumsy, "asked") == [
            "waits", "greedy0", "ann0", "bob", "greedy1", "ann1", "greedy2", "greedy3",
        ]  # fmt: skip

    with_workers(play, 1, 60, command=clumsy)


def test_one_slow_bot_does_not_hold_up_the_others(clumsy):
    async def play(workers):
        slow = asyncio.create_task(workers.choose(asking("waits")))
        await until(lambda: notes(clumsy, "asked"))
        for _ in range(3):
            assert (await workers.choose(asking("fine"))).by == "fine"
        assert not slow.done()
        (Path(clumsy[-1]) / "go").touch()
        assert (await slow).by == "waits"

    with_workers(play, 2, 60, command=clumsy)


def test_who_is_cancelled_leaves_the_worker_usable(clumsy):
    """One is cancelled while its bot thinks, one in the line; the late answer goes to nobody."""

    async def play(workers):
        thinking = asyncio.create_task(workers.choose(asking("waits", (1, 2))))
        await until(lambda: notes(clumsy, "asked"))
        in_line = asyncio.create_task(workers.choose(asking("never")))
        last = asyncio.create_task(workers.choose(asking("fine", (1, 2, 3))))
        await until(lambda: workers.waiting == 2)
        for task in (thinking, in_line):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert workers.waiting == 1
        (Path(clumsy[-1]) / "go").touch()
        assert await last == Chosen(3, by="fine")
        assert notes(clumsy, "asked") == ["waits", "fine"]
        assert (workers.restarted, workers.failed, workers.waiting) == (0, 0, 0)

    with_workers(play, 1, 60, command=clumsy)


# ---------------------------------------------------------------------- the end
def test_stop_ends_the_processes_and_tells_who_waits(clumsy):
    async def play(workers):
        tasks = [asyncio.create_task(workers.choose(asking("hangs"))) for _ in range(5)]
        await until(lambda: len(notes(clumsy, "asked")) == 2)
        assert all(is_running(pid) for pid in notes(clumsy, "started"))
        await workers.stop()
        assert not any(is_running(pid) for pid in notes(clumsy, "started"))
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(problem) for problem in found] == [Stopped] * 5
        assert (workers.chosen, workers.waiting) == (0, 0)
        with pytest.raises(Stopped):
            await workers.choose(asking("fine"))

    with_workers(play, 2, 60, command=clumsy)
    assert len(notes(clumsy, "started")) == 2


@pytest.mark.parametrize("trouble", ["missing", "broken", "lonely"])
def test_workers_that_cannot_all_be_started_are_an_error_and_leave_nothing_behind(clumsy, trouble):
    (Path(clumsy[-1]) / trouble).touch()
    command = (clumsy[-1] + "/nothing",) if trouble == "missing" else clumsy

    async def start():
        workers = Workers(2, 60, command=command)
        with pytest.raises(Lost):
            await workers.start()
        with pytest.raises(Stopped):
            await workers.choose(asking("fine"))
        assert not any(is_running(pid) for pid in notes(clumsy, "started"))

    asyncio.run(start())
    assert len(notes(clumsy, "started")) == (0 if trouble == "missing" else 2)

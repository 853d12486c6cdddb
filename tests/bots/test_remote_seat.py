"""A bot that has only a view and the legal actions chooses as one that sits at the table."""

import json
import os
import subprocess
import sys

import msgspec
import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.bots.remote_seat import DistantSeat
from starfelt.bots.worker import NICE, Answer, Request, reply
from starfelt.core.playout import play_out
from starfelt.core.rng import fast

OPTIONS = {
    "stolen_plans": ((2, {}), (4, {"deck": "base"}), (6, {"open_discards": True})),
    "star_realms": ((2, {}), (2, {"explorer_pile": "infinite", "ally_condition": "sticky"})),
    "empire_vs_rebellion": (
        (2, {}),
        (2, {"rebel": "2"}),
        (2, {"tutorial": True}),
    ),
    "race_for_the_galaxy": (
        (2, {"cap": 6, "two_actions": True}),
        (4, {"cap": 3}),
        (6, {"cap": 2}),
        (3, {"cap": 4, "set": "base"}),
    ),
}
every_game = pytest.mark.parametrize("game", [starfelt.load(name) for name in starfelt.GAMES])


class Searcher:
    """A bot that plays sampled worlds out at random and takes the action that ended best."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, seat):
        worths = dict.fromkeys(seat.legal[:3], 0)
        for action in worths:
            world = seat.sample(self.rng)
            world.quiet = True
            world.answer(seat.seat, action)
            play_out(world, self.rng, 40)
            worths[action] = int(world.hash(), 16)
        return max(worths, key=worths.get)


def sent(game, here):
    """The seat as it is known far away: all went through bytes."""
    view = msgspec.json.decode(msgspec.json.encode(here.view), type=game.view_type)
    return DistantSeat(game, view, json.loads(json.dumps(here.legal)))


def tables(game):
    """Seats and options of the games that are played; short games are played more often."""
    usual = ((seats, {}) for seats in (game.least_seats, game.most_seats))
    return OPTIONS.get(game.name) or [*usual] * 12


def questions(game, walker, most=120):
    """Seats that are asked, in games of bots of this name."""
    for number, (seats, options) in enumerate(tables(game)):
        s = game.start(seats, number, options)
        bots = [make(walker, game.name, 7 * number + seat) for seat in range(seats)]
        for _ in range(most):
            if s.is_over():
                break
            here = Seat(game, s, s.asked()[-1])
            yield here
            s.answer(here.seat, bots[here.seat].choose(here))


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_chooses_the_same_far_away(game, name):
    number = 0
    for number, here in enumerate(questions(game, name)):
        near = make(name, game.name, number).choose(here)
        assert make(name, game.name, number).choose(sent(game, here)) == near
    assert number > 150


@every_game
def test_so_does_one_that_searches(game):
    choices = set()
    for number, here in enumerate(questions(game, "thumb", 12)):
        near = Searcher(fast(number)).choose(here)
        assert Searcher(fast(number)).choose(sent(game, here)) == near
        choices.add(here.legal.index(near))
    assert len(choices) > 1


@every_game
def test_a_distant_seat_samples_what_imagining_and_resampling_find(game):
    for number, here in enumerate(questions(game, "random", 12)):
        far = sent(game, here)
        for word in (number, number + 1):  # the second one out of the world of the first
            chances = [fast(word), fast(word), fast(word)]
            worlds = (
                here.sample(chances[0]),
                far.sample(chances[1]),
                game.imagine(far.view, chances[2]),
            )
            assert len({world.hash() for world in worlds}) == 1
            assert len({tuple(rng.numbers()) for rng in chances}) == 1
            assert len({world.quiet for world in worlds}) == 1


@every_game
def test_a_distant_seat_offers_what_a_seat_offers_and_has_no_state(game):
    here = next(questions(game, "random"))
    far = sent(game, here)
    offered = [name for name in dir(here) if not name.startswith("_")]
    assert [name for name in dir(far) if not name.startswith("_")] == offered
    assert (far.game, far.seat, far.legal, far.view) == (game, here.seat, here.legal, here.view)
    assert "_state" not in vars(far)


# ---------------------------------------------------------------------- the process
def request_of(here, bot, seed, number):
    view = msgspec.Raw(msgspec.json.encode(here.view))
    return Request(here.game.name, bot, f"{seed:x}", view, here.legal, number)


def asked(request):
    return msgspec.json.decode(reply(msgspec.json.encode(request)), type=Answer)


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_a_request_is_answered_as_the_bot_chooses(game, name):
    for number, here in enumerate(questions(game, name, 15), 1):
        seed = number << 200
        wanted = make(name, game.name, seed).choose(here)
        assert asked(request_of(here, name, seed, number)) == Answer(number, wanted)


def test_of_a_failure_only_the_name_is_told():
    here = next(questions(starfelt.load("star_realms"), "random"))
    good = request_of(here, "thumb", 5, 3)
    secret = {**msgspec.json.decode(good.view), "hand": "canary"}
    bad = msgspec.structs.replace(good, view=msgspec.Raw(msgspec.json.encode(secret)))
    assert reply(msgspec.json.encode(bad)) == b'{"number":3,"failed":"ValidationError"}'
    nobody = msgspec.structs.replace(good, bot="deep_blue")
    assert asked(nobody) == Answer(3, failed="Refusal")
    elsewhere = msgspec.structs.replace(good, game="os")
    assert asked(elsewhere) == Answer(3, failed="Refusal")
    assert reply(b"canary\n") == b'{"number":0,"failed":"DecodeError"}'
    assert asked(good).failed == ""


def test_the_process_goes_on_after_a_failure_stands_back_and_leaves_when_its_input_ends():
    here = next(questions(starfelt.load("stolen_plans"), "random"))
    lines = [request_of(here, "thumb", 5, 1), request_of(here, "nobody", 5, 2)]
    lines.append(request_of(here, "random", 5, 3))
    command = [sys.executable, "-m", "starfelt.bots.worker"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:
        assert process.stdout.readline() == b'{"number":0}\n'
        usual = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(usual + NICE, 19)
        said, complaints = process.communicate(
            b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        )
    assert process.returncode == 0
    assert complaints == b""
    assert [msgspec.json.decode(line, type=Answer) for line in said.splitlines()] == [
        Answer(1, make("thumb", "stolen_plans", 5).choose(here)),
        Answer(2, failed="Refusal"),
        Answer(3, make("random", "stolen_plans", 5).choose(here)),
    ]

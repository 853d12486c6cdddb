"""A bot's choice is the same in every world that its seat can't tell from the true one."""

import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.core.rng import fast

GAME = starfelt.load("stolen_plans")
OPTIONS = ({"deck": "full"}, {"deck": "base"}, {"deck": "full", "open_discards": True})


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", BOTS)
def test_the_choice_is_the_same_in_a_resampled_world(name, seats):
    rng = fast(seats)
    positions = 0
    for number in range(9):
        s = GAME.start(seats, number, OPTIONS[number % len(OPTIONS)])
        walker = make("random", "stolen_plans", number)
        while not s.is_over():
            seat = s.asked()[0]
            seed = rng.word()
            world = GAME.resample(s, seat, rng)
            here = make(name, "stolen_plans", seed).choose(Seat(GAME, s, seat))
            there = make(name, "stolen_plans", seed).choose(Seat(GAME, world, seat))
            assert here == there, GAME.write(s)
            positions += 1
            # half the games go on as the bot wants it, half at random, to see odd positions
            s.answer(seat, here if number % 2 else walker.choose(Seat(GAME, s, seat)))
    assert positions > 300

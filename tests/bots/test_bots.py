"""Making bots, and what they are handed."""

import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

GAME = starfelt.load("stolen_plans")


@pytest.mark.parametrize("name", BOTS)
def test_every_name_makes_a_bot_that_answers(name):
    s = GAME.start(3, 5)
    bot = make(name, "stolen_plans", 1)
    while not s.is_over():
        seat = s.asked()[0]
        action = bot.choose(Seat(GAME, s, seat))
        assert action in s.legal(seat)
        s.answer(seat, action)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_chooses_the_same(name):
    def answers(seed):
        s = GAME.start(4, 9)
        bot = make(name, "stolen_plans", seed)
        given = []
        while not s.is_over():
            seat = s.asked()[0]
            given.append((seat, bot.choose(Seat(GAME, s, seat))))
            s.answer(*given[-1])
        return given

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


@pytest.mark.parametrize(("name", "game"), [("deep_blue", "stolen_plans"), ("thumb", "whist")])
def test_an_unknown_bot_is_refused(name, game):
    with pytest.raises(Refusal) as refused:
        make(name, game, 1)
    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {"bot": name, "expected": "random, thumb"}


def test_random_is_uniform_over_what_is_legal():
    s = GAME.start(4, 9)
    seat = s.asked()[0]
    legal = s.legal(seat)
    bot = make("random", "stolen_plans", 2)
    counts = dict.fromkeys(legal, 0)
    for _ in range(600 * len(legal)):
        counts[bot.choose(Seat(GAME, s, seat))] += 1
    assert len(legal) > 2
    assert all(500 < number < 700 for number in counts.values()), counts


def test_a_seat_offers_its_view_its_options_and_samples_and_nothing_else():
    s = GAME.start(3, 5)
    place = s.asked()[0]
    seat = Seat(GAME, s, place)
    assert [name for name in dir(seat) if not name.startswith("_")] == [
        "game", "legal", "sample", "seat", "view",
    ]  # fmt: skip
    assert seat.game is GAME
    assert seat.seat == place
    assert seat.legal == s.legal(place)
    assert seat.view == GAME.view(s, place)
    assert seat.view is seat.view  # made once
    world = seat.sample(fast(1))
    assert world is not s
    assert GAME.view(world, place) == seat.view
    assert world.hash() == s.resample(place, fast(1)).hash()

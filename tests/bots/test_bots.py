"""Making bots, and what they are handed."""

import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

every_game = pytest.mark.parametrize("game", [starfelt.load(name) for name in starfelt.GAMES])


def answers(game, name, seed, most=10_000):
    """What a bot answers in a game against itself, up to so many answers."""
    s = game.start(game.most_seats, 9)
    bot = make(name, game.name, seed)
    given = []
    while not s.is_over() and len(given) < most:
        seat = s.asked()[-1]
        action = bot.choose(Seat(game, s, seat))
        assert action in s.legal(seat)
        s.answer(seat, action)
        given.append((seat, action))
    return given


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_every_name_makes_a_bot_that_answers(game, name):
    assert len(answers(game, name, 1)) > game.most_seats


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_chooses_the_same(game, name):
    found = answers(game, name, 3, 400)
    assert found == answers(game, name, 3, 400)
    assert found != answers(game, name, 4, 400)


@pytest.mark.parametrize(("name", "game"), [("deep_blue", "stolen_plans"), ("thumb", "whist")])
def test_an_unknown_bot_is_refused(name, game):
    with pytest.raises(Refusal) as refused:
        make(name, game, 1)
    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {"bot": name, "expected": "random, thumb"}


@every_game
def test_random_is_uniform_over_what_is_legal(game):
    s = game.start(2, 9)
    seat = s.asked()[0]
    while len(s.legal(seat)) < 3:
        s.answer(seat, s.legal(seat)[0])
    legal = s.legal(seat)
    bot = make("random", game.name, 2)
    counts = dict.fromkeys(legal, 0)
    for _ in range(600 * len(legal)):
        counts[bot.choose(Seat(game, s, seat))] += 1
    assert len(legal) > 2
    assert all(500 < number < 700 for number in counts.values()), counts


@every_game
def test_a_seat_offers_its_view_its_options_and_samples_and_nothing_else(game):
    s = game.start(2, 5)
    place = s.asked()[0]
    seat = Seat(game, s, place)
    assert [name for name in dir(seat) if not name.startswith("_")] == [
        "game", "legal", "sample", "seat", "view",
    ]  # fmt: skip
    assert seat.game is game
    assert seat.seat == place
    assert seat.legal == s.legal(place)
    assert seat.view == game.view(s, place)
    assert seat.view is seat.view  # made once
    world = seat.sample(fast(1))
    assert world is not s
    assert game.view(world, place) == seat.view
    assert world.hash() == s.resample(place, fast(1)).hash()

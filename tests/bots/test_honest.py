"""A bot's choice is the same in every world that its seat can't tell from the true one."""

from itertools import count

import pytest

import starfelt
from starfelt.bots import BOTS, Seat, make
from starfelt.core.rng import fast

OPTIONS = {
    "stolen_plans": ({"deck": "full"}, {"deck": "base"}, {"deck": "full", "open_discards": True}),
    "star_realms": (
        {},
        {"explorer_pile": "infinite", "needle_copy_source": "in_play", "starting_authority": 90},
        {
            "discard_timing": "start_of_victims_turn",
            "ally_condition": "sticky",
            "fleet_hq": "printed_2014",
            "needle_counts_for_blob_world": True,
            "destroy_own_base": True,
        },
    ),
    "empire_vs_rebellion": ({}, {"rebel": "2", "struggle_cap": 30}, {"tutorial": True}),
    "race_for_the_galaxy": (
        {"cap": 4},
        {"cap": 5, "set": "base"},
        {"cap": 12, "two_actions": True},
        {"cap": 4, "set": "rebel_vs_imperium"},
        {"cap": 4, "set": "gathering_storm", "goals": False},
        {"cap": 4, "takeovers": False, "leader_card": "always"},
        {"cap": 4, "engine_quirks": True},
    ),
}
GAMES, POSITIONS = 9, 301  # at least
TABLES = [(name, seats) for name in starfelt.GAMES for seats in range(2, 7)]
TABLES = [(name, n) for name, n in TABLES if n <= starfelt.load(name).most_seats]


class Peeker:
    """A bot that looks at the true state."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, seat):
        return seat.legal[int(seat._state.hash(), 16) % len(seat.legal)]


def allows(game, options, seats):
    least, most = game.seats_for(game.complete(options))
    return least <= seats <= most


def shortened(options, seats):
    """Fewer rounds where more seats are asked in each."""
    cap = {"cap": 3 * options["cap"] // (2 * seats) + 1} if "cap" in options else {}
    return {**options, **cap}


def positions(game, seats, bot):
    """Games half of which go on as the bot wants it, half at random, to see odd positions; at
    each question the bot's choice there, and in a world that looks the same."""
    rng = fast(seats)
    found = 0
    rows = [row for row in OPTIONS.get(game.name, ({},)) if allows(game, row, seats)]
    options = [shortened(row, seats) for row in rows]
    for number in count():
        if number >= GAMES and found >= POSITIONS:
            return
        s = game.start(seats, number, options[number % len(options)])
        walker = make("random", game.name, number)
        while not s.is_over():
            seat = s.asked()[0]
            seed = rng.word()
            world = game.resample(s, seat, rng)
            here = bot(seed).choose(Seat(game, s, seat))
            found += 1
            yield s, here, bot(seed).choose(Seat(game, world, seat))
            s.answer(seat, here if number % 2 else walker.choose(Seat(game, s, seat)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_the_choice_is_the_same_in_a_resampled_world(name, game, seats):
    game = starfelt.load(game)
    for s, here, there in positions(game, seats, lambda seed: make(name, game.name, seed)):
        assert here == there, game.write(s)


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_a_bot_that_peeks_is_found_out(game):
    found = positions(starfelt.load(game), 2, lambda seed: Peeker(fast(seed)))
    assert any(here != there for _, here, there in found)

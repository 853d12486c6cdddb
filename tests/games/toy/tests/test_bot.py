"""The toy's bot is honest and better than chance."""

from starfelt.arena.simulate import simulate
from tests.bots import test_bots as shared
from tests.bots import test_honest as honest
from tests.bots import test_remote_seat as remote


def test_it_beats_the_random_one(toy):
    """Nearly half of the games are won and hardly more than a fifth are lost."""
    wins = simulate(toy.game, 2, 600, ["thumb", "random"], 7)["wins_by_bot"]
    assert wins["thumb"] > 2 * wins["random"]


def test_every_shared_test_of_bots_holds(toy):
    for name in ("random", "thumb"):
        shared.test_every_name_makes_a_bot_that_answers(toy.game, name)
        shared.test_the_same_seed_chooses_the_same(toy.game, name)
        remote.test_every_bot_chooses_the_same_far_away(toy.game, name)
        for seats in (2, 3):
            honest.test_the_choice_is_the_same_in_a_resampled_world(name, "toy", seats)
    shared.test_random_is_uniform_over_what_is_legal(toy.game)
    honest.test_a_bot_that_peeks_is_found_out("toy")

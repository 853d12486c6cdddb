"""Random play."""

import starfelt
from starfelt.core.playout import clone_many, play_out
from starfelt.core.rng import fast

GAME = starfelt.load("stolen_plans")


def test_a_game_is_played_to_its_end():
    s = GAME.start(3, 1)
    answers = play_out(s, fast(1), GAME.max_answers)
    assert s.is_over()
    assert 0 < answers < GAME.max_answers
    assert play_out(s, fast(1), 5) == 0


def test_no_more_answers_than_the_limit():
    s = GAME.start(3, 1)
    assert play_out(s, fast(1), 7) == 7
    assert not s.is_over()
    assert play_out(s, fast(1), 0) == 0


def test_random_play_follows_the_generator():
    ends = []
    for seed in (1, 1, 2):
        s = GAME.start(3, 1)
        play_out(s, fast(seed), GAME.max_answers)
        ends.append(s.hash())
    assert ends[0] == ends[1] != ends[2]


def test_cloning_changes_nothing():
    s = GAME.start(3, 1)
    before = s.hash()
    clone_many(s, 10)
    assert s.hash() == before

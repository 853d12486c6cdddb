"""A question described once: as the rules ask it, and by the numbers under which it is answered."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.kit import kit_of
from starfelt.words.asking import Asked, asked_of
from starfelt.words.numbered_choices import Choice, completed

SEATS = {**dict.fromkeys(starfelt.GAMES, 2), "stolen_plans": 3, "race_for_the_galaxy": 3}
STEPS = {"star_realms": 3000}  # few of its questions take several cards
USUAL = 400

every_game = pytest.mark.parametrize("name", SEATS)


def questions(name: str, seed: int) -> Iterator[tuple[Any, int, Asked]]:
    """The questions of games that are played at random, each with its state and seat."""
    game, rng = starfelt.load(name), random.Random(seed)  # noqa: S311
    state: Any = game.start(SEATS[name], seed)
    for number in range(STEPS.get(name, USUAL)):
        if state.is_over():
            state = game.start(SEATS[name], seed + number)
        for seat in state.asked():
            yield state, seat, asked_of(game, state, seat, number)
        seat = rng.choice(state.asked())
        state.answer(seat, rng.choice(state.legal(seat)))


@every_game
def test_it_is_the_question_that_the_rules_ask(name: str) -> None:
    game, several = starfelt.load(name), 0
    for state, seat, asked in questions(name, 3):
        legal = state.legal(seat)
        assert sorted(option.action for option in asked.options) == legal
        assert all(option.twin == game.action(option.action) for option in asked.all_options)
        assert asked.picks == int(state.question(seat).picks(state))
        assert [option.action for option in asked.options][len(legal) - len(asked.stop) :] == (
            asked.stop
        )
        assert not set(asked.stop) & set(asked.listed)
        if asked.picks > 1:
            pool = [int(action) for action in state.question(seat).pool(state)]
            assert asked.pool == pool == sorted(pool)
            known = {option.action for option in asked.all_options}
            assert known == {*pool, *legal}
            several += asked.several
    assert several or name == "empire_vs_rebellion"


@every_game
def test_it_is_the_same_in_every_world_that_the_seat_can_t_tell_apart(name: str) -> None:
    game = starfelt.load(name)
    for number, (state, seat, asked) in enumerate(questions(name, 5)):
        if number % 5 == 0:
            other = game.resample(state, seat, fast(number))
            assert asked_of(game, other, seat, asked.question) == asked


@every_game
def test_from_least_to_most_picks_are_taken_and_no_others(name: str) -> None:
    """As many of the first ones as may be picked, and then what ends the choice."""
    exact, free = 0, 0
    for state, seat, asked in questions(name, 7):
        if not asked.several:
            continue
        for number in range(1, asked.picks + 1):
            trial, kind = state.clone(), type(state.question(seat))
            picks = firsts(trial, seat, asked, number)
            if picks is None:
                assert number > asked.most
                continue
            answers = completed(state, seat, asked, picks)
            ends = answers[len(picks) :]
            over = trial.question(seat) is None or type(trial.question(seat)) is not kind
            if number < asked.least:
                assert not ends and not over
            else:
                assert len(ends) <= 1 and (not ends or ends[0] in trial.legal(seat))
                free += number < asked.most
                exact += number == asked.most
    assert exact or name == "empire_vs_rebellion"
    assert free or name != "stolen_plans"


def firsts(trial: Any, seat: int, asked: Asked, number: int) -> list[int] | None:
    """Pick the first ones that may be picked; nothing where there are not as many."""
    picks = []
    for _ in range(number):
        question = trial.question(seat)
        if question is None:
            return None
        found = [action for action in trial.legal(seat) if action in asked.pool]
        if not found:
            return None
        picks.append(found[0])
        trial.answer(seat, found[0])
    return picks


@every_game
def test_every_thing_has_a_number_and_0_ends_the_choice(name: str) -> None:
    last = kit_of(name).words.last
    for _, _, asked in questions(name, 9):
        choice = Choice(asked, last)
        for numbers, action in choice.lines():
            assert all(choice.action(number) == action for number in numbers)
            if asked.least <= 1:
                assert choice.read(str(numbers[0])) == [action]
        assert choice.action(len(asked.listed) + 1) is None
        assert (choice.action(0) in asked.stop) == bool(asked.stop)
        with pytest.raises(Refusal):
            choice.read("999")

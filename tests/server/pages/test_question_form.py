"""Every question as a form, and every form as an answer that the rules take."""

import random
from typing import Any

import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.pages.question_form import Form, answers_of, form_of
from starfelt.words.asking import Asked
from starfelt.words.fluent import LANGUAGES
from starfelt.words.numbered_choices import completed
from starfelt.words.players import names, usual
from starfelt.words.screen import Screen
from starfelt.words.text import Text

SEATS = {**dict.fromkeys(starfelt.GAMES, 2), "stolen_plans": 3, "race_for_the_galaxy": 3}
QUESTIONS = 120


def picked(form: Form, rng: random.Random) -> list[int]:
    """What somebody could tick or press."""
    if form.stop and (not form.pool or rng.random() < 0.3):
        return [rng.choice(form.stop).action]
    if not form.asked.several:
        return [rng.choice(form.pool).action]
    number = rng.randint(form.asked.least, form.asked.most)
    return [button.action for button in rng.sample(form.pool, number)]


def refusal_of(asked: Asked, actions: list[int]) -> str:
    with pytest.raises(Refusal) as refused:
        answers_of(asked, actions)
    return refused.value.key


def check_refusals(form: Form) -> set[str]:
    """What can't be meant is refused; returns what was tried."""
    asked = form.asked
    exact = asked.least == asked.most
    amiss = "ticked-another-number" if exact else "ticked-too-few-or-many"
    assert refusal_of(asked, []) == amiss
    tried = set()
    pool = [button.action for button in form.pool]
    if asked.several and form.stop:
        assert refusal_of(asked, [pool[0], form.stop[0].action]) == "ticked-and-stopped"
        tried.add("stopped")
    if asked.several and asked.most < len(pool):
        assert refusal_of(asked, pool[: asked.most + 1]) == amiss
        tried.add("many")
    if asked.least == 1:
        assert refusal_of(asked, [999_999]) == "not-offered"
        tried.add("unknown")
    if asked.several and asked.most > 1 and pool.count(pool[0]) == 1:
        assert refusal_of(asked, [pool[0]] * asked.most) == "not-offered"
        tried.add("twice")
    return tried


@pytest.mark.parametrize("game", SEATS)
def test_every_form_leads_to_answers_that_the_rules_take(game: str) -> None:
    machine, rng = starfelt.load(game), random.Random(3)  # noqa: S311
    texts = [Text(language) for language in LANGUAGES]
    tried: set[str] = set()
    state: Any = machine.start(SEATS[game], 5)
    for number in range(QUESTIONS):
        if state.is_over():
            state = machine.start(SEATS[game], 6 + number)
        seat = rng.choice(state.asked())
        text = texts[number % 3]
        screen = Screen(text, machine, names(text, usual(SEATS[game])), seat)
        asked = screen.asked(machine.view(state, seat), state)
        assert asked is not None
        form = form_of(screen, asked, [])
        tried |= check_refusals(form)
        answers = completed(state, seat, asked, answers_of(asked, picked(form, rng)))
        for action in answers:
            state.answer(seat, action)
    assert "unknown" in tried
    assert game not in ("stolen_plans", "race_for_the_galaxy") or "many" in tried


def test_who_is_not_asked_has_no_question() -> None:
    machine, text = starfelt.load("star_realms"), Text("en")
    state = machine.start(2, 1)
    other = 1 - state.asked()[0]
    screen = Screen(text, machine, ["A", "B"], other)
    assert screen.asked(machine.view(state, other), state) is None


def test_what_was_ticked_stays_ticked_once_for_each_copy() -> None:
    """Of equal cards as many boxes as were ticked before."""
    machine, text = starfelt.load("race_for_the_galaxy"), Text("en")
    state = machine.start(2, 1)
    while True:
        seat = state.asked()[0]
        screen = Screen(text, machine, ["A", "B"], seat)
        asked = screen.asked(machine.view(state, seat), state)
        assert asked is not None
        form = form_of(screen, asked, [])
        if asked.several:
            break
        state.answer(seat, state.legal(seat)[0])
    wanted = [form.pool[0].action, form.pool[-1].action]
    again = form_of(screen, asked, wanted)
    assert [button.action for button in again.pool if button.ticked] == wanted

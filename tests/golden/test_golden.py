"""Golden playthroughs replay line by line; a change of rules shows here first."""

import pytest

import starfelt
from tests.golden.playthrough import GAMES, PLANS, file_of, lines

pytestmark = pytest.mark.unmeasured

STEP = 1 if starfelt.COMPILED else 4  # uncompiled a quarter of them; builds are compared elsewhere
EVERY = [(name, number) for name, plans in PLANS.items() for number in range(0, len(plans), STEP)]


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_playthrough(name, number):
    wanted = file_of(name, number).read_text().splitlines()
    for at, (line, want) in enumerate(zip(lines(name, number), wanted, strict=True), 1):
        assert line == want, f"line {at}"


def test_every_game_has_forty_with_whole_views_in_four():
    assert set(PLANS) == set(starfelt.GAMES)
    for plans in PLANS.values():
        assert len(plans) == 40 and sum(whole for *_, whole in plans) == 4


@pytest.mark.parametrize("name", PLANS)
def test_they_are_small(name):
    assert sum(file.stat().st_size for file in (GAMES / name / "golden").glob("*.txt")) < 2_000_000


@pytest.mark.parametrize("name", PLANS)
def test_every_card_is_answered_with_or_revealed_in_three(name):
    """Every design that can leave a hand does so in at least three playthroughs; the others are
    shown or stolen in every game."""
    cards = dict.fromkeys(starfelt.load(name).cards, 0)
    for number in range(len(PLANS[name])):
        lines = [line.split() for line in file_of(name, number).read_text().splitlines()]
        answered = {words[3] for words in lines if words[0] == "!" and len(words) == 4}
        revealed = {words[1] for words in lines if words[0] == "*"}
        for card in (answered | revealed) & set(cards):
            cards[card] += 1
    never = {card for card, number in cards.items() if number < 3}
    assert never <= {"r2d2", "decoy"}

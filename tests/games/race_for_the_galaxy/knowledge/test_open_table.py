"""The table of a view: the rules answer there as they do on the true one."""

import pytest

import starfelt
from starfelt.bots import Seat, make
from starfelt.core.rng import FAST, fast
from starfelt.games.race_for_the_galaxy.rules import develop
from starfelt.games.race_for_the_galaxy.rules.consume.trade import BY_ACTION, best_price
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS
from starfelt.games.race_for_the_galaxy.rules.settle import offers, takeover_fight, takeovers

GAME = starfelt.load("race_for_the_galaxy")


def prices(s, seat):
    """All that the rules tell of costs and military for one seat."""
    p = s.players[seat]
    cards = p.hand.size()
    found = [offers.more_to_have(s, seat, cards), takeover_fight.defence_left(s, seat)]
    for number in range(len(CARDS)):
        if CARDS[number].is_world:
            found += [offers.strength(p, number), offers.peaceful_cost(s, seat, number, 0)]
            found += list(offers.ways(s, seat, number, cards))
        else:
            found += [develop.price(s, seat, number), develop.can_develop(s, seat, number, cards)]
        if CARDS[number].kind:
            found.append(best_price(s, seat, number, BY_ACTION))
    if takeovers.can_declare(s, seat):
        found += list(takeovers.targets(s, seat))
    return found


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 5, {"engine_quirks": True}), (4, 8, {}), (2, 3, {"set": "base"})],
)
def test_the_rules_answer_as_on_the_true_table(seats, seed, options):
    """For everybody, whoever looks, in every tenth moment of a game."""
    bots = [make("thumb", GAME.name, number) for number in range(seats)]
    s = GAME.start(seats, seed, options, FAST)
    number = 0
    while not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
        number += 1
        if number % 10 == 0:
            reader = number // 10 % (seats + 1) - 1
            opened = GAME.open_table(GAME.view(s, reader))
            for other in range(seats):
                assert prices(opened, other) == prices(s, other)


def test_no_card_lies_there_that_its_reader_does_not_know():
    """Worlds that a seat can't tell apart give one and the same table."""
    s = GAME.start(3, 1, {"set": "base"}, FAST)
    opened = GAME.open_table(GAME.view(s, 1))
    other = GAME.resample(s, 1, fast(9))
    assert other.hash() != s.hash()
    assert GAME.open_table(GAME.view(other, 1)).hash() == opened.hash()
    assert opened.players[1].hand.listed() == s.players[1].hand.listed()
    for seat in (0, 2):
        assert len(set(opened.players[seat].hand.listed())) == 1
        assert opened.players[seat].hand.size() == s.players[seat].hand.size()
    assert opened.deck.size() == 0

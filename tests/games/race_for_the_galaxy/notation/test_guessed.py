"""What a position leaves out is guessed."""

from starfelt.core.rng import FAST, fast
from tests.games.race_for_the_galaxy.rules.table import GAME, SPECTATOR, document, hand

BARE = {"game": "race_for_the_galaxy", "rules": GAME.rules, "seats": 2, "players": [{}, {}]}


def test_what_is_left_out_is_guessed():
    s = GAME.read(BARE)
    view = GAME.view(s, SPECTATOR)
    assert (view.round, view.phase, view.pool, view.lead, view.reshuffles) == (1, 0, 29, 0, 0)
    assert [question.step for question in view.asked] == ["choose_action"] * 2
    assert [step.step for step in view.then] == ["reveal"] and view.secret == 1
    assert view.goals == () and view.discards == 0
    assert view.deck == sum(GAME.count_cards(s)) == 228
    deck = s.deck.listed()
    assert deck != sorted(deck)  # it was shuffled
    assert s.hash() == GAME.read(BARE).hash()


def test_cards_that_lie_nowhere_are_in_the_deck():
    s = GAME.read({**BARE, "players": [{"hand": ["gem_world"]}, {}], "discards": ["drop_ships"]})
    assert s.deck.size() == 226 and hand(s) == "gem_world"


def test_a_good_may_be_its_name_alone():
    player = {"tableau": ["gem_world"], "goods": ["drop_ships"]}
    s = GAME.read({**BARE, "players": [player, {}], "reshuffles": 3})
    assert GAME.write(s)["players"][0]["goods"] == [["drop_ships", 3]]


def test_the_generator_may_be_given():
    numbers = fast(3).numbers()[1:]
    s = GAME.read({**document("old_earth"), "rng": {"make": "fast", "numbers": numbers}})
    assert s.rng.make == FAST
    assert GAME.write(s)["rng"] == {"make": "fast", "numbers": numbers}


def test_a_game_that_is_over_asks_nothing():
    s = GAME.read({**BARE, "pool": 0, "over": "pool", "players": [{"chips": 5}, {}]})
    assert s.is_over() and s.returns() == [1, -1] and s.ending() == "pool"
    assert GAME.view(s, 0).winners == (0,)

"""Other worlds that a seat cannot tell from the true one."""

from itertools import permutations

import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.knowledge import EPOCH
from tests.games.playing import check_world, go_on
from tests.games.race_for_the_galaxy.notation.midway import FIVE, MIDWAY_ALL, random_game
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    SPECTATOR,
    act,
    by,
    document,
    side,
    table,
)

READERS = (0, 1, SPECTATOR)


def worlds(s, seat, number):
    return [GAME.resample(s, seat, fast(seed)) for seed in range(number)]


def players(s):
    return GAME.write(s)["players"]


# -------------------------------------------------------------------------------- each question
@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY_ALL)
def test_worlds_at_each_question(step, s):
    rng = fast(7)
    for seat in READERS:
        world = check_world(GAME, s, seat, rng)
        inner = GAME.resample(world, 1 - max(seat, 0), rng)  # what another seat would imagine
        go_on(inner, 3, 10)
        go_on(world, 3, 20)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("seed", "options", "seats"), [(9, {}, 3), (335, {"goals": False}, 5)])
def test_worlds_over_whole_games(seed, options, seats):
    rng = fast(seed)
    for number, s in enumerate(random_game(seed, options, seats)):
        if number % 8 == 0:
            world = check_world(GAME, s, rng.below(seats + 1) - 1, rng)
        if number == 80:
            go_on(world, number, 3000)
            assert world.is_over()


def test_resampling_leaves_the_state_alone():
    s = GAME.start(3, 5)
    before = s.hash()
    world = GAME.resample(s, 1, fast(1))
    assert s.hash() == before and world.hash() != before
    assert world.rng.numbers() != s.rng.numbers()


def test_a_quiet_game_has_worlds_without_knowledge():
    """In search nobody keeps track of the discards: each of them may be any card."""
    s = GAME.start(2, 5, quiet=True)
    for seat in (0, 1):
        while seat in s.asked() and s.round == 0:
            s.answer(seat, s.legal(seat)[0])
    world = GAME.resample(s, 0, fast(1))
    assert world.players[0].hand.listed() == s.players[0].hand.listed()
    assert world.players[1].hand.listed() != s.players[1].hand.listed()
    assert GAME.count_cards(world) == GAME.count_cards(s) and world.known == []
    assert len(GAME.features(world, 0)) == len(GAME.features(GAME.start(2, 5), 0))


@pytest.mark.parametrize("ending", ["pool", "tableau", "cap"])
def test_an_imagined_end(ending):
    fields = {"pool": {"pool": 0}, "tableau": {}, "cap": {"options": {"cap": 1}}}[ending]
    first = " ".join(GAME.cards[5:17]) if ending == "tableau" else "old_earth"
    s = table(side(FIVE if ending != "tableau" else "", first), side("new_earth", "new_sparta"),
              **fields, over=ending)  # fmt: skip
    for seat in READERS:
        check_world(GAME, s, seat, fast(1))
        world = GAME.imagine(GAME.view(s, seat), fast(1))
        assert world.is_over() and (world.returns(), world.ending()) == (s.returns(), ending)


# -------------------------------------------------------------------------------- hidden cards
def small(first, second, deck, hidden="", **fields):
    """Two sides and a small deck; everybody knows all discards but the hidden ones."""
    given = document(first, second, deck=deck, **fields)
    rest = [card for card in given["discards"] if card not in hidden.split()]
    shuffled = fields.get("known", [{}] * 3)
    given["known"] = [{"discards": rest, **more} for more in shuffled]
    return GAME.read(given)


def arrangements(s, seat, number=50):
    """Where the unseen cards lie in many worlds: deck, hands, goods, by the names of the cards."""
    found = set()
    for world in worlds(s, seat, number):
        written = GAME.write(world)
        goods = [g[0] for p in written["players"] for g in p["goods"] if g]
        hands = [tuple(p["hand"]) for p in written["players"]]
        found.add((tuple(written["deck"]), *hands, *goods))
    return found


def test_everything_possible_occurs_and_nothing_else():
    """Three cards are unseen: two in the deck and one in the other hand."""
    s = small(side("gem_world", "old_earth"), side("new_earth", "new_sparta"),
              "rebel_base space_port")  # fmt: skip
    unseen = ("new_earth", "rebel_base", "space_port")
    assert arrangements(s, 0) == {
        ((a, b), ("gem_world",), (c,)) for a, b, c in permutations(unseen)
    }
    assert len(arrangements(s, SPECTATOR, 200)) == 24
    assert {world[1:] for world in arrangements(s, 1)} == {
        ((card,), ("new_earth",)) for card in ("gem_world", "rebel_base", "space_port")
    }


def test_by_counting_nothing_may_be_left_open():
    s = small(side("gem_world", "old_earth"), side("new_earth", "new_sparta"), "")
    assert arrangements(s, 0, 20) == {((), ("gem_world",), ("new_earth",))}


@pytest.mark.parametrize(("shuffled", "possible"), [([["space_port", 1]], False), ([], True)])
def test_a_card_shuffled_back_is_no_earlier_good(shuffled, possible):
    """Two goods are unseen, laid before and after the reshuffle, and a card of the deck."""
    given = document(side("", "old_earth comet_zone+good asteroid_belt+good"), deck="space_port")
    first = given["players"][0]
    earlier, later = first["goods"][1:]
    first["goods"] = [None, [earlier, 0], [later, 1]]
    known = {"discards": given["discards"], "shuffled": shuffled}
    s = GAME.read({**given, "reshuffles": 1, "known": [known] * 3})
    for seat in READERS:
        found = {world[3:] for world in arrangements(s, seat)}
        cards = [earlier, later, "space_port"]
        assert found == {(a, b) for a, b in permutations(cards, 2) if possible or a != cards[2]}


@pytest.mark.parametrize(("fresh", "possible"), [(0, False), (1, True)])
def test_a_card_shuffled_back_is_in_no_hand_that_was_full_before(fresh, possible):
    trace = {"shuffled": [["space_port", 1]]}
    s = small(side("", "old_earth"), side("new_earth", "new_sparta", fresh=fresh),
              "rebel_base space_port", known=[trace] * 3, reshuffles=1)  # fmt: skip
    hands = {world[2] for world in arrangements(s, 0)}
    assert hands == {("new_earth",), ("rebel_base",)} | ({("space_port",)} if possible else set())


def test_copies_of_one_design_are_counted():
    """One of two copies was shuffled back: the other may still be held since before."""
    trace = {"shuffled": [["drop_ships", 1]]}
    s = small(side("", "old_earth"), side("drop_ships", "new_sparta"), "drop_ships space_port",
              known=[trace] * 3, reshuffles=1)  # fmt: skip
    assert {world[2] for world in arrangements(s, 0)} == {("drop_ships",), ("space_port",)}


def test_a_trace_of_a_card_in_sight_says_nothing():
    s = small(side("gem_world", "old_earth"), side("new_earth", "new_sparta"), "rebel_base")
    s.known[0].past.add(s.players[0].hand.at(0) * EPOCH + 1)
    assert {world[2] for world in arrangements(s, 0)} == {("new_earth",), ("rebel_base",)}


def test_unseen_discards_are_dealt_anew_and_known_ones_are_not():
    s = small(side("", "old_earth"), side("new_earth", "new_sparta"), "space_port",
              hidden="rebel_base")  # fmt: skip
    heaps = {tuple(GAME.write(w)["discards"]) for w in worlds(s, 0, 60)}
    assert len(heaps) == 3
    known = set(GAME.view(s, 0).known.discards)
    assert {card for heap in heaps for card in heap if card not in known} == {
        "rebel_base", "new_earth", "space_port",
    }  # fmt: skip


def test_shown_cards_are_dealt_first():
    """A shown card may be the one that was discarded, or still be in hand."""
    s = small(side("", "old_earth"), side("new_earth", "new_sparta", shown="new_earth", gone=1),
              "space_port", hidden="rebel_base")  # fmt: skip
    found = set()
    for world in worlds(s, 0, 80):
        hidden = set(GAME.write(world)["discards"]) - set(GAME.view(s, 0).known.discards)
        found.add((*players(world)[1]["hand"], *hidden))
    assert found == {
        ("new_earth", "rebel_base"),
        ("new_earth", "space_port"),
        ("rebel_base", "new_earth"),
        ("space_port", "new_earth"),
    }


def test_a_shown_copy_leaves_what_is_known_to_the_other():
    """One Drop Ships was seen when it was taken; the other was in the deck after the reshuffle, so
    it is not the good that was laid before."""
    trace = {"shuffled": [["drop_ships", 1]]}
    s = table(side("", "old_earth comet_zone+good"),
              side("drop_ships", "new_sparta", shown="drop_ships"),
              reshuffles=1, known=[trace, {}, {}])  # fmt: skip
    good = s.players[0].goods.at(1) % EPOCH
    s.players[0].goods.put(1, good)  # laid before the reshuffle
    ships = GAME.cards.index("drop_ships")
    assert all(w.players[0].goods.at(1) % EPOCH != ships for w in worlds(s, 0, 200))


def test_a_shown_card_is_not_one_drawn_unseen():
    """The other card of that hand has been there since before the reshuffle."""
    trace = {"shuffled": [["gem_world", 1]]}
    s = table(side("", "old_earth"),
              side("mining_world drop_ships", "new_sparta", shown="drop_ships"),
              reshuffles=1, known=[trace, {}, {}])  # fmt: skip
    assert all("gem_world" not in players(w)[1]["hand"] for w in worlds(s, 0, 200))


# -------------------------------------------------------------------------------- secret choices
def test_a_chosen_action_may_be_any():
    s = by(table(side("", "old_earth"), side("", "new_sparta")), 1, "choose settle")
    for seat in (0, SPECTATOR):
        found = {players(w)[1]["chosen"][0] for w in worlds(s, seat, 80)}
        assert found == {"explore_five", "explore_one", "develop", "settle", "consume_trade",
                         "consume_twice", "produce"}  # fmt: skip
    assert {players(w)[1]["chosen"][0] for w in worlds(s, 1, 10)} == {"settle"}


@pytest.mark.parametrize(("quirks", "number"), [(False, 23), (True, 36)])
def test_two_chosen_actions_may_be_any_two(quirks, number):
    options = {"two_actions": True, "engine_quirks": quirks}
    s = by(table(side("", "old_earth"), side("", "new_sparta"), options=options), 1,
           "choose_two develop settle")  # fmt: skip
    assert len({tuple(players(w)[1]["chosen"]) for w in worlds(s, 0, 250)}) == number


def test_a_card_placed_in_secret_may_be_any_that_the_hand_of_the_world_allows():
    s = small(side("gem_world", "old_earth"), side("public_works export_duties", "new_sparta"),
              "trade_league")  # fmt: skip
    by(act(s, "develop"), 1, "place public_works")
    found = {
        (tuple(players(w)[1]["hand"]), players(w)[1].get("placing")) for w in worlds(s, 0, 200)
    }
    both, one, other = (
        ("public_works", "export_duties"),
        ("public_works", "trade_league"),
        ("export_duties", "trade_league"),
    )
    assert found == {
        (both, None), (both, "public_works"), (both, "export_duties"),
        (one, None), (one, "public_works"), (other, None), (other, "export_duties"),
    }  # fmt: skip
    assert {players(w)[1].get("placing") for w in worlds(s, 1, 10)} == {"public_works"}


def test_a_world_placed_in_secret_may_be_any_or_none():
    s = small(side("gem_world", "old_earth"), side("rebel_miners trade_league", "new_sparta"),
              "rebel_base")  # fmt: skip
    by(act(s, "settle"), 1, "none")
    found = {players(w)[1].get("placing") for w in worlds(s, 0, 100)}
    assert found == {None, "rebel_miners"}
    for world in worlds(s, 0, 20):
        go_on(world, 1, 30)


def test_who_is_still_asked_has_placed_nothing_in_any_world():
    s = by(act(table(side(FIVE, "old_earth"), side(FIVE.replace("gem_world spice_world ", ""))),
               "develop"), 1, "none")  # fmt: skip
    for seat in (1, SPECTATOR):
        assert all("placing" not in players(w)[0] for w in worlds(s, seat, 10))


def test_a_half_made_choice_has_not_begun_for_the_others():
    s = dict(MIDWAY_ALL)["discard_at_start"]
    for seat, begun in ((0, [1, 0]), (1, [0, 1]), (SPECTATOR, [0, 0])):
        for world in worlds(s, seat, 10):
            picked = [len(question["picked"]) for question in GAME.write(world)["open"]]
            assert picked == begun


def test_drawn_cards_of_others_are_open():
    s = act(table(side("", "old_earth"), side("", "new_sparta")), "explore_one")
    assert len({tuple(players(w)[1]["drawn"]) for w in worlds(s, 0, 30)}) > 25
    assert len({tuple(players(w)[1]["drawn"]) for w in worlds(s, 1, 10)}) == 1


def test_the_others_know_in_a_world_what_everybody_knows_and_their_cards():
    listed = [
        {"discards": ["gem_world", "comet_zone"], "shuffled": [["space_port", 1]]},
        {"discards": ["gem_world", "new_earth"], "shuffled": [["space_port", 1]]},
        {"discards": ["gem_world"], "shuffled": [["space_port", 1]]},
    ]
    s = table(side("", "old_earth", fresh=1), side("rebel_base", "new_sparta", fresh=1),
              discards="gem_world comet_zone new_earth", known=listed, reshuffles=1)  # fmt: skip
    held = set()
    for world in worlds(s, 0, 150):
        mine, yours, all_see = GAME.write(world)["known"]
        assert mine == listed[0] and all_see == listed[2]
        has = "space_port" in players(world)[1]["hand"]
        held.add(has)
        assert yours == {"discards": ["gem_world"], "shuffled": [] if has else [["space_port", 1]]}
    assert held == {True, False}

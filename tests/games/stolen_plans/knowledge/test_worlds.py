"""Other worlds that a seat cannot tell from the true one, and what the seat's numbers say."""

import pytest

from starfelt.core.rng import fast
from starfelt.games.stolen_plans.rules import features
from starfelt.games.stolen_plans.rules.designs import DESIGNS, KEYS
from tests.games.stolen_plans.rules.table import GAME, SPECTATOR, hand, play, table

OPTIONS = ({"deck": "full"}, {"deck": "base"}, {"open_discards": True}, {"deck": "search+decoy"})
BOLD = [KEYS[key] for key in KEYS if key.startswith(("yoda", "bounty", "crime", "search", "learn"))]


def positions(seats, games):
    """All positions of some random games; in half of them cards move more than usual."""
    for number in range(games):
        rng = fast(100 * seats + number)
        s = GAME.start(seats, number, OPTIONS[number % len(OPTIONS)])
        while not s.is_over():
            yield s, rng
            seat = s.asked()[0]
            legal = s.legal(seat)
            if number % 2 and rng.below(3):
                legal = [a for a in legal if 3 <= a < 28 and a - 3 in BOLD] or legal
            s.answer(seat, legal[rng.below(len(legal))])
        yield s, rng


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_resampled_world_looks_the_same(seats):
    for s, rng in positions(seats, 12):
        seat = rng.below(seats + 1) - 1  # -1 is a spectator
        world = GAME.resample(s, seat, rng)
        assert GAME.view(world, seat) == GAME.view(s, seat)
        assert world.legal(seat) == s.legal(seat)
        assert GAME.features(world, seat) == GAME.features(s, seat)
        assert GAME.count_cards(world) == GAME.count_cards(s)


@pytest.mark.parametrize("seats", range(2, 7))
def test_resampling_depends_on_knowledge_alone(seats):
    """Equal generators on a state and on a resampled one lead to equal worlds."""
    for s, rng in positions(seats, 4):
        seat = rng.below(seats + 1) - 1
        world = GAME.resample(s, seat, rng)
        seed = rng.word()
        first, second = GAME.resample(s, seat, fast(seed)), GAME.resample(world, seat, fast(seed))
        assert first.hash() == second.hash()


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_view_alone_is_enough_to_imagine_a_world(seats):
    for s, rng in positions(seats, 4):
        seat = rng.below(seats + 1) - 1
        view = GAME.view(s, seat)
        world = GAME.imagine(view, rng)
        assert GAME.view(world, seat) == view
        assert world.legal(seat) == s.legal(seat)
        assert GAME.count_cards(world) == GAME.count_cards(s)


def test_resampling_leaves_the_state_alone():
    s = GAME.start(4, 5)
    before = s.hash()
    world = GAME.resample(s, 1, fast(1))
    assert s.hash() == before
    assert world.hash() != before
    assert world.rng.numbers() != s.rng.numbers()


def test_what_is_known_holds_in_every_world():
    knows = [
        {"observer": 0, "card": "r2d2", "places": [1, 2]},
        {"observer": 0, "card": "anything", "places": [1, 2]},
        {"observer": 0, "card": "decoy", "places": [3]},
    ]
    unseen = [[0, 1, 0, 1], [1, 0, 1, 2], [1, 2, 0, 2], [1, 2, 1, 0], [1, 2, 1, 2]]
    s = table("jawa", "r2d2 jawa", "stormtrooper", "decoy jawa", knows=knows, unseen=unseen)
    holders = set()
    for seed in range(60):
        world = GAME.resample(s, 0, fast(seed))
        assert hand(world, 0) == "jawa"
        assert "decoy" in hand(world, 3)
        holders |= {seat for seat in range(4) if "r2d2" in hand(world, seat)}
    assert holders == {1, 2}


def test_a_keeper_is_the_one_or_the_other():
    knows = [{"observer": 0, "card": "keeper", "places": [1]}]
    s = table("jawa", "decoy", "r2d2", knows=knows)
    worlds = [hand(GAME.resample(s, 0, fast(seed)), 1) for seed in range(80)]
    assert set(worlds) == {"r2d2", "decoy"}
    assert 20 < worlds.count("r2d2") < 60


def test_what_was_found_lay_in_the_pile():
    s = table("search", "jawa", "r2d2", discards="lightsaber stormtrooper darth_vader")
    play(s, "play search", "find darth_vader", "find lightsaber")
    found = set()
    for seed in range(60):
        world = GAME.resample(s, 1, fast(seed))
        found.add(hand(world, 0))
        assert sorted(GAME.view(world, 1).searched) == ["darth_vader", "lightsaber", "stormtrooper"]
    assert found == {
        "stormtrooper darth_vader", "stormtrooper lightsaber", "darth_vader lightsaber",
    }  # fmt: skip
    for seed in range(5):  # who searched knows
        assert hand(GAME.resample(s, 0, fast(seed)), 0) == "darth_vader lightsaber"


def test_a_half_made_choice_has_not_begun_for_the_others():
    """Which card is picked already, and that one is, is secret."""
    s = table("search", "jawa", "r2d2", discards="lightsaber stormtrooper darth_vader")
    play(s, "play search", "find darth_vader")
    for seed in range(10):
        (question,) = GAME.view(GAME.resample(s, 1, fast(seed)), 0).asked
        assert (question.left, question.picked) == (2, ())
        assert GAME.view(GAME.resample(s, 0, fast(seed)), 0) == GAME.view(s, 0)


# -------------------------------------------------------------------------------- features
def test_features_have_one_size():
    for seats in range(2, 7):
        s = GAME.start(seats, 1)
        for seat in range(-1, seats):
            assert len(GAME.features(s, seat)) == features.SIZE


def test_features_count_what_the_seat_sees():
    s = table("jawa jawa r2d2", "crime_lord", "stormtrooper", discards="lightsaber", turn=1,
              table=["learn_the_ways", "", "advantage"],
              knows=[{"observer": 1, "card": "r2d2", "places": [0]},
                     {"observer": 1, "card": "jawa", "places": [0, 2]},
                     {"observer": 1, "card": "anything", "places": [0, 2]}],
              unseen=[[0, 1, 1], [1, 0, 0], [3, 1, 0], [3, 1, 1]])  # fmt: skip
    f = GAME.features(s, 1)
    chair = features.CHAIR
    # chairs are counted from the seat that looks: 1, 2, 0
    assert f[:chair] == [1, 1, 0, 0, 0, 1, 1, 0]
    assert f[chair : 2 * chair] == [1, 1, 0, 0, 1, 0, 0, 0]
    assert f[2 * chair : 3 * chair] == [1, 3, 1, 1, 0, 0, 0, 0]
    assert f[3 * chair : 6 * chair] == [0] * 3 * chair  # nobody sits there
    sure = 6 * chair
    perhaps = sure + 6 * features.CLASSES
    assert f[sure + 2 * features.CLASSES + KEYS["r2d2"]] == 1
    assert f[perhaps + 2 * features.CLASSES + KEYS["jawa"]] == 1
    assert f[perhaps + 1 * features.CLASSES + KEYS["jawa"]] == 1
    hands = perhaps + 6 * features.CLASSES
    assert f[hands + KEYS["crime_lord"]] == 1
    assert sum(f[hands : hands + 25]) == 1
    assert f[hands + 25 + KEYS["lightsaber"]] == 1
    assert f[-3:] == [54 - 8, 1, 3]
    spectator = GAME.features(s, SPECTATOR)
    assert sum(spectator[hands : hands + 25]) == 0


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_features_count_the_pile_that_a_search_went_through(seat):
    """All know what lay there, and that two of these cards are gone."""
    s = table("search", "lightsaber", discards="jawa crime_lord jawa")
    f = GAME.features(play(s, "play search", "find jawa", "find crime_lord"), seat)
    searched = len(f) - 3 - len(features.QUESTIONS) - DESIGNS
    assert f[searched + KEYS["jawa"]] == 2 and f[searched + KEYS["crime_lord"]] == 1
    assert sum(f[searched : searched + DESIGNS]) == 3
    assert f[-2] == 2  # cards that lie there now


def test_found_cards_that_cannot_all_be_found_ones_are_dealt_all_the_same():
    """Seat 0 holds the one swap card of the searched pile, and yet takes both of seat 1's cards
    for found ones: one of the two must be another card."""
    found = [{"observer": o, "card": "found", "places": [1]} for o in (0, "spectator")] * 2
    s = GAME.read(
        {
            "game": "stolen_plans",
            "rules": GAME.rules,
            "seats": 2,
            "turn": 0,
            "hands": [["yoda_swap"], ["jawa", "jawa"]],
            "discards": ["search"],
            "search": {
                "seat": 1,
                "pool": ["jawa", "jawa", "yoda_swap"],
                "taken": ["jawa", "yoda_swap"],
            },
            "knows": found,
        }
    )
    for seed in range(50):
        world = GAME.resample(s, 0, fast(seed))
        assert GAME.count_cards(world) == GAME.count_cards(s)
        assert "yoda_swap" in hand(world, 0) and KEYS["yoda_swap"] in list(world.taken.cards)

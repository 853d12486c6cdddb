"""Phase IV, Consume: every power that takes goods, and how powers are chosen."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, KINDS, OF_CODE, powers, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    chips,
    discards,
    drawn_by,
    goods,
    hand_size,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

#: Four worlds of each kind that have no power of their own in this phase.
STORES = {
    "novelty": "artist_colony gem_world space_port spice_world",
    "rare": "mining_world comet_zone asteroid_belt radioactive_world",
    "genes": "pre_sentient_race lost_species_ark_world malevolent_lifeforms hive_world",
    "alien": "deserted_alien_outpost alien_robot_sentry lost_alien_warship deserted_alien_colony",
}
CARDS_FOR = {"GET_CARD": 1, "GET_2_CARD": 2}
PLAIN_POWERS = with_power(
    "consume", "CONSUME_ANY", "CONSUME_NOVELTY", "CONSUME_RARE", "CONSUME_GENE", "CONSUME_ALIEN",
    without=["CONSUME_TWO", "CONSUME_THIS"],
)  # fmt: skip
PAIRS = with_power("consume", "CONSUME_TWO", without=["DISCARD_HAND"])
LAST_ROUND = {"cap": 1}  # so that no prestige leader is rewarded


def store(number, *kinds):
    """Worlds with so many goods of each of these kinds."""
    worlds = [world for kind in kinds for world in STORES[kind].split()[:number]]
    return " ".join(f"{world}+good" for world in worlds)


def consuming(key):
    """The power of a card that takes goods: kind, number; chips, cards and prestige for each."""
    ((codes, value, times),) = [p for p in powers(key, "consume") if p[0][0] in CONSUMES]
    cards = sum(CARDS_FOR.get(code, 0) for code in codes)
    kind = OF_CODE[codes[0].removeprefix("CONSUME_")]
    won = [value if code in codes else 0 for code in ("GET_VP", "GET_PRESTIGE")]
    return kind, times, won[0], cards, won[1]


CONSUMES = [f"CONSUME_{code}" for code in OF_CODE]


def use_all(s):
    """Answer whatever comes first until the phase is over."""
    while not s.is_over() and step(s) in ("consume_good", "use_power", "name_number", "ante"):
        play(s, options_of(s)[0])
    return s


def won(s):
    """Chips, cards and prestige, before a new round begins."""
    assert s.is_over()
    return chips(s), hand_size(s), prestige(s)


# -------------------------------------------------------------------------------- the powers
@pytest.mark.parametrize("key", PLAIN_POWERS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_power_takes_goods_of_its_kind(key, kind):
    """R8.4: up to its number, the reward for each."""
    of, times, value, _, given = consuming(key)
    for there in (1, 2, 4):
        s = table(f"new_sparta {key} {store(there, kind)}", coming="rebel_base", options=LAST_ROUND)
        use_all(act(s, "settle", "consume_twice"))
        used = min(times, there) if of in (None, kind) else 0
        assert (chips(s), prestige(s)) == (used * value, used * given)
        assert len(goods(s).split()) == there - used


@pytest.mark.parametrize("key", PLAIN_POWERS)
def test_each_power_rewards_each_good(key):
    """R8.4, R8.7, R8.9, R11.7: chips count double for who chose so, cards and prestige never."""
    of, times, value, cards, given = consuming(key)
    kind = of or "alien"
    for action, factor in (("consume_twice", 2), ("settle", 1)):
        tableau = f"new_sparta {key} {store(times, kind)}"
        s = table(tableau, coming="rebel_base", options=LAST_ROUND)
        use_all(act(s, action, "consume_twice"))
        assert won(s) == (factor * value * times, cards * times, given * times)
        assert goods(s) == ""


@pytest.mark.parametrize("key", [key for key in PLAIN_POWERS if CARDS[key]["kind"]])
def test_a_world_may_consume_its_own_good(key):
    """R8.2"""
    of, _, value, cards, _ = consuming(key)
    s = act(table(f"new_sparta {key}+good"), "settle", "consume_twice")
    fits = of in (None, CARDS[key]["kind"])
    assert fits and goods(s) == "" and (chips(s), hand_size(s)) == (value, cards)


@pytest.mark.parametrize("key", PAIRS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_power_that_takes_exactly_two(key, kind):
    """R8.4, R8.7, R8.9, R11.7: one reward for two of its kind, nothing for one."""
    of, _, value, cards, given = consuming(key)
    fits = of in (None, kind)
    for there in (1, 2, 3):
        s = table(f"new_sparta {key} {store(there, kind)}", options=LAST_ROUND)
        use_all(act(s, "settle", "consume_twice"))
        used = 2 if fits and there >= 2 else 0
        assert won(s) == ((value, cards, given) if used else (0, 0, 0))
        assert len(goods(s).split()) == there - used
    s = table(f"new_sparta {key} {store(2, kind)}", options=LAST_ROUND)
    use_all(act(s, "consume_twice"))
    assert won(s) == ((2 * value, cards, given) if fits else (0, 0, 0))


@pytest.mark.parametrize("key", with_power("consume", "CONSUME_N_DIFF"))
def test_each_power_that_takes_a_good_of_each_kind(key):
    """R8.9: as many kinds as there are, up to four; the reward for each of them."""
    for there in range(1, 5):
        kinds = KINDS[:there]
        for twice, action, factor in ((1, "consume_twice", 2), (2, "settle", 1)):
            s = table(f"new_sparta {key} {store(twice, *kinds)}", options=LAST_ROUND)
            use_all(act(s, action, "consume_twice"))
            assert won(s) == (factor * there, there, 0)
            assert len(goods(s).split()) == (twice - 1) * there
    s = act(table(f"new_sparta {key} {store(2, 'rare')} {store(1, 'alien')}"), "consume_twice")
    assert asked(s) == {
        "step": "consume_good", "seat": 0, "card": key, "wanted": 2, "left": 2, "taken": [],
    }  # fmt: skip
    play(s, "consume mining_world")
    assert goods(s) == "comet_zone" and chips(s) == 4  # the alien good without being asked
    s = table(f"new_sparta {key} gem_world")
    assert step(act(s, "consume_twice")) == "choose_action" and told(s, 0, "uses") == []


@pytest.mark.parametrize("key", with_power("consume", "CONSUME_3_DIFF"))
def test_each_power_that_takes_three_kinds(key):
    """R8.4: exactly three different ones, one reward."""
    ((_, value, _),) = [p for p in powers(key, "consume") if p[0][0] == "CONSUME_3_DIFF"]
    s = act(table(f"new_sparta {key} {store(2, 'novelty', 'alien')}"), "consume_twice")
    assert chips(s) == 0 and len(goods(s).split()) == 4
    s = act(
        table(f"new_sparta {key} {store(1, 'novelty', 'alien', 'rare')}"), "settle", "consume_twice"
    )
    assert chips(s) == value and goods(s) == ""
    s = act(
        table(f"new_sparta {key} {store(2, 'novelty', 'alien')} {store(1, 'rare')}"),
        "consume_twice",
    )
    assert asked(s) == {
        "step": "consume_good", "seat": 0, "card": key, "wanted": 3, "left": 3, "taken": [],
    }  # fmt: skip
    play(s, "consume gem_world")
    assert asked(s)["taken"] == ["novelty"] and asked(s)["left"] == 2
    assert options_of(s) == [
        "consume deserted_alien_outpost", "consume alien_robot_sentry", "consume mining_world",
    ]  # fmt: skip
    play(s, "consume alien_robot_sentry")
    assert told(s, 1, "consumes") == [
        "consumes 0 alien_robot_sentry 0",
        "consumes 0 mining_world 0",
    ]
    assert chips(s) == 2 * value and goods(s) == "artist_colony deserted_alien_outpost"


@pytest.mark.parametrize("key", with_power("consume", "CONSUME_ALL"))
@pytest.mark.parametrize("there", range(5))
def test_each_power_that_takes_all_goods(key, there):
    """R8.4, O9: one chip less than goods; a single good goes for nothing."""
    s = act(table(f"new_sparta {key} {store(there, 'rare')}"), "consume_twice", "settle")
    assert goods(s) == "" and chips(s) == 2 * max(0, there - 1)
    assert told(s, 1, "uses") == [f"uses 0 {key} 0"] * (there > 0)


@pytest.mark.parametrize("key", with_power("consume", "CONSUME_THIS"))
def test_each_power_that_takes_its_own_good(key):
    """R8.4: no other of the same kind."""
    ((_, value, _),) = [p for p in powers(key, "consume") if "CONSUME_THIS" in p[0]]
    s = act(table(f"new_sparta {key}+good {store(2, 'alien')}"), "settle", "consume_twice")
    assert chips(s) == value and len(goods(s).split()) == 2 and key not in goods(s)
    s = act(table(f"new_sparta {key} {store(2, 'alien')}"), "consume_twice")
    assert chips(s) == 0 and len(goods(s).split()) == 2


@pytest.mark.parametrize("key", with_power("consume", "DRAW"))
def test_each_power_that_draws(key):
    """R8.2: without a good."""
    ((_, value, _),) = [p for p in powers(key, "consume") if p[0] == ["DRAW"]]
    s = act(table(f"new_sparta {key}", coming="gem_world pirate_world"), "consume_twice")
    assert drawn_by(s) == "gem_world" and value == 1 and chips(s) == 0


# -------------------------------------------------------------------------------- choosing
def test_all_usable_powers_are_used_in_any_order():
    """R8.2, R3.5: each once; the player orders them, and none can be left out."""
    s = table("old_earth public_works galactic_trendsetters " + store(2, "rare"))
    act(s, "settle", "consume_twice")
    assert asked(s) == {"step": "use_power", "seat": 0}
    assert options_of(s) == ["use old_earth", "use public_works", "use galactic_trendsetters"]
    play(s, "use galactic_trendsetters")
    assert options_of(s) == ["consume comet_zone", "consume mining_world"]
    play(s, "consume mining_world")
    assert chips(s) == 2
    assert options_of(s) == ["use old_earth", "use public_works"]
    play(s, "use old_earth")
    assert chips(s) == 3 and goods(s) == "" and step(s) == "choose_action"


def test_as_many_goods_as_possible_are_taken():
    """R8.2: fully; which ones is asked if there are more."""
    s = act(table(f"new_sparta mining_conglomerate {store(3, 'rare')}"), "settle", "consume_twice")
    assert asked(s)["wanted"] == 2
    play(s, "consume mining_world")
    assert options_of(s) == ["consume comet_zone", "consume asteroid_belt"]
    play(s, "consume asteroid_belt")
    assert goods(s) == "comet_zone" and chips(s) == 2


def test_a_power_is_used_once():
    """R8.2"""
    s = use_all(act(table(f"new_sparta public_works {store(3, 'rare')}"), "consume_twice"))
    assert chips(s) == 2 and len(goods(s).split()) == 2


def test_goods_go_unseen_to_the_discards():
    """R1.2: the card that was the good."""
    s = table(f"old_earth {store(1, 'rare')}")
    good = s.players[0].goods.at(1)
    act(s, "consume_twice")
    assert discards(s) != "" and s.discards.has(good)
    assert told(s, 0, "consumes") == ["consumes 0 mining_world 0"]


def test_cards_placed_are_used_from_the_next_phase_on():
    """R3.4: a world settled in this round consumes in it."""
    mine = side("tourist_world export_duties genetics_lab drop_ships mining_robots",
                "new_sparta " + store(2, "rare"))  # fmt: skip
    s = act(table(mine), "settle", "consume_twice")
    play(s, "place tourist_world")
    assert chips(s) == 3 and goods(s) == ""


def test_order_of_seats_is_from_the_lead_on():
    """R2.9"""
    mine, theirs = f"old_earth {store(1, 'rare')}", f"new_sparta public_works {store(1, 'alien')}"
    s = act(table(mine, theirs, lead=1), "consume_twice")
    assert told(s, 0, "uses") == ["uses 1 public_works 0", "uses 0 old_earth 0"]
    assert (chips(s), chips(s, 1)) == (2, 2)


def test_chips_come_from_the_pool_which_may_run_short():
    """R2.3: nobody is short of chips in the last round."""
    s = act(table(f"new_sparta tourist_world {store(2, 'rare')}", pool=2), "consume_twice")
    assert chips(s) == 6 and s.pool == -4

"""The deck: counts and values against the list of facts, options, seats, setting up."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.stolen_plans.rules import card, designs, effects, jedi_and_bonus
from tests.games.stolen_plans.rules.table import GAME, deck, sizes

FACTS = json.loads((Path(__file__).parents[1] / "data" / "cards.json").read_text())
BONUS = FACTS["decks"]["full"]["bonus"]
ROWS = {designs.CARDS[n].key: designs.CARDS[n] for n in range(designs.DESIGNS)}


def test_there_are_25_designs():
    assert designs.DESIGNS == len(designs.CARDS) == len(GAME.cards) == 25
    assert set(ROWS) == set(FACTS["cards"]) == set(GAME.cards)


@pytest.mark.parametrize("key", FACTS["cards"])
def test_values_of_each_design(key):
    row, facts = ROWS[key], FACTS["cards"][key]
    assert row.copies == facts["copies"]
    assert row.defence == facts.get("defend", 0)
    assert row.jedi_only == facts["jedi_only"]
    assert row.bonus == facts["bonus"]
    assert row.keeper == (not facts["discardable"])
    attack = row.effect.value if isinstance(row.effect, effects.Attack) else None
    assert attack == facts.get("attack")
    assert row.hero == (facts["type"] == "rebel_hero")


def test_constants():
    """3.1.1 as well: up to two Defend cards."""
    facts = FACTS["constants"]
    assert facts["starting_hand"] == card.STARTING_HAND
    assert facts["max_defend_cards"] == effects.MAX_DEFEND_CARDS
    assert (GAME.least_seats, GAME.most_seats) == (facts["min_players"], facts["max_players"])


@pytest.mark.parametrize("preset", ["base", "full"])
def test_decks(preset):
    facts = FACTS["decks"][preset]
    counts = Counter(deck({"deck": preset}))
    assert counts.total() == facts["cards"]
    wanted = {
        key: row["copies"]
        for key, row in FACTS["cards"].items()
        if not row["bonus"] or key in facts["bonus"]
    }
    assert counts == wanted


def test_full_is_the_default():
    assert deck({}) == deck({"deck": "full"})


def test_any_subset_of_the_bonus_cards():
    """3.10: any subset."""
    for number in range(1, len(BONUS) + 1):
        for subset in combinations(BONUS, number):
            counts = Counter(deck({"deck": "+".join(subset)}))
            assert counts.total() == 48 + number
            assert [key for key in BONUS if counts[key]] == list(subset)


@pytest.mark.parametrize("preset", ["base", "full"])
@pytest.mark.parametrize("variant", FACTS["variants"])
def test_variants(variant, preset):
    plain = Counter(deck({"deck": preset}))
    changed = Counter(deck({"deck": preset, variant: True}))
    for key in FACTS["cards"]:
        assert changed[key] == FACTS["variants"][variant].get(key, plain[key])


def test_both_variants_together():
    counts = Counter(deck({"single_jedi": True, "single_vader": True}))
    assert (counts["learn_the_ways"], counts["darth_vader"], counts["jawa"]) == (1, 1, 6)
    assert counts.total() == 52


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("preset", ["base", "full"])
def test_setting_up(seats, preset):
    """3.1: all shuffled, five cards each, the rest is the draw pile, somebody at random begins."""
    beginners = Counter()
    for seed in range(60):
        s = GAME.start(seats, seed, {"deck": preset})
        view = GAME.view(s, -1)
        assert sizes(s) == [5] * seats
        assert view.draw_pile == FACTS["decks"][preset]["cards"] - 5 * seats
        assert view.discards == 0
        assert all(seat.table == () for seat in view.seats)
        assert s.asked() == [view.turn]
        assert sum(GAME.count_cards(s)) == FACTS["decks"][preset]["cards"]
        beginners[view.turn] += 1
    assert set(beginners) == set(range(seats))
    assert max(beginners.values()) <= 2.2 * 60 / seats


@pytest.mark.unmeasured
def test_all_cards_are_shuffled():
    """3.1: every card comes up in every hand and in the draw pile alike."""
    where = [0] * 4
    for seed in range(540):
        s = GAME.start(3, seed)
        for seat in range(3):
            where[seat] += "r2d2" in GAME.view(s, seat).hand
        where[3] += s.draw_pile.has(designs.R2D2)
    assert sum(where) == 540
    assert all(25 < number < 80 for number in where[:3])  # 50 expected each


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 99])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(Refusal) as refused:
        GAME.start(seats, 1)
    assert refused.value.key == "wrong-seats"
    assert refused.value.facts == {"game": "stolen_plans", "seats": seats, "least": 2, "most": 6}


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_wrong_seed_is_refused(seed):
    with pytest.raises(Refusal, match="wrong-seed"):
        GAME.start(3, seed)


def test_the_two_blasters_have_different_ids():
    """3.1.14: and Search is not the Stormtrooper."""
    assert ROWS["blaster_light"].defence == 2
    assert ROWS["blaster_heavy"].defence == 3
    assert isinstance(ROWS["stormtrooper"].effect, effects.Attack)
    assert not isinstance(ROWS["search"].effect, effects.Attack)


def test_effects_tell_their_numbers():
    """For texts and faces; those that have none tell none."""
    assert effects.Attack(3).facts() == {"attack": 3}
    numbered = (effects.Steal, effects.StealWithHeroes, jedi_and_bonus.SearchDiscards)
    assert all(kind(2).facts() == {"number": 2} for kind in numbered)
    assert effects.Unplayable().facts() == jedi_and_bonus.TakeHand().facts() == {}

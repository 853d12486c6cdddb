"""Piles."""

from itertools import permutations

import pytest

from starfelt.core.pile import pile, sort
from starfelt.core.rng import fast


def test_the_last_card_is_the_top():
    p = pile([3, 1, 2])
    p.add(9)
    assert p.listed() == [3, 1, 2, 9]
    assert p.draw() == 9
    assert p.draw() == 2
    assert p.listed() == [3, 1]
    assert (p.size(), p.at(0), p.at(1)) == (2, 3, 1)


def test_counting():
    p = pile([4, 4, 2])
    assert (p.count(4), p.count(2), p.count(7)) == (2, 1, 0)
    assert p.has(2)
    assert not p.has(3)
    assert pile([]).size() == 0


@pytest.mark.parametrize("order", [*permutations([1, 2, 2, 5])])
def test_insert_keeps_a_hand_in_order(order):
    p = pile([])
    for card in order:
        p.insert(card)
    assert p.listed() == [1, 2, 2, 5]


def test_remove_takes_out_one_of_equals():
    p = pile([1, 2, 2, 3])
    p.remove(2)
    assert p.listed() == [1, 2, 3]
    with pytest.raises(ValueError, match="not in"):
        p.remove(7)


def test_take_takes_out_a_place():
    p = pile([7, 8, 9])
    assert p.take(1) == 8
    assert p.listed() == [7, 9]


def test_put_replaces_the_card_at_a_place():
    p = pile([7, 8, 9])
    p.put(1, 3)
    assert p.listed() == [7, 3, 9]
    p.put(2, 7)
    assert p.listed() == [7, 3, 7]


def test_put_changes_no_copy():
    p = pile([7, 8])
    q = p.copy()
    q.put(0, 1)
    assert (p.listed(), q.listed()) == ([7, 8], [1, 8])


@pytest.mark.parametrize("order", [*permutations([4, 5, 5, 6])])
def test_level_puts_the_top_cards_in_order(order):
    """Whatever order they lay in, they are drawn from the lowest on; the rest stays."""
    p = pile([9, 1, *order])
    p.level(4)
    assert p.listed() == [9, 1, 6, 5, 5, 4]


def test_level_of_one_card_or_all():
    p = pile([3, 1, 2])
    p.level(1)
    assert p.listed() == [3, 1, 2]
    p.level(3)
    assert p.listed() == [3, 2, 1]


def test_shuffle_keeps_the_cards_and_follows_the_generator():
    p, q = pile([*range(30)]), pile([*range(30)])
    p.shuffle(fast(1))
    q.shuffle(fast(1))
    assert p.listed() == q.listed() != [*range(30)]
    assert sorted(p.listed()) == [*range(30)]


def test_shuffle_is_fair():
    counts = dict.fromkeys(permutations(range(3)), 0)
    rng = fast(3)
    for _ in range(3000):
        p = pile([0, 1, 2])
        p.shuffle(rng)
        counts[tuple(p.listed())] += 1
    assert all(400 < count < 600 for count in counts.values()), counts


def test_gather_puts_a_whole_pile_on_top():
    p, q = pile([1, 2]), pile([3, 4])
    p.gather(q)
    assert (p.listed(), q.listed()) == ([1, 2, 3, 4], [])
    q.add(5)
    assert p.listed() == [1, 2, 3, 4]


def test_a_copy_is_a_pile_of_its_own():
    p = pile([1, 2])
    q = p.copy()
    q.add(3)
    p.draw()
    assert (p.listed(), q.listed()) == ([1], [1, 2, 3])


@pytest.mark.parametrize("order", [[], [1], [2, 1], [3, 1, 2, 1], [5, 4, 3, 2, 1]])
def test_sort(order):
    p = pile(order)
    p.sort()
    assert p.listed() == sorted(order)
    numbers = pile(order).cards
    sort(numbers)
    assert list(numbers) == sorted(order)


@pytest.mark.parametrize("order", [[], [2, 1], [3, 1, 2, 1]])
def test_sorted_is_another_pile(order):
    p = pile(order)
    q = p.sorted()
    assert q.listed() == sorted(order)
    assert p.listed() == order
    q.add(9)
    assert p.size() == len(order)

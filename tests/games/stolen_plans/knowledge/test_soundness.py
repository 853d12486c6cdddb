"""What observers know is never wrong: the true hands are possible under every sighting.

At every step of many random games, for every observer, the cards in the other hands can be told
apart into the sightings, each in one of its places and of its class, and the cards that the
observer has not seen.
"""

import pytest

from starfelt.core.rng import fast
from starfelt.games.stolen_plans.rules import sighting
from starfelt.games.stolen_plans.rules.designs import KEYS
from tests.games.stolen_plans.rules.table import GAME

OPTIONS = (
    {"deck": "full"},
    {"deck": "base"},
    {"deck": "full", "open_discards": True},
    {"deck": "search+decoy", "single_jedi": True},
    {"deck": "traitor+advantage+discard_all", "single_vader": True},
)
KEEPERS = (KEYS["r2d2"], KEYS["decoy"])
BOLD = [KEYS[key] for key in KEYS if key.startswith(("yoda", "bounty", "crime", "search", "learn"))]


def sightings(s, observer):
    """(card or class, places) of cards that lie in hands, and the cards seen since a Search."""
    mine = [x for x in s.sightings if sighting.observer_of(x) == observer]
    in_hands = [x for x in mine if not x >> sighting.SEEN & 1]
    seen = [sighting.card_of(x) for x in mine if x >> sighting.SEEN & 1]
    return [(sighting.card_of(x), sighting.places_of(x)) for x in in_hands], seen


def fits(slot, place, card, pool):
    """May this card at this place be the one that the slot stands for?"""
    design, places = slot
    if not places >> place & 1:
        return False
    if design == sighting.KEEPER:
        return card in KEEPERS
    if design == sighting.FOUND:
        return card in pool
    return design in (card, sighting.ANYTHING)


def matched(slots, cards, pool):
    """Can every slot be given a card of its own?  (Augmenting paths.)"""
    owner = {}

    def place(slot, tried):
        for i, (seat, card) in enumerate(cards):
            if i not in tried and fits(slots[slot], seat, card, pool):
                tried.add(i)
                if i not in owner or place(owner[i], tried):
                    owner[i] = slot
                    return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))


def check(s, observer):
    known, seen = sightings(s, observer)
    others = [seat for seat in range(s.seats) if seat != observer]
    unseen = list(s.unseen[observer * s.seats : (observer + 1) * s.seats])
    assert all(number >= 0 for number in unseen)
    for _, places in known:
        assert places, "a card that may lie nowhere"
        assert not places >> observer & 1, "a sighting of one's own hand"
    cards = [(seat, card) for seat in others for card in s.hands[seat].listed()]
    slots = known + [(sighting.ANYTHING, 1 << seat) for seat in others for _ in range(unseen[seat])]
    pool = s.pool.listed()
    assert len(slots) == len(cards)
    assert matched(slots, cards, pool)
    if observer != s.searcher:  # every card of a hidden Search is accounted for
        found = [card for card, _ in known if card == sighting.FOUND]
        assert len(found) + len(seen) == s.taken.size()
        assert all(seen.count(card) <= pool.count(card) for card in seen)


def play(s, rng, bold):
    """Answer at random; the bold prefer what moves cards and knowledge."""
    seat = s.asked()[0]
    legal = s.legal(seat)
    if bold:
        legal = [a for a in legal if 3 <= a < 28 and a - 3 in BOLD] or legal
    s.answer(seat, legal[rng.below(len(legal))])


@pytest.mark.unmeasured
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_known_is_true(seats, bold):
    for number in range(35):
        rng = fast(1000 * seats + number)
        s = GAME.start(seats, number, OPTIONS[number % len(OPTIONS)])
        while True:
            for observer in range(seats + 1):
                check(s, observer)
            if s.is_over():
                break
            play(s, rng, bold and rng.below(3) > 0)

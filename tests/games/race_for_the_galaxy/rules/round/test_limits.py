"""The end of a round and of the game with the later sets: hand limits, salvage, later ends."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    act,
    asked,
    by,
    discards,
    hand,
    hand_size,
    in_words,
    money,
    options_of,
    owners,
    play,
    quietly,
    side,
    step,
    table,
    told,
)

HAND = (
    "empath_world refugee_world pirate_world rebel_base rebel_miners new_earth plague_world "
    "spice_world comet_zone mining_world space_port asteroid_belt radioactive_world"
)
THEIRS = money(9) + " drop_ships space_marines colony_ship"
RETROFIT = "retrofit_salvage_inc"


def flagged(flag):
    return [key for key, facts in CARDS.items() if flag in facts.get("flags", [])]


def to_the_end(s):
    """Nobody places anything; until cards are discarded, or a new round begins."""
    while not s.is_over() and step(s) not in ("discard_to_limit", "choose_action"):
        play(s, options_of(s)[0])
    return s


def ended(*sides, action="settle", **fields):
    fields = {"options": BRINK, **fields}
    return to_the_end(act(table(*sides, **fields), action))


# -------------------------------------------------------------------------------- hand limits
@pytest.mark.parametrize("key", flagged("DISCARD_TO_12"))
def test_each_card_that_raises_the_hand_limit(key):
    """R13.8, R3.3: to twelve, for its owner only."""
    cards = [card for card in HAND.split() if card != key]
    s = ended(side(" ".join(cards[:12]), f"old_earth {key}"))
    assert step(s) == "choose_action" and hand_size(s) == 12
    s = ended(side(" ".join(cards[:13]), f"old_earth {key}"))
    assert asked(s, 0) == {"step": "discard_to_limit", "seat": 0, "left": 1, "picked": []}
    s = ended(side(" ".join(cards[:12]), "old_earth"), f"new_sparta {key}")
    assert asked(s)["left"] == 2


def test_no_other_card_raises_the_hand_limit():
    """R13.8"""
    assert flagged("DISCARD_TO_12") == ["pan_galactic_research", "black_hole_miners"]
    s = ended(side(HAND, f"old_earth pan_galactic_research {flagged('DISCARD_TO_12')[1]}"))
    assert asked(s)["left"] == 1  # not twice


def test_cards_over_the_limit_are_told_at_once_and_picked_in_any_order():
    """R3.3: what may still go is told together, so that screens can collect the whole choice."""
    s = ended(side(" ".join(HAND.split()[:12]), "old_earth"))
    question = s.question(0)
    pool = [in_words(action) for action in question.pool(s)]
    assert question.picks(s) == 2
    assert len(pool) == 12 and set(options_of(s)) < set(pool)
    play(s, pool[4])
    question = s.question(0)
    assert question.picks(s) == 1
    assert [in_words(action) for action in question.pool(s)] == pool[5:]


# -------------------------------------------------------------------------------- salvage
@pytest.mark.parametrize("key", flagged("TAKE_DISCARDS"))
def test_what_the_others_discard_is_taken(key):
    """R13.9, O16: over the limit; only the two know which cards they are."""
    mine = side(" ".join(HAND.split()[:10]), f"old_earth {key}")
    theirs = side(THEIRS, "new_sparta")
    s = ended(mine, theirs, side("", "epsilon_eridani"))
    assert s.asked() == [1] and asked(s)["left"] == 2
    quiet = quietly(s)
    for one in (s, quiet):
        while step(one) == "discard_to_limit":
            play(one, options_of(one)[0])
    assert hand(quiet) == hand(s)
    assert hand_size(s) == 12 and hand_size(s, 1) == 10 and discards(s) == ""
    taken = told(s, 0, "salvages")
    assert len(taken) == 2 and all(words.startswith("salvages 0 1 ") for words in taken)
    assert told(s, 1, "salvages") == taken and told(s, 2, "salvages") == ["salvages 0 1 1"] * 2


def test_own_discards_are_not_taken():
    """R13.9: they come before, and to the discards."""
    mine = side(" ".join(HAND.split()[:12]), f"old_earth {RETROFIT}")
    s = ended(mine, side(THEIRS, "new_sparta"))
    assert s.asked() == [0, 1]
    for seat in (1, 0):
        while seat in s.asked() and step(s) == "discard_to_limit":
            by(s, seat, options_of(s, seat=seat)[0])
    assert hand_size(s) == 10 + 2 and len(discards(s).split()) == 2


def test_what_was_seen_of_a_hand_is_forgotten_with_the_cards():
    """O30: a card that was won in a search may be among those that another one takes."""
    for salvager, known in ((f"old_earth {RETROFIT}", None), ("old_earth", ["rebel_base"])):
        theirs = side(f"{THEIRS} rebel_base", "new_sparta", shown="rebel_base")
        s = ended(salvager, theirs)
        assert asked(s)["left"] == 3
        while step(s) == "discard_to_limit":
            play(s, options_of(s)[0])
        found = GAME.write(s)["players"][1].get("shown")
        assert found == known and "rebel_base" in hand(s, 1)


def test_salvage_takes_no_other_discards():
    """R13.9: none of phases."""
    s = act(table(f"old_earth {RETROFIT}", "new_sparta", options=BRINK), "explore_one")
    while step(s) == "keep_drawn":
        play(s, options_of(s)[0])
    assert told(s, 0, "salvages") == [] and len(discards(s).split()) == 2
    assert hand_size(s) == 2


def test_who_discards_for_another_still_has_budget_surplus():
    """R10.6, R13.9"""
    s = ended(f"old_earth {RETROFIT}", side(THEIRS, "new_sparta"), goals="budget_surplus")
    while step(s) == "discard_to_limit":
        play(s, options_of(s)[0])
    assert owners(s, "budget_surplus") == (1,) and hand_size(s) == 2


# -------------------------------------------------------------------------------- the end
def cards(number, *others):
    """A tableau of so many cards, these among them."""
    more = [*others, *money(9).split(), *HAND.split()]
    return " ".join(["old_earth", *more][:number])


@pytest.mark.parametrize("key", flagged("GAME_END_14"))
def test_each_card_with_which_the_game_ends_later(key):
    """R13.7, R14.1: at fourteen, for its owner only."""
    for number, over in ((12, False), (13, False), (14, True)):
        s = ended(cards(number, key), "new_sparta")
        assert s.is_over() == over and s.ending() == ("tableau" if over else "")
    s = ended(cards(12), f"new_sparta {key}")
    assert s.is_over() and s.ending() == "tableau"


def test_hidden_fortress_as_the_twelfth_card():
    """R13.7: it works by the end of the round."""
    mine = side("hidden_fortress", cards(11, "drop_ships", "space_marines"))
    s = act(table(mine, options=BRINK), "settle")
    play(s, "place hidden_fortress")
    assert not s.is_over() and len(hand(s)) > 0


@pytest.mark.parametrize(("has", "over"), [(14, False), (15, True), (20, True)])
def test_fifteen_prestige_end_the_game(has, over):
    """R14.1"""
    s = ended(side("", "old_earth"), side("", "new_sparta", prestige=has))
    assert s.is_over() == over and s.ending() == ("prestige" if over else "")
    assert GAME.view(s, 0).ending == ("prestige" if over else "")


@pytest.mark.parametrize(
    ("mine", "theirs", "pool", "ending"),
    [
        (side("", "old_earth", prestige=15), side("", "new_sparta"), 0, "pool"),
        (side("", cards(12), prestige=15), side("", "new_sparta"), 9, "tableau"),
        (side("", "new_sparta", prestige=15), side("", cards(12)), 9, "prestige"),
        (side("", "new_sparta"), side("", cards(12), prestige=15), 9, "tableau"),
    ],
)
def test_which_reason_is_named(mine, theirs, pool, ending):
    """O13: the pool; else what is found first, seat by seat, cards before prestige."""
    assert ended(mine, theirs, pool=pool).ending() == ending

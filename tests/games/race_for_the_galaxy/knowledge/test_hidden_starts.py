"""What is hidden until all have chosen: start worlds, and the prestige card with an action."""

import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.powers.card import colour_of
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS, KEYS
from tests.games.playing import check_world
from tests.games.race_for_the_galaxy.knowledge.hidden import READERS, hidden, known, views, worlds
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    SPECTATOR,
    act,
    by,
    options_of,
    side,
    table,
    told,
)


# -------------------------------------------------------------------------------- start worlds
@pytest.fixture(scope="module")
def offered():
    return GAME.start(2, 18)


def kept(s, seat):
    """A seat keeps the first start world and discards the first two cards."""
    for _ in range(3):
        by(s, seat, options_of(s, seat=seat)[0])
    return s


def test_start_worlds_on_offer_are_seen_and_told_to_their_owner_alone(offered):
    mine, yours, all_see = views(offered)
    assert len(mine.drawn) == len(yours.drawn) == 2 and all_see.drawn == ()
    assert [p.drawn for p in all_see.seats] == [2, 2]
    offers = [f"offers 0 {card} 1" for card in mine.drawn]
    theirs = [f"offers 1 {card} 1" for card in yours.drawn]
    assert sorted(told(offered, 0, "offers")) == sorted(offers + hidden(theirs))
    assert sorted(told(offered, SPECTATOR, "offers")) == sorted(hidden(offers + theirs))


def test_on_offer_is_a_red_and_a_blue_one_in_every_world(offered):
    found = set()
    for world in worlds(offered, 0):
        numbers = [CARDS[KEYS[card]].start % 2 for card in world[1]["drawn"]]
        assert sorted(numbers) == [0, 1]
        assert world[0]["drawn"] == list(GAME.view(offered, 0).drawn)
        found |= set(world[1]["drawn"])
    assert len(found) > 10 and not found & set(GAME.view(offered, 0).drawn)


def test_the_start_world_chosen_is_secret_until_all_have_chosen(offered):
    s, t = offered.clone(), offered.clone()
    first, second = options_of(s, seat=1)
    by(s, 1, first), by(t, 1, second)
    for reader in (0, SPECTATOR):
        assert GAME.view(s, reader) == GAME.view(t, reader)
        assert GAME.features(s, reader) == GAME.features(t, reader)
        assert told(s, reader) == told(t, reader) == []
        chosen = [world[1]["placing"] for world in worlds(s, reader)]
        assert {CARDS[KEYS[card]].start % 2 for card in chosen} == {0, 1}
    assert GAME.view(s, 1).seats[1].placing == first.split()[1]
    assert {world[1]["placing"] for world in worlds(s, 1, 9)} == {first.split()[1]}
    assert {world[0].get("placing") for world in worlds(s, 1, 9)} == {None}


def test_of_a_rejected_start_world_the_others_know_the_colour(offered):
    s = kept(kept(offered.clone(), 0), 1)
    mine, yours = offered.players[0].drawn.listed()
    other = GAME.cards[yours]
    colour = ("blue", "red")[CARDS[yours].start % 2]
    assert [view.seats[0].rejected for view in views(s)] == [colour] * 3
    assert other in known(s, 0) and other not in known(s, 1) and known(s, SPECTATOR) == ""
    assert told(s, 0, "rejects")[0] == f"rejects 0 {other} 1"
    assert told(s, 1, "rejects")[0] == told(s, SPECTATOR, "rejects")[0] == "rejects 0 1"
    found = set()
    for seed in range(60):
        world = GAME.write(GAME.resample(s, 1, fast(seed)))
        unknown = set(world["discards"]) - set(GAME.view(s, 1).known.discards)
        starts = {
            card for card in unknown if colour_of(CARDS[KEYS[card]]) == CARDS[yours].start % 2
        }
        assert starts
        found |= starts
    assert len(found) > 3 and GAME.cards[mine] not in found


def test_the_colour_is_forgotten_when_the_discards_are_shuffled():
    first = side("", "old_earth", rejected="red")
    listed = [{"discards": ["epsilon_eridani"]}, {}, {}]
    given = {"discards": "epsilon_eridani gem_world", "known": listed, "options": BRINK}
    s = table(first, side("", "new_sparta"), **given)
    assert GAME.view(s, 1).seats[0].rejected == "red"
    while s.deck.size() > 3:
        s.discards.add(s.deck.draw())
    act(s, "explore_one")
    assert s.reshuffles == 1 and GAME.view(s, 1).seats[0].rejected is None
    for seat in READERS:
        check_world(GAME, s, seat, fast(2))


# -------------------------------------------------------------------------------- choosing
def test_the_prestige_card_is_chosen_in_secret():
    sides = side("", "old_earth"), side("", "new_sparta", prestige=1)
    s, t = (by(table(*sides, options=BRINK), 1, words) for words in
            ("boost settle", "choose search"))  # fmt: skip
    for reader in (0, SPECTATOR):
        assert GAME.view(s, reader) == GAME.view(t, reader)
        assert GAME.features(s, reader) == GAME.features(t, reader)
        assert told(s, reader) == told(t, reader) == []
        found = {world[1]["chosen"][0] for world in worlds(s, reader, 150)}
        assert len(found) == 15 and {"search", "settle", "settle +"} < found
    assert GAME.view(s, 1).chosen == ("settle +",)


@pytest.mark.parametrize(("fields", "number"), [({"prestige": 1, "spent": True}, 7),
                                                ({"prestige": 0}, 8)])  # fmt: skip
def test_in_a_world_it_is_chosen_only_if_it_can_be(fields, number):
    s = table(side("", "old_earth"), side("", "new_sparta", **fields), options=BRINK)
    by(s, 1, "choose settle")
    assert len({world[1]["chosen"][0] for world in worlds(s, 0, 120)}) == number


def test_who_chooses_last_sees_the_others_and_has_chosen_nothing_before():
    """R13.9"""
    sides = (
        side("", "old_earth psi_crystal_world"),
        side("", "new_sparta"),
        side("", "doomed_world"),
    )
    s = by(table(*sides, options=BRINK), 1, "choose settle")
    assert s.asked() == [2]
    for reader in (0, 2, SPECTATOR):
        assert {len(world[0]["chosen"]) for world in worlds(s, reader, 9)} == {0}
        assert len({world[1]["chosen"][0] for world in worlds(s, reader)}) > 5
    by(s, 2, "choose produce")
    assert s.asked() == [0]
    for reader in (0, 1, SPECTATOR):
        actions = [p.actions for p in GAME.view(s, reader).seats]
        assert actions == [(), ("settle",), ("produce",)]
        assert told(s, reader) == ["chooses 1 4", "chooses 2 8"]
        assert {tuple(p["chosen"]) for w in worlds(s, reader, 9) for p in w} == {()}

"""Who knows which cards face down: discards, cards shuffled back, cards won openly.

What the two last sets add, and a tracker that must come to the same knowledge, stand apart.
"""

import pytest

from starfelt.core.rng import fast
from tests.games.race_for_the_galaxy.notation.midway import MIDWAY, alone
from tests.games.race_for_the_galaxy.rules.table import GAME, SPECTATOR, act, by, play, side, table

READERS = (0, 1, SPECTATOR)


def known(s, reader):
    return " ".join(GAME.view(s, reader).known.discards)


def traces(s, reader):
    """Cards known to have been shuffled back: `gem_world 1`."""
    return [f"{card} {number}" for card, number in GAME.view(s, reader).known.shuffled]


# -------------------------------------------------------------------------------- discards
@pytest.mark.parametrize(
    ("question", "answers", "mine"),
    [
        ("pay_world", ["pay drop_ships"], "spice_world drop_ships"),
        ("arm", ["arm gem_world", "arm drop_ships"], "gem_world drop_ships"),
        ("discard_for_chips", ["done"], "space_marines"),
        ("pay_to_produce", ["discard gem_world"], "gem_world"),
        ("discard_to_limit", ["discard plague_world"], "gem_world plague_world"),
    ],
)
def test_a_face_down_discard_is_known_to_who_discarded_it_alone(question, answers, mine):
    s = play(MIDWAY[question].clone(), *answers)
    assert [known(s, reader) for reader in READERS] == [mine, "", ""]


def test_who_explores_knows_what_was_not_kept():
    s = play(MIDWAY["keep_drawn"].clone(), "keep space_marines")
    assert [known(s, reader) for reader in READERS] == ["drop_ships", "", ""]


@pytest.mark.parametrize("ship", ["colony_ship", "doomed_world"])
def test_a_card_that_leaves_a_tableau_is_known_to_all(ship):
    s = alone("new_earth", f"old_earth {ship}", "settle", "place new_earth")
    assert known(s, SPECTATOR) == known(s, 1) == known(s, 0) == ship


def test_tactics_are_discarded_openly():
    s = alone("rebel_warrior_race", "old_earth new_military_tactics", "settle",
              "place rebel_warrior_race")  # fmt: skip
    assert [known(s, reader) for reader in READERS] == ["new_military_tactics"] * 3


def test_a_card_that_is_flipped_is_known_to_all():
    s = play(alone("", "old_earth gambling_world", "consume_twice", coming="new_earth"), "name 3")
    assert [known(s, reader) for reader in READERS] == ["new_earth"] * 3


def test_nobody_knows_a_good_that_was_sold_or_consumed():
    s = alone("", "old_earth gem_world+good", "consume_trade")
    assert s.discards.size() == 1 and [known(s, reader) for reader in READERS] == [""] * 3
    s = alone("", "old_earth gem_world+good", "consume_twice")
    assert s.discards.size() == 1 and [known(s, reader) for reader in READERS] == [""] * 3


# -------------------------------------------------------------------------------- reshuffles
def before_shuffle(**fields):
    """The first seat knows a discard, all know another; two cards are left in the deck."""
    listed = [{"discards": ["gem_world", "new_earth"]}, *[{"discards": ["new_earth"]}] * 2]
    sides = side("", "old_earth"), side("", "new_sparta")
    return table(*sides, deck="rebel_base space_port", known=listed, **fields)


def test_known_discards_become_traces_when_they_are_shuffled():
    s = act(before_shuffle(), "explore_one")
    assert s.reshuffles == 1 and [known(s, reader) for reader in READERS] == [""] * 3
    mine, yours, all_see = (traces(s, reader) for reader in READERS)
    drawn = [{GAME.cards[n] for n in p.drawn.listed()} for p in s.players]
    assert set(mine) == {"gem_world 1", "new_earth 1"} - {f"{card} 1" for card in drawn[0]}
    assert set(yours) == {"new_earth 1"} - {f"{card} 1" for card in drawn[1]}
    assert all_see == ["new_earth 1"]


def traced(*shuffled, **fields):
    """Everybody knows of these cards that they were shuffled back."""
    listed = [{"shuffled": [list(pair) for pair in shuffled]}] * 3
    return table(
        side("", "old_earth"), side("", "new_sparta"), known=listed, reshuffles=2, **fields
    )


def test_who_draws_a_card_forgets_its_trace():
    s = act(traced(("gem_world", 1), coming="gem_world"), "explore_one")
    assert [traces(s, reader) for reader in READERS] == [[], ["gem_world 1"], ["gem_world 1"]]


def test_a_card_that_is_placed_leaves_no_trace():
    """Its owner has seen it before."""
    sides = side("", "old_earth"), side("spice_world rebel_base new_earth", "new_sparta", fresh=3)
    trace = {"shuffled": [["spice_world", 1]]}
    s = act(table(*sides, known=[trace, {}, trace], reshuffles=2), "settle")
    assert [traces(s, reader) for reader in READERS] == [["spice_world 1"], [], ["spice_world 1"]]
    by(s, 1, "place spice_world")
    assert [traces(s, reader) for reader in READERS] == [[], [], []]


def test_of_several_copies_the_latest_trace_is_forgotten():
    shuffled = [("contact_specialist", 1), ("contact_specialist", 2)]
    s = act(traced(*shuffled, coming="contact_specialist"), "explore_one")
    assert traces(s, 0) == ["contact_specialist 1"]
    assert traces(s, 1) == ["contact_specialist 1", "contact_specialist 2"]


def test_a_card_that_is_flipped_leaves_no_trace():
    s = table(side("", "old_earth gambling_world"), side("", "new_sparta"), coming="new_earth",
              reshuffles=2, known=[{"shuffled": [["new_earth", 2]]}] * 3)  # fmt: skip
    play(act(s, "consume_twice"), "name 2")
    assert [traces(s, reader) for reader in READERS] == [[]] * 3
    assert [known(s, reader) for reader in READERS] == ["new_earth"] * 3


# -------------------------------------------------------------------------------- shown cards
def winning(hand, **fields):
    sides = side(hand, "old_earth gambling_world"), side("", "new_sparta")
    s = act(table(*sides, **fields), "consume_twice")
    return play(s, "name 5")


def shown(s, reader=1):
    seat = GAME.view(s, reader).seats[0]
    return (seat.shown, seat.gone)


def test_a_card_that_was_won_is_known_to_be_held_until_cards_leave_the_hand():
    s = winning("drop_ships space_marines export_duties", coming="new_earth")
    assert [shown(s, reader) for reader in READERS] == [(("new_earth",), 0)] * 3
    assert in_hand(s, 1, "new_earth") == {True}
    play(act(s, "develop"), "place space_marines", "pay export_duties")
    assert shown(s) == (("new_earth",), 1)
    assert in_hand(s, 1, "new_earth") == in_hand(s, SPECTATOR, "new_earth") == {True, False}
    assert in_hand(s, 0, "new_earth") == {True}
    for world in worlds(s, 1, 40):
        written = GAME.write(world)
        assert ("new_earth" in written["players"][0]["hand"]) != (
            "new_earth" in written["discards"]
        )


def test_a_shown_card_that_is_placed_is_no_longer_shown():
    s = winning("drop_ships space_marines export_duties comet_zone gem_world", coming="new_earth")
    play(act(s, "settle"), "place new_earth")
    assert shown(s) == ((), 5)


def test_two_cards_may_be_shown():
    s = act(winning("drop_ships", coming="new_earth terraformed_world"), "consume_twice")
    play(s, "name 5")
    assert shown(s) == (("terraformed_world", "new_earth"), 0)


@pytest.mark.parametrize(("reshuffles", "trace"), [(0, []), (2, ["new_earth 2"])])
def test_a_shown_card_that_may_have_gone_is_lost_sight_of_by_a_reshuffle(reshuffles, trace):
    """It was in the deck after the reshuffle before it was won; nothing else is known of it."""
    seats = [
        side("new_earth export_duties", "old_earth", shown="new_earth", gone=1, fresh=3),
        side("", "new_sparta"),
    ]
    s = act(table(*seats, deck="rebel_base", reshuffles=reshuffles), "explore_one")
    assert s.reshuffles == reshuffles + 1
    assert shown(s) == (None, 0)
    assert [traces(s, reader) for reader in READERS] == [[], trace, trace]


def test_a_shown_card_stays_known_over_a_reshuffle_if_no_card_has_gone():
    seats = [side("new_earth", "old_earth", shown="new_earth", fresh=3), side("", "new_sparta")]
    s = act(table(*seats, deck="rebel_base"), "explore_one")
    assert shown(s) == (("new_earth",), 0) and in_hand(s, 1, "new_earth") == {True}


# -------------------------------------------------------------------------------- in worlds
def worlds(s, reader, number):
    return [GAME.resample(s, reader, fast(seed)) for seed in range(number)]


def in_hand(s, reader, card, number=40):
    return {card in GAME.write(w)["players"][0]["hand"] for w in worlds(s, reader, number)}

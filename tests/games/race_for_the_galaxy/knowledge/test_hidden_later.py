"""What the two last sets hide: cards under a world, cards that change hands or are turned up.

Who sees what, who is told what, who knows it later, and in which worlds it can be.
"""

import pytest

from starfelt.core.rng import fast
from tests.games.playing import check_world, go_on
from tests.games.race_for_the_galaxy.knowledge.hidden import READERS, hidden, known, views, worlds
from tests.games.race_for_the_galaxy.notation.midway import FIVE, MIDWAY
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    SPECTATOR,
    act,
    asked,
    document,
    hand,
    options_of,
    play,
    side,
    table,
    told,
)


# -------------------------------------------------------------------------------- saved cards
def saving():
    return play(MIDWAY["save_paid"].clone(), "save export_duties")


def test_a_saved_card_is_known_to_its_owner_alone():
    s = saving()
    mine, yours, all_see = views(s)
    assert mine.saved == (("export_duties", 0),) and yours.saved == all_see.saved == ()
    assert [view.seats[0].saved for view in (mine, yours, all_see)] == [(0,)] * 3
    tale = ["saves 0 export_duties 1"]
    assert told(s, 0, "saves") == tale
    assert told(s, 1, "saves") == told(s, SPECTATOR, "saves") == hidden(tale)
    assert known(s, 0) == "gem_world spice_world" and known(s, 1) == known(s, SPECTATOR) == ""
    assert len({world[0]["saved"][0][0] for world in worlds(s, 1)}) > 40
    assert {world[0]["saved"][0][0] for world in worlds(s, 0, 9)} == {"export_duties"}


def test_cards_paid_lie_apart_unseen_until_one_is_saved():
    s = MIDWAY["save_paid"]
    mine, yours, _ = views(s)
    assert mine.drawn == ("gem_world", "export_duties", "spice_world") and yours.drawn == ()
    assert yours.seats[0].drawn == 3 and known(s, 0) == ""
    answers = options_of(s)
    one, other = (play(s.clone(), words) for words in (answers[0], answers[-1]))
    for reader in (1, SPECTATOR):
        assert GAME.view(one, reader) == GAME.view(other, reader)
        assert told(one, reader) == told(other, reader)


def old_and_new(*sides, **fields):
    """Two cards are saved, one before and one after the discards were shuffled."""
    first = side("", "galactic_scavengers", saved="gem_world comet_zone")
    given = document(first, *sides, options=BRINK, reshuffles=1, **fields)
    given["players"][0]["saved"] = [["gem_world", 0], ["comet_zone", 1]]
    return given


def test_a_card_shuffled_back_is_not_one_that_was_saved_before():
    given = old_and_new(side("", "new_sparta"), deck="space_port rebel_base new_earth")
    trace = {"shuffled": [["space_port", 1]], "discards": given["discards"]}
    s = GAME.read({**given, "known": [trace] * 3})
    assert GAME.view(s, 1).seats[0].saved == (0, 1)
    found = {tuple(card for card, _ in world[0]["saved"]) for world in worlds(s, 1, 150)}
    unseen = {"gem_world", "comet_zone", "space_port", "rebel_base", "new_earth"}
    assert {first for first, _ in found} == unseen - {"space_port"}
    assert {second for _, second in found} == unseen


def test_a_saved_card_taken_is_fresh_only_if_it_was_saved_since_the_reshuffle():
    s = act(GAME.read(old_and_new(side("", "new_sparta"))), "produce")
    assert GAME.view(s, 1).seats[0].fresh == 1 and hand(s) == "gem_world comet_zone"
    tale = ["takes_saved 0 gem_world 1", "takes_saved 0 comet_zone 1"]
    assert told(s, 0, "takes_saved") == tale and told(s, 1, "takes_saved") == hidden(tale)


def test_a_card_that_was_shown_may_lie_under_the_world():
    first = side("drop_ships", "galactic_scavengers", shown="new_earth", gone=1, saved="new_earth")
    s = table(first, side("", "new_sparta"), options=BRINK)
    places = {("new_earth" in w[0]["hand"], ["new_earth", 0] in w[0]["saved"])
              for w in worlds(s, 1)}  # fmt: skip
    assert places == {(True, False), (False, True)}
    assert {tuple(w[0]["hand"]) for w in worlds(s, 0, 9)} == {("drop_ships",)}


def test_shown_cards_that_lie_nowhere_else_have_their_room_among_the_discards():
    """A card that came back from under a world still counts as one that has left the hand; it must
    not take the place of a card that can be nowhere else."""
    back = side("drop_ships", "galactic_scavengers", shown="drop_ships", gone=1)
    gone = side("gem_world", "old_earth", shown="gem_world comet_zone", gone=1)
    s = table(back, gone, side("", "new_sparta"), discards="comet_zone", options=BRINK)
    for reader in (2, SPECTATOR):
        check_world(GAME, s, reader, fast(3))
        found = {(*w[0]["hand"], *w[1]["hand"]) for w in worlds(s, reader, 20)}
        assert found == {("drop_ships", "gem_world"), ("drop_ships", "comet_zone")}


def test_a_card_that_was_shown_may_be_among_those_just_paid():
    """The whole hand lies apart until one of these cards is saved."""
    first = side("gem_world comet_zone drop_ships new_earth", "galactic_scavengers",
                 shown="gem_world")  # fmt: skip
    s = play(act(table(first, side("", "new_sparta"), options=BRINK), "develop", "produce"),
             "place drop_ships")  # fmt: skip
    assert hand(s) == "" and GAME.view(s, 1).seats[0].drawn == 3
    for reader in READERS:
        check_world(GAME, s, reader, fast(3))
    assert all("gem_world" in world[0]["drawn"] for world in worlds(s, 1, 20))


def test_in_a_world_the_others_know_what_they_have_saved():
    """A card that all know to have been shuffled back may be the one; its owner would know."""
    first = side("", "galactic_scavengers", saved="gem_world")
    given = document(first, side("", "new_sparta"), options=BRINK, reshuffles=1,
                     deck="space_port rebel_base")  # fmt: skip
    listed = {"discards": given["discards"]}
    trace = {**listed, "shuffled": [["gem_world", 1]]}
    s = GAME.read({**given, "known": [listed, trace, trace]})
    seen = set()
    for seed in range(30):
        world = GAME.write(GAME.resample(s, 1, fast(seed)))
        saved = world["players"][0]["saved"] == [["gem_world", 1]]
        seen.add(saved)
        assert world["known"][0]["shuffled"] == ([] if saved else trace["shuffled"])
    assert seen == {True, False}


def test_a_card_that_was_shown_lies_under_the_world_only_since_the_reshuffle():
    first = side("", "galactic_scavengers", saved="comet_zone new_earth", shown="new_earth", gone=1)
    given = document(first, side("", "new_sparta"), options=BRINK, reshuffles=1)
    given["players"][0]["saved"] = [["comet_zone", 0], ["new_earth", 1]]
    s = GAME.read(given)
    found = [world[0]["saved"] for world in worlds(s, 1)]
    assert all(["new_earth", 1] in saved for saved in found)
    assert len({saved[0][0] for saved in found}) > 30


# -------------------------------------------------------------------------------- changing hands
SCAVENGED = side("", "galactic_scavengers drop_ships", saved="gem_world comet_zone")
RAIDERS = ("new_sparta interstellar_casus_belli imperium_invasion_fleet imperium_armaments_world "
           "space_marines")  # fmt: skip


def raided(first, world):
    """The second seat takes a world of the first one."""
    sides = first, side("", RAIDERS, prestige=2), side("", "doomed_world")
    s = act(table(*sides, options={**BRINK, "goals": False}), "settle")
    return play(s, f"attack {world}")


def test_who_takes_over_the_world_sees_what_lies_under_it():
    s = raided(SCAVENGED, "galactic_scavengers")
    own = [GAME.view(s, reader).saved for reader in (0, 1, 2)]
    assert own == [(), (("gem_world", 0), ("comet_zone", 0)), ()]
    tale = ["looks_at_saved 1 0 gem_world 1", "looks_at_saved 1 0 comet_zone 1"]
    assert told(s, 0, "looks_at_saved") == told(s, 1, "looks_at_saved") == tale
    for reader in (2, SPECTATOR):
        assert told(s, reader, "looks_at_saved") == hidden(tale)
    assert [p.saved for p in GAME.view(s, SPECTATOR).seats] == [(), (0, 0), ()]


def test_who_had_them_forgets_them():
    """In a world of the old owner they may be any cards."""
    s = raided(SCAVENGED, "galactic_scavengers")
    for reader in (0, 2, SPECTATOR):
        assert len({tuple(map(tuple, world[1]["saved"])) for world in worlds(s, reader)}) > 50
    assert len({tuple(map(tuple, world[1]["saved"])) for world in worlds(s, 1, 9)}) == 1


def test_a_good_comes_along_with_the_reshuffles_before_it_was_laid():
    sides = side("", "old_earth rebel_miners+good"), side("", RAIDERS, prestige=2)
    given = document(*sides, options={**BRINK, "goals": False}, reshuffles=1)
    given["players"][0]["goods"][1] = [given["players"][0]["goods"][1], 0]
    s = play(act(GAME.read(given), "settle"), "attack rebel_miners")
    taken = GAME.view(s, SPECTATOR).seats[1].tableau[-1]
    assert (taken.card, taken.good) == ("rebel_miners", 0)
    assert all(world[1]["goods"][-1][1] == 0 for world in worlds(s, 1, 9))


def salvaged(**fields):
    many = " ".join(GAME.cards[20:31])
    sides = side(many, "old_earth", **fields), side("", "retrofit_salvage_inc")
    s = act(table(*sides, side("", "doomed_world"), options=BRINK), "consume_twice")
    return s, many.split()


def test_discards_that_are_salvaged_are_known_to_both():
    """R13.10: and to nobody else; who discarded forgets them."""
    s, (first, *_) = salvaged()
    play(s, f"discard {first}")
    tale = [f"discards 0 {first} 1"]
    assert told(s, 0, "discards") == tale and told(s, 1, "discards") == hidden(tale)
    assert told(s, 0, "salvages") == told(s, 1, "salvages") == [f"salvages 1 0 {first} 1"]
    assert told(s, 2, "salvages") == told(s, SPECTATOR, "salvages") == ["salvages 1 0 1"]
    assert hand(s, 1) == first and s.discards.size() == 0
    assert [known(s, reader) for reader in (0, 1, 2)] == [""] * 3
    for reader in (0, 2, SPECTATOR):
        assert len({tuple(world[1]["hand"]) for world in worlds(s, reader)}) > 40


def test_after_that_no_shown_card_is_known_to_be_held():
    s, cards = salvaged(shown=GAME.cards[22])
    play(s, f"discard {cards[0]}")
    assert [view.seats[0].shown for view in views(s)] == [None] * 3


# -------------------------------------------------------------------------------- turned up
def test_cards_turned_up_in_a_search_are_seen_by_all_and_known_later():
    s = table(side("", "old_earth"), options=BRINK, coming="new_earth alien_robot_sentry")
    play(act(s, "search", "settle"), "look_for alien_world")
    assert [view.flipped for view in views(s)] == [("new_earth", "alien_robot_sentry")] * 3
    flips = ["flips 0 new_earth 0", "flips 0 alien_robot_sentry 0"]
    assert [told(s, reader, "flips") for reader in READERS] == [flips] * 3
    play(s, "take")
    assert [known(s, reader) for reader in READERS] == ["new_earth"] * 3
    assert [view.seats[0].shown for view in views(s)] == [("alien_robot_sentry",)] * 3
    assert all("alien_robot_sentry" in world[0]["hand"] for world in worlds(s, 1, 20))


@pytest.mark.parametrize(("coming", "won"), [("rebel_base new_earth", True),
                                             ("gem_world comet_zone", True),
                                             ("gem_world spice_world", False)])  # fmt: skip
def test_a_card_at_stake_is_seen_by_all(coming, won):
    """It costs 2: won if one of two costs more, and lost openly if not."""
    hand_ = FIVE.replace("gem_world spice_world ", "")
    s = act(table(side(hand_, "old_earth new_gambling_world"), coming=coming), "consume_twice")
    play(s, "stake space_marines")
    assert [told(s, r, "stakes") for r in READERS] == [["stakes 0 space_marines 2"]] * 3
    if won:
        assert asked(s)["step"] == "keep_prize"
        assert [view.seats[0].shown for view in views(s)] == [("space_marines",)] * 3
        assert all("space_marines" in world[0]["hand"] for world in worlds(s, 1, 20))
    else:
        assert [told(s, r, "loses_stake") for r in READERS] == [
            ["loses_stake 0 space_marines 0"]
        ] * 3
        lost = "gem_world space_marines spice_world"
        assert [set(known(s, reader).split()) for reader in READERS] == [set(lost.split())] * 3


# -------------------------------------------------------------------------------- worlds play on
LATER = [step for step in MIDWAY if step in (
    "choose_start", "save_at_start", "take_found", "save_paid", "place_better", "keep_prize",
    "defend", "prevent_takeover", "discard_mixed")]  # fmt: skip


@pytest.mark.parametrize("step", LATER)
def test_a_world_of_a_world_can_be_played(step):
    s = MIDWAY[step]
    for seat in READERS:
        world = check_world(GAME, s, seat, fast(5))
        go_on(GAME.resample(world, 1, fast(6)), 3, 30)

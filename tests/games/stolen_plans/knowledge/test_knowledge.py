"""Who knows what, beyond the single card: how knowledge widens, narrows and stays."""

import pytest

from starfelt.core.rng import fast
from tests.games.stolen_plans.rules.table import (
    GAME,
    SPECTATOR,
    cards_told,
    discards,
    hand,
    known,
    play,
    public,
    sizes,
    table,
    told,
    unseen,
)

BASE = {"deck": "base"}
A, B, C, D = range(4)


def knows(observer, card, *places):
    return {"observer": observer, "card": card, "places": list(places)}


# -------------------------------------------------------------------------------- what is public
def test_hands_are_secret_and_the_rest_is_public():
    """3.2.1: piles' sizes, discards, cards on the table and hand sizes are public."""
    s = table("r2d2 decoy", "jawa", "", table=["advantage", "learn_the_ways", ""], discards="jawa")
    for seat in (A, B, C, SPECTATOR):
        view = GAME.view(s, seat)
        assert [other.cards for other in view.seats] == [2, 1, 0]
        assert [other.table for other in view.seats] == [("advantage",), ("learn_the_ways",), ()]
        assert view.draw_pile == 54 - 6
        assert view.discards == 1
        assert view.discarded[-1] == "jawa"
        assert view.turn == A
        assert view.seat == seat
    assert GAME.view(s, A).hand == ("r2d2", "decoy")
    assert GAME.view(s, SPECTATOR).hand == ()
    for seat in (B, C, SPECTATOR):
        assert "r2d2" not in str(GAME.view(s, seat).hand)
        assert known(s, seat) == []


def test_at_the_start_nobody_knows_anything():
    s = GAME.start(4, 3)
    for seat in range(4):
        assert known(s, seat) == []
        assert unseen(s, seat) == [0 if other == seat else 5 for other in range(4)]
    assert public(s) == []


@pytest.mark.parametrize("options", [{}, {"open_discards": True}])
def test_discards_are_face_up(options):
    """3.1.9, 3.1.10: everybody has seen what went there."""
    s = table("jawa crime_lord", "bounty_hunter", "jawa", options=options)
    play(s, "play jawa", "target 1", "done")
    for seat in (A, B, C, SPECTATOR):
        assert GAME.view(s, seat).discarded == ("jawa", "bounty_hunter")


def test_the_draw_piles_order_is_known_to_nobody():
    """3.2.5: its contents are what nobody has seen; a resampled world has another order."""
    s = table("r2d2 jawa", "stormtrooper", options=BASE)
    for seat in (A, B):
        worlds = [GAME.resample(s, seat, fast(n)).draw_pile.listed() for n in range(8)]
        assert len({tuple(world) for world in worlds}) == 8
        hidden = sorted(s.draw_pile.listed() + s.hands[1 - seat].listed())
        for n, world in enumerate(worlds):
            other = GAME.resample(s, seat, fast(n)).hands[1 - seat].listed()
            assert sorted(world + other) == hidden
    assert "draw_pile" in GAME.view(s, A).__struct_fields__
    assert GAME.view(s, A).draw_pile == 45


# -------------------------------------------------------------------------------- widening
def test_a_random_steal_by_a_third_player_widens_to_both_hands():
    """3.2.4: the known card is with B or C, never anywhere else."""
    s = table("jawa", "bounty_hunter", "r2d2 jawa stormtrooper", "jawa", turn=B,
              knows=[knows(A, "r2d2", C), knows(D, "jawa", C)])  # fmt: skip
    play(s, "play bounty_hunter", "target 2")
    assert known(s, A) == ["anything 1 2", "r2d2 1 2"]  # of the two, one was stolen or none
    assert known(s, D) == ["anything 1 2", "jawa 1 2"]
    assert unseen(s, A) == [0, 0, 1, 1]
    assert public(s) == []


def test_a_steal_of_the_only_card_widens_nothing():
    """3.2.4: it is the only card, so it moved."""
    s = table("jawa", "bounty_hunter", "r2d2", "jawa", turn=B, knows=[knows(A, "r2d2", C)])
    play(s, "play bounty_hunter", "target 2")
    assert known(s, A) == ["r2d2 1"]
    assert known(s, D) == []
    assert known(s, C) == ["r2d2 1"]


def test_what_thief_and_victim_see_does_not_widen():
    s = table("jawa", "bounty_hunter", "r2d2 jawa", turn=B, knows=[knows(B, "r2d2", C)])
    play(s, "play bounty_hunter", "target 2")
    stolen = hand(s, B)
    rest = {"r2d2": [], "jawa": ["r2d2 2"]}
    assert known(s, B) == rest[stolen]
    assert known(s, C) == [f"{stolen} 1"]


def test_widening_goes_on_from_hand_to_hand():
    """3.2.4: C may have it, or B who stole from C, or D who stole from B."""
    s = table("jawa", "bounty_hunter crime_lord", "r2d2 jawa", "bounty_hunter stormtrooper",
              turn=B, knows=[knows(A, "r2d2", C)])  # fmt: skip
    play(s, "play bounty_hunter", "target 2", "draw", "play bounty_hunter", "target 1")
    places = [sight for sight in known(s, A) if sight.startswith("r2d2")]
    assert places == ["r2d2 1 2 3"]


# -------------------------------------------------------------------------------- narrowing
def widened():
    """A knows that R2-D2 is with B or C, and so does everybody."""
    both = [knows(observer, "r2d2", B, C) for observer in (A, D, "spectator")]
    rest = [knows(observer, "anything", B, C) for observer in (A, D, "spectator")]
    return both + rest


@pytest.mark.parametrize(("holder", "other"), [(B, C), (C, B)])
def test_an_empty_hand_narrows(holder, other):
    """3.2.4 and back: who has discarded all that could be discarded does not have it."""
    hands = ["stormtrooper", "jawa", "jawa", ""]
    hands[holder] = "r2d2"
    hands[other] = "crime_lord"
    s = table(*hands, options=BASE, knows=widened(), unseen=[
        [0, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0],
    ])  # fmt: skip
    assert known(s, A) == ["anything 1 2", "r2d2 1 2"]
    play(s, "play stormtrooper", f"target {other}", "done")
    assert sizes(s)[other] == 0
    assert known(s, A) == known(s, D) == public(s) == [f"r2d2 {holder}"]


def test_cannot_discard_narrows_too():
    hands = ["stormtrooper", "crime_lord r2d2", "crime_lord jawa", ""]
    row = [0, 1, 1, 0]
    s = table(*hands, options=BASE, knows=widened(), unseen=[
        row, [1, 0, 2, 0], [1, 2, 0, 0], [1, 1, 1, 0], [1, 1, 1, 0],
    ])  # fmt: skip
    play(s, "play stormtrooper", "target 1", "done")
    assert known(s, A) == public(s) == ["r2d2 1"]
    assert unseen(s, A) == [0, 0, 2, 0]


def test_what_was_known_for_sure_is_not_lost_by_cannot_discard():
    """3.2.3: who knows that it is the Decoy still does."""
    sights = [knows(A, "decoy", B)]
    s = table("jawa", "decoy crime_lord", "stormtrooper", knows=sights)
    play(s, "play jawa", "target 1", "done")
    assert known(s, A) == ["decoy 1"]
    assert known(s, C) == public(s) == ["keeper 1"]


def test_what_is_shown_at_the_end_narrows():
    hands = ["jawa", "crime_lord", "r2d2", ""]
    rows = [[0] * 4, [1, 0, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]
    s = table(*hands, options=BASE, knows=widened(), unseen=rows, draw_pile="lightsaber")
    play(s, "draw")
    assert s.is_over()
    assert known(s, A) == known(s, D) == public(s) == ["r2d2 2"]
    assert unseen(s, A) == [0, 1, 0, 0]


def test_a_look_narrows():
    hands = ["yoda_look_take", "jawa crime_lord", "r2d2 stormtrooper", ""]
    s = table(*hands, table=["learn_the_ways", "", "", ""], options=BASE, knows=widened(), unseen=[
        [0, 1, 1, 0], [1, 0, 2, 0], [1, 2, 0, 0], [1, 1, 1, 0], [1, 1, 1, 0],
    ])  # fmt: skip
    play(s, "play yoda_look_take", "target 1")
    assert known(s, A) == ["crime_lord 1", "jawa 1", "r2d2 2"]
    assert unseen(s, A) == [0, 0, 1, 0]
    assert known(s, D) == public(s) == ["anything 1 2", "r2d2 1 2"]  # they have not looked


def test_one_conclusion_leads_to_the_next():
    """D has no cards, so the Lightsaber is at C; then C is full, so R2-D2 is at B; and so on."""
    sights = [knows(A, "r2d2", B, C), knows(A, "lightsaber", C, D), knows(A, "jawa", B, 4)]
    hands = ["jawa", "r2d2", "lightsaber", "learn_the_ways", "jawa"]
    rows = [[int(seat != observer) for seat in range(5)] for observer in range(6)]
    rows[A] = [0, 0, 0, 1, 0]
    s = table(*hands, turn=D, options=BASE, knows=sights, unseen=rows)
    play(s, "play learn_the_ways")
    assert known(s, A) == ["jawa 4", "lightsaber 2", "r2d2 1"]
    assert unseen(s, A) == [0, 0, 0, 0, 0]


def test_a_played_card_is_no_longer_known():
    s = table("jawa", "bounty_hunter crime_lord", "jawa", turn=B,
              knows=[knows(A, "bounty_hunter", B), knows(A, "crime_lord", B)])  # fmt: skip
    play(s, "play bounty_hunter", "target 2")
    assert known(s, A) == ["crime_lord 1"]
    assert unseen(s, A) == [0, 1, 0]


def test_a_played_card_may_be_another_copy():
    """A knows of one Jawa that B or C has: B plays a Jawa, and C may still have that one."""
    s = table("stormtrooper", "jawa crime_lord", "jawa", turn=B, knows=[
        knows(A, "jawa", B, C), knows(A, "anything", B, C),
    ], unseen=[[0, 1, 0], [1, 0, 1], [1, 2, 0], [1, 2, 1]])  # fmt: skip
    play(s, "play jawa", "target 0")
    assert known(s, A) == ["anything 1 2"] * 2  # a Jawa there is possible, and not sure
    assert unseen(s, A) == [0, 0, 0]


def test_of_two_known_copies_one_is_left():
    s = table("stormtrooper", "jawa jawa", "crime_lord", turn=B,
              knows=[knows(A, "jawa", B), knows(A, "jawa", B)])  # fmt: skip
    play(s, "play jawa", "target 0")
    assert known(s, A) == ["jawa 1"]
    assert unseen(s, A) == [0, 0, 1]


def test_r2d2_seen_at_one_hand_names_the_keeper_at_another():
    """3.2.3: there is one of each."""
    s = table("bounty_hunter", "r2d2", "decoy", "jawa", knows=[
        knows(D, "keeper", C), knows(A, "keeper", C), knows("spectator", "keeper", C),
    ])  # fmt: skip
    play(s, "play bounty_hunter", "target 1")
    assert known(s, A) == ["decoy 2"]  # A has R2-D2 now
    assert known(s, B) == ["r2d2 0"]
    assert known(s, D) == ["keeper 2"]
    assert public(s) == ["keeper 2"]


def test_a_keeper_that_is_handed_over_names_the_other():
    s = table("discard_all", "decoy jawa", "r2d2", "jawa", knows=[
        knows(D, "keeper", C), knows(B, "keeper", C), knows("spectator", "keeper", C),
    ])  # fmt: skip
    play(s, "play discard_all", "target 1")
    assert known(s, D) == public(s) == ["decoy 0", "r2d2 2"]
    assert known(s, B) == ["decoy 0", "r2d2 2"]


def test_a_keeper_that_moved_widens_like_any_card():
    """3.2.4."""
    s = table("jawa", "bounty_hunter stormtrooper", "r2d2 jawa", "jawa", turn=B,
              knows=[knows(A, "keeper", C), knows("spectator", "keeper", C)])  # fmt: skip
    play(s, "play bounty_hunter", "target 2")
    assert "keeper 1 2" in known(s, A)
    assert "keeper 1 2" in public(s)


# -------------------------------------------------------------------------------- whole hands
def test_taking_a_hand_gathers_what_was_known():
    sights = [knows(C, "r2d2", B), knows(C, "crime_lord", A), knows(B, "crime_lord", A)]
    jedi = ["learn_the_ways", "", ""]
    s = table("yoda_take_all crime_lord", "r2d2 jawa", "jawa", table=jedi, knows=sights)
    play(s, "play yoda_take_all", "target 1")
    assert known(s, C) == ["crime_lord 0", "r2d2 0"]
    assert known(s, B) == ["crime_lord 0", "jawa 0", "r2d2 0"]
    assert unseen(s, C) == [1, 0, 0]
    assert unseen(s, B) == [0, 0, 1]


def test_a_doubt_between_two_hands_ends_when_they_become_one():
    """D knew that R2-D2 was at A or B; then A takes B's hand, and it is at A."""
    sights = [knows(D, "r2d2", A, B), knows(D, "anything", A, B), knows(D, "decoy", B)]
    rows = [[0, 2, 1, 1], [2, 0, 1, 1], [2, 2, 0, 1], [1, 0, 1, 0], [2, 2, 1, 1]]
    jedi = ["learn_the_ways", "", "", ""]
    hands = ["yoda_take_all jawa", "r2d2 decoy", "jawa", "jawa"]
    s = table(*hands, table=jedi, knows=sights, unseen=rows)
    play(s, "play yoda_take_all", "target 1")
    assert known(s, D) == ["decoy 0", "r2d2 0"]
    assert unseen(s, D) == [1, 0, 1, 0]


def test_the_list_of_sightings_stays_in_order():
    """Equal knowledge is written down equally, in whatever order it came."""
    for seed in range(20):
        s = GAME.start(2 + seed % 5, seed)
        rng = fast(seed)
        while not s.is_over():
            seat = s.asked()[0]
            legal = s.legal(seat)
            s.answer(seat, legal[rng.below(len(legal))])
            assert list(s.sightings) == sorted(s.sightings)


def test_a_hand_that_went_round_is_known_to_all_who_had_it():
    """3.2.2: giver and receiver; a card played from it is forgotten by both."""
    s = table("yoda_pass_left jawa", "crime_lord", "", "", table=["learn_the_ways", "", "", ""])
    play(s, "play yoda_pass_left")
    assert known(s, A) == ["jawa 1"]
    assert known(s, B) == ["crime_lord 2"]
    play(s, "play jawa")
    assert known(s, A) == []
    assert hand(s, B) == ""


def test_own_cards_are_never_sightings():
    s = table("bounty_hunter", "r2d2", "jawa", knows=[knows(A, "r2d2", B)])
    play(s, "play bounty_hunter", "target 1")
    assert hand(s, A) == "r2d2"
    assert known(s, A) == []


# -------------------------------------------------------------------------------- the latest answer
def test_told_is_about_the_latest_answer_only():
    s = table("bounty_hunter", "jawa", "jawa")
    play(s, "play bounty_hunter")
    assert cards_told(s, B, "plays") == ["bounty_hunter"]
    play(s, "target 1")
    assert told(s, B, "plays") == []
    assert [event.seat for event in told(s, B, "turn")] == [B]


def test_a_quiet_game_tells_nothing_and_ends_alike():
    """For search and self-play: the same answers, nothing told, nothing known."""
    for seed in range(25):
        options = {"open_discards": seed % 2 == 0}
        loud = GAME.start(2 + seed % 5, seed, options)
        quiet = GAME.start(2 + seed % 5, seed, options, quiet=True)
        rng = fast(seed)
        while not loud.is_over():
            seat = loud.asked()[0]
            assert quiet.asked() == [seat]
            legal = loud.legal(seat)
            assert quiet.legal(seat) == legal
            action = legal[rng.below(len(legal))]
            loud.answer(seat, action)
            quiet.answer(seat, action)
            assert quiet.events == []
        assert quiet.is_over()
        assert quiet.returns() == loud.returns()
        assert discards(quiet) == discards(loud)
        assert list(quiet.sightings) == []
        with pytest.raises(AssertionError):
            GAME.resample(quiet, 0, fast(1))

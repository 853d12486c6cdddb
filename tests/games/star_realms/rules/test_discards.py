"""Discards that the opponent is made to make, at once or when the own turn begins."""

from tests.games.star_realms.rules.table import (
    GAME,
    LATE,
    SPECTATOR,
    asked,
    hand,
    options_of,
    pile,
    play,
    pools,
    side,
    step,
    table,
    told,
)


def test_the_victim_chooses():
    """9.1, 14.1, 14.12: in the middle of the attacker's turn, and the card is truly gone."""
    s = play(table("imperial_fighter scout", "scout viper ram"), "play imperial_fighter")
    assert s.turn == 0 and s.asked() == [1]
    play(s, "discard ram")
    assert hand(s, 1) == "scout viper" and pile(s, "discards", 1) == "ram"
    assert s.asked() == [0] and options_of(s, "play") == ["play scout"]


def test_the_attacker_sees_the_discard():
    """9.2, 9.3: it goes face up to the discard pile."""
    s = play(table("imperial_fighter", "scout viper"), "play imperial_fighter", "discard viper")
    for seat in (0, 1, SPECTATOR):
        assert told(s, seat) == ["discards 1 viper 1"]
        assert GAME.view(s, seat).seats[1].discards == ("viper",)


def test_an_empty_hand_owes_nothing():
    """9.3"""
    s = play(table("imperial_fighter", side("", deck="scout scout")), "play imperial_fighter")
    assert told(s, 1, "nothing_to_discard") == ["nothing_to_discard 1 0"]
    play(s, "end_turn")
    assert step(s) == "your_turn" and s.players[1].owed == 0


def test_several_effects_one_after_the_other():
    """9.3, 16.2: a hand can go to nothing; the last card goes without a question."""
    s = table("imperial_fighter imperial_fighter imperial_fighter", "scout viper")
    play(s, "play imperial_fighter", "discard scout", "play imperial_fighter")
    assert told(s, 0) == [
        "plays 0 imperial_fighter 1", "gains_combat 0 imperial_fighter 2", "discards 1 viper 1",
    ]  # fmt: skip
    play(s, "play imperial_fighter")
    assert told(s, 0)[-1] == "nothing_to_discard 1 0"
    assert hand(s, 1) == "" and pile(s, "discards", 1) == "scout viper"


def test_discarded_cards_do_nothing():
    """9.4"""
    s = table("imperial_fighter", "cutter blob_world")
    play(s, "play imperial_fighter", "discard cutter")
    assert pools(s) == (0, 2) and s.players[1].authority == 50
    assert s.played == 1 << GAME.cards.index("imperial_fighter") and s.blobs_played == 0


# -------------------------------------------------------------------------------- later
def test_by_the_other_rule_discards_wait_for_the_victims_turn():
    """9.2, 15.1, 14.12: and a debt is paid before anything else."""
    theirs = side("scout viper ram", deck="cutter")
    s = table(side("imperial_fighter survey_ship", deck="scout"), theirs, options=LATE)
    play(s, "play imperial_fighter")
    assert told(s, 0)[-1] == "owes_discard 1 0 imperial_fighter 1"
    assert s.asked() == [0] and hand(s, 1) == "scout viper ram"
    play(s, "play survey_ship", "scrap survey_ship")
    assert told(s, 0) == ["scraps 0 survey_ship 1", "owes_discard 1 0 survey_ship 2"]
    assert GAME.view(s, SPECTATOR).seats[1].owed == 2
    play(s, "end_turn")
    assert asked(s) == {"step": "discard", "seat": 1} and s.turn == 1
    assert told(s, 1, "turn") == []
    assert options_of(s) == ["discard scout", "discard viper", "discard ram"]
    play(s, "discard ram")
    assert told(s, 0) == ["discards 1 ram 1"]
    assert options_of(s) == ["discard scout", "discard viper"]
    play(s, "discard scout")
    assert told(s, 0) == ["discards 1 scout 1", "turn 1 2"]
    assert step(s) == "your_turn" and s.players[1].owed == 0
    assert options_of(s, "play") == ["play viper"]


def test_a_late_debt_larger_than_the_hand():
    """15.1, 9.3: what can't be paid is forgotten."""
    s = table(side("imperial_fighter"), side("viper", owed=3), options=LATE)
    play(s, "play imperial_fighter", "end_turn")
    assert told(s, 1, "discards", "nothing_to_discard", "turn") == [
        "discards 1 viper 1", "nothing_to_discard 1 0", "turn 1 2",
    ]  # fmt: skip
    assert s.players[1].owed == 0 and hand(s, 1) == ""
    play(s, "end_turn", "end_turn")
    assert told(s, 1, "nothing_to_discard", "turn") == ["turn 1 4"]

"""Attacks, outposts and the end of a game."""

import pytest

from tests.games.star_realms.rules.table import (
    GAME,
    SPECTATOR,
    asked,
    authority,
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

OWN = {"destroy_own_base": True}


def test_combat_may_be_split_at_will():
    """11.1: between bases and the opponent, at any time."""
    s = table("viper", side(bases="blob_wheel barter_world"), combat=12)
    play(s, "attack_base barter_world", "attack_with_part", "amount 2", "attack_base blob_wheel")
    assert pools(s) == (0, 1) and authority(s) == (50, 48)
    play(s, "play viper", "attack")
    assert pools(s) == (0, 0) and authority(s) == (50, 46)


def test_a_base_is_destroyed_in_one_go_or_not_at_all():
    """11.2: nothing carries over; what is too much stays in the pool."""
    s = table("", side(bases="blob_world"), combat=6)
    assert options_of(s) == ["end_turn", "attack", "attack_with_part"]
    play(s, "end_turn", "end_turn")
    assert pile(s, "bases", 1) == "blob_world"
    s = play(table("", side(bases="blob_world"), combat=8), "attack_base blob_world")
    assert pools(s) == (0, 1)
    assert told(s, 1) == ["destroys 0 1 blob_world 7"]
    assert pile(s, "discards", 1) == "blob_world" and authority(s) == (50, 50)


def test_a_destroyed_base_comes_back_when_it_is_drawn():
    """11.2: it was not scrapped."""
    s = play(table("", side(bases="blob_wheel"), combat=5), "attack_base blob_wheel", "end_turn")
    play(s, "end_turn")
    assert hand(s, 1) == "blob_wheel"


def test_outposts_come_first():
    """11.3, 14.5: neither the opponent nor another base can be attacked while one stands."""
    theirs = side(bases="blob_wheel war_world royal_redoubt")
    s = table("", theirs, combat=20)
    assert options_of(s) == ["end_turn", "attack_base war_world", "attack_base royal_redoubt"]
    play(s, "attack_base royal_redoubt")
    assert options_of(s) == ["end_turn", "attack_base war_world"]
    play(s, "attack_base war_world")
    assert options_of(s) == [
        "end_turn", "attack", "attack_with_part", "attack_base blob_wheel",
    ]  # fmt: skip


def test_an_outpost_too_strong_to_destroy_protects_all():
    """11.3: my own outposts protect nobody but me."""
    s = table(side("", bases="war_world"), side(bases="blob_wheel royal_redoubt"), combat=5)
    assert options_of(s, "attack", "attack_with_part", "attack_base") == []
    s = table(side("", bases="war_world"), side(bases="blob_wheel"), combat=5)
    assert options_of(s, "attack", "attack_base") == ["attack", "attack_base blob_wheel"]


def test_outposts_are_targets_before_all_others():
    """11.3, 11.4: for effects too; of several outposts any one."""
    theirs = side(bases="blob_wheel war_world royal_redoubt")
    s = play(table("missile_mech", theirs), "play missile_mech")
    assert options_of(s) == ["done", "destroy war_world", "destroy royal_redoubt"]
    play(s, "destroy royal_redoubt")
    assert pile(s, "bases", 1) == "blob_wheel war_world"


def test_each_outpost_destroyed_changes_what_is_legal():
    """11.3: two Trading Posts, one after the other."""
    s = table("", side(bases="trading_post trading_post blob_wheel"), combat=9)
    play(s, "attack_base trading_post")
    assert options_of(s) == ["end_turn", "attack_base trading_post"]
    play(s, "attack_base trading_post")
    assert options_of(s) == ["end_turn", "attack"]


def test_own_bases_are_no_targets():
    """11.5, 15.6: without bases of the opponent nothing is asked."""
    s = play(table(side("missile_mech", bases="blob_wheel")), "play missile_mech")
    assert step(s) == "your_turn"


def test_by_the_other_rule_own_bases_are_targets():
    """11.5, 15.6"""
    theirs = side(bases="war_world barter_world")
    s = table(side("missile_mech", bases="blob_wheel royal_redoubt"), theirs, options=OWN)
    play(s, "play missile_mech")
    assert options_of(s) == [
        "done", "destroy war_world", "destroy_own blob_wheel", "destroy_own royal_redoubt",
    ]  # fmt: skip
    taken = play(s.clone(), "destroy war_world")
    assert told(taken, 1) == ["destroys 0 1 war_world 0"]
    assert pile(taken, "bases", 1) == "barter_world" and pile(taken, "discards") == ""
    play(s, "destroy_own blob_wheel")
    assert told(s, 1) == ["destroys_own 0 blob_wheel 0"]
    assert pile(s, "bases") == "royal_redoubt" and pile(s, "discards") == "blob_wheel"
    s = play(table(side("missile_mech", bases="blob_wheel"), options=OWN), "play missile_mech")
    assert options_of(s) == ["done", "destroy_own blob_wheel"]
    s = play(table("missile_mech", options=OWN), "play missile_mech")
    assert step(s) == "your_turn"


def test_a_port_of_call_cannot_be_the_target_of_its_own_ability():
    """7.12, 15.6: it has left play."""
    s = play(table(side("", bases="port_of_call"), options=OWN), "scrap port_of_call")
    assert step(s) == "your_turn"


def test_outposts_stop_attacks_only():
    """11.6: no discards, nothing in the trade row."""
    mine = side("imperial_fighter battle_pod")
    s = table(mine, side("scout viper", bases="war_world"))
    play(s, "play imperial_fighter", "discard scout", "play battle_pod")
    assert step(s) == "scrap_from_row" and hand(s, 1) == "viper"


def test_any_part_of_the_combat_at_the_opponent():
    """11.7, 16.3: all of it, or a part that is asked for."""
    s = play(table("", combat=4), "attack_with_part")
    assert asked(s) == {"step": "how_much", "seat": 0} and told(s) == []
    assert options_of(s) == ["amount 1", "amount 2", "amount 3"]
    play(s, "amount 3")
    assert told(s, 1) == ["attacks 0 1 3"]
    assert pools(s) == (0, 1) and authority(s) == (50, 47)
    assert options_of(s) == ["end_turn", "attack"]  # one can't be split
    play(s, "attack")
    assert told(s, SPECTATOR) == ["attacks 0 1 1"] and options_of(s) == ["end_turn"]


@pytest.mark.parametrize(("combat", "most"), [(2, 1), (99, 98), (100, 99), (101, 99), (250, 99)])
def test_a_partial_attack_is_of_99_at_most(combat, most):
    """16.4"""
    s = table("", side(authority=1000), combat=combat)
    play(s, "attack_with_part")
    assert options_of(s) == [f"amount {n}" for n in range(1, most + 1)]
    play(s, f"amount {most}")
    assert pools(s) == (0, combat - most) and authority(s) == (50, 1000 - most)


# -------------------------------------------------------------------------------- the end
@pytest.mark.parametrize(("left", "combat"), [(3, 3), (3, 5)])
def test_no_authority_left_is_the_end_at_once(left, combat):
    """12.1, 12.3, 14.10: the turn is not finished; authority may be below 0."""
    s = table("viper", side(authority=left), combat=combat)
    play(s, "attack")
    assert s.is_over() and s.asked() == [] and s.legal(0) == s.legal(1) == []
    assert told(s, 1) == [f"attacks 0 1 {combat}", "wins 0 0"]
    assert authority(s) == (50, left - combat) and hand(s) == "viper"
    assert s.returns() == [1, -1] and s.ending() == "authority"
    assert (GAME.view(s, 1).winner, GAME.view(s, 1).ending) == (0, "authority")


def test_a_partial_attack_wins_too():
    """12.1"""
    s = play(table("", side(authority=2), combat=9), "attack_with_part", "amount 2")
    assert s.is_over() and s.winner == 0 and pools(s) == (0, 7)


def test_the_second_player_wins_as_well():
    """12.1"""
    s = table(side(authority=4), "", combat=4, turn=1)
    play(s, "attack")
    assert s.returns() == [-1, 1] and GAME.view(s, 0).winner == 1
    assert told(s, 0)[-1] == "wins 1 0"


def test_one_point_of_authority_is_enough_to_live():
    """12.1"""
    s = play(table("", side(authority=4), combat=3), "attack")
    assert not s.is_over() and s.returns() == [0, 0] and s.ending() == ""


def test_only_the_player_at_turn_takes_authority_and_only_from_the_other():
    """12.2: both can't be gone at once; in no answer of many games the actor loses any."""
    rng = GAME.start(2, 0, make=0).rng
    for seed in range(12):
        s = GAME.start(2, seed, {"starting_authority": 20}, make=0)
        while not s.is_over():
            before, turn, seat = authority(s), s.turn, s.asked()[0]
            legal = s.legal(seat)
            s.answer(seat, legal[rng.below(len(legal))])
            assert authority(s)[turn] >= before[turn]
            assert max(authority(s)) > 0


def test_after_the_last_turn_of_the_cap_nobody_has_won():
    """12.3, 15.8: turns of both together; the last one is played to its end."""
    s = GAME.start(2, 1, {"cap": 3, "first_player": "1"})
    play(s, "end_turn", "end_turn")
    assert s.asked() == [0]
    play(s, "end_turn")
    assert s.is_over() and s.turns == 3
    assert told(s, 1)[-1] == "draw 1 3" and told(s, 1, "turn") == []
    assert s.returns() == [0, 0] and s.ending() == "cap"
    assert (GAME.view(s, 0).winner, GAME.view(s, 0).ending) == (None, "cap")


def test_the_cap_is_400_by_default():
    """15.8"""
    assert GAME.defaults["cap"] == 400
    s = GAME.start(2, 1)
    for _ in range(399):
        play(s, "end_turn")
    assert not s.is_over()
    assert play(s, "end_turn").ending() == "cap"


def test_the_last_turn_of_the_cap_can_be_won():
    """15.8"""
    s = table("", side(authority=1), combat=1, turns=2, options={"cap": 3})
    assert play(s, "attack").ending() == "authority"

"""Attack and Defend cards."""

import pytest

from tests.games.stolen_plans.rules.table import (
    SPECTATOR,
    asked,
    attacked,
    cards_told,
    discards,
    hand,
    options_of,
    play,
    sizes,
    table,
    told,
)

BASE = {"deck": "base"}
ATTACKS = {"jawa": 5, "stormtrooper": 7, "darth_vader": 8}
DEFENCES = {
    "blaster_light": 2, "blaster_heavy": 3, "thermal_detonator": 4,
    "han_solo": 3, "princess_leia": 3, "luke_skywalker": 3,
}  # fmt: skip
TEN = "bounty_hunter " * 6 + "crime_lord " * 3 + "learn_the_ways"


# -------------------------------------------------------------------------------- the attack
@pytest.mark.parametrize("card", ATTACKS)
def test_an_attack_is_lost_cards_of_the_losers_choice(card):
    """3.5: the defender loses as many cards as the attack is higher, and chooses which."""
    s = attacked(card, TEN)
    assert asked(s) == {
        "step": "defend", "seat": 1, "card": card, "attack": ATTACKS[card],
        "defence": 0, "left": 2, "last": "r2d2",
    }  # fmt: skip
    assert options_of(s) == ["done"]
    play(s, "done")
    for left in range(ATTACKS[card], 0, -1):
        assert asked(s)["step"] == "lose"
        assert asked(s)["left"] == ATTACKS[card]  # how far the choice is stays secret
        assert s.question(1).picks(s) == left
        assert s.asked() == [1]
        play(s, options_of(s)[0])
    assert sizes(s) == [0, 10 - ATTACKS[card], 1]
    assert s.asked() == [1]  # the attacker's turn is over
    assert asked(s)["step"] == "your_turn"
    lost = ("bounty_hunter " * 6 + "crime_lord " * 3).split()[: ATTACKS[card]]
    assert discards(s) == " ".join([card, *lost])


def test_jawa_attacks_for_5():
    s = play(attacked("jawa", "blaster_light crime_lord " + "bounty_hunter " * 5), "done")
    assert told(s, SPECTATOR, "loses")[0].number == 5
    play(s, *["discard bounty_hunter"] * 5)
    assert hand(s, 1) == "blaster_light crime_lord"
    assert discards(s) == "jawa" + " bounty_hunter" * 5


def test_stormtrooper_attacks_for_7():
    s = play(attacked("stormtrooper", "crime_lord blaster_heavy " + "bounty_hunter " * 6), "done")
    assert told(s, SPECTATOR, "loses")[0].number == 7
    play(s, *["discard bounty_hunter"] * 6, "discard crime_lord")
    assert hand(s, 1) == "blaster_heavy"


def test_darth_vader_attacks_for_8():
    s = attacked("darth_vader", "r2d2 crime_lord crime_lord crime_lord " + "bounty_hunter " * 6)
    play(s, "done")
    assert told(s, SPECTATOR, "loses")[0].number == 8
    play(s, *["discard bounty_hunter"] * 6, *["discard crime_lord"] * 2)
    assert hand(s, 1) == "r2d2 crime_lord"


def test_another_player_with_cards_is_the_target():
    """3.5, 3.1.7: one other player; who has no cards can't be targeted."""
    s = table("jawa", "", "jawa", "jawa", "", "jawa")
    assert options_of(play(s, "play jawa")) == ["target 2", "target 3", "target 5"]
    s = table("jawa", "stormtrooper", "", turn=0)
    play(s, "play jawa")  # there is but one to attack: nobody is asked
    assert asked(s)["step"] == "defend"
    assert s.asked() == [1]
    assert options_of(table("jawa", "", "")) == ["draw"]


def test_an_attack_is_public():
    s = table("jawa", "stormtrooper", "stormtrooper")
    play(s, "play jawa")
    for seat in (0, 1, 2, SPECTATOR):
        assert cards_told(s, seat, "plays") == ["jawa"]
    play(s, "target 2")
    for seat in (0, 1, 2, SPECTATOR):
        (attack,) = told(s, seat, "attacks")
        assert (attack.seat, attack.other, attack.card, attack.number) == (0, 2, "jawa", 5)


# -------------------------------------------------------------------------------- the defence
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defend_card_lowers_the_loss(card):
    s = attacked("darth_vader", f"{card} {TEN}")
    assert options_of(s) == ["done", f"defend {card}"]
    play(s, f"defend {card}")
    for seat in (0, 1, 2, SPECTATOR):
        (event,) = told(s, seat, "defends")
        assert (event.seat, event.other, event.card) == (1, 0, card)
        assert event.number == DEFENCES[card]
    assert asked(s)["defence"] == DEFENCES[card]
    assert asked(s)["left"] == 1
    assert options_of(s) == ["done"]
    play(s, "done")
    assert asked(s) == {"step": "lose", "seat": 1, "left": 8 - DEFENCES[card], "picked": []}
    assert discards(s) == f"darth_vader {card}"


def test_blaster_light_defends_for_2():
    s = attacked("jawa", "blaster_light crime_lord crime_lord crime_lord bounty_hunter")
    play(s, "defend blaster_light", "done", *["discard bounty_hunter", *["discard crime_lord"] * 2])
    assert hand(s, 1) == "crime_lord"


def test_blaster_heavy_defends_for_3():
    s = attacked("jawa", "blaster_heavy crime_lord crime_lord crime_lord bounty_hunter")
    play(s, "defend blaster_heavy", "done", "discard bounty_hunter", "discard crime_lord")
    assert hand(s, 1) == "crime_lord crime_lord"


def test_thermal_detonator_defends_for_4():
    s = attacked("jawa", "thermal_detonator crime_lord crime_lord crime_lord bounty_hunter")
    play(s, "defend thermal_detonator", "done", "discard bounty_hunter")
    assert hand(s, 1) == "crime_lord crime_lord crime_lord"


@pytest.mark.parametrize(
    ("attack", "pair"),
    [
        ("jawa", "blaster_light blaster_heavy"),
        ("stormtrooper", "blaster_heavy thermal_detonator"),
        ("darth_vader", "thermal_detonator thermal_detonator"),
        ("stormtrooper", "thermal_detonator han_solo"),
        ("jawa", "blaster_light luke_skywalker"),
    ],
)
def test_a_tie_costs_nobody_anything_more(attack, pair):
    """3.5: equal means nobody loses; the cards used are discarded and the turn ends."""
    first, second = pair.split()
    s = attacked(attack, f"{pair} crime_lord", "bounty_hunter")
    play(s, f"defend {first}")
    assert f"defend {second}" in options_of(s)
    play(s, f"defend {second}")
    assert hand(s, 0) == "bounty_hunter"
    assert hand(s, 1) == "crime_lord"
    assert discards(s) == f"{attack} {pair}"
    assert [event.number for event in told(s, SPECTATOR, "ties")] == [ATTACKS[attack]]
    assert asked(s) == {"step": "your_turn", "seat": 1}


def test_a_higher_defence_costs_the_attacker_the_difference():
    """3.5: the attacker loses the difference, chooses which, and the turn ends."""
    s = attacked("jawa", "thermal_detonator thermal_detonator", "r2d2 " + TEN)
    play(s, "defend thermal_detonator", "defend thermal_detonator")
    assert asked(s) == {"step": "lose", "seat": 0, "left": 3, "picked": []}
    play(s, "discard bounty_hunter", "discard crime_lord", "discard learn_the_ways")
    assert hand(s, 0) == "r2d2" + " bounty_hunter" * 5 + " crime_lord" * 2
    assert sizes(s) == [8, 0, 1]
    assert asked(s) == {"step": "your_turn", "seat": 1}


def test_the_attack_card_does_not_count_towards_the_attackers_loss():
    """3.5: Attack and Defend cards used are always discarded and do not count."""
    s = attacked("jawa", "thermal_detonator thermal_detonator bounty_hunter", "blaster_light")
    play(s, *["defend thermal_detonator"] * 2)
    assert sizes(s) == [0, 1, 1]
    assert discards(s) == "jawa thermal_detonator thermal_detonator blaster_light"
    s = attacked("jawa", "thermal_detonator thermal_detonator bounty_hunter")
    play(s, *["defend thermal_detonator"] * 2)  # there is nothing left to lose
    assert sizes(s) == [0, 1, 1]
    assert told(s, SPECTATOR, "cannot_discard") == []
    assert s.asked() == [1]


def test_the_defend_cards_do_not_count_towards_the_defenders_loss():
    s = attacked("jawa", "blaster_light blaster_light bounty_hunter crime_lord")
    play(s, *["defend blaster_light"] * 2, "discard bounty_hunter")
    assert hand(s, 1) == "crime_lord"
    assert discards(s) == "jawa blaster_light blaster_light bounty_hunter"


def test_up_to_two_defend_cards():
    """3.1.1: 0, 1 or 2, not more."""
    weapons = "blaster_light blaster_light blaster_light blaster_heavy"
    for number in range(3):
        s = attacked("darth_vader", f"{weapons} {TEN}")
        play(s, *["defend blaster_light"] * number)
        if number < 2:
            assert asked(s)["step"] == "defend"
            play(s, "done")
        assert asked(s)["step"] == "lose"
        assert asked(s)["left"] == 8 - 2 * number
    assert options_of(s)[0] == "discard blaster_light"


def test_defend_cards_are_named_in_ascending_order():
    s = attacked("jawa", "blaster_light thermal_detonator blaster_heavy bounty_hunter")
    assert options_of(s) == [
        "done", "defend blaster_light", "defend blaster_heavy", "defend thermal_detonator",
    ]  # fmt: skip
    assert options_of(play(s, "defend blaster_heavy")) == ["done", "defend thermal_detonator"]


def test_the_whole_choice_can_be_seen_at_once():
    """What a screen needs to let several cards be marked."""
    s = attacked("darth_vader", "blaster_light blaster_light luke_skywalker bounty_hunter")
    question = s.question(1)
    assert question.picks(s) == 2
    assert len(question.pool(s)) == 3
    play(s, "done")  # all of it must go: nobody is asked
    s = play(attacked("jawa", f"r2d2 decoy {TEN}"), "done")
    assert (s.question(1).picks(s), len(s.question(1).pool(s))) == (5, 10)
    assert s.question(0) is None


def test_defend_cards_cannot_be_played_on_ones_own_turn():
    """3.6."""
    hand_of_weapons = "blaster_light blaster_heavy thermal_detonator lightsaber"
    s = table(hand_of_weapons, "jawa", table=["learn_the_ways", ""])
    assert options_of(s) == ["draw"]


@pytest.mark.parametrize("pair", ["han_solo luke_skywalker", "princess_leia princess_leia"])
def test_two_heroes_defend_together(pair):
    """3.6: two Heroes are legal, and so are a Hero and a Blaster."""
    s = attacked("stormtrooper", f"{pair} crime_lord")
    play(s, *[f"defend {card}" for card in pair.split()])
    assert hand(s, 1) == ""  # 7 - 6 = 1 card to lose
    assert discards(s) == f"stormtrooper {pair} crime_lord"
    s = attacked("stormtrooper", "blaster_heavy han_solo crime_lord bounty_hunter")
    play(s, "defend blaster_heavy", "defend han_solo", "discard crime_lord")
    assert hand(s, 1) == "bounty_hunter"


@pytest.mark.parametrize("hero", ["han_solo", "princess_leia", "luke_skywalker"])
def test_a_single_hero_defends_for_3(hero):
    s = attacked("jawa", f"{hero} crime_lord crime_lord bounty_hunter")
    play(s, f"defend {hero}", "done", "discard bounty_hunter", "discard crime_lord")
    assert hand(s, 1) == "crime_lord"


def test_lightsaber_defends_for_6_and_only_for_a_jedi():
    """3.6, 3.8: a non-Jedi may hold but not use it."""
    s = attacked("jawa", "lightsaber lightsaber blaster_light bounty_hunter")
    assert options_of(s) == ["done", "defend blaster_light"]
    s = attacked(
        "stormtrooper", "lightsaber bounty_hunter crime_lord", table=["", "learn_the_ways", ""]
    )
    play(s, "defend lightsaber", "done", "discard bounty_hunter")
    assert hand(s, 1) == "crime_lord"
    assert discards(s) == "stormtrooper lightsaber bounty_hunter"
    s = attacked(
        "darth_vader", "lightsaber blaster_heavy", "jawa", table=["", "learn_the_ways", ""]
    )
    play(s, "defend blaster_heavy", "defend lightsaber")  # 9 against 8
    assert hand(s, 0) == ""
    assert discards(s) == "darth_vader blaster_heavy lightsaber jawa"


def test_an_attack_ends_the_turn_in_every_case():
    """3.5."""
    for defence, loser in [
        ("", 1),
        ("blaster_light blaster_heavy", None),
        ("thermal_detonator thermal_detonator", 0),
    ]:
        s = attacked("jawa", f"{defence} bounty_hunter", "crime_lord")
        play(s, *[f"defend {card}" for card in defence.split()], *["done"] * (not defence))
        assert asked(s) == {"step": "your_turn", "seat": 1}
        assert [event.seat for event in told(s, 2, "loses")] == (
            [loser] if loser is not None else []
        )

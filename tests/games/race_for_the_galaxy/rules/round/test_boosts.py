"""The prestige card with an action card: what it costs, and the prestige bonus of each action."""

import pytest

from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    REBELS,
    act,
    asked,
    by,
    chips,
    drawn_by,
    goods,
    hand,
    hand_size,
    military,
    money,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    tableau,
    told,
)

SEVEN = [
    "explore_five", "explore_one", "develop", "settle", "consume_trade", "consume_twice", "produce",
]  # fmt: skip
PLAIN = [f"choose {action}" for action in SEVEN]
BOOSTS = [f"boost {action}" for action in SEVEN]
CASH = money(6, of="worlds")
LAST_ROUND = BRINK | {"cap": 1}


def boosting(hand_, tableau_, action, other="produce", **fields):
    """The first seat has the prestige bonus of an action; it had two prestige."""
    fields = {"options": BRINK, **fields}
    s = table(side(hand_, tableau_, prestige=2), **fields)
    return act(s, f"boost {action}", other)


# -------------------------------------------------------------------------------- the card
def test_who_may_use_the_prestige_card():
    """R11.8, R11.9, R2.4: with prestige for a bonus, without it for a search; once."""
    for fields, there in (
        ({"prestige": 1}, [*PLAIN, "choose search", *BOOSTS]),
        ({}, [*PLAIN, "choose search"]),
        ({"prestige": 3, "spent": True}, PLAIN),
    ):
        assert options_of(table(side("", "old_earth", **fields), options=BRINK)) == there
    for options in ({"set": "base"}, {"set": "gathering_storm"}, REBELS):
        assert options_of(table("old_earth", options=options)) == PLAIN


@pytest.mark.parametrize("action", SEVEN)
def test_it_is_paid_for_when_it_is_revealed(action):
    """R11.9, R11.2, B8: one prestige, open to all; never again in this game."""
    s = boosting("gem_world public_works", "old_earth", action, action)
    number = GAME_NUMBERS[action]
    assert told(s, 1, "boosts", "chooses", "pays_prestige")[:3] == [
        f"boosts 0 {number}", f"chooses 1 {number}", "pays_prestige 0 1",
    ]  # fmt: skip
    assert prestige(s) == 1
    seat = GAME.view(s, 1).seats[0]
    assert seat.spent and (step(s) == "choose_action" or seat.actions == (f"{action} +",))
    while step(s) != "choose_action":
        play(s, options_of(s)[0])
    assert options_of(s, seat=0) == PLAIN
    assert GAME.view(s, 1).seats[0].actions == (f"{action} +",)  # until the next ones are open


GAME_NUMBERS = dict(zip(SEVEN, (0, 1, 2, 4, 6, 7, 8), strict=True))


def test_the_choice_is_secret_until_all_have_chosen():
    """R3.1, R11.9"""
    s = table(side("", "old_earth", prestige=1), options=BRINK)
    by(s, 0, "boost settle")
    assert told(s, 1) == [] and prestige(s) == 1 and not GAME.view(s, 1).seats[0].spent
    assert GAME.view(s, 0).chosen == ("settle +",)


# -------------------------------------------------------------------------------- each action
@pytest.mark.parametrize(
    ("action", "drawn", "kept"), [("explore_five", 13, 2), ("explore_one", 9, 3)]
)
def test_explore(action, drawn, kept):
    """R11.10: six more are drawn, one more is kept, hand and draws are mixed."""
    s = boosting("drop_ships", "old_earth", action)
    assert hand_size(s) == 1 + drawn
    assert asked(s, 0) == {"step": "discard_mixed", "seat": 0, "left": drawn - kept, "picked": []}
    assert "discard drop_ships" in [f"discard {card}" for card in hand(s).split()]
    s = boosting("drop_ships", "old_earth expedition_force research_labs", action)
    assert hand_size(s) == 1 + drawn + 1 and asked(s)["left"] == drawn + 1 - kept - 1


def test_develop():
    """R11.11: two less, and the one less of the action card."""
    for action, cost in (("boost develop", 2), ("develop", 4), ("settle", 5)):
        s = table(side(f"consumer_markets {CASH}", "old_earth", prestige=1), options=BRINK)
        play(act(s, action, "develop"), "place consumer_markets")
        assert asked(s)["left"] == cost


def test_settle_is_cheaper():
    """R11.12: three less; and the card for the phase is drawn as well."""
    for action, cost in (("boost settle", 2), ("settle", 5)):
        s = table(side(f"new_earth {money(6)}", "old_earth", prestige=1), options=BRINK)
        play(act(s, action, "settle"), "place new_earth")
        assert asked(s)["left"] == cost
    s = play(boosting(f"gem_world {money(5)}", "old_earth", "settle"), "place gem_world")
    assert "gem_world" in tableau(s) and told(s, 1, "pays") == []
    assert told(s, 1, "draws")[0].startswith("draws 0")


def test_settle_gives_military():
    """R11.12, R6.7: two in this phase, no part of the total."""
    s = boosting(f"rebel_miners rebel_base {money(2)}", "old_earth", "settle")
    assert military(s) == 0 and options_of(s) == ["none", "place rebel_miners"]
    play(s, "place rebel_miners")
    assert told(s, 1, "conquers") == ["conquers 0 rebel_miners 2"]
    act(s, "settle")
    assert s.players[0].extra == 0


def test_trade_sells_for_more():
    """R11.13: three cards more for the good that is sold."""
    s = boosting("", "new_sparta export_duties gem_world+good", "consume_trade", options=LAST_ROUND)
    assert told(s, 1, "sells") == [f"sells 0 gem_world {2 + 1 + 3}"]


def test_trade_doubles_chips():
    """R11.13, R8.7: those for goods, for nothing and for prestige."""
    s = boosting("", "new_sparta galactic_salon public_works gem_world+good comet_zone+good",
                 "consume_trade", options=LAST_ROUND)  # fmt: skip
    play(s, "sell comet_zone")
    while not s.is_over():
        play(s, next(words for words in options_of(s) if words not in ("cash_in", "none")))
    assert chips(s) == 2 + 2


def test_trade_takes_cards_of_the_hand_for_chips():
    """R11.13, R8.7: up to two, a chip each, never double; in any order with the powers."""
    tableau_ = "new_sparta galactic_salon"
    s = boosting(
        "gem_world spice_world public_works", tableau_, "consume_trade", options=LAST_ROUND
    )
    assert options_of(s) == ["cash_in", "use galactic_salon"]  # one must be used
    play(s, "cash_in")
    assert asked(s, 0) == {"step": "cash_in", "seat": 0, "left": 2, "picked": []}
    assert options_of(s)[0] == "done"
    play(s, "discard public_works", "discard gem_world")
    assert chips(s) == 2 + 2 and hand(s) == "spice_world" and s.is_over()
    s = boosting(
        "gem_world spice_world public_works", tableau_, "consume_trade", options=LAST_ROUND
    )
    play(s, "use galactic_salon")
    assert step(s) == "cash_in"  # nothing else is left
    play(s, "discard gem_world", "done")
    assert chips(s) == 2 + 1 and told(s, 1, "gains") == ["gains 0 1"]


def test_cards_for_chips_are_optional_and_taken_once():
    """R11.13: with the cards there are."""
    s = boosting("gem_world", "new_sparta", "consume_trade", options=LAST_ROUND)
    assert asked(s)["left"] == 1
    play(s, "done")
    assert chips(s) == 0 and hand(s) == "gem_world" and s.is_over()
    s = boosting("", "new_sparta", "consume_trade", options=LAST_ROUND)
    assert s.is_over()  # no hand
    s = boosting("", "new_sparta artist_colony+good", "consume_trade", options=LAST_ROUND)
    assert step(s) == "cash_in" and hand_size(s) == 5  # what the sale gave


def test_optional_powers_may_be_left_out_with_cards_for_chips():
    """R8.3, R11.13"""
    s = boosting("gem_world spice_world", "new_sparta deficit_spending", "consume_trade",
                 options=LAST_ROUND)  # fmt: skip
    assert options_of(s) == ["none", "cash_in", "use deficit_spending"]
    play(s, "cash_in", "done")
    assert options_of(s) == ["done", "discard gem_world", "discard spice_world"]
    s = boosting("gem_world spice_world", "new_sparta deficit_spending", "consume_trade",
                 options=LAST_ROUND)  # fmt: skip
    assert play(s, "none").is_over()


def test_the_three_cards_are_for_the_sale_of_the_action_card():
    """O25, Q10: not for that of Trade League; with quirks for every sale."""
    for options, price in ((LAST_ROUND, 2 + 1), (LAST_ROUND | QUIRKS, 2 + 1 + 3)):
        s = boosting("", "new_sparta trade_league gem_world+good artist_colony+good",
                     "consume_trade", options=options)  # fmt: skip
        play(s, "sell artist_colony")
        assert told(s, 1, "sells") == [f"sells 0 artist_colony {2 + 1 + 3}"]
        play(s, "use trade_league")
        assert told(s, 1, "sells") == [f"sells 0 gem_world {price}"]


def test_consume_counts_threefold():
    """R11.14, R8.7, R11.7: chips for goods, nothing and prestige; no cards, no prestige."""
    s = boosting("public_works", "new_sparta galactic_salon federation_capital gem_world+good "
                 "deficit_spending interstellar_casus_belli", "consume_twice",
                 options=LAST_ROUND)  # fmt: skip
    play(s, "use galactic_salon", "use federation_capital", "use interstellar_casus_belli",
         "discard public_works")  # fmt: skip
    assert chips(s) == 3 + 9 + 1 and prestige(s) == 2 - 1 + 1 - 1
    assert s.is_over()


def test_produce():
    """R11.15: a good on a second windfall world, and three cards."""
    s = boosting(
        "", "new_sparta pirate_world asteroid_belt empath_world", "produce", "consume_trade"
    )
    assert asked(s)["step"] == "which_windfall"
    play(s, "produce pirate_world")
    assert asked(s)["step"] == "which_windfall" and goods(s) == "pirate_world"
    play(s, "produce empath_world")
    assert goods(s) == "pirate_world empath_world"
    assert len(drawn_by(s).split()) >= 3 and told(s, 1, "draws")[:3] == [
        f"draws 0 {s.deck.size() + n}" for n in range(hand_size(s) - 1, hand_size(s) - 4, -1)
    ]
    s = boosting("", "new_sparta", "produce", "consume_trade", options=LAST_ROUND)
    assert hand_size(s) == 3  # no world, but the cards


def test_cards_of_the_bonus_may_pay_for_goods():
    """R11.15, R9.7: they are drawn before powers that take cards of the hand."""
    s = boosting("", "new_sparta universal_exports+good pirate_world asteroid_belt empath_world",
                 "produce", options=LAST_ROUND)  # fmt: skip
    play(s, "produce pirate_world", "produce empath_world")
    assert step(s) == "pay_to_produce" and hand_size(s) == 3

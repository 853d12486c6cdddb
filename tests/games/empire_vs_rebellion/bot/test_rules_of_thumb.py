"""The rules of thumb for Empire vs. Rebellion: advice taken in plain positions."""

import pytest

from starfelt.bots import Seat, make
from starfelt.games.empire_vs_rebellion.bot import planning, questions
from starfelt.games.empire_vs_rebellion.bot.accounts import CHARACTERS, certain, sums
from starfelt.games.empire_vs_rebellion.bot.evaluation import Table, to_win
from starfelt.games.empire_vs_rebellion.bot.powers import POWERS
from tests.games.empire_vs_rebellion.rules.table import EMPIRE, GAME, REBEL, in_words, side, table

YAVIN = "battle_of_yavin"  # four cards, 15
FREEDOM = "diplomatic_freedom"  # three cards, 11
HEART = "heart_of_the_empire"  # four cards, 13
TURN_OVER = [{"step": "turn_over"}]


def choices(*sides, seat=REBEL, **facts):
    """What bots of several seeds answer, in words."""
    s = table(*sides, **facts)
    bots = [make("thumb", GAME.name, seed) for seed in range(8)]
    return {in_words(bot.choose(Seat(GAME, s, seat))) for bot in bots}


def choice(*sides, **facts):
    (found,) = choices(*sides, **facts)
    return found


def asks(step, seat=REBEL, **fields):
    """The question of a power that is being used."""
    return {"open": [{"step": step, "seat": seat, **fields}], "stack": TURN_OVER, "turn": seat}


def known(ready="", strategy="support", **fields):
    """A side whose strategy both have seen, and that has no influence."""
    return side(ready, chosen=strategy, seen=[0, 1], **{"influence": 0, **fields})


# -------------------------------------------------------------------------------- passing, playing
def test_who_is_ahead_passes_and_wins_after_the_opponents_pass():
    mine, theirs = known("military_5 recon_4 diplomacy_5"), known("recon_2 recon_3")
    assert choice(mine, theirs, event=YAVIN, passes=1) == "pass"


def test_who_is_at_the_objective_passes():
    mine = known("military_5 recon_5 diplomacy_5", influence=2)
    assert choice(mine, known("recon_2 recon_3"), event=YAVIN) == "pass"


def test_who_is_behind_plays_after_the_opponents_pass():
    assert choice(known("recon_2"), known("recon_5 recon_4"), event=YAVIN, passes=1) == "play"


def test_a_tie_is_enough_for_whom_the_balance_token_favours():
    mine, theirs = known("the_force_5 recon_4"), known("recon_4 military_5")
    assert choice(mine, theirs, event=FREEDOM, passes=1, balance=0, turn=0) == "pass"
    assert choice(mine, theirs, event=FREEDOM, passes=1, balance=1, turn=0) != "pass"


def test_a_top_card_that_is_known_is_played_only_if_it_fits():
    theirs = known("", exhausted="recon_5 military_5")
    fits = known("the_force_5 recon_4", deck="recon_2", tops=[1, 0, 0])
    assert choice(fits, theirs, event=FREEDOM, passes=1) == "play"
    too_much = known("the_force_5 recon_4", deck="military_5", tops=[1, 0, 0])
    assert choice(too_much, theirs, event=FREEDOM, passes=1) == "use recon_4"  # another top card


def test_nothing_is_spent_on_a_struggle_that_is_lost():
    """No room, and powers that change no total: to ready them would be of no avail."""
    mine = known("", exhausted="recon_2 the_force_2", influence=3)
    theirs = known("recon_4", exhausted="recon_3")
    assert choice(mine, theirs, event="control_of_endor", passes=1) == "pass"


# -------------------------------------------------------------------------------- strategies
def test_who_deceives_passes_behind():
    theirs = known("recon_5 recon_4")
    mine = side("military_2 recon_3", chosen="deception")
    assert choice(mine, theirs, event=YAVIN, passes=1) == "pass"
    mine = side("military_2 recon_3", chosen="support")
    assert choice(mine, theirs, event=YAVIN, passes=1) != "pass"


def test_direct_assault_may_carry_its_owner_past_the_objective():
    theirs = known("recon_5 military_5")
    ahead = known("recon_5 military_4", "direct_assault")
    assert choice(ahead, theirs, event=YAVIN, passes=1) == "pass"  # 11 against 10
    above = known("diplomacy_5 recon_5 military_4", "direct_assault")
    assert choice(above, theirs, event=YAVIN, passes=1) != "pass"  # 16 of 15


def test_the_droids_exchange_a_strategy_for_one_that_wins():
    mine = known("military_4 r2d2_c3po")
    theirs = known("recon_5 military_5 the_force_4", "bureaucracy")
    assert choice(mine, theirs, event=YAVIN, passes=1) == "use r2d2_c3po"
    mine = side("military_4", exhausted="r2d2_c3po", thrown="support", influence=0)
    assert choice(mine, theirs, event=YAVIN, **asks("pick_strategy")) == "pick deception"


def test_palpatine_undoes_deception():
    theirs = known("emperor_palpatine recon_3", "bureaucracy")
    where = {"seat": EMPIRE, "turn": 1, "event": YAVIN, "passes": 1}
    assert choice(known("recon_2", "deception"), theirs, **where) == "use emperor_palpatine"
    assert choice(known("recon_2", "support"), theirs, **where) == "pass"


def test_after_the_last_strategy_all_are_possible():
    used = "bureaucracy deception direct_assault infiltration"
    s = table("recon_5", known("recon_4", "support", used=used), event=YAVIN)
    view = GAME.view(s, REBEL)
    assert dict(Table(view).beliefs) == {"support": 1.0}
    assert dict(Table(view, renewed=True).beliefs)["deception"] == pytest.approx(0.2)


def test_a_pass_behind_makes_deception_likely():
    def chance(passes, theirs):
        s = table("recon_5 military_4", side(theirs), event=YAVIN, passes=passes)
        return dict(Table(GAME.view(s, REBEL)).beliefs)["deception"]

    assert chance(1, "recon_2") > chance(0, "recon_2") == pytest.approx(0.2)
    assert chance(1, "recon_5 military_5") < 0.2


# -------------------------------------------------------------------------------- basic powers
def test_who_is_above_the_objective_comes_down_by_diplomacy():
    mine = known("diplomacy_5 the_force_5 military_4 recon_3")
    theirs = known("recon_5 recon_4")
    assert choice(mine, theirs, event=YAVIN) == "use diplomacy_5"
    mine = known("the_force_5 military_4 recon_3", exhausted="diplomacy_5")
    found = choices(mine, theirs, event=YAVIN, passes=0, **asks("which_own"))
    assert found <= {"discard_own recon_3", "discard_own military_4"}


def test_or_exhausts_a_character():
    mine = known("yoda recon_5 military_5")
    assert choice(mine, known("recon_5 recon_4"), event=FREEDOM) == "use yoda"


def test_who_is_above_the_objective_is_left_alone():
    """Military would help them."""
    mine, theirs = known("military_5 the_force_5"), known("recon_5 recon_4 military_4")
    assert choice(mine, theirs, event=FREEDOM, passes=1) == "pass"
    mine = known("recon_5", exhausted="military_2")
    theirs = known("recon_5 the_force_5 military_4 diplomacy_3")
    found = choice(mine, theirs, event=HEART, **asks("which_opposing"))
    assert found == "discard_opposing diplomacy_3"  # 14 is still above 13


def test_military_takes_what_decides():
    mine = known("the_force_5 recon_2", exhausted="military_4")
    theirs = known("military_5 recon_2", exhausted="the_force_5 recon_3")
    found = choice(mine, theirs, event=YAVIN, **asks("which_opposing"))
    assert found == "discard_opposing military_5"  # and its power with it


def test_the_force_exhausts_the_character_that_leads():
    mine, theirs = known("the_force_3 recon_5"), known("darth_vader recon_3")
    assert choice(mine, theirs, event="control_of_endor", passes=1) == "use the_force_3"
    mine = known("recon_5", exhausted="the_force_3")
    found = choice(mine, theirs, event="control_of_endor", **asks("which_ready"))
    assert found == "exhaust_opposing darth_vader"


def test_recon_leaves_on_top_what_fits():
    mine = known("the_force_5 recon_2", exhausted="recon_4", deck="military_4 yoda")
    mine["tops"] = [2, 0, 0]
    theirs = known("recon_5 recon_4 diplomacy_5")
    found = choice(mine, theirs, event=YAVIN, **asks("which_of_top", owner=REBEL))
    assert found == "discard_from_deck yoda"  # 15 against 14; 17 would be too much


def test_recon_leaves_on_the_opposing_deck_what_does_not_fit():
    mine = known("military_4 diplomacy_5", exhausted="recon_3")
    theirs = known("recon_5 the_force_4", deck="ig88 recon_4", tops=[0, 2, 0])
    found = choice(mine, theirs, event=HEART, **asks("which_of_top", owner=EMPIRE))
    assert found == "discard_from_deck recon_4"  # 13 against 12; 15 would be too much


def test_influence_readies_a_character_that_leads():
    mine = known("recon_3", exhausted="yoda", influence=2)
    theirs = known("recon_5 military_3")
    assert choice(mine, theirs, event="control_of_endor", passes=1) == "ready yoda"


# -------------------------------------------------------------------------------- tables
def test_only_strategies_are_picked_before_a_struggle_and_in_the_midst_of_one():
    twice = set(questions.ADVICE) & set(planning.ADVICE)
    assert twice == {"pick_strategy"}


def test_every_power_and_every_character_is_known():
    kinds = {"military", "diplomacy", "recon", "the_force"}
    assert set(POWERS) == kinds | (CHARACTERS - {"any_6"})
    assert set(planning.CHARACTERS) == CHARACTERS - {"any_6"}


def test_the_chance_to_win_the_game():
    assert to_win(0, 0) == to_win(5, 5) == 0.5
    assert (to_win(7, 6), to_win(6, 8)) == (1.0, 0.0)
    assert to_win(2, 0) + to_win(0, 2) == pytest.approx(1.0)
    assert to_win(6, 3) > to_win(3, 0) > 0.5


def test_sums_of_cards():
    assert sums(certain("recon_3"), 2) == ((6, 1.0),)
    assert dict(sums(((2, 0.5), (6, 0.5)), 2)) == {4: 0.25, 8: 0.5, 12: 0.25}


def test_the_end_that_is_reckoned_is_the_end_that_comes():
    """Every pair of totals and strategies, as the rules resolve it."""
    for mine, theirs, my_strategy, their_strategy, balance in ENDS:
        sides = known(mine, my_strategy), known(theirs, their_strategy)
        s = table(*sides, event=FREEDOM, passes=1, balance=balance, turn=0)
        t = Table(GAME.view(s, REBEL))
        reckoned = t.end(t.me.total, t.foe.total)
        s.answer(REBEL, 0)
        while not any(p.points for p in s.players) and s.round == 1:
            s.answer(s.asked()[0], s.legal(s.asked()[0])[0])
        won = [bool(p.points) for p in s.players]
        expected = 0.5 if won == [False, False] else float(won[REBEL])
        if my_strategy == "bureaucracy" and won[EMPIRE] and t.me.total <= 11:
            expected = t.consolation
        assert reckoned == expected, (mine, theirs, my_strategy, their_strategy)


TOTALS = ("recon_2 the_force_3", "recon_5 the_force_4", "recon_5 military_5", "diplomacy_5 yoda",
          "recon_5 the_force_4 diplomacy_5")  # fmt: skip
STRATEGIES = ("bureaucracy", "deception", "direct_assault", "support")
ENDS = [
    (mine, theirs.replace("yoda", "ig88"), my_strategy, their_strategy, balance)
    for mine in TOTALS
    for theirs in TOTALS
    for my_strategy in STRATEGIES
    for their_strategy in STRATEGIES
    for balance in (0, 1)
]

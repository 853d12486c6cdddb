"""The rules of thumb for Empire vs. Rebellion: plans, powers of characters, and whole games."""

from collections import Counter

import pytest

from starfelt.arena.simulate import derived, simulate
from starfelt.bots import Seat, make
from starfelt.core.rng import FAST, fast
from starfelt.games.empire_vs_rebellion.notation.steps import EVENT_NAMES, STEPS
from tests.games.empire_vs_rebellion.bot.greedy import GreedyWar
from tests.games.empire_vs_rebellion.bot.test_rules_of_thumb import (
    FREEDOM,
    HEART,
    YAVIN,
    asks,
    choice,
    choices,
    known,
)
from tests.games.empire_vs_rebellion.rules.table import EMPIRE, GAME, REBEL, in_words, side, table

PLANNED = [{"step": "planned"}]
PASS = 0


def answers(s, seat=REBEL):
    """What bots of several seeds answer, in words."""
    bots = [make("thumb", GAME.name, seed) for seed in range(8)]
    return {in_words(bot.choose(Seat(GAME, s, seat))) for bot in bots}


def won(event, mine=None, **facts):
    """The Rebel has just won this event with 5 against 4."""
    sides = known("recon_5", "infiltration", **(mine or {})), known("recon_4", "infiltration")
    s = table(*sides, event=event, passes=1, **facts)
    s.answer(REBEL, PASS)
    return s


def totals(s):
    return tuple(side.total for side in GAME.view(s, REBEL).seats)


def whole_turn(s):
    """The bot takes the turn, with all that its power asks; returns the totals after it."""
    seat, bot = s.asked()[0], make("thumb", GAME.name, 1)
    turns = int(s.turns)
    while s.turns == turns:
        s.answer(seat, bot.choose(Seat(GAME, s, seat)))
    return totals(s)


# -------------------------------------------------------------------------------- characters
def test_han_plays_what_is_missing():
    mine = known("recon_4 the_force_3", exhausted="han_solo")
    theirs = known("", exhausted="recon_5 military_3 the_force_4")
    found = choices(mine, theirs, event=HEART, **asks("which_of_deck"))
    assert {words.rpartition("_")[2] for words in found} == {"5"}  # 13 of 13


def test_obi_wan_plays_what_is_missing():
    mine = known("recon_4 the_force_3", exhausted="obi_wan_kenobi", discards="yoda recon_5 recon_2")
    theirs = known("", exhausted="recon_5 military_3 the_force_4")
    found = choice(mine, theirs, event=HEART, **asks("which_of_discards"))
    assert found == "play_from_discards recon_5"


def test_luke_discards_on_both_sides():
    """Above 9 he takes himself away, and an opposing card too where a tie would not do."""
    mine = known("luke_skywalker recon_5 the_force_4")
    theirs = known("", "bureaucracy", exhausted="recon_5 the_force_4")
    where = {"event": "attack_on_echo_base", "turn": REBEL}
    mine_after, theirs_after = whole_turn(table(mine, theirs, balance=EMPIRE, **where))
    assert mine_after == 9
    assert theirs_after in (4, 5)


def test_boba_discards_and_exhausts():
    mine = known("yoda luke_skywalker")
    theirs = known("", exhausted="boba_fett the_force_5")
    s = table(mine, theirs, event=HEART, **asks("discard_or_exhaust", EMPIRE))
    assert whole_turn(s) == (1, 6)


def test_chewbacca_exhausts_the_characters_that_lead():
    mine = known("recon_5", exhausted="chewbacca")
    theirs = known("ig88 darth_vader")
    found = choices(mine, theirs, event=HEART, **asks("may_exhaust", left=2))
    assert found <= {"exhaust_opposing ig88", "exhaust_opposing darth_vader"}
    theirs = known("ig88", exhausted="darth_vader recon_5 the_force_5")
    assert choice(mine, theirs, event=HEART, **asks("may_exhaust", left=1)) == "done"  # above 13


def test_vader_removes_what_leads():
    mine = known("", exhausted="recon_5 the_force_2")
    theirs = known("", exhausted="darth_vader the_force_5")
    where = {"seat": EMPIRE, "event": "control_of_endor", **asks("which_exhausted", EMPIRE)}
    assert choice(mine, theirs, **where) == "discard_opposing recon_5"


def test_jabba_exchanges_a_card_for_one_that_fits():
    mine = known("", exhausted="recon_5 the_force_4 recon_4")
    theirs = known(
        "", exhausted="jabba_the_hutt recon_5 the_force_5 military_2", deck="diplomacy_4"
    )
    theirs["tops"] = [1, 0, 0]
    where = {"seat": EMPIRE, "event": YAVIN, **asks("look_then_discard", EMPIRE, owner=EMPIRE)}
    found = choice(mine, theirs, **where)
    assert found == "discard_own military_2"  # 15 of 15


# -------------------------------------------------------------------------------- plans
def planning(event, mine=(), theirs=(), **facts):
    sides = [side(**dict(mine)), side(**dict(theirs))]
    asked = [{"step": "pick_strategy", "seat": 0}, {"step": "pick_strategy", "seat": 1}]
    return choices(*sides, event=event, open=asked, stack=PLANNED, **facts)


def test_deception_is_kept_for_events_that_matter():
    assert planning(YAVIN) == {"pick deception"}
    assert "pick deception" not in planning(FREEDOM)


def test_an_event_that_may_end_the_game_matters():
    won = "battle_of_hoth battle_of_endor"
    assert planning(FREEDOM, {}, {"won": won}) == {"pick deception"}


def test_a_strategy_that_is_shown_deceives_nobody():
    asked = [{"step": "pick_strategy", "seat": 0}]
    stack = [*PLANNED, {"step": "pick", "owner": 1}, {"step": "show", "owner": 0}]
    mine = side(located=True)
    assert "pick deception" not in choices(mine, side(), event=YAVIN, open=asked, stack=stack)


def test_the_opponents_best_strategy_is_spent_or_discarded():
    asked = [{"step": "pick_for_opponent", "seat": 0}]
    stack = [*PLANNED, {"step": "pick", "owner": 0}]
    theirs = side(infiltrated=True)
    found = choice(side(), theirs, event=FREEDOM, open=asked, stack=stack)
    assert found == "pick_for deception"
    assert answers(won("display_of_power")) == {"discard_strategy deception"}


def test_the_best_characters_are_kept_added_and_not_sent_away():
    s = GAME.start(2, 4, {"rebel": "1"})
    kept = []
    bot = make("thumb", GAME.name, 1)
    while REBEL in s.asked() and s.round == 0:
        act = bot.choose(Seat(GAME, s, REBEL))
        kept.append(GAME.action(act).card)
        s.answer(REBEL, act)
    assert kept == ["han_solo", "lando_calrissian", "luke_skywalker", "r2d2_c3po"]
    reserve = "yoda leia_organa chewbacca obi_wan_kenobi"
    assert answers(won("rebel_uprising", {"reserve": reserve})) == {"add yoda"}
    sent = answers(won("negotiate_with_the_hutts", {"reserve": reserve}))
    assert sent == {"send r2d2_c3po"}


def test_large_events_come_first_while_deception_is_left():
    event = "balance_of_the_force"
    top = ["control_of_endor", "evacuation_of_echo_base", "battle_of_hoth"]
    deck = [name for name in EVENT_NAMES if name not in (*top, event)] + top

    def first(**mine):
        s = won(event, mine, event_deck=deck)
        assert answers(s) == {"look"}
        s.answer(REBEL, make("thumb", GAME.name, 1).choose(Seat(GAME, s, REBEL)))
        return answers(s)

    assert first() == {"next_event battle_of_hoth"}
    assert first(used="deception") == {"next_event control_of_endor"}


# -------------------------------------------------------------------------------- whole games
def play(bots, seed, options=None):
    """A game between two bots; returns the last state."""
    s = GAME.start(2, seed, options, FAST)
    while not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
    return s


def test_it_answers_every_question():
    """Random games meet them all; each kind is answered a few times."""
    answered = Counter()
    bot = make("thumb", GAME.name, 1)
    walker = make("random", GAME.name, 1)
    for number in range(60):
        s = GAME.start(2, number, make=FAST)
        while not s.is_over():
            seat = Seat(GAME, s, s.asked()[0])
            (step,) = [q.step for q in seat.view.asked if q.seat == seat.seat]
            if answered[step] < 5:
                answered[step] += 1
                assert bot.choose(seat) in seat.legal
            s.answer(seat.seat, walker.choose(seat))
    assert set(answered) == set(STEPS.questions)


def test_thumb_beats_random():
    """973 of 1000 games over other seeds."""
    one = simulate(GAME, 2, 20, ["thumb", "random"], seed=2026)
    two = simulate(GAME, 2, 20, ["random", "thumb"], seed=2027)
    assert one["wins_by_bot"]["thumb"] + two["wins_by_bot"]["thumb"] >= 36


def test_thumb_beats_greedy():
    """924 of 1000 games over other seeds; each deal from both seats, each side by both."""
    wins = 0
    for number in range(40):
        bots = [make("thumb", GAME.name, number), GreedyWar(fast(number))]
        place = number % 2
        options = {"rebel": str(1 + number // 2 % 2)}
        s = play(bots[::-1] if place else bots, derived(5, number // 2), options)
        wins += s.returns()[place] == 1
    assert wins >= 32


def test_thumb_beats_random_in_the_tutorial():
    results = Counter()
    for number in range(120):
        bots = [make("thumb", GAME.name, number), make("random", GAME.name, number)]
        place = number % 2
        options = {"tutorial": True, "rebel": str(1 + number // 2 % 2)}
        s = play(bots[::-1] if place else bots, derived(6, number // 2), options)
        results[s.returns()[place]] += 1
    assert results[1] > 3 * results[-1], results


@pytest.mark.parametrize("options", [{"struggle_cap": 1}, {"struggle_cap": 4}, {"cap": 1}])
def test_it_plays_under_every_cap(options):
    for number in range(3):
        s = play([make("thumb", GAME.name, n) for n in (1, 2)], number, options)
        assert s.is_over()


def test_its_struggles_come_to_an_end_by_themselves():
    """Influence and powers could go round and round."""
    longest = 0
    for number in range(6):
        s = GAME.start(2, number, {"struggle_cap": 1000}, FAST)
        bots = [make("thumb", GAME.name, seat) for seat in range(2)]
        while not s.is_over():
            seat = s.asked()[0]
            s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
            longest = max(longest, int(s.turns))
    assert 10 < longest < 120


def test_a_hoard_of_influence_does_not_make_a_struggle_endless():
    """Yoda could be readied and used for ever."""
    mine = known("yoda recon_5", influence=500)
    s = table(mine, known("recon_5 the_force_4"), event="control_of_endor", passes=1)
    bots = [make("thumb", GAME.name, seat) for seat in range(2)]
    turns = 0
    while s.round == 1 and not s.is_over():
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(GAME, s, seat)))
        turns = max(turns, int(s.turns))
    assert turns < 120, in_words(s.legal(s.asked()[0])[0])

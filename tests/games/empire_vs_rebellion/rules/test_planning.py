"""Planning: an event, and strategies that are picked in secret, for each other, at random or first.

What is to happen is worked out here from the rules, for everything that a round can leave behind.
"""

from itertools import product

import pytest

from tests.core.as_sent import as_sent
from tests.games.empire_vs_rebellion.rules.rounds import (
    STRATEGIES,
    begun,
    last_pass,
    pass_out,
    used_but,
)
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    both,
    options_of,
    play,
    told,
)

EFFECT = {None: "battle_of_hoth", "diverted": "create_a_diversion",
          "located": "locate_the_rebel_base"}  # fmt: skip


# -------------------------------------------------------------------------------- the usual way
def test_an_event_is_revealed_before_strategies_are_picked():
    """P1: with its effect, for everybody."""
    s = begun()
    event = GAME.view(s, SPECTATOR).event
    assert told(s, SPECTATOR)[-1] == f"event {s.balance} {event} 1"
    assert sorted(q.step for q in GAME.view(s, REBEL).asked) == ["pick_strategy"] * 2
    assert event not in GAME.write(s)["event_deck"]


def test_both_pick_at_the_same_time_in_secret():
    """P2, S2.2, D9: the opponent learns that a strategy is picked, and no more."""
    s = begun()
    assert s.asked() == [REBEL, EMPIRE]
    for seat in (REBEL, EMPIRE):
        assert options_of(s, seat=seat) == [f"pick {name}" for name in STRATEGIES]
    both(s, "1 pick deception")
    assert told(s, EMPIRE) == ["picks 1 1 deception 0"]
    assert told(s, REBEL) == told(s, SPECTATOR) == ["picks 1 1 0"]
    views = [GAME.view(s, seat).seats[EMPIRE] for seat in (REBEL, EMPIRE, SPECTATOR)]
    assert [shown.chosen for shown in views] == [None, "deception", None]
    assert all(shown.has_chosen and shown.used == () for shown in views)
    both(s, "0 pick deception")
    assert [line.split()[0] for line in told(s, SPECTATOR)] == ["picks", "struggle"]


def test_only_unused_strategies_can_be_picked():
    """P2, P3: used ones lie face up."""
    s = last_pass((5, 4), rebel={"used": "support bureaucracy"})
    left = ["pick direct_assault", "pick infiltration"]
    assert options_of(s, seat=REBEL) == left
    assert options_of(s, seat=EMPIRE) == [f"pick {n}" for n in STRATEGIES if n != "deception"]
    shown = GAME.view(s, SPECTATOR).seats
    assert shown[REBEL].used == ("bureaucracy", "deception", "support")
    assert shown[EMPIRE].used == ("deception",)


def test_the_last_unused_strategy_is_picked_without_asking():
    """O11"""
    s = last_pass((5, 4), rebel={"used": used_but("deception", "support")})
    assert s.asked() == [EMPIRE]
    assert told(s, REBEL)[-1] == "picks 0 0 support 0" and told(s, EMPIRE)[-1] == "picks 0 0 0"


# -------------------------------------------------------------------------------- all combinations
def begin_round(infiltrators, effect, loser, **fields):
    """A round has ended in which these seats chose Infiltration, and this one lost the event."""
    chosen = ["infiltration" if seat in infiltrators else "bureaucracy" for seat in range(2)]
    totals = (4, 5) if loser == REBEL else (5, 4)
    return last_pass(totals, chosen, event=EFFECT[effect], **fields)


def picker_of(owner, infiltrators, diverted):
    """Infiltration beats chance, which beats the owner."""
    if 1 - owner in infiltrators:
        return 1 - owner
    return "chance" if owner == diverted else owner


def wanted_order(infiltrators, effect, loser):
    """The groups of owners whose strategies are picked together, one group after the other."""
    diverted = loser if effect == "diverted" else None
    if effect == "located":
        return [[loser], [1 - loser]]
    pickers = [picker_of(owner, infiltrators, diverted) for owner in range(2)]
    if pickers[0] == pickers[1]:  # one player picks both: the opponent's first
        other = 1 - pickers[0]
        return [[other], [1 - other]]
    return [[0, 1]]


WAYS = [
    (infiltrators, effect, loser)
    for infiltrators, effect, loser in product([(), (0,), (1,), (0, 1)], EFFECT, (0, 1))
    if effect or loser == 0
]


def known(s, owner):
    """Which of Rebel, Empire and a spectator know a strategy."""
    return [GAME.view(s, seat).seats[owner].chosen is not None for seat in (0, 1, SPECTATOR)]


@pytest.mark.parametrize(("infiltrators", "effect", "loser"), WAYS)
def test_who_picks_what_and_when(infiltrators, effect, loser):
    """R13, O9, O10, F9, F10, S16.2, S16.3: all that one round can mean for the next."""
    s = begin_round(infiltrators, effect, loser)
    diverted = loser if effect == "diverted" else None
    groups = wanted_order(infiltrators, effect, loser)
    for n, group in enumerate(groups):
        pickers = {o: picker_of(o, infiltrators, diverted) for o in group}
        people = {o: p for o, p in pickers.items() if p != "chance"}
        assert s.asked() == sorted(people.values())
        drawn = [o for o in group if pickers[o] == "chance"]
        assert all(GAME.view(s, SPECTATOR).seats[o].has_chosen for o in drawn)  # at once
        for owner, picker in people.items():
            verb = "pick" if owner == picker else "pick_for"
            question = as_sent(GAME.view(s, SPECTATOR).asked)
            step = "pick_strategy" if owner == picker else "pick_for_opponent"
            assert {"step": step, "seat": picker} in question
            used = GAME.view(s, picker).seats[owner].used
            free = [name for name in STRATEGIES if name not in used]
            assert options_of(s, seat=picker) == [f"{verb} {name}" for name in free]
        for later in groups[n + 1 :]:
            assert all(not GAME.view(s, SPECTATOR).seats[o].has_chosen for o in later)
        last = list(people.items())[-1:]
        for owner, picker in list(people.items())[:-1]:
            answer(s, picker, owner)
            assert known(s, owner) == [picker == 0, picker == 1, False]
        for owner, picker in last:
            answer(s, picker, owner)
            told_picker = f"picks {picker} {owner} support 0"
            assert told(s, picker, "picks")[0] == told_picker
            assert told(s, SPECTATOR, "picks")[0] == f"picks {picker} {owner} 0"
        if effect == "located" and n == 0:
            assert known(s, loser) == [True, True, True]
            assert told(s, SPECTATOR, "shows") == [f"shows {loser} support 0"]
    for owner in range(2):
        picker = picker_of(owner, infiltrators, diverted)
        shown = effect == "located" and owner == loser
        by_seat = [shown or owner == seat or picker == seat for seat in (0, 1)]
        assert known(s, owner) == [*by_seat, shown]
    assert told(s, SPECTATOR)[-1] == f"struggle {s.balance} 2"
    assert not any(p.infiltrated or p.diverted or p.located for p in s.players)


def answer(s, picker, owner):
    both(s, f"{picker} {'pick' if picker == owner else 'pick_for'} support")


# -------------------------------------------------------------------------------- looking
def test_the_victim_of_infiltration_looks_when_both_are_picked():
    """F9, O9, O10, S16.2"""
    s = begin_round((REBEL,), None, REBEL)
    assert asked(s) == {"step": "pick_for_opponent", "seat": REBEL}
    play(s, "pick_for deception")
    assert GAME.view(s, EMPIRE).seats[EMPIRE].chosen is None
    assert asked(s) == {"step": "pick_strategy", "seat": REBEL}
    play(s, "pick support")
    assert told(s, EMPIRE)[1:] == ["sees_strategy 1 deception 0", f"struggle {s.balance} 2"]
    assert told(s, SPECTATOR) == ["picks 0 0 0", f"struggle {s.balance} 2"]
    assert GAME.view(s, EMPIRE).seats[EMPIRE].chosen == "deception"
    assert GAME.view(s, REBEL).seats[EMPIRE].chosen == "deception"
    play(s, "play", "play")
    assert GAME.view(s, EMPIRE).seats[EMPIRE].chosen == "deception"  # at any time


def test_both_infiltrate_and_nobody_looks_early():
    """F10, S16.3, D11: they pick for each other at once, then look."""
    s = begin_round((0, 1), None, REBEL)
    assert s.asked() == [0, 1]
    both(s, "0 pick_for support")
    assert GAME.view(s, EMPIRE).seats[EMPIRE].chosen is None and told(s, EMPIRE) == ["picks 0 1 0"]
    both(s, "1 pick_for deception")
    assert told(s, REBEL, "sees_strategy") == ["sees_strategy 0 deception 0"]
    assert told(s, EMPIRE, "sees_strategy") == ["sees_strategy 1 support 0"]
    assert told(s, SPECTATOR, "sees_strategy") == []


def test_a_strategy_drawn_at_random_is_any_unused_one():
    """O10: nobody sees it before both are picked, and then its owner."""
    found = set()
    for seed in range(40):
        s = begin_round((), "diverted", EMPIRE, rng=GAME.write(GAME.start(2, seed))["rng"])
        assert "drawn_at_random 1 0" in told(s, SPECTATOR)
        assert known(s, EMPIRE) == [False, False, False]
        both(s, "0 pick support")
        shown = GAME.view(s, EMPIRE).seats[EMPIRE].chosen
        assert told(s, EMPIRE, "sees_strategy") == [f"sees_strategy 1 {shown} 0"]
        assert known(s, EMPIRE) == [False, True, False]
        found.add(shown)
    assert found == {"deception", "direct_assault", "infiltration", "support"}


def test_infiltration_beats_the_draw():
    """R13: the victim's strategy is picked, not drawn."""
    s = begin_round((REBEL,), "diverted", EMPIRE)
    assert asked(s) == {"step": "pick_for_opponent", "seat": REBEL}
    assert told(s, SPECTATOR, "drawn_at_random") == []


def test_a_located_strategy_of_an_infiltrated_player_is_shown():
    """R13: the infiltrator picks it, everybody sees it, then the infiltrator picks the own."""
    s = begin_round((REBEL,), "located", EMPIRE)
    play(s, "pick_for deception")
    assert told(s, SPECTATOR) == ["picks 0 1 0", "shows 1 deception 0"]
    assert asked(s) == {"step": "pick_strategy", "seat": REBEL}


@pytest.mark.parametrize("effect", ["diverted", "located"])
def test_effects_last_for_one_planning_phase(effect):
    """R13: in the round after the next both pick their own, at once and in secret."""
    others = [name for name in GAME.cards[37:] if name not in (EFFECT[effect], "battle_of_hoth")]
    s = begin_round((0, 1), effect, REBEL, event_deck=[*others, "battle_of_hoth"])
    for seat in (0, 1) if effect == "diverted" else (1, 0):  # the loser's is picked first
        both(s, f"{seat} pick_for deception")
    pass_out(s)
    assert s.round == 3
    assert [q.step for q in GAME.view(s, SPECTATOR).asked] == ["pick_strategy"] * 2


def test_nothing_is_pending_after_a_round_that_nobody_won():
    """R13, S13.2: who is above the objective infiltrates nobody, and there is no loser."""
    s = last_pass((9, 9), ("infiltration", "infiltration"), event="create_a_diversion")
    assert not any(p.infiltrated or p.diverted for p in s.players)
    assert [q.step for q in GAME.view(s, SPECTATOR).asked] == ["pick_strategy"] * 2

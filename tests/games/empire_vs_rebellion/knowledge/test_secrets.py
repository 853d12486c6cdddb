"""Who knows what of strategies and events: views and tales of all three kinds of readers."""

import pytest

from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    both,
    options_of,
    play,
    side,
    table,
    told,
)

READERS = (REBEL, EMPIRE, SPECTATOR)
BOTH_PICK = [{"step": "pick_strategy", "seat": 0}, {"step": "pick_strategy", "seat": 1}]


def planning(rebel=None, empire=None, asked=BOTH_PICK, **fields):
    """The middle of a planning phase."""
    return table(side(**(rebel or {})), side(**(empire or {})), open=asked, **fields)


def chosen(s, owner):
    """Which strategy of this side each reader knows to be chosen."""
    return [GAME.view(s, reader).seats[owner].chosen for reader in READERS]


def seen_by(s, owner):
    """Who has seen it: the same for all readers."""
    (seen,) = {GAME.view(s, reader).seats[owner].chosen_seen_by for reader in READERS}
    return seen


def has_chosen(s):
    (both_sides,) = {
        tuple(side.has_chosen for side in GAME.view(s, reader).seats) for reader in READERS
    }
    return both_sides


# -------------------------------------------------------------------------------- planning
def test_a_strategy_is_picked_in_secret():
    s = both(planning(), "0 pick deception")
    assert told(s, REBEL) == ["picks 0 0 deception 0"]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["picks 0 0 0"]
    assert chosen(s, REBEL) == ["deception", None, None] and seen_by(s, REBEL) == (0,)
    assert has_chosen(s) == (True, False)
    both(s, "1 pick support")
    assert told(s, REBEL, "picks", "sees_strategy") == ["picks 1 1 0"]
    assert chosen(s, EMPIRE) == [None, "support", None]
    assert chosen(s, REBEL) == ["deception", None, None]


def test_strategies_are_open_once_they_are_revealed():
    sides = side("military_2", chosen="support"), side("military_3", chosen="deception")
    s = play(table(*sides), "pass", "pass")
    for reader in READERS:
        reveals = ["reveals 0 support 2", "reveals 1 deception 3"]
        assert told(s, reader, "reveals") == reveals
    assert chosen(s, REBEL) == ["support"] * 3 and chosen(s, EMPIRE) == ["deception"] * 3
    assert all(view.chosen_is_open for view in GAME.view(s, SPECTATOR).seats)
    play(s, "done")
    for reader in READERS:
        assert [view.used for view in GAME.view(s, reader).seats] == [("support",), ("deception",)]


def test_infiltration_picks_in_secret_and_the_victim_looks():
    """First for the victim, who doesn't see it yet, then the own one."""
    picking = [{"step": "pick_for_opponent", "seat": 0}]
    steps = [{"step": "planned"}, {"step": "pick", "owner": 0}]
    s = planning({}, {"infiltrated": True}, picking, stack=steps)
    play(s, "pick_for deception")
    assert told(s, REBEL) == ["picks 0 1 deception 0"]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["picks 0 1 0"]
    assert chosen(s, EMPIRE) == ["deception", None, None] and seen_by(s, EMPIRE) == (0,)
    play(s, "pick support")
    assert told(s, EMPIRE, "picks", "sees_strategy") == [
        "picks 0 0 0",
        "sees_strategy 1 deception 0",
    ]
    assert told(s, REBEL, "sees_strategy") == told(s, SPECTATOR, "sees_strategy") == []
    assert chosen(s, EMPIRE) == ["deception", "deception", None]
    assert chosen(s, REBEL) == ["support", None, None] and seen_by(s, EMPIRE) == (0, 1)


def test_both_infiltrate_at_the_same_time():
    picking = [{"step": "pick_for_opponent", "seat": seat} for seat in (0, 1)]
    s = planning({"infiltrated": True}, {"infiltrated": True}, picking)
    both(s, "1 pick_for support")
    assert chosen(s, REBEL) == [None, "support", None]
    assert told(s, REBEL) == ["picks 1 0 0"]
    both(s, "0 pick_for deception")
    assert told(s, REBEL, "sees_strategy") == ["sees_strategy 0 support 0"]
    assert told(s, EMPIRE, "sees_strategy") == ["sees_strategy 1 deception 0"]
    assert chosen(s, REBEL) == ["support", "support", None]
    assert chosen(s, EMPIRE) == ["deception", "deception", None]


def lost(event, **fields):
    """The Rebel loses this event, with 2 against 3."""
    s = table(side("military_2", chosen="bureaucracy"), side("military_3", chosen="bureaucracy"),
              event, **fields)  # fmt: skip
    return play(s, "pass", "pass")


def test_a_strategy_drawn_at_random_is_seen_when_both_are_there():
    s = lost("create_a_diversion")
    for reader in READERS:
        assert told(s, reader, "diverted", "drawn_at_random") == [
            "diverted 0 0",
            "drawn_at_random 0 0",
        ]
        assert told(s, reader, "sees_strategy") == []
    assert has_chosen(s) == (True, False) and chosen(s, REBEL) == [None] * 3
    assert seen_by(s, REBEL) == ()
    play(s, "pick support")
    drawn = GAME.view(s, REBEL).seats[REBEL].chosen
    assert told(s, REBEL, "sees_strategy") == [f"sees_strategy 0 {drawn} 0"]
    assert told(s, EMPIRE, "sees_strategy") == told(s, SPECTATOR, "sees_strategy") == []
    assert chosen(s, REBEL) == [drawn, None, None]


def test_a_located_player_shows_the_strategy_first():
    s = lost("locate_the_rebel_base")
    assert s.asked() == [REBEL] and has_chosen(s) == (False, False)
    play(s, "pick deception")
    for reader in READERS:
        assert told(s, reader, "shows") == ["shows 0 deception 0"]
    assert chosen(s, REBEL) == ["deception"] * 3 and s.asked() == [EMPIRE]
    play(s, "pick support")
    assert chosen(s, EMPIRE) == [None, "support", None]
    assert chosen(s, REBEL) == ["deception"] * 3


@pytest.mark.parametrize(("seat", "card"), [(REBEL, "r2d2_c3po"), (EMPIRE, "emperor_palpatine")])
def test_a_replaced_strategy_is_shown_and_the_new_one_is_not(seat, card):
    """Both replace the Rebel's; what was shown before is secret again."""
    rebel = side("military_2", chosen="deception", seen="everybody")
    sides = [rebel, side("military_3")]
    sides[seat]["ready"].append(card)
    s = play(table(*sides, turn=seat), f"use {card}")
    for reader in READERS:
        assert told(s, reader, "throws_away") == ["throws_away 0 deception 0"]
        assert GAME.view(s, reader).seats[REBEL].thrown == ("deception",)
    assert has_chosen(s) == (False, True) and s.asked() == [REBEL]
    play(s, "pick support")
    assert told(s, REBEL) == ["picks 0 0 support 0"]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["picks 0 0 0"]
    assert chosen(s, REBEL) == ["support", None, None] and seen_by(s, REBEL) == (0,)


def test_the_last_strategy_that_is_left_can_be_guessed_but_is_not_told():
    """It is picked without a question; whoever counts knows it in every world."""
    rebel = side("r2d2_c3po", chosen="deception", used="support infiltration bureaucracy")
    s = play(table(rebel, "military_2"), "use r2d2_c3po")
    assert told(s, EMPIRE, "picks") == ["picks 0 0 0"]
    assert chosen(s, REBEL) == ["direct_assault", None, None]


# -------------------------------------------------------------------------------- events
def next_events(s):
    return [GAME.view(s, reader).next_events for reader in READERS]


def won_balance(**fields):
    """The Empire has won Balance of the Force and may look."""
    return lost("balance_of_the_force", **fields)


def test_the_next_events_are_seen_by_the_winner_alone():
    s = won_balance()
    assert next_events(s) == [(), (), ()]
    third, second, first = GAME.write(s)["event_deck"][-3:]
    play(s, "look")
    sees = [f"sees_event 1 {event} {n}" for n, event in enumerate((first, second, third))]
    assert told(s, EMPIRE) == ["looks_at_events 1 3", *sees]
    assert told(s, REBEL) == told(s, SPECTATOR) == ["looks_at_events 1 3"]
    assert next_events(s) == [(), (first, second, third), ()]
    assert set(options_of(s)) == {f"next_event {event}" for event in (first, second, third)}


@pytest.mark.parametrize(
    "order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
)
def test_the_winner_knows_the_new_order(order):
    s = play(won_balance(), "look")
    seen = GAME.view(s, EMPIRE).next_events
    first, second, third = (seen[n] for n in order)
    play(s, f"next_event {first}")
    assert told(s, EMPIRE) == [f"puts_event 1 {first} 1"]
    assert told(s, REBEL) == told(s, SPECTATOR) == []
    assert next_events(s)[EMPIRE][0] == first
    play(s, f"next_event {second}")
    assert told(s, EMPIRE, "puts_event") == [f"puts_event 1 {second} 2"]
    assert told(s, REBEL, "puts_event") == told(s, SPECTATOR, "puts_event") == []
    assert GAME.view(s, REBEL).event == first  # the next round has begun
    assert next_events(s) == [(), (second, third), ()]


def test_who_does_not_look_knows_nothing():
    s = play(won_balance(), "done")
    for reader in READERS:
        assert told(s, reader, "declines") == ["declines 1 0"]
    assert next_events(s) == [(), (), ()]


def test_what_the_other_knew_of_the_next_events_is_out_of_order():
    s = won_balance()
    s.players[REBEL].events_seen = 2
    assert len(GAME.view(s, REBEL).next_events) == 2
    play(s, "look")
    assert next_events(s)[REBEL] == ()


def test_known_events_are_used_up_round_by_round():
    sides = [side("military_2", events_seen=2), side("military_3", events_seen=1)]
    s = table(*sides)
    first, second, _ = next_events(s)
    assert first[:1] == second and len(first) == 2
    play(s, "pass", "pass")
    assert GAME.view(s, SPECTATOR).event == first[0]
    assert next_events(s) == [first[1:], (), ()]


def test_everybody_sees_events_go_to_the_bottom():
    """Nobody wins where both are above the objective."""
    ready = "luke_skywalker military_5", "ig88 military_5"
    s = play(table(*ready, event="create_a_diversion"), "pass", "pass")
    for reader in READERS:
        assert told(s, reader, "nobody_wins") == ["nobody_wins 0 create_a_diversion 0"]
        assert GAME.view(s, reader).last_events == ("create_a_diversion",)
    assert GAME.write(s)["event_deck"][0] == "create_a_diversion"


def test_the_last_to_go_is_the_lowest():
    s = table("luke_skywalker military_5", "ig88 military_5", "create_a_diversion", bottoms=2)
    before = GAME.view(s, REBEL).last_events
    play(s, "pass", "pass")
    assert GAME.view(s, REBEL).last_events == ("create_a_diversion", *before)


def test_events_that_come_up_are_no_longer_at_the_bottom():
    """When all of the deck has been there before, the next event was known to all."""
    s = table("military_2", "military_3", bottoms=23)
    before = GAME.view(s, REBEL).last_events
    assert len(before) == 23
    play(s, "pass", "pass")
    assert GAME.view(s, REBEL).event == before[-1]
    assert GAME.view(s, REBEL).last_events == before[:-1]


def test_who_looks_at_events_that_were_at_the_bottom_may_reorder_them():
    """So their order is no longer known to all."""
    s = won_balance(bottoms=22)
    before = GAME.view(s, REBEL).last_events
    assert len(before) == 22
    play(s, "look")
    assert GAME.view(s, REBEL).last_events == before[:20]
    assert len(next_events(s)[EMPIRE]) == 3


# -------------------------------------------------------------------------------- the choice
def test_a_half_made_choice_of_characters_is_secret():
    s = GAME.start(2, 3, {"rebel": "1"})
    both(s, "0 keep chewbacca")
    picked = [GAME.view(s, reader).asked for reader in READERS]
    choosing = {(q.seat, *q.picked) for q in picked[REBEL]}
    assert choosing == {(0, "chewbacca"), (1,)}
    for reader in (EMPIRE, SPECTATOR):
        assert {(q.seat, *q.picked) for q in picked[reader]} == {(0,), (1,)}
        assert told(s, reader) == []
    both(s, "0 keep han_solo", "0 keep leia_organa", "0 keep yoda")
    keeps = [f"keeps 0 {card} 0" for card in ("chewbacca", "han_solo", "leia_organa", "yoda")]
    assert told(s, REBEL) == ["has_chosen 0 4", *keeps]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["has_chosen 0 4"]
    for reader in (EMPIRE, SPECTATOR):
        seat = GAME.view(s, reader).seats[REBEL]
        assert (len(seat.possible), seat.inside, seat.outside) == (70, (), ())
        assert (seat.reserve, seat.deck) == (4, 20)

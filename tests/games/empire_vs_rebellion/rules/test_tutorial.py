"""The tutorial of the sheets: one struggle for one event with basic cards alone."""

from itertools import product

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import worth
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    exhausted,
    options_of,
    pile,
    play,
    points,
    ready,
    side,
    table,
    told,
)

TUTORIAL = {"tutorial": True}
OBJECTIVE = 11


def lesson(rebel, empire, **fields):
    return table(rebel, empire, event="escape_from_tatooine", options=TUTORIAL, **fields)


@pytest.mark.parametrize("rebel", ["1", "2"])
def test_the_tutorial_begins_with_the_struggle(rebel):
    """T1, T2, O17: one event, 16 basic cards each, nothing else; the Rebel has the first turn."""
    s = GAME.start(2, 4, {**TUTORIAL, "rebel": rebel})
    seat = int(rebel) - 1
    assert asked(s) == {"step": "your_turn", "seat": seat}
    view = GAME.view(s, SPECTATOR)
    assert (view.event, view.event_deck, view.round) == ("escape_from_tatooine", 0, 1)
    assert view.seats[seat].side == "rebel" and view.seats[1 - seat].side == "empire"
    for n, shown in enumerate(view.seats):
        assert (shown.influence, shown.deck, shown.reserve) == (0, 16, 0)
        assert not shown.has_chosen and shown.ready == ()
        assert sorted(pile(s, "deck", n).split()) == sorted(GAME.cards[:16])
    assert pile(s, "deck") != pile(s, "deck", 1)
    assert told(s, SPECTATOR) == ["shuffles 0 16", "shuffles 1 16", f"struggle {seat} 1"]


def test_decks_of_the_tutorial_are_shuffled():
    """T1"""
    tops = {pile(GAME.start(2, seed, TUTORIAL), "deck").split()[-1] for seed in range(40)}
    assert len(tops) > 10


def test_options_of_the_tutorial():
    """T3, D8: play, use one card's power, or pass; there is no influence to spend."""
    s = lesson(side("military_3", exhausted="recon_2"), "the_force_4")
    assert options_of(s) == ["pass", "play", "use military_3"]
    play(s, "use military_3")
    assert exhausted(s) == "military_3 recon_2" and ready(s, EMPIRE) == ""
    assert s.asked() == [EMPIRE]


def test_a_card_must_be_played_in_the_tutorial_too():
    """T7, R15"""
    assert options_of(GAME.start(2, 4, TUTORIAL)) == ["play"]
    s = play(lesson("military_3", "recon_2"), "use military_3")
    assert options_of(s) == ["play"]


def test_capacity_of_the_tutorial():
    """T3: three cards each."""
    s = lesson(side("military_3 recon_3", exhausted="recon_2"), "the_force_4")
    assert options_of(s, "play") == []


def test_a_struggle_of_the_tutorial_ends_with_two_passes():
    """T4"""
    s = play(lesson("military_3", "recon_2"), "pass", "play", "pass")
    assert not s.is_over()
    assert play(s, "pass").is_over()


def by_the_sheet(totals):
    """Seat of the winner, or a draw, and how it ended."""
    fitting = [seat for seat in (0, 1) if totals[seat] <= OBJECTIVE]
    if not fitting:
        return None, "tutorial_bust"
    if len(fitting) == 1:
        return fitting[0], "tutorial"
    if totals[0] == totals[1]:
        return None, "tutorial_tie"
    return totals.index(max(totals)), "tutorial"


@pytest.mark.parametrize("totals", [*product((2, 10, 11, 12, 13), repeat=2)])
def test_every_end_of_the_tutorial(totals):
    """T5, T6, R15: the highest total that is not above 11 wins; equal ones are a draw."""
    s = lesson(worth(totals[0]), worth(totals[1]), passes=1, turn=1)
    play(s, "pass")
    winner, ending = by_the_sheet(totals)
    assert s.is_over() and s.ending() == ending
    assert GAME.view(s, SPECTATOR).winner == winner
    assert s.returns() == ([0, 0] if winner is None else [1, -1] if winner == 0 else [-1, 1])
    lines = told(s, SPECTATOR)
    assert lines[:3] == ["passes 1 2", f"total 0 {totals[0]}", f"total 1 {totals[1]}"]
    if winner is None:
        assert lines[3:] == ["draw 0 1"] and points(s) == (0, 0)
    else:
        assert lines[3:] == [f"wins_event {winner} escape_from_tatooine 1", f"wins {winner} 1"]
        assert points(s)[winner] == 1


def test_the_tutorial_has_a_turn_cap():
    """O16, R16"""
    s = table(
        "diplomacy_2", side("recon_5"), event="escape_from_tatooine", turns=4,
        options={**TUTORIAL, "struggle_cap": 5},
    )  # fmt: skip
    play(s, "use diplomacy_2")
    kinds = [line.split()[0] for line in told(s, SPECTATOR)]
    assert kinds[:4] == ["uses", "discards", "struggle_cap", "plays"] and s.is_over()


def test_an_empty_deck_of_the_tutorial_is_made_of_the_discards():
    """F2"""
    gone = [card for card in GAME.cards[:16] if card not in ("recon_2", "recon_3")]
    s = lesson(side("recon_2", deck="recon_3", discards=" ".join(gone)), "military_2")
    play(s, "play")
    assert len(pile(s, "deck").split()) == 14 and s.asked() == [EMPIRE]
    assert s.total(REBEL) == 5

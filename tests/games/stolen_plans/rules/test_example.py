"""The example of play on the rule sheet, move by move."""

from tests.games.stolen_plans.rules.table import (
    SPECTATOR,
    discards,
    hand,
    known,
    options_of,
    play,
    public,
    sizes,
    table,
    told,
)

A, B, C = range(3)


def test_the_example_of_play():
    """3.11: A attacks C, who keeps R2-D2 and says so; B steals it, C draws, A steals it from B."""
    steals = "bounty_hunter bounty_hunter bounty_hunter"
    s = table("bounty_hunter jawa", "bounty_hunter", f"r2d2 {steals}", options={"deck": "base"})
    play(s, "play jawa")
    assert options_of(s) == ["target 1", "target 2"]
    play(s, f"target {C}")
    assert options_of(s) == ["done"]  # C has no Defend card
    play(s, "done")
    assert discards(s) == f"jawa {steals}"
    assert hand(s, C) == "r2d2"
    for seat in (A, B, C, SPECTATOR):
        assert [event.seat for event in told(s, seat, "cannot_discard")] == [C]
    assert known(s, A) == known(s, B) == public(s) == [f"r2d2 {C}"]

    assert s.asked() == [B]  # A's turn has ended
    play(s, "play bounty_hunter", f"target {C}")
    assert hand(s, B) == "r2d2"
    assert sizes(s) == [1, 1, 0]
    assert known(s, A) == known(s, C) == public(s) == [f"r2d2 {B}"]  # it was C's only card

    assert s.asked() == [C]
    assert options_of(s) == ["draw"]  # C has no cards left
    play(s, "draw")

    assert options_of(s) == ["draw", "play bounty_hunter"]
    play(s, "play bounty_hunter", f"target {B}")
    assert hand(s, A) == "r2d2"
    assert sizes(s) == [1, 0, 1]
    assert known(s, B) == known(s, C) == public(s) == [f"r2d2 {A}"]
    assert s.asked() == [B]

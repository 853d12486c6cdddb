"""What lies open, and what only some have seen."""

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import last_pass
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    both,
    pile,
    play,
    reserve,
    side,
    table,
)


def middle_of_a_game():
    mine = side(
        "recon_2", exhausted="yoda", discards="luke_skywalker military_4", influence=3,
        won="control_of_endor", used="support", thrown="deception", chosen="infiltration",
        deck="military_5 diplomacy_2 military_2",
    )  # fmt: skip
    return table(mine, side("military_5", chosen="bureaucracy"))


@pytest.mark.parametrize("reader", [REBEL, EMPIRE, SPECTATOR])
def test_what_everybody_sees(reader):
    """V1, R8: play areas, discard piles, points, influence, used strategies, sizes of piles."""
    s = middle_of_a_game()
    shown = GAME.view(s, reader).seats[REBEL]
    assert (shown.ready, shown.exhausted) == (("recon_2",), ("yoda",))
    assert shown.discards == ("military_4", "luke_skywalker")
    assert (shown.influence, shown.points, shown.won) == (3, 1, ("control_of_endor",))
    assert (shown.used, shown.thrown) == (("support",), ("deception",))
    assert (shown.deck, shown.reserve, shown.total) == (16 + 8 - 4 - 4, 4, 3)
    assert shown.has_chosen
    assert GAME.view(s, reader).event_deck == 22


def test_what_is_hidden():
    """V2: the order of decks, reserves, and the chosen strategy."""
    s = middle_of_a_game()
    views = {seat: GAME.view(s, seat) for seat in (REBEL, EMPIRE, SPECTATOR)}
    assert [views[seat].seats[REBEL].chosen for seat in views] == ["infiltration", None, None]
    assert all(view.seats[REBEL].tops == () for view in views.values())
    assert views[REBEL].reserve == tuple(reserve(s).split())
    assert sorted(views[REBEL].deck) == sorted(pile(s, "deck").split())
    assert views[REBEL].deck != tuple(pile(s, "deck").split())  # without its order
    assert views[EMPIRE].seats[REBEL].inside == views[SPECTATOR].seats[REBEL].inside == ()
    assert views[SPECTATOR].reserve == views[SPECTATOR].deck == ()
    assert all(view.next_events == () for view in views.values())


def test_a_character_that_was_seen_is_not_in_reserve():
    """V4: face up, discarded, or milled."""
    s = middle_of_a_game()
    assert GAME.view(s, EMPIRE).seats[REBEL].outside == ("luke_skywalker", "yoda")
    s = table(side("recon_2", deck="chewbacca"), "military_5")
    assert GAME.view(s, EMPIRE).seats[REBEL].outside == ()
    play(s, "play")
    assert GAME.view(s, SPECTATOR).seats[REBEL].outside == ("chewbacca",)
    s = table("recon_2", side("general_veers", deck="boba_fett"), turn=1)
    play(s, "use general_veers")
    assert GAME.view(s, SPECTATOR).seats[EMPIRE].outside == ("boba_fett", "general_veers")


def test_a_look_into_a_deck_is_private():
    """V3: the looker knows more of the reserve than others do."""
    s = table("recon_2", side("military_5", deck="boba_fett recon_5"))
    play(s, "use recon_2", "opposing_deck")
    assert GAME.view(s, REBEL).seats[EMPIRE].outside == ("boba_fett",)
    assert GAME.view(s, SPECTATOR).seats[EMPIRE].outside == ()
    play(s, "discard_from_deck boba_fett")
    assert GAME.view(s, SPECTATOR).seats[EMPIRE].outside == ("boba_fett",)


def test_who_searches_a_deck_knows_the_reserve():
    """V3"""
    s = play(table("recon_2", "ig88", turn=1), "use ig88", "opposing_deck")
    assert GAME.view(s, EMPIRE).seats[REBEL].inside == tuple(reserve(s).split())
    assert GAME.view(s, SPECTATOR).seats[REBEL].inside == ()


def test_who_searches_the_own_deck_tells_nobody_anything():
    """V3"""
    s = play(table("recon_2", "ig88", turn=1), "use ig88", "own_deck")
    assert GAME.view(s, REBEL).seats[EMPIRE].inside == ()


def test_a_secret_move_makes_a_known_character_uncertain():
    """V4: the loser may have sent any of them to the reserve."""
    own = {"ready": "recon_4", "discards": "yoda luke_skywalker"}
    s = last_pass((4, 8), event="fall_of_a_hero", rebel=own)
    assert GAME.view(s, EMPIRE).seats[REBEL].outside == ("luke_skywalker", "yoda")
    play(s, "send yoda")
    assert GAME.view(s, EMPIRE).seats[REBEL].outside == ()
    assert GAME.view(s, EMPIRE).seats[REBEL].inside == ()


def test_a_character_sent_to_the_reserve_by_vader_is_known_there():
    """V4: until its owner may have taken one out."""
    s = table(side("recon_2", exhausted="yoda"), "darth_vader", turn=1)
    play(s, "use darth_vader", "discard_opposing yoda")
    assert GAME.view(s, SPECTATOR).seats[REBEL].inside == ("yoda",)
    s = last_pass((5, 4), ("support", "infiltration"), rebel={
        "ready": "recon_5", "reserve": "yoda", "possible_to_all": [1 << 7],
    })  # fmt: skip
    assert GAME.view(s, EMPIRE).seats[REBEL].inside == ("yoda",)
    both(s, "0 add yoda")
    assert GAME.view(s, EMPIRE).seats[REBEL].inside == ()


# -------------------------------------------------------------------------------- events
def after_balance_of_the_force(*answers, **fields):
    """The Empire has won it, and gives these answers."""
    return play(last_pass((4, 5), event="balance_of_the_force", **fields), *answers)


def test_events_that_the_opponent_may_have_moved_are_no_longer_known():
    """V3: the Rebel knew the next two, and is told of a look only."""
    known = {"events_seen": 2}
    kept = after_balance_of_the_force("done", rebel=known)
    assert len(GAME.view(kept, REBEL).next_events) == 1  # the other one is revealed
    s = after_balance_of_the_force("look", rebel=known)
    assert GAME.view(s, REBEL).next_events == ()
    assert len(GAME.view(s, EMPIRE).next_events) == 3


def test_events_at_the_bottom_are_known_until_they_come_up_or_are_seen():
    """V1, V3: of a deck in which everybody knows all but the order of what was looked at."""
    size = len(GAME.cards[37:]) - 1
    kept = after_balance_of_the_force("done", bottoms=size)
    assert len(GAME.view(kept, SPECTATOR).last_events) == size - 1
    s = after_balance_of_the_force("look", bottoms=size)
    assert len(GAME.view(s, SPECTATOR).last_events) == size - 3

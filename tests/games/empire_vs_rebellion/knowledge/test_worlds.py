"""Other worlds that a seat cannot tell from the true one."""

from collections import Counter
from itertools import combinations

import pytest

from starfelt.core.rng import fast
from tests.games.empire_vs_rebellion.knowledge.test_soundness import GAMES, RUN_DOWN, game
from tests.games.empire_vs_rebellion.notation.midway import MIDWAY
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
    top,
)
from tests.games.playing import check_world, go_on

READERS = (REBEL, EMPIRE, SPECTATOR)


def worlds(s, seat, number):
    return [GAME.resample(s, seat, fast(seed)) for seed in range(number)]


# -------------------------------------------------------------------------------- over games
@pytest.mark.unmeasured
@pytest.mark.parametrize(("prefer", "seed"), GAMES[::3])
def test_worlds_over_whole_games(prefer, seed):
    rng = fast(seed)
    for s, _ in game(seed, prefer):
        check_world(GAME, s, rng.below(3) - 1, rng)  # -1 is a spectator


def fits(s, tracker):
    """Is this world possible for all that the tracker was ever told?"""
    written = GAME.write(s)
    for side_, player in zip(tracker.sides, written["players"], strict=True):
        assert frozenset(player["reserve"]) in side_.reserves
        assert set(player["ready"] + player["exhausted"]) == side_.area
        assert set(player["discards"]) == side_.discards
        deck = player["deck"]
        assert deck[len(deck) - len(side_.tops) :] == side_.tops
        assert frozenset(deck) in side_.decks()
        assert ("chosen" in player) == side_.has_chosen
        assert side_.chosen in (None, player.get("chosen"))
        assert player.get("chosen") not in player["used"] + player["thrown"]
    events = written["event_deck"]
    assert events[::-1][: len(tracker.next_events)] == tracker.next_events
    assert events[: len(tracker.last_events)] == tracker.last_events


@pytest.mark.unmeasured
@pytest.mark.parametrize(("prefer", "seed"), [*GAMES[1::6], *RUN_DOWN])
def test_all_that_a_seat_was_ever_told_stays_true_in_its_worlds(prefer, seed):
    rng = fast(seed)
    for s, trackers in game(seed, prefer):
        for tracker in trackers:
            fits(GAME.resample(s, tracker.reader, rng), tracker)


def test_worlds_can_be_played_to_their_end():
    for number, (s, _) in enumerate(game(2, None)):
        if number % 9 == 0:
            world = GAME.resample(s, number % 3 - 1, fast(number))
            go_on(world, number, 2000)
            assert world.is_over()


# -------------------------------------------------------------------------------- each question
@pytest.mark.unmeasured
@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_worlds_at_each_question(step, s):
    rng = fast(7)
    for seat in READERS:
        for _ in range(4):
            world = check_world(GAME, s, seat, rng)
            go_on(world, 3, 30)


@pytest.mark.parametrize("card", ["recon_2", "ig88"])
def test_who_looks_at_cards_looks_at_those_of_the_world(card):
    """In a world of the other seat the one who looks can answer with what lies there."""
    s = table(side("military_3"), side(f"{card} military_2"), turn=1)
    play(s, f"use {card}", "opposing_deck")
    for world in worlds(s, REBEL, 20) + worlds(s, SPECTATOR, 20):
        acts = world.legal(EMPIRE)
        deck = pile(world, "deck", REBEL).split()
        seen = deck[-2:] if card == "recon_2" else deck
        assert {GAME.action(act).card for act in acts} == set(seen)
        view = GAME.view(world, EMPIRE).seats[REBEL]
        if card == "recon_2":
            assert list(view.tops) == seen
        else:
            assert sorted(view.inside) == sorted(reserve(world).split())
    for world in worlds(s, EMPIRE, 20):
        assert world.legal(EMPIRE) == s.legal(EMPIRE)


def test_who_looks_at_events_looks_at_those_of_the_world():
    s = play(table("military_2", "military_3", "balance_of_the_force"), "pass", "pass", "look")
    for seat in (REBEL, SPECTATOR):
        some = worlds(s, seat, 30)
        assert len({GAME.view(world, EMPIRE).next_events for world in some}) > 20
        for world in some:
            events = {GAME.action(act).card for act in world.legal(EMPIRE)}
            assert events == set(GAME.view(world, EMPIRE).next_events)
    assert {GAME.view(w, EMPIRE).next_events for w in worlds(s, EMPIRE, 20)} == {
        GAME.view(s, EMPIRE).next_events
    }


def test_jabba_sees_the_card_of_the_world():
    s = play(table("military_3", side("jabba_the_hutt"), turn=1), "use jabba_the_hutt", "done")
    for world in worlds(s, REBEL, 30):
        assert GAME.view(world, EMPIRE).seats[EMPIRE].tops == (top(world, EMPIRE),)
    assert len({top(world, EMPIRE) for world in worlds(s, REBEL, 60)}) > 15
    assert {top(world, EMPIRE) for world in worlds(s, EMPIRE, 30)} == {top(s, EMPIRE)}


# -------------------------------------------------------------------------------- what may differ
@pytest.mark.unmeasured
def test_every_possible_reserve_occurs_about_as_often():
    s = table("military_2", side("ig88", discards="boba_fett darth_vader"))
    found = Counter(reserve(world, EMPIRE) for world in worlds(s, REBEL, 600))
    left = [c for c in GAME.cards[24:32] if c not in ("ig88", "boba_fett", "darth_vader")]
    assert set(found) == {" ".join(some) for some in combinations(left, 4)}
    assert min(found.values()) > 70  # 120 expected
    assert {reserve(world) for world in worlds(s, REBEL, 20)} == {reserve(s)}
    assert len({reserve(world) for world in worlds(s, SPECTATOR, 200)}) > 50


def test_a_seat_draws_from_what_it_knows_and_a_spectator_from_what_all_know():
    s = table("military_2", side("ig88", possible_to_foe=[0b10011100, 0b10111000],
                                 reserve="emperor_palpatine general_veers grand_moff_tarkin "
                                         "jabba_the_hutt"))  # fmt: skip
    assert len({reserve(world, EMPIRE) for world in worlds(s, REBEL, 40)}) == 2
    assert len({reserve(world, EMPIRE) for world in worlds(s, SPECTATOR, 400)}) == 35


@pytest.mark.unmeasured
def test_every_order_of_a_deck_occurs():
    """All that can be on top is on top about as often; what is known stays."""
    s = table(side("military_2", deck="recon_2 recon_3 recon_4", tops=[2, 1, 0]), "military_3")
    for seat, depth in ((REBEL, 2), (EMPIRE, 1), (SPECTATOR, 0)):
        some = worlds(s, seat, 400)
        known = ["recon_3", "recon_4"][2 - depth :]
        assert all(pile(w, "deck").split()[-depth:] == known for w in some if depth)
        next_one = Counter(pile(world, "deck").split()[-1 - depth] for world in some)
        deck = 19 if seat == REBEL else 19 + 4
        assert len(next_one) == deck - depth and min(next_one.values()) > 2
    own = worlds(s, REBEL, 10)
    assert {frozenset(pile(world, "deck").split()) for world in own} == {
        frozenset(pile(s, "deck").split())
    }


@pytest.mark.unmeasured
def test_every_strategy_that_is_left_occurs():
    empire = side("military_3", chosen="support", used="deception", thrown="infiltration")
    s = table(side("military_2", chosen="deception"), empire)
    for seat in (REBEL, SPECTATOR):
        found = Counter(GAME.write(w)["players"][EMPIRE]["chosen"] for w in worlds(s, seat, 300))
        assert set(found) == {"support", "bureaucracy", "direct_assault"}
        assert min(found.values()) > 60  # 100 expected
    kept = {GAME.write(w)["players"][REBEL]["chosen"] for w in worlds(s, REBEL, 40)}
    assert kept == {"deception"}
    assert len({GAME.write(w)["players"][REBEL]["chosen"] for w in worlds(s, SPECTATOR, 90)}) == 5


@pytest.mark.parametrize("seen", [[0, 1], "everybody"])
def test_a_strategy_that_was_seen_stays(seen):
    s = table("military_2", side("military_3", chosen="support", seen=seen))
    assert {GAME.write(w)["players"][EMPIRE]["chosen"] for w in worlds(s, REBEL, 40)} == {"support"}
    others = {GAME.write(w)["players"][EMPIRE]["chosen"] for w in worlds(s, SPECTATOR, 90)}
    assert len(others) == (1 if seen == "everybody" else 5)


def test_a_strategy_that_nobody_has_seen_yet_is_open_to_all():
    """It was drawn at random, and its owner looks when both are there."""
    s = play(table("military_2", "military_3", "create_a_diversion"), "pass", "pass")
    for seat in READERS:
        found = {GAME.write(w)["players"][REBEL]["chosen"] for w in worlds(s, seat, 90)}
        assert found == {"deception", "direct_assault", "infiltration", "support"}


@pytest.mark.unmeasured
def test_the_events_keep_what_is_known_of_both_ends():
    s = table(side("military_2", events_seen=2), "military_3", bottoms=3)
    deck = GAME.write(s)["event_deck"]
    for seat, depth in ((REBEL, 2), (EMPIRE, 0), (SPECTATOR, 0)):
        decks = [GAME.write(world)["event_deck"] for world in worlds(s, seat, 200)]
        assert all(d[:3] == deck[:3] and sorted(d) == sorted(deck) for d in decks)
        assert all(d[len(d) - depth :] == deck[len(deck) - depth :] for d in decks)
        assert len({d[-1 - depth] for d in decks}) == len(deck) - 3 - depth
        assert len({d[3] for d in decks}) == len(deck) - 3 - depth


def test_a_half_made_choice_has_not_begun_for_the_others():
    s = GAME.start(2, 3, {"rebel": "1"})
    both(s, "0 keep chewbacca")
    for seat in (EMPIRE, SPECTATOR):
        for world in worlds(s, seat, 10):
            picked = {q.seat: q.picked for q in GAME.view(world, REBEL).asked}
            assert picked == {0: (), 1: ()}
    for world in worlds(s, REBEL, 10):
        picked = {q.seat: q.picked for q in GAME.view(world, REBEL).asked}
        assert picked == {0: ("chewbacca",), 1: ()}


@pytest.mark.unmeasured
def test_characters_that_were_chosen_are_open_to_the_others():
    s = GAME.start(2, 3, {"rebel": "1"})
    both(s, *(f"0 keep {card}" for card in ("chewbacca", "han_solo", "leia_organa", "yoda")))
    assert {reserve(world) for world in worlds(s, REBEL, 20)} == {reserve(s)}
    for seat in (EMPIRE, SPECTATOR):
        assert len({reserve(world) for world in worlds(s, seat, 700)}) == 70


def test_the_others_know_in_a_world_what_everybody_knows():
    rebel = side("military_2", deck=" ".join(("recon_2", "recon_3", "recon_4")), tops=[3, 2, 1],
                 possible_to_foe=[0b11110000], events_seen=2)  # fmt: skip
    s = table(rebel, side("military_3", events_seen=1, deck="recon_5 recon_4", tops=[2, 1, 0]))
    for seat, own, foe in ((REBEL, 3, 1), (EMPIRE, 1, 2), (SPECTATOR, 1, 1)):
        for world in worlds(s, seat, 5):
            p, other = world.players
            assert (p.tops_own, p.tops_foe, p.tops_all) == (own, foe, 1)
            assert len(p.possible_to_foe.reserves) == (1 if seat == EMPIRE else 70)
            assert len(p.possible_to_all.reserves) == 70
            seen = (2 if seat == REBEL else 0, 1 if seat == EMPIRE else 0)
            assert (p.events_seen, other.events_seen) == seen
            expected = {REBEL: (0, 1), EMPIRE: (2, 0), SPECTATOR: (0, 0)}[seat]
            assert (other.tops_own, other.tops_foe) == expected


def test_resampling_leaves_the_state_alone():
    s = GAME.start(2, 5)
    before = s.hash()
    world = GAME.resample(s, 1, fast(1))
    assert s.hash() == before and world.hash() != before
    assert world.rng.numbers() != s.rng.numbers()


@pytest.mark.parametrize("ending", ["points", "cap", "tutorial", "tutorial_tie", "tutorial_bust"])
def test_an_imagined_end(ending):
    s = ended(ending)
    assert s.is_over() and s.ending() == ending
    for seat in READERS:
        check_world(GAME, s, seat, fast(1))
        world = GAME.imagine(GAME.view(s, seat), fast(1))
        assert (world.returns(), world.ending()) == (s.returns(), ending)


def ended(ending):
    tutorial = {"options": {"tutorial": True}, "event": "escape_from_tatooine"}
    bust = "military_4 military_5 recon_4"
    sides = {
        "points": (side("military_5", won="battle_of_yavin battle_of_endor"), "military_3"),
        "cap": ("military_4 military_5", "military_4 military_5"),
        "tutorial": ("military_4", "military_3"),
        "tutorial_tie": ("military_4", "military_4"),
        "tutorial_bust": (bust, bust),
    }[ending]
    fields = tutorial if ending.startswith("tutorial") else {"options": {"cap": 1}}
    if ending == "cap":  # nobody wins, so that the event lies at the bottom
        fields["event"] = "create_a_diversion"
    return play(table(*sides, **fields), "pass", "pass")

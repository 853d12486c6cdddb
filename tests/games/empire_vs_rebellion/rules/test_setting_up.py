"""How a game begins: sides, characters chosen in secret, decks, influence, the balance token."""

from collections import Counter

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.core.as_sent import as_sent
from tests.games.empire_vs_rebellion.rules.rounds import CHARACTERS, IMPERIALS, REBELS, begun
from tests.games.empire_vs_rebellion.rules.table import (
    ACTIONS,
    GAME,
    SPECTATOR,
    both,
    influence,
    options_of,
    pile,
    points,
    reserve,
    told,
)

REBEL_FIRST = {"rebel": "1"}


@pytest.mark.parametrize("seed", range(10))
def test_both_choose_characters_before_anything_else(seed):
    """S1.1, S1.4, S2.2, D14: basic decks, all characters, and two influence each."""
    s = GAME.start(2, seed)
    assert s.asked() == [0, 1]
    view = GAME.view(s, SPECTATOR)
    assert (view.round, view.event, view.event_deck) == (0, None, 24)
    assert as_sent(view.then) == [{"step": "begin"}]
    for seat, shown in enumerate(view.seats):
        assert (shown.influence, shown.points, shown.used) == (2, 0, ())
        assert (shown.deck, shown.reserve) == (16, 8)
        assert shown.ready == shown.exhausted == shown.discards == shown.won == ()
        whose = CHARACTERS[0] if shown.side == "rebel" else CHARACTERS[1]
        assert reserve(s, seat).split() == [*whose]
    assert {shown.side for shown in view.seats} == {"rebel", "empire"}
    counts = dict(zip(GAME.cards, GAME.count_cards(s), strict=True))
    assert all(counts[card] == 2 for card in (*GAME.cards[:16], *GAME.cards[32:37]))
    assert all(counts[card] == 1 for card in (*GAME.cards[16:32], *GAME.cards[37:]))


def test_characters_are_kept_one_by_one_in_ascending_order():
    """S1.2, O12: so that no two ways mean the same four."""
    s = GAME.start(2, 1, REBEL_FIRST)
    assert options_of(s, seat=0) == [f"keep {card}" for card in CHARACTERS[0][:5]]
    both(s, "0 keep han_solo")
    assert options_of(s, seat=0) == [f"keep {card}" for card in CHARACTERS[0][2:6]]
    both(s, "0 keep luke_skywalker")
    wanted = ["keep obi_wan_kenobi", "keep r2d2_c3po"]
    assert options_of(s, seat=0) == wanted
    both(s, "0 keep r2d2_c3po")
    assert options_of(s, seat=0) == ["keep yoda"]  # the last one is kept knowingly
    both(s, "0 keep yoda")
    assert options_of(s, seat=0) == []
    assert reserve(s) == "chewbacca lando_calrissian leia_organa obi_wan_kenobi"
    assert len(pile(s, "deck").split()) == 20
    assert s.asked() == [1]


def test_the_choice_is_secret():
    """S1.2, V2: that it is made is told, and which only to the player."""
    s = GAME.start(2, 1, REBEL_FIRST)
    both(s, *(f"0 keep {card}" for card in REBELS.split()[:3]))
    for seat in (1, SPECTATOR):
        mine = next(q for q in GAME.view(s, seat).asked if q.seat == 0)
        assert as_sent(mine) == {"step": "choose_characters", "seat": 0, "picked": []}
        assert told(s, seat) == []
    both(s, "0 keep leia_organa")
    assert told(s, 1) == told(s, SPECTATOR) == ["has_chosen 0 4"]
    assert told(s, 0) == ["has_chosen 0 4", *(f"keeps 0 {card} 0" for card in REBELS.split())]
    shown = GAME.view(s, 1).seats[0]
    assert (shown.inside, shown.outside, len(shown.possible)) == ((), (), 70)


def test_the_order_in_which_the_two_answer_does_not_matter():
    """S1.2: they choose at the same time."""
    s = GAME.start(2, 5, REBEL_FIRST)
    other = s.clone()
    mine = [f"0 keep {card}" for card in REBELS.split()]
    theirs = [f"1 keep {card}" for card in IMPERIALS.split()]
    both(s, *mine, *theirs)
    both(other, *(words for pair in zip(theirs, mine, strict=True) for words in pair))
    assert s.hash() == other.hash()


def test_the_first_round_begins_with_shuffled_decks():
    """S1.2, S1.3, P1: 20 cards each and four characters in reserve; then an event is revealed."""
    s = begun()
    kinds = [line.split()[0] for line in told(s, SPECTATOR)]
    assert kinds == ["has_chosen", "shuffles", "shuffles", "event"]
    assert told(s, SPECTATOR, "shuffles") == ["shuffles 0 20", "shuffles 1 20"]
    for seat, kept in enumerate((REBELS, IMPERIALS)):
        deck = pile(s, "deck", seat).split()
        assert sorted(deck) == sorted([*GAME.cards[:16], *kept.split()])
        assert set(reserve(s, seat).split()) == set(CHARACTERS[seat]) - set(kept.split())
    view = GAME.view(s, SPECTATOR)
    assert (view.round, view.event_deck) == (1, 23)
    assert s.asked() == [0, 1] and influence(s) == (2, 2) and points(s) == (0, 0)


@pytest.mark.unmeasured
def test_everything_is_shuffled():
    """S1.3, S1.6: every event comes up first, and every card lies on top."""
    events, tops = Counter(), Counter()
    for seed in range(300):
        s = begun(seed)
        events[GAME.view(s, 0).event] += 1
        tops[pile(s, "deck").split()[-1]] += 1
    assert set(events) == set(GAME.cards[37:]) and max(events.values()) < 32  # 12.5 expected
    assert set(tops) == {*GAME.cards[:16], *REBELS.split()} and max(tops.values()) < 36  # 15


def test_sides_and_balance_token_are_random():
    """S1.5, S2.1, D7, O17: unless an option says who is the Rebel."""
    found = Counter()
    for seed in range(200):
        s = GAME.start(2, seed)
        found[GAME.view(s, 0).seats[0].side, s.balance] += 1
    assert len(found) == 4 and all(28 < number < 76 for number in found.values())  # 50 expected
    for option, sides in (("1", ["rebel", "empire"]), ("2", ["empire", "rebel"])):
        tokens = set()
        for seed in range(12):
            s = GAME.start(2, seed, {"rebel": option})
            assert [shown.side for shown in GAME.view(s, 0).seats] == sides
            tokens.add(s.balance)
        assert tokens == {0, 1}


def test_a_character_of_the_other_side_can_not_be_kept():
    s = GAME.start(2, 1, REBEL_FIRST)
    for words in ("keep darth_vader", "keep r2d2_c3po", "pick support", "play"):
        with pytest.raises(IllegalAnswer):
            s.answer(0, ACTIONS[words])

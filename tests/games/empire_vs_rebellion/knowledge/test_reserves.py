"""Which reserves are possible to whom: each way a character comes and goes, seen and unseen."""

from itertools import combinations

import pytest

from starfelt.games.empire_vs_rebellion.rules.reserves import any_of_size, only, possible
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    both,
    options_of,
    play,
    reserve,
    side,
    table,
    told,
)

READERS = (REBEL, EMPIRE, SPECTATOR)
REBELS, IMPERIALS = GAME.cards[16:24], GAME.cards[24:32]
SOME = (
    any_of_size(4), any_of_size(0), any_of_size(8), any_of_size(1), only(0b1010),
    possible([3, 5, 6]), possible([0b11110000, 0b00001111]), possible([]),
)  # fmt: skip


# -------------------------------------------------------------------------------- the sets
def as_sets(reserves):
    return {frozenset(n for n in range(8) if r >> n & 1) for r in reserves.reserves}


def ascending(reserves):
    numbers = list(reserves.reserves)
    return numbers == sorted(set(numbers))


@pytest.mark.parametrize("character", range(8))
@pytest.mark.parametrize("some", SOME)
def test_what_is_seen_of_one_character(some, character):
    sets = as_sets(some)
    outside, left = some.outside(character), some.left(character)
    came = outside.came(character)  # who goes to the reserve was seen outside
    assert as_sets(outside) == {r for r in sets if character not in r}
    assert as_sets(came) == {r | {character} for r in sets if character not in r}
    assert as_sets(left) == {r - {character} for r in sets if character in r}
    assert ascending(outside) and ascending(came) and ascending(left)


@pytest.mark.parametrize("some", SOME)
def test_what_may_have_come_or_gone_unseen(some):
    sets, came, left = as_sets(some), some.one_came(), some.one_left()
    assert as_sets(came) == {r | {n} for r in sets for n in range(8) if n not in r}
    assert as_sets(left) == {r - {n} for r in sets for n in r}
    assert ascending(came) and ascending(left)


def test_reserves_of_a_size():
    for number in range(9):
        assert as_sets(any_of_size(number)) == {
            frozenset(c) for c in combinations(range(8), number)
        }
    assert as_sets(only(5)) == {frozenset((0, 2))}


# -------------------------------------------------------------------------------- in a game
def names(side, reserves):
    characters = REBELS if side == "rebel" else IMPERIALS
    return {frozenset(c for n, c in enumerate(characters) if r >> n & 1) for r in reserves}


def known(s, owner):
    """The possible reserves of a side, to its opponent and to a spectator."""
    shown = [GAME.view(s, reader).seats[owner] for reader in (1 - owner, SPECTATOR)]
    return [names(seat.side, seat.reserves or seat.possible) for seat in shown]


def of_size(number, *without):
    """All reserves of so many Rebels, without these."""
    left = [card for card in REBELS if card not in without]
    return {frozenset(some) for some in combinations(left, number)}


def imperial(number, *without):
    left = [card for card in IMPERIALS if card not in without]
    return {frozenset(some) for some in combinations(left, number)}


def moved(reserves, card):
    """These reserves with this character besides."""
    return {some | {card} for some in reserves}


FOUR = "lando_calrissian obi_wan_kenobi r2d2_c3po yoda"


def rebel(ready="military_2", **fields):
    return side(ready, **{"reserve": FOUR, **fields})


def test_a_character_in_play_or_discarded_is_outside():
    s = table(rebel("luke_skywalker military_2", discards="han_solo"), "military_3")
    assert known(s, REBEL) == [of_size(4, "luke_skywalker", "han_solo")] * 2
    for reader in (EMPIRE, SPECTATOR):
        seat = GAME.view(s, reader).seats[REBEL]
        assert (seat.inside, seat.outside) == ((), ("han_solo", "luke_skywalker"))


def test_a_character_that_is_played_is_outside():
    s = table(rebel(deck="luke_skywalker"), "military_3")
    assert known(s, REBEL) == [of_size(4)] * 2
    play(s, "play")
    assert known(s, REBEL) == [of_size(4, "luke_skywalker")] * 2


def test_veers_shows_a_character():
    s = table("military_2", side("general_veers", deck="ig88"), turn=1)
    play(s, "use general_veers")
    assert known(s, EMPIRE) == [imperial(4, "general_veers", "ig88")] * 2


def test_a_character_stays_outside_when_it_is_shuffled_back():
    """Also from the discard pile to the deck, and in a new round."""
    s = table(rebel("military_2 luke_skywalker", chosen="bureaucracy"), "military_3")
    play(s, "use luke_skywalker", "discard_own luke_skywalker", "done")
    assert known(s, REBEL) == [of_size(4, "luke_skywalker")] * 2
    play(s, "pass", "pass")
    assert GAME.view(s, REBEL).seats[REBEL].discards == ()
    assert known(s, REBEL) == [of_size(4, "luke_skywalker")] * 2


@pytest.mark.parametrize("gone", ["luke_skywalker", "military_5"])
def test_recon_shows_characters_to_who_looks(gone):
    """The other learns of the one that is discarded alone."""
    s = table(rebel(deck="luke_skywalker military_5"), "recon_2 military_3", turn=1)
    play(s, "use recon_2", "opposing_deck")
    assert known(s, REBEL) == [of_size(4, "luke_skywalker"), of_size(4)]
    assert GAME.view(s, EMPIRE).seats[REBEL].outside == ("luke_skywalker",)
    play(s, f"discard_from_deck {gone}")
    to_all = of_size(4, "luke_skywalker") if gone == "luke_skywalker" else of_size(4)
    assert known(s, REBEL) == [of_size(4, "luke_skywalker"), to_all]


def test_a_look_at_the_own_deck_shows_the_others_nothing():
    s = table(rebel("recon_2 military_2", deck="luke_skywalker military_5"), "military_3")
    play(s, "use recon_2", "own_deck", "discard_from_deck military_5")
    assert known(s, REBEL) == [of_size(4)] * 2


def test_who_searches_a_deck_knows_the_reserve():
    s = table(rebel(), "ig88", turn=1)
    play(s, "use ig88", "opposing_deck")
    assert known(s, REBEL) == [{frozenset(FOUR.split())}, of_size(4)]
    seat = GAME.view(s, EMPIRE).seats[REBEL]
    assert set(seat.inside) == set(FOUR.split()) and len(seat.outside) == 4
    assert GAME.view(s, SPECTATOR).seats[REBEL].inside == ()
    play(s, "discard_from_deck chewbacca", "put_on_top military_4")
    assert known(s, REBEL) == [{frozenset(FOUR.split())}, of_size(4, "chewbacca")]


def test_who_searches_the_own_deck_shows_nothing():
    s = table("military_2", side("ig88"), turn=1)
    play(s, "use ig88", "own_deck", "discard_from_deck military_4", "put_on_top military_5")
    assert known(s, EMPIRE) == [imperial(4, "ig88")] * 2


def test_when_all_four_were_seen_the_reserve_is_known():
    four = "chewbacca han_solo leia_organa luke_skywalker"
    s = table(rebel("chewbacca han_solo", discards="leia_organa", deck="luke_skywalker"), "ig88")
    assert len(known(s, REBEL)[0]) == 5
    play(s, "play")
    assert known(s, REBEL) == [{frozenset(FOUR.split())}] * 2
    for reader in READERS:
        seat = GAME.view(s, reader).seats[REBEL]
        assert set(seat.inside) == set(FOUR.split()) and set(seat.outside) == set(four.split())


# -------------------------------------------------------------------------------- Leia, Support
def test_a_character_added_unseen():
    """Those seen outside stay outside; any other may be the one."""
    s = table(rebel("leia_organa luke_skywalker", possible_to_foe=[0b11100100]), "military_3")
    foe, to_all = known(s, REBEL)
    assert foe == {frozenset(FOUR.split())} and to_all == of_size(
        4, "leia_organa", "luke_skywalker"
    )
    play(s, "use leia_organa", "add yoda")
    assert told(s, REBEL, "adds") == ["adds 0 yoda 3"]
    assert told(s, EMPIRE, "adds") == told(s, SPECTATOR, "adds") == ["adds 0 3"]
    three = {frozenset(some) for some in combinations(FOUR.split(), 3)}
    assert known(s, REBEL) == [three, of_size(3, "leia_organa", "luke_skywalker")]
    assert reserve(s) == "lando_calrissian obi_wan_kenobi r2d2_c3po"


def test_a_character_played_from_the_reserve():
    s = table(rebel("leia_organa luke_skywalker"), "military_3")
    play(s, "use leia_organa", "play_from_reserve yoda")
    for reader in READERS:
        assert told(s, reader, "plays_from_reserve") == ["plays_from_reserve 0 yoda 3"]
    assert known(s, REBEL) == [of_size(3, "leia_organa", "luke_skywalker", "yoda")] * 2


def support(**fields):
    """Both have chosen Support."""
    rebels = rebel("military_2 luke_skywalker", chosen="support")
    return table(rebels, side("military_3 ig88", chosen="support"), **fields)


def test_support_adds_unseen_on_both_sides():
    s = both(play(support(), "pass", "pass"), "1 done", "0 add yoda")
    assert told(s, REBEL, "adds", "declines") == ["adds 0 yoda 3"]
    assert told(s, EMPIRE, "adds") == ["adds 0 3"]
    assert known(s, REBEL) == [of_size(3, "luke_skywalker")] * 2
    assert known(s, EMPIRE) == [imperial(4, "ig88")] * 2


@pytest.mark.parametrize("event", ["occupation_of_cloud_city", "rebel_uprising"])
def test_events_add_unseen(event):
    s = table(rebel("military_4", chosen="bureaucracy"), "military_3", event)
    play(s, "pass", "pass")
    assert asked(s)["step"] == "may_add"
    play(s, "add yoda")
    assert told(s, REBEL, "adds") == ["adds 0 yoda 3"] and told(s, EMPIRE, "adds") == ["adds 0 3"]
    assert known(s, REBEL) == [of_size(3)] * 2


# -------------------------------------------------------------------------------- to the reserve
@pytest.mark.parametrize(
    ("event", "mine"), [("fall_of_a_hero", 2), ("negotiate_with_the_hutts", 4)]
)
def test_a_character_sent_unseen(event, mine):
    """Even one that everybody has just seen in play: it may be any other."""
    s = table(rebel(f"military_{mine}", discards="luke_skywalker"), "military_3", event)
    play(s, "pass", "pass")
    assert known(s, REBEL) == [of_size(4, "luke_skywalker")] * 2
    assert set(options_of(s)) == {f"send {card}" for card in REBELS if card not in FOUR.split()}
    play(s, "send luke_skywalker")
    assert told(s, REBEL, "sends") == ["sends 0 luke_skywalker 5"]
    assert told(s, EMPIRE, "sends") == told(s, SPECTATOR, "sends") == ["sends 0 5"]
    before = of_size(4, "luke_skywalker")
    assert known(s, REBEL) == [{r | {c} for r in before for c in REBELS if c not in r}] * 2
    assert "luke_skywalker" in reserve(s)


def test_a_character_sent_from_the_discard_pile_is_not_seen_to_leave_it():
    """Tales and views are the same whichever is sent."""
    seen = []
    for card in ("luke_skywalker", "han_solo"):
        s = table(
            rebel(discards="luke_skywalker", ready="military_2"), "military_3", "fall_of_a_hero"
        )
        play(s, "pass", "pass", f"send {card}")
        seen.append([(told(s, reader), GAME.view(s, reader)) for reader in (EMPIRE, SPECTATOR)])
    assert seen[0] == seen[1]


def test_vader_removes_for_everybody_to_see():
    s = table(rebel("military_2", exhausted="luke_skywalker"), side("darth_vader"), turn=1)
    play(s, "use darth_vader", "discard_opposing luke_skywalker")
    for reader in READERS:
        assert told(s, reader, "to_reserve") == ["to_reserve 1 0 luke_skywalker 0"]
    assert known(s, REBEL) == [moved(of_size(4, "luke_skywalker"), "luke_skywalker")] * 2
    assert "luke_skywalker" in GAME.view(s, SPECTATOR).seats[REBEL].inside


def test_vader_removes_himself():
    s = table("military_2", side("darth_vader"), turn=1)
    play(s, "use darth_vader")
    assert known(s, EMPIRE) == [moved(imperial(4, "darth_vader"), "darth_vader")] * 2


# -------------------------------------------------------------------------------- one after another
def test_seen_to_come_then_one_goes_unseen():
    """Luke goes to the reserve, then Leia adds somebody: he or any of the others."""
    s = table(
        rebel("leia_organa military_2", exhausted="luke_skywalker"), side("darth_vader"), turn=1
    )
    play(s, "use darth_vader", "discard_opposing luke_skywalker")
    play(s, "use leia_organa", "add yoda")
    five = moved(of_size(4, "luke_skywalker", "leia_organa"), "luke_skywalker")
    assert known(s, REBEL) == [{r - {card} for r in five for card in r}] * 2


def test_what_is_known_of_reserves_stays_from_round_to_round():
    s = table(rebel("luke_skywalker", possible_to_foe=[0b11100100]), "military_3")
    play(s, "pass", "pass")
    assert GAME.view(s, REBEL).round == 2
    assert known(s, REBEL) == [{frozenset(FOUR.split())}, of_size(4, "luke_skywalker")]


def test_all_are_outside_or_all_inside():
    s = table(side("military_2", reserve=" ".join(REBELS)), side("military_3", reserve=""))
    assert known(s, REBEL) == [{frozenset(REBELS)}] * 2
    assert known(s, EMPIRE) == [{frozenset()}] * 2
    assert GAME.view(s, SPECTATOR).seats[EMPIRE].outside == IMPERIALS

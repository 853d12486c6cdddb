"""Who knows what of decks, strategies and events: views and tales of all three kinds of readers."""

from itertools import product

import msgspec
import pytest

from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    pile,
    play,
    side,
    table,
    told,
)

READERS = (REBEL, EMPIRE, SPECTATOR)
TOP = ["military_5", "diplomacy_5", "recon_5", "the_force_5"]  # of a deck, the top one first
DECK = " ".join(reversed(TOP))
DEPTHS = [(own, foe, open_) for own, foe in product(range(4), repeat=2) for open_ in range(4)
          if open_ <= min(own, foe)]  # fmt: skip


def tops(s, owner, reader):
    """What a reader knows to lie on top of a deck, the top one first."""
    return list(reversed(GAME.view(s, reader).seats[owner].tops))


def depths(s, owner):
    """How much the owner, the opponent and everybody know of a deck."""
    return [len(tops(s, owner, reader)) for reader in (owner, 1 - owner, SPECTATOR)]


def all_tops(s, owner):
    return [tops(s, owner, reader) for reader in (owner, 1 - owner, SPECTATOR)]


# -------------------------------------------------------------------------------- the whole view
def test_what_everybody_sees():
    rebel = side("recon_2 luke_skywalker", "military_5", "yoda", "diplomacy_3", influence=1,
                 reserve="chewbacca han_solo lando_calrissian", chosen="deception",
                 used="support", thrown="infiltration", tops=[1, 1, 1])  # fmt: skip
    empire = side("ig88", won="control_of_endor", located=False, influence=7)
    s = table(rebel, empire, "battle_of_hoth", round=4, turns=6, passes=1, balance=1, turn=0)
    whole = msgspec.to_builtins(GAME.view(s, SPECTATOR))
    assert whole.pop("options") == GAME.defaults
    for seat in whole["seats"]:
        assert len(seat.pop("possible")) == (20 if seat["side"] == "rebel" else 35)
    assert whole == {
        "seat": -1, "round": 4, "event": "battle_of_hoth", "event_deck": 22, "balance": 1,
        "turn": 0, "turns": 6, "passes": 1, "then": (),
        "asked": ({"step": "your_turn", "seat": 0},),
        "seats": (
            {
                "side": "rebel", "influence": 1, "points": 0, "won": (), "total": 13,
                "ready": ("recon_2", "luke_skywalker"), "exhausted": ("military_5",),
                "discards": ("yoda",), "deck": 17, "reserve": 3, "used": ("support",),
                "thrown": ("infiltration",), "tops": ("diplomacy_3",), "open_tops": 1,
                "outside": ("luke_skywalker", "yoda"), "has_chosen": True, "chosen_seen_by": (0,),
            },
            {
                "side": "empire", "influence": 7, "points": 1, "won": ("control_of_endor",),
                "total": 6, "ready": ("ig88",), "exhausted": (), "discards": (), "deck": 19,
                "reserve": 4, "used": (), "outside": ("ig88",), "has_chosen": True,
                "chosen_seen_by": (1,),
            },
        ),
    }  # fmt: skip


@pytest.mark.parametrize("seat", [REBEL, EMPIRE])
def test_a_seat_sees_its_reserve_deck_and_strategy_besides(seat):
    s = table(side("recon_2", chosen="deception"), side("ig88", chosen="support"))
    mine, all_see = (msgspec.to_builtins(GAME.view(s, reader)) for reader in (seat, SPECTATOR))
    assert sorted(mine["reserve"]) == sorted(pile(s, "reserve", seat).split())
    assert mine["deck"] == tuple(sorted(mine["deck"], key=GAME.cards.index))
    assert sorted(mine["deck"]) == sorted(pile(s, "deck", seat).split())
    differing = {key for key in mine if mine[key] != all_see.get(key)}
    assert differing == {"seat", "seats", "reserve", "deck"}
    assert mine["seats"][1 - seat] == all_see["seats"][1 - seat]
    own, shown = mine["seats"][seat], all_see["seats"][seat]
    assert {key for key in own if own[key] != shown.get(key)} == {"chosen", "inside", "outside"}
    assert mine["seats"][seat]["chosen"] == ("deception", "support")[seat]


def test_hidden_orders_reserves_and_strategies_are_nowhere_in_a_view():
    first = table("recon_2", side("military_2", deck="recon_3 recon_4", chosen="support",
                                  reserve="ig88 boba_fett darth_vader"))  # fmt: skip
    other = table("recon_2", side("military_2", deck="recon_4 recon_3", chosen="deception",
                                  reserve="jabba_the_hutt boba_fett general_veers"))  # fmt: skip
    for reader in (REBEL, SPECTATOR):
        assert GAME.view(first, reader) == GAME.view(other, reader)
        assert GAME.features(first, reader) == GAME.features(other, reader)
    assert GAME.view(first, EMPIRE) != GAME.view(other, EMPIRE)


# -------------------------------------------------------------------------------- Recon
@pytest.mark.unmeasured
@pytest.mark.parametrize("known", DEPTHS)
@pytest.mark.parametrize("gone", [0, 1])
@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_recon_from_all_that_may_have_been_known(owner, gone, known):
    """Who looks knows two cards, then all know which one went; the rest stays in its order."""
    deck = {"deck": DECK, "tops": list(known)}
    sides = [side("recon_2 military_2"), side("military_3")]
    sides[owner] |= side(" ".join(sides[owner]["ready"]), **deck)
    s = play(table(*sides), "use recon_2", "own_deck" if owner == REBEL else "opposing_deck")
    before = [TOP[:n] for n in known]
    before[0 if owner == REBEL else 1] = TOP[: max(2, known[0 if owner == REBEL else 1])]
    assert all_tops(s, owner) == before
    play(s, f"discard_from_deck {TOP[gone]}")
    assert all_tops(s, owner) == [[c for c in cards if c != TOP[gone]] for cards in before]


@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_what_is_told_of_recon(owner):
    sides = [side("recon_2"), side("military_3")]
    sides[owner] |= {"deck": DECK.split()}
    s = play(table(*sides), "use recon_2", "own_deck" if owner == REBEL else "opposing_deck")
    looks = f"looks 0 {owner} 2"
    assert told(s, REBEL) == [
        looks,
        f"sees 0 {owner} military_5 1",
        f"sees 0 {owner} diplomacy_5 2",
    ]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == [looks]
    assert asked(s) == {"step": "which_of_top", "seat": 0, "owner": owner}
    play(s, "discard_from_deck diplomacy_5")
    for reader in READERS:
        assert told(s, reader) == [f"discards_from_deck 0 {owner} diplomacy_5 0"]


# -------------------------------------------------------------------------------- a last card
BASICS = GAME.cards[:16]
HUNTERS = "ig88 boba_fett darth_vader jabba_the_hutt"
OFFICERS = "admiral_piett emperor_palpatine general_veers grand_moff_tarkin"


def last_card(seen=HUNTERS, **fields):
    """The Empire's deck has run down to one card, Military 3; Rebel and Empire have Recon."""
    gone = [c for c in BASICS if c not in ("recon_2", "military_3")]
    empire = side("recon_2", discards=" ".join([*gone, *seen.split()]), reserve=OFFICERS, **fields)
    return table("recon_2 luke_skywalker", empire)


def test_a_last_card_is_known_by_counting_where_the_reserve_is():
    """All four of the Empire's characters lie face up: what is left can be but one card."""
    s = last_card()
    assert pile(s, "deck", EMPIRE) == "military_3"
    play(s, "use recon_2", "opposing_deck")
    assert told(s, EMPIRE) == ["shuffles_under 1 19", "looks 0 1 2"]
    assert [t[:1] for t in all_tops(s, EMPIRE)] == [["military_3"]] * 3
    second = tops(s, EMPIRE, REBEL)[1]
    play(s, f"discard_from_deck {second}")
    assert all_tops(s, EMPIRE) == [["military_3"]] * 3


def test_a_last_card_that_is_discarded_is_gone():
    s = play(last_card(), "use recon_2", "opposing_deck", "discard_from_deck military_3")
    assert depths(s, EMPIRE) == [0, 1, 0]


def test_the_owner_alone_knows_a_last_card_while_the_reserve_is_open():
    """The last card may be any of five characters for those who don't know the reserve."""
    gone = " ".join(c for c in BASICS if c != "recon_2")
    empire = side("recon_2", discards=f"{gone} boba_fett darth_vader jabba_the_hutt",
                  deck="ig88", reserve=OFFICERS)  # fmt: skip
    s = table("recon_2 luke_skywalker", empire)
    assert len(GAME.view(s, REBEL).seats[EMPIRE].possible) == 5
    play(s, "use recon_2", "opposing_deck")
    assert [t[:1] for t in all_tops(s, EMPIRE)] == [["ig88"], ["ig88"], []]


def test_what_was_known_of_a_last_card_stays_known():
    s = play(last_card(tops=[1, 1, 1]), "use recon_2", "own_deck")
    assert depths(s, EMPIRE) == [1, 1, 1]
    s = play(last_card(tops=[1, 1, 1]), "use recon_2", "opposing_deck")
    assert depths(s, EMPIRE) == [1, 2, 1]


# -------------------------------------------------------------------------------- IG-88
@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_ig88_knows_the_card_that_goes_on_top(owner):
    """What was known of the deck before is shuffled away; what is left is one seat's alone."""
    sides = [side("military_2 luke_skywalker"), side("ig88")]
    sides[owner] |= {"deck": DECK.split(), "tops": [3, 3, 3]}
    which = "own_deck" if owner == EMPIRE else "opposing_deck"
    s = play(table(*sides, turn=1), "use ig88", which)
    characters = GAME.cards[16:24] if owner == REBEL else GAME.cards[24:]
    in_deck = [card for card in pile(s, "deck", owner).split() if card in characters]
    number = len(pile(s, "deck", owner).split())
    found = [f"finds 1 0 {card} 0" for card in characters if card in in_deck]
    assert told(s, EMPIRE) == [f"searches 1 {owner} {number}", *(found if owner == REBEL else [])]
    assert told(s, REBEL) == told(s, SPECTATOR) == [f"searches 1 {owner} {number}"]
    play(s, "discard_from_deck diplomacy_5")
    assert all_tops(s, owner) == [["military_5", "recon_5"]] * 3
    for reader in READERS:
        assert told(s, reader) == [f"discards_from_deck 1 {owner} diplomacy_5 0"]
    play(s, "put_on_top recon_3")
    shuffled = f"shuffles {owner} {number - 2}"
    assert told(s, EMPIRE) == [shuffled, f"puts_on_top 1 {owner} recon_3 0"]
    assert told(s, REBEL) == told(s, SPECTATOR) == [shuffled, f"puts_on_top 1 {owner} 0"]
    known = {EMPIRE: ["recon_3"], REBEL: [], SPECTATOR: []}
    assert {reader: tops(s, owner, reader) for reader in READERS} == known
    assert pile(s, "deck", owner).endswith("recon_3")


@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_a_card_that_ig88_discards_leaves_those_around_it_known(gone):
    sides = [side("military_2", deck=DECK, tops=[2, 3, 1]), side("ig88")]
    s = play(table(*sides, turn=1), "use ig88", "opposing_deck", f"discard_from_deck {TOP[gone]}")
    kept = [[card for card in TOP[:n] if card != TOP[gone]] for n in (2, 3, 1)]
    assert all_tops(s, REBEL) == kept


# -------------------------------------------------------------------------------- Jabba, Piett
def jabba(**fields):
    empire = side("jabba_the_hutt military_2", deck=DECK, **fields)
    return play(table("military_3", empire, turn=1), "use jabba_the_hutt")


def test_jabba_looks_alone():
    s = jabba()
    assert told(s, EMPIRE, "looks", "sees") == ["looks 1 1 1", "sees 1 1 military_5 1"]
    assert told(s, REBEL, "looks", "sees") == told(s, SPECTATOR, "looks", "sees") == ["looks 1 1 1"]
    assert depths(s, EMPIRE) == [1, 0, 0]
    play(s, "done", "done")
    assert all_tops(s, EMPIRE) == [["military_5"], [], []]
    assert depths(jabba(tops=[3, 2, 1]), EMPIRE) == [3, 2, 1]


def test_the_card_that_jabba_plays_is_known_no_longer():
    s = play(jabba(tops=[2, 2, 0]), "done", "play")
    assert all_tops(s, EMPIRE) == [["diplomacy_5"], ["diplomacy_5"], []]
    for reader in READERS:
        assert told(s, reader, "plays") == ["plays 1 military_5 17"]


@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_everybody_sees_what_piett_returns(owner):
    """It lies on what was known before; several lie on each other."""
    sides = [side("military_2"), side("admiral_piett", influence=2)]
    own = {"deck": DECK.split(), "discards": ["recon_4", "recon_3"], "tops": [1, 2, 0]}
    sides[owner] |= own
    verb = "return_own" if owner == EMPIRE else "return_opposing"
    s = play(table(*sides, turn=1), "use admiral_piett", f"{verb} recon_4")
    for reader in READERS:
        assert told(s, reader) == [f"returns 1 {owner} recon_4 0"]
    assert all_tops(s, owner) == [["recon_4", *TOP[:1]], ["recon_4", *TOP[:2]], ["recon_4"]]
    play(s, "pass", "ready admiral_piett", "pass", "use admiral_piett")
    third = [["recon_3", "recon_4", *TOP[:1]], ["recon_3", "recon_4", *TOP[:2]]]
    assert all_tops(s, owner) == [*third, ["recon_3", "recon_4"]]
    assert GAME.view(s, SPECTATOR).seats[owner].open_tops == 2


# -------------------------------------------------------------------------------- draws, shuffles
def test_a_card_that_is_played_uses_up_knowledge():
    s = table(side("military_2", deck=DECK, tops=[3, 1, 0]), "military_3")
    play(s, "play")
    assert all_tops(s, REBEL) == [["diplomacy_5", "recon_5"], [], []]
    play(s, "pass", "play")
    assert depths(s, REBEL) == [1, 0, 0]


def test_veers_uses_up_knowledge():
    empire = side("general_veers", deck=DECK, tops=[2, 1, 1])
    s = play(table("military_2 luke_skywalker", empire, turn=1), "use general_veers")
    for reader in READERS:
        assert told(s, reader, "mills") == ["mills 1 military_5 5"]
    assert all_tops(s, EMPIRE) == [["diplomacy_5"], [], []]


def test_lando_plays_what_was_known():
    s = table(side("lando_calrissian military_2", deck=DECK, tops=[3, 2, 1]), "military_3")
    play(s, "use lando_calrissian", "discard_own military_2", "discard_own lando_calrissian")
    assert told(s, EMPIRE, "plays") == ["plays 0 military_5 17", "plays 0 diplomacy_5 16"]
    assert all_tops(s, REBEL) == [["recon_5"], [], []]


@pytest.mark.parametrize(
    "answers",
    [
        ["use han_solo", "play_from_deck recon_4"],
        ["use leia_organa", "add yoda"],
    ],
)
def test_nothing_is_known_of_a_shuffled_deck(answers):
    rebel = side("han_solo leia_organa", deck=DECK, tops=[2, 2, 2])
    s = play(table(rebel, "military_3"), *answers)
    assert depths(s, REBEL) == [0, 0, 0]
    assert told(s, SPECTATOR, "shuffles") == [f"shuffles 0 {s.players[0].deck.size()}"]


def test_a_deck_that_has_run_out_is_shuffled_anew():
    """Known cards too: the deck is made of the discard pile, of which all know every card."""
    gone = " ".join(c for c in BASICS if c not in ("recon_2", "military_3"))
    reserve = "chewbacca lando_calrissian leia_organa obi_wan_kenobi"
    rebel = side("recon_2", discards=f"{gone} luke_skywalker han_solo yoda r2d2_c3po",
                 reserve=reserve, tops=[1, 1, 1])  # fmt: skip
    s = play(table(rebel, "military_3"), "play")
    assert told(s, EMPIRE) == ["plays 0 military_3 0", "shuffles 0 18"]
    assert depths(s, REBEL) == [0, 0, 0] and pile(s, "discards") == ""


def test_a_new_round_forgets_the_decks():
    rebel, empire = (side(ready, deck=DECK, tops=[3, 2, 1]) for ready in ("recon_2", "recon_3"))
    s = play(table(rebel, empire), "pass", "pass")
    assert depths(s, REBEL) == depths(s, EMPIRE) == [0, 0, 0]

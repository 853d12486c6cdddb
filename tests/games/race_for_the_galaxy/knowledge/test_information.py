"""Who sees what: views and tales of the one who acts, of the others and of a spectator."""

import msgspec
import pytest

from tests.core.as_sent import as_sent
from tests.games.race_for_the_galaxy.notation.midway import FIVE, MIDWAY, alone, random_game
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    SPECTATOR,
    STORM,
    act,
    by,
    document,
    play,
    side,
    table,
    told,
)

READERS = (0, 1, SPECTATOR)


def as_dict(s, reader):
    return msgspec.to_builtins(GAME.view(s, reader))


# -------------------------------------------------------------------------------- the whole view
def test_what_everybody_sees():
    s = table(
        side("gem_world", "old_earth comet_zone+good new_galactic_order", chips=3,
             shown="gem_world"),
        side("spice_world drop_ships", "new_sparta space_marines drop_ships"),
        discards="colony_ship", goals="greatest_military:1", round=4, lead=1, pool=9,
        known=[{"discards": ["colony_ship"]}] + [{}] * 2, options=STORM,
    )  # fmt: skip
    whole = as_dict(s, SPECTATOR)
    assert whole.pop("options") == {**GAME.defaults, **STORM}
    first, second = whole.pop("seats")
    assert first == {
        "hand": 1, "chips": 3, "military": 2, "score": 9, "goals": 0,
        "tableau": ({"card": "old_earth"}, {"card": "comet_zone", "good": 0},
                    {"card": "new_galactic_order"}),
        "sixes": {"new_galactic_order": 2}, "shown": ("gem_world",),
    }  # fmt: skip
    assert second == {
        "hand": 2, "chips": 0, "military": 7, "score": 9, "goals": 5, "sixes": {},
        "tableau": ({"card": "new_sparta"}, {"card": "space_marines"}, {"card": "drop_ships"}),
    }  # fmt: skip
    assert whole == {
        "seat": -1, "lead": 1, "round": 4, "phase": 0, "pool": 9, "deck": s.deck.size(),
        "discards": 1, "known": {}, "open": {}, "secret": 1, "then": ({"step": "reveal"},),
        "asked": tuple({"step": "choose_action", "seat": seat} for seat in (0, 1)),
        "goals": ({"goal": "greatest_military", "seats": (1,)},), "rules": 4,
    }  # fmt: skip


def test_a_seat_sees_its_hand_and_its_discards_besides():
    known = [{"discards": ["colony_ship"]}, {}, {}]
    sides = side("gem_world drop_ships", "old_earth"), side("spice_world", "new_sparta")
    s = table(*sides, discards="colony_ship new_earth", known=known)
    mine, yours, all_see = (as_dict(s, reader) for reader in READERS)
    assert mine.pop("hand") == ("gem_world", "drop_ships") and yours.pop("hand") == ("spice_world",)
    assert mine.pop("known") == {"discards": ("colony_ship",)}
    assert yours.pop("known") == all_see.pop("known") == {}
    assert mine.pop("seat") == 0 and yours.pop("seat") == 1 and all_see.pop("seat") == -1
    assert mine == yours == all_see


# -------------------------------------------------------------------------------- what is hidden
SAME = {"coming": "rebel_base new_earth space_port mining_world plague_world distant_world"}


def pair(first, second, action=None, answers=((), ()), **fields):
    """Two positions that differ in cards of the second seat, or in what lies face down."""
    found = []
    for cards, words in zip((first, second), answers, strict=True):
        s = table(side(FIVE, "old_earth"), side(cards, "new_sparta"), **{**SAME, **fields})
        if action:
            act(s, action)
        found.append(by(s, 1, *words))
    return found


TWELVE = (
    "comet_zone colony_ship galactic_studios hive_world volcanic_world rebel_colony alien_toy_shop "
    "smuggling_lair imperium_lords terraforming_guild deserted_alien_world galactic_bazaar"
)
HIDDEN = {
    "hand": pair("comet_zone colony_ship", "merchant_guild trade_league"),
    "chosen action": pair("", "", None, (["choose develop"], ["choose produce"])),
    "a development or none": pair("colony_ship trade_league", "colony_ship trade_league",
                                  "develop", (["none"], ["place colony_ship"])),
    "which development": pair("colony_ship public_works trade_league comet_zone",
                              "colony_ship public_works trade_league comet_zone", "develop",
                              (["place public_works"], ["place colony_ship"])),
    "a world or none": pair("rebel_miners trade_league", "rebel_miners trade_league", "settle",
                            (["none"], ["place rebel_miners"])),
    "first card that is kept": pair("", "", "explore_one",
                                    (["keep plague_world"], ["keep distant_world"])),
    "cards that are kept": pair(
        "", "", "explore_one",
        (["keep plague_world", "keep distant_world"], ["keep distant_world", "keep mining_world"]),
    ),
    "a half-made discard": pair(TWELVE, TWELVE, "consume_twice",
                                (["discard colony_ship"], ["discard alien_toy_shop"])),
}  # fmt: skip


@pytest.mark.parametrize("what", HIDDEN)
def test_hidden_cards_and_choices_are_nowhere_in_a_view(what):
    one, other = HIDDEN[what]
    for reader in (0, SPECTATOR):
        assert as_dict(one, reader) == as_dict(other, reader)
        assert GAME.features(one, reader) == GAME.features(other, reader)
        assert told(one, reader) == told(other, reader)
        assert one.legal(reader) == other.legal(reader)
    assert as_dict(one, 1) != as_dict(other, 1)
    assert GAME.features(one, 1) != GAME.features(other, 1)


def test_what_lies_face_down_is_nowhere_in_any_view():
    """The order of the deck, the faces of goods, discards that nobody has seen."""
    written = document(side(FIVE, "old_earth comet_zone+good"), discards="rebel_base new_earth")
    one = GAME.read(written)
    good = written["players"][0]["goods"]
    deck, heap = written["deck"], written["discards"]
    good[1], deck[0], heap[0] = deck[0], heap[0], good[1]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    other = GAME.read(written)
    for reader in READERS:
        assert as_dict(one, reader) == as_dict(other, reader)
        assert GAME.features(one, reader) == GAME.features(other, reader)
    assert GAME.write(one)["players"][0]["goods"] != GAME.write(other)["players"][0]["goods"]


@pytest.mark.parametrize("secret", ["place_development", "place_world"])
def test_a_seat_sees_its_own_secret_and_all_see_it_laid_open(secret):
    s = MIDWAY[secret].clone()
    card = {"place_development": "colony_ship", "place_world": "rebel_miners"}[secret]
    placing = [GAME.view(s, reader).seats[1].placing for reader in READERS]
    assert placing == [None, card, None]
    assert told(s, 0) == told(s, 1) == []
    play(s, "none")
    for reader in READERS:
        assert GAME.view(s, reader).seats[1].tableau[-1].card == card
        assert f"places 1 {card} 2" in told(s, reader) and "passes 0 0" in told(s, reader)


def test_a_seat_sees_its_chosen_action_until_all_have_chosen():
    s = MIDWAY["choose_action"].clone()
    assert [GAME.view(s, reader).chosen for reader in READERS] == [(), ("settle",), ()]
    play(s, "choose produce")
    for reader in READERS:
        view = GAME.view(s, reader)
        assert view.chosen == () and [p.actions for p in view.seats] == [("produce",), ("settle",)]
        assert told(s, reader, "chooses") == ["chooses 0 8", "chooses 1 4"]


@pytest.mark.parametrize("question", [q for q, s in MIDWAY.items() if "picked" in
                                      GAME.write(s)["open"][0]])  # fmt: skip
def test_picks_are_seen_by_who_picks_alone(question):
    s = MIDWAY[question]
    true = next(q for q in GAME.write(s)["open"] if q["seat"] == 0)
    mine, yours, all_see = (as_sent(GAME.view(s, reader).asked[0]) for reader in READERS)
    assert mine == true
    begun = {**true, "left": true["left"] + len(true["picked"]), "picked": []}
    assert yours == all_see == begun


# -------------------------------------------------------------------------------- tales
def tales(s, *kinds):
    """What the first seat, the other one and a spectator are told."""
    return [told(s, reader, *kinds) for reader in READERS]


def hidden(words):
    """The same tale without its cards."""
    return [" ".join(w for w in line.split() if w not in GAME.cards) for line in words]


def check_tale(s, *kinds, expected):
    mine, yours, all_see = tales(s, *kinds)
    assert mine == expected
    assert yours == all_see == hidden(expected)


def test_draws_keeps_and_discards_of_explore():
    s = table(side("", "old_earth"), side("", "new_sparta"), **SAME)
    act(s, "explore_one")
    size = s.deck.size()
    mine, yours, all_see = tales(s, "draws")
    drawn = [f"draws 0 {card} {size + 5 - n}" for n, card in
             enumerate(("rebel_base", "new_earth", "space_port"))]  # fmt: skip
    theirs = [f"draws 1 {card} {size + 2 - n}" for n, card in
              enumerate(("mining_world", "plague_world", "distant_world"))]  # fmt: skip
    assert mine == drawn + hidden(theirs)
    assert yours == hidden(drawn) + theirs
    assert all_see == hidden(drawn + theirs)
    play(s, "keep new_earth")
    assert tales(s) == [[], [], []]
    play(s, "keep rebel_base")
    check_tale(s, expected=["keeps 0 new_earth 1", "keeps 0 rebel_base 1",
                            "discards 0 space_port 1"])  # fmt: skip


def test_payment_of_a_development():
    s = play(MIDWAY["pay_development"].clone(), "pay export_duties", "pay space_marines")
    paid = ["pays 0 gem_world 1", "pays 0 export_duties 1", "pays 0 space_marines 1"]
    check_tale(s, "pays", expected=paid)


def test_payment_of_a_world():
    s = play(MIDWAY["pay_world"].clone(), "pay drop_ships")
    check_tale(s, "pays", expected=["pays 0 spice_world 1", "pays 0 drop_ships 1"])


def test_cards_that_become_military():
    s = play(MIDWAY["arm"].clone(), "arm gem_world", "done")
    check_tale(s, "arms", expected=["arms 0 gem_world 1"])
    assert told(s, 1, "conquers") == ["conquers 0 avian_uplift_race 2"]


def test_discards_at_the_start():
    s = MIDWAY["discard_at_start"].clone()
    first = GAME.write(s)["open"][0]["picked"][0]
    act_, *_ = s.legal(0)
    s.answer(0, act_)
    second = GAME.action(act_).card
    check_tale(s, expected=[f"discards 0 {first} 1", f"discards 0 {second} 1"])


def test_discards_for_chips_and_to_the_limit():
    s = play(MIDWAY["discard_for_chips"].clone(), "done")
    check_tale(s, "discards", expected=["discards 0 space_marines 1"])
    assert told(s, 1, "uses", "gains") == ["uses 0 deficit_spending 0", "gains 0 1"]
    s = play(MIDWAY["discard_to_limit"].clone(), "discard plague_world")
    check_tale(s, "discards", expected=["discards 0 gem_world 1", "discards 0 plague_world 1"])


def test_a_card_for_a_good_of_the_damaged_factory():
    s = play(MIDWAY["pay_to_produce"].clone(), "discard gem_world")
    check_tale(s, "discards", expected=["discards 0 gem_world 1"])
    assert told(s, 1, "produces") == ["produces 0 damaged_alien_factory 0"]


def test_a_card_that_nobody_can_see_is_in_no_tale():
    """A good that is laid, sold or consumed."""
    s = play(
        alone("", "old_earth gem_world+good comet_zone+good", "consume_trade"), "sell gem_world"
    )
    for reader in READERS:
        assert told(s, reader, "sells") == ["sells 0 gem_world 3"]
    s = alone("", "old_earth gem_world", "produce")
    for reader in READERS:
        assert told(s, reader, "produces") == ["produces 0 gem_world 0"]


def test_gambling_shows_the_card_to_all():
    """Won or not."""
    for number, kind in ((4, "wins_card"), (3, "flips")):
        s = alone("", "old_earth gambling_world", "consume_twice", f"name {number}",
                  coming="imperium_armaments_world")  # fmt: skip
        for reader in READERS:
            assert told(s, reader, kind) == [f"{kind} 0 imperium_armaments_world {number}"]


# -------------------------------------------------------------------------------- secret answers
def test_nobody_can_tell_the_secret_answers_of_another_seat_apart():
    """As long as others are still asked, whatever a seat answers looks the same to them."""
    tried = 0
    for s in random_game(6, {"cap": 4}, 3):
        if len(s.asked()) < 2:
            continue
        for actor in s.asked():
            after = [s.clone(), s.clone()]
            for t, answer in zip(after, (s.legal(actor)[0], s.legal(actor)[-1]), strict=True):
                t.answer(actor, answer)
            for reader in range(SPECTATOR, 3):
                if reader != actor and GAME.view(after[0], reader).phase == s.phase:
                    tried += 1
                    assert GAME.view(after[0], reader) == GAME.view(after[1], reader)
                    assert told(after[0], reader) == told(after[1], reader)
    assert tried > 100

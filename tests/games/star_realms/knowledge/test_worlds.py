"""Other worlds that a seat cannot tell from the true one, and what the seat's numbers say."""

from collections import Counter
from math import comb

import pytest

from starfelt.core.rng import fast
from starfelt.games.star_realms.rules import features
from tests.core.as_sent import as_sent
from tests.games.star_realms.rules.table import (
    GAME,
    LATE,
    SPECTATOR,
    STICKY,
    asked,
    hand,
    pile,
    play,
    side,
    table,
)

OPTIONS = (
    {},
    {**LATE, "explorer_pile": "infinite"},
    {**STICKY, "fleet_hq": "printed_2014", "destroy_own_base": True},
    {"needle_counts_for_blob_world": True, "needle_copy_source": "in_play", "cap": 20},
)
#: What makes hidden things move: cards on top, half-made choices, copies, discards.
BOLD = ("acquire_to_top", "take", "copy", "ally", "use", "discard", "second", "scrap_from_hand")


RICH = (
    "blob_carrier stealth_needle recycling_station freighter blob_destroyer corvette ram cutter",
    "brain_world central_office machine_base missile_mech trade_bot imperial_fighter blob_wheel",
)


def shuffled(cards, rng):
    cards = cards.split()
    return " ".join(cards.pop(rng.below(len(cards))) for _ in range(len(cards)))


def opening(number, rng):
    """A new game; every other time one of players who have acquired odd cards already."""
    options = {"starting_authority": 30, "cap": 50, **OPTIONS[number % len(OPTIONS)]}
    if number % 2 == 0:
        return GAME.start(2, number, options, make=0)
    players = [side("scout viper", deck=shuffled(cards + " scout" * 2, rng)) for cards in RICH]
    return table(*players, options=options)


def positions(games, first=0):
    """All positions of some random games; in half of them cards move more than usual."""
    for number in range(first, first + games):
        rng = fast(number)
        s = opening(number, rng)
        while not s.is_over():
            yield s, rng
            seat = s.asked()[0]
            legal = s.legal(seat)
            if number % 2 and rng.below(2):
                legal = [a for a in legal if GAME.action(a).verb in BOLD] or legal
            s.answer(seat, legal[rng.below(len(legal))])
        yield s, rng


def test_a_resampled_world_looks_the_same():
    for s, rng in positions(8):
        seat = rng.below(3) - 1  # -1 is a spectator
        world = GAME.resample(s, seat, rng)
        assert GAME.view(world, seat) == GAME.view(s, seat)
        assert world.legal(seat) == s.legal(seat)
        assert GAME.features(world, seat) == GAME.features(s, seat)
        assert GAME.count_cards(world) == GAME.count_cards(s)


@pytest.mark.unmeasured
def test_resampling_depends_on_knowledge_alone():
    """Equal generators on a state and on a resampled one lead to equal worlds."""
    for s, rng in positions(6, first=20):
        seat = rng.below(3) - 1
        world = GAME.resample(s, seat, rng)
        seed = rng.word()
        first, second = GAME.resample(s, seat, fast(seed)), GAME.resample(world, seat, fast(seed))
        assert first.hash() == second.hash()


@pytest.mark.unmeasured
def test_a_view_alone_is_enough_to_imagine_a_world():
    for s, rng in positions(6, first=40):
        seat = rng.below(3) - 1
        view, seed = GAME.view(s, seat), rng.word()
        world = GAME.imagine(view, fast(seed))
        assert GAME.view(world, seat) == view
        assert world.hash() == GAME.resample(s, seat, fast(seed)).hash()
        assert world.legal(seat) == s.legal(seat)
        assert GAME.count_cards(world) == GAME.count_cards(s)


def test_an_imagined_end():
    won = play(table("", side(authority=1), combat=1), "attack")
    drawn = play(table("", turns=399), "end_turn")
    for s in (won, drawn):
        for seat in (0, 1, SPECTATOR):
            world = GAME.imagine(GAME.view(s, seat), fast(1))
            assert world.is_over() and world.returns() == s.returns()
            assert world.ending() == s.ending()


def test_a_quiet_game_tells_nothing_and_ends_alike():
    """For search and self-play: the same answers, and nothing told."""
    for number in range(2):
        loud, quiet = opening(number, fast(number)), opening(number, fast(number))
        quiet.quiet = True
        rng = fast(number)
        while not loud.is_over():
            legal = loud.legal(loud.asked()[0])
            assert quiet.legal(quiet.asked()[0]) == legal
            action = legal[rng.below(len(legal))]
            loud.answer(loud.asked()[0], action)
            quiet.answer(quiet.asked()[0], action)
            assert quiet.events == []
        assert quiet.is_over() and quiet.returns() == loud.returns()


def test_resampling_leaves_the_state_alone():
    s = GAME.start(2, 5)
    before = s.hash()
    world = GAME.resample(s, 1, fast(1))
    assert s.hash() == before
    assert world.hash() != before
    assert world.rng.numbers() != s.rng.numbers()


# -------------------------------------------------------------------------------- what may differ
def hidden():
    theirs = side("scout ram cutter", deck="viper corvette")
    return table(side("scout viper", deck="ram cutter viper"), theirs)


def worlds(s, seat, number):
    return [GAME.resample(s, seat, fast(seed)) for seed in range(number)]


@pytest.mark.unmeasured
def test_every_hand_of_the_opponent_occurs():
    """Three of five different cards: each of the ten hands about as often as any other."""
    found = Counter(hand(world, 1) for world in worlds(hidden(), 0, 1000))
    assert len(found) == comb(5, 3)
    assert all(60 < number < 145 for number in found.values()), found  # 100 expected


def test_every_order_of_both_decks_occurs():
    s = hidden()
    some = worlds(s, 0, 600)
    own = Counter(pile(world, "deck") for world in some)
    assert len(own) == 6 and min(own.values()) > 60  # 100 expected
    theirs = Counter((hand(world, 1), pile(world, "deck", 1)) for world in some)
    assert len(theirs) == 20 and min(theirs.values()) > 8  # 30 expected
    assert {hand(world) for world in some} == {"scout viper"}


def test_the_order_of_the_trade_deck_is_open():
    s = table(
        "scout", trade_deck="ram cutter corvette", row="ram cutter corvette junkyard fleet_hq"
    )
    orders = Counter(" ".join(GAME.write(w)["trade_deck"]) for w in worlds(s, 0, 300))
    assert len(orders) == 6 and min(orders.values()) > 25  # 50 expected
    assert {tuple(GAME.write(w)["row"]) for w in worlds(s, 0, 5)} == {tuple(GAME.write(s)["row"])}


def test_the_owner_keeps_the_hand_and_a_spectator_knows_neither():
    s = hidden()
    assert {hand(world, 1) for world in worlds(s, 1, 40)} == {"scout ram cutter"}
    assert len({hand(world, 0) for world in worlds(s, 1, 100)}) == 7
    assert len({hand(world, 0) for world in worlds(s, SPECTATOR, 100)}) == 7
    assert len({hand(world, 1) for world in worlds(s, SPECTATOR, 100)}) == 10


def test_cards_known_on_top_stay_there():
    s = table(side("scout", deck="viper ram cutter mothership", tops=2), "scout")
    for seat in (0, 1, SPECTATOR):
        some = worlds(s, seat, 60)
        assert all(pile(world, "deck").endswith("cutter mothership") for world in some)
        assert {world.players[0].tops for world in some} == {2}
        assert "viper ram cutter mothership" in {pile(world, "deck") for world in some}
        assert "ram viper cutter mothership" in {pile(world, "deck") for world in some}


def test_cards_shown_in_hand_stay_there():
    s = table("scout", side("ram scout viper", deck="viper cutter", shown="ram"))
    found = {hand(world, 1) for world in worlds(s, 0, 200)}
    assert all("ram" in cards.split() for cards in found)
    assert found == {
        "scout viper ram", "scout ram cutter", "viper viper ram", "viper ram cutter",
    }  # fmt: skip


def test_known_and_unknown_copies_of_a_card():
    """One Ram is known in hand, another may be there too."""
    s = table("scout", side("ram ram", deck="viper", shown="ram"))
    assert {hand(world, 1) for world in worlds(s, 0, 60)} == {"ram ram", "viper ram"}


def test_a_hand_known_since_a_shuffle_stays():
    """16.9"""
    mine = side("", deck="viper ram", discards="scout scout scout cutter")
    s = play(table(mine, "scout"), "end_turn")
    for world in worlds(s, 1, 30):
        assert {"viper", "ram"} <= set(hand(world).split())


def test_a_half_made_choice_has_not_begun_for_the_others():
    """16.6: which card is picked already, and that one is, is secret."""
    mine = side("scout scout viper", bases="recycling_station", deck="ram ram")
    s = play(table(mine, "scout"), "use recycling_station", "second", "discard scout")
    for seed in range(20):
        for seat in (1, SPECTATOR):
            question = asked(GAME.resample(s, seat, fast(seed)), 0)
            assert (question["left"], question["picked"]) == (2, [])
        assert GAME.view(GAME.resample(s, 0, fast(seed)), 0) == GAME.view(s, 0)
        assert asked(GAME.resample(s, 0, fast(seed)), 0)["picked"] == ["discard scout"]


@pytest.mark.unmeasured
def test_no_cards_on_top_are_known_below_others():
    """At every point of many games: who knows tops or hands knows the truth."""
    for s, _ in positions(6, first=61):
        for seat in (0, 1):
            view = GAME.view(s, 1 - seat).seats[seat]
            deck, true_hand = pile(s, "deck", seat).split(), Counter(hand(s, seat).split())
            assert deck[len(deck) - len(view.tops) :] == [*view.tops]
            assert Counter(view.shown) <= true_hand
            below = Counter(deck[: len(deck) - len(view.tops)])
            assert Counter(view.unseen) == below + true_hand - Counter(view.shown)


# -------------------------------------------------------------------------------- features
QUESTIONS = [
    "your_turn", "how_much", "which_effect", "discard", "scrap_card", "scrap_from_row",
    "destroy_base", "take_which", "copy_which", "discard_some", "scrap_some",
]  # fmt: skip


def counted(cards):
    numbers = Counter(cards)
    return [numbers[card] for card in GAME.cards]


def told_of_seat(view, seat):
    """The numbers of one side, out of the view alone."""
    player = view.seats[seat]
    asked_seats = [question.seat for question in view.asked]
    own = seat == view.seat
    numbers = [player.authority, player.hand, player.deck, player.owed, view.turn == seat]
    numbers += [seat in asked_seats, view.winner == seat]
    for cards in (view.hand if own else player.shown, player.unseen, player.tops, player.discards):
        numbers += counted(cards)
    in_play = player.ships + player.bases
    numbers += counted(card.card for card in in_play)
    for mark in ("used", "allied", "unlocked"):
        numbers += counted(card.card for card in in_play if getattr(card, mark))
    return numbers


def told_of_all(view):
    """The numbers of a view: what features have to be, written a second time."""
    first = max(view.seat, 0)
    numbers = told_of_seat(view, first) + told_of_seat(view, 1 - first)
    copies = [card.copies for card in view.seats[view.turn].ships if card.copies]
    question = as_sent(view.asked[0]) if view.asked else {}
    asking = [question["card"]] if "card" in question else []
    picked = [words.split()[1] for words in question.get("picked", [])]
    for cards in (view.row, view.scrap_heap, view.played, copies, asking, picked):
        numbers += counted(cards)
    numbers += [view.trade, view.combat, view.to_top, view.blobs_played, view.explorers or 0]
    numbers += [view.trade_deck, view.turns]
    return numbers + [question.get("step") == name for name in QUESTIONS]


@pytest.mark.unmeasured
def test_features_tell_what_the_view_tells():
    kinds = set()
    for s, _ in positions(12, first=80):
        for seat in (0, 1, SPECTATOR):
            f = GAME.features(s, seat)
            assert len(f) == features.SIZE
            assert f == told_of_all(GAME.view(s, seat))
        kinds |= {question.step for question in GAME.view(s, 0).asked}
    assert kinds == set(QUESTIONS)


def test_features_of_each_question():
    for number, (s, step) in enumerate(each_question()):
        assert asked(s)["step"] == step == QUESTIONS[number]
        for seat in (0, 1, SPECTATOR):
            f = GAME.features(s, seat)
            assert f == told_of_all(GAME.view(s, seat))
            assert [i for i, flag in enumerate(f[-len(QUESTIONS) :]) if flag] == [number]


def each_question():
    yield table("scout"), "your_turn"
    yield play(table("", combat=3), "attack_with_part"), "how_much"
    yield play(table("patrol_mech"), "play patrol_mech"), "which_effect"
    yield play(table("imperial_fighter", "scout viper"), "play imperial_fighter"), "discard"
    yield play(table("trade_bot scout"), "play trade_bot"), "scrap_card"
    yield play(table("battle_pod"), "play battle_pod"), "scrap_from_row"
    wheel = side(bases="blob_wheel")
    yield play(table("missile_mech", wheel), "play missile_mech"), "destroy_base"
    carrier = side("", bases="blob_wheel", ships="blob_carrier")
    yield play(table(carrier), "ally blob_carrier"), "take_which"
    needle = table(side("stealth_needle", ships="ram scout"))
    yield play(needle, "play stealth_needle"), "copy_which"
    station = table(side("scout viper", bases="recycling_station"))
    yield play(station, "use recycling_station", "second", "discard scout"), "discard_some"
    brain = table(side("scout viper", bases="brain_world"))
    yield play(brain, "use brain_world", "scrap_from_hand scout"), "scrap_some"


@pytest.mark.parametrize("seat", [0, 1])
def test_features_have_the_seat_that_looks_first(seat):
    s = table(side("ram", authority=31), side("cutter", authority=12))
    f = GAME.features(s, seat)
    assert (f[0], f[features.SEAT]) == ((31, 12) if seat == 0 else (12, 31))
    in_hand = GAME.cards.index("ram" if seat == 0 else "cutter")
    assert f[features.COUNTS + in_hand] == 1
    assert sum(f[features.SEAT + features.COUNTS :][: len(GAME.cards)]) == 0  # not the other's

"""What is kept of everybody's knowledge is exactly what follows from what they were told.

A tracker follows each reader's tales alone.  At every question of many random games, the game and
the tracker must agree about both sides: which reserves are possible, which cards lie on top of a
deck, which strategies and events are known; and the truth must be among what is possible.
"""

from collections import Counter

import pytest

import starfelt
from starfelt.core.rng import fast
from tests.games.empire_vs_rebellion.knowledge.tracker import Tracker
from tests.games.empire_vs_rebellion.rules.table import EMPIRE, GAME, REBEL, SPECTATOR

READERS = (REBEL, EMPIRE, SPECTATOR)
OPTIONS = ({}, {"rebel": "2"}, {"cap": 5, "struggle_cap": 40}, {"tutorial": True}, {"rebel": "1"})
#: What makes hidden cards move.
BOLD = ("use", "ready", "look", "add", "send", "play_from_reserve", "own_deck", "opposing_deck")


def bold(s, seat, legal):
    return [act for act in legal if GAME.action(act).verb in BOLD]


def patient(s, seat, legal):
    """Never passes, and looks at a deck that has come to its last card."""
    words = [(act, GAME.action(act)) for act in legal]
    looks = [act for act, action in words if is_look(s, seat, action)]
    return looks or [act for act, action in words if action.verb != "pass"]


def is_look(s, seat, action):
    mine, theirs = (s.players[owner].deck.size() == 1 for owner in (seat, 1 - seat))
    recon = action.verb == "use" and action.card.startswith("recon") and (mine or theirs)
    return (
        recon or (action.verb == "own_deck" and mine) or (action.verb == "opposing_deck" and theirs)
    )


def answer(s, rng, prefer):
    seat = s.asked()[rng.below(len(s.asked()))]
    legal = s.legal(seat)
    if prefer is not None and rng.below(8):
        legal = prefer(s, seat, legal) or legal
    s.answer(seat, legal[rng.below(len(legal))])


def game(seed, prefer):
    """A random game with one tracker for each reader, at every question."""
    s = GAME.start(2, seed, OPTIONS[seed % len(OPTIONS)], make=0)
    rng = fast(seed)
    view = GAME.view(s, SPECTATOR)
    sides = [seat.side for seat in view.seats]
    trackers = [Tracker(reader, sides, view.options["tutorial"]) for reader in READERS]
    while True:
        for tracker in trackers:
            tracker.hear(GAME.told(s, tracker.reader))
        yield s, trackers
        if s.is_over():
            break
        answer(s, rng, prefer)


def named(characters, reserves):
    """Reserves that are numbers, by the names of their characters."""
    return {frozenset(c for n, c in enumerate(characters) if r >> n & 1) for r in reserves}


def check_side(s, tracker, seat):
    side, view = tracker.sides[seat], GAME.view(s, tracker.reader)
    shown, p = view.seats[seat], s.players[seat]
    first = 16 if shown.side == "rebel" else 24
    characters = GAME.cards[first : first + 8]
    truth = frozenset(GAME.cards[n] for n in range(first, first + 8) if p.reserve >> n & 1)
    assert truth in side.reserves
    if tracker.reader == seat:
        assert side.reserves == {truth} == {frozenset(view.reserve)}
        assert side.decks() == {frozenset(view.deck)}
    else:
        assert named(characters, shown.reserves or shown.possible) == side.reserves
    assert frozenset(shown.inside) == frozenset.intersection(*side.reserves)
    assert frozenset(shown.outside) == side.characters - frozenset.union(*side.reserves)
    assert list(shown.tops) == side.tops
    deck = [GAME.cards[card] for card in p.deck.listed()]
    assert side.tops == deck[len(deck) - len(side.tops) :]
    assert set(shown.ready + shown.exhausted) == side.area
    assert set(shown.discards) == side.discards
    assert shown.deck == side.size_of_deck()
    assert (shown.chosen, shown.has_chosen) == (side.chosen, side.has_chosen)


def check_all(s, trackers):
    for tracker in trackers:
        for seat in (0, 1):
            check_side(s, tracker, seat)
        view = GAME.view(s, tracker.reader)
        assert list(view.next_events) == tracker.next_events
        assert list(view.last_events) == tracker.last_events
    for seat in (0, 1):  # what everybody knows, a seat's view says too
        everybody = trackers[READERS.index(SPECTATOR)].sides[seat]
        for reader in READERS:
            shown = GAME.view(s, reader).seats[seat]
            first = 16 if shown.side == "rebel" else 24
            assert named(GAME.cards[first : first + 8], shown.possible) == everybody.reserves
            assert shown.open_tops == len(everybody.tops)


GAMES = [(prefer, seed) for prefer in (None, bold, patient) for seed in range(1, 12)]
GAMES += [(None, 14), (None, 27), (bold, 25)]  # somebody looks at the next events
RUN_DOWN = [(patient, 511), (patient, 714), (patient, 1360)]  # a deck comes to its last card
STEP = 1 if starfelt.COMPILED else 4  # uncompiled a quarter of them


@pytest.mark.unmeasured
@pytest.mark.parametrize(("prefer", "seed"), [*GAMES[::STEP], *RUN_DOWN])
def test_the_game_and_the_tracker_agree(prefer, seed):
    for s, trackers in game(seed, prefer):
        check_all(s, trackers)


@pytest.mark.unmeasured
def test_all_that_moves_hidden_cards_was_told_in_these_games():
    """Else agreement would mean little."""
    kinds = Counter()
    for prefer, seed in [*GAMES, *RUN_DOWN]:
        for s, _ in game(seed, prefer):
            kinds.update(event.kind for event in s.events)
    wanted = {name.removeprefix("on_") for name in vars(Tracker) if name.startswith("on_")}
    assert wanted - {"else"} <= set(kinds)

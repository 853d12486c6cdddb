"""The game and an independent reader come to the same knowledge.

A tracker that is told what one reader is told, and nothing else, must come to the same knowledge as
the game; and what it knows must be true, and true in every world that the game imagines for it.
"""

from collections import Counter
from functools import cache

import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS
from starfelt.games.race_for_the_galaxy.rules.powers.powers import CHROMO
from tests.games.race_for_the_galaxy.knowledge.tracker import Tracker
from tests.games.race_for_the_galaxy.rules.table import (
    ACTIONS,
    BRINK,
    GAME,
    SPECTATOR,
    STORM,
    side,
    table,
)

BOLD = ("place", "use", "gamble", "place_free", "attack", "boost", "replace", "stake", "take",
        "conquer_by")  # fmt: skip


# -------------------------------------------------------------------------------- what is compared
def agrees(s, tracker):
    """The reader's view says what the tracker knows."""
    view = GAME.view(s, tracker.reader)
    assert Counter(view.known.discards) == tracker.discards
    assert Counter(view.known.shuffled) == tracker.traces
    assert view.reshuffles == tracker.reshuffles
    for seat, shown in enumerate(view.seats):
        cards = tracker.shown[seat]
        assert (shown.fresh, shown.gone) == (tracker.fresh[seat], tracker.gone[seat])
        assert shown.shown is None if cards is None else Counter(shown.shown) == cards
        assert shown.saved == tuple(sorted(epoch for epoch, _ in tracker.saved[seat]))
    if tracker.reader != SPECTATOR:
        own = Counter((card, epoch) for epoch, card in tracker.saved[tracker.reader])
        assert Counter(view.saved) == own


def is_possible(s, tracker):
    """Nothing that the tracker knows is wrong in this world."""
    written = GAME.write(s)
    assert tracker.discards <= Counter(written["discards"])
    for card, number in tracker.traces:
        copies = s.rules.copies[GAME.cards.index(card)]
        if copies > 1:
            continue
        for seat, player in enumerate(written["players"]):
            assert card not in player["tableau"]
            hidden = [*player["goods"], *player.get("saved", [])]
            assert all(code[1] >= number for code in hidden if code and code[0] == card)
            held = card in player["hand"] and number == tracker.reshuffles
            assert not held or tracker.fresh[seat] > 0
    for seat, cards in enumerate(tracker.shown):
        if cards is not None and seat != tracker.reader:
            player = written["players"][seat]
            away = cards - Counter(player["hand"]) - Counter(player["drawn"])
            assert away.total() <= tracker.gone[seat]
            saved = Counter(card for card, _ in player.get("saved", []))
            assert away - saved <= Counter(written["discards"])


def track(states, tableaus, readers, seed):
    """Let trackers hear a game; the kinds of all that was told."""
    trackers = [Tracker(reader, tableaus) for reader in readers]
    rng = fast(seed)
    kinds, asked = Counter(), {}
    for s in states:
        kinds.update(event.kind for event in s.events)
        for tracker in trackers:
            tracker.hear(GAME.told(s, tracker.reader), asked)
            agrees(s, tracker)
            if rng.below(12) == 0:
                is_possible(s, tracker)
                is_possible(GAME.resample(s, tracker.reader, rng), tracker)
        asked = {question.seat: question.step for question in GAME.view(s, SPECTATOR).asked}
    return kinds


# -------------------------------------------------------------------------------- random games
def bold_game(s, seed):
    """The states of a game whose players like to use all that is theirs."""
    rng = fast(seed)
    while True:
        yield s
        if s.is_over():
            return
        seat = s.asked()[rng.below(len(s.asked()))]
        legal = s.legal(seat)
        bold = [action for action in legal if GAME.action(action).verb in BOLD]
        legal = bold if bold and rng.below(4) else legal
        s.answer(seat, legal[rng.below(len(legal))])


GAMES = [
    (344, {**STORM, "cap": 16}, 4),
    (342, {"two_actions": True, "cap": 9}, 2),
    (395, {"set": "rebel_vs_imperium", "cap": 9}, 6),
    (12, {"cap": 10}, 5),
]


@cache
def kinds_of_game(seed, set_, two_actions, cap, seats):
    options = {"set": set_, "two_actions": two_actions, "cap": cap}
    s = GAME.start(seats, seed, options, make=0)
    readers = (SPECTATOR, 0, seats - 1)
    return track(bold_game(s, seed), [[] for _ in range(seats)], readers, seed)


def kinds_told(seed, options, seats):
    two = options.get("two_actions", False)
    return kinds_of_game(seed, options.get("set", BRINK["set"]), two, options["cap"], seats)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("seed", "options", "seats"), GAMES)
def test_the_game_and_the_tracker_agree(seed, options, seats):
    assert kinds_told(seed, options, seats)["round"] > 3


DUEL = (
    "galactic_scavengers new_gambling_world imperium_seat imperium_planet_buster drop_ships",
    "retrofit_salvage_inc terraforming_engineers interstellar_casus_belli rebel_miners",
)


@cache
def kinds_of_duel(seed):
    """Two sides with what moves cards in the last sets."""
    options = {**BRINK, "goals": False, "cap": 6}
    s = table(*(side("", cards, prestige=3) for cards in DUEL), options=options)
    s.deck.shuffle(fast(seed))
    tableaus = [cards.split() for cards in DUEL]
    return track(bold_game(s, seed), tableaus, (SPECTATOR, 0, 1), seed)


DUELS = (32, 110, 174)


@pytest.mark.parametrize("seed", DUELS)
def test_the_game_and_the_tracker_agree_where_worlds_change_hands(seed):
    assert kinds_of_duel(seed)["round"] > 3


# -------------------------------------------------------------------------------- scripts
def script(s, *answers):
    """The states on the way, each answer by the first seat that is asked."""
    yield s
    for words in answers:
        s.answer(s.asked()[0], ACTIONS[words])
        yield s


def taken_over():
    """Galactic Scavengers change hands with a card that was saved."""
    first = side("gem_world comet_zone new_earth drop_ships", "galactic_scavengers drop_ships")
    second = side("", "new_sparta interstellar_casus_belli imperium_invasion_fleet "
                  "imperium_armaments_world", prestige=2)  # fmt: skip
    s = table(first, second, options={**BRINK, "goals": False})
    answers = ["choose settle", "choose settle", "place gem_world", "pay comet_zone",
               "pay new_earth", "save comet_zone", "attack galactic_scavengers"]  # fmt: skip
    return s, answers


def salvaged():
    """Cards over the limit are handed over."""
    many = " ".join(GAME.cards[20:32])
    s = table(side(many, "old_earth"), side("", "retrofit_salvage_inc"), options=BRINK)
    first, second = many.split()[:2]
    return s, ["choose produce", "choose produce", f"discard {first}", f"discard {second}"]


def exhausted():
    """A search goes through the whole deck and finds nothing: all that fits is in a hand."""
    fitting = " ".join(card.key for card in CARDS if card.is_world and card.keywords & CHROMO)
    s = table(side("", "old_earth"), side(fitting, "new_sparta"), options=BRINK)
    return s, ["choose search", "choose produce", "look_for chromo_world"]


SCRIPTS = {"taken over": taken_over, "salvaged": salvaged, "exhausted": exhausted}


@cache
def kinds_of_script(name):
    s, answers = SCRIPTS[name]()
    tableaus = [[GAME.cards[n] for n in p.tableau.listed()] for p in s.players]
    return track(script(s, *answers), tableaus, (SPECTATOR, 0, 1), 1)


@pytest.mark.parametrize(("name", "kind"), [("taken over", "looks_at_saved"),
                                            ("salvaged", "salvages"),
                                            ("exhausted", "cannot_draw")])  # fmt: skip
def test_the_game_and_the_tracker_agree_in_odd_plays(name, kind):
    assert kinds_of_script(name)[kind] > 0


def test_all_that_moves_hidden_cards_was_told_in_these_games():
    """Else agreement would mean little."""
    kinds = sum((kinds_told(*game) for game in GAMES), Counter())
    kinds += sum((kinds_of_duel(seed) for seed in DUELS), Counter())
    kinds += sum((kinds_of_script(name) for name in SCRIPTS), Counter())
    wanted = {name.removeprefix("on_") for name in vars(Tracker) if name.startswith("on_")}
    assert wanted <= set(kinds)

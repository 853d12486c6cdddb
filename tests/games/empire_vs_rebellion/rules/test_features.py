"""A seat's knowledge as numbers: what the view says, written a second time out of the view."""

import pytest

from starfelt.games.empire_vs_rebellion.rules import features
from tests.core.as_sent import as_sent
from tests.games.empire_vs_rebellion.knowledge.test_soundness import GAMES, game
from tests.games.empire_vs_rebellion.notation.midway import MIDWAY
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    play,
    side,
    table,
)

READERS = (REBEL, EMPIRE, SPECTATOR)
RESOURCES, STRATEGIES, EVENTS = GAME.cards[:32], GAME.cards[32:37], GAME.cards[37:]
QUESTIONS = [
    "choose_characters", "pick_strategy", "pick_for_opponent", "your_turn", "which_opposing",
    "which_own", "which_ready", "look_at_whose", "which_of_top", "search_whose",
    "which_to_discard", "which_to_top", "may_exhaust", "which_of_deck", "discard_any",
    "which_of_reserve", "one_or_both", "also_own", "also_opposing", "which_of_discards",
    "which_discarded", "discard_or_exhaust", "also_exhaust", "which_exhausted",
    "look_then_discard", "look_then_play", "which_strategy", "may_add", "which_to_reserve",
    "may_look", "which_next",
]  # fmt: skip


def flags(cards, names):
    return [int(name in cards) for name in names]


def places(cards, names):
    """1 for the first of them, 2 for the second."""
    return [cards.index(name) + 1 if name in cards else 0 for name in names]


def reserve_numbers(view, shown, own):
    """In how many of the possible reserves each character is."""
    reserves = [frozenset(view.reserve)]
    if not own:
        first = 0 if shown.side == "rebel" else 8
        names = RESOURCES[16 + first : 24 + first]
        numbers = shown.reserves or shown.possible
        reserves = [{c for n, c in enumerate(names) if r >> n & 1} for r in numbers]
    return [sum(card in reserve for reserve in reserves) for card in RESOURCES]


def of_seat(view, seat):
    """The numbers of one side, out of the view alone."""
    shown = view.seats[seat]
    asked = [question.seat for question in view.asked]
    numbers = [shown.side == "empire", shown.influence, shown.points, shown.deck, shown.reserve]
    numbers += [shown.total, view.turn == seat, view.balance == seat, seat in asked]
    numbers += [view.winner == seat, shown.infiltrated, shown.diverted, shown.located]
    numbers += [shown.has_chosen, seat in shown.chosen_seen_by, 1 - seat in shown.chosen_seen_by]
    numbers.append(shown.open_tops)
    for cards in (shown.ready, shown.exhausted, shown.discards):
        numbers += flags(cards, RESOURCES)
    numbers += reserve_numbers(view, shown, seat == view.seat)
    numbers += places(shown.tops[::-1], RESOURCES)
    for names in (shown.used, shown.thrown, (shown.chosen,)):
        numbers += flags(names, STRATEGIES)
    return numbers + flags(shown.won, EVENTS)


def number_of(question, first):
    """How far a question is, or whether it is about the deck of the reader."""
    if "owner" in question:
        return question["owner"] == first
    return sum(question.get(key, 0) for key in ("left", "discarded", "placed"))


def of_all(view):
    first = max(view.seat, 0)
    numbers = of_seat(view, first) + of_seat(view, 1 - first)
    numbers += flags((view.event,), EVENTS) + places(view.last_events, EVENTS)
    numbers += places(view.next_events, EVENTS)
    asked = as_sent(view.asked)
    mine = [question for question in asked if question["seat"] == view.seat]
    question = (mine or [*asked, {}])[0]
    picked = mine[0].get("picked", ()) if mine else ()
    numbers += flags(picked, RESOURCES)
    numbers += [view.round, view.turns, view.passes, view.event_deck, len(view.last_events)]
    numbers += [view.options["tutorial"], number_of(question, first)]
    return numbers + [question.get("step") == name for name in QUESTIONS]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("prefer", "seed"), GAMES[::4])
def test_features_tell_what_the_view_tells(prefer, seed):
    for s, _ in game(seed, prefer):
        for reader in READERS:
            numbers = GAME.features(s, reader)
            assert len(numbers) == features.SIZE
            assert numbers == of_all(GAME.view(s, reader))


@pytest.mark.parametrize(("step", "s"), MIDWAY)
def test_features_of_each_question(step, s):
    for reader in READERS:
        numbers = GAME.features(s, reader)
        assert numbers == of_all(GAME.view(s, reader))
        flagged = [n for n, flag in enumerate(numbers[-len(QUESTIONS) :]) if flag]
        assert flagged == [QUESTIONS.index(step)]


def test_every_question_has_a_flag():
    assert {step for step, _ in MIDWAY} == set(QUESTIONS)


@pytest.mark.parametrize("seat", [REBEL, EMPIRE])
def test_the_seat_that_looks_comes_first(seat):
    s = table(side("military_2", influence=4), side("military_3", influence=9))
    numbers = GAME.features(s, seat)
    assert (numbers[1], numbers[features.SEAT + 1]) == ((4, 9) if seat == REBEL else (9, 4))
    assert GAME.features(s, SPECTATOR)[1] == 4


DIFFERENT = [
    ({"ready": "military_2"}, {"ready": "military_3"}),
    ({"ready": "military_2"}, {"exhausted": "military_2"}),
    ({"ready": "luke_skywalker"}, {"exhausted": "luke_skywalker"}),
    ({"discards": "recon_2"}, {"discards": "recon_3"}),
    ({"influence": 2}, {"influence": 3}),
    ({"won": "control_of_endor"}, {"won": "diplomatic_freedom"}),
    ({"used": "support"}, {"used": "infiltration"}),
    ({"thrown": "support"}, {"used": "support"}),
    ({"deck": "recon_2", "tops": [1, 1, 1]}, {"deck": "recon_3", "tops": [1, 1, 1]}),
    ({"deck": "recon_2", "tops": [1, 1, 1]}, {"deck": "recon_2", "tops": [0, 0, 0]}),
    ({"chosen": "support", "seen": "everybody"}, {"chosen": "deception", "seen": "everybody"}),
    ({"reserve": "yoda"}, {"reserve": "yoda leia_organa"}),
]


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_shows_in_views_shows_in_features(one, other):
    one, other = (
        table(side(**{"ready": "recon_5", **fields}), "recon_4") for fields in (one, other)
    )
    for reader in READERS:
        assert GAME.view(one, reader) != GAME.view(other, reader)
        assert GAME.features(one, reader) != GAME.features(other, reader)


def test_what_is_possible_shows_to_the_others():
    one, other = (table(side("recon_5", possible_to_all=some), "recon_4")
                  for some in ([15, 240], [240]))  # fmt: skip
    for reader in (EMPIRE, SPECTATOR):
        assert GAME.features(one, reader) != GAME.features(other, reader)


def test_what_one_seat_has_seen_shows_in_its_numbers_alone():
    for fields, readers in (
        ({"tops": [1, 0, 0], "deck": "recon_2"}, (REBEL,)),
        ({"tops": [0, 1, 0], "deck": "recon_2"}, (EMPIRE,)),
        ({"possible_to_foe": [240]}, (EMPIRE,)),
        ({"events_seen": 2}, (REBEL,)),
        ({"chosen": "deception", "seen": [0]}, (REBEL,)),
    ):
        less = {"deck": fields.get("deck", "")}
        one, other = (table(side("recon_5", **some), "recon_4") for some in (fields, less))
        told = [r for r in READERS if GAME.features(one, r) != GAME.features(other, r)]
        assert tuple(told) == readers


def test_features_of_an_end():
    s = table(side("military_5", won="battle_of_yavin control_of_endor", chosen="bureaucracy"),
              "military_3")  # fmt: skip
    play(s, "pass", "pass")
    assert s.is_over()
    for reader in READERS:
        numbers = GAME.features(s, reader)
        assert numbers == of_all(GAME.view(s, reader)) and not any(numbers[-len(QUESTIONS) :])

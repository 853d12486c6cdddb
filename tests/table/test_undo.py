"""Taking back: freely while nobody has learned or answered anything, else by consent."""

import random

from starfelt.table import log_rows
from starfelt.table.commands import Agree, Answer, Propose, Resign, Undo
from starfelt.table.undo_rules import innocent
from starfelt.table.updates import happened
from tests.table.live import BOT, Live, built, everything, seen

RACE = "race_for_the_galaxy"
WAR = "empire_vs_rebellion"


def hashes(live: Live) -> str:
    found: str = live.table.state.hash()
    return found


# ------------------------------------------------------------------ alone
def test_one_takes_back_ones_own_choices_one_by_one() -> None:
    live = Live("ada", "bo", game="star_realms")
    states = []
    for _ in range(3):
        states.append(hashes(live))
        live.named(0, "play scout")
    for state in reversed(states):
        assert live.view(0).can_undo
        (row,) = live.does(0, Undo())
        assert (row.kind, row.quiet) == (log_rows.UNDO, False)
        assert hashes(live) == state
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "nothing-to-undo"
    assert live.table.answers == []


def test_what_happened_is_told_without_its_number() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "play scout")
    (row,) = live.does(0, Undo())
    for reader in (0, 1, -1):
        found = happened(live.table, row, reader)
        assert found is not None
        assert (found.kind, found.seat, found.told, found.text) == (log_rows.UNDO, 0, (), "")


def test_not_after_a_hidden_card_was_seen() -> None:
    live = Live("ada", "bo", "cy")
    live.named(0, "draw")
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "undo-secrets"


def test_not_what_drew_a_card() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "end_turn")
    assert live.refuses(0, Undo()) == "undo-secrets"
    assert live.refuses(1, Undo()) == "nothing-to-undo"


def test_not_what_shuffled_a_deck_though_nobody_was_told_of_a_card() -> None:
    live = Live("ada", "bo", game=WAR)
    live.answer(0, 510, 511, 512, 513)
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "undo-secrets"


def test_not_what_shuffled_a_deck_though_the_card_was_ones_own_choice() -> None:
    live = Live("ada", "bo", game=WAR)
    chance = random.Random(147)  # noqa: S311
    for _ in range(40):
        seat = chance.choice(live.table.asked())
        acts = live.table.state.legal(seat)
        searched = [a for a in acts if live.table.game.action(a).verb == "play_from_deck"]
        live.answer(seat, searched[0] if searched else chance.choice(acts))
        if searched:
            break
    assert searched
    assert innocent(live.table.game, live.table.page(), seat)
    assert not live.view(seat).can_undo


def test_not_after_somebody_else_has_answered() -> None:
    live = Live("ada", "bo", game=RACE)
    live.whole(0)
    assert live.view(0).can_undo
    live.whole(1)
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "undo-others"
    assert live.view(1).can_undo


def test_not_by_strangers_nor_in_a_pause_nor_after_resigning() -> None:
    live = Live("ada", BOT, BOT, game="stolen_plans")
    live.named(0, "play learn_the_ways")
    assert live.view(0).can_undo
    assert live.refuses("dee", Undo()) == "no-seat-of-yours"
    live.does(0, Propose("pause"))
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "table-is-paused"
    live.does(0, Resign())
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "seat-is-played-by-bot"


def test_not_what_a_bot_answered_in_ones_place() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    live.passes(60)
    live.whole(0, log_rows.TIME_OUT, last=True)
    assert not live.view(0).can_undo
    assert live.refuses(0, Undo()) == "undo-secrets"
    live.named(0, "play scout")
    assert live.view(0).can_undo
    live.does(0, Undo())
    assert not live.view(0).can_undo


def test_an_undo_that_is_sent_again_is_done_once() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "play scout")
    live.named(0, "play scout")
    command = Undo(question=2)
    assert len(live.does(0, command)) == 1
    assert live.does(0, command) == []
    assert len(live.table.answers) == 1
    assert live.refuses(0, Undo(question=1)) == "answered-already"
    assert len(live.does(0, Undo())) == 1


# ------------------------------------------------------------------ over quiet picks
def test_a_quiet_pick_is_taken_back_quietly() -> None:
    live = Live("ada", "bo", game=WAR)
    others = [seen(live.table, reader, live.now) for reader in (1, -1)]
    live.answer(0, 510, 511)
    live.answer(0, 512)
    (row,) = live.does(0, Undo())
    assert row.quiet
    assert [happened(live.table, row, reader) for reader in (1, -1)] == [None, None]
    assert live.table.answers == [(0, 510), (0, 511)]
    live.does(0, Undo())  # both picks were one choice
    assert live.table.answers == []
    assert [seen(live.table, reader, live.now) for reader in (1, -1)] == others
    assert live.table.seats[0].question == 5
    assert live.table.seats[1].question == 0


def test_picks_of_two_seats_do_not_get_into_each_others_way() -> None:
    live = Live("ada", "bo", game=WAR)
    live.answer(0, 510)
    live.answer(1, 502)
    live.answer(0, 511)
    live.answer(1, 503)
    before = seen(live.table, 1, live.now)
    live.does(0, Undo())
    assert live.table.answers == [(0, 510), (1, 502), (1, 503)]
    live.does(0, Undo())
    assert live.table.answers == [(1, 502), (1, 503)]
    assert seen(live.table, 1, live.now) == before
    live.does(1, Undo())
    assert live.table.answers == [(1, 502)]
    wanted = live.table.game.start(2, int(live.setup.seed, 16))
    wanted.answer(1, 502)
    assert hashes(live) == wanted.hash()


def test_what_others_pick_unnoticed_does_not_bind_anybody() -> None:
    """Else one could tell from it that they have begun to choose."""
    found = []
    for picks in (False, True):
        live = Live("ada", "bo", game=RACE)
        live.whole(1)
        live.whole(0)
        live.whole(0)
        if picks:
            live.answer(1, live.table.state.legal(1)[0])
        now = live.view(0)
        assert now.can_undo
        (row,) = live.does(0, Undo())
        assert not row.quiet
        again = live.view(0)
        found.append((now.number, again.number, again.view, again.asked))
    assert found[0] == found[1]


def test_an_undo_that_all_notice_drops_the_picks_that_others_began() -> None:
    live = Live("ada", "bo", game=RACE)
    live.whole(1)
    live.whole(0)
    live.whole(0)
    state = hashes(live)
    live.answer(1, live.table.state.legal(1)[0])
    question = live.table.seats[1].question
    live.does(0, Undo())
    assert live.table.seats[1].question == question + 1
    assert not live.view(1).can_undo
    live.whole(0)
    assert hashes(live) == state


def test_a_loud_answer_of_another_binds_half_a_choice_too() -> None:
    live = Live("ada", "bo", game=WAR)
    live.answer(0, 510)
    live.whole(1)
    assert live.refuses(0, Undo()) == "undo-others"
    live.answer(0, 511)
    assert live.view(0).can_undo
    live.does(0, Undo())
    assert (0, 510) in live.table.answers


# ------------------------------------------------------------------ by consent
def test_all_agree_to_take_back_what_drew_a_card() -> None:
    live = Live("ada", "bo", game="star_realms")
    state = hashes(live)
    live.named(0, "end_turn")
    live.whole(1)
    live.does(0, Propose("undo"))
    agreed, undone = live.does(1, Agree())
    assert (agreed.kind, undone.kind, undone.seat, undone.value) == (
        log_rows.AGREE,
        log_rows.UNDO,
        0,
        0,
    )
    assert hashes(live) == state
    assert [live.table.seats[n].question for n in (0, 1)] == [2, 2]
    assert not live.view(0).can_undo


def test_bots_in_between_agree_to_everything() -> None:
    live = Live("ada", BOT, BOT)
    live.named(0, "draw")
    states = []
    for _ in range(40):
        if live.table.asked() == [0]:
            states.append(hashes(live))
        live.whole(live.table.asked()[0])
        if len(states) == 2:
            break
    while live.table.asked() != [0]:
        live.whole(live.table.asked()[0])
    proposed, undone = live.does(0, Propose("undo"))
    assert (proposed.kind, undone.kind) == (log_rows.PROPOSE, log_rows.UNDO)
    assert hashes(live) == states[-1]


def test_consent_is_for_the_last_choice_that_others_know_of() -> None:
    live = Live("ada", "bo", game=RACE)
    live.whole(0)
    live.whole(1)
    live.answer(0, live.table.state.legal(0)[0])  # half a choice
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    assert live.table.answers == []


def test_whole_choices_are_taken_back_by_consent() -> None:
    live = Live("ada", "bo", game=WAR)
    live.answer(0, 510, 511, 512, 513)
    live.whole(1)
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    assert live.table.answers == []
    assert live.table.asked() == [0, 1]


def test_what_nobody_knows_of_needs_no_consent() -> None:
    live = Live("ada", "bo", game=WAR)
    assert live.refuses(0, Propose("undo")) == "nothing-to-undo"
    live.answer(0, 510)
    assert live.refuses(0, Propose("undo")) == "nothing-to-undo"
    assert live.refuses(1, Undo()) == "nothing-to-undo"


def test_what_was_free_before_is_free_after_an_undo_by_consent() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "play scout")
    live.named(0, "play scout")
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    assert len(live.table.answers) == 1
    assert live.view(0).can_undo
    live.does(0, Undo())
    assert not live.view(0).can_undo


def test_after_undos_of_all_kinds_the_rows_still_make_the_same_table() -> None:
    live = Live("ada", "bo", game=WAR)
    live.answer(0, 510)
    live.answer(1, 502)
    live.does(0, Undo())
    live.whole(0)
    live.whole(1)
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    live.whole(1)
    again = built(live.setup, live.log)
    assert everything(again, live.now) == everything(live.table, live.now)
    assert live.does(0, Answer(0, [510])) == []

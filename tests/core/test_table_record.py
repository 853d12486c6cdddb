"""The course of a live table: what was taken back, given up or answered by a bot is verified."""

import json
from hashlib import sha256

import msgspec
import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.core.replay import begin, commitment, read
from starfelt.core.table_record import (
    ABANDON,
    ANSWER,
    CLOSE,
    KINDS,
    RESIGN,
    STAND_IN,
    TIME_OUT,
    UNDO,
    UNPICK,
    Follower,
    Impossible,
    Moment,
    winners,
)

PLANS = starfelt.load("stolen_plans")
WAR = starfelt.load("empire_vs_rebellion")


def some_answers(game, seats, number):
    """The first answers of a game, always the first that is possible."""
    state = game.start(seats, 7)
    answers = []
    for _ in range(number):
        seat = state.asked()[0]
        answers.append((seat, state.legal(seat)[0]))
        state.answer(*answers[-1])
    return answers


def given(answers, kind=ANSWER):
    return [Moment(kind, seat, action, 100 + n) for n, (seat, action) in enumerate(answers)]


def followed(game, seats, course):
    follower = Follower(game.start(seats, 7))
    follower.follow(course)
    return follower


def impossible(course, seats=3, game=PLANS):
    """The number of the moment that can't be."""
    with pytest.raises(Impossible) as problem:
        followed(game, seats, course)
    return problem.value.number


def test_answers_of_all_kinds_move_the_game():
    answers = some_answers(PLANS, 3, 9)
    course = [
        *given(answers[:3]),
        *given(answers[3:6], TIME_OUT),
        *given(answers[6:], STAND_IN),
    ]
    follower = followed(PLANS, 3, course)
    assert follower.answers == answers
    wanted = PLANS.start(3, 7)
    for seat, action in answers:
        wanted.answer(seat, action)
    assert follower.state.hash() == wanted.hash()
    assert (follower.is_over(), follower.end, follower.resigned) == (False, "", [])


def test_an_undo_goes_back_to_a_number_of_answers():
    answers = some_answers(PLANS, 3, 8)
    owner = answers[3][0]
    follower = followed(PLANS, 3, [*given(answers), Moment(UNDO, owner, 3)])
    assert (follower.answers, follower.taken_back) == (answers[:3], 5)
    assert followed(PLANS, 3, [*given(answers), Moment(UNDO, owner, 3), *given(answers[3:])])


def test_unnoticed_picks_are_taken_back_without_those_of_others():
    picks = [(0, 510), (1, 502), (0, 511), (1, 503)]
    follower = followed(WAR, 2, [*given(picks), Moment(UNPICK, 0, 0)])
    assert (follower.answers, follower.taken_back) == ([(1, 502), (1, 503)], 2)
    follower = followed(WAR, 2, [*given(picks), Moment(UNPICK, 1, 3), Moment(UNPICK, 0, 2)])
    assert follower.answers == [(0, 510), (1, 502)]


@pytest.mark.parametrize("kind", [UNDO, UNPICK])
@pytest.mark.parametrize(("seat", "kept"), [(0, -1), (0, 4), (0, 1), (2, 0), (-1, 0)])
def test_nothing_is_taken_back_that_is_not_there_or_not_ones_own(kind, seat, kept):
    picks = [(0, 510), (1, 502), (0, 511), (1, 503)]
    assert impossible([*given(picks), Moment(kind, seat, kept)], 2, WAR) == 5


def test_answers_without_those_that_led_to_them_are_impossible():
    answers = some_answers(PLANS, 3, 30)
    places = [n for n in range(1, 29) if answers[n + 1][0] != answers[n][0]]
    course = [*given(answers), Moment(UNPICK, answers[places[0]][0], places[0])]
    assert impossible(course) == 31


def test_who_has_resigned_does_nothing_more():
    answers = some_answers(PLANS, 3, 8)
    seat = answers[0][0]
    gone = Moment(RESIGN, seat)
    assert impossible([gone, *given(answers)]) == 2
    assert impossible([gone, *given(answers, TIME_OUT)]) == 2
    assert impossible([*given(answers), gone, Moment(UNDO, seat, 0)]) == 10
    assert impossible([gone, gone]) == 2
    assert impossible([gone, Moment(ABANDON, seat)]) == 2
    follower = followed(PLANS, 3, [gone, *given(answers, STAND_IN)])
    assert follower.resigned == [seat]
    assert not follower.is_over()


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_resigns_who_does_not_sit_there(seat):
    assert impossible([Moment(RESIGN, seat)]) == 1


def test_nothing_follows_an_end():
    answers = given(some_answers(PLANS, 3, 2))
    for end in (Moment(ABANDON, 0), Moment(CLOSE, -1)):
        assert followed(PLANS, 3, [end]).end == end.kind
        assert impossible([end, *answers]) == 2
        assert impossible([end, Moment(CLOSE, -1)]) == 2
    assert impossible([Moment(RESIGN, 0), Moment(RESIGN, 1), Moment(CLOSE, -1)]) == 3
    assert impossible([Moment(RESIGN, 0), Moment(CLOSE, -1)], seats=2) == 2
    whole = given(some_answers(WAR, 2, finished(WAR)))
    assert followed(WAR, 2, whole).is_over()
    assert impossible([*whole, Moment(CLOSE, -1)], 2, WAR) == len(whole) + 1


def finished(game):
    """How many answers a game takes in which the first one is always given."""
    state, number = game.start(2, 7), 0
    while not state.is_over():
        seat = state.asked()[0]
        state.answer(seat, state.legal(seat)[0])
        number += 1
    return number


def test_the_best_of_those_who_have_not_resigned_win():
    state = PLANS.start(3, 7)
    assert winners(state, []) == winners(state, [1]) == []
    assert winners(state, [0, 2]) == [1]
    while not state.is_over():
        seat = state.asked()[0]
        state.answer(seat, state.legal(seat)[-1])
    best = state.returns().index(1)
    others = [seat for seat in range(3) if seat != best]
    assert winners(state, []) == winners(state, others) == winners(state, others[:1]) == [best]
    assert winners(state, [best]) == others
    assert winners(state, [best, others[0]]) == others[1:]


@pytest.mark.parametrize("kind", ["", "sit", "say", "ANSWER"])
def test_other_kinds_are_impossible(kind):
    assert kind not in KINDS
    assert impossible([Moment(kind, 0)]) == 1


def test_an_illegal_answer_is_impossible():
    assert impossible([*given(some_answers(PLANS, 3, 4)), Moment(ANSWER, 0, 139)]) == 5
    assert impossible([Moment(STAND_IN, 7, 0)]) == 1


# -------------------------------------------------------------------------------- in replays
def document(game=PLANS, seats=3, number=8, **fields):
    """A replay of a live table, with some fields changed."""
    recorder = begin(game, seats, 7)
    answers = some_answers(game, seats, number)
    for seat, action in answers:
        recorder.answer(seat, action)
    recorder.replay.commitment = commitment(recorder.replay.seed)
    recorder.replay.course = given(answers)
    found = {**json.loads(recorder.bytes()), **msgspec.to_builtins(fields)}
    return json.dumps(found).encode()


def refusal(data):
    with pytest.raises(Refusal) as problem:
        read(data, starfelt.load, "game.json")
    assert problem.value.facts["file"] == "game.json"
    return problem.value


def test_a_live_table_is_read_back_with_its_course():
    data = document()
    recorder = read(data, starfelt.load)
    assert recorder.bytes() == msgspec.json.format(data, indent=1)
    assert len(recorder.replay.course) == 8
    assert recorder.replay.course[0].at == 100


def test_the_commitment_binds_to_the_seed():
    seed = "0" * 63 + "7"
    assert commitment(seed) == commitment("0" * 63 + "7") != commitment("0" * 63 + "6")
    assert len(commitment(seed)) == 64
    assert commitment(seed) == sha256(b"starfelt seed " + bytes(31) + b"\7").hexdigest()
    assert refusal(document(commitment="0" * 64)).key == "wrong-commitment"
    assert refusal(document(commitment=commitment(seed).upper())).key == "wrong-commitment"
    assert refusal(document(seed="0" * 63 + "6")).key == "wrong-commitment"


def test_a_position_has_no_seed_to_be_committed_to():
    state = PLANS.start(2, 1)
    replay = json.loads(document(seats=2, number=0))
    replay.update(seed="", position=PLANS.write(state), hashes={})
    assert refusal(json.dumps(replay).encode()).key == "wrong-commitment"
    replay["commitment"] = ""
    replay["course"] = []
    assert read(json.dumps(replay).encode(), starfelt.load).state.hash() == state.hash()


def test_an_impossible_course_is_refused_with_its_place():
    answers = some_answers(PLANS, 3, 8)
    course = [*given(answers[:4]), Moment(UNDO, answers[0][0], 9), *given(answers[4:])]
    problem = refusal(document(course=course))
    assert (problem.key, problem.facts["number"]) == ("impossible-course", 5)


def test_a_course_leads_to_the_answers_that_stand():
    answers = some_answers(PLANS, 3, 8)
    seat = answers[6][0]
    back = [*given(answers), Moment(UNDO, seat, 6)]
    assert refusal(document(course=back)).key == "other-course"
    assert refusal(document(course=given(answers[:7]))).key == "other-course"
    whole = [*back, *given(answers[6:], TIME_OUT), Moment(CLOSE, -1)]
    assert read(document(course=whole), starfelt.load).replay.course == whole


@pytest.mark.parametrize("course", ["undo", [["answer"]], [["answer", 0, "x"]], [[1, 2]], None])
def test_a_course_that_can_not_be_read_is_damage(course):
    assert refusal(document(course=course)).key == "damaged-replay"

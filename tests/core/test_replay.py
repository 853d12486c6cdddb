"""Replays: recorded, taken back, written, read, refused."""

import json

import msgspec
import pytest

import starfelt
from starfelt.core.refusal import IllegalAnswer, Refusal
from starfelt.core.replay import FORMAT, HASH_EVERY, begin, of_position, read, read_file
from starfelt.core.rng import fast

GAME = starfelt.load("stolen_plans")
POSITION = {
    "game": "stolen_plans",
    "rules": GAME.rules,
    "seats": 2,
    "turn": 1,
    "options": {"deck": "base"},
    "hands": [["jawa", "bounty_hunter"], ["r2d2", "crime_lord"]],
}


def go_on(recorder, answers, seed=1):
    """Give this many answers at random, or all to the end."""
    rng = fast(seed)
    while answers and not recorder.state.is_over():
        seat = recorder.state.asked()[0]
        legal = recorder.state.legal(seat)
        recorder.answer(seat, legal[rng.below(len(legal))])
        answers -= 1
    return recorder


def changed(recorder, **fields):
    """The file of a replay with some fields changed."""
    return json.dumps({**json.loads(recorder.bytes()), **fields}).encode()


def refusal(data, load=starfelt.load):
    with pytest.raises(Refusal) as problem:
        read(data, load, "game.json")
    assert problem.value.facts.get("file", "game.json") == "game.json"
    return problem.value


def test_a_replay_begins_with_a_seed():
    recorder = begin(GAME, 3, 255, {"deck": "base"}, ["you", "thumb", "random"])
    replay = recorder.replay
    assert (replay.format, replay.game, replay.rules) == (FORMAT, "stolen_plans", GAME.rules)
    assert (replay.seats, replay.make, replay.answers) == (3, "keyed", [])
    assert replay.options == GAME.complete({"deck": "base"})
    assert replay.seed == "0" * 62 + "ff"
    assert replay.players == ["you", "thumb", "random"]
    assert replay.hashes == {"0": recorder.state.hash()}
    assert recorder.state.hash() == GAME.start(3, 255, {"deck": "base"}).hash()


@pytest.mark.parametrize(
    ("key", "arguments"),
    [
        ("wrong-seats", (7, 1)),
        ("wrong-seed", (3, -1)),
        ("unknown-option", (3, 1, {"dice": True})),
        ("impossible-option", (3, 1, {"deck": "jawa"})),
    ],
)
def test_a_game_that_cannot_be_is_not_begun(key, arguments):
    with pytest.raises(Refusal) as problem:
        begin(GAME, *arguments)
    assert problem.value.key == key


def test_answers_are_written_down_with_hashes():
    recorder = go_on(begin(GAME, 3, 5), -1)
    assert recorder.state.is_over()
    number = len(recorder.replay.answers)
    assert number > 2 * HASH_EVERY
    wanted = {*range(0, number, HASH_EVERY), number}
    assert {int(n) for n in recorder.replay.hashes} == wanted
    s = GAME.start(3, 5)
    for at, (seat, action) in enumerate(recorder.replay.answers):
        assert recorder.replay.hashes.get(str(at), s.hash()) == s.hash()
        s.answer(seat, action)
    assert s.hash() == recorder.state.hash() == recorder.replay.hashes[str(number)]


def test_an_illegal_answer_is_not_written_down():
    recorder = begin(GAME, 3, 5)
    with pytest.raises(IllegalAnswer):
        recorder.answer(recorder.state.asked()[0], 158)
    assert recorder.replay.answers == []


@pytest.mark.parametrize("number", [0, 1, 16, 20, 33, 40])
def test_back_to_an_earlier_answer(number):
    recorder = go_on(begin(GAME, 3, 5), 40)
    answers = recorder.replay.answers[:]
    recorder.back_to(number)
    wanted = go_on(begin(GAME, 3, 5), number)
    assert recorder.state.hash() == wanted.state.hash()
    assert recorder.replay.answers == answers[:number]
    assert recorder.replay.hashes == wanted.replay.hashes
    # and another game goes on from there
    go_on(recorder, 20, seed=2)
    assert read(recorder.bytes(), starfelt.load).state.hash() == recorder.state.hash()


@pytest.mark.parametrize("answers", [0, 1, 16, 37, -1])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_replay_is_read_back(seats, answers):
    recorder = go_on(begin(GAME, seats, 1 << 200, {"open_discards": True}, ["a", "b"]), answers)
    data = recorder.bytes()
    again = read(data, starfelt.load)
    assert again.state.hash() == recorder.state.hash()
    assert again.bytes() == data
    assert again.replay == recorder.replay
    last = str(len(recorder.replay.answers))
    assert json.loads(data)["hashes"][last] == recorder.state.hash()


def test_a_fast_game_is_read_back():
    recorder = begin(GAME, 2, 3)
    recorder.replay.make = "fast"
    recorder.back_to(0)
    recorder.replay.hashes = {}
    assert recorder.state.hash() == GAME.start(2, 3, make=0).hash()
    go_on(recorder, 30)
    assert read(recorder.bytes(), starfelt.load).state.hash() == recorder.state.hash()


# -------------------------------------------------------------------------------- positions
def test_a_bare_position_is_a_replay_without_answers():
    recorder = read(json.dumps(POSITION).encode(), starfelt.load)
    assert recorder.state.hash() == GAME.read(POSITION).hash()
    assert recorder.replay.answers == []
    assert recorder.replay.seats == 2
    go_on(recorder, 25)
    again = read(recorder.bytes(), starfelt.load)
    assert again.state.hash() == recorder.state.hash()
    assert again.bytes() == recorder.bytes()
    again.back_to(0)
    assert again.state.hash() == GAME.read(POSITION).hash()


def test_a_position_needs_no_options():
    position = {key: value for key, value in POSITION.items() if key != "options"}
    recorder = read(json.dumps(position).encode(), starfelt.load)
    assert recorder.state.hash() == GAME.read(position).hash()


def test_a_written_position_can_be_played_on():
    s = go_on(begin(GAME, 3, 8), 30).state
    recorder = read(msgspec.json.encode(GAME.write(s)), starfelt.load)
    assert recorder.state.hash() == s.hash()


def test_a_position_that_does_not_fit_is_refused():
    assert refusal(json.dumps({**POSITION, "turn": 9}).encode()).key == "bad-position"


@pytest.mark.parametrize("field", ["rules", "seats", "hands"])
def test_the_field_is_named_that_is_no_number_or_list(field):
    facts = refusal(json.dumps({**POSITION, field: "two"}).encode()).facts
    assert facts["field"] == field
    facts = refusal(json.dumps({k: v for k, v in POSITION.items() if k != field}).encode()).facts
    assert facts["field"] == field


class Stuck:
    """A state from which the rules can't go on."""

    seats = 2

    def answer(self, seat, action):
        raise IndexError("nowhere")

    def is_over(self):
        return False

    def hash(self):
        return "0"


class TakesAll(type(GAME)):
    def read(self, document):
        return Stuck()

    def start(self, *facts):
        return Stuck()


def test_answers_that_a_strange_position_can_t_take_are_refused():
    replay = {**of_position(POSITION, starfelt.load), "answers": [[0, 1]]}
    found = refusal(json.dumps(replay).encode(), lambda name: TakesAll())
    assert (found.key, found.facts["number"]) == ("impossible-replay", 1)
    assert isinstance(found.__cause__, IndexError)


def test_a_fault_of_the_rules_in_a_game_from_its_start_is_no_refusal():
    replay = changed(begin(GAME, 2, 1), answers=[[0, 1]], hashes={})
    with pytest.raises(IndexError):
        read(replay, lambda name: TakesAll())


# -------------------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"not json",
        b"\xff\xfe\x00",
        b'"\xff"',
        b"[]",
        b"3",
        b"null",
        b"{}",
        b'{"format": "starfelt replay 1"}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_refused(data):
    assert refusal(data).key == "damaged-replay"


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("damaged-replay", {"seed": "a seed"}),
        ("damaged-replay", {"seed": ""}),
        ("damaged-replay", {"seats": "3"}),
        ("damaged-replay", {"answers": [[0]]}),
        ("damaged-replay", {"answers": "draw"}),
        ("damaged-replay", {"players": [1]}),
        ("damaged-replay", {"options": None}),
        ("foreign-replay", {"format": "another replay 7"}),
        ("foreign-replay", {"make": "loaded dice"}),
        ("unknown-game", {"game": "whist"}),
        ("other-rules", {"rules": 99}),
        ("impossible-replay", {"answers": [[0, 158]], "hashes": {}}),
        ("impossible-replay", {"answers": [[5, 0]], "hashes": {}}),
        ("impossible-replay", {"answers": [[0, -1]], "hashes": {}}),
        ("wrong-hash", {"hashes": {"0": "0" * 32}}),
        ("hash-of-nothing", {"hashes": {"99": "0" * 32}}),
        ("hash-of-nothing", {"hashes": {"last": "0" * 32}}),
        ("wrong-seats", {"seats": 9}),
        ("damaged-replay", {"seed": "f" * 65}),
        ("unknown-option", {"options": {"dice": 1}}),
        ("impossible-option", {"options": {"deck": "jawa"}}),
    ],
)
def test_what_does_not_fit_is_refused(key, fields):
    assert refusal(changed(begin(GAME, 3, 5), **fields)).key == key


def test_refusals_say_where():
    recorder = go_on(begin(GAME, 3, 5), 20)
    answers = [*recorder.replay.answers[:7], (9, 9)]
    problem = refusal(changed(recorder, answers=answers, hashes={}))
    assert (problem.key, problem.facts["number"]) == ("impossible-replay", 8)
    hashes = {**recorder.replay.hashes, "16": "f" * 32}
    problem = refusal(changed(recorder, hashes=hashes))
    assert (problem.key, problem.facts["number"]) == ("wrong-hash", 16)
    problem = refusal(changed(recorder, rules=99))
    assert problem.facts["rules"] == 99
    assert problem.facts["expected"] == str(GAME.rules)


def test_a_changed_answer_is_noticed():
    """Another legal answer leads elsewhere, and the next hash shows it."""
    recorder = go_on(begin(GAME, 3, 5), 40)
    s = GAME.start(3, 5)
    for at, (seat, action) in enumerate(recorder.replay.answers[:12]):
        others = [other for other in s.legal(seat) if other != action]
        if others:
            answers = [list(answer) for answer in recorder.replay.answers]
            answers[at] = [seat, others[0]]
            problem = refusal(changed(recorder, answers=answers))
            assert problem.key in ("wrong-hash", "impossible-replay")
        s.answer(seat, action)


def test_files(tmp_path):
    recorder = go_on(begin(GAME, 3, 5), 20)
    path = tmp_path / "game.json"
    path.write_bytes(recorder.bytes())
    assert read_file(path, starfelt.load).state.hash() == recorder.state.hash()
    with pytest.raises(Refusal) as problem:
        read_file(tmp_path / "none.json", starfelt.load)
    assert problem.value.key == "no-file"
    assert problem.value.facts["file"] == str(tmp_path / "none.json")
    with pytest.raises(Refusal, match="no-file"):
        read_file(tmp_path, starfelt.load)
    path.write_bytes(b"{")
    with pytest.raises(Refusal) as problem:
        read_file(path, starfelt.load)
    assert problem.value.facts["file"] == str(path)


def test_a_replay_from_a_position_has_its_seats():
    game = starfelt.load("stolen_plans")
    document = game.write(game.start(3, 1))
    replay = {**of_position(document, starfelt.load), "seats": 2}
    with pytest.raises(Refusal) as refused:
        read(msgspec.json.encode(replay), starfelt.load, "x")
    assert refused.value.key == "damaged-replay"


def test_a_bare_position_may_leave_out_the_seats_of_a_game_for_two():
    game = starfelt.load("star_realms")
    document = game.write(game.start(2, 1))
    del document["seats"]
    recorder = read(msgspec.json.encode(document), starfelt.load)
    assert recorder.replay.seats == 2
    assert recorder.state.hash() == game.start(2, 1).hash()


@pytest.mark.parametrize(("game", "key"), [("chess", "unknown-game"), (["chess"], "unknown-game")])
def test_a_position_of_an_unknown_game_is_refused(game, key):
    with pytest.raises(Refusal) as refused:
        read(msgspec.json.encode({"game": game}), starfelt.load)
    assert refused.value.key == key

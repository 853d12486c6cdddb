"""Replays: how a game began and every answer since, with hashes to check them by.

The list of answers is the truth: the state at any moment, every view and the log follow from it.
"""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from starfelt.core.game import AnyGame
from starfelt.core.machine import State
from starfelt.core.notation import Reader
from starfelt.core.refusal import IllegalAnswer, Refusal
from starfelt.core.rng import KEYED, MAKES
from starfelt.core.table_record import Follower, Impossible, Moment

#: Finds a game by its name.
Load = Callable[[str], AnyGame]

FORMAT = "starfelt replay 1"
HASH_EVERY = 16
SEED = "[0-9a-f]{64}"


class Replay(Struct, omit_defaults=True):
    """One game from its start, a seed or a position, to the last answer so far."""

    format: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    make: str
    seed: str = ""  # 64 hexadecimal digits; empty where the game began from a position
    position: dict[str, Any] | None = None
    answers: list[tuple[int, int]] = []
    hashes: dict[str, str] = {}  # by the number of answers given, from 0 on
    players: list[str] = []  # who sat there, for those who read it
    commitment: str = ""  # to the seed: what a live table showed before the first card
    course: list[Moment] = []  # of a live table: what was answered when, taken back or given up


def commitment(seed: str) -> str:
    """What can be shown of a seed before a game: it binds to the seed and tells nothing of it."""
    return sha256(b"starfelt seed " + bytes.fromhex(seed)).hexdigest()


class Recorder:
    """A game that is being played, with the replay of it."""

    def __init__(self, game: AnyGame, replay: Replay) -> None:
        self.game = game
        self.replay = replay
        self.state = self.beginning()
        self.note_hash()

    def beginning(self) -> State:
        r = self.replay
        state: State
        if r.position is not None:
            Reader(r.position, "position").word("rules", (r.rules,))
            state = self.game.read(r.position)
        else:
            state = self.game.start(r.seats, int(r.seed, 16), r.options, MAKES.index(r.make))
        return state

    def answer(self, seat: int, action: int) -> None:
        """Give an answer and write it down; after that it is not what a live table left behind."""
        self.state.answer(seat, action)
        self.replay.answers.append((seat, action))
        self.replay.course = []
        if len(self.replay.answers) % HASH_EVERY == 0 or self.state.is_over():
            self.note_hash()

    def note_hash(self) -> None:
        self.replay.hashes[str(len(self.replay.answers))] = self.state.hash()

    def back_to(self, number: int) -> None:
        """Undo: only the first `number` answers were given."""
        answers = self.replay.answers[:number]
        kept = {n: h for n, h in self.replay.hashes.items() if int(n) <= number}
        self.state = self.beginning()
        for seat, action in answers:
            self.state.answer(seat, action)
        self.replay.answers, self.replay.hashes, self.replay.course = answers, kept, []

    def bytes(self) -> bytes:
        """The replay as a file holds it; the last answer always has its hash."""
        self.note_hash()
        return msgspec.json.format(msgspec.json.encode(self.replay), indent=1)


def begin(
    game: AnyGame,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    players: list[str] | None = None,
) -> Recorder:
    """Start a new game on a keyed generator and record it."""
    complete = game.complete(options or {})
    game.start(seats, seed, complete)  # refuses what is impossible
    replay = Replay(
        FORMAT, game.name, game.rules, seats, complete, MAKES[KEYED], f"{seed:064x}",
        players=players or [],
    )  # fmt: skip
    return Recorder(game, replay)


def read(data: bytes, load: Load, name: str = "") -> Recorder:
    """A replay or a position read from a file and played through; refuses what does not fit."""
    try:
        document = msgspec.json.decode(data)
        if isinstance(document, dict) and document.get("format") is None and "game" in document:
            document = of_position(document, load)
        replay = msgspec.convert(document, Replay)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("damaged-replay", file=name) from None
    if replay.format != FORMAT or replay.make not in MAKES:
        raise Refusal("foreign-replay", file=name, expected=FORMAT)
    if replay.position is None and not re.fullmatch(SEED, replay.seed):
        raise Refusal("damaged-replay", file=name)
    if replay.commitment and (not replay.seed or replay.commitment != commitment(replay.seed)):
        raise Refusal("wrong-commitment", file=name)
    game = load(replay.game)
    if not game.knows(replay.rules):
        raise Refusal("other-rules", file=name, rules=replay.rules, expected=game.known)
    return played(game.under(replay.rules), replay, name)


def of_position(document: dict[str, Any], load: Load) -> dict[str, Any]:
    """A bare position as a replay without answers; one that can't be read is refused by field."""
    game = str(document["game"])
    return {
        "game": game,
        "seats": load(game).read(document).seats,
        "rules": document["rules"],
        "options": document.get("options", {}),
        "format": FORMAT,
        "make": MAKES[KEYED],
        "position": document,
    }


def played(game: AnyGame, replay: Replay, name: str) -> Recorder:
    """Play a replay through and compare every hash it has."""
    answers, hashes, course = replay.answers, replay.hashes, replay.course
    for key in hashes:
        if key not in map(str, range(len(answers) + 1)):
            raise Refusal("hash-of-nothing", file=name, number=key, answers=len(answers))
    replay.answers, replay.hashes = [], {}
    try:
        recorder = Recorder(game, replay)
        if recorder.state.seats != replay.seats:
            raise Refusal("damaged-replay", file=name)
        check_hash(recorder, hashes, name)
        for seat, action in answers:
            recorder.answer(seat, action)
            check_hash(recorder, hashes, name)
        replay.course = course
        check_course(recorder, name)
    except IllegalAnswer:
        raise impossible(replay, name) from None
    except Refusal:
        raise
    except Exception as problem:
        if replay.position is None:
            raise
        raise impossible(replay, name) from problem  # the position is one that no game reaches
    return recorder


def impossible(replay: Replay, name: str) -> Refusal:
    return Refusal("impossible-replay", file=name, number=len(replay.answers) + 1)


def check_course(recorder: Recorder, name: str) -> None:
    """What happened at the table must be possible, and lead to the answers that stand."""
    replay = recorder.replay
    if not replay.course:
        return
    try:
        follower = followed(recorder)
    except Impossible as problem:
        raise Refusal("impossible-course", file=name, number=problem.number) from None
    if follower.answers != replay.answers:
        raise Refusal("other-course", file=name)


def followed(recorder: Recorder) -> Follower:
    """The course of a live table from its beginning to its end."""
    follower = Follower(recorder.beginning())
    follower.follow(recorder.replay.course)
    return follower


def check_hash(recorder: Recorder, hashes: dict[str, str], name: str) -> None:
    number = len(recorder.replay.answers)
    wanted = hashes.get(str(number))
    if wanted is not None and wanted != recorder.state.hash():
        raise Refusal("wrong-hash", file=name, number=number)


def read_file(path: Path, load: Load) -> Recorder:
    try:
        data = path.read_bytes()
    except OSError:
        raise Refusal("no-file", file=str(path)) from None
    return read(data, load, str(path))

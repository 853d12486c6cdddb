"""Recorded games of another engine, replayed through ours: cards, answers, states and scores.

The cards come in the recorded order, the answers are mapped, and the state after every phase must
be the recorded one.
"""

import gzip
import zlib
from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from starfelt.core.pile import pile
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

from ..game import GAME
from ..rules.consume.phase import Consume
from ..rules.develop import Develop
from ..rules.explore import Explore
from ..rules.knowledge import EPOCH
from ..rules.player import NO_CARD, Player
from ..rules.powers.designs import NAMES
from ..rules.produce.phase import Produce
from ..rules.round import goals, scoring
from ..rules.round.phases import EndPhase
from ..rules.round.rounds import ROUND, CheckEnd, EndOfRound, Round
from ..rules.round.setup import (
    FIRST_LOOK,
    DiscardAtStart,
    FirstLook,
    ask_for_starts,
    bare,
    offer,
    place_start_world,
    set_goals,
    start_discards,
)
from ..rules.settle.phase import Settle
from ..rules.state import Race
from .answers import answer
from .names import SETS, Asked, Silent, key_of, number_of

ENGINE_CAP = 30  # rounds after which the recorded engine ends a game
REQUIRED = {"id", "config", "start", "goals", "records", "final"}
AFTER_SEARCH = (Explore, Develop, Settle, Consume, Produce, EndOfRound)
RECORDED = (FirstLook, Round, EndPhase, CheckEnd)  # steps after which a state is recorded


class Difference(Struct, frozen=True):
    """Where a game first parts from its record."""

    id: str
    where: str
    what: str
    ours: Any
    theirs: Any
    rule: str  # the section of the rules that decides it


class Excluded(Struct, frozen=True):
    """A game that can't be compared, and by which section of the format that is known."""

    id: str
    section: str


class Comparison(Struct):
    """All games of some files."""

    excluded: list[Excluded]
    differences: list[Difference]
    games: int = 0
    equal: int = 0

    def add(self, record: dict[str, Any]) -> None:
        self.games += 1
        difference = replay(record)
        if difference is None:
            self.equal += 1
        elif difference.what.endswith("points of goals") and has_stale_industry(record):
            self.excluded.append(Excluded(difference.id, "6.24"))
        else:
            self.differences.append(difference)


def compare(files: Iterable[Path], progress: Callable[[], None] = lambda: None) -> Comparison:
    """Replay all games of these files."""
    comparison = Comparison([], [])
    for file in files:
        for record in records(file):
            comparison.add(record)
            progress()
    return comparison


def records(file: Path) -> Iterator[dict[str, Any]]:
    """The recorded games of a file, one on each line; it may be packed."""
    try:
        data = file.read_bytes()
        lines = (gzip.decompress(data) if file.suffix == ".gz" else data).splitlines()
    except (OSError, EOFError, zlib.error):
        raise Refusal("no-file", file=str(file)) from None
    for number, line in enumerate(lines, 1):
        yield read_record(file, number, line)


def read_record(file: Path, number: int, line: bytes) -> dict[str, Any]:
    bad = Refusal("bad-record", file=str(file), line=number)
    try:
        record = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise bad from None
    if not isinstance(record, dict) or not record.keys() >= REQUIRED:
        raise bad
    config = record["config"]
    if not isinstance(config, dict) or config.get("set") not in SETS:
        raise Refusal("unknown-set", file=str(file), line=number, expected=", ".join(SETS))
    return record


class Parted(Exception):
    def __init__(self, what: str, ours: Any, theirs: Any) -> None:
        super().__init__(what)
        self.what, self.ours, self.theirs = what, ours, theirs


def demand_equal(what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs:
        raise Parted(what, ours, theirs)


def replay(record: dict[str, Any]) -> Difference | None:
    """Play a recorded game; None if all of it is equal."""
    game = Replay(record)
    try:
        game.seat_players()
        game.play()
    except Parted as parted:
        return game.difference(parted.what, parted.ours, parted.theirs)
    except Silent as silent:
        return game.difference("question", game.asking, str(silent))
    except (AttributeError, LookupError, StopIteration, TypeError, ValueError) as error:
        return game.difference("record", repr(error), None)
    return None


def has_stale_industry(record: dict[str, Any]) -> bool:
    """Was the kind of a world asked after the last Settle phase?  That engine then counts Largest
    Industry with that kind, and never again without it."""
    if "Largest Industry" not in record["goals"]:
        return False
    stale = False
    for entry in record["records"]:
        if entry[0] == "phase" and str(entry[1]).startswith("settle"):
            stale = False
        stale = stale or (entry[0] == "ask" and entry[2] == "OORT_KIND")
    return stale


# which section of the rules decides what is compared
DECIDES = {
    "pool": "8",
    "deck": "3",
    "discard": "3",
    "tableau": "5, 6",
    "goods": "8, 9",
    "hand": "3-9",
    "vp": "8",
    "mil": "6.2",
    "goals": "10",
    "points of goals": "10",
    "prestige": "11",
    "leader": "11",
    "tile": "11",
    "used": "11, 12",
    "saved": "5, 6",
    "over": "14",
    "score": "14",
    "winner": "14",
}


class Replay:
    """One recorded game on its way."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.where = "setup"
        self.asking = ""
        self.at = 0  # the record that comes next
        self.of_set: str = record["config"]["set"]
        self.seats = 0
        self.asked: list[Asked] = []

    def seat_players(self) -> None:
        self.seats = int(self.record["config"]["players"])
        self.asked = [Asked(self.of_set) for _ in range(self.seats)]

    def difference(self, what: str, ours: Any, theirs: Any) -> Difference:
        rule = DECIDES.get(what.rsplit(": ", maxsplit=1)[-1], "")
        return Difference(str(self.record["id"]), self.where, what, ours, theirs, rule)

    def play(self) -> None:
        s = self.s = self.deal()
        self.collect()
        while not s.is_over():
            seat = s.asked()[0]
            question: Any = s.question(seat)
            self.asking = f"{seat} {type(question).__name__}"
            legal = s.legal(seat)
            action = answer(self.asked[seat], s, question, legal)
            if action not in legal:
                raise Parted(f"answer to {self.asking}", legal, action)
            s.open = [other for other in s.open if other is not question]
            question.answer(s, action)
            self.run()
        self.compare_final()

    def run(self) -> None:
        """Like the machine's own, with a look at every state that was recorded."""
        s = self.s
        while s.first is None and s.stack:
            step = s.stack.pop()
            if self.waits_for_search() and isinstance(step, AFTER_SEARCH):
                self.compare_state()
            step.do(s)
            if isinstance(step, RECORDED):
                self.compare_state()

    def waits_for_search(self) -> bool:
        """Is the next state to compare that after all searches?"""
        records = self.record["records"]
        return self.at < len(records) and records[self.at][1] == "search"

    # ------------------------------------------------------------------ the deal
    def deal(self) -> Race:
        config = self.record["config"]
        options = GAME.complete(
            {
                "set": SETS[config["set"]],
                "two_actions": bool(config["advanced"]),
                "goals": bool(config["goals"]),
                "takeovers": bool(config.get("takeovers", False)),
                "cap": ENGINE_CAP,
                "engine_quirks": True,
            }
        )
        s = bare(self.seats, fast(0), GAME.decision(options), True)
        if self.record["goals"]:
            set_goals(s, [goals.GOAL_KEYS[key_of(name)] for name in self.record["goals"]])
        first, *later = orders(in_seat_order(self.record["records"]), self.of_set)
        s.orders = [pile(order) for order in later]
        if s.rules.start_choice:
            self.offer_starts(s)
        else:
            for seat, name in enumerate(self.record["start"]):
                place_start_world(s, seat, number_of(name, self.of_set))
        s.deck = pile([*missing(s, first), *reversed(first)])
        for record in self.take_setup():
            self.deal_card(s, record)
        if s.rules.start_choice:
            ask_for_starts(s)
            return s
        s.push(ROUND)
        s.push(FIRST_LOOK)
        for seat in range(self.seats):
            s.ask(DiscardAtStart(seat, start_discards(s, seat), 0))
        return s

    def offer_starts(self, s: Race) -> None:
        for record in self.record["records"]:
            if record[0] == "ask" and record[2] == "START":
                for name in record[3]["worlds"]:
                    offer(s, record[1], number_of(name, self.of_set))

    def take_setup(self) -> Iterable[list[Any]]:
        """The cards drawn before the first question."""
        records = self.record["records"]
        while records[self.at][0] != "ask":
            if records[self.at][0] == "draw":
                yield records[self.at]
            self.at += 1

    def deal_card(self, s: Race, record: list[Any]) -> None:
        _, seat, _, why, *_ = record
        if why == "good_windfall":
            s.lay_good(seat, 0)
        else:
            s.draw(seat, 1)

    # ------------------------------------------------------------------ going on
    def collect(self) -> None:
        """What is asked until the next recorded state."""
        records = self.record["records"]
        for asked in self.asked:
            asked.asks, asked.plan, asked.staked_nothing = [], [], False
        while self.at < len(records) and records[self.at][0] != "state":
            record = records[self.at]
            if record[0] == "ask":
                self.asked[record[1]].asks.append(record)
            self.at += 1

    def compare_state(self) -> None:
        records = self.record["records"]
        if self.at >= len(records):
            raise Parted("a state more than was recorded", self.s.round, None)
        _, when, digest = records[self.at]
        self.where = f"round {digest['round']}, {when}"
        ours = digest_of(self.s)
        for key in ("round", "pool", "deck", "discard"):
            demand_equal(key, ours[key], digest[key])
        for seat in range(self.seats):
            theirs = digest["players"][str(seat)]
            for key, value in ours["players"][seat].items():
                demand_equal(f"seat {seat}: {key}", value, in_our_words(key, theirs, self.of_set))
        if "leader" in digest and when != "search":
            self.compare_leader(digest)
        if when == "round_end":
            demand_equal("over", self.s.over != 0, bool(digest["over"]))
        self.at += 1
        self.collect()

    def compare_leader(self, digest: dict[str, Any]) -> None:
        """Who leads in prestige, and whether some lies on the tile of a sole leader."""
        s = self.s
        leaders = [seat for seat in range(self.seats) if s.leaders >> seat & 1]
        demand_equal("leader", leaders, digest["leader"])
        if len(leaders) == 1:
            on_tile = s.players[leaders[0]].on_tile
            demand_equal("tile", on_tile, bool(digest["players"][str(leaders[0])]["tile"]))

    def compare_final(self) -> None:
        s = self.s
        self.where = "the end"
        left = self.record["records"][self.at :]
        demand_equal("records after the end", 0, len(left))
        best = scoring.winners(s)
        for seat, theirs in enumerate(self.record["final"]["players"]):
            demand_equal(f"seat {seat}: points of goals", goals.points(s, seat), theirs["goals_vp"])
            demand_equal(f"seat {seat}: score", s.score(seat), theirs["total"])
            demand_equal(f"seat {seat}: winner", seat in best, bool(theirs["winner"]))


def in_seat_order(records: list[list[Any]]) -> list[list[Any]]:
    """That engine lays the first goods in the order of the deal, we in the order of the seats."""
    setup = next(i for i, record in enumerate(records) if record[0] == "state")
    asked = next(i for i, record in enumerate(records) if record[0] == "ask")
    goods = [record for record in records[asked:setup] if record[0] == "draw"]
    return [*records[:asked], *sorted(goods, key=itemgetter(1)), *records[setup:]]


def orders(records: list[list[Any]], of_set: str) -> list[list[int]]:
    """The cards as they are drawn, anew after each reshuffle."""
    found: list[list[int]] = [[]]
    for record in records:
        if record[0] == "reshuffle":
            found.append([])
        elif record[0] == "draw":
            found[-1].append(number_of(record[2], of_set))
    return found


def missing(s: Race, drawn: list[int]) -> list[int]:
    """The cards that are neither on the table nor among those drawn first."""
    counts = [wanted - there for wanted, there in zip(s.rules.copies, s.cards(), strict=True)]
    for card in drawn:
        counts[card] -= 1
    return [card for card, number in enumerate(counts) for _ in range(number)]


# -------------------------------------------------------------------------------- states
def digest_of(s: Race) -> dict[str, Any]:
    """Our state as a recorded one."""
    return {
        "round": s.round,
        "pool": s.pool,
        "deck": s.deck.size(),
        "discard": s.discards.size(),
        "players": [digest_of_player(s, seat) for seat in range(s.seats)],
    }


def digest_of_player(s: Race, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "tableau": [NAMES[card] for card in p.tableau.cards],
        "goods": sorted(
            NAMES[card]
            for card, good in zip(p.tableau.cards, p.goods.cards, strict=True)
            if good != NO_CARD
        ),
        "hand": sorted(NAMES[card] for card in p.hand.cards),
        "vp": p.chips,
        **(prestige_of(s, p) if s.rules.prestige else {}),
        "mil": p.military(),
        "goals": sorted(
            goals.GOALS[goal].key
            for goal, claim in zip(s.goals, s.claims, strict=True)
            if (claim == seat if goals.GOALS[goal].most else (claim >> seat) & 1)
        ),
    }


def prestige_of(s: Race, p: Player) -> dict[str, Any]:
    saved = p.saved.listed() if p.saved is not None else []
    return {
        "prestige": p.prestige,
        "used": int(p.spent),
        "saved": sorted(NAMES[code % EPOCH] for code in saved),
    }


def in_our_words(key: str, theirs: dict[str, Any], of_set: str) -> Any:
    value = theirs.get(key, [])
    if key == "tableau":
        return [key_of(name, of_set) for name in value]
    if isinstance(value, list):
        return sorted(key_of(name, of_set) for name in value)
    return value

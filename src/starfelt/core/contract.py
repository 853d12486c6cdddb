"""The contract that every game passes, as checks that know no game.

`check` plays random games over all numbers of seats and many options, and at every question tries
what a careless game would get wrong.  The heart is noninterference.  A pair is a state s and a
world s' that a seat cannot tell from it.  All that the seat receives must be equal byte for byte:
its view, question, options, features, the refusal of a wrong answer, and any further channel it is
given.  Then both go on by the same answers, and what the seat is told and what it sees must stay
equal together or change together: a view that changes untold leaks, and so does a tale that leaves
no trace in the view.
"""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from starfelt.core.game import SPECTATOR, AnyGame, Told
from starfelt.core.machine import HIDDEN, State
from starfelt.core.options import Choice, Flag, Number, Option, Options, Value
from starfelt.core.refusal import IllegalAnswer, Refusal
from starfelt.core.rng import FAST, KEYED, Rng, fast
from starfelt.core.told import Kinds

#: Something else that a seat receives: texts, messages, pictures.
Channel = Callable[[AnyGame, State, int], bytes]

CHECKS = (
    "actions",
    "answers",
    "refusals",
    "clones",
    "notation",
    "determinism",
    "order",
    "cards",
    "length",
    "endings",
    "resampling",
    "imagining",
    "noninterference",
)
STEPS = 4  # how far a pair is followed
SPARE = 40  # one in this many positions is read with all checks, which take long


class Broken(Exception):
    """A check that failed, and how."""

    def __init__(self, check: str, problem: str) -> None:
        super().__init__(f"{check}: {problem}")
        self.check = check
        self.problem = problem


class Report(Struct):
    """What was tried and what came of it: "ok" or the first failure of each check."""

    game: str
    seed: int
    games: int
    answers: int
    pairs: int
    different: int
    checks: dict[str, str]

    @property
    def ok(self) -> bool:
        return all(result == "ok" for result in self.checks.values())


def check(
    game: AnyGame,
    pairs: int,
    seed: int = 0,
    channels: Sequence[Channel] = (),
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games until so many pairs have been compared."""
    inspector = Inspector(game, seed, channels)
    inspector.attempt(inspector.check_actions)
    while inspector.report.pairs < pairs:
        before = inspector.report.pairs
        inspector.attempt(partial(inspector.play_game, pairs))
        if progress is not None:
            progress(inspector.report.pairs - before)
    return inspector.report


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


class Inspector:
    """Plays games and looks at every state on the way."""

    def __init__(self, game: AnyGame, seed: int, channels: Sequence[Channel]) -> None:
        self.game = game
        self.channels = channels
        self.rng: Rng = fast(seed)
        self.report = Report(game.name, seed, 0, 0, 0, 0, dict.fromkeys(CHECKS, "ok"))
        self.where = ""

    def attempt(self, work: Callable[[], None]) -> None:
        """Note the first failure of each check, and go on."""
        try:
            work()
        except Broken as broken:
            if broken.check == "noninterference":
                self.report.different += 1
            if self.report.checks[broken.check] == "ok":
                self.report.checks[broken.check] = f"{self.where}: {broken.problem}"

    def demand(self, holds: bool, check: str, problem: str) -> None:
        if not holds:
            raise Broken(check, problem)

    # ------------------------------------------------------------------ a game
    def check_actions(self) -> None:
        """Each number has one meaning, and no two the same."""
        twins = {self.game.action(action) for action in range(self.game.num_actions)}
        self.demand(len(twins) == self.game.num_actions, "actions", "two actions mean the same")
        self.demand(all(twin.verb for twin in twins), "actions", "an action has no verb")

    def chosen_options(self) -> Options:
        options: Options = {}
        for option in self.game.options:
            options[option.key] = self.chosen_value(option)
        return self.game.complete(options)

    def chosen_value(self, option: Option) -> Value:
        """Any value; of numbers every other time the default, and no more than twice as many."""
        if isinstance(option, Flag):
            return self.rng.below(2) == 1
        if isinstance(option, Choice):
            return option.values[self.rng.below(len(option.values))]
        if isinstance(option, Number):
            highest = min(option.most, 2 * option.default)
            drawn = option.least + self.rng.below(highest - option.least + 1)
            return drawn if self.rng.below(2) == 1 else option.default
        if self.rng.below(2) == 1:
            return list(option.presets)[self.rng.below(len(option.presets))]
        some = [part for part in option.parts if self.rng.below(2) == 1]
        return "+".join(some or option.parts[:1])

    def play_game(self, pairs: int) -> None:
        """One random game, with a look at every question."""
        game, rng = self.game, self.rng
        options = self.chosen_options()
        least, most = game.seats_for(options)
        seats = least + self.report.games % (most - least + 1)
        make = KEYED if rng.below(4) == 0 else FAST
        seed = rng.word()
        self.report.games += 1
        s = game.start(seats, seed, options, make)
        counted = game.count_cards(s)
        answers: list[tuple[int, int]] = []
        while not s.is_over():
            self.where = f"seats {seats}, seed {seed}, {options}, answer {len(answers)}"
            self.attempt(partial(self.look, s, counted))
            for seat in range(SPECTATOR, seats):
                if self.report.pairs < pairs and rng.below(2) == 0:
                    self.attempt(partial(self.compare, s, seat))
            seat = s.asked()[rng.below(len(s.asked()))]
            acts = s.legal(seat)
            self.demand(len(acts) > 0, "answers", "nothing may be answered")
            act = acts[rng.below(len(acts))]
            s.answer(seat, act)
            answers.append((seat, act))
            self.report.answers += 1
            self.demand(len(answers) <= game.max_answers, "length", "the game does not end")
        self.check_ending(s)
        self.replay(seats, seed, options, make, answers, s)

    def check_ending(self, s: State) -> None:
        returns = s.returns()
        fits = len(returns) == s.seats and set(returns) <= {-1, 0, 1} and s.ending() != ""
        self.demand(fits, "endings", f"{returns} {s.ending()!r}")
        self.demand(all(s.legal(seat) == [] for seat in range(s.seats)), "endings", "still asked")

    def replay(
        self,
        seats: int,
        seed: int,
        options: Options,
        make: int,
        answers: list[tuple[int, int]],
        end: State,
    ) -> None:
        """The same answers lead to the same state; told to nobody, to the same end."""
        t = self.game.start(seats, seed, options, make)
        quiet = self.game.start(seats, seed, options, make, quiet=True)
        for seat, act in answers:
            t.answer(seat, act)
            quiet.answer(seat, act)
        self.demand(t.hash() == end.hash(), "determinism", "equal answers, different hashes")
        same = (quiet.returns(), quiet.ending()) == (end.returns(), end.ending())
        self.demand(same, "determinism", "another end where nobody is told anything")

    # ------------------------------------------------------------------ a state
    def look(self, s: State, counted: list[int]) -> None:
        self.check_answers(s)
        self.check_refusals(s)
        self.check_clone(s)
        self.demand(self.game.count_cards(s) == counted, "cards", "a card was lost or made")
        self.check_notation(s)
        self.check_order(s)

    def check_answers(self, s: State) -> None:
        for seat in range(s.seats):
            acts = s.legal(seat)
            if seat not in s.asked():
                self.demand(acts == [], "answers", "open to a seat that is not asked")
                continue
            self.demand(len(acts) > 0, "answers", "nothing may be answered")
            self.demand(acts == sorted(set(acts)), "answers", "not ascending")
            inside = acts[0] >= 0 and acts[-1] < self.game.num_actions
            self.demand(inside, "answers", "outside the set of actions")

    def check_refusals(self, s: State) -> None:
        before = s.hash()
        for seat in range(s.seats):
            acts = s.legal(seat)
            wrong = [-1, self.game.num_actions, self.rng.below(self.game.num_actions)]
            for act in wrong:
                if act not in acts:
                    refused = refusal(s, seat, act) != ""
                    self.demand(refused, "refusals", f"seat {seat} may do {act}")
        self.demand(s.hash() == before, "refusals", "a refused answer changed the state")

    def check_clone(self, s: State) -> None:
        before = s.hash()
        t = s.clone()
        self.demand(t.hash() == before, "clones", "a clone differs")
        for _ in range(STEPS):
            if not t.is_over():
                seat = t.asked()[0]
                acts = t.legal(seat)
                t.answer(seat, acts[self.rng.below(len(acts))])
        self.demand(s.hash() == before, "clones", "playing the clone changed the state")

    def check_notation(self, s: State) -> None:
        """What is written is read back as it was; now and then with the checks for strangers."""
        document = msgspec.json.decode(encoded(self.game.write(s)))
        is_checked = self.report.answers % SPARE == 0
        try:
            again = self.game.read(document) if is_checked else self.game.read_document(document)
        except Refusal as problem:
            raise Broken("notation", str(problem)) from problem
        self.demand(again.hash() == s.hash(), "notation", "read back, it is another state")

    def check_order(self, s: State) -> None:
        """Answers that are open at the same time may come in any order, and nobody sees which."""
        asked = s.asked()
        if len(asked) < 2:
            return
        turned = s.clone()
        turned.open = turned.open[::-1]
        for seat in (*range(s.seats), SPECTATOR):
            for name, channel in CHANNELS.items():
                same = channel(self.game, turned, seat) == channel(self.game, s, seat)
                self.demand(same, "order", f"{name} shows which question was touched last")
        acts = [s.legal(seat) for seat in asked]
        picks = [(seat, a[self.rng.below(len(a))]) for seat, a in zip(asked, acts, strict=True)]
        t, u = s.clone(), s.clone()
        for seat, act in picks:
            t.answer(seat, act)
        for seat, act in reversed(picks):
            u.answer(seat, act)
        self.demand(t.hash() == u.hash(), "order", "the order of answers matters")

    # ------------------------------------------------------------------ a pair
    def compare(self, s: State, seat: int) -> None:
        """s and a world that the seat cannot tell from it."""
        self.report.pairs += 1
        s = s.clone()  # like the other world it has no events of an answer just given
        word = self.rng.word()
        t = self.game.resample(s, seat, fast(self.rng.word()))
        one = self.game.resample(s, seat, fast(word))
        two = self.game.resample(t, seat, fast(word))
        self.demand(one.hash() == two.hash(), "resampling", f"seat {seat}: more than it knows")
        able = all(len(t.legal(asked)) > 0 for asked in t.asked()) and t.asked() == s.asked()
        self.demand(able, "resampling", f"seat {seat}: a question that has no answer")
        sure = self.game.count_cards(t) == self.game.count_cards(s)
        self.demand(sure, "resampling", f"seat {seat}: cards were lost or made")
        view = self.game.view(s, seat)
        seen = encoded(view)
        again = msgspec.json.decode(seen, type=type(view))
        same = self.game.imagine(again, fast(word)).hash() == one.hash()
        self.demand(same, "imagining", f"seat {seat}: not the world that resampling finds")
        self.demand_equal(s, t, seat, seen == seen_in_view(self.game, t, seat))
        self.part(s, seat)
        self.follow(s, t, seat)

    def demand_equal(self, s: State, t: State, seat: int, alike: bool) -> None:
        """Their views are alike, and so is all else that a seat receives."""
        self.demand(alike, "noninterference", f"seat {seat}: view")
        for name, channel in (*BESIDE.items(), *((c.__name__, c) for c in self.channels)):
            equal = channel(self.game, s, seat) == channel(self.game, t, seat)
            self.demand(equal, "noninterference", f"seat {seat}: {name}")

    def follow(self, s: State, t: State, seat: int) -> None:
        """Let both go the same way, as long as the seat is told the same."""
        for _ in range(STEPS):
            if s.is_over():
                return
            asked = s.asked()
            actor = asked[self.rng.below(len(asked))]
            possible = set(t.legal(actor))
            common = [act for act in s.legal(actor) if act in possible]
            if not common:
                return
            act = common[self.rng.below(len(common))]
            s.answer(actor, act)
            t.answer(actor, act)
            seen = seen_in_view(self.game, s, seat)
            alike = seen == seen_in_view(self.game, t, seat)
            if not self.demand_tale(s, t, seat, seen, alike):
                return
            self.demand_equal(s, t, seat, alike)

    def part(self, s: State, seat: int) -> None:
        """Two answers of another seat after which the same is seen, and of which the same kinds of
        things are told: the seat must not be told of different cards."""
        for actor in s.asked():
            acts = s.legal(actor)
            if actor == seat or len(acts) < 2:
                continue
            first = self.rng.below(len(acts))
            second = (first + 1 + self.rng.below(len(acts) - 1)) % len(acts)
            t, u = s.clone(), s.clone()
            t.answer(actor, acts[first])
            u.answer(actor, acts[second])
            kinds = self.game.told_kinds
            told = since_shuffle(self.game.told(t, seat), kinds)
            tale = since_shuffle(self.game.told(u, seat), kinds)
            if seen_in_view(self.game, t, seat) == seen_in_view(self.game, u, seat):
                alike = [event.kind for event in told] == [event.kind for event in tale]
                leak = f"seat {seat}: told a secret answer"
                same = named(told, kinds) == named(tale, kinds)
                self.demand(not alike or same, "noninterference", leak)

    def demand_tale(self, s: State, t: State, seat: int, seen: bytes, alike: bool) -> bool:
        """What a seat is told of an answer and what it sees then are equal or differ together; is
        it told the same?"""
        told, tale = self.game.told(s, seat), self.game.told(t, seat)
        leak = f"seat {seat}: saw what it was not told"
        self.demand(alike or told != tale, "noninterference", leak)
        leak = f"seat {seat}: told what it cannot see"
        kinds = self.game.told_kinds
        explained = shown(told, seat, seen, kinds) == shown(tale, seat, seen, kinds)
        self.demand(not alike or explained, "noninterference", leak)
        return told == tale


def shown(told: list[Told], seat: int, seen: bytes, kinds: Kinds) -> list[Told]:
    """What a seat was told, without the cards of its own dealings that it sees: from whom it has
    which of two may differ and be no longer of interest."""
    return [
        Told(event.kind, event.seat, event.other, None, event.number)
        if seat in (event.seat, event.other) and f'"{event.card}"'.encode() in seen
        else event
        for event in since_shuffle(told, kinds)
    ]


def since_shuffle(told: list[Told], kinds: Kinds) -> list[Told]:
    """What was told since cards were last shuffled away, which may have been all it was about."""
    last = max((i for i, event in enumerate(told) if kinds[event.kind].shuffles), default=0)
    return told[last:]


def named(told: list[Told], kinds: Kinds) -> list[tuple[str, int]]:
    """The cards and numbers of a tale, in any order; but not of open choices that pass."""
    return sorted(
        (event.card or "", event.number) for event in told if not kinds[event.kind].passing
    )


def refusal(s: State, seat: int, act: int) -> str:
    try:
        s.answer(seat, act)
    except IllegalAnswer as problem:
        return str(problem)
    return ""


def seen_in_view(game: AnyGame, s: State, seat: int) -> bytes:
    return encoded(game.view(s, seat))


def options(game: AnyGame, s: State, seat: int) -> bytes:
    question = s.question(seat)
    if question is None:
        return b""
    return encoded([s.legal(seat), list(question.pool(s)), question.picks(s)])


def feature_numbers(game: AnyGame, s: State, seat: int) -> bytes:
    return encoded(game.features(s, seat))


def refused(game: AnyGame, s: State, seat: int) -> bytes:
    """What a seat reads when it tries something that is not open to it."""
    return refusal(s, seat, HIDDEN).encode()


#: What a seat receives beside its view.
BESIDE: dict[str, Channel] = {
    "options": options,
    "features": feature_numbers,
    "refusal": refused,
}
CHANNELS: dict[str, Channel] = {"view": seen_in_view, **BESIDE}

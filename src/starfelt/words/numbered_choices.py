"""A question as numbered choices, and a line of numbers as the answers to it."""

import re
from collections import Counter
from collections.abc import Sequence

from starfelt.core.machine import State
from starfelt.core.refusal import Refusal

SEPARATORS = re.compile(r"[\s,、，;]+")
RANGE = re.compile(r"(\d{1,3})[-–~～](\d{1,3})")


class Choice:
    """The numbers 1 to n stand for all that may be picked, equal ones each with its own number.

    0 stands for what ends a choice or a turn.  Where one may stop early (a defence), an empty line
    does so too; one of the `last` answers needs the 0, unless there is nothing else to choose.
    Before it come those of the `late` answers that are open.
    """

    def __init__(
        self, state: State, seat: int, late: Sequence[int] = (), last: Sequence[int] = ()
    ) -> None:
        question = state.question(seat)
        assert question is not None
        self.picks = int(question.picks(state))
        self.pool: list[int] = [int(action) for action in question.pool(state)]
        if self.picks == 1:  # equal ones are one choice
            self.pool = list(dict.fromkeys(self.pool))
            self.pool = [action for action in self.pool if action not in last]
            self.pool.sort(key=lambda action: action in late)
        self.state, self.seat = state, seat
        self.stop: list[int] = [a for a in state.legal(seat) if a not in self.pool]
        self.enter_stops = not self.pool or not set(self.stop) & set(last) or self.picks > 1
        self.most = min(self.picks, len(self.pool))
        self.some = self.least_picks()
        self.least = 0 if self.stop else self.some

    def least_picks(self) -> int:
        """After how many picks one may stop, if one picks anything: found out by trying."""
        trial = self.state.clone()
        for number in range(1, self.most):
            picks = [action for action in trial.legal(self.seat) if action in self.pool]
            trial.answer(self.seat, picks[0])
            if self.way_out(trial):
                return number
        return self.most

    def way_out(self, trial: State) -> list[int]:
        """The answers that end the choice after some picks."""
        return [action for action in trial.legal(self.seat) if action not in self.pool]

    def lines(self) -> list[tuple[list[int], int]]:
        """The numbers that stand for each action, and the action; equal ones share a line."""
        numbers: dict[int, list[int]] = {}
        for number, action in enumerate(self.pool, 1):
            numbers.setdefault(action, []).append(number)
        shown = [([0], action) for action in self.stop]
        return [(found, action) for action, found in numbers.items()] + shown

    def action(self, number: int) -> int | None:
        """What a number stands for."""
        if number == 0 and self.stop:
            return self.stop[0]
        return self.pool[number - 1] if 1 <= number <= len(self.pool) else None

    def read(self, line: str) -> list[int]:
        """The answers, in the order in which they must be given."""
        words = [word for word in SEPARATORS.split(line.strip()) if word]
        numbers = [number for word in words for number in self.numbers(word, line)]
        if self.stop and (numbers == [0] or (not numbers and self.enter_stops)):
            return self.stop
        if not self.some <= len(numbers) <= self.most or not numbers:
            raise self.wrong_number()
        return self.chosen(numbers)

    def numbers(self, word: str, line: str) -> list[int]:
        """A number, or a range of numbers."""
        if word.isdecimal():
            return [int(word[-9:])]
        found = RANGE.fullmatch(word)
        if found is None or int(found[1]) > int(found[2]):
            raise Refusal("not-a-number", entry=line.strip())
        return list(range(int(found[1]), int(found[2]) + 1))

    def chosen(self, numbers: list[int]) -> list[int]:
        most = len(self.pool)
        for number in numbers:
            if not 1 <= number <= most:
                least = 0 if self.stop and number else 1  # 0 stands alone
                count = most - least + 1
                raise Refusal("no-such-choice", number=number, least=least, most=most, count=count)
        actions = sorted(self.pool[number - 1] for number in numbers)
        there = Counter(self.pool)
        for action, count in Counter(actions).items():
            if count > there[action]:
                raise Refusal("chosen-twice", number=self.pool.index(action) + 1)
        return actions + (self.ending(actions) if len(actions) < self.picks else [])

    def ending(self, actions: list[int]) -> list[int]:
        """What must be answered after these picks; nothing, if none can follow the last card."""
        trial = self.state.clone()
        for action in actions:
            trial.answer(self.seat, action)
        question = trial.question(self.seat)
        if question is None or type(question) is not type(self.state.question(self.seat)):
            return []
        rest = self.pool[self.pool.index(actions[-1]) + actions.count(actions[-1]) :]
        goes_on = [int(action) for action in question.pool(trial)] == rest
        return self.way_out(trial) if goes_on else []

    def wrong_number(self) -> Refusal:
        if self.most == 0:
            return Refusal("choose-none")
        if self.most == 1 and self.least == 1:
            return Refusal("choose-one", most=len(self.pool))
        if self.least < self.some == self.most > 1:
            return Refusal("choose-all-or-none", number=self.most, most=len(self.pool))
        there = len(self.pool)
        if self.least == self.most:
            return Refusal("choose-several", number=self.most, most=there)
        if self.stop:
            return Refusal("choose-up-to", number=self.most, most=there, least=self.least)
        return Refusal("choose-at-least", number=self.most, most=there, least=self.least)

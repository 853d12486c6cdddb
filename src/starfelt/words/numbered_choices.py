"""A question as numbered choices, and a line of numbers as the answers to it."""

import re
from collections import Counter
from collections.abc import Sequence

from starfelt.core.machine import State
from starfelt.core.refusal import Refusal
from starfelt.words.asking import Asked

SEPARATORS = re.compile(r"[\s,、，;]+")
RANGE = re.compile(r"(\d{1,3})[-–~～](\d{1,3})")


class Choice:
    """The numbers 1 to n stand for all that may be picked, equal ones each with its own number.

    0 stands for what ends a choice or a turn.  Where one may stop early (a defence), an empty line
    does so too; one of the `last` answers needs the 0, unless there is nothing else to choose.
    """

    def __init__(self, asked: Asked, last: Sequence[int] = ()) -> None:
        self.picks, self.pool, self.stop = asked.picks, asked.listed, asked.stop
        self.enter_stops = not self.pool or not set(self.stop) & set(last) or self.picks > 1
        self.some, self.most = asked.least, asked.most
        self.least = 0 if self.stop else self.some

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
        """Find the actions that are chosen, in the order in which they are answered."""
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
        return actions

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


def completed(state: State, seat: int, asked: Asked, actions: list[int]) -> list[int]:
    """Add to the picks what has to be answered after them; nothing, if none can follow the last."""
    if len(actions) >= asked.picks or actions[0] in asked.stop:
        return actions
    trial = state.clone()
    for action in actions:
        trial.answer(seat, action)
    question = trial.question(seat)
    if question is None or type(question) is not type(state.question(seat)):
        return actions
    rest = asked.pool[asked.pool.index(actions[-1]) + actions.count(actions[-1]) :]
    if [int(action) for action in question.pool(trial)] != rest:
        return actions
    return [*actions, *(action for action in trial.legal(seat) if action not in asked.pool)]

"""Where the card of an event comes from and goes to, by its row, is where it lay and lies."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import pytest

import starfelt
from starfelt.core.game import AnyGame, Told
from starfelt.core.rng import fast
from tests.words.rare import RARE, ROW

GAMES_PLAYED = {"stolen_plans": 30, "star_realms": 6, "empire_vs_rebellion": 20}
FEW = 4
ANSWERS = 400  # at most, in a game
RARE_MOMENTS = 4  # times that each is played on

every_game = pytest.mark.parametrize("name", starfelt.GAMES)

Place = tuple[str, int]


class Way(NamedTuple):
    """The way of a card that was told of, and which of the events of the answer it was."""

    at: int
    kind: str
    card: str
    comes: Place
    goes: Place


class Answer(NamedTuple):
    """What was told of an answer, with all cards, and the positions before and after it."""

    before: Any  # None at the start of a game
    told: list[Told]
    after: Any


def facts_of(name: str) -> Any:
    return import_module(f"tests.games.{name}.rules.told")


def played(game: AnyGame, s: Any, seed: int, limit: int) -> Iterator[Answer]:
    """Answers at random."""
    rng, before = fast(seed), game.write(s)
    for _ in range(limit):
        if s.is_over():
            return
        seat = s.asked()[rng.below(len(s.asked()))]
        s.answer(seat, s.legal(seat)[rng.below(len(s.legal(seat)))])
        after = game.write(s)
        yield Answer(before, all_told(game, s), after)
        before = after


def all_told(game: AnyGame, s: Any) -> list[Told]:
    return [
        game.read_event((event.kind, event.seat, event.other, event.card, event.number))
        for event in s.events
    ]


def answers(name: str) -> Iterator[Answer]:
    """Random games from their start, and moments that hardly come about by chance."""
    game = starfelt.load(name)
    for seed in range(GAMES_PLAYED.get(name, FEW)):
        s = game.start(game.quick_seats, seed)
        yield Answer(None, all_told(game, s), game.write(s))
        yield from played(game, s, seed, ANSWERS)
    for limit, moment in RARE.get(name, []):
        whole = {"game": name, "rules": game.rules, "turn": 0, **moment}
        if name == "star_realms":
            whole["row"] = ROW
        for seed in range(RARE_MOMENTS):
            yield from played(game, game.read(whole), seed, limit)


def place(name: str, event: Told) -> Place:
    """A place by its name, and whose it is."""
    whose = event.other if name.startswith("other_") else event.seat
    return name.removeprefix("other_"), -1 if whose is None else whose


def ways(game: AnyGame, told: Sequence[Told]) -> list[Way]:
    """The ways of single cards."""
    of_hands = getattr(facts_of(game.name), "OF_HANDS", "").split()
    found = []
    for at, event in enumerate(told):
        row = game.told_kinds[event.kind]
        if row.comes and event.card is not None and event.kind not in of_hands:
            comes, goes = place(row.comes, event), place(row.goes, event)
            found.append(Way(at, event.kind, event.card, comes, goes))
    return found


@every_game
def test_a_card_was_where_it_comes_from_and_is_where_it_goes(name: str) -> None:
    """Between several ways of a card in one answer it is not looked for; a deck may be shuffled."""
    game, facts = starfelt.load(name), facts_of(name)

    def lies(card: str, where: Place, position: Any) -> bool:
        return position is None or card in facts.lying(position, *where)

    for before, told, after in answers(name):
        shuffles = [at for at, event in enumerate(told) if game.told_kinds[event.kind].shuffles]
        moved = ways(game, told)
        for way in moved:
            card, (goes, seat) = way.card, way.goes
            others = [other.at for other in moved if other.card == card]
            assert (
                lies(card, way.comes, before)
                or min(others) < way.at
                or (way.comes[0] == "deck" and min(shuffles, default=way.at) < way.at)
            ), way
            assert (
                lies(card, (goes, seat), after)
                or max(others) > way.at
                or (max(shuffles, default=way.at) > way.at and lies(card, ("deck", seat), after))
            ), way


@every_game
def test_the_kinds_without_a_way_are_those_of_which_no_card_moves(name: str) -> None:
    kinds = starfelt.load(name).told_kinds
    assert [kind for kind, row in kinds.items() if not row.comes] == facts_of(name).STILL.split()

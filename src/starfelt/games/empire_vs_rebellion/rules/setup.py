"""How a game begins: sides, characters in secret, decks, influence and the balance token."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, members
from starfelt.core.machine import NOBODY, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .card import EMPIRE, INFLUENCE, REBEL
from .choosing import ChooseCharacters
from .designs import ESCAPE_FROM_TATOOINE, NUMBER_OF_EVENTS
from .options import Rules
from .player import BASICS, FIRST_CHARACTER, Player
from .reserves import (
    CHARACTERS,
    EVERY,
    only,
)
from .state import War


@final
class Begin(Step[War]):
    """Both have chosen: the decks are shuffled, and the first round begins."""

    def do(self, s: War) -> None:
        for seat in range(2):
            s.shuffle(seat)
        s.next_round()


def bare(rng: Rng, rules: Rules, rebel: i64) -> War:
    """A table with no card on it but the characters, which are all in reserve."""
    first = new_player(REBEL if rebel == 0 else EMPIRE, rules.tutorial)
    second = new_player(REBEL if rebel == 1 else EMPIRE, rules.tutorial)
    return War(rng, [], rules, vec[Player]([first, second]), Pile(vec[i64]()))


def new_player(side: i64, tutorial: bool) -> Player:
    if tutorial:
        return Player(side, 0, Pile(members(BASICS)), NONE_THERE, NONE_THERE)
    characters: i64 = EVERY
    characters <<= FIRST_CHARACTER + CHARACTERS * side
    p = Player(side, characters, Pile(members(BASICS)), ALL_THERE, ALL_THERE)
    p.reserve = characters
    return p


def new_game(rng: Rng, rules: Rules, quiet: bool) -> War:
    rebel = rules.rebel if rules.rebel != NOBODY else rng.below(2)
    s = bare(rng, rules, rebel)
    s.quiet = quiet
    if rules.tutorial:
        begin_tutorial(s, rebel)
        return s
    s.event_deck = ALL_EVENTS.copy()
    s.event_deck.shuffle(rng)
    s.balance = rng.below(2)
    s.push(BEGIN)
    for seat in range(2):
        s.players[seat].influence = INFLUENCE
        s.ask(ChooseCharacters(seat, 0))
    return s


def begin_tutorial(s: War, rebel: i64) -> None:
    """The Rebel begins."""
    s.event = ESCAPE_FROM_TATOOINE
    s.round = 1
    s.balance = rebel
    for seat in range(2):
        s.shuffle(seat)
    s.begin_struggle()


ALL_EVENTS: Final = Pile(members(bit(NUMBER_OF_EVENTS) - 1))
ALL_THERE: Final = only(EVERY)
NONE_THERE: Final = only(0)
BEGIN: Final = Begin()

"""The secret choice of characters before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, members, size, with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question, ascending
from starfelt.core.pile import Pile

from .actions import KEEP
from .player import BASICS
from .reserves import CHARACTERS, any_of_size

if TYPE_CHECKING:
    from .player import Player
    from .state import War

CHOSEN_CHARACTERS: Final = 4
ANY_FOUR: Final = any_of_size(CHARACTERS - CHOSEN_CHARACTERS)


@final
class ChooseCharacters(Question["War"]):
    """Four of the eight, one after the other in ascending order, in secret; the others are the
    reserve."""

    def __init__(self, seat: i64, picked: i64) -> None:
        super().__init__(seat)
        self.picked: Final[i64] = picked

    def numbers(self) -> list[int]:
        return [self.seat, self.picked]

    def unpicked(self) -> ChooseCharacters:
        """As another seat sees it."""
        return ChooseCharacters(self.seat, 0)

    def pool(self, s: War) -> vec[i64]:
        left = s.players[self.seat].characters
        while self.picked & left:  # later ones only
            left &= left - 1
        return with_each(vec[i64](), KEEP, left)

    def picks(self, s: War) -> i64:
        return CHOSEN_CHARACTERS - size(self.picked)

    def answers(self, s: War) -> vec[i64]:
        return ascending(self.pool(s), self.picks(s))

    def answer(self, s: War, action: i64) -> None:
        picked = self.picked | bit(action - KEEP)
        if size(picked) < CHOSEN_CHARACTERS:
            s.ask(ChooseCharacters(self.seat, picked))
            return
        choose(s.players[self.seat], picked)
        s.tell("has_chosen", self.seat, NOBODY, HIDDEN, CHOSEN_CHARACTERS)
        for card in members(picked):
            s.whisper("keeps", self.seat, NOBODY, card, 0)


def choose(p: Player, picked: i64) -> None:
    p.reserve = p.characters & ~picked
    p.deck = Pile(members(BASICS | picked))
    p.possible_to_all = ANY_FOUR
    p.possible_to_foe = ANY_FOUR

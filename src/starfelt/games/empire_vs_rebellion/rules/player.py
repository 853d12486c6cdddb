"""One side of the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit, size
from starfelt.core.machine import EVERYBODY
from starfelt.core.pile import Pile

from .reserves import Possible

NONE: Final = -1  # no strategy is chosen, no event revealed
STRATEGIES: Final = 5
ALL_STRATEGIES: Final = 31
BASICS: Final = 0xFFFF
FIRST_CHARACTER: Final = 16  # of the Rebel
FIRST_IMPERIAL: Final = 24


@final
@mypyc_attr(acyclic=True, native_class=True)
class Player:
    """One side of the table.

    Cards other than the deck are sets of designs: no side has two of one design, and only a deck
    has an order.  The last part is who knows what of hidden cards: so many on top of the deck, and
    which reserves are possible.
    """

    def __init__(
        self,
        side: i64,
        characters: i64,
        deck: Pile,
        possible_to_foe: Possible,
        possible_to_all: Possible,
    ) -> None:
        self.side: Final[i64] = side
        self.characters: Final[i64] = characters  # all of this side; none in the tutorial
        self.influence: i64 = 0
        self.points: i64 = 0
        self.won: i64 = 0  # events
        self.deck: Pile = deck
        self.ready: i64 = 0
        self.exhausted: i64 = 0
        self.discards: i64 = 0
        self.reserve: i64 = 0
        self.used: i64 = 0  # strategies of earlier rounds, face up
        self.thrown: i64 = 0  # strategies of this round that were thrown away, face up
        self.chosen: i64 = NONE
        self.seen: i64 = 0  # by which seats the chosen strategy has been seen; EVERYBODY
        self.infiltrated = False  # next round the opponent picks the strategy
        self.diverted = False  # next round it is drawn at random
        self.located = False  # next round it is picked first and shown
        self.tops_own: i64 = 0  # so many cards on top of the deck are known to the player,
        self.tops_foe: i64 = 0  # to the opponent,
        self.tops_all: i64 = 0  # and to everybody
        self.possible_to_foe: Possible = possible_to_foe
        self.possible_to_all: Possible = possible_to_all
        self.events_seen: i64 = 0  # so many of the next events are known to the player

    def copy(self) -> Player:
        p = Player(
            self.side,
            self.characters,
            self.deck.copy(),
            self.possible_to_foe,
            self.possible_to_all,
        )
        p.influence = self.influence
        p.points = self.points
        p.won = self.won
        p.ready = self.ready
        p.exhausted = self.exhausted
        p.discards = self.discards
        p.reserve = self.reserve
        p.used = self.used
        p.thrown = self.thrown
        p.chosen = self.chosen
        p.seen = self.seen
        p.infiltrated = self.infiltrated
        p.diverted = self.diverted
        p.located = self.located
        p.tops_own = self.tops_own
        p.tops_foe = self.tops_foe
        p.tops_all = self.tops_all
        p.events_seen = self.events_seen
        return p

    def content(self) -> list[int]:
        numbers: list[int] = [self.side, self.characters, self.influence, self.points, self.won]
        numbers += [self.ready, self.exhausted, self.discards, self.reserve]
        numbers += [self.used, self.thrown, self.chosen, self.seen]
        numbers += [int(self.infiltrated), int(self.diverted), int(self.located)]
        numbers += [self.tops_own, self.tops_foe, self.tops_all, self.events_seen]
        for cards in (
            self.deck.cards,
            self.possible_to_foe.reserves,
            self.possible_to_all.reserves,
        ):
            numbers.append(-1)
            numbers.extend(cards)
        return numbers

    # ------------------------------------------------------------------ what holds now
    def area(self) -> i64:
        """The cards in the play area, ready and exhausted."""
        return self.ready | self.exhausted

    def size_of_area(self) -> i64:
        return size(self.area())

    def set_of_deck(self) -> i64:
        """Which cards are in the deck, without their order."""
        found: i64 = 0
        for card in self.deck.cards:
            found |= bit(card)
        return found

    def owned(self) -> i64:
        """All resource cards of this side."""
        return BASICS | self.characters

    def outside(self) -> i64:
        """The characters that are not in the reserve."""
        return self.characters & ~self.reserve

    def unused(self) -> i64:
        """The strategies that can be picked."""
        taken = self.used | self.thrown
        if self.chosen != NONE:
            taken |= bit(self.chosen)
        return ALL_STRATEGIES & ~taken

    def pickable(self) -> i64:
        """What the chosen strategy may be for all that everybody knows."""
        return ALL_STRATEGIES & ~(self.used | self.thrown)

    def has_seen(self, seat: i64) -> bool:
        """Does this seat know the chosen strategy?"""
        return self.seen == EVERYBODY or (seat >= 0 and (self.seen >> seat) & 1 != 0)

    # ------------------------------------------------------------------ moving cards
    def leaves_area(self, card: i64) -> None:
        one = bit(card)
        self.ready &= ~one
        self.exhausted &= ~one

    def draw(self) -> i64:
        """Take the top card of the deck, for everybody to see."""
        card = self.deck.draw()
        self.forget(0)
        return card

    def forget(self, place: i64) -> None:
        """A card, counted from the top, has left the deck: who knew it knows one card less."""
        if place < self.tops_own:
            self.tops_own -= 1
        if place < self.tops_foe:
            self.tops_foe -= 1
        if place < self.tops_all:
            self.tops_all -= 1

    def forget_all(self) -> None:
        """The deck is shuffled."""
        self.tops_own = 0
        self.tops_foe = 0
        self.tops_all = 0

    def put_on_top(self, card: i64) -> None:
        """For everybody to see."""
        self.deck.add(card)
        self.tops_own += 1
        self.tops_foe += 1
        self.tops_all += 1

    def place_of(self, card: i64) -> i64:
        """Where a card of the deck lies, counted from the top."""
        deck = self.deck
        place: i64 = 0
        while deck.at(deck.size() - 1 - place) != card:
            place += 1
        return place

    # ------------------------------------------------------------------ who knows what
    def number(self, character: i64) -> i64:
        """Which of the eight characters of its side it is."""
        return character - FIRST_CHARACTER - 8 * self.side

    def numbered(self, characters: i64) -> i64:
        """A set of characters as a reserve is written among those that are possible."""
        return (characters >> (FIRST_CHARACTER + 8 * self.side)) & 0xFF

    def unnumbered(self, reserve: i64) -> i64:
        return (reserve << (FIRST_CHARACTER + 8 * self.side)) & self.characters

    def shows(self, card: i64) -> None:
        """Everybody sees a card outside the reserve."""
        if card >= FIRST_CHARACTER:
            number = self.number(card)
            self.possible_to_all = self.possible_to_all.outside(number)
            self.possible_to_foe = self.possible_to_foe.outside(number)

    def shows_foe(self, card: i64) -> None:
        """The opponent alone sees a card of the deck."""
        if card >= FIRST_CHARACTER:
            self.possible_to_foe = self.possible_to_foe.outside(self.number(card))

    def enters_reserve(self, card: i64) -> None:
        """A character goes to the reserve, for everybody to see."""
        self.reserve |= bit(card)
        number = self.number(card)
        self.possible_to_all = self.possible_to_all.came(number)
        self.possible_to_foe = self.possible_to_foe.came(number)

    def leaves_reserve(self, card: i64) -> None:
        """A character leaves the reserve, for everybody to see."""
        self.reserve &= ~bit(card)
        number = self.number(card)
        self.possible_to_all = self.possible_to_all.left(number)
        self.possible_to_foe = self.possible_to_foe.left(number)

    def enters_reserve_unseen(self, card: i64) -> None:
        self.reserve |= bit(card)
        self.possible_to_all = self.possible_to_all.one_came()
        self.possible_to_foe = self.possible_to_foe.one_came()

    def leaves_reserve_unseen(self, card: i64) -> None:
        self.reserve &= ~bit(card)
        self.possible_to_all = self.possible_to_all.one_left()
        self.possible_to_foe = self.possible_to_foe.one_left()

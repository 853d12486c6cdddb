"""A reader who knows nothing but what it is told, and remembers everything.

It shares no code with the game: a reserve is a set of names, and what is possible is found by
trying all 256 of them.  Whatever the game says that this reader knows must be what comes out here.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from starfelt.core.game import Told
from tests.games.empire_vs_rebellion.rules.table import GAME

BASICS = frozenset(GAME.cards[:16])
CHARACTERS = {"rebel": GAME.cards[16:24], "empire": GAME.cards[24:32]}


def all_reserves(characters: Iterable[str], number: int) -> set[frozenset[str]]:
    return {frozenset(some) for some in combinations(characters, number)}


class Side:
    """One side of the table as the reader knows it."""

    def __init__(self, characters: Iterable[str]) -> None:
        self.characters = frozenset(characters)
        self.reserves = {self.characters}  # those that are possible
        self.area: set[str] = set()
        self.discards: set[str] = set()
        self.tops: list[str] = []  # known on top of the deck, the top one last
        self.chosen: str | None = None  # the strategy, if it is known
        self.has_chosen = False

    def sees(self, card: str) -> None:
        """A card is seen outside the reserve."""
        self.reserves = {reserve for reserve in self.reserves if card not in reserve}

    def draws(self, card: str) -> None:
        assert not self.tops or self.tops.pop() == card
        self.sees(card)

    def decks(self) -> set[frozenset[str]]:
        """The possible decks, without their order."""
        out = self.area | self.discards
        return {(BASICS | self.characters) - reserve - out for reserve in self.reserves}

    def size_of_deck(self) -> int:
        (size,) = {len(deck) for deck in self.decks()}
        return size


class Tracker:
    def __init__(self, reader: int, sides: Sequence[str], tutorial: bool = False) -> None:
        self.reader = reader
        self.sides = [Side(() if tutorial else CHARACTERS[side]) for side in sides]
        self.next_events: list[str] = []  # the next one first
        self.last_events: list[str] = []  # the last one first
        self.cleaning = False
        self.searched: int | None = None
        self.found: set[str] = set()

    def hear(self, tale: Iterable[Told]) -> None:
        """What happened at one answer."""
        self.searched = None
        for told in tale:
            owner = told.seat if told.other is None else told.other
            getattr(self, "on_" + told.kind, self.on_else)(told, self.sides[owner])
        if self.searched is not None:
            side = self.sides[self.searched]
            seen = side.area | side.discards | self.found
            side.reserves = {reserve for reserve in side.reserves if not reserve & seen}
            side.reserves &= {side.characters - seen}

    def on_else(self, told: Any, side: Side) -> None:
        """Nothing that is hidden."""

    # ------------------------------------------------------------------ characters and reserves
    def on_has_chosen(self, told: Any, side: Side) -> None:
        side.reserves = all_reserves(side.characters, 4)

    def on_keeps(self, told: Any, side: Side) -> None:
        side.sees(told.card)

    def on_adds(self, told: Any, side: Side) -> None:
        """One of the reserve, it is not said which, and nothing is known of the deck."""
        taken = [told.card] if told.card else side.characters
        side.reserves = {r - {card} for r in side.reserves for card in taken if card in r}
        side.tops = []

    def on_sends(self, told: Any, side: Side) -> None:
        """One that was not in the reserve."""
        sent = [told.card] if told.card else side.characters
        side.reserves = {r | {card} for r in side.reserves for card in sent if card not in r}

    def on_to_reserve(self, told: Any, side: Side) -> None:
        side.area.remove(told.card)
        side.reserves = {r | {told.card} for r in side.reserves}

    def on_plays_from_reserve(self, told: Any, side: Side) -> None:
        side.reserves = {r - {told.card} for r in side.reserves if told.card in r}
        side.area.add(told.card)

    # ------------------------------------------------------------------ cards that are seen
    def on_plays(self, told: Any, side: Side) -> None:
        side.draws(told.card)
        side.area.add(told.card)

    def on_plays_from_deck(self, told: Any, side: Side) -> None:
        side.sees(told.card)
        side.area.add(told.card)

    def on_plays_from_discards(self, told: Any, side: Side) -> None:
        side.discards.remove(told.card)
        side.area.add(told.card)

    def on_discards(self, told: Any, side: Side) -> None:
        side.area.remove(told.card)
        side.discards.add(told.card)

    def on_discards_from_deck(self, told: Any, side: Side) -> None:
        side.sees(told.card)
        side.discards.add(told.card)
        side.tops = [card for card in side.tops if card != told.card]

    def on_mills(self, told: Any, side: Side) -> None:
        side.draws(told.card)
        side.discards.add(told.card)

    def on_returns(self, told: Any, side: Side) -> None:
        side.discards.remove(told.card)
        side.tops.append(told.card)

    # ------------------------------------------------------------------ decks
    def on_shuffles(self, told: Any, side: Side) -> None:
        if self.cleaning:
            side.area, side.discards = set(), set()
        elif side.size_of_deck() == 0:
            side.discards = set()
        side.tops = []

    def on_shuffles_under(self, told: Any, side: Side) -> None:
        """The one card that was left stays on top: by counting it may be known."""
        decks = side.decks()
        if len(decks) == 1:
            (side.tops,) = (list(deck) for deck in decks)
        side.discards = set()

    def on_sees(self, told: Any, side: Side) -> None:
        place = told.number
        if len(side.tops) < place:
            assert len(side.tops) == place - 1
            side.tops.insert(0, told.card)
            side.sees(told.card)
        assert side.tops[-place] == told.card

    def on_searches(self, told: Any, side: Side) -> None:
        """Who sees all characters of a deck knows the reserve."""
        if self.reader == told.seat != told.other:
            self.searched, self.found = told.other, set()

    def on_finds(self, told: Any, side: Side) -> None:
        self.found.add(told.card)

    def on_puts_on_top(self, told: Any, side: Side) -> None:
        side.tops = [told.card] if told.card else []

    # ------------------------------------------------------------------ strategies
    def on_picks(self, told: Any, side: Side) -> None:
        side.chosen, side.has_chosen = told.card, True

    def on_drawn_at_random(self, told: Any, side: Side) -> None:
        side.chosen, side.has_chosen = None, True

    def on_shows(self, told: Any, side: Side) -> None:
        side.chosen = told.card

    on_sees_strategy = on_shows
    on_reveals = on_shows

    def on_throws_away(self, told: Any, side: Side) -> None:
        side.chosen, side.has_chosen = None, False

    # ------------------------------------------------------------------ events
    def on_event(self, told: Any, side: Side) -> None:
        self.cleaning = False
        if self.next_events:
            assert self.next_events.pop(0) == told.card
        if told.card in self.last_events:
            self.last_events.remove(told.card)

    def on_balance(self, told: Any, side: Side) -> None:
        """The end of a round."""
        for either in self.sides:
            either.chosen, either.has_chosen = None, False

    def on_wins_event(self, told: Any, side: Side) -> None:
        self.cleaning = True

    def on_nobody_wins(self, told: Any, side: Side) -> None:
        self.cleaning = True
        self.last_events.insert(0, told.card)

    def on_sees_event(self, told: Any, side: Side) -> None:
        assert len(self.next_events) >= told.number
        self.next_events[told.number :] = [told.card]

    def on_puts_event(self, told: Any, side: Side) -> None:
        """It changes places with the one that was there."""
        here, there = told.number - 1, self.next_events.index(told.card)
        events = self.next_events
        events[here], events[there] = events[there], events[here]

"""The state of a game of Stolen Plans, and the words in which its effects are written."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, State, Step
from starfelt.core.pile import Pile, sort
from starfelt.core.rng import Rng

from . import deduction, features, resample, sighting_updates
from .designs import (
    ADVANTAGE,
    CARDS,
    DARTH_VADER,
    DECOY,
    DESIGNS,
    LEARN_THE_WAYS,
    PAIRS,
    R2D2,
    SEARCH,
)
from .effects import Effect


@final
@mypyc_attr(native_class=True)
class Deck:
    """What the options decide: how many of each design there are, and whether discards lie open."""

    def __init__(
        self, copies: list[int], open_discards: bool, options: dict[str, bool | int | str]
    ) -> None:
        counts = vec[i64]()
        cards = vec[i64]()
        for card in range(DESIGNS):
            counts = append(counts, copies[card])
            for _ in range(copies[card]):
                cards = append(cards, card)
        self.copies: Final[vec[i64]] = counts
        self.cards: Final[vec[i64]] = cards
        self.open_discards: Final[bool] = open_discards
        self.options: Final = options


@final
@mypyc_attr(native_class=True)
class Plans(State):
    """Piles, and who has seen what.

    After a hidden Search, `pool` is the discard pile as it was searched and `taken` what was taken
    from it; `discards` then begins anew on top.  Before, and with open discards, both are empty.
    """

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        stack: list[Step[Any]],
        deck: Deck,
        hands: vec[Pile],
        draw_pile: Pile,
        discards: Pile,
        table: Pile,
        pool: Pile,
        taken: Pile,
    ) -> None:
        super().__init__(seats, rng, stack)
        self.deck: Final = deck
        self.hands: vec[Pile] = hands
        self.draw_pile: Pile = draw_pile
        self.discards: Pile = discards
        self.table: Pile = table  # seat * 32 + card, face up in front of the seat
        self.pool: Pile = pool
        self.taken: Pile = taken
        self.searcher: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.reason = ""
        self.sightings: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()  # observer * seats + seat

    # ------------------------------------------------------------------ what the machine wants
    def clone(self) -> Plans:
        hands = vec[Pile](capacity=self.seats)
        for hand in self.hands:
            hands = append(hands, hand.copy())
        s = Plans(
            self.seats,
            self.rng.copy(),
            self.stack[:],
            self.deck,
            hands,
            self.draw_pile.copy(),
            self.discards.copy(),
            self.table.copy(),
            self.pool,  # these two are replaced, never changed
            self.taken,
        )
        s.copy_machine(self)
        s.searcher = self.searcher
        s.turn = self.turn
        s.winner = self.winner
        s.reason = self.reason
        s.sightings = self.sightings[:]
        s.unseen = self.unseen[:]
        return s

    def content(self) -> list[int]:
        numbers: list[int] = [self.seats, self.turn, self.winner, self.searcher]
        numbers.append(int(self.deck.open_discards))
        numbers.extend(self.deck.copies)
        for hand in self.hands:
            numbers.append(-1)
            numbers.extend(hand.cards)
        for pile in (self.draw_pile, self.discards, self.table, self.pool, self.taken):
            numbers.append(-1)
            numbers.extend(pile.cards)
        numbers.append(-1)
        numbers.extend(self.sightings)
        numbers.append(-1)
        numbers.extend(self.unseen)
        return numbers

    def returns(self) -> list[int]:
        if self.winner == NOBODY:
            return [0] * self.seats
        return [1 if seat == self.winner else -1 for seat in range(self.seats)]

    def ending(self) -> str:
        return self.reason

    def resample(self, seat: i64, rng: Rng) -> Plans:
        return resample.resampled(self, seat, rng)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    # ------------------------------------------------------------------ what holds now
    def effect_of(self, card: i64) -> Effect:
        return CARDS[card].effect

    def defence_of(self, card: i64) -> i64:
        return CARDS[card].defence

    def is_hero(self, card: i64) -> bool:
        return CARDS[card].hero

    def may_pair(self, seat: i64, pair: i64) -> bool:
        """Are both Rebel Heroes of this pair in hand, and is there anything to steal?"""
        one, two = PAIRS[pair]
        hand = self.hands[seat]
        if hand.count(one) == 0 or hand.count(two) < (2 if one == two else 1):
            return False
        return self.others_hold_cards(seat)

    def is_keeper(self, card: i64) -> bool:
        """R2-D2 and the Decoy are never discarded."""
        return card == R2D2 or card == DECOY

    def other_keeper(self, card: i64) -> i64:
        return R2D2 if card == DECOY else DECOY

    def keeper_in(self, seat: i64) -> i64:
        """One that can't be discarded and is in this hand, or NOBODY."""
        if self.hands[seat].has(R2D2):
            return R2D2
        return DECOY if self.hands[seat].has(DECOY) else NOBODY

    def has_decoy(self) -> bool:
        return self.deck.copies[DECOY] > 0

    def lies_before(self, seat: i64, card: i64) -> bool:
        """Is this card face up in front of the seat?"""
        return self.table.has(seat * 32 + card)

    def is_jedi(self, seat: i64) -> bool:
        return self.lies_before(seat, LEARN_THE_WAYS)

    def may_use(self, seat: i64, card: i64) -> bool:
        """Jedi-only cards are for a Jedi."""
        return not CARDS[card].jedi_only or self.is_jedi(seat)

    def may_play(self, seat: i64, card: i64) -> bool:
        """May the seat play this card of its hand now, on its own turn?"""
        row = CARDS[card]
        if row.jedi_only and not self.is_jedi(seat):
            return False
        return row.effect.playable(self, seat, card)

    def can_defend(self, seat: i64, card: i64) -> bool:
        return CARDS[card].defence > 0 and self.may_use(seat, card)

    def may_draw_two(self, seat: i64) -> bool:
        return self.draw_pile.size() > 1 and self.lies_before(seat, ADVANTAGE)

    def can_betray(self, seat: i64) -> bool:
        return self.hands[seat].has(R2D2) and self.hands[seat].has(DARTH_VADER)

    def others_hold_cards(self, seat: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.hands[other].size() > 0:
                return True
        return False

    def only_other_hand(self, seat: i64) -> i64:
        """The one other player with cards in hand, or NOBODY if there are several."""
        only: i64 = NOBODY
        for other in range(self.seats):
            if other != seat and self.hands[other].size() > 0:
                if only != NOBODY:
                    return NOBODY
                only = other
        return only

    def discardable(self, seat: i64) -> i64:
        n: i64 = 0
        for card in self.hands[seat].cards:
            if not self.is_keeper(card):
                n += 1
        return n

    def searchable(self, without: vec[i64]) -> Pile:
        """The discard pile in ascending order, less the Search card itself and what is picked."""
        found = self.discards.copy()
        found.remove(SEARCH)
        for card in without:
            found.remove(card)
        found.sort()
        return found

    def note(self, sight: i64) -> None:
        """Add a sighting that was written down."""
        self.sightings = append(self.sightings, sight)
        sort(self.sightings)

    # ------------------------------------------------------------------ what happens to cards
    def draw(self, seat: i64, number: i64) -> None:
        """Draw cards; whoever holds R2-D2 when the last one is taken has won."""
        self.draw_pile.level(number)
        for _ in range(number):
            card = self.draw_pile.draw()
            self.hands[seat].insert(card)
            if not self.quiet:
                sighting_updates.draws(self, seat)
            self.tell_some("draws", seat, NOBODY, card, self.draw_pile.size(), 1 << seat)
        if self.draw_pile.size() == 0:
            for other in range(self.seats):
                if self.hands[other].has(R2D2):
                    self.finish(other, "draw_pile")

    def to_discard(self, seat: i64, card: i64) -> None:
        """A card goes from the hand to the discard pile, face up."""
        self.hands[seat].remove(card)
        self.discards.add(card)
        if not self.quiet:
            sighting_updates.leaves(self, seat, card)

    def to_table(self, seat: i64, card: i64) -> None:
        """The card just played stays face up in front of the seat."""
        self.discards.remove(card)
        self.table.insert(seat * 32 + card)

    def discard_hand(self, seat: i64) -> None:
        """Discard all that can be discarded."""
        for card in self.hands[seat].cards[:]:
            if not self.is_keeper(card):
                self.to_discard(seat, card)
                self.tell("discards", seat, NOBODY, card, 1)
        if self.hands[seat].size() > 0:
            self.cannot_discard(seat)

    def cannot_discard(self, seat: i64) -> None:
        """What is left must be shown to be undiscardable; which card it is stays secret."""
        self.tell("cannot_discard", seat, NOBODY, HIDDEN, self.hands[seat].size())
        if not self.quiet:
            sighting_updates.holds_keepers(self, seat)

    def steal(self, thief: i64, victim: i64, number: i64) -> None:
        """Random cards change hands together, or as many as there are."""
        hand = self.hands[victim].copy()
        stolen = Pile(vec[i64]())
        for _ in range(min(number, hand.size())):
            stolen.insert(hand.take(self.rng.below(hand.size())))
        for card in stolen.cards:
            self.move_card(thief, victim, card, "steals")

    def move_card(self, seat: i64, other: i64, card: i64, event: str) -> None:
        """A card goes from one hand to another; only those two see it."""
        self.hands[other].remove(card)
        self.hands[seat].insert(card)
        if not self.quiet:
            sighting_updates.steals(self, seat, other, card)
        self.tell_some(event, seat, other, card, 1, (1 << seat) | (1 << other))

    def hand_over_keepers(self, giver: i64, receiver: i64) -> None:
        """R2-D2 and the Decoy go to the receiver, for all to see."""
        for card in self.hands[giver].cards[:]:
            if self.is_keeper(card):
                self.hands[giver].remove(card)
                self.hands[receiver].insert(card)
                if not self.quiet:
                    sighting_updates.hands_over(self, giver, receiver, card)
                self.tell("hands_over", giver, receiver, card, 1)

    def look(self, seat: i64, other: i64) -> None:
        """See a whole hand."""
        self.tell("looks", seat, other, HIDDEN, self.hands[other].size())
        if self.quiet:
            return
        for card in self.hands[other].cards:
            self.whisper("sees", seat, other, card, 1)
        sighting_updates.sees_hand(self, seat, other)

    def staying(self) -> vec[i64]:
        """Every hand goes to its own owner: to be changed and given to `move_hands`."""
        to = vec[i64]()
        for seat in range(self.seats):
            to = append(to, seat)
        return to

    def move_hands(self, to: vec[i64]) -> None:
        """The hand of each seat goes to seat `to[seat]`, all at the same time."""
        if not self.quiet:
            sighting_updates.hands_move(self, to)
        old = self.hands
        self.hands = vec[Pile]()
        for _ in range(self.seats):
            self.hands = append(self.hands, Pile(vec[i64]()))
        for seat in range(self.seats):
            for card in old[seat].cards:
                self.hands[to[seat]].insert(card)
                if to[seat] != seat:
                    self.whisper("receives", to[seat], seat, card, 1)
        if not self.quiet:
            deduction.narrow_all(self)

    def counter_advantage(self) -> None:
        """Both Advantage and Counter end in the discard pile."""
        for seat in range(self.seats):
            if self.lies_before(seat, ADVANTAGE):
                self.table.remove(seat * 32 + ADVANTAGE)
                self.discards.add(ADVANTAGE)
                self.tell("loses_advantage", seat, self.turn, ADVANTAGE, 1)
                return
        self.tell("nothing_to_counter", self.turn, NOBODY, HIDDEN, 0)

    def find(self, seat: i64, picked: vec[i64]) -> None:
        """Take these cards out of the discard pile; all see which if it lies open."""
        if self.deck.open_discards:
            for card in picked:
                self.discards.remove(card)
                self.hands[seat].insert(card)
                self.tell("finds", seat, NOBODY, card, 1)
                if not self.quiet:
                    sighting_updates.all_know(self, card, seat)
            return
        self.pool = self.searchable(vec[i64]())
        self.discards = Pile(vec[i64]([SEARCH]))
        self.taken = Pile(picked)
        self.searcher = seat
        for card in picked:
            self.hands[seat].insert(card)
            self.tell_some("finds", seat, NOBODY, card, 1, 1 << seat)
        if not self.quiet:
            sighting_updates.searches(self, seat)

    def finish(self, winner: i64, reason: str) -> None:
        self.winner = winner
        self.reason = reason
        self.stack = []
        self.show(winner, R2D2)
        if reason == "traitor":
            self.show(winner, DARTH_VADER)
        self.tell("wins", winner, NOBODY, HIDDEN, 0)

    def show(self, seat: i64, card: i64) -> None:
        """A card of the hand is shown to everybody."""
        if not self.quiet:
            sighting_updates.shows(self, seat, card)
        self.tell("shows", seat, NOBODY, card, 1)

    def cards(self) -> vec[i64]:
        """How many of each design there are on the table, all piles together."""
        counts = vec[i64]()
        for _ in range(DESIGNS):
            counts = append(counts, 0)
        for hand in self.hands:
            for card in hand.cards:
                counts[card] += 1
        for pile in (self.draw_pile, self.discards, self.pool):
            for card in pile.cards:
                counts[card] += 1
        for card in self.table.cards:
            counts[card % 32] += 1
        for card in self.taken.cards:
            counts[card] -= 1
        return counts

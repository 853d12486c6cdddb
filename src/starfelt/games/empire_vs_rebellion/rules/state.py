"""The state of a game of Empire vs. Rebellion, and the words in which its powers are written."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit, lowest, members, size
from starfelt.core.machine import EVERYBODY, HIDDEN, NOBODY, Question, State, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from . import dominance, features, planning, resample, struggle, tutorial
from .card import Event
from .designs import DESIGNS, EVENTS, FIRST_EVENT, FIRST_STRATEGY
from .options import Rules
from .player import FIRST_CHARACTER, NONE, STRATEGIES, Player
from .resources import CARDS

DRAWN: Final = 2  # the winner of a game that nobody has won
PLAYING: Final = 0
BY_POINTS: Final = 1
BY_CAP: Final = 2
TUTORIAL: Final = 3
TUTORIAL_TIE: Final = 4
TUTORIAL_BUST: Final = 5
ENDINGS: Final = ("", "points", "cap", "tutorial", "tutorial_tie", "tutorial_bust")


@final
@mypyc_attr(native_class=True)
class War(State):
    """Two sides, and the event they struggle for."""

    def __init__(
        self, rng: Rng, stack: list[Step[Any]], rules: Rules, players: vec[Player], event_deck: Pile
    ) -> None:
        super().__init__(2, rng, stack)
        self.rules: Final = rules
        self.players: Final = players
        self.event_deck: Pile = event_deck
        self.bottoms: i64 = 0  # so many events at the bottom everybody has seen
        self.event: i64 = NONE
        self.balance: i64 = 0  # the seat that the balance token shows
        self.turn: i64 = 0
        self.turns: i64 = 0  # of this struggle that are over
        self.passes: i64 = 0  # in direct succession
        self.round: i64 = 0
        self.winner: i64 = NOBODY
        self.ended: i64 = PLAYING  # or how the game ended

    # ------------------------------------------------------------------ what the machine wants
    def clone(self) -> War:
        s = War(
            self.rng.copy(),
            self.stack[:],
            self.rules,
            vec[Player]([self.players[0].copy(), self.players[1].copy()]),
            self.event_deck.copy(),
        )
        s.copy_machine(self)
        s.bottoms = self.bottoms
        s.event = self.event
        s.balance = self.balance
        s.turn = self.turn
        s.turns = self.turns
        s.passes = self.passes
        s.round = self.round
        s.winner = self.winner
        s.ended = self.ended
        return s

    def content(self) -> list[int]:
        numbers: list[int] = [self.bottoms, self.event, self.balance, self.turn, self.turns]
        numbers += [self.passes, self.round, self.winner, self.ended]
        numbers += self.rules.numbers()
        numbers.extend(self.event_deck.cards)
        for p in self.players:
            numbers.append(-2)
            numbers += p.content()
        return numbers

    def returns(self) -> list[int]:
        if self.winner == NOBODY or self.winner == DRAWN:
            return [0, 0]
        return [1, -1] if self.winner == 0 else [-1, 1]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def resample(self, seat: i64, rng: Rng) -> War:
        return resample.resampled(self, seat, rng)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    # ------------------------------------------------------------------ what holds now
    def mine(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def foe(self) -> Player:
        return self.players[1 - self.turn]

    def now(self) -> Event:
        """The event of this round."""
        return EVENTS[self.event]

    def has_room(self, seat: i64) -> bool:
        """Is there room for another card in this play area?"""
        return self.players[seat].size_of_area() < self.now().capacity

    def total(self, seat: i64) -> i64:
        """The total resource value."""
        p = self.players[seat]
        total: i64 = 0
        ready = p.ready
        while ready != 0:
            total += CARDS[lowest(ready)].ready
            ready &= ready - 1
        exhausted = p.exhausted
        while exhausted != 0:
            total += CARDS[lowest(exhausted)].exhausted
            exhausted &= exhausted - 1
        return total

    def pose(self, question: Question[War]) -> None:
        """Ask, unless there is but one answer; how many there are is always public."""
        acts = question.answers(self)
        if len(acts) == 1:
            question.answer(self, acts[0])
        else:
            self.ask(question)

    # ------------------------------------------------------------------ playing cards
    def enters_area(self, seat: i64, card: i64) -> None:
        p = self.players[seat]
        p.ready |= bit(card)
        p.shows(card)

    def play_top(self, seat: i64) -> None:
        p = self.players[seat]
        card = p.draw()
        self.enters_area(seat, card)
        self.tell("plays", seat, NOBODY, card, p.deck.size())
        self.refill(seat)

    def play_from_deck(self, seat: i64, card: i64) -> None:
        deck = self.players[seat].deck
        deck.remove(card)
        self.enters_area(seat, card)
        self.tell("plays_from_deck", seat, NOBODY, card, deck.size())
        if deck.size() > 0:
            self.shuffle(seat)
        else:
            self.refill(seat)

    def play_from_discards(self, seat: i64, card: i64) -> None:
        self.players[seat].discards &= ~bit(card)
        self.enters_area(seat, card)
        self.tell("plays_from_discards", seat, NOBODY, card, 0)

    def play_from_reserve(self, seat: i64, card: i64) -> None:
        p = self.players[seat]
        p.leaves_reserve(card)
        self.enters_area(seat, card)
        self.tell("plays_from_reserve", seat, NOBODY, card, size(p.reserve))

    # ------------------------------------------------------------------ cards in play
    def use(self, card: i64) -> None:
        """Exhaust a card, and resolve its power if that is possible."""
        me = self.mine()
        me.ready &= ~bit(card)
        me.exhausted |= bit(card)
        self.tell("uses", self.turn, NOBODY, card, 0)
        power = CARDS[card].power
        if self.now().off & bit(card):
            self.tell("power_is_off", self.turn, NOBODY, card, 0)
        elif power.can(self):
            power.do(self)
        else:
            self.tell("no_effect", self.turn, NOBODY, card, 0)

    def ready(self, card: i64) -> None:
        """Spend influence to ready a card."""
        me = self.mine()
        me.influence -= 1
        me.exhausted &= ~bit(card)
        me.ready |= bit(card)
        self.tell("readies", self.turn, NOBODY, card, me.influence)

    def exhaust(self, owner: i64, card: i64) -> None:
        p = self.players[owner]
        p.ready &= ~bit(card)
        p.exhausted |= bit(card)
        self.tell("exhausts", self.turn, owner, card, 0)

    def discard(self, owner: i64, card: i64) -> None:
        p = self.players[owner]
        p.leaves_area(card)
        p.discards |= bit(card)
        self.tell("discards", self.turn, owner, card, 0)

    def remove(self, owner: i64, card: i64) -> None:
        """Discard a card, or a character to the reserve."""
        if card < FIRST_CHARACTER:
            self.discard(owner, card)
            return
        p = self.players[owner]
        p.leaves_area(card)
        p.enters_reserve(card)
        self.tell("to_reserve", self.turn, owner, card, 0)

    def sweep(self, seat: i64) -> None:
        """Discard the top card of the deck, and all opposing cards of a lower value."""
        me = self.players[seat]
        foe = self.players[1 - seat]
        top = me.draw()
        me.discards |= bit(top)
        me.shows(top)
        value = CARDS[top].ready
        self.tell("mills", seat, NOBODY, top, value)
        for card in members(foe.area()):
            worth = CARDS[card].ready if foe.ready & bit(card) else CARDS[card].exhausted
            if worth < value:
                self.discard(1 - seat, card)
        self.refill(seat)

    # ------------------------------------------------------------------ decks
    def shuffle(self, seat: i64) -> None:
        p = self.players[seat]
        p.deck.shuffle(self.rng)
        p.forget_all()
        self.tell("shuffles", seat, NOBODY, HIDDEN, p.deck.size())

    def refill(self, seat: i64) -> None:
        """A deck that has run out is made anew of the discard pile, at once."""
        p = self.players[seat]
        if p.deck.size() == 0:
            p.deck = Pile(members(p.discards))
            p.discards = 0
            self.shuffle(seat)

    def return_to_top(self, owner: i64, card: i64) -> None:
        p = self.players[owner]
        p.discards &= ~bit(card)
        p.put_on_top(card)
        self.tell("returns", self.turn, owner, card, 0)

    # ------------------------------------------------------------------ the reserve
    def add_character(self, seat: i64, card: i64) -> None:
        """Unseen, from the reserve to the deck, which is to be shuffled."""
        p = self.players[seat]
        p.leaves_reserve_unseen(card)
        p.deck.add(card)
        p.forget_all()
        self.tell_some("adds", seat, NOBODY, card, size(p.reserve), bit(seat))

    def send_to_reserve(self, seat: i64, card: i64) -> None:
        """Unseen, from wherever it is: all other cards are gathered in cleanup, which follows."""
        p = self.players[seat]
        p.enters_reserve_unseen(card)
        self.tell_some("sends", seat, NOBODY, card, size(p.reserve), bit(seat))

    # ------------------------------------------------------------------ influence
    def gain_influence(self, seat: i64, number: i64) -> None:
        p = self.players[seat]
        p.influence += number
        self.tell("gains_influence", seat, NOBODY, HIDDEN, number)

    def lose_influence(self, seat: i64, number: i64) -> None:
        """All, if there are fewer."""
        p = self.players[seat]
        lost = min(p.influence, number)
        p.influence -= lost
        self.tell("loses_influence", seat, NOBODY, HIDDEN, lost)

    # ------------------------------------------------------------------ strategies
    def pick(self, picker: i64, owner: i64, strategy: i64) -> None:
        p = self.players[owner]
        p.chosen = strategy
        p.seen = bit(picker)
        self.tell_some("picks", picker, owner, FIRST_STRATEGY + strategy, 0, p.seen)

    def show(self, owner: i64) -> None:
        p = self.players[owner]
        p.seen = EVERYBODY
        self.tell("shows", owner, NOBODY, FIRST_STRATEGY + p.chosen, 0)

    def replace_strategy(self, owner: i64) -> None:
        """Throw the chosen strategy away; if none is left to pick, all come back at once."""
        p = self.players[owner]
        p.thrown |= bit(p.chosen)
        self.tell("throws_away", owner, NOBODY, FIRST_STRATEGY + p.chosen, 0)
        p.chosen = NONE
        p.seen = 0
        if p.unused() == 0:
            self.take_back_all(owner)
        self.pose(planning.PickStrategy(owner))

    def take_back_all(self, owner: i64) -> None:
        p = self.players[owner]
        p.used = 0
        p.thrown = 0
        self.tell("takes_back", owner, NOBODY, HIDDEN, STRATEGIES)

    def take_back_used(self, owner: i64) -> None:
        """Those of earlier rounds."""
        p = self.players[owner]
        self.tell("takes_back", owner, NOBODY, HIDDEN, size(p.used))
        p.used = 0

    def discard_strategy(self, seat: i64, strategy: i64) -> None:
        """An unused one of the opponent."""
        self.players[1 - seat].used |= bit(strategy)
        self.tell("discards_strategy", seat, 1 - seat, FIRST_STRATEGY + strategy, 0)

    # ------------------------------------------------------------------ events
    def reveal_event(self) -> None:
        self.event = self.event_deck.draw()
        self.bottoms = min(self.bottoms, self.event_deck.size())
        for p in self.players:
            p.events_seen = max(p.events_seen - 1, 0)
        self.tell("event", self.balance, NOBODY, FIRST_EVENT + self.event, self.round)

    def bury_event(self) -> None:
        """Nobody has won it: to the bottom of the event deck."""
        deck = self.event_deck
        self.event_deck = Pile(vec[i64]([self.event]))
        self.event_deck.gather(deck)
        self.bottoms += 1
        self.tell("nobody_wins", self.balance, NOBODY, FIRST_EVENT + self.event, 0)

    def looks_at_events(self, seat: i64, number: i64) -> None:
        self.tell("looks_at_events", seat, NOBODY, HIDDEN, number)
        deck = self.event_deck
        self.bottoms = min(self.bottoms, deck.size() - number)  # no longer in an order all know
        self.players[1 - seat].events_seen = 0
        for i in range(number):
            self.whisper("sees_event", seat, NOBODY, FIRST_EVENT + deck.at(deck.size() - 1 - i), i)

    def next_events(self, first: i64, last: i64) -> i64:
        """The events from one place to another, counted from the top."""
        found: i64 = 0
        deck = self.event_deck
        for place in range(first, last):
            found |= bit(deck.at(deck.size() - 1 - place))
        return found

    def put_event(self, seat: i64, event: i64, place: i64) -> None:
        """Let this event be at that place, counted from the top."""
        deck = self.event_deck
        there = deck.size() - 1 - place
        i = there
        while deck.at(i) != event:
            i -= 1
        deck.put(i, deck.at(there))
        deck.put(there, event)
        self.whisper("puts_event", seat, NOBODY, FIRST_EVENT + event, place + 1)

    # ------------------------------------------------------------------ phases
    def next_round(self) -> None:
        if self.round >= self.rules.cap:
            self.finish(DRAWN, BY_CAP)
            return
        self.round += 1
        planning.plan(self)

    def begin_struggle(self) -> None:
        """The player whom the balance token shows begins."""
        self.turn = self.balance
        self.tell("struggle", self.turn, NOBODY, HIDDEN, self.round)
        self.ask(struggle.YOUR_TURN[self.turn])

    def dominate(self) -> None:
        if self.rules.tutorial:
            tutorial.end_tutorial(self)
        else:
            dominance.reveal_strategies(self)

    # ------------------------------------------------------------------ the end
    def win_by_points(self, winner: i64) -> None:
        self.finish(winner, BY_POINTS)

    def win_tutorial(self, winner: i64) -> None:
        dominance.take_event(self, winner)
        self.finish(winner, TUTORIAL)

    def draw_tutorial(self, bust: bool) -> None:
        self.finish(DRAWN, TUTORIAL_BUST if bust else TUTORIAL_TIE)

    def finish(self, winner: i64, ended: i64) -> None:
        self.winner = winner
        self.ended = ended
        self.stack = []
        if winner == DRAWN:
            self.tell("draw", self.balance, NOBODY, HIDDEN, self.round)
        else:
            self.tell("wins", winner, NOBODY, HIDDEN, self.players[winner].points)

    def cards(self) -> vec[i64]:
        """How many of each design there are, wherever they lie."""
        counts = vec[i64]()
        for _card in range(DESIGNS):
            counts = append(counts, 0)
        for p in self.players:
            self.count_side(p, counts)
        for event in self.event_deck.cards:
            counts[FIRST_EVENT + event] += 1
        if self.is_struggled_for():
            counts[FIRST_EVENT + self.event] += 1
        return counts

    def count_side(self, p: Player, counts: vec[i64]) -> None:
        """Add what one side has; in the tutorial there are no strategies in hand."""
        for card in p.deck.cards:
            counts[card] += 1
        for found in (p.ready, p.exhausted, p.discards, p.reserve):
            for card in members(found):
                counts[card] += 1
        chosen: i64 = bit(p.chosen) if p.chosen != NONE else 0
        hand: i64 = p.unused() if not self.rules.tutorial else 0
        for found in (hand, chosen, p.used, p.thrown):
            for strategy in members(found):
                counts[FIRST_STRATEGY + strategy] += 1
        for event in members(p.won):
            counts[FIRST_EVENT + event] += 1

    def is_struggled_for(self) -> bool:
        """Does the event of this round lie on the table: is it neither won nor buried?"""
        won = self.players[0].won | self.players[1].won
        return self.event != NONE and self.ended != BY_CAP and won & bit(self.event) == 0

"""The turn: draw a card or play one; and how a game is set up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .actions import DRAW, DRAW_TWO, PAIR, PLAY
from .card import MAX_SEATS, STARTING_HAND
from .designs import CARDS, PAIRS
from .state import Deck, Plans


@final
class NextTurn(Step[Plans]):
    """The turn passes to the left."""

    def do(self, s: Plans) -> None:
        s.turn = (s.turn + 1) % s.seats
        s.push(self)
        s.tell("turn", s.turn, NOBODY, -1, s.draw_pile.size())
        s.ask(YOUR_TURN[s.turn])


@final
class YourTurn(Question[Plans]):
    """Draw a card or play one; asked even of a hand that can only draw."""

    def answers(self, s: Plans) -> vec[i64]:
        acts = vec[i64]([DRAW], capacity=16)
        if s.may_draw_two(self.seat):
            acts = append(acts, DRAW_TWO)
        before: i64 = -1
        heroes: i64 = 0
        for card in s.hands[self.seat].cards:
            if s.is_hero(card):
                heroes += 1
            elif card != before and s.may_play(self.seat, card):
                acts = append(acts, PLAY + card)
            before = card
        if heroes > 1:
            for pair in range(len(PAIRS)):
                if s.may_pair(self.seat, pair):
                    acts = append(acts, PAIR + pair)
        return acts

    def answer(self, s: Plans, action: i64) -> None:
        if action == DRAW:
            s.draw(self.seat, 1)
        elif action == DRAW_TWO:
            s.draw(self.seat, 2)
        elif action < PAIR:
            card = action - PLAY
            s.to_discard(self.seat, card)
            s.tell("plays", self.seat, NOBODY, card, 1)
            CARDS[card].effect.play(s, card)
        else:
            one, two = PAIRS[action - PAIR]
            s.to_discard(self.seat, one)
            s.tell("plays", self.seat, NOBODY, one, 1)
            s.to_discard(self.seat, two)
            s.tell("pairs", self.seat, NOBODY, two, 1)
            CARDS[two].effect.on(s, NOBODY, two)


NEXT_TURN: Final = NextTurn()
YOUR_TURN: Final = [YourTurn(seat) for seat in range(MAX_SEATS)]


def bare(seats: int, rng: Rng, deck: Deck) -> Plans:
    """A table with no card on it."""
    hands = vec[Pile]()
    for _ in range(seats):
        hands = append(hands, none())
    s = Plans(seats, rng, [], deck, hands, none(), none(), none(), none(), none())
    for _ in range(seats * (seats + 1)):
        s.unseen = append(s.unseen, 0)
    return s


def none() -> Pile:
    """No cards."""
    return Pile(vec[i64]())


def new_game(seats: int, rng: Rng, deck: Deck, quiet: bool) -> Plans:
    """Shuffle, deal five cards each, and let somebody begin."""
    s = bare(seats, rng, deck)
    s.quiet = quiet
    s.draw_pile = Pile(deck.cards[:])
    s.draw_pile.shuffle(rng)
    for seat in range(seats):
        s.draw(seat, STARTING_HAND)
    s.turn = rng.below(seats)
    s.push(NEXT_TURN)
    s.run()
    return s

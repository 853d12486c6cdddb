"""Another world that a seat cannot tell from this one.

A seat does not know the order of the decks but for cards it has seen on top, the characters in the
other reserve but for those it has seen outside, and a strategy that it has neither picked nor seen.
In such a world the others know what everybody knows: what they have seen for themselves is as
unknown as the cards, and would have to fit them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, members
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .choosing import ChooseCharacters
from .event_cards import WhichNext
from .player import NONE
from .powers import OfADeck

if TYPE_CHECKING:
    from .player import Player
    from .reserves import Possible
    from .state import War


def resampled(s: War, seat: i64, rng: Rng) -> War:
    t = s.clone()
    for other in range(2):
        p = t.players[other]
        if other == seat:
            shuffle_below(p, p.tops_own, rng)
        elif seat >= 0:
            deal_reserve(p, p.possible_to_foe, p.tops_foe, rng)
        else:
            deal_reserve(p, p.possible_to_all, p.tops_all, rng)
        if p.chosen != NONE and not p.has_seen(seat):
            strategies = members(p.pickable())
            p.chosen = strategies[rng.below(len(strategies))]
        level_knowledge(p, other == seat, seat >= 0)
    shuffle_events(t, t.players[seat].events_seen if seat >= 0 else 0, rng)
    hide_picks(t, seat)
    look_again(t, seat)
    t.rng.reseed(rng)
    return t


def shuffle_below(p: Player, tops: i64, rng: Rng) -> None:
    """Another order of the deck; the cards on top that are known stay."""
    top = Pile(vec[i64]())
    for _card in range(tops):
        top.add(p.deck.draw())
    p.deck.sort()
    p.deck.shuffle(rng)
    while top.size() > 0:
        p.deck.add(top.draw())


def deal_reserve(p: Player, possible: Possible, tops: i64, rng: Rng) -> None:
    """Another reserve of those that are possible; the deck is what lies nowhere else."""
    reserves = possible.reserves
    p.reserve = p.unnumbered(reserves[rng.below(len(reserves))])
    top = Pile(vec[i64]())
    below = p.owned() & ~(p.reserve | p.area() | p.discards)
    for _card in range(tops):
        card = p.deck.draw()
        top.add(card)
        below &= ~bit(card)
    p.deck = Pile(members(below))
    p.deck.shuffle(rng)
    while top.size() > 0:
        p.deck.add(top.draw())


def level_knowledge(p: Player, own: bool, of_player: bool) -> None:
    """Whoever is not the reader knows what everybody knows."""
    if own:
        p.tops_foe = p.tops_all
        p.possible_to_foe = p.possible_to_all
        return
    p.tops_own = p.tops_all
    p.events_seen = 0
    if not of_player:
        p.tops_foe = p.tops_all
        p.possible_to_foe = p.possible_to_all


def shuffle_events(t: War, tops: i64, rng: Rng) -> None:
    """Another order of the events, but for those known on top and at the bottom."""
    deck = t.event_deck.cards
    hidden = Pile(vec[i64]())
    last = len(deck) - tops
    for i in range(t.bottoms, last):
        hidden.add(deck[i])
    hidden.sort()
    hidden.shuffle(rng)
    for i in range(t.bottoms, last):
        deck[i] = hidden.at(i - t.bottoms)


def hide_picks(t: War, seat: i64) -> None:
    """A half-made choice of another seat is secret: to this one it has not begun."""
    questions = t.open
    for i in range(len(questions)):
        question = questions[i]
        if isinstance(question, ChooseCharacters) and question.seat != seat:
            questions[i] = question.unpicked()
    t.open = questions


def look_again(t: War, seat: i64) -> None:
    """Another seat that is looking at cards sees those of this world."""
    for question in t.open:
        if question.seat == seat:
            continue
        if isinstance(question, (OfADeck, WhichNext)):
            question.learn(t)

"""What a seat knows, as a fixed number of small whole numbers, for learning.

The seat that looks comes first, then its opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import members
from starfelt.core.machine import Question

from .choosing import ChooseCharacters
from .designs import NUMBER_OF_EVENTS
from .player import NONE, STRATEGIES
from .powers import OfADeck
from .resources import RESOURCES

if TYPE_CHECKING:
    from .player import Player
    from .reserves import Possible
    from .state import War

QUESTIONS: Final = (
    "ChooseCharacters",
    "PickStrategy",
    "PickForOpponent",
    "YourTurn",
    "WhichOpposing",
    "WhichOwn",
    "WhichReady",
    "LookAtWhose",
    "WhichOfTop",
    "SearchWhose",
    "WhichToDiscard",
    "WhichToTop",
    "MayExhaust",
    "WhichOfDeck",
    "DiscardAny",
    "WhichOfReserve",
    "OneOrBoth",
    "AlsoOwn",
    "AlsoOpposing",
    "WhichOfDiscards",
    "WhichDiscarded",
    "DiscardOrExhaust",
    "AlsoExhaust",
    "WhichExhausted",
    "LookThenDiscard",
    "LookThenPlay",
    "WhichStrategy",
    "MayAdd",
    "WhichToReserve",
    "MayLook",
    "WhichNext",
)
# by seat: the Empire's, influence, points, deck, reserve, total, its turn, token, asked, won,
# strategy to be picked by the other, to be drawn, to be shown, chosen, seen by the owner and by the
# other, cards on top that everybody knows
COUNTS: Final = 17
# by seat and resource: ready, exhausted, discarded, in how many possible reserves, known on top
PLACES: Final = 5
# by seat and strategy: used, thrown away, chosen as far as known
SEAT: Final = COUNTS + PLACES * RESOURCES + 3 * STRATEGIES + NUMBER_OF_EVENTS
# by event: revealed, at the bottom (1 the last), known to come next (1 the first); by resource:
# kept so far
SHARED: Final = 3 * NUMBER_OF_EVENTS + RESOURCES
NUMBERS: Final = 7
SIZE: Final = 2 * SEAT + SHARED + NUMBERS + len(QUESTIONS)


def features(s: War, seat: i64) -> vec[i64]:
    """For a spectator (seat -1) the first seat comes first."""
    f = vec[i64]()
    for _card in range(SIZE):
        f = append(f, 0)
    first: i64 = seat if seat >= 0 else 0
    fill_seat(s, f, 0, first, seat)
    fill_seat(s, f, SEAT, 1 - first, seat)
    at: i64 = 2 * SEAT
    fill_shared(s, f, at, seat)
    at += SHARED
    f[at] = s.round
    f[at + 1] = s.turns
    f[at + 2] = s.passes
    f[at + 3] = s.event_deck.size()
    f[at + 4] = s.bottoms
    f[at + 5] = 1 if s.rules.tutorial else 0
    question = s.question(seat)
    if question is None:
        question = s.foremost()
    if question is not None:
        f[at + 6] = number_of(question, first)
        f[at + NUMBERS + QUESTIONS.index(type(question).__name__)] = 1
    return f


def number_of(question: Question[War], first: i64) -> i64:
    """What else there is to a question: 1 for the reader's own deck, or how far it is."""
    if isinstance(question, OfADeck):
        return 1 if question.owner == first else 0
    if isinstance(question, ChooseCharacters) or len(question.numbers()) < 2:
        return 0
    return question.numbers()[1]


def fill_seat(s: War, f: vec[i64], start: i64, seat: i64, reader: i64) -> None:
    p = s.players[seat]
    f[start] = p.side
    f[start + 1] = p.influence
    f[start + 2] = p.points
    f[start + 3] = p.deck.size()
    f[start + 4] = len(members(p.reserve))
    f[start + 5] = s.total(seat)
    f[start + 6] = 1 if s.turn == seat else 0
    f[start + 7] = 1 if s.balance == seat else 0
    f[start + 8] = 1 if s.question(seat) is not None else 0
    f[start + 9] = 1 if s.winner == seat else 0
    f[start + 10] = 1 if p.infiltrated else 0
    f[start + 11] = 1 if p.diverted else 0
    f[start + 12] = 1 if p.located else 0
    f[start + 13] = 1 if p.chosen != NONE else 0
    f[start + 14] = 1 if p.has_seen(seat) else 0
    f[start + 15] = 1 if p.has_seen(1 - seat) else 0
    f[start + 16] = p.tops_all
    at = start + COUNTS
    fill(f, at, p.ready)
    fill(f, at + RESOURCES, p.exhausted)
    fill(f, at + 2 * RESOURCES, p.discards)
    if seat == reader:
        fill(f, at + 3 * RESOURCES, p.reserve)
        fill_tops(f, at + 4 * RESOURCES, p, p.tops_own)
    elif reader >= 0:
        fill_possible(f, at + 3 * RESOURCES, p, p.possible_to_foe)
        fill_tops(f, at + 4 * RESOURCES, p, p.tops_foe)
    else:
        fill_possible(f, at + 3 * RESOURCES, p, p.possible_to_all)
        fill_tops(f, at + 4 * RESOURCES, p, p.tops_all)
    at += PLACES * RESOURCES
    fill(f, at, p.used)
    fill(f, at + STRATEGIES, p.thrown)
    if p.chosen != NONE and p.has_seen(reader):
        f[at + 2 * STRATEGIES + p.chosen] = 1
    fill(f, at + 3 * STRATEGIES, p.won)


def fill(f: vec[i64], at: i64, found: i64) -> None:
    for n in members(found):
        f[at + n] = 1


def fill_possible(f: vec[i64], at: i64, p: Player, possible: Possible) -> None:
    for reserve in possible.reserves:
        for card in members(p.unnumbered(reserve)):
            f[at + card] += 1


def fill_tops(f: vec[i64], at: i64, p: Player, tops: i64) -> None:
    """The top card is 1, the next one 2."""
    for place in range(tops):
        f[at + p.deck.at(p.deck.size() - 1 - place)] = place + 1


def fill_shared(s: War, f: vec[i64], at: i64, seat: i64) -> None:
    if s.event != NONE:
        f[at + s.event] = 1
    deck = s.event_deck
    for place in range(s.bottoms):
        f[at + NUMBER_OF_EVENTS + deck.at(place)] = place + 1
    if seat < 0:
        return
    for place in range(s.players[seat].events_seen):
        f[at + 2 * NUMBER_OF_EVENTS + deck.at(deck.size() - 1 - place)] = place + 1
    question = s.question(seat)
    if isinstance(question, ChooseCharacters):
        fill(f, at + 3 * NUMBER_OF_EVENTS, question.picked)

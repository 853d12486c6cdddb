"""What a seat knows, as a fixed number of small whole numbers, for learning.

The seat that looks comes first, then the others clockwise; seats that are not there are zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.pile import Pile

from .actions import ACTION_CARDS
from .knowledge import EPOCH, Knowledge
from .picks import Picks
from .player import MARKS, NO_CARD, Player
from .powers.designs import CARDS, MOST_SEATS
from .powers.powers import (
    ALIEN,
    SUMS,
)
from .round.goals import GOALS, NUMBER_OF_GOALS, value
from .round.phases import NO_SECRET, SECRET_ACTIONS

# an attempt at a takeover is so many numbers, one of them the world
FIELDS: Final = 5
WORLD: Final = 2

if TYPE_CHECKING:
    from .state import Race

DESIGNS: Final = len(CARDS)
SEATS: Final = MOST_SEATS[-1]
QUESTIONS: Final = (
    "ChooseStart",
    "DiscardAtStart",
    "SaveAtStart",
    "ChooseAction",
    "NameCategory",
    "TakeFound",
    "DiscardForPrestige",
    "KeepDrawn",
    "DiscardMixed",
    "DiscardBeforeDevelop",
    "PlaceDevelopment",
    "HowToDevelop",
    "PayDevelopment",
    "SpendGood",
    "SavePaid",
    "PlaceWorld",
    "HowToSettle",
    "PayWorld",
    "Arm",
    "DiscardAfterSettle",
    "UseToSettle",
    "PlaceSecond",
    "PlaceBySneak",
    "ReplaceWorld",
    "PlaceBetter",
    "DeclareTakeover",
    "TakeoverBy",
    "ReinforceAttack",
    "PreventTakeover",
    "Defend",
    "SellWhich",
    "SellAsKind",
    "UsePower",
    "DiscardForChips",
    "DiscardSet",
    "CashIn",
    "ConsumeGood",
    "NameNumber",
    "Ante",
    "KeepPrize",
    "ProduceAsKind",
    "WhichWindfall",
    "UseNext",
    "PayToProduce",
    "DiscardToLimit",
)
# by seat: hand, drawn, chips, score, settled, extra, discarded, fresh, gone, asked, leads,
# of the own seat the answer that chose action cards; prestige, on the tile, prestige card spent,
# action with the prestige card, saved, colour rejected, off the cost, armed, done once
COUNTS: Final = 21
ACTIONS: Final = len(ACTION_CARDS)
# by seat and design: in the tableau, new there, with a good, being placed, shown, used, lost
PLACES: Final = 7
SEAT: Final = COUNTS + ACTIONS + SUMS + ALIEN + PLACES * DESIGNS
# by design: own hand, own drawn, picked, known discards, known to have been shuffled, own saved,
# lying open, struck by a takeover (the number of the attempt)
OWN: Final = 8
# round, phase, again, secret, pool, deck, discards, reshuffles, over, leaders
NUMBERS: Final = 10
# by goal: in play, claimed by each seat, counted for each seat
GOAL: Final = 1 + 2 * SEATS
SIZE: Final = SEATS * SEAT + OWN * DESIGNS + NUMBERS + NUMBER_OF_GOALS * GOAL + len(QUESTIONS)


def features(s: Race, seat: i64) -> vec[i64]:
    """For a spectator (seat -1) the first seat comes first, and no hand is its own."""
    f = vec[i64](capacity=SIZE)
    for _number in range(SIZE):
        f = append(f, 0)
    first: i64 = seat if seat >= 0 else 0
    for i in range(s.seats):
        fill_seat(s, f, i * SEAT, (first + i) % s.seats, seat)
    at: i64 = SEATS * SEAT
    fill_own(s, f, at, seat)
    at += OWN * DESIGNS
    fill_numbers(s, f, at)
    at += NUMBERS
    fill_goals(s, f, at, first)
    at += NUMBER_OF_GOALS * GOAL
    question = s.question(seat) if seat >= 0 else s.foremost()
    if question is not None:
        name = type(question).__name__
        if seat < 0 and name == "PlaceBetter":
            name = "ReplaceWorld"  # which world is replaced is not told yet
        f[at + QUESTIONS.index(name)] = 1
    return f


def fill_seat(s: Race, f: vec[i64], start: i64, seat: i64, reader: i64) -> None:
    p = s.players[seat]
    f[start] = p.hand.size()
    f[start + 1] = p.drawn.size()
    f[start + 2] = p.chips
    f[start + 3] = s.score(seat)
    f[start + 4] = p.settled
    f[start + 5] = p.extra
    f[start + 6] = 1 if p.discarded else 0
    f[start + 7] = p.fresh
    f[start + 8] = p.gone
    f[start + 9] = 1 if s.question(seat) is not None else 0
    f[start + 10] = 1 if s.lead == seat else 0
    f[start + 12] = p.prestige
    f[start + 13] = 1 if p.on_tile else 0
    f[start + 14] = 1 if p.spent else 0
    f[start + 15] = p.boosted + 1
    f[start + 16] = p.saved.size() if p.saved is not None else 0
    f[start + 17] = p.rejected + 1
    f[start + 18] = p.less
    f[start + 19] = p.armed
    f[start + 20] = p.once
    at = start + COUNTS
    own = seat == reader
    for action in (p.action, p.second):
        if action != NO_CARD:
            f[at + action] = 1
    if own and p.chosen != NO_CARD:
        f[start + 11] = p.chosen
    at += ACTIONS
    for i in range(SUMS):
        f[at + i] = p.sums[i]
    at += SUMS
    for kind in range(1, ALIEN + 1):
        f[at + kind - 1] = (p.produced >> (8 * kind)) & 255
    fill_tableau(f, at + ALIEN, p)
    if p.placing != NO_CARD and (own or s.secret == NO_SECRET or s.secret == SECRET_ACTIONS):
        f[at + ALIEN + 3 * DESIGNS + p.placing] = 1


def fill_tableau(f: vec[i64], at: i64, p: Player) -> None:
    for i in range(p.tableau.size()):
        card = p.tableau.at(i)
        f[at + card] = 1
        f[at + DESIGNS + card] = 1 if i >= p.working() else 0
        f[at + 2 * DESIGNS + card] = 1 if p.has_good(i) else 0
        f[at + 5 * DESIGNS + card] = (p.used >> (MARKS * i)) & 3
    if p.lost is not None:
        fill(f, at + 6 * DESIGNS, p.lost)
    if p.shown is not None:
        fill(f, at + 4 * DESIGNS, p.shown)


def fill(f: vec[i64], at: i64, cards: Pile) -> None:
    for card in cards.cards:
        f[at + card] += 1


def fill_own(s: Race, f: vec[i64], at: i64, seat: i64) -> None:
    if seat >= 0:
        p = s.players[seat]
        fill(f, at, p.hand)
        fill(f, at + DESIGNS, p.drawn)
        question = s.question(seat)
        if isinstance(question, Picks):
            cards = question.source(s)
            for place in range(cards.size()):
                if (question.picked >> place) & 1:
                    f[at + 2 * DESIGNS + cards.at(place)] += 1
        if p.saved is not None:
            for code in p.saved.cards:
                f[at + 5 * DESIGNS + code % EPOCH] += 1
    if len(s.known) > 0:
        fill_known(f, at + 3 * DESIGNS, s.observer(seat))
    if s.flipped is not None:
        fill(f, at + 6 * DESIGNS, s.flipped)
    for i in range(len(s.attempts) // FIELDS):
        f[at + 7 * DESIGNS + s.attempts[FIELDS * i + WORLD]] = i + 1


def fill_known(f: vec[i64], at: i64, known: Knowledge) -> None:
    fill(f, at, known.discards)
    for code in known.past.cards:
        f[at + DESIGNS + code // EPOCH] += 1


def fill_numbers(s: Race, f: vec[i64], at: i64) -> None:
    f[at] = s.round
    f[at + 1] = s.phase
    f[at + 2] = 1 if s.again else 0
    f[at + 3] = s.secret
    f[at + 4] = s.pool
    f[at + 5] = s.deck.size()
    f[at + 6] = s.discards.size()
    f[at + 7] = s.reshuffles
    f[at + 8] = s.over
    f[at + 9] = s.leaders


def fill_goals(s: Race, f: vec[i64], start: i64, first: i64) -> None:
    for i in range(len(s.goals)):
        at = start + s.goals[i] * GOAL
        goal = GOALS[s.goals[i]]
        f[at] = 1
        for k in range(s.seats):
            seat = (first + k) % s.seats
            has = s.claims[i] == seat if goal.most else ((s.claims[i] >> seat) & 1) == 1
            f[at + 1 + k] = 1 if has else 0
            f[at + 1 + SEATS + k] = value(s, s.players[seat], goal)

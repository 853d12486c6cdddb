"""How a game begins: goals, start worlds, goods on them, and six cards of which some are kept."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng

from ..actions import KEEP, SAVE
from ..knowledge import nothing_known
from ..options import (
    FIRST_HAND,
    POOL_PER_SEAT,
    POOL_WITH_PRESTIGE,
    START_DISCARDS,
    Rules,
)
from ..paying.saved_cards import save
from ..picks import Discards, Picks
from ..player import NO_CARD, Player, new_player
from ..powers.card import (
    BLUE,
    RED,
    SAVES_AT_START,
    SMALL_HAND,
    WINDFALL,
    colour_of,
)
from ..powers.designs import CARDS, start_worlds
from ..state import Race
from . import goals
from .phases import NO_SECRET, SECRET_STARTS
from .rounds import ROUND


def bare(seats: i64, rng: Rng, rules: Rules, quiet: bool) -> Race:
    """A table with no card on it."""
    players = vec[Player](capacity=6)
    for _seat in range(seats):
        players = append(players, new_player())
    s = Race(rng, [], rules, players, Pile(vec[i64]()), Pile(vec[i64](capacity=64)))
    s.quiet = quiet
    s.pool = POOL_PER_SEAT * seats + (POOL_WITH_PRESTIGE if rules.prestige else 0)
    if not quiet:
        for _observer in range(seats + 1):
            s.known.append(nothing_known())
    return s


def new_game(seats: i64, rng: Rng, rules: Rules, quiet: bool) -> Race:
    s = bare(seats, rng, rules, quiet)
    if rules.goals:
        set_goals(s, drawn_goals(rules.level, rng))
    if rules.start_choice:
        offer_starts(s, rng)
    else:
        deal_starts(s, rng)
    return s


def deal_starts(s: Race, rng: Rng) -> None:
    """Everybody gets a start world."""
    starts = pile(start_worlds(s.rules.level))
    starts.shuffle(rng)
    s.deck = whole_deck(s.rules, starts)
    for seat in range(s.seats):
        place_start_world(s, seat, starts.draw())
    s.lead = lowest_start(s)
    s.deck.gather(starts)
    s.deck.shuffle(rng)
    for i in range(s.seats):
        s.draw(s.in_order(i), FIRST_HAND)
    begin(s)


def offer_starts(s: Race, rng: Rng) -> None:
    """Everybody gets a red and a blue start world to choose from."""
    all_starts = start_worlds(s.rules.level)
    red = pile([card for card in all_starts if colour_of(CARDS[card]) == RED])
    blue = pile([card for card in all_starts if colour_of(CARDS[card]) == BLUE])
    red.shuffle(rng)
    blue.shuffle(rng)
    s.deck = whole_deck(s.rules, pile(all_starts))
    for seat in range(s.seats):
        offer(s, seat, red.draw())
        offer(s, seat, blue.draw())
    s.deck.gather(red)
    s.deck.gather(blue)
    s.deck.shuffle(rng)
    for seat in range(s.seats):
        s.draw(seat, FIRST_HAND)
    ask_for_starts(s)


def offer(s: Race, seat: i64, world: i64) -> None:
    """A start world to choose lies apart from the hand."""
    s.players[seat].drawn.insert(world)
    s.tell_some("offers", seat, NOBODY, world, 1, 1 << seat)


def start_with(s: Race, seat: i64) -> None:
    """The start world chosen is placed and works; the other one goes to the discards."""
    p = s.players[seat]
    world = p.placing
    p.placing = NO_CARD
    p.drawn.remove(world)
    other = p.drawn.at(0)
    p.drawn = Pile(vec[i64]())
    p.lay(world)
    p.put_to_work()
    s.tell("starts", seat, NOBODY, world, CARDS[world].start)
    s.discards.add(other)
    if not s.quiet:
        p.rejected = colour_of(CARDS[other])
        s.known[seat].discards.insert(other)
        s.tell_some("rejects", seat, NOBODY, other, 1, 1 << seat)


def lay_start_good(s: Race, seat: i64) -> None:
    if CARDS[s.players[seat].tableau.at(0)].type == WINDFALL:
        s.lay_good(seat, 0)


def ask_for_starts(s: Race) -> None:
    s.secret = SECRET_STARTS
    s.push(ROUND)
    s.push(FIRST_LOOK)
    s.push(REVEAL_STARTS)
    for seat in range(s.seats):
        s.ask(ChooseStart(seat))


@final
class ChooseStart(Question[Race]):
    """Which start world is kept; in secret until all have chosen."""

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=2)
        for card in s.players[self.seat].drawn.cards:
            acts = append(acts, KEEP + card)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        s.players[self.seat].placing = action - KEEP
        s.ask(DiscardAtStart(self.seat, START_DISCARDS, 0))


@final
class RevealStarts(Step[Race]):
    """The start worlds chosen are placed, the others discarded; then what they say."""

    def do(self, s: Race) -> None:
        s.secret = NO_SECRET
        for seat in range(s.seats):
            start_with(s, seat)
        s.lead = lowest_start(s)
        for i in range(s.seats):
            lay_start_good(s, s.in_order(i))
        for seat in range(s.seats):
            pose_start_power(s, seat)


def pose_start_power(s: Race, seat: i64) -> None:
    flags = CARDS[s.players[seat].tableau.at(0)].flags
    if flags & SMALL_HAND:
        s.ask(DiscardAtStart(seat, 1, 0))
    elif flags & SAVES_AT_START:
        s.ask(SaveAtStart(seat, 1, 0))


@final
class SaveAtStart(Picks):
    """Which card of the first hand goes under the start world."""

    def verb_number(self) -> i64:
        return SAVE

    def more(self, left: i64, picked: i64) -> Picks:
        return SaveAtStart(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        s.players[self.seat].hand.remove(cards[0])
        save(s, self.seat, cards[0])


def whole_deck(rules: Rules, starts: Pile) -> Pile:
    """All cards but the start worlds."""
    deck = Pile(vec[i64](capacity=160))
    for card in range(len(CARDS)):
        if not starts.has(card):
            for _copy in range(rules.copies[card]):
                deck.add(card)
    return deck


def place_start_world(s: Race, seat: i64, world: i64) -> None:
    p = s.players[seat]
    p.lay(world)
    p.put_to_work()
    s.tell("starts", seat, NOBODY, world, CARDS[world].start)


def lowest_start(s: Race) -> i64:
    """The seat whose start world has the lowest number."""
    best: i64 = 0
    for seat in range(s.seats):
        if start_number(s, seat) < start_number(s, best):
            best = seat
    return best


def start_number(s: Race, seat: i64) -> i64:
    return CARDS[s.players[seat].tableau.at(0)].start


def begin(s: Race) -> None:
    """Start worlds lie and hands are dealt: goods, discards, and the first round."""
    for i in range(s.seats):
        lay_start_good(s, s.in_order(i))
    s.push(ROUND)
    s.push(FIRST_LOOK)
    for seat in range(s.seats):
        s.ask(DiscardAtStart(seat, start_discards(s, seat), 0))


def start_discards(s: Race, seat: i64) -> i64:
    small = CARDS[s.players[seat].tableau.at(0)].flags & SMALL_HAND
    return START_DISCARDS + 1 if small else START_DISCARDS


@final
class DiscardAtStart(Discards):
    """Which cards of the first hand are discarded."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardAtStart(self.seat, left, picked)


@final
class FirstLook(Step[Race]):
    """A start tableau may already count towards goals."""

    def do(self, s: Race) -> None:
        if len(s.goals) > 0:
            goals.look(s, goals.AFTER_SETUP)


FIRST_LOOK: Final = FirstLook()
REVEAL_STARTS: Final = RevealStarts()


# -------------------------------------------------------------------------------- goals
def drawn_goals(level: i64, rng: Rng) -> list[int]:
    """The goals in play, at random."""
    found: list[int] = []
    for most, number in ((False, goals.FIRSTS_IN_PLAY), (True, goals.MOSTS_IN_PLAY)):
        there = pile(goals.goals_of(level, most))
        there.shuffle(rng)
        for _goal in range(number):
            if there.size() > 0:
                found.append(there.draw())
    return sorted(found)


def set_goals(s: Race, in_play: list[int]) -> None:
    """Put these goals into the middle."""
    s.goals = vec[i64](in_play)
    s.claims = vec[i64]([NOBODY if goals.GOALS[n].most else 0 for n in in_play])
    s.progress = vec[i64]([0] * (len(in_play) * s.seats))

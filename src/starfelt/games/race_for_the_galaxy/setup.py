"""How a game begins: goals, start worlds, goods on them, and six cards of which some are kept."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Step
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng
from starfelt.games.race_for_the_galaxy import goals
from starfelt.games.race_for_the_galaxy.actions import DISCARD
from starfelt.games.race_for_the_galaxy.card import WINDFALL
from starfelt.games.race_for_the_galaxy.cards import CARDS, start_worlds
from starfelt.games.race_for_the_galaxy.knowledge import nothing_known
from starfelt.games.race_for_the_galaxy.picks import Picks
from starfelt.games.race_for_the_galaxy.player import Player, new_player
from starfelt.games.race_for_the_galaxy.rounds import ROUND
from starfelt.games.race_for_the_galaxy.rules import (
    FIRST_HAND,
    POOL_PER_SEAT,
    START_DISCARDS,
    Rules,
)
from starfelt.games.race_for_the_galaxy.state import Race


def bare(seats: i64, rng: Rng, rules: Rules, quiet: bool) -> Race:
    """A table with no card on it."""
    players = vec[Player](capacity=6)
    for _seat in range(seats):
        players = append(players, new_player())
    s = Race(rng, [], rules, players, Pile(vec[i64]()), Pile(vec[i64](capacity=64)))
    s.quiet = quiet
    s.pool = POOL_PER_SEAT * seats
    if not quiet:
        for _observer in range(seats + 1):
            s.known.append(nothing_known())
    return s


def new_game(seats: i64, rng: Rng, rules: Rules, quiet: bool) -> Race:
    s = bare(seats, rng, rules, quiet)
    if rules.goals:
        set_goals(s, drawn_goals(rules.level, rng))
    starts = pile(start_worlds(rules.level))
    starts.shuffle(rng)
    s.deck = whole_deck(rules, starts)
    for seat in range(seats):
        place_start_world(s, seat, starts.draw())
    s.lead = lowest_start(s)
    s.deck.gather(starts)
    s.deck.shuffle(rng)
    for i in range(seats):
        s.draw(s.in_order(i), FIRST_HAND)
    begin(s)
    return s


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
        seat = s.in_order(i)
        if CARDS[s.players[seat].tableau.at(0)].type == WINDFALL:
            s.lay_good(seat, 0)
    s.push(ROUND)
    s.push(FIRST_LOOK)
    for seat in range(s.seats):
        s.ask(DiscardAtStart(seat, start_discards(s, seat), 0))


def start_discards(s: Race, seat: i64) -> i64:
    small = CARDS[s.players[seat].tableau.at(0)].small_hand
    return START_DISCARDS + 1 if small else START_DISCARDS


@final
class DiscardAtStart(Picks):
    """Which cards of the first hand are discarded."""

    def verb_number(self) -> i64:
        return DISCARD

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardAtStart(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "discards")


@final
class FirstLook(Step[Race]):
    """A start tableau may already count towards goals."""

    def do(self, s: Race) -> None:
        if len(s.goals) > 0:
            goals.look(s, goals.AFTER_SETUP)


FIRST_LOOK: Final = FirstLook()


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

"""The turn: what may be done in the main phase, and how a game is set up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question, Step
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng

from .actions import (
    ACQUIRE,
    ACQUIRE_TO_TOP,
    ALLY,
    AMOUNT,
    ATTACK,
    ATTACK_BASE,
    ATTACK_WITH_PART,
    END_TURN,
    MOST,
    PLAY,
    SCRAP,
    USE,
)
from .card import FIRST_HAND, HAND, ROW
from .card_sets import MARKS, USED, designs_in_play
from .designs import (
    CARDS,
    EXPLORER,
    HAVE_ALLY,
    HAVE_PRIMARY,
    HAVE_SCRAP,
    SHIPS,
    STARTERS,
    TRADE_DECK,
)
from .effects import force_discard
from .options import Rules
from .player import Player
from .state import DRAWN, Realms


@final
class StartTurn(Step[Realms]):
    """Discards that are owed come first; then the main phase."""

    def do(self, s: Realms) -> None:
        me = s.mine()
        if me.owed > 0:
            me.owed = me.owed - 1 if me.hand.size() > 0 else 0
            s.push(self)
            force_discard(s, s.turn)
            return
        s.tell("turn", s.turn, NOBODY, HIDDEN, s.turns + 1)
        if s.rules.sticky_allies:
            s.unlock()
        s.ask(YOUR_TURN[s.turn])


@final
class YourTurn(Question[Realms]):
    """The main phase: one action after the other, in any order."""

    def answers(self, s: Realms) -> vec[i64]:
        acts = vec[i64]([END_TURN], capacity=16)
        walled = s.combat > 0 and s.is_walled()
        if s.combat > 0 and not walled:
            acts = append(acts, ATTACK)
            if s.combat > 1:
                acts = append(acts, ATTACK_WITH_PART)
        me = s.players[self.seat]
        before: i64 = -1
        for card in me.hand.cards:
            if card != before:
                acts = append(acts, PLAY + card)
                before = card
        acts = with_abilities(acts, s, me)
        if s.trade > 0:
            acts = with_purchases(acts, s)
        if s.combat > 0:
            acts = with_attacks(acts, s, walled)
        return acts

    def answer(self, s: Realms, action: i64) -> None:
        if action >= USE:
            self.act(s, action)
        elif action >= PLAY:
            s.play_card(action - PLAY)
        elif action == ATTACK:
            s.attack(s.combat)
        elif action == ATTACK_WITH_PART:
            s.ask(HOW_MUCH[self.seat])
        else:
            end_turn(s)
            return
        if s.first is not None:
            s.stack.insert(0, self)  # below what is left of an ability
        elif s.winner == NOBODY:
            s.first = self

    def act(self, s: Realms, action: i64) -> None:
        """What is done with cards that are not in hand."""
        if action < ALLY:
            s.use_base(action - USE)
        elif action < SCRAP:
            s.use_ally(action - ALLY)
        elif action < ACQUIRE:
            s.use_scrap(action - SCRAP)
        elif action < ACQUIRE_TO_TOP:
            s.acquire(action - ACQUIRE)
        elif action < ATTACK_BASE:
            s.acquire_to_top(action - ACQUIRE_TO_TOP)
        else:
            s.attack_base(action - ATTACK_BASE)


def with_abilities(acts: vec[i64], s: Realms, me: Player) -> vec[i64]:
    """Primary abilities of bases, ally and scrap abilities; equal cards once."""
    unused: i64 = 0
    for code in me.bases.cards:
        if not code & USED:
            unused |= bit(code >> MARKS)
    acts = with_each(acts, USE, unused & HAVE_PRIMARY)
    in_play = designs_in_play(me.ships) | designs_in_play(me.bases)
    if in_play & s.acting(HAVE_ALLY):
        acts = with_each(acts, ALLY, with_allies(s, me))
    return with_each(acts, SCRAP, in_play & s.acting(HAVE_SCRAP))


def with_allies(s: Realms, me: Player) -> i64:
    """The designs in play whose ally ability can be used now."""
    allies = s.allies()
    found: i64 = 0
    for code in me.ships.cards:
        if s.has_ally(code, allies):
            found |= bit(code >> MARKS)
    for code in me.bases.cards:
        if s.has_ally(code, allies):
            found |= bit(code >> MARKS)
    return found


def with_purchases(acts: vec[i64], s: Realms) -> vec[i64]:
    """What the trade pool can pay for."""
    found: i64 = 0
    for card in s.row.cards:
        if CARDS[card].cost <= s.trade:
            found |= bit(card)
    if s.trade >= CARDS[EXPLORER].cost and s.has_explorer():
        found |= bit(EXPLORER)
    acts = with_each(acts, ACQUIRE, found)
    if s.to_top > 0:
        acts = with_each(acts, ACQUIRE_TO_TOP, found & SHIPS)
    return acts


def with_attacks(acts: vec[i64], s: Realms, walled: bool) -> vec[i64]:
    """Bases that the combat pool can destroy in one go; outposts before all others."""
    before: i64 = -1
    for code in s.foe().bases.cards:
        card = code >> MARKS
        base = CARDS[card]
        if card != before and base.defense <= s.combat and (base.outpost or not walled):
            acts = append(acts, ATTACK_BASE + card)
            before = card
    return acts


@final
class HowMuch(Question[Realms]):
    """With how much of the combat pool to attack the opponent."""

    def answers(self, s: Realms) -> vec[i64]:
        acts = vec[i64]()
        for amount in range(1, min(s.combat, MOST + 1)):
            acts = append(acts, AMOUNT + amount - 1)
        return acts

    def answer(self, s: Realms, action: i64) -> None:
        s.attack(action - AMOUNT + 1)


def end_turn(s: Realms) -> None:
    s.discard_phase()
    s.draw_phase()
    if s.turns >= s.rules.cap:
        s.finish(DRAWN)
    else:
        START_TURN.do(s)


START_TURN: Final = StartTurn()
YOUR_TURN: Final = [YourTurn(0), YourTurn(1)]
HOW_MUCH: Final = [HowMuch(0), HowMuch(1)]


# -------------------------------------------------------------------------------- setting up
def bare(rng: Rng, rules: Rules) -> Realms:
    """A table with no card on it."""
    players = vec[Player]([new_player(rules.authority), new_player(rules.authority)])
    return Realms(rng, [], rules, players, none(), none(), none())


def new_player(authority: i64) -> Player:
    return Player(authority, none(), none(), none(), none(), none(), none())


def none() -> Pile:
    """No cards."""
    return Pile(vec[i64]())


WHOLE_TRADE_DECK: Final = pile(TRADE_DECK)
STARTING_DECK: Final = pile(STARTERS)


def new_game(rng: Rng, rules: Rules, quiet: bool) -> Realms:
    """Shuffle, lay out the trade row, and let somebody begin with a smaller hand."""
    s = bare(rng, rules)
    s.quiet = quiet
    s.trade_deck = WHOLE_TRADE_DECK.copy()
    s.trade_deck.shuffle(rng)
    for _ in range(ROW):
        s.row.add(s.trade_deck.draw())
    if rules.explorers > 0:
        s.explorers = rules.explorers
    s.turn = rules.first_player if rules.first_player != NOBODY else rng.below(2)
    for seat in range(2):
        s.players[seat].deck = STARTING_DECK.copy()
        s.players[seat].deck.shuffle(rng)
        s.draw(seat, FIRST_HAND if seat == s.turn else HAND)
    s.push(START_TURN)
    s.run()
    return s

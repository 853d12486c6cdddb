"""What a seat may see, written down from nothing: a field that is not named here is not sent.

Tableaus, chips, goals and the number of cards in each hand are open.  Goods are cards that nobody
has seen, and discards lie face down: a seat sees which of them it knows.
"""

from typing import Any, Final

from msgspec import Struct

from starfelt.core.machine import Question
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng, fast

from .notation.steps import STEPS, in_words
from .notation.steps_in_views import RaceQuestion, RaceStep
from .notation.write import (
    COLOURS,
    Attempt,
    actions_in_words,
    actions_of,
    attempts_in_words,
    attempts_of,
    chosen_in_words,
    chosen_of,
    once_in_words,
    once_of,
    used_in_words,
    used_of,
)
from .rules.knowledge import EPOCH, Knowledge
from .rules.options import Rules
from .rules.player import NO_CARD, Player
from .rules.powers.designs import KEYS, NAMES
from .rules.powers.powers import NOVELTY
from .rules.resample import without_picks
from .rules.round import goals, scoring
from .rules.round.phases import NO_SECRET, SECRET_ACTIONS
from .rules.round.setup import bare, set_goals
from .rules.settle.takeovers import set_attempts
from .rules.state import ENDINGS, Race

Cards = tuple[str, ...]
FIRST_RULES: Final = 3  # what was sent under it named no version
SOME_CARD: Final = 0  # stands for a card that the reader doesn't know
NO_CHANCE: Final = fast(0)  # the generator of a table on which nothing happens


class InTableau(Struct, frozen=True, omit_defaults=True):
    """A card of a tableau."""

    card: str
    good: int | None = None  # a good lies on it, laid after so many reshuffles
    new: bool = False  # placed in this phase: it does not work yet


class GoalView(Struct, frozen=True, omit_defaults=True):
    """A goal in play and the seats that have it."""

    goal: str
    seats: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()  # with engine_quirks: by seat, when it was last looked at


class Traces(Struct, frozen=True, omit_defaults=True):
    """What is known of cards face down: discards, and cards shuffled back, by which reshuffle."""

    discards: Cards = ()
    shuffled: tuple[tuple[str, int], ...] = ()


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One side of the table."""

    hand: int
    tableau: tuple[InTableau, ...]
    chips: int
    military: int
    score: int  # if the game ended now
    goals: int  # of these the points of goals
    sixes: dict[str, int]  # of these the points of each six-cost development
    drawn: int = 0  # cards set apart until it is chosen which to keep
    prestige: int = 0
    on_tile: bool = False  # prestige lies on the leader tile
    spent: bool = False  # the prestige card has been used
    saved: tuple[int, ...] = ()  # cards under a world, each by the reshuffles before it came there
    rejected: str | None = None  # colour of the start world not chosen, among the discards
    actions: Cards = ()  # revealed in this round, the one with the prestige card marked
    placing: str | None = None  # as far as the reader may know it
    settled: int = 0  # worlds placed in this phase
    extra: int = 0  # military until the end of the phase
    less: int = 0  # off the cost of the card that is being placed
    armed: int = 0  # cards of the hand discarded for military in this phase
    once: Cards = ()  # what can be done once in a phase and has been
    lost: Cards = ()  # worlds taken over in this phase: they work until its end
    used: Cards = ()  # powers used in this phase
    produced: tuple[int, ...] = ()  # goods of each kind in this phase
    discarded: bool = False  # at the end of this round
    fresh: int = 0  # cards drawn unseen since the last reshuffle
    shown: Cards | None = None  # cards that were seen when they were taken
    gone: int = 0  # cards that left the hand unseen since then


class RaceView(Struct, frozen=True, omit_defaults=True):
    seat: int
    options: dict[str, Any]
    seats: tuple[SeatView, ...]
    lead: int  # ties of timing begin there
    round: int
    phase: int
    pool: int
    deck: int
    discards: int
    asked: tuple[RaceQuestion, ...]
    then: tuple[RaceStep, ...]  # what is left of the round, last first
    known: Traces  # to the reader
    open: Traces  # to everybody
    again: bool = False  # the phase is played for the second time in this round
    secret: int = 0
    reshuffles: int = 0
    goals: tuple[GoalView, ...] = ()
    leaders: tuple[int, ...] = ()  # the seats with most prestige
    flipped: Cards = ()  # cards that lie open, in a search or gambling
    attempts: tuple[Attempt, ...] = ()  # takeovers declared in this phase
    hand: Cards = ()
    drawn: Cards = ()
    saved: tuple[tuple[str, int], ...] = ()  # the reader's cards under a world
    chosen: Cards = ()  # the reader's action cards, until all have chosen
    winners: tuple[int, ...] = ()
    ending: str = ""
    rules: int = FIRST_RULES  # the version under which the game began


def seen_by(s: Race, seat: int) -> RaceView:
    own = s.players[seat] if seat >= 0 else None
    return RaceView(
        seat=seat,
        options=s.rules.options,
        seats=tuple(seat_view(s, other, seat) for other in range(s.seats)),
        lead=s.lead,
        round=s.round,
        phase=s.phase,
        pool=s.pool,
        deck=s.deck.size(),
        discards=s.discards.size(),
        asked=tuple(sorted((asked(s, q, seat) for q in s.open), key=lambda q: q.seat)),
        then=tuple(STEPS.shown(s, step) for step in s.stack),
        known=traces(s.observer(seat)),
        open=traces(s.observer(-1)),
        again=s.again,
        secret=s.secret,
        reshuffles=s.reshuffles,
        goals=tuple(goal_view(s, i) for i in range(len(s.goals))),
        leaders=tuple(seat for seat in range(s.seats) if s.leaders >> seat & 1),
        flipped=tuple(in_words(s.flipped)) if s.flipped is not None else (),
        attempts=tuple(attempts_in_words(s)),
        hand=tuple(in_words(own.hand)) if own is not None else (),
        drawn=tuple(in_words(own.drawn)) if own is not None else (),
        saved=saved_cards(own) if own is not None else (),
        chosen=tuple(chosen_in_words(own)) if own is not None else (),
        winners=tuple(scoring.winners(s)) if s.over else (),
        ending=s.ending(),
        rules=s.rules.version,
    )


def asked(s: Race, question: Question[Any], seat: int) -> RaceQuestion:
    """An open question in words; what another seat has picked so far is secret."""
    return STEPS.asked(s, without_picks(question, seat))


def seat_view(s: Race, seat: int, reader: int) -> SeatView:
    p = s.players[seat]
    own = seat == reader
    placing = own or s.secret in (NO_SECRET, SECRET_ACTIONS)
    return SeatView(
        hand=p.hand.size(),
        tableau=tuple(in_tableau(p, i) for i in range(p.tableau.size())),
        chips=p.chips,
        military=p.military(),
        score=s.score(seat),
        goals=goals.points(s, seat),
        sixes={NAMES[card]: points for card, points in scoring.sixes(p)},
        drawn=p.drawn.size(),
        prestige=p.prestige,
        on_tile=p.on_tile,
        spent=p.spent,
        saved=tuple(sorted(epoch for _, epoch in saved_cards(p))),
        rejected=COLOURS[p.rejected] if p.rejected != NO_CARD else None,
        actions=tuple(actions_in_words(p)),
        placing=NAMES[p.placing] if placing and p.placing != NO_CARD else None,
        settled=p.settled,
        extra=p.extra,
        less=p.less,
        armed=p.armed,
        once=tuple(once_in_words(p)),
        lost=tuple(in_words(p.lost)) if p.lost is not None else (),
        used=tuple(used_in_words(p)),
        produced=tuple((p.produced >> 8 * kind) & 255 for kind in range(NOVELTY, 5))
        if p.produced
        else (),
        discarded=p.discarded,
        fresh=p.fresh,
        shown=tuple(in_words(p.shown)) if p.shown is not None else None,
        gone=p.gone,
    )


def saved_cards(p: Player) -> tuple[tuple[str, int], ...]:
    """Cards under a world, and after how many reshuffles they came there."""
    codes = p.saved.listed() if p.saved is not None else []
    return tuple((NAMES[code % EPOCH], code // EPOCH) for code in codes)


def in_tableau(p: Player, i: int) -> InTableau:
    good = p.goods.at(i)
    return InTableau(
        card=NAMES[p.tableau.at(i)],
        good=good // EPOCH if good != NO_CARD else None,
        new=i >= p.working(),
    )


def goal_view(s: Race, i: int) -> GoalView:
    return GoalView(
        goal=goals.GOALS[s.goals[i]].key,
        seats=tuple(goals.owners(s, i)),
        counted=tuple(goals.remembered(s, i)) if s.rules.engine_quirks else (),
    )


def traces(known: Knowledge) -> Traces:
    shuffled = [(NAMES[code // EPOCH], code % EPOCH) for code in known.past.cards]
    return Traces(tuple(in_words(known.discards)), tuple(shuffled))


# -------------------------------------------------------------------------------- and back
def open_table(view: RaceView, rules: Rules) -> Race:
    """The table of a view, to ask the rules on: of a card that its reader doesn't know there is
    only that it lies there, and nothing that may be asked depends on which it is."""
    s = in_sight(view, rules, True)
    for seat, (p, shown) in enumerate(zip(s.players, view.seats, strict=True)):
        for i, card in enumerate(shown.tableau):
            if card.good is not None:
                p.goods.put(i, SOME_CARD)
        if seat != view.seat:
            p.hand = pile([SOME_CARD] * shown.hand)
    return s


def imagined(view: RaceView, rules: Rules, rng: Rng) -> Race:
    """The view as a state whose hidden cards lie anywhere, and then a world for it."""
    s = in_sight(view, rules, False)
    if view.seat >= 0:
        s.players[view.seat].saved = saved_pile([(KEYS[card], n) for card, n in view.saved])
        s.players[view.seat].chosen = chosen_of(list(view.chosen))
        s.known[view.seat] = knowledge(view.known)
    s.known[s.seats] = knowledge(view.open)
    lay_unseen(s, view)
    s.open = [STEPS.question(s, words) for words in view.asked]
    s.stack = [STEPS.read(s, words) for words in view.then]
    return s.resample(view.seat, rng)


def in_sight(view: RaceView, rules: Rules, quiet: bool) -> Race:
    """What lies open, and the cards of the reader."""
    s = bare(len(view.seats), NO_CHANCE.copy(), rules, quiet)
    s.lead, s.round, s.phase, s.again = view.lead, view.round, view.phase, view.again
    s.secret, s.pool, s.reshuffles = view.secret, view.pool, view.reshuffles
    s.over = ENDINGS.index(view.ending)
    s.leaders = sum(1 << seat for seat in view.leaders)
    s.flipped = cards(view.flipped) if view.flipped else None
    set_attempts(s, attempts_of(view.attempts))
    if view.goals:
        set_goals(s, [goals.GOAL_KEYS[goal.goal] for goal in view.goals])
        for i, goal in enumerate(view.goals):
            goals.set_owners(s, i, list(goal.seats), list(goal.counted))
    for seat, shown in enumerate(view.seats):
        fill_player(s.players[seat], shown)
    if view.seat >= 0:
        s.players[view.seat].hand = cards(view.hand)
        s.players[view.seat].drawn = cards(view.drawn)
    return s


def fill_player(p: Player, shown: SeatView) -> None:
    p.tableau = pile([KEYS[card.card] for card in shown.tableau])
    p.goods = pile([NO_CARD] * len(shown.tableau))
    for card in shown.tableau:
        if card.new:
            p.new += 1
        else:
            p.works(KEYS[card.card], 1)
    p.chips = shown.chips
    p.prestige, p.on_tile, p.spent = shown.prestige, shown.on_tile, shown.spent
    p.rejected = COLOURS.index(shown.rejected) if shown.rejected is not None else NO_CARD
    if shown.actions:
        actions, boosted = actions_of(list(shown.actions))
        p.action, p.second = [*actions, NO_CARD][:2]
        p.boosted = actions[boosted] if boosted != NO_CARD else NO_CARD
    p.placing = KEYS[shown.placing] if shown.placing is not None else NO_CARD
    p.settled, p.extra, p.discarded = shown.settled, shown.extra, shown.discarded
    p.less, p.armed, p.once = shown.less, shown.armed, once_of(list(shown.once))
    p.lost = cards(shown.lost) if shown.lost else None
    for name in shown.lost:
        p.works(KEYS[name], 1)
    p.used = used_of(p, list(shown.used)) if shown.used else 0
    p.produced = sum(n << 8 * kind for kind, n in enumerate(shown.produced, NOVELTY))
    p.fresh, p.gone = shown.fresh, shown.gone
    p.shown = cards(shown.shown) if shown.shown is not None else None


def cards(names: Cards) -> Pile:
    return pile([KEYS[name] for name in names])


def saved_pile(saved: list[tuple[int, int]]) -> Pile | None:
    return pile(sorted(card + EPOCH * epoch for card, epoch in saved)) if saved else None


def knowledge(traces: Traces) -> Knowledge:
    past = [KEYS[card] * EPOCH + number for card, number in traces.shuffled]
    return Knowledge(cards(traces.discards), pile(past))


def lay_unseen(s: Race, view: RaceView) -> None:
    """Put the cards that the reader has not seen anywhere: they are dealt anew."""
    s.discards = cards(view.known.discards)
    left = [
        card
        for card, (wanted, there) in enumerate(zip(s.rules.copies, s.cards(), strict=True))
        for _ in range(wanted - there)
    ]
    for seat, shown in enumerate(view.seats):
        p = s.players[seat]
        for i, card in enumerate(shown.tableau):
            if card.good is not None:
                p.goods.put(i, left.pop() + EPOCH * card.good)
        if seat != view.seat:
            p.saved = saved_pile([(left.pop(), epoch) for epoch in shown.saved])
            p.hand = pile([left.pop() for _ in range(shown.hand)]).sorted()
            p.drawn = pile([left.pop() for _ in range(shown.drawn)]).sorted()
    while s.discards.size() < view.discards:
        s.discards.add(left.pop())
    s.deck = pile(left)

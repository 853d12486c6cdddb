"""Rules of thumb for Empire vs. Rebellion.

In a struggle every open action is worth what the positions are worth that it may lead to, by the
outlook for the event.  Plans outside the struggle follow tables.
"""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Seat
from starfelt.core.game import Action
from starfelt.core.rng import Rng
from starfelt.core.steps import given

from ..notation.steps import STEPS, WarQuestion
from ..view import WarView
from . import planning as plans
from . import powers
from .accounts import CHARACTERS, READY, Side, certain
from .evaluation import INFLUENCE, Table
from .powers import Position, worth

PICK_STRATEGY: Final = STEPS.named("pick_strategy")
PLANNED: Final = STEPS.named("planned")
LONG: Final = 60  # turns of a struggle after which it had better end


class EmpireVsRebellionThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[WarView]) -> int:
        view = seat.view
        question = next(q for q in view.asked if q.seat == seat.seat)
        actions = [seat.game.action(action) for action in seat.legal]
        worths = self.worths(view, question, actions)
        most = max(worths)
        best = [act for act, found in zip(seat.legal, worths, strict=True) if found == most]
        return best[self.rng.below(len(best))]

    def worths(self, view: WarView, question: WarQuestion, actions: list[Action]) -> list[float]:
        step = question.step
        if step in ADVICE and not (step == PICK_STRATEGY and is_planned(view)):
            t = Table(view)
            me, foe = t.my_side(), t.foes_side()
            return [ADVICE[step](t, me, foe, question, action) for action in actions]
        return [plans.ADVICE[step](view, question, action, self.rng) for action in actions]


def is_planned(view: WarView) -> bool:
    """Is a strategy picked before the struggle?"""
    return any(step.step == PLANNED for step in view.then)


# -------------------------------------------------------------------------------- my turn
def your_turn(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    if action.verb == "pass":
        return passing(t, me, foe)
    if action.verb == "play":
        return powers.play(t, me, foe)
    assert action.card is not None
    if action.verb == "use":
        return powers.use(t, me, foe, action.card) - dragging(t)
    return worth(t, me.readies(action.card), foe) - dragging(t)


def passing(t: Table, me: Side, foe: Side) -> float:
    """After the opponent's pass it is the end."""
    if t.view.passes == 0:
        return worth(t, me, foe, passed=True)
    held = INFLUENCE * (me.influence - foe.influence)
    return t.stake * t.end(me.total, foe.total) + held


def dragging(t: Table) -> float:
    """A struggle is not to go on for ever."""
    return max(0, t.view.turns - LONG) / 100


# -------------------------------------------------------------------------------- which card
def after(me: Side, foe: Side, action: Action) -> Position:
    card = action.card
    if card is None:
        return me, foe
    if action.verb in ("discard_opposing", "exhaust_opposing"):
        return me, foe.loses(card) if action.verb == "discard_opposing" else foe.exhausts(card)
    if action.verb in ("discard_own", "exhaust_own"):
        return me.loses(card) if action.verb == "discard_own" else me.exhausts(card), foe
    return (me if action.verb == "add" else me.gets(card)), foe


def which(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    return worth(t, *after(me, foe, action))


def may_exhaust(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    """One, and perhaps another one."""
    me, foe = after(me, foe, action)
    ways = [(me, foe)]
    if given(question.left) > 1 and action.verb != "done":
        ways += [(me, foe.exhausts(card)) for card in foe.ready if card in CHARACTERS]
    return powers.best(t, ways)


def one_or_both(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    me, foe = after(me, foe, action)
    own = action.verb == "discard_own"
    more = powers.discards_opposing(me, foe) if own else powers.discards_own(me, foe)
    return powers.best(t, [(me, foe), *more])


def discard_or_exhaust(
    t: Table, me: Side, foe: Side, question: WarQuestion, action: Action
) -> float:
    me, foe = after(me, foe, action)
    first = action.verb == "discard_opposing"
    more = powers.exhausts(me, foe) if first else powers.discards_opposing(me, foe)
    return powers.best(t, [(me, foe), *more])


def discard_any(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    me, foe = after(me, foe, action)
    number = given(question.discarded) + (action.verb != "done")
    return powers.exchanged(t, me, foe, number) if number else worth(t, me, foe)


# -------------------------------------------------------------------------------- decks
def whose(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    return WHOSE[question.step, action.verb](t, me, foe)


WHOSE: Final = STEPS.known(
    {
        ("look_at_whose", "own_deck"): powers.look_at_own,
        ("look_at_whose", "opposing_deck"): powers.look_at_opposing,
        ("search_whose", "own_deck"): powers.search_own,
        ("search_whose", "opposing_deck"): powers.search_opposing,
    }
)


def which_of_top(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    """The card that is not discarded stays on top."""
    owner = t.view.seats[given(question.owner)]
    stays = next(card for card in owner.tops[-2:] if card != action.card)
    return with_top(t, me, foe, given(question.owner) == t.view.seat, stays)


def with_top(t: Table, me: Side, foe: Side, own: bool, card: str) -> float:
    if own:
        return worth(t, me._replace(top=certain(card)), foe)
    return worth(t, me, foe._replace(top=certain(card)))


def which_to_discard(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    """What is least wanted on top; the strongest of the opponent's."""
    assert action.card is not None
    if given(question.owner) != t.view.seat:
        return READY[action.card]
    return -with_top(t, me, foe, True, action.card)


def which_to_top(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    assert action.card is not None
    return with_top(t, me, foe, given(question.owner) == t.view.seat, action.card)


def which_discarded(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    assert action.card is not None
    return with_top(t, me, foe, action.verb == "return_own", action.card)


def look_then_discard(
    t: Table, me: Side, foe: Side, question: WarQuestion, action: Action
) -> float:
    me, foe = after(me, foe, action)
    return powers.then_play(t, me, foe, t.me.tops[-1])


def look_then_play(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    return worth(t, me.plays(t.me.tops[-1]) if action.verb == "play" else me, foe)


# -------------------------------------------------------------------------------- strategies
def pick_strategy(t: Table, me: Side, foe: Side, question: WarQuestion, action: Action) -> float:
    """In the midst of a struggle: what makes most of these totals."""
    return worth(Table(t.view, action.card), me, foe)


Advice = Callable[[Table, Side, Side, WarQuestion, Action], float]

ADVICE: Final[dict[str, Advice]] = STEPS.known(
    {
        "your_turn": your_turn,
        "which_opposing": which,
        "which_own": which,
        "which_ready": which,
        "which_of_deck": which,
        "which_of_discards": which,
        "which_of_reserve": which,
        "which_exhausted": which,
        "also_own": which,
        "also_opposing": which,
        "also_exhaust": which,
        "may_exhaust": may_exhaust,
        "one_or_both": one_or_both,
        "discard_or_exhaust": discard_or_exhaust,
        "discard_any": discard_any,
        "look_at_whose": whose,
        "search_whose": whose,
        "which_of_top": which_of_top,
        "which_to_discard": which_to_discard,
        "which_to_top": which_to_top,
        "which_discarded": which_discarded,
        "look_then_discard": look_then_discard,
        "look_then_play": look_then_play,
        "pick_strategy": pick_strategy,
    }
)

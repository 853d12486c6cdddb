"""The moments at which a game waits for answers: which questions go together, in which phase, what
is secret meanwhile, and whose turn it is.

`following` has what is left to do below, `questions` what must lie on the table.
"""

from collections.abc import Callable
from typing import Any, Final

from starfelt.core.machine import NOBODY, written
from starfelt.core.notation import Reader

from ...rules import develop, explore
from ...rules.consume import cards_and_prestige, gambling, goods, trade
from ...rules.consume import phase as consume
from ...rules.paying.spending_goods import SavePaid, SpendGood
from ...rules.produce import counting, production
from ...rules.round import action_cards, rounds, search, setup
from ...rules.round.phases import (
    CONSUME,
    DEVELOP,
    EXPLORE,
    NO_SECRET,
    PHASES,
    PRODUCE,
    SECRET_ACTIONS,
    SECRET_DEVELOPMENTS,
    SECRET_STARTS,
    SECRET_WORLDS,
    SECRETS,
    SETTLE,
)
from ...rules.settle import more_worlds, takeover_fight, takeovers
from ...rules.settle.after_settling import DiscardAfterSettle
from ...rules.settle.military import Arm
from ...rules.settle.one_world import (
    HasSettled,
    HowToSettle,
    PayWorld,
    ResolveWorld,
)
from ...rules.settle.phase import REVEAL_WORLDS, PlaceWorld
from ...rules.state import Race
from . import following
from .following import Steps, in_phase, waiting
from .questions import FITS, names_of

Follows = Callable[[Race, Any], list[Steps]]


def check_moment(s: Race, r: Reader) -> None:
    """What is open must fit what is to follow, and the rest of the position."""
    if s.over:
        check_secret(s, r, (NO_SECRET,))
        return
    seats = [question.seat for question in s.open]
    if not seats or len(set(seats)) < len(seats):
        raise r.refusal("open", "[{...}]")
    kind = type(s.open[0])
    together = TOGETHER.get(kind, (kind,))
    if any(type(question) not in together for question in s.open):
        raise r.refusal("open", names_of([s.open[0]]))
    if len(seats) > 1 and kind not in TOGETHER:
        raise r.refusal("open", f"{names_of([s.open[0]])} x 1")
    for question in s.open:
        phases, secrets, _ = MOMENTS[type(question)]
        if s.phase not in phases or (s.again and not s.phase):
            field = "again" if s.phase in phases else "phase"
            raise r.refusal(field, ", ".join(PHASES[phase] for phase in phases))
        check_secret(s, r, secrets)
    check_stack(s, r, MOMENTS[kind][2](s, s.open[0]))


def check_secret(s: Race, r: Reader, possible: tuple[int, ...]) -> None:
    if s.secret not in possible:
        raise r.refusal("secret", ", ".join(SECRETS[secret] for secret in possible))


def check_stack(s: Race, r: Reader, possible: list[Steps]) -> None:
    there = [written(step) for step in s.stack]
    if not possible:
        raise r.refusal("open", f"{names_of(s.open)}: {PHASES[s.phase]}")
    if all(there != [written(step) for step in steps] for steps in possible):
        raise r.refusal("stack", " / ".join(f"[{names_of(steps)}]" for steps in possible))


def check_questions(s: Race, r: Reader) -> None:
    """Each could have been asked with the cards that lie there."""
    for question in s.open:
        expected = FITS[type(question)](s, question)
        if expected:
            raise r.refusal("open", f"{names_of([question])}: {expected}")


# -------------------------------------------------------------------------------- whose turn
def is_choosing(s: Race) -> bool:
    return isinstance(s.first, action_cards.ChooseAction)


def is_setup(s: Race) -> bool:
    return isinstance(s.first, (setup.ChooseStart, setup.DiscardAtStart, setup.SaveAtStart))


def is_open_in(s: Race, phase: int) -> bool:
    """Is this the part of the phase in which one player acts after the other?"""
    before = isinstance(s.first, develop.DiscardBeforeDevelop)
    return s.phase == phase and s.secret == NO_SECRET and not before


def is_resolving(s: Race) -> bool:
    """Have all settled, so that takeovers are resolved?"""
    return any(isinstance(step, takeover_fight.NextTakeover) for step in s.stack)


def on_turn(s: Race) -> int:
    """The seat whose turn it is where one acts after the other, or NOBODY."""
    return s.first.seat if s.first is not None and type(s.first) not in TOGETHER else NOBODY


def has_begun(s: Race, seat: int) -> bool:
    """Has the seat had its turn in this phase, or has it now?"""
    now = on_turn(s)
    return is_resolving(s) or (now != NOBODY and seat not in waiting(s, now))


def pays_for_card(s: Race, seat: int) -> bool:
    """Is the seat in the middle of placing a card that lies open?"""
    if seat != on_turn(s):
        return False
    return isinstance(s.first, PAYMENTS) or isinstance(s.stack[-1], BELOW_PAYMENTS)


PAYMENTS: Final = (develop.HowToDevelop, develop.PayDevelopment, HowToSettle)
BELOW_PAYMENTS: Final = (develop.PayForDevelopment, develop.HasDeveloped, ResolveWorld, HasSettled)

#: Questions that are open to several seats at once, and what else may be open then.
TOGETHER: Final[dict[type, tuple[type, ...]]] = {
    setup.ChooseStart: (setup.ChooseStart, setup.DiscardAtStart),
    setup.DiscardAtStart: (setup.DiscardAtStart, setup.ChooseStart, setup.SaveAtStart),
    setup.SaveAtStart: (setup.SaveAtStart, setup.DiscardAtStart),
    action_cards.ChooseAction: (action_cards.ChooseAction,),
    explore.KeepDrawn: (explore.KeepDrawn, explore.DiscardMixed),
    explore.DiscardMixed: (explore.DiscardMixed, explore.KeepDrawn),
    develop.PlaceDevelopment: (develop.PlaceDevelopment,),
    PlaceWorld: (PlaceWorld,),
    rounds.DiscardToLimit: (rounds.DiscardToLimit,),
}


def at(
    phases: tuple[int, ...], secrets: tuple[int, ...], follows: Follows, *kinds: type
) -> dict[type, tuple[tuple[int, ...], tuple[int, ...], Follows]]:
    return dict.fromkeys(kinds, (phases, secrets, follows))


#: For each question: its phases, what may be secret meanwhile, and what may follow.
MOMENTS: Final = {
    **at((0,), (SECRET_STARTS,), following.after_start, setup.ChooseStart),
    **at((0,), (NO_SECRET, SECRET_STARTS), following.after_start, setup.DiscardAtStart),
    **at((0,), (NO_SECRET,), following.after_start, setup.SaveAtStart),
    **at((0,), (SECRET_ACTIONS, NO_SECRET), following.after_choice, action_cards.ChooseAction),
    **at((0,), (NO_SECRET,), following.after_search, search.NameCategory, search.TakeFound),
    **at((0,), (NO_SECRET,), following.after_limit, rounds.DiscardToLimit),
    **at((EXPLORE,), (NO_SECRET,), following.after_offering, explore.DiscardForPrestige),
    **at((EXPLORE,), (NO_SECRET,), in_phase(), explore.KeepDrawn, explore.DiscardMixed),
    **at((DEVELOP,), (NO_SECRET,), following.before_developing, develop.DiscardBeforeDevelop),
    **at(
        (DEVELOP,),
        (SECRET_DEVELOPMENTS,),
        in_phase(develop.REVEAL_DEVELOPMENTS),
        develop.PlaceDevelopment,
    ),
    **at(
        (DEVELOP,),
        (NO_SECRET,),
        following.in_develop,
        develop.HowToDevelop,
        develop.PayDevelopment,
    ),
    **at((DEVELOP, SETTLE), (NO_SECRET,), following.in_develop_or_settle, SpendGood, SavePaid),
    **at((SETTLE,), (SECRET_WORLDS,), in_phase(REVEAL_WORLDS), PlaceWorld),
    **at(
        (SETTLE,),
        (NO_SECRET,),
        following.in_settle,
        HowToSettle,
        PayWorld,
        Arm,
        DiscardAfterSettle,
        more_worlds.UseToSettle,
        more_worlds.PlaceSecond,
        more_worlds.PlaceBySneak,
        more_worlds.ReplaceWorld,
        more_worlds.PlaceBetter,
        takeovers.DeclareTakeover,
        takeovers.TakeoverBy,
        takeovers.ReinforceAttack,
    ),
    **at((SETTLE,), (NO_SECRET,), following.after_veto, takeover_fight.PreventTakeover),
    **at((SETTLE,), (NO_SECRET,), following.after_defence, takeover_fight.Defend),
    **at(
        (CONSUME,),
        (NO_SECRET,),
        following.in_consume,
        trade.SellWhich,
        trade.SellAsKind,
        consume.UsePower,
        cards_and_prestige.DiscardForChips,
        cards_and_prestige.DiscardSet,
        cards_and_prestige.CashIn,
        goods.ConsumeGood,
        gambling.NameNumber,
        gambling.Ante,
        gambling.KeepPrize,
    ),
    **at(
        (PRODUCE,),
        (NO_SECRET,),
        following.in_produce,
        production.ProduceAsKind,
        production.WhichWindfall,
        counting.UseNext,
        counting.PayToProduce,
    ),
}

"""The guided tutorial of Empire vs. Rebellion: which of its lessons fit what a player sees.

A lesson is a name and a condition on the view, nothing else: any screen can ask after each answer
which lessons fit and show those that it has not shown before.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..notation.steps import STEPS
from ..rules.card import VALUES, Event
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..rules.powers import LOOK_AT
from ..rules.resources import CARDS
from ..view import SideView, WarView

if TYPE_CHECKING:
    from starfelt.words.text import Text

GAME = "empire_vs_rebellion"
YOUR_TURN = STEPS.named("your_turn")

Facts = dict[str, str | int]


def fitting(text: "Text", view: WarView) -> list[tuple[str, Facts]]:
    """The lessons that fit this view, in the order in which they should be read."""
    if not view.options["tutorial"] or view.seat < 0:
        return []
    facts = facts_of(text, view)
    return [
        (name, {**facts, **cards_of(text, name, view)})
        for name, fits in LESSONS.items()
        if fits(view)
    ]


# ------------------------------------------------------------------ what the view shows
def mine(view: WarView) -> SideView:
    return view.seats[view.seat]


def theirs(view: WarView) -> SideView:
    return view.seats[1 - view.seat]


def area(side: SideView) -> int:
    """How many cards lie in a play area."""
    return len(side.ready) + len(side.exhausted)


def event(view: WarView) -> Event:
    assert view.event is not None  # that of the tutorial is there from the beginning
    return EVENTS[KEYS[view.event] - FIRST_EVENT]


def objective(view: WarView) -> int:
    return int(event(view).objective)


def room(view: WarView) -> int:
    """How many cards may still be played."""
    return int(event(view).capacity) - area(mine(view))


def is_over(view: WarView) -> bool:
    return view.ending != ""


def is_turn(view: WarView) -> bool:
    """Is the reader asked what to do in a turn?"""
    return any(q.step == YOUR_TURN and q.seat == view.seat for q in view.asked)


def chooses(view: WarView) -> bool:
    """Is it the reader's turn, with more than one thing to do?"""
    return is_turn(view) and area(mine(view)) > 0


def spare(view: WarView) -> int:
    """How much the reader's total may still rise."""
    return objective(view) - mine(view).total


# ------------------------------------------------------------------ conditions
def has_kind(kind: str) -> Callable[[WarView], bool]:
    """Does a ready card of this kind lie in front of the reader, whose turn it is?"""

    def fits(view: WarView) -> bool:
        return chooses(view) and bool(of_kind(mine(view).ready, kind))

    return fits


def of_kind(cards: tuple[str, ...], kind: str) -> list[str]:
    return [card for card in cards if CARDS[KEYS[card]].kind == kind]


def is_first_play(view: WarView) -> bool:
    return is_turn(view) and not chooses(view) and not mine(view).discards


def lost_all(view: WarView) -> bool:
    return is_turn(view) and not chooses(view) and bool(mine(view).discards)


def plays_safely(view: WarView) -> bool:
    return chooses(view) and room(view) > 0 and spare(view) >= max(VALUES)


def plays_at_risk(view: WarView) -> bool:
    return chooses(view) and room(view) > 0 and min(VALUES) <= spare(view) < max(VALUES)


def is_near(view: WarView) -> bool:
    return chooses(view) and 0 <= spare(view) < min(VALUES)


def is_above(view: WarView) -> bool:
    return chooses(view) and spare(view) < 0


def opponent_above(view: WarView) -> bool:
    return chooses(view) and theirs(view).total > objective(view) >= mine(view).total


def opponent_passed(view: WarView) -> bool:
    return is_turn(view) and view.passes == 1


def reader_passed(view: WarView) -> bool:
    return not is_over(view) and view.turn != view.seat and view.passes == 1


def idle(view: WarView) -> list[str]:
    """Ready cards of the reader whose power can't be resolved now."""
    ready = mine(view).ready
    found = of_kind(ready, "military") if area(theirs(view)) == 0 else []
    if len(ready) == 1 and not theirs(view).ready:
        found += of_kind(ready, "the_force")
    return found


def has_won(view: WarView) -> bool:
    return view.winner == view.seat


def has_lost(view: WarView) -> bool:
    return view.winner == 1 - view.seat


LESSONS: dict[str, Callable[[WarView], bool]] = {
    "welcome": lambda view: not is_over(view),
    "event": lambda view: not is_over(view),
    "first_play": is_first_play,
    "options": chooses,
    "military": has_kind("military"),
    "diplomacy": has_kind("diplomacy"),
    "recon": has_kind("recon"),
    "the_force": has_kind("the_force"),
    "exhausted": lambda view: chooses(view) and mine(view).exhausted != (),
    "safe": plays_safely,
    "risk": plays_at_risk,
    "near": is_near,
    "above": is_above,
    "full": lambda view: chooses(view) and room(view) == 0,
    "empty": lost_all,
    "idle": lambda view: chooses(view) and idle(view) != [],
    "opponent_above": opponent_above,
    "opponent_passed": opponent_passed,
    "you_passed": reader_passed,
    "won": has_won,
    "lost": has_lost,
    "tie": lambda view: view.ending == "tutorial_tie",
    "both_above": lambda view: view.ending == "tutorial_bust",
    "full_game": is_over,
}


# ------------------------------------------------------------------ facts
def facts_of(text: "Text", view: WarView) -> Facts:
    """The numbers on the table, and who is ahead."""
    return {
        "side": text(f"{GAME}-faction-{mine(view).side}"),
        "event": text.card(GAME, str(view.event)),
        "capacity": int(event(view).capacity),
        "objective": objective(view),
        "mine": mine(view).total,
        "theirs": theirs(view).total,
        "spare": max(spare(view), 0),
        "least": min(VALUES),
        "most": max(VALUES),
        "look": LOOK_AT,
        "standing": standing(view),
        "mine_above": yes_or_no(mine(view).total > objective(view)),
        "theirs_above": yes_or_no(theirs(view).total > objective(view)),
    }


def yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


def standing(view: WarView) -> str:
    """What the result would be if the struggle ended now."""
    own, other, most = mine(view).total, theirs(view).total, objective(view)
    if own > most and other > most:
        return "both_above"
    if own == other:
        return "tie"
    ahead = other > most or own > other
    return "won" if own <= most and ahead else "lost"


def cards_of(text: "Text", lesson: str, view: WarView) -> Facts:
    """The card that a lesson points at, where it points at one."""
    ready = mine(view).ready
    pointed = {
        "exhausted": list(mine(view).exhausted),
        "idle": idle(view),
    }.get(lesson, of_kind(ready, lesson))
    return {"card": text.card(GAME, pointed[0])} if pointed else {}

"""How Race for the Galaxy looks in plain lines."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starfelt.words.lines import HAND, ITEM, Line

from ..notation.steps import STEPS
from ..notation.write import BOOSTED
from ..rules.actions import ACTION_CARDS
from ..rules.round.phases import CHOSEN_BY, PHASES, SECRET_ACTIONS
from ..view import RaceView
from .asking_the_rules import rules_of
from .cards import KEY, long_list, who
from .goals import goals_in_short
from .looks import score
from .sides import sides
from .takeovers import attempts

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

#: Questions for which the hand must be in sight, and the goods; the others have them as choices.
SEES_HAND = STEPS.known(
    (
        "choose_action",
        "keep_drawn",
        "take_found",
        "place_development",
        "place_world",
        "place_second",
        "place_by_sneak",
        "replace_world",
        "use_to_settle",
        "keep_prize",
        "declare_takeover",
        "reinforce_attack",
        "defend",
    )
)
SEES_GOODS = STEPS.known(("use_power", "use_next"))

#: Questions in a fight, for which both strengths must be in sight.
SEES_ATTEMPTS = STEPS.known(
    (
        "declare_takeover",
        "takeover_by",
        "reinforce_attack",
        "arm",
        "prevent_takeover",
        "defend",
    )
)
CHOOSE_ACTION = STEPS.named("choose_action")


def hand(view: RaceView) -> tuple[str, ...]:
    """What there is to read up on: cards that were drawn, and those of the hand."""
    return (*view.drawn, *view.hand)


# -------------------------------------------------------------------------------- the table
def table(screen: "Screen", view: RaceView) -> list[Line]:
    """The round and the goals, the others in few lines, the reader's side card by card."""
    return [
        *the_round(screen, view),
        supply(screen, view),
        *goals_in_short(screen, view),
        *attempts(screen, view),
        *turned_up(screen, view),
        *sides(screen, view),
    ]


def turned_up(screen: "Screen", view: RaceView) -> list[Line]:
    """The cards that lie open, in a search or gambling."""
    return long_list(screen, "flipped", view.flipped) if view.flipped else []


def the_round(screen: "Screen", view: RaceView) -> list[Line]:
    """Which round it is, and what was chosen for it."""
    if not view.round:
        return []
    phases = phases_of(screen, view)
    key = f"{KEY}-phases" if phases else f"{KEY}-round"
    return [screen.line(key, number=view.round, phases=screen.listed(phases))]


def phases_of(screen: "Screen", view: RaceView) -> list[str]:
    """The phases of this round, as far as they are known, and which of them it is now."""
    if view.ending or view.secret == SECRET_ACTIONS:
        return []
    last = [asked.seat for asked in view.asked if asked.step == CHOOSE_ACTION]
    half = view.options["two_actions"]  # who chooses last has one of two actions open already
    known = [shown for seat, shown in enumerate(view.seats) if half or seat not in last]
    revealed = [action for shown in known for action in shown.actions]
    chosen = {action.removesuffix(BOOSTED) for action in revealed}
    now = (view.phase, view.again)
    return [
        phase_name(screen, PHASES[phase], again, (phase, again) == now)
        for phase, again, cards in CHOSEN_BY
        if chosen & {ACTION_CARDS[card] for card in cards}
    ]


def phase_name(screen: "Screen", phase: str, again: bool, now: bool) -> str:
    name = screen.text(f"{screen.game.name}-phase-{phase}")
    if again:
        name = screen.text(f"{KEY}-again", phase=name)
    return screen.text(f"{KEY}-now", phase=name) if now else name


def supply(screen: "Screen", view: RaceView) -> Line:
    """What lies in the middle, and whether worlds can be taken over."""
    rules = rules_of(view)
    allowed = "none" if not rules.start_choice else "on" if rules.takeovers else "off"
    numbers = {"pool": max(view.pool, 0), "deck": view.deck, "discards": view.discards}
    return screen.line(f"{KEY}-supply", "", None, **numbers, takeovers=allowed)


# -------------------------------------------------------------------------------- the short form
def status(screen: "Screen", view: RaceView) -> list[Line]:
    """What matters for a small question in the middle of a round."""
    question = screen.question(view)
    step = question.step if question is not None else ""
    fight = attempts(screen, view) if step in SEES_ATTEMPTS else []
    return [*fight, *turned_up(screen, view), *own_cards(screen, view, step)]


def own_cards(screen: "Screen", view: RaceView, step: str) -> list[Line]:
    """The goods or the hand, for questions whose choices don't show them."""
    shown = view.seats[view.seat]
    if step in SEES_GOODS:
        goods = [screen.card(card.card) for card in shown.tableau if card.good is not None]
        return [
            screen.line(
                f"{KEY}-goods",
                seat=view.seat,
                number=len(goods),
                goods=screen.listed(goods),
                chips=shown.chips,
                hand=shown.hand,
            )
        ]
    if step in SEES_HAND:
        cards = screen.cards(view.hand) or screen.text(f"{KEY}-none")
        key = f"{KEY}-short-hand"
        return [screen.line(key, HAND, view.seat, number=shown.hand, cards=cards)]
    return []


# -------------------------------------------------------------------------------- the end
def afterword(screen: "Screen", view: RaceView) -> list[Line]:
    """The score by parts, and what decided if the best are level."""
    scores = [replace(one, kind=ITEM) for one in score(screen, view)]
    lines = [screen.line(f"{KEY}-final"), *scores]
    top = max(shown.score for shown in view.seats)
    level = [seat for seat, shown in enumerate(view.seats) if shown.score == top]
    if len(level) > 1:
        left = screen.listed(
            screen.text(f"{KEY}-amount", player=who(screen, seat), number=left_over(view, seat))
            for seat in level
        )
        lines.append(screen.line(f"{KEY}-tie", left=left))
    if len(view.winners) > 1:
        players = screen.listed(who(screen, seat) for seat in view.winners)
        lines.append(screen.line(f"{KEY}-shared", players=players))
    return lines


def left_over(view: RaceView, seat: int) -> int:
    """Cards in the hand and goods together."""
    shown = view.seats[seat]
    return shown.hand + sum(card.good is not None for card in shown.tableau)

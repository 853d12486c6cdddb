"""How Race for the Galaxy looks on the terminal."""

from typing import TYPE_CHECKING, Any

from starfelt.games.race_for_the_galaxy.actions import DONE, NONE
from starfelt.games.race_for_the_galaxy.phases import PHASES
from starfelt.games.race_for_the_galaxy.rules import END_AT
from starfelt.games.race_for_the_galaxy.view import RaceView, SeatView
from starfelt.terminal.race_for_the_galaxy_cards import (
    KEY,
    around,
    discounts,
    facts,
    in_tableau,
    items,
    kept,
    named,
    pile,
    side,
    strengths,
    tableau_lines,
    who,
)
from starfelt.terminal.race_for_the_galaxy_goals import goals, goals_in_short
from starfelt.terminal.race_for_the_galaxy_log import (
    HARMLESS,
    PARTS,
    PICKED,
    REVEALS,
    arranged,
    goes_on,
    named_actions,
    newsworthy,
    sentence,
    without_deal,
)
from starfelt.terminal.race_for_the_galaxy_looks import known, prices, score, tableau

if TYPE_CHECKING:
    from starfelt.terminal.screen import Screen

__all__ = [
    "ABOUT",
    "EXAMPLE",
    "GESTURES",
    "HARMLESS",
    "LAST",
    "LATE",
    "LOOKS",
    "OPTIONS",
    "PARTS",
    "PICKED",
    "REVEALS",
    "afterword",
    "arranged",
    "goes_on",
    "hand",
    "named",
    "newsworthy",
    "sentence",
    "status",
    "table",
    "without_deal",
]

#: Answers that are listed after the others, and as number 0.
LATE = ()
LAST = (NONE, DONE)

#: Several answers in one go: none, cards to pay with are entered on one line anyway.
GESTURES: dict[str, Any] = {}

#: What can be looked at besides the table, ...
LOOKS = {"tableau": tableau, "goals": goals, "score": score, "prices": prices, "known": known}

#: ... and those of them that can be told what they are about.
ABOUT = ("tableau",)

#: Choices with words of their own here, by verb.
OPTIONS = {"keep": kept}

#: The card that the help names.
EXAMPLE = "gem_world"

#: The phases in the order of a round, and the action cards that choose them.
CHOSEN_BY = (
    ("explore", False, ("explore_five", "explore_one")),
    ("develop", False, ("develop",)),
    ("develop", True, ("develop_again",)),
    ("settle", False, ("settle",)),
    ("settle", True, ("settle_again",)),
    ("consume", False, ("consume_trade", "consume_twice")),
    ("produce", False, ("produce",)),
)

#: Questions for which the hand must be in sight, and the goods; the others have them as choices.
SEES_HAND = ("choose_action", "keep_drawn", "place_development", "place_world", "place_second")
SEES_GOODS = ("use_power", "use_next")


def hand(view: RaceView) -> tuple[str, ...]:
    """What there is to read up on: cards that were drawn, and those of the hand."""
    return (*view.drawn, *view.hand)


# -------------------------------------------------------------------------------- the table
def table(screen: "Screen", view: RaceView) -> list[str]:
    """The round and the goals, the others in few lines, the reader's side card by card."""
    lines = [*the_round(screen, view), supply(screen, view), *goals_in_short(screen, view)]
    for seat in around(view):
        lines += own_side(screen, view) if seat == view.seat else other_side(screen, view, seat)
    return lines


def the_round(screen: "Screen", view: RaceView) -> list[str]:
    """Which round it is, and what was chosen for it."""
    if not view.round:
        return []
    phases = phases_of(screen, view)
    key = f"{KEY}-phases" if phases else f"{KEY}-round"
    return [screen.text(key, number=view.round, phases=screen.listed(phases))]


def phases_of(screen: "Screen", view: RaceView) -> list[str]:
    """The phases of this round, once they are known, and which of them it is now."""
    if view.ending or any(question["step"] == "choose_action" for question in view.asked):
        return []
    chosen = {action for shown in view.seats for action in shown.actions}
    now = (PHASES[view.phase], view.again)
    return [
        phase_name(screen, phase, again, (phase, again) == now)
        for phase, again, cards in CHOSEN_BY
        if chosen & set(cards)
    ]


def phase_name(screen: "Screen", phase: str, again: bool, now: bool) -> str:
    name = screen.text(f"{screen.game.name}-phase-{phase}")
    if again:
        name = screen.text(f"{KEY}-again", phase=name)
    return screen.text(f"{KEY}-now", phase=name) if now else name


def supply(screen: "Screen", view: RaceView) -> str:
    numbers = {"pool": max(view.pool, 0), "deck": view.deck, "discards": view.discards}
    return screen.text(f"{KEY}-supply", **numbers)


# -------------------------------------------------------------------------------- the others
def other_side(screen: "Screen", view: RaceView, seat: int) -> list[str]:
    """Another player: numbers, the names of the cards, and what is known of the hand."""
    shown = view.seats[seat]
    cards = screen.listed(in_tableau(screen, card) for card in shown.tableau)
    lines = [
        screen.text(
            f"{KEY}-player",
            **facts(screen, seat),
            score=shown.score,
            chips=shown.chips,
            hand=shown.hand,
            military=military(screen, shown),
            actions=last_actions(screen, shown),
        ),
        screen.text(f"{KEY}-tableau", number=len(shown.tableau), cards=cards),
    ]
    if shown.drawn:
        lines.append(screen.text(f"{KEY}-has-drawn", number=shown.drawn))
    if shown.shown:
        certain = "no" if shown.gone else "yes"
        cards = screen.cards(shown.shown)
        lines.append(screen.text(f"{KEY}-shown", certain=certain, cards=cards))
    return lines


def military(screen: "Screen", shown: SeatView) -> str:
    """Total military, and what there is more of it in this phase."""
    if not shown.extra:
        return screen.text(f"{KEY}-military", number=shown.military)
    return screen.text(f"{KEY}-military-now", number=shown.military, extra=shown.extra)


def last_actions(screen: "Screen", shown: SeatView) -> str:
    """What was revealed last."""
    if not shown.actions:
        return ""
    return screen.text(f"{KEY}-last", actions=named_actions(screen, shown.actions))


# -------------------------------------------------------------------------------- the own side
def own_side(screen: "Screen", view: RaceView) -> list[str]:
    """The reader: numbers, the tableau card by card, secrets, and the hand last."""
    shown = view.seats[view.seat]
    lines = [
        screen.text(
            f"{KEY}-player",
            **facts(screen, view.seat),
            score=shown.score,
            chips=shown.chips,
            hand=shown.hand,
            military=military(screen, shown),
            actions=last_actions(screen, shown),
        )
    ]
    lines += [*advantages(screen, shown), *secrets(screen, view)]
    lines.append(screen.text(f"{KEY}-own-tableau", number=len(shown.tableau), most=END_AT))
    lines += tableau_lines(screen, shown)
    if view.drawn:
        lines.append(screen.text(f"{KEY}-drawn", number=len(view.drawn)))
        lines += pile(screen, view.drawn)
    lines.append(screen.text(f"{KEY}-hand", number=len(view.hand)))
    return lines + pile(screen, view.hand)


def advantages(screen: "Screen", shown: SeatView) -> list[str]:
    """Military against some worlds only, and discounts."""
    p = side(shown)
    found = {"against": strengths(screen, p), "less": discounts(screen, p)}
    return [
        screen.text(f"{KEY}-{key}", **{key: screen.listed(words)})
        for key, words in found.items()
        if words
    ]


def secrets(screen: "Screen", view: RaceView) -> list[str]:
    """What the reader has chosen and the others do not know yet."""
    text = screen.text
    placing = view.seats[view.seat].placing
    lines = []
    if view.chosen:
        lines.append(text(f"{KEY}-secret-actions", actions=named_actions(screen, view.chosen)))
    if view.secret and placing is not None:
        lines.append(text(f"{KEY}-secret-card", card=screen.card(placing)))
    return lines


# -------------------------------------------------------------------------------- the short form
def status(screen: "Screen", view: RaceView) -> list[str]:
    """What matters for a small question in the middle of a round."""
    question = screen.question(view)
    step = question["step"] if question is not None else ""
    shown = view.seats[view.seat]
    if step in SEES_GOODS:
        goods = [screen.card(card.card) for card in shown.tableau if card.good is not None]
        return [
            screen.text(
                f"{KEY}-goods",
                number=len(goods),
                goods=screen.listed(goods),
                chips=shown.chips,
                hand=shown.hand,
            )
        ]
    if step in SEES_HAND:
        cards = screen.cards(view.hand) or screen.text(f"{KEY}-none")
        return [screen.text(f"{KEY}-short-hand", number=shown.hand, cards=cards)]
    return []


# -------------------------------------------------------------------------------- the end
def afterword(screen: "Screen", view: RaceView) -> list[str]:
    """The score by parts, and what decided if the best are level."""
    lines = [screen.text(f"{KEY}-final"), *items(screen, score(screen, view))]
    top = max(shown.score for shown in view.seats)
    level = [seat for seat, shown in enumerate(view.seats) if shown.score == top]
    if len(level) > 1:
        left = screen.listed(
            screen.text(f"{KEY}-amount", player=who(screen, seat), number=left_over(view, seat))
            for seat in level
        )
        lines.append(screen.text(f"{KEY}-tie", left=left))
    if len(view.winners) > 1:
        players = screen.listed(who(screen, seat) for seat in view.winners)
        lines.append(screen.text(f"{KEY}-shared", players=players))
    return lines


def left_over(view: RaceView, seat: int) -> int:
    """Cards in the hand and goods together."""
    shown = view.seats[seat]
    return shown.hand + sum(card.good is not None for card in shown.tableau)

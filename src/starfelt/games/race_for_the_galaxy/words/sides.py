"""The sides of a table of Race for the Galaxy: the others in few lines, the own one in many."""

from typing import TYPE_CHECKING

from ..notation.steps import STEPS
from ..rules.options import END_AT, LATE_END_AT
from ..rules.powers.powers import LATE_END
from ..rules.round.phases import SECRET_STARTS
from ..view import RaceView, SeatView
from .asking_the_rules import at_table, rules_of
from .card_texts import card_text
from .cards import (
    INDENT,
    KEY,
    around,
    discounts,
    facts,
    in_tableau,
    items,
    named_actions,
    pile,
    strengths,
    tableau_lines,
)
from .prestige import prestige_of

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

SAVE_PAID = STEPS.named("save_paid")


def sides(screen: "Screen", view: RaceView) -> list[str]:
    """Everybody, the reader last; before start worlds are open there is nothing of the others."""
    lines = []
    for seat in around(view):
        if seat == view.seat:
            lines += own_side(screen, view)
        elif view.secret != SECRET_STARTS:
            lines += other_side(screen, view, seat)
    return lines


def player_line(screen: "Screen", view: RaceView, seat: int) -> str:
    """Somebody's numbers, and what was revealed."""
    shown = view.seats[seat]
    return screen.text(
        f"{KEY}-player",
        **facts(screen, seat),
        score=shown.score,
        chips=shown.chips,
        hand=shown.hand,
        military=military(screen, shown),
        prestige=prestige_of(screen, view, seat),
        counted="yes" if rules_of(view).prestige else "no",
        actions=last_actions(screen, shown),
    )


def military(screen: "Screen", shown: SeatView) -> str:
    """Total military, and what there is more of it in this phase."""
    if not shown.extra:
        return screen.text(f"{KEY}-military", number=shown.military)
    return screen.text(f"{KEY}-military-now", number=shown.military, extra=shown.extra)


def last_actions(screen: "Screen", shown: SeatView) -> str:
    """What was revealed for this round."""
    if not shown.actions:
        return ""
    return screen.text(f"{KEY}-last", actions=named_actions(screen, shown.actions))


# -------------------------------------------------------------------------------- the others
def other_side(screen: "Screen", view: RaceView, seat: int) -> list[str]:
    """Another player: numbers, the names of the cards, and what is known of the hand."""
    shown = view.seats[seat]
    cards = screen.listed(in_tableau(screen, shown, card) for card in shown.tableau)
    lines = [
        player_line(screen, view, seat),
        screen.text(f"{KEY}-tableau", number=len(shown.tableau), cards=cards),
    ]
    if shown.drawn:
        lines.append(screen.text(f"{KEY}-has-drawn", number=shown.drawn))
    if shown.shown and shown.hand:
        certain = "no" if shown.gone else "yes"
        cards = screen.cards(shown.shown)
        lines.append(screen.text(f"{KEY}-shown", certain=certain, cards=cards))
    return lines


# -------------------------------------------------------------------------------- the own side
def own_side(screen: "Screen", view: RaceView) -> list[str]:
    """The reader: numbers, the tableau card by card, secrets, and the hand last."""
    if view.secret == SECRET_STARTS:
        return [*start_worlds(screen, view), *own_hand(screen, view)]
    shown = view.seats[view.seat]
    p = at_table(view).players[view.seat]
    lines = [player_line(screen, view, view.seat)]
    found = {"against": strengths(screen, p), "less": discounts(screen, p)}
    for key, words in found.items():
        if words:
            lines.append(screen.text(f"{KEY}-{key}", **{key: screen.listed(words)}))
    lines += secrets(screen, view)
    most = LATE_END_AT if p.sums[LATE_END] > 0 else END_AT
    lines.append(screen.text(f"{KEY}-own-tableau", number=len(shown.tableau), most=most))
    lines += tableau_lines(screen, view, view.seat)
    if view.drawn:
        lines.append(screen.text(f"{KEY}-{drawn_for(screen, view)}", number=len(view.drawn)))
        lines += pile(screen, view.drawn)
    return [*lines, *own_hand(screen, view)]


def drawn_for(screen: "Screen", view: RaceView) -> str:
    """Cards that lie apart were drawn, or paid and one of them is going to be saved."""
    question = screen.question(view)
    return "paid" if question is not None and question.step == SAVE_PAID else "drawn"


def own_hand(screen: "Screen", view: RaceView) -> list[str]:
    return [screen.text(f"{KEY}-hand", number=len(view.hand)), *pile(screen, view.hand)]


def start_worlds(screen: "Screen", view: RaceView) -> list[str]:
    """The two start worlds with all that they do, and which of them is chosen."""
    lines = [screen.text(f"{KEY}-start-worlds")]
    for card in view.drawn:
        is_what, *does = card_text(screen.text, card).split("\n")
        lines += items(screen, [screen.text("line-card", card=screen.card(card), does=is_what)])
        lines += [f"{INDENT}{power}" for power in does]
    return [*lines, *secrets(screen, view)]


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

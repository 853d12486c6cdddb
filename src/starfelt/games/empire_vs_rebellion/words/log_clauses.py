"""What the powers of Empire vs. Rebellion bring about, each in a few words of a longer line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told
from starfelt.core.told import grouped

from ..rules.told import RESULT, SAYS_SHUFFLED, TOLD

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

RESULTS = grouped(TOLD, RESULT)
SAYING_SHUFFLED = grouped(TOLD, SAYS_SHUFFLED)


def results(screen: "Screen", groups: Sequence[Sequence[Told]]) -> list[str]:
    """One piece for each thing that happened."""
    found = []
    before = ""
    for group in groups:
        kind = group[0].kind
        if kind != "shuffles" or before not in SAYING_SHUFFLED:
            found.append(result(screen, group))
        before = kind
    return found


def result(screen: "Screen", events: Sequence[Told]) -> str:
    """What happened to one card, or to several in the same way."""
    first = events[0]
    cards = [event.card for event in events if event.card is not None]
    owner = first.other if first.other is not None else first.seat
    return screen.text(
        f"line-empire_vs_rebellion-result-{first.kind}",
        player=screen.names[first.seat],
        reader="player" if first.seat == screen.seat else "somebody",
        owner=screen.names[owner],
        whose=whose(screen, owner, first.seat),
        known="yes" if cards else "no",
        cards=screen.cards(cards),
        number=first.number,
    )


def whose(screen: "Screen", owner: int, actor: int) -> str:
    """Whose card something is done to: the reader's, the one's who does it, or somebody else's."""
    if owner == screen.seat:
        return "reader"
    return "actor" if owner == actor else "somebody"

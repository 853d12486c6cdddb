"""How a game of Race for the Galaxy is told: what a player does in a phase is one line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told

from ..notation.steps_in_views import RaceQuestion
from ..notation.write import BOOSTED
from ..rules.actions import ACTION_CARDS
from ..rules.told import TOLD
from .cards import KEY, named_actions, who
from .log_clauses import (
    CLAUSES,
    REFUSES,
    REWARD_CARDS,
    REWARDS,
    clauses,
    counted,
)
from .log_events import (
    CHOICES,
    FIXED_KINDS,
    MARKED_KINDS,
    QUIET_KINDS,
    UNSAID,
    told_apart,
)

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


# -------------------------------------------------------------------------------- what is told
def newsworthy(events: Sequence[Told], me: int, asked: RaceQuestion | None) -> list[Told]:
    """Leave out what the table, the question or the ending says again."""
    kept = [event for event in told_apart(events) if event.kind not in UNSAID]
    if asked is None:
        return kept
    if asked.step == "keep_drawn":
        kept = without_own_draws(kept, me)
    if asked.step == "choose_action":
        kept = without_new_round(kept)
    while kept and repeated(kept[-1], me, asked):
        kept.pop()
    return kept


def without_new_round(events: Sequence[Told]) -> list[Told]:
    """The table begins with the round, if nothing has been chosen in it yet."""
    began = max((at for at, event in enumerate(events) if event.kind == "round"), default=-1)
    if began < 0 or any(event.kind in CHOICES for event in events[began:]):
        return list(events)
    return [event for at, event in enumerate(events) if at != began]


def without_own_draws(events: Sequence[Told], me: int) -> list[Told]:
    """The choices are the cards that were drawn."""
    began = max((at for at, event in enumerate(events) if event.kind == "phase"), default=0)
    return [
        event
        for at, event in enumerate(events)
        if at < began or event.kind != "draws" or event.seat != me
    ]


def repeated(event: Told, me: int, asked: RaceQuestion) -> bool:
    """Will the table begin with this, or the question name the phase or the card?"""
    if event.kind in ("round", "phase"):
        return True
    return event.kind == "uses" and event.seat == me and asked.card == event.card


# -------------------------------------------------------------------------------- in which order
def arranged(events: Sequence[Told]) -> list[Told]:
    """What a player does in a phase stands together; whoever places nothing comes last.

    The rules let all players place before anybody pays, and take them in turn: nothing that one
    of them does in a phase depends on that order.
    """
    told: list[Told] = []
    chapter: list[Told] = []
    for event in told_apart(events):
        if event.kind in FIXED_KINDS and told and stays_with(told[-1], event):
            told.append(event)
            continue
        if event.kind in FIXED_KINDS or (is_reward(event) and not all(map(is_reward, chapter))):
            told += by_player(chapter)
            chapter = []
        (told if event.kind in FIXED_KINDS else chapter).append(event)
    return told + by_player(chapter)


def stays_with(last: Told, event: Told) -> bool:
    """Start worlds stand together, and a round with what was chosen for it."""
    return last.kind in TOLD[event.kind].joins


def by_player(events: Sequence[Told]) -> list[Told]:
    """Those of whom little is told come first, for they share a line.

    Whoever replaces a world has placed one, though none when all others did.
    """
    replacing = {event.seat for event in events if event.kind == "replaces"}
    events = [event for event in events if event.seat not in replacing or not is_pass(event)]
    seats = list(dict.fromkeys(event.seat for event in events))
    loud = {event.seat for event in events if not is_quiet(event)}

    def place(event: Told) -> tuple[bool, bool, bool, int]:
        seat = event.seat
        return not is_reward(event), is_pass(event), seat in loud, seats.index(seat)

    return sorted(events, key=place)


def is_reward(event: Told) -> bool:
    """Does somebody get it for leading in prestige?"""
    return event.kind in (REWARDS, REWARD_CARDS)


def is_pass(event: Told) -> bool:
    """Has somebody placed nothing at all?"""
    return event.kind == "passes" and event.number == 0


# -------------------------------------------------------------------------------- in which lines
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """Is this told in one line with those before it?"""
    first, last = events[0], events[-1]
    if is_pass(event):
        return is_pass(last)
    if event.kind in FIXED_KINDS:
        return stays_with(last, event)
    if first.kind in FIXED_KINDS or is_pass(last):
        return False
    if is_reward(event) or is_reward(last):
        return is_reward(event) and is_reward(last)
    return event.seat == last.seat or all(is_quiet(one) for one in (*events, event))


def is_quiet(event: Told) -> bool:
    return event.kind in QUIET_KINDS and event.card is None


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    """One line for events that belong together."""
    first, last = events[0], events[-1]
    if last.kind in CHOICES:
        return chosen(screen, events)
    if is_pass(first):
        players = screen.listed(who(screen, event.seat) for event in events)
        return screen.text(f"{KEY}-passes", players=players)
    if first.kind in OWN_WORDS:
        return OWN_WORDS[first.kind](screen, events)
    if first.kind in (*CLAUSES, REFUSES):
        told = screen.text(f"{KEY}-then").join(clauses(screen, events))
        return screen.text(f"{KEY}-clauses", clauses=told)
    line = screen.text.event(screen.game.name, first, screen.seat, screen.names)
    return screen.text(f"{KEY}-marked", sentence=line) if first.kind in MARKED_KINDS else line


def begun(screen: "Screen", events: Sequence[Told]) -> str:
    """Everybody's start world."""
    worlds = [
        screen.text(
            f"{KEY}-starts-with",
            player=who(screen, event.seat),
            card=screen.card(str(event.card)),
            number=event.number,
        )
        for event in events
    ]
    return screen.text(f"{KEY}-starts", worlds=screen.listed(worlds))


def chosen(screen: "Screen", events: Sequence[Told]) -> str:
    """What everybody has chosen for the round."""
    text = screen.text
    actions: dict[int, list[str]] = {}
    for event in events:
        if event.kind in CHOICES:
            mark = BOOSTED if event.kind == "boosts" else ""
            actions.setdefault(event.seat, []).append(ACTION_CARDS[event.number] + mark)
    choices = screen.listed(
        text(f"{KEY}-chooses", player=who(screen, seat), action=named_actions(screen, cards))
        for seat, cards in sorted(actions.items(), key=lambda choice: choice[0] != screen.seat)
    )
    first = events[0]
    if first.kind == "round":
        return text(f"{KEY}-round-chosen", number=first.number, choices=choices)
    return text(f"{KEY}-chosen", choices=choices)


def leading(screen: "Screen", events: Sequence[Told]) -> str:
    """Who has most prestige now: the number has a bit for each seat."""
    seats = [seat for seat in range(len(screen.names)) if events[0].number >> seat & 1]
    return screen.text(
        f"{KEY}-leaders",
        reader="player" if seats == [screen.seat] else "somebody",
        number=len(seats),
        players=screen.listed(who(screen, seat) for seat in seats),
    )


def rewarded(screen: "Screen", events: Sequence[Told]) -> str:
    """What the leaders in prestige get when a round begins."""
    shares = []
    for seat in dict.fromkeys(event.seat for event in events):
        own = [event for event in events if event.seat == seat]
        drawn = [event for event in own if event.kind == REWARD_CARDS]
        cards = screen.cards(event.card for event in drawn if event.card is not None)
        shares.append(
            screen.text(
                f"{KEY}-reward-share",
                player=who(screen, seat),
                number=sum(event.number for event in own if event.kind == REWARDS),
                cards=counted(screen, len(drawn), cards),
                drawn=len(drawn),
            )
        )
    return screen.text(f"{KEY}-rewarded", shares=screen.listed(shares))


#: Events that are told by themselves, in words of their own.
OWN_WORDS = {"starts": begun, "leaders": leading, REWARDS: rewarded, REWARD_CARDS: rewarded}

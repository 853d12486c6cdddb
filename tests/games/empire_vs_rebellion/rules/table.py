"""Positions and answers in words, so that a test of a card reads like a play of it."""

from typing import Any

from starfelt.games.empire_vs_rebellion import game
from starfelt.games.empire_vs_rebellion.rules.state import War
from tests.core.as_sent import as_sent
from tests.games.playing import in_tale

GAME = game.GAME
SPECTATOR = -1
REBEL, EMPIRE = 0, 1  # the seats in these positions


def in_words(number: int) -> str:
    action = GAME.action(number)
    return f"{action.verb} {action.card}" if action.card else action.verb


ACTIONS = {in_words(number): number for number in range(GAME.num_actions)}


def side(
    ready: str = "", exhausted: str = "", discards: str = "", deck: str = "", **fields: Any
) -> dict[str, Any]:
    """One player; the last card of `deck` is the top one, and cards not named lie below."""
    piles = {"ready": ready, "exhausted": exhausted, "discards": discards, "deck": deck}
    return {
        **{key: cards.split() for key, cards in piles.items()},
        **{k: v.split() if k in LISTS else v for k, v in fields.items()},
    }


LISTS = ("reserve", "used", "thrown", "won")


def table(
    rebel: str | dict[str, Any] = "",
    empire: str | dict[str, Any] = "",
    event: str = "battle_of_hoth",
    **fields: Any,
) -> War:
    """A struggle in which the Rebel is about to act; sides are ready cards or whole sides.

    Characters not named are in reserve, at most four of them, and else in the deck; each side has
    chosen the strategy that it names as `chosen`, or the first that is left.
    """
    players = [p if isinstance(p, dict) else side(p) for p in (rebel, empire)]
    document = {"game": "empire_vs_rebellion", "rules": GAME.rules, "event": event, **fields}
    return GAME.read_document({**document, "players": players})


def play(s: War, *answers: str) -> War:
    """Give these answers, each for the seat that is asked."""
    for words in answers:
        (seat,) = s.asked()
        s.answer(seat, ACTIONS[words])
    return s


def both(s: War, *answers: str) -> War:
    """Answers of seats that are asked at the same time: `0 pick support`."""
    for words in answers:
        seat, _, answer = words.partition(" ")
        s.answer(int(seat), ACTIONS[answer])
    return s


def options_of(s: War, *verbs: str, seat: int | None = None) -> list[str]:
    """What a seat may answer; with these verbs only, if any are given."""
    if seat is None:
        (seat,) = s.asked()
    words = [in_words(action) for action in s.legal(seat)]
    return [option for option in words if not verbs or option.split()[0] in verbs]


def asked(s: War, seat: int = SPECTATOR) -> Any:
    """The one open question, in words."""
    (question,) = GAME.view(s, seat).asked
    return as_sent(question)


def step(s: War) -> str:
    return asked(s)["step"]


def pile(s: War, name: str, seat: int = REBEL) -> str:
    """The cards of a pile of one side as they truly lie, the last one on top."""
    return " ".join(GAME.write(s)["players"][seat][name])


def ready(s: War, seat: int = REBEL) -> str:
    return pile(s, "ready", seat)


def exhausted(s: War, seat: int = REBEL) -> str:
    return pile(s, "exhausted", seat)


def discards(s: War, seat: int = REBEL) -> str:
    return pile(s, "discards", seat)


def reserve(s: War, seat: int = REBEL) -> str:
    return pile(s, "reserve", seat)


def top(s: War, seat: int = REBEL) -> str:
    """The top card of a deck as it truly lies."""
    return pile(s, "deck", seat).split()[-1]


def influence(s: War) -> tuple[int, ...]:
    return tuple(p.influence for p in s.players)


def points(s: War) -> tuple[int, ...]:
    return tuple(p.points for p in s.players)


def told(s: War, seat: int = REBEL, *kinds: str) -> list[str]:
    """What a seat is told of the latest answer; events of these kinds only, if any are given."""
    return [in_tale(event) for event in GAME.told(s, seat) if not kinds or event.kind in kinds]

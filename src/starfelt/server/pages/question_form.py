"""The question that a seat owes an answer to, as a form, and the form as the answer."""

from msgspec import Struct

from starfelt.core.machine import State
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.core.steps import AnyView
from starfelt.server.pages.card_notes import does
from starfelt.words.numbered_choices import Choice
from starfelt.words.screen import Screen


class Button(Struct, frozen=True):
    """One thing that can be chosen."""

    number: int  # under which it is listed; 0 ends a choice or a turn
    action: int
    words: str
    about: str = ""  # what its card does
    ticked: bool = False


class Form(Struct, frozen=True):
    """A question with all that can be answered."""

    question: int
    prompt: str
    why: str
    rule: str  # how many have to be chosen, where it is not just one
    pool: list[Button]
    stop: list[Button]
    gestures: list[tuple[str, str]]
    several: bool  # then boxes are ticked, and the choice confirmed
    least: int
    most: int


def choice_of(screen: Screen, view: AnyView) -> tuple[Choice, State]:
    """What can be chosen, found out in a world that is imagined from the view alone."""
    state = screen.game.imagine(view, fast(1))
    return screen.choice(state), state


def form_of(screen: Screen, view: AnyView, question: int, ticked: list[int]) -> Form | None:
    """The question of this number as a form; what was ticked before stays ticked."""
    asked = screen.question(view)
    if asked is None:
        return None
    choice, state = choice_of(screen, view)
    text, left = screen.text, list(ticked)

    def button(number: int, action: int) -> Button:
        twin = screen.game.action(action)
        card = twin.card or ""
        about = "\n".join(does(text, screen.game, card)) if card in screen.game.cards else ""
        was = action in left
        if was:
            left.remove(action)
        return Button(number, action, screen.option(twin, asked, view), about, was)

    several = choice.picks > 1 and choice.most > 1
    return Form(
        question,
        text.prompt(screen.game.name, asked, screen.seat, screen.names),
        text.why(screen.game.name, asked),
        how_many(screen, choice) if several else "",
        [button(number, action) for number, action in enumerate(choice.pool, 1)],
        [button(0, action) for action in choice.stop],
        gestures_of(screen, state),
        several,
        choice.some,
        choice.most,
    )


def gestures_of(screen: Screen, state: State) -> list[tuple[str, str]]:
    """What can be done in one go."""
    return [
        (gesture, screen.text(f"line-gesture-{gesture}"))
        for gesture in screen.words.gestures
        if screen.next_of(gesture, state) is not None
    ]


def how_many(screen: Screen, choice: Choice) -> str:
    """How many boxes have to be ticked."""
    if choice.some == choice.most:
        return screen.text("pages-tick-all", number=choice.most, there=len(choice.pool))
    return screen.text("pages-tick-some", least=choice.some, most=choice.most)


def ticked(choice: Choice, number: int) -> Refusal:
    """So many boxes are too few or too many."""
    least, most = choice.some, choice.most
    if least == most:
        return Refusal("ticked-another-number", wanted=most, number=number)
    return Refusal("ticked-too-few-or-many", least=least, most=most, number=number)


def answers_of(choice: Choice, picked: list[int]) -> list[int]:
    """The answers that ticked boxes or a button mean, in the order in which they are given."""
    if len(picked) == 1 and picked[0] in choice.stop:
        return picked
    if set(picked) & set(choice.stop):
        raise Refusal("ticked-and-stopped")
    if not choice.some <= len(picked) <= choice.most or not picked:
        raise ticked(choice, len(picked))
    places: dict[int, list[int]] = {}
    for number, action in enumerate(choice.pool, 1):
        places.setdefault(action, []).append(number)
    try:
        return choice.chosen([places[action].pop(0) for action in picked])
    except (KeyError, IndexError):
        raise Refusal("not-offered") from None

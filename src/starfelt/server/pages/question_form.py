"""The question that a seat owes an answer to, as a form, and the form as the answer."""

from msgspec import Struct

from starfelt.core.refusal import Refusal
from starfelt.server.pages.card_notes import does
from starfelt.words.asking import Asked
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

    asked: Asked
    pool: list[Button]
    stop: list[Button]


def form_of(screen: Screen, asked: Asked, ticked: list[int]) -> Form:
    """The question as a form; what was ticked before stays ticked."""
    text, game, left = screen.text, screen.game, list(ticked)
    options = {option.action: option for option in asked.all_options}

    def button(number: int, action: int) -> Button:
        card = options[action].card or ""
        about = "\n".join(does(text, game, card)) if card in game.cards else ""
        was = action in left
        if was:
            left.remove(action)
        return Button(number, action, options[action].words, about, was)

    return Form(
        asked,
        [button(number, action) for number, action in enumerate(asked.listed, 1)],
        [button(0, action) for action in asked.stop],
    )


def ticked(choice: Choice, number: int) -> Refusal:
    """So many boxes are too few or too many."""
    least, most = choice.some, choice.most
    if least == most:
        return Refusal("ticked-another-number", wanted=most, number=number)
    return Refusal("ticked-too-few-or-many", least=least, most=most, number=number)


def answers_of(asked: Asked, picked: list[int]) -> list[int]:
    """The actions that ticked boxes or a button mean, in the order in which they are answered."""
    choice = Choice(asked)
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

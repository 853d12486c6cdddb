"""What a card does, by its number among the choices or by its name."""

from starfelt.core.machine import State
from starfelt.core.refusal import Refusal
from starfelt.words.asking import asked_of
from starfelt.words.screen import Screen


def explain(screen: Screen, state: State, argument: str) -> list[str]:
    """The cards of the hand if none is named."""
    if argument.isdecimal():
        card = card_of_choice(screen, state, int(argument[-9:]))
        found = [card] if card is not None else []
        if not found:
            raise Refusal("no-card-there", number=argument)
    elif argument:
        found = cards_called(screen, argument)
        if not found:
            raise Refusal("unknown-card", name=argument)
    else:
        found = list(dict.fromkeys(screen.words.hand(screen.view(state))))
    return [line(screen, card) for card in found]


def line(screen: Screen, card: str) -> str:
    does = screen.text.card_text(screen.game.name, card)
    return screen.text("line-card", card=screen.card(card), does=does)


def card_of_choice(screen: Screen, state: State, number: int) -> str | None:
    """The card that a numbered choice is about, or the question itself."""
    question = screen.question(screen.view(state))
    if question is None:
        return None
    action = screen.choice(asked_of(screen.game, state, screen.seat)).action(number)
    if action is None:
        return None
    card = screen.game.action(action).card
    return card if card in screen.game.cards else screen.words.question_card(question)


def cards_called(screen: Screen, name: str) -> list[str]:
    """The card of this name; all cards with this in their names if none is called just so."""
    wanted = plain(name)
    called = {card: (plain(screen.card(card)), plain(card)) for card in screen.game.cards}
    exact = [card for card, words in called.items() if wanted in words]
    return exact or [
        card for card, words in called.items() if wanted and any(wanted in word for word in words)
    ]


def plain(name: str) -> str:
    """Letters and digits only, so that hyphens, dots and spaces need not be known."""
    return "".join(c for c in name.casefold() if c.isalnum())

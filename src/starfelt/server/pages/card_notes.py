"""What the cards in sight do."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from starfelt.core.game import AnyGame
from starfelt.core.steps import AnyView
from starfelt.words.screen import Screen
from starfelt.words.text import Text

NOT_ON_THE_TABLE = ("options",)  # parts of a view


def cards_in_sight(screen: Screen, view: AnyView) -> list[tuple[str, list[str]]]:
    """Every card that the view names, those of one's own hand first: its name and what it does."""
    game = screen.game
    there = set(words_in(msgspec.to_builtins(view))) & set(game.cards)
    hand = dict.fromkeys(screen.words.hand(view)) if screen.seat >= 0 else {}
    first = [card for card in hand if card in there]
    rest = [card for card in game.cards if card in there and card not in hand]
    return [(screen.card(card), does(screen.text, game, card)) for card in (*first, *rest)]


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in NOT_ON_THE_TABLE:
                yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)


def does(text: Text, game: AnyGame, card: str) -> list[str]:
    return known(text.language, game.name, card)


@cache
def known(language: str, game: str, card: str) -> list[str]:
    """The text of a card never changes."""
    return Text(language).card_lines(game, card)

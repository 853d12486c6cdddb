"""What a screen shows in lines, each line as the one string that a terminal prints."""

from starfelt.core.machine import State
from starfelt.core.steps import AnyView
from starfelt.words.screen import Screen


def table(screen: Screen, view: AnyView) -> list[str]:
    return [screen.plain(line) for line in screen.table(view)]


def status(screen: Screen, view: AnyView) -> list[str]:
    return [screen.plain(line) for line in screen.status(view)]


def look(screen: Screen, view: AnyView, name: str, about: str = "") -> list[str]:
    return [screen.plain(line) for line in screen.look(view, name, about)]


def afterword(screen: Screen, state: State) -> list[str]:
    return [screen.plain(line) for line in screen.afterword(state)]

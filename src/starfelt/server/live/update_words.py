"""Updates in words: all that a reader needs to draw the table in a language, and nothing else.

Everything here is made of what happened and of the table as it is now, as this reader may know
them, and of the names at the table.
"""

from starfelt.core.game import Action
from starfelt.core.rng import fast
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.server.live.messages import Asking, Gesture, Pickable, Words
from starfelt.server.live.status_words import ended, standing
from starfelt.table.sentences import sentence
from starfelt.table.table import PAUSED, PLAYING, Table
from starfelt.table.updates import Asked, Happened, Now, Option
from starfelt.words.numbered_choices import Choice
from starfelt.words.players import Player, names
from starfelt.words.reasons import EVERYWHERE, Closed, closed
from starfelt.words.screen import Screen
from starfelt.words.text import Text


def names_at(table: Table, text: Text) -> list[str]:
    """What everybody at the table is called in this language."""
    return names(text, [Player(seat.bot, seat.name) for seat in table.seats])


def words(table: Table, text: Text, reader: int, happened: list[Happened], now: Now) -> Words:
    called = names_at(table, text)
    screen = Screen(text, table.game, called, reader)
    log = [log_lines(screen, one) for one in happened]
    openings = [opening_line(screen, one) for one in happened]
    stands = standing(screen, now, *ended(table))
    view = now.view
    if view is None:
        return Words(called, log, openings, standing=stands)
    prompts = screen.prompts(view) if not table.is_over() else []
    question = screen.question(view) if now.asked is not None else None
    options, asking = [], None
    if now.asked is not None and question is not None:
        options = [words_of(screen, option, question, view) for option in now.asked.options]
        asking = asking_of(screen, view, question, now.asked)
    return Words(
        called,
        log,
        openings,
        prompts,
        options,
        asking,
        closed_now(screen, now),
        screen.table(view),
        stands,
        [lesson for _, lesson in text.lessons(table.game.name, view, ())],
    )


def said_words(table: Table, text: Text, reader: int, happened: list[Happened]) -> Words:
    """The words for what was said, without those for the table."""
    called = names_at(table, text)
    screen = Screen(text, table.game, called, reader)
    return Words(called, [log_lines(screen, one) for one in happened])


def log_lines(screen: Screen, happened: Happened) -> list[str]:
    """What happened at the table, and what the game told of it."""
    return [*table_lines(screen, happened), *screen.log(happened.told)]


def table_lines(screen: Screen, happened: Happened) -> list[str]:
    """What happened at the table, in one line or none."""
    said = sentence(screen.text, happened, screen.seat, screen.names)
    return [said] if said else []


def opening_line(screen: Screen, happened: Happened) -> int:
    """Which of its lines begins a part of the game; -1 where none does."""
    opening = screen.opening(happened.told)
    return opening if opening < 0 else len(table_lines(screen, happened)) + opening


# -------------------------------------------------------------------------------- the question
def twin(option: Option) -> Action:
    return Action(option.verb, option.card, option.second, option.seat, option.number)


def words_of(screen: Screen, option: Option, question: OpenQuestion, view: AnyView) -> str:
    return screen.option(twin(option), question, view)


def asking_of(screen: Screen, view: AnyView, question: OpenQuestion, asked: Asked) -> Asking:
    """The question that the reader owes an answer to."""
    game, text = screen.game.name, screen.text
    prompt = text.prompt(game, question, screen.seat, screen.names)
    why = text.why(game, question)
    gestures = gestures_of(screen, asked)
    if asked.picks == 1:
        return Asking(prompt, why, stop=stop_of(screen, asked), gestures=gestures)
    choice = screen.choice(screen.game.imagine(view, fast(1)))
    return Asking(
        prompt,
        why,
        choice.some,
        choice.most,
        choice.stop,
        gestures,
        how_many(text, choice) if choice.most > 1 else "",
        [
            Pickable(option, words_of(screen, option, question, view))
            for option in pool_of(screen, asked)
        ],
    )


def stop_of(screen: Screen, asked: Asked) -> list[int]:
    """What ends a turn, or a choice of which one thing is left to be chosen."""
    last = screen.words.last
    return [o.action for o in asked.options if o.action in last or o.verb == "done"]


def pool_of(screen: Screen, asked: Asked) -> list[Option]:
    """All that may be picked, equal ones once."""
    found = []
    for action in dict.fromkeys(asked.pool):
        one = screen.game.action(action)
        found.append(Option(action, one.verb, one.card, one.second, one.seat, one.number))
    return found


def how_many(text: Text, choice: Choice) -> str:
    there = len(choice.pool)
    if choice.some == choice.most:
        return text("table-choose-exactly", number=choice.most, there=there)
    if choice.some == 1:
        return text("table-choose-up-to", most=choice.most, there=there)
    return text("table-choose-between", least=choice.some, most=choice.most, there=there)


def gestures_of(screen: Screen, asked: Asked) -> list[Gesture]:
    """What can be done in one go, and the answer with which it begins."""
    answers = [(option.action, twin(option)) for option in asked.options]
    found = ((name, first(answers)) for name, first in screen.words.gestures.items())
    return [
        Gesture(name, screen.text(f"line-gesture-{name}"), action)
        for name, action in found
        if action is not None
    ]


# -------------------------------------------------------------------------------- what is closed
def closed_now(screen: Screen, now: Now) -> list[Closed]:
    """What can't be chosen, and why not; nothing where the game is over."""
    if now.status == PAUSED:
        return [Closed(EVERYWHERE, screen.text("pages-now-paused"))]
    if now.view is None or now.status != PLAYING:
        return []
    asked = now.asked
    options = [*asked.options, *pool_of(screen, asked)] if asked is not None else []
    return closed(screen, now.view, [twin(option) for option in options])

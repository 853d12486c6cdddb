"""Every word a person reads, by key, in each language.

A key or a placeholder that is missing is a KeyError: no sentence ever falls back to another
language.
"""

from collections.abc import Collection, Sequence

from starfelt.core.game import Action, Told
from starfelt.core.refusal import Refusal
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.kit import kit_of
from starfelt.words.fluent import LANGUAGES, Fact, sentences_of

LONGEST = 300  # letters of a fact: what was entered may be a whole book
LARGEST = 10**15  # no number that means something here is larger

PAGES = ("rules", "reference")


class Text:
    """All words of one language.

    Seats go by the list `names`; `me` is the seat that reads, -1 for a spectator.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, expected=", ".join(LANGUAGES))
        self.language = language
        self.sentences, self.keys = sentences_of(language)

    def __call__(self, key: str, **facts: Fact) -> str:
        """One message by its key."""
        return self.sentences.say(key, facts)

    def label(self, key: str, **facts: Fact) -> str:
        """Say what the message of this key is about, if that is set apart from it."""
        return self.sentences.label(key, facts)

    def refusal(self, refusal: Refusal) -> str:
        """What was wrong and what was expected; a game goes by its name."""
        facts = {key: tamed(fact) for key, fact in refusal.facts.items()}
        if f"{facts.get('game')}-name" in self.keys:
            facts["game"] = self.game(str(facts["game"]))
        return self(f"refusal-{refusal.key}", **facts)

    # ------------------------------------------------------------------ of a game
    def game(self, game: str) -> str:
        """The name of the game."""
        return self(f"{game}-name")

    def card(self, game: str, card: str) -> str:
        """The name of a card, or of a class of cards of which no more is known."""
        return self(f"{game}-card-{card}")

    def card_lines(self, game: str, card: str) -> list[str]:
        """What a card is and does, in one line or more."""
        return kit_of(game).words.card_lines(self, card)

    def card_text(self, game: str, card: str) -> str:
        """All lines of a card below each other."""
        return "\n".join(self.card_lines(game, card))

    def prompt(self, game: str, question: OpenQuestion, me: int, names: Sequence[str]) -> str:
        """The sentence that asks, or that says who is being waited for."""
        form = "ask" if question.seat == me else "wait"
        facts = kit_of(game).words.question_facts(self, question, me, names)
        return self(f"{game}-{form}-{question.step}", **facts)

    def option(
        self,
        game: str,
        action: Action,
        question: OpenQuestion,
        names: Sequence[str],
        view: AnyView | None = None,
    ) -> str:
        """One of the choices of a question; with a view, what it costs or brings on that table."""
        words = kit_of(game).words
        key, facts = words.option(self, action, question, names)
        if view is not None:
            facts = {**facts, **words.table_facts(self, action, question, view, names)}
        return self(f"{game}-do-{key}", **facts)

    def event(self, game: str, told: Told, me: int, names: Sequence[str]) -> str:
        """A line of the log; a card that the reader was not told is not in it."""
        key = f"{game}-log-{told.kind}"
        facts: dict[str, Fact] = {
            "player": names[told.seat],
            "number": told.number,
            "reader": reader(me, told.seat, told.other),
            "own": "yes" if told.other == told.seat else "no",
        }
        if told.other is not None:
            facts["other"] = names[told.other]
        if told.card is not None:
            facts["card"] = self.card(game, told.card)
        elif f"{key}-hidden" in self.keys:
            key = f"{key}-hidden"
        facts.update(kit_of(game).words.event_facts(self, told, names))
        return self(key, **facts)

    def why(self, game: str, question: OpenQuestion) -> str:
        """The rule behind a question."""
        facts = kit_of(game).words.why_facts(self, question)
        return self(f"{game}-why-{question.step}", **facts)

    def ending(
        self, game: str, ending: str, winner: int | None, me: int, names: Sequence[str]
    ) -> str:
        """How the game ended and who won; without a winner it was a draw, or a shared win."""
        loser = me if winner not in (None, me) else None
        facts: dict[str, Fact] = {"reader": reader(me, winner, loser)}
        facts["tied"] = "yes" if winner is None else "no"
        if winner is not None:
            facts["player"] = names[winner]
        return self(f"{game}-ending-{ending}", **facts)

    # ------------------------------------------------------------------ pages and lessons
    def pages(self, game: str) -> tuple[str, ...]:
        """The names of a game's pages, the rulebook first."""
        return tuple(name for name in PAGES if self.parts(game, name))

    def page(self, game: str, name: str) -> str:
        """One of the pages of a game, in light Markdown."""
        parts = self.parts(game, name)
        if not parts:
            raise KeyError(f"{game}-{name}")
        words = kit_of(game).words
        lists = words.rule_lists(self)
        facts = {**words.rule_facts(), **{name: marked(name) for name in lists}}
        page = "\n\n".join(self(key, **facts) for key in parts) + "\n"
        for name, lines in lists.items():
            page = page.replace(marked(name), lines)
        return page

    def parts(self, game: str, name: str) -> list[str]:
        """The keys of the parts of a page, in order."""
        return sorted(key for key in self.keys if key.startswith(f"{game}-{name}-"))

    def rules(self, game: str) -> str:
        """The rulebook."""
        return self.page(game, "rules")

    def lessons(self, game: str, view: AnyView, shown: Collection[str]) -> list[tuple[str, str]]:
        """What a guided game has to teach now, by name and in words, without what was `shown`.

        Only a game with a tutorial teaches anything.
        """
        return [
            (name, self(f"{game}-lesson-{name}", **facts))
            for name, facts in kit_of(game).words.lessons(self, view)
            if name not in shown
        ]


def marked(name: str) -> str:
    """What stands for a list until its page is said: Fluent takes no fact of 2,500 letters."""
    return f"<{name}>"


def tamed(fact: Fact) -> Fact:
    """What was entered, cut where it is far too long for a sentence."""
    if isinstance(fact, int):
        return fact if abs(fact) < LARGEST else tamed(hex(fact))
    return fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"


def reader(me: int, seat: int | None, other: int | None) -> str:
    """Who reads a sentence: the one who acts in it, the other one, or somebody else."""
    if me >= 0 and me == seat:
        return "player"
    return "other" if me >= 0 and me == other else "somebody"

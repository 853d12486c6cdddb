"""A game at one keyboard: who plays, what was answered and told, taking back and saving."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from shlex import quote

from starfelt.bots import AnyBot, make
from starfelt.core.game import SPECTATOR, Told
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder
from starfelt.terminal import save as saving
from starfelt.terminal.console import Console
from starfelt.terminal.history import Chronicle
from starfelt.words.lines import Line
from starfelt.words.players import Player, names
from starfelt.words.screen import Screen
from starfelt.words.text import Text, tamed


class Session:
    def __init__(
        self, text: Text, recorder: Recorder, players: list[Player], save_to: Path | None = None
    ) -> None:
        self.text = text
        self.recorder = recorder
        self.game = recorder.game
        self.players = players
        self.names = names(text, players)
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.bots = self.seated_bots()
        self.save_to = save_to
        self.saved = False
        self.console = Console()
        self.chronicle = Chronicle(recorder)
        readers = [*range(len(players)), SPECTATOR]
        self.read_pages = dict.fromkeys(readers, 0)
        self.held: list[Told] = []  # of what a spectator is told: the start of the latest part
        self.lessons: dict[int, set[str]] = {reader: set() for reader in readers}  # given so far
        self.looking = SPECTATOR  # who is before the screen
        answers = recorder.replay.answers
        # where each choice of a person began, as the number of answers before it
        self.choices = [(seat, i) for i, (seat, _) in enumerate(answers) if seat in self.people]

    def seated_bots(self) -> dict[int, AnyBot]:
        replay = self.recorder.replay
        found = {}
        for seat, player in enumerate(self.players):
            if player.bot:
                words = f"{replay.seed} {len(replay.answers)} {seat}"
                seed = int.from_bytes(sha256(words.encode()).digest(), "big")
                found[seat] = make(player.bot, self.game.name, seed)
        return found

    def screen(self, seat: int) -> Screen:
        return Screen(self.text, self.game, self.names, seat)

    def say(self, *lines: str) -> None:
        self.console.say(lines)

    def show_lines(self, screen: Screen, lines: Iterable[Line]) -> None:
        self.say(*(screen.plain(line) for line in lines))

    # ------------------------------------------------------------------ answers and what they told
    def give(self, seat: int, actions: Iterable[int]) -> None:
        for action in actions:
            self.recorder.answer(seat, action)
            self.chronicle.note(self.recorder.state)
        self.saved = False

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        told = self.chronicle.told(seat, self.read_pages[seat])
        if seat == SPECTATOR:
            told, self.held = [*self.held, *told], []
        self.read_pages[seat] = len(self.chronicle.pages)
        self.say_news(seat, told)

    def say_news(self, seat: int, told: list[Told]) -> None:
        screen = self.screen(seat)
        lines = screen.news(told, screen.view(self.recorder.state))
        if lines:
            self.say("", *lines)

    def tell_part(self) -> None:
        """To a spectator, what happened before the part of the game that begins now."""
        told = [*self.held, *self.chronicle.told(SPECTATOR, self.read_pages[SPECTATOR])]
        self.read_pages[SPECTATOR] = len(self.chronicle.pages)
        parts = [at for at, event in enumerate(told) if self.chronicle.begins_part(event)]
        self.held = told[parts[-1] :]
        self.say_news(SPECTATOR, told[: parts[-1]])

    def teach(self, screen: Screen) -> None:
        """What a guided game has to say now, each lesson once for each reader, after the news."""
        given = self.lessons[screen.seat]
        view = screen.view(self.recorder.state)
        lessons = self.text.lessons(self.game.name, view, given)
        if lessons:
            self.tell(screen.seat)
        for name, lesson in lessons:
            given.add(name)
            self.say("", lesson)

    def follows_up(self, seat: int) -> bool:
        """Is it the same part of the game as at this seat's last choice, its table in sight?"""
        if not self.choices or self.choices[-1][0] != seat or not self.read_pages[seat]:
            return False
        return not self.chronicle.part_began(self.choices[-1][1] + 1)

    # ------------------------------------------------------------------ taken back
    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, if nobody has learned anything by it."""
        own = [answers for chooser, answers in self.choices if chooser == seat]
        if not own:
            raise Refusal("nothing-to-undo")
        answers = own[-1]
        if any(other != seat for other, _ in self.recorder.replay.answers[answers:]):
            raise Refusal("undo-others")
        if not self.chronicle.is_innocent(seat, answers):
            raise Refusal("undo-secrets")
        self.recorder.back_to(answers)
        self.chronicle.back_to(answers)
        self.choices = [choice for choice in self.choices if choice[1] < answers]
        for reader in self.read_pages:
            self.read_pages[reader] = min(self.read_pages[reader], answers + 1)
        self.saved = False
        self.say(self.text("line-undone"))

    # ------------------------------------------------------------------ saved
    def file(self) -> Path:
        """Where the game is saved if no file is named; it stays the same once it is found."""
        if self.save_to is None:
            self.save_to = saving.free_file(self.game.name)
        return self.save_to

    def save(self, path: Path) -> None:
        saving.write(path, self.recorder.bytes())
        self.saved = True
        key = "line-saved-over" if self.recorder.state.is_over() else "line-saved"
        file = str(path)
        facts = {"file": tamed(file), "quoted": tamed(quote(file)), "program": saving.program()}
        self.say(self.text(key, game=self.game.name, **facts))

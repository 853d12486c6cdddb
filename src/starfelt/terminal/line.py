"""The line mode: people at one keyboard and bots play a game in plain lines."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import Any

from starfelt.bots import Bot, Seat, make
from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder
from starfelt.terminal import saving
from starfelt.terminal.chronicle import Chronicle
from starfelt.terminal.commands import help_lines, read_command
from starfelt.terminal.console import Console
from starfelt.terminal.explain import explain
from starfelt.terminal.players import Player, names
from starfelt.terminal.screen import Screen
from starfelt.text import Text, tamed

AFTER_THE_END = ("help", "table", "log", "card", "rules", "save", "quit")


class Leave(Exception):
    """Somebody quits, or the input has ended."""


class LineMode:
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
        self.read_pages = dict.fromkeys([*range(len(players)), SPECTATOR], 0)
        self.looking = SPECTATOR  # who is before the screen
        answers = recorder.replay.answers
        # where each choice of a person began, as the number of answers before it
        self.choices = [(seat, i) for i, (seat, _) in enumerate(answers) if seat in self.people]

    def seated_bots(self) -> dict[int, Bot]:
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

    def ask(self, prompt: str) -> str:
        try:
            return self.console.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Leave from None

    # ------------------------------------------------------------------ the game
    def play(self) -> None:
        """Play to the end, or until somebody quits."""
        self.welcome()
        try:
            while not self.recorder.state.is_over():
                self.take_answers(self.next_seat())
        except (Leave, KeyboardInterrupt):
            if not self.saved:
                self.save(self.file())
            return
        self.close()

    def welcome(self) -> None:
        person = "person" if len(self.people) > 1 else "you"
        kinds = [
            self.text(f"line-kind-{player.bot or person}", player=name)
            for player, name in zip(self.players, self.names, strict=True)
        ]
        self.say(self.text(f"line-welcome-{self.game.name}"))
        if self.people:
            self.say(self.text("line-welcome-help"))
        players = self.text("line-comma").join(kinds)
        self.say(self.text("line-players", players=players))

    def next_seat(self) -> int:
        """Bots first, then the person who is before the screen, then the others."""
        asked: list[int] = self.recorder.state.asked()
        for seat in asked:
            if seat in self.bots:
                return seat
        return self.looking if self.looking in asked else asked[0]

    def take_answers(self, seat: int) -> None:
        if seat in self.bots:
            choice = self.bots[seat].choose(Seat(self.game, self.recorder.state, seat))
            self.give(seat, [choice])
            if not self.people and self.chronicle.turn_passed(len(self.chronicle.pages) - 1):
                self.tell(SPECTATOR)
            return
        self.hand_over(seat)
        actions = self.chosen(seat)
        answers = len(self.recorder.replay.answers)
        self.choices.append((seat, answers))
        self.give(seat, actions)
        self.show_secrets(seat, answers)

    def give(self, seat: int, actions: Iterable[int]) -> None:
        for action in actions:
            self.recorder.answer(seat, action)
            self.chronicle.note(self.recorder.state)
        self.saved = False

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        told = self.chronicle.told(seat, self.read_pages[seat])
        self.read_pages[seat] = len(self.chronicle.pages)
        screen = self.screen(seat)
        lines = screen.news(told, screen.view(self.recorder.state))
        if lines:
            self.say("", *lines)

    # ------------------------------------------------------------------ several people
    def hand_over(self, seat: int) -> None:
        """Between two people nobody sees the screen."""
        if len(self.people) > 1 and self.looking != seat:
            if self.looking != SPECTATOR:
                self.console.hide()
            self.wait(self.text("line-hand-over", player=self.names[seat]))
        self.looking = seat

    def wait(self, prompt: str) -> None:
        """For the Enter key; one may also leave."""
        command = read_command(self.screen(SPECTATOR), self.ask(prompt))
        if command is not None and command[0] == "quit":
            raise Leave

    def show_secrets(self, seat: int, answers: int) -> None:
        """Before the screen is hidden, what the last choice told this seat alone."""
        state = self.recorder.state
        if len(self.people) < 2 or state.is_over() or seat in state.asked():
            return
        if self.chronicle.has_secrets(seat, answers + 1):
            self.tell(seat)
            self.wait(self.text("line-hide"))

    # ------------------------------------------------------------------ a question
    def chosen(self, seat: int) -> Iterable[int]:
        """Show everything and read lines until one of them answers the question."""
        screen = self.screen(seat)
        table = not self.follows_up(seat)
        while True:
            self.tell(seat)
            self.show(screen, table)
            answers = self.entered(screen)
            if answers:
                return answers
            table = True

    def follows_up(self, seat: int) -> bool:
        """Is it the turn of this seat's last choice still, so that its table is in sight?"""
        if not self.choices or self.choices[-1][0] != seat or not self.read_pages[seat]:
            return False
        return not self.chronicle.turn_passed(self.choices[-1][1] + 1)

    def show(self, screen: Screen, table: bool) -> None:
        state = self.recorder.state
        view = screen.view(state)
        lines = screen.table(view) if table else screen.status(view)
        if lines:
            self.say("", *lines)
        self.say("", *screen.prompts(view), *screen.choices(view, state))

    def entered(self, screen: Screen) -> Iterable[int]:
        """The answers that a line means; none where all should be shown again."""
        choice = screen.choice(self.recorder.state)
        while True:
            line = self.ask(screen.how_many(choice))
            try:
                command = read_command(screen, line)
                if command is None:
                    return choice.read(line)
                if command[0] in screen.layout.GESTURES:
                    return self.begun(screen, command[0])
                if self.obey(screen, *command):
                    return []
            except Refusal as refusal:
                self.say(self.text.refusal(refusal))

    # ------------------------------------------------------------------ gestures
    def begun(self, screen: Screen, gesture: str) -> Iterator[int]:
        """The answers of a gesture; refused where it has nothing to do."""
        if screen.next_of(gesture, self.recorder.state) is None:
            raise Refusal("gesture-not-now", gesture=self.text(f"line-word-{gesture}"))
        return self.answers_of(screen, gesture)

    def answers_of(self, screen: Screen, gesture: str) -> Iterator[int]:
        """One answer after the other, each found when the one before has been given.

        Ends where a gesture finds nothing of its kind: all is done, or something else is asked.
        """
        while (action := screen.next_of(gesture, self.recorder.state)) is not None:
            yield action

    # ------------------------------------------------------------------ commands
    def obey(self, screen: Screen, command: str, argument: str) -> bool:
        """Do what a command says; true if the question has to be shown again."""
        state = self.recorder.state
        if command == "help":
            self.say(*help_lines(screen))
        elif command == "log":
            self.say(*screen.log(self.chronicle.told(screen.seat)))
        elif command == "why":
            self.say(self.text.why(self.game.name, screen.question(screen.view(state)) or {}))
        elif command == "card":
            self.say(*explain(screen, state, argument))
        elif command in screen.layout.LOOKS:
            self.say(*screen.look(screen.view(state), command))
        elif command == "rules":
            self.say(self.text.rules(self.game.name))
        elif command == "save":
            self.save(Path(argument).expanduser() if argument else self.file())
        elif command == "quit":
            self.save(self.file())
            raise Leave
        elif command == "undo":
            self.undo(screen.seat)
        return command in ("table", "undo")

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

    # ------------------------------------------------------------------ the end
    def close(self) -> None:
        """Who has won, and what can still be done."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.looking not in (reader, SPECTATOR):
            self.console.hide()
            self.read_pages[SPECTATOR] = max(self.read_pages.values())
        screen = self.screen(reader)
        state: Any = self.recorder.state
        self.tell(reader)
        self.say("", screen.ending(state))
        if self.recorder.replay.seed:
            self.say(self.text("line-seed", seed=f"0x{int(self.recorder.replay.seed, 16):x}"))
        if self.save_to is not None:
            self.look_back(screen, "save", "")
        if self.people:
            self.linger(screen)

    def linger(self, screen: Screen) -> None:
        """After the end one may save the game and read the log."""
        try:
            while line := self.ask(self.text("line-closing")).strip():
                command = read_command(screen, line)
                if command is None or command[0] not in (*AFTER_THE_END, *screen.layout.LOOKS):
                    continue
                if command[0] == "quit":
                    return
                self.look_back(screen, *command)
        except Leave:
            return

    def look_back(self, screen: Screen, command: str, argument: str) -> None:
        try:
            if self.obey(screen, command, argument):
                self.say(*screen.table(screen.view(self.recorder.state)))
        except Refusal as refusal:
            self.say(self.text.refusal(refusal))

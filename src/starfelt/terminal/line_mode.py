"""The line mode: people at one keyboard and bots play a game in plain lines."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from starfelt.bots import Seat
from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.terminal import save
from starfelt.terminal.commands import help_lines, read_command
from starfelt.terminal.session import Session
from starfelt.words.asking import asked_of
from starfelt.words.explain import explain
from starfelt.words.numbered_choices import completed
from starfelt.words.screen import Screen

DURING_A_GAME = ("why", "undo")  # commands that mean nothing after its end


class Leave(Exception):
    """Somebody quits, or the input has ended."""


class LineMode(Session):
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
        self.say(*self.greeting())
        if self.people:
            self.say(self.text("line-welcome-help"))
        players = self.text("line-comma").join(kinds)
        self.say(self.text("line-players", players=players))

    def greeting(self) -> list[str]:
        """What the game is about; of one with a tutorial also how to find that."""
        name = self.game.name
        tutorial = self.recorder.replay.options.get("tutorial")
        if tutorial:
            return [self.text("line-welcome-tutorial", game=self.text.game(name))]
        lines = [self.text(f"line-welcome-{name}")]
        if tutorial is not None and self.people and not self.recorder.replay.answers:
            command = f"{save.program()} play {name} --option tutorial=on"
            lines.append(self.text("line-try-tutorial", command=command))
        return lines

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
            if not self.people and self.chronicle.part_began(len(self.chronicle.pages) - 1):
                self.tell_part()
            return
        self.hand_over(seat)
        actions = self.chosen(seat)
        answers = len(self.recorder.replay.answers)
        self.choices.append((seat, answers))
        self.give(seat, actions)
        self.show_secrets(seat, answers)
        state = self.recorder.state
        if self.people == [seat] and seat not in state.asked() and not state.is_over():
            self.teach(self.screen(seat))

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

    def show(self, screen: Screen, table: bool) -> None:
        state = self.recorder.state
        view = screen.view(state)
        lines = screen.table(view) if table else screen.status(view)
        if lines:
            self.say("")
            self.show_lines(screen, lines)
        self.teach(screen)
        asked = screen.asked(view, state)
        self.say("", *screen.prompts(view), *(screen.choices(asked) if asked is not None else ()))

    def entered(self, screen: Screen) -> Iterable[int]:
        """The answers that a line means; none where all should be shown again."""
        state = self.recorder.state
        asked = asked_of(self.game, state, screen.seat)
        choice = screen.choice(asked)
        while True:
            line = self.ask(screen.how_many(choice))
            try:
                command = read_command(screen, line)
                if command is None:
                    return completed(state, screen.seat, asked, choice.read(line))
                if command[0] in screen.words.gestures:
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
            question = screen.question(screen.view(state))
            assert question is not None
            self.say(self.text.why(self.game.name, question))
        elif command == "card":
            self.say(*explain(screen, state, argument))
        elif command in screen.words.looks:
            self.show_lines(screen, screen.look(screen.view(state), command, argument))
        elif command in self.text.pages(self.game.name):
            self.say(self.text.page(self.game.name, command))
        elif command == "save":
            self.save(Path(argument).expanduser() if argument else self.file())
        elif command == "quit":
            self.save(self.file())
            raise Leave
        elif command == "undo":
            self.undo(screen.seat)
        return command in ("table", "undo")

    # ------------------------------------------------------------------ the end
    def close(self) -> None:
        """Who has won, and what can still be done."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.looking not in (reader, SPECTATOR):
            self.console.hide()
            self.read_pages[SPECTATOR] = max(self.read_pages.values())
        screen = self.screen(reader)
        state = self.recorder.state
        self.tell(reader)
        self.say("", screen.ending(state))
        if self.people:
            self.teach(screen)
            self.show_lines(screen, screen.afterword(state))
            self.say(*self.what_next(screen))
        if self.recorder.replay.seed:
            self.say(self.text("line-seed", seed=f"0x{int(self.recorder.replay.seed, 16):x}"))
        if self.save_to is not None:
            self.look_back(screen, "save", "")
        if self.people:
            self.linger(screen)

    def what_next(self, screen: Screen) -> list[str]:
        """After a tutorial, how to play a whole game."""
        if not screen.view(self.recorder.state).options.get("tutorial"):
            return []
        name = self.game.name
        command = f"{save.program()} play {name}"
        return [self.text(f"line-{name}-after-tutorial", command=command)]

    def linger(self, screen: Screen) -> None:
        """After the end one may save the game and read the log."""
        try:
            while line := self.ask(self.text("line-closing")).strip():
                command = read_command(screen, line)
                if command is None or command[0] in (*DURING_A_GAME, *screen.words.gestures):
                    continue
                if command[0] == "quit":
                    return
                self.look_back(screen, *command)
        except Leave:
            return

    def look_back(self, screen: Screen, command: str, argument: str) -> None:
        try:
            if self.obey(screen, command, argument):
                self.show_lines(screen, screen.table(screen.view(self.recorder.state)))
        except Refusal as refusal:
            self.say(self.text.refusal(refusal))

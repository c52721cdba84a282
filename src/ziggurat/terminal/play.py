"""The screen for playing: a person chooses moves along the paths of the view; chance and computer players move automatically."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from ziggurat.core import paths
from ziggurat.core.game import CHANCE, BadText, Rule, Seat, View, rule_name
from ziggurat.core.undo import Offer
from ziggurat.locales import Texts, is_ruling

from .board import Button, Marks, Sentence
from .bot_runner import BotRunner
from .dialogs import InputDialog, InputRefused, LeaveDialog, QuestionDialog
from .files import FileExists
from .hints import Hints, HintsNotReady
from .move_input import DIRECTIONS, MoveCode, MoveInput, kind_of, neighbour
from .screen import PAUSE, TableScreen
from .table import TerminalTable
from .widgets import BoardPicture, Buttons, Picture

CONFIRM, CANCEL, AGAIN, SAVE, LEAVE = "confirm", "cancel", "again", "save", "leave"
RECENT = 12
"""The number of earlier moves that the log of a resumed game shows."""
COMING = 8
"""The number of next draws that the title of a puzzle shows."""
EXAMPLES = 6
"""The number of examples that are shown when a typed move cannot be read."""
KEYS = (("?", "help", "help"), ("q", "quit", "leave"), ("u", "undo", "undo"), ("w", "save", "save"))
KEYS_TO_CHOOSE = (
    (":", "type", "type"),
    ("Esc", "back", "back"),
    ("⏎", "touch", "touch"),
    ("←↑↓→", "choose", "go_through(1)"),
)
KEYS_OF_ONE = (("h", "hint", "hint"),)
KEYS_OF_TWO = (("t", "turn", "turn"),)
KEYS_AT_THE_END = (("n", "again", "again"),)


class PlayScreen(TableScreen):
    """A table for people and computer players."""

    KEYS_TO_EXPLAIN: ClassVar[Sequence[str]] = ("arrows", "back", "undo", "hint", "type", "save", "turn", "log")
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS),
        Binding("tab", "go_through(1)", show=False),
        Binding("shift+tab", "go_through(-1)", show=False),
        Binding("enter,space", "touch", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "save", show=False),
        Binding("n", "again", show=False),
        Binding("t", "turn", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]

    def __init__(self, table: TerminalTable, texts: Texts, fast: bool = False) -> None:
        super().__init__(table.record, table.board, table.names(texts), table.home, texts, table.labels(texts))
        self.table, self.fast = table, fast
        self.you = table.home if len(table.people) == 1 else None
        self.view = View()
        """The view of the person who decides; empty while no person does."""
        self.move_input = MoveInput(())
        self.chosen: MoveCode | None = None
        """The move that waits for confirmation."""
        self.last_adjustments: list[str] = []
        """The adjustable touches of the last move; the next move starts with them."""
        self.cursor = ""
        self.after = Marks()
        """The marks that remain after the last move."""
        self.turns = len(table.people) > 1
        """True if the board turns to the player who decides."""
        self.skip_pause = asyncio.Event()
        self.hints = Hints(table.game.name)

    def progress(self) -> str:
        """The progress of the game, or that it is over; in a puzzle also the next draws."""
        if self.record.ended.how != "open":
            return self.texts("heading-over")
        challenge = self.table.challenge
        coming = challenge.coming(self.record)[:COMING] if challenge else []
        letters = " ".join(self.board.drawn_label(self.table.game.write(move), self.texts) for move in coming)
        return " · ".join(filter(None, (super().progress(), letters and self.texts("coming", letters=letters))))

    # Playing moves

    def on_mount(self) -> None:
        if self.table.bots:
            self.bot_runner = BotRunner(self.table.game, self.table.bots.values(), self.board.needs_compiled_rules)
        self.show_board(self.table.view(), Marks())
        if self.record.ply:
            self.log_sentences([*self._recent(), Sentence(None, self.texts("resumed", ply=self.record.ply))])
        self.continue_game()

    def _recent(self) -> Iterable[Sentence]:
        """The sentences for the last moves of a resumed game."""
        game = self.table.game
        for before, played in list(zip(self.record.positions, self.record.line, strict=False))[-RECENT:]:
            yield from self.board.describe(
                game.view(before), game.write(played.move), game.events(before, played.move), self.names, self.texts
            )

    def continue_game(self, move: Any = None) -> None:
        """Play a person's move, if given, then those of chance and computer players. Meanwhile nothing can be chosen."""
        self.view, self.move_input, self.chosen, self.view_mode = View(), MoveInput(()), None, ""
        of_people = KEYS_OF_TWO if len(self.table.people) > 1 else KEYS_OF_ONE
        self.show_keys((*KEYS, *of_people, *self.view_mode_keys(), *KEYS_TO_CHOOSE))
        self.run_until_choice(move)

    @work(exclusive=True, group="course")
    async def run_until_choice(self, move: Any) -> None:
        """Play the moves of chance and computer players until a person decides or the game ends."""
        self.skip_pause.clear()
        if move is not None:
            await self.play(move)
        while (seat := self.table.position.to_act) is not None:
            if seat == CHANCE:
                await self.play(self.table.deal())
            elif seat in self.table.bots:
                await self.play_bot(seat)
            elif (forced := self.table.forced()) is not None:
                self.log_sentences([Sentence(seat, self.texts("forced"))])
                await self.play(forced)
            else:
                self.ask(seat)
                return
        self.show_end(self._save_error_text())

    async def play(self, move: Any) -> None:
        """Play a move of the seat to act, and animate it."""
        game, position, view = self.table.game, self.table.position, self.table.view()
        assert position.to_act is not None
        happened = game.events(position, move)
        self.table.play(position.to_act, move)
        self.log_sentences(self.board.describe(view, game.write(move), happened, self.names, self.texts))
        *waves, end = self.board.frames(view, happened)
        await self.show_waves(waves)
        self.after = Marks(moved=end.marks.moved or self.after.moved, shining=end.marks.shining)
        self.show_board(self.table.view(), self.after)

    async def play_bot(self, seat: Seat) -> None:
        """Let a computer player move, then pause so that people can follow."""
        wait = [Sentence(None, self.texts("do-wait", name=self.names[seat]))]
        if not self.bot_runner.is_ready:
            wait.append(Sentence(None, self.texts("do-wait-for-rules")))
        self.show_action(self.names[seat], wait, {}, "")
        move = await self.bot_runner.choose(self.table.bots[seat], self.table.position)
        await self.play(move)
        await self.pause()

    async def pause(self) -> None:
        """Pause for a moment; any key skips it."""
        if not self.fast:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.skip_pause.wait(), PAUSE)

    def ask(self, seat: Seat) -> None:
        """Let a person choose a move."""
        if self.turns:
            self.below = seat
        self.view = self.table.view()
        self.move_input = MoveInput(self.view["choices"], self.board.adjustable)
        self.show_choice(self._save_error_text())

    def _save_error_text(self) -> str:
        error = self.table.save_error
        return self.texts("save-failed", file=str(self.table.file), reason=error.strerror or str(error)) if error else ""

    # Choosing

    @property
    def buttons(self) -> Mapping[str, Button]:
        """The buttons next to the board."""
        if self.record.ended.how != "open":
            return {
                AGAIN: Button(self.texts("button-again"), "n"),
                SAVE: Button(self.texts("button-save"), "w"),
                LEAVE: Button(self.texts("button-leave"), "q"),
            }
        back = {CANCEL: Button(self.texts("button-cancel"), "Esc")} if self.move_input.path else {}
        if self.chosen is not None:
            return {CONFIRM: Button(self.texts("button-confirm"), "Enter")} | self._changes() | back
        buttons = {touch: self.board.button(self.view, touch, self.texts) for touch in self.move_input.touchable}
        return {touch: button for touch, button in buttons.items() if button} | back

    def _changes(self) -> dict[str, Button]:
        """The buttons that change a chosen move: each selects the next alternative of its kind."""
        changes: dict[str, Button] = {}
        for kind, key in self.board.adjustable.items():
            others = self.move_input.others(kind)
            if len(others) > 1:
                current = next(index for index, touch in enumerate(others) if touch in self.move_input.path)
                changes[others[(current + 1) % len(others)]] = Button(self.texts(f"button-{kind}"), key)
        return changes

    @property
    def touchable(self) -> list[str]:
        """The places and buttons that the cursor can reach: only buttons while a move is chosen."""
        buttons = self.buttons
        if self.chosen is not None:
            return list(buttons)
        return [*(place for place in self.move_input.touchable if place not in buttons), *buttons]

    def show_choice(self, note: str = "") -> None:
        """Show the choices, or the preview of the chosen move."""
        touchable = self.touchable
        if self.cursor not in touchable:
            self.cursor = touchable[0]
        if self.chosen is not None:
            self._show_preview(self.chosen, note)
            return
        self.show_board(self.view, replace(self.after, touchable=touchable, touched=self.move_input.path, cursor=self.cursor))
        said = [self.board.prompt(self.view, self.move_input.path, self.texts), self._about_cursor()]
        heading = self.texts("heading-do")
        if len(self.table.people) > 1:
            heading = f"{self.names[self.view['to_act']]}: {heading}"
        self.show_action(heading, [Sentence(None, sentence) for sentence in said if sentence], self.buttons, self.cursor, note)

    def _about_cursor(self) -> str:
        """Details of the place under the cursor."""
        code = paths.reached(self.move_input.choices, (*self.move_input.path, self.cursor))
        would = () if code is None else self.table.game.events(self.table.position, self.table.game.move(code))
        return self._without_name(self.board.describe_place(self.view, self.cursor, would, self.names, self.texts))

    def _show_preview(self, chosen: MoveCode, note: str) -> None:
        move = self.table.game.move(chosen)
        would = self.table.game.events(self.table.position, move)
        frame = self.board.frames(self.view, would)[0]
        sentences = self.board.describe_preview(self.view, self.table.game.write(move), would, self.names, self.texts)
        sentences = [sentence._replace(text=self._without_name(sentence.text)) for sentence in sentences]
        sentences.append(Sentence(None, self.texts("do-confirm")))
        touched = set(self.move_input.path) - set(frame.marks.shining)
        self.show_board(frame.view, replace(frame.marks, moved=(), touched=touched))
        self.show_action(self.texts("heading-preview"), sentences, self.buttons, self.cursor, note)

    def _without_name(self, text: str) -> str:
        """A sentence without the name of the player who decides, which a preview doesn't repeat."""
        rest = text.removeprefix(f"{self.names[self.view['to_act']]}: ")
        return rest[:1].upper() + rest[1:] if rest != text else text

    def touch(self, place: str) -> None:
        """Touch a place or press a button."""
        actions = {
            CONFIRM: self.confirm,
            CANCEL: self.action_back,
            AGAIN: self.action_again,
            SAVE: self.action_save,
            LEAVE: self.action_leave,
        }
        if place in actions:
            actions[place]()
        elif self.view:
            self.touch_place(place)

    def touch_place(self, place: str) -> None:
        """Touch a place: adjust the chosen move, remove a touch and those after it, continue the path, or start a new one."""
        was_chosen, self.chosen, self.view_mode = self.chosen is not None, None, ""
        if was_chosen and kind_of(place) in self.board.adjustable and self.move_input.change(place):
            self.choose()
        elif place in self.move_input.path:
            self.move_input.path = self.move_input.path[: self.move_input.path.index(place)]
            self.show_choice()
        elif self.move_input.touch(place, self.last_adjustments):
            self.choose()
        else:
            self.choose(self.why_not(place))

    def why_not(self, place: str) -> str:
        """The rule that forbids a place, as a sentence; a general one if no rule does."""
        for start in (self.move_input.path, ()):
            if rule := paths.why_not(self.table.game, self.table.position, (*start, place)):
                return self.rule_that_forbids(rule)
        return self.texts("not-here")

    def choose(self, note: str = "") -> None:
        """Continue with the path: show the choices, preview the move that it reaches, or play it."""
        code = self.move_input.reached
        if code is None:
            self.show_choice(note)
        elif note or self.board.is_previewed(self.view, self.table.game.write(self.table.game.move(code))):
            self.chosen = code
            self.show_choice(note)
        else:
            self.continue_game(self.table.game.move(code))

    def confirm(self) -> None:
        """Play the chosen move."""
        if self.chosen is not None:
            self.last_adjustments = [touch for touch in self.move_input.path if kind_of(touch) in self.board.adjustable]
            self.continue_game(self.table.game.move(self.chosen))

    def touch_column(self, column: int) -> None:
        """Touch the place that a column's number selects, or move the cursor to the next place of that column."""
        places = self._of_column(column, self.move_input.touchable) or self._of_column(column, self.move_input.beginnings)
        meant = places[0] if len(places) == 1 else self.board.meant_by_column(self.view, places)
        if meant:
            self.cursor = meant
            self.touch(meant)
        elif places and self.chosen is None:
            current = places.index(self.cursor) if self.cursor in places else -1
            self.cursor = places[(current + 1) % len(places)]
            self.show_choice()

    def _of_column(self, column: int, places: Iterable[str]) -> list[str]:
        return [place for place in places if self.board.column(place) == column]

    def on_key(self, event: events.Key) -> None:
        self.skip_pause.set()
        over = self.app.screen
        if isinstance(over, InputDialog):
            over.take(event)
        if self.is_cramped or over is not self:
            return
        if event.key == "colon":
            # A binding would run too late, after the letters that follow the colon.
            self.action_type()
            return
        if event.key.isdecimal() and self.view:
            self.touch_column(int(event.key))
        for touch, button in self._keyed().items():
            if button.key == event.key:
                self.touch(touch)
                return

    def _keyed(self) -> Mapping[str, Button]:
        """The buttons whose keys work now: those that are shown, and those that could start another move."""
        beginnings = {touch: self.board.button(self.view, touch, self.texts) for touch in self.move_input.beginnings}
        seen = {touch: button for touch, button in self.buttons.items() if len(button.key) == 1 and touch not in (AGAIN, SAVE, LEAVE)}
        return seen | {touch: button for touch, button in beginnings.items() if button and touch not in seen}

    def on_picture_touched(self, event: Picture.Touched) -> None:
        self.skip_pause.set()
        place = next((place for place in event.places if place in self.touchable), event.places[0])
        if place in self.touchable:
            self.cursor = place
        self.touch(place)

    def action_go(self, direction: str) -> None:
        """Move the cursor with an arrow key."""
        self._reset_view()
        points = self.query_one(BoardPicture).points() | self.query_one(Buttons).points()
        points = {place: point for place, point in points.items() if place in self.touchable}
        if self.cursor in points and (place := neighbour(points, self.cursor, direction)):
            self.move_cursor(place)

    def action_go_through(self, step: int) -> None:
        """Move the cursor to the next or previous place or button."""
        self._reset_view()
        if self.cursor in self.touchable:
            self.move_cursor(self.touchable[(self.touchable.index(self.cursor) + step) % len(self.touchable)])

    def _reset_view(self) -> None:
        """Show the default part of the board again, where the choices are."""
        if self.view_mode and self.view:
            self.view_mode = ""
            self.show_choice()

    def move_cursor(self, place: str) -> None:
        """Move the cursor to a place or a button."""
        self.cursor = place
        if self.view:
            self.show_choice()
        else:
            self.show_end()

    def action_touch(self) -> None:
        """Touch the place or press the button under the cursor."""
        if self.cursor in self.touchable:
            self.touch(self.cursor)

    def action_back(self) -> None:
        """Show the default part of the board again; if it is shown already, remove the last touch."""
        if self.view_mode:
            self.view_mode = ""
            self.show_note("")
        elif self.view and self.move_input.back():
            self.chosen = None
            self.show_choice()

    def action_type(self) -> None:
        """Open the input for a typed move."""
        if not self.view:
            self.show_note(self.texts("typed-not-now"))
            return
        self.app.push_screen(InputDialog(self.texts("type-a-move", example=self._samples()[0]), "", self.read), self.choose_typed)

    def _samples(self) -> list[str]:
        """Examples of possible moves, of every kind."""
        return [self.table.game.write(self.table.game.move(code)) for code in self.move_input.samples()]

    def read(self, text: str) -> MoveCode:
        """The move that was typed. Raises InputRefused if it cannot be read or is illegal."""
        game = self.table.game
        try:
            move = game.read(text)
        except BadText as error:
            raise InputRefused(self.texts("typed-unreadable", column=error.column, moves=", ".join(self._samples()[:EXAMPLES]))) from None
        if rule := game.why_not(self.table.position, move):
            raise InputRefused(self.refusal(rule, game.write(move)))
        return game.code(move)

    def refusal(self, rule: Rule, move: str) -> str:
        """The rule that forbids a move, or, if the move belongs to another step, what to do now."""
        game = self.table.game
        of_this_step = [*self._samples(), *map(game.write, game.completions(self.table.position, ()))]
        if kind_of(move) not in map(kind_of, of_this_step):
            return self.texts("typed-other-step", sentence=self.board.prompt(self.view, (), self.texts), rule=rule_name(rule))
        return self.rule_that_forbids(rule)

    def rule_that_forbids(self, rule: Rule) -> str:
        """A refusal that quotes a rule in the reader's language."""
        number = rule_name(rule)
        sentence = self.texts(f"rule-{self.table.game.name}-{number.replace('.', '-')}")
        said = self.texts("typed-refused", rule=number, sentence=sentence)
        return f"{said} {self.texts('ruling-note')}" if is_ruling(self.table.game.name, number) else said

    def choose_typed(self, code: MoveCode | None) -> None:
        """Choose a typed move as if it had been touched."""
        if code is not None:
            self.move_input.path = self.move_input.path_to(code)
            self.choose()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Choose the best move as if it had been touched, for confirmation. There are no hints between people."""
        if len(self.table.people) > 1 or not self.view:
            self.show_note(self.texts("hint-people" if len(self.table.people) > 1 else "typed-not-now"))
            return
        position, path = self.table.position, self.move_input.path
        self.show_note(self.texts("hint-thinking"))
        try:
            best = await self.hints.best(position)
        except HintsNotReady:
            self.show_note(self.texts("hint-not-ready"))
            return
        if self.view and position is self.table.position and path == self.move_input.path:
            self.chosen = self.table.game.code(best.move)
            self.move_input.path = self.move_input.path_to(self.chosen)
            self.show_choice(self.texts("hint-says", move=self.table.game.write(best.move), percent=round(100 * best.value)))

    def show_note(self, note: str) -> None:
        """Show a note next to the board."""
        if self.view:
            self.show_choice(note)
        elif self.record.ended.how != "open":
            self.show_end(note)
        else:
            self.log_sentences([Sentence(None, note)])

    # Undo, save, leave

    def action_undo(self) -> None:
        """Clear the touches; if there are none, undo, after the consent of other people if that is needed."""
        if self.move_input.path:
            self.move_input.path, self.chosen = (), None
            self.show_choice()
            return
        offer = self.table.undo_offer()
        if offer is None:
            self.show_note(self.texts("undo-nothing"))
        elif self.record.ended.how != "open":
            self._ask_to_reopen(offer)
        else:
            self._undo(offer)

    def _undo(self, offer: Offer) -> None:
        if offer.terms == "consent":
            self._ask_consent(offer)
        else:
            self.take_back(offer)

    def _ask_to_reopen(self, offer: Offer) -> None:
        def answered(answer: str | None) -> None:
            if answer == "yes":
                self._undo(offer)

        self.app.push_screen(QuestionDialog(self.texts("undo-over"), self._yes_or_no()), answered)

    def _yes_or_no(self) -> Mapping[str, str]:
        return {"yes": self.texts("button-yes"), "no": self.texts("button-no")}

    def _ask_consent(self, offer: Offer) -> None:
        others = [self.names[seat] for seat in self.table.people if seat != offer.seat]
        asks = self.texts("undo-asks", name=self.names[offer.seat], ply=offer.ply)
        agrees = self.texts("undo-agree", other=", ".join(others), number=len(others))

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.take_back(offer)
            else:
                self.show_note(self.texts("undo-refused"))

        self.app.push_screen(QuestionDialog(f"{asks}\n{agrees}", self._yes_or_no()), answered)

    def take_back(self, offer: Offer) -> None:
        """Undo the moves that an offer names."""
        self.table.take_back(offer)
        self.after = Marks()
        self.log_sentences([Sentence(offer.seat, self.texts("taken-back", ply=offer.ply))])
        self.continue_game()

    def action_save(self) -> None:
        """Save the game, to a new file if it has none."""
        if self.table.file is not None:
            self.table.save()
            self.show_note(self._save_error_text() or self.texts("saved", file=str(self.table.file)))
            return
        self.ask_file(lambda file: self.show_note(self.texts("saved", file=str(file))))

    def ask_file(self, then: Callable[[Path], None]) -> None:
        """Ask for a file name and save the game; then call `then` with the file."""

        def answered(file: Path | None) -> None:
            if file is not None:
                then(file)

        self.app.push_screen(InputDialog(self.texts("save-ask"), str(self.table.proposed_file()), self.save_as), answered)

    def save_as(self, name: str) -> Path:
        """Save to a new file. Raises InputRefused if that fails."""
        if not name.strip():
            raise InputRefused(self.texts("save-name-needed"))
        file = Path(name.strip()).expanduser()
        try:
            self.table.save_as(file)
        except FileExists:
            raise InputRefused(self.texts("save-exists", file=str(file))) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise InputRefused(self.texts("save-failed", file=str(file), reason=reason)) from None
        return file

    @property
    def asks_before_leaving(self) -> bool:
        """True if the game is not over, or if its end could not be saved."""
        return self.record.ended.how == "open" or self.table.save_error is not None

    def action_leave(self) -> None:
        """Leave; if something could be lost, ask first."""
        if not self.asks_before_leaving:
            self.app.exit()
            return
        is_saved = self.table.file is not None and self.table.save_error is None
        said = [self.texts("leave-ask")] if self.record.ended.how == "open" else []
        said += [] if is_saved else [self._save_error_text(), self.texts("leave-unsaved")]
        answers = {name: self.texts(f"button-{name}") for name in ("save", "leave", "stay") if name != "save" or not is_saved}

        def answered(answer: str | None) -> None:
            if answer == "save":
                self.ask_file(lambda file: self.app.exit())
            elif answer == "leave":
                self.app.exit()

        self.app.push_screen(LeaveDialog("\n".join(filter(None, said)), answers), answered)

    def action_turn(self) -> None:
        """Switch between turning the board to the player who decides and keeping it still."""
        if len(self.table.people) > 1:
            self.turns = not self.turns
            self.below = self.view["to_act"] if self.turns and self.view else self.home
            self.show_note("")

    # The end

    def show_end(self, note: str = "") -> None:
        """Show the result, and why the game is over."""
        if self.cursor not in self.touchable:
            self.cursor = AGAIN
        view = self.table.view()
        self.show_board(view, self.after)
        why = Sentence(None, self.texts("rule-quoted", rule=view["ended_by"], sentence=self.board.end_reason(view, self.texts)))
        earned = [Sentence(None, result)] if (result := self._challenge_result()) else []
        self.show_action(self.result(), [*earned, why, Sentence(None, self.texts("do-over"))], self.buttons, self.cursor, note)
        self.show_keys((*KEYS, *KEYS_AT_THE_END))

    def _challenge_result(self) -> str:
        """The result of a finished challenge, in a form to share; empty if there is none."""
        challenge = self.table.challenge
        stars = challenge.earned(self.record) if challenge else None
        if challenge is None or stars is None:
            return ""
        kind, _, which = challenge.name.partition(" ")
        is_daily = kind == "daily"
        return self.texts(
            "missions-share-daily" if is_daily else "missions-share",
            game=self.texts(f"title-{self.table.game.name}"),
            number=0 if is_daily else int(which),
            name=which if is_daily else self.texts(f"mission-{challenge.title}"),
            stars="★" * stars + "☆" * (3 - stars),
            result=self.texts(f"missions-result-{challenge.measure}", number=challenge.result(self.record)),
        )

    def action_again(self) -> None:
        """Start another game in which everybody moves one seat on."""
        if self.record.ended.how != "open":
            self.app.switch_screen(PlayScreen(self.table.rematch(), self.texts, self.fast))

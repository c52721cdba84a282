"""Playing: a person walks along the paths that the view offers; the moves of others come by themselves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from ziggurat.core.game import CHANCE, BadText, Rule, Seat, View, rule_name
from ziggurat.core.undo import Offer
from ziggurat.locales import Texts, is_ruling

from .board import Button, Marks, Told
from .dialogs import Leaving, Line, Question, Refused
from .files import FileExists
from .screen import PAUSE, TableScreen
from .table import Table
from .walk import DIRECTIONS, Choice, Walk, neighbour
from .widgets import BoardPicture, Buttons, Picture

CONFIRM, CANCEL, AGAIN, SAVE, LEAVE = "confirm", "cancel", "again", "save", "leave"
EXAMPLES = 6
"""How many moves are named when a typed one cannot be read."""
KEYS = (("?", "help", "help"), ("q", "quit", "leave"), ("u", "undo", "undo"), ("w", "save", "save"))
KEYS_TO_CHOOSE = (
    (":", "type", "type"),
    ("Esc", "back", "back"),
    ("⏎", "touch", "touch"),
    ("←↑↓→", "choose", "go_through(1)"),
)
KEYS_OF_TWO = (("t", "turn", "turn"),)
KEYS_AT_THE_END = (("n", "again", "again"),)


class PlayScreen(TableScreen):
    """A table at which one or two people sit."""

    KEYS_TO_EXPLAIN: ClassVar[Sequence[str]] = ("arrows", "numbers", "back", "undo", "type", "save", "turn", "log")
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in DIRECTIONS),
        Binding("tab", "go_through(1)", show=False),
        Binding("shift+tab", "go_through(-1)", show=False),
        Binding("enter,space", "touch", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("w", "save", show=False),
        Binding("n", "again", show=False),
        Binding("t", "turn", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]

    def __init__(self, table: Table, texts: Texts, fast: bool = False) -> None:
        super().__init__(table.record, table.board, table.names(texts), table.home, texts)
        self.table, self.fast = table, fast
        self.you = table.home if len(table.people) == 1 else None
        self.view = View()
        """What the person who decides sees; empty while nobody is asked."""
        self.walk = Walk(())
        self.chosen: Choice | None = None
        """A move that waits for its confirmation."""
        self.cursor = ""
        self.after = Marks()
        """What the last move left to be seen."""
        self.turns = len(table.people) > 1
        """Whether the board turns to the player who decides."""
        self.hurry = asyncio.Event()

    def where(self) -> str:
        """The number of moves, or that it is over."""
        return super().where() if self.record.ended.how == "open" else self.texts("heading-over")

    # The course of the game

    def on_mount(self) -> None:
        if self.record.ply:
            self.log_told([Told(None, self.texts("resumed", ply=self.record.ply))])
        self.show_board(self.table.view(), Marks())
        self.go_on()

    def go_on(self, move: Any = None) -> None:
        """Play a person's move, if there is one; then let the others move. Until they have, nothing can be chosen."""
        self.view, self.walk, self.chosen = View(), Walk(()), None
        self.show_keys((*KEYS, *(KEYS_OF_TWO if len(self.table.people) > 1 else ()), *KEYS_TO_CHOOSE))
        self.run_course(move)

    @work(exclusive=True, group="course")
    async def run_course(self, move: Any) -> None:
        """Chance and computer players move until a person decides."""
        self.hurry.clear()
        if move is not None:
            await self.play(move)
        while (seat := self.table.position.to_act) is not None:
            if seat == CHANCE:
                await self.play(self.table.deal())
            elif seat in self.table.bots:
                await self.play_bot(seat)
            elif (forced := self.table.forced()) is not None:
                self.log_told([Told(seat, self.texts("forced"))])
                await self.play(forced)
            else:
                self.ask(seat)
                return
        self.show_end(self._trouble())

    async def play(self, move: Any) -> None:
        """Play a move of whoever is to act, and show what it does."""
        game, position, view = self.table.game, self.table.position, self.table.view()
        assert position.to_act is not None
        happened = game.events(position, move)
        self.table.play(position.to_act, move)
        self.log_told(self.board.tell(view, game.write(move), happened, self.names, self.texts))
        *waves, end = self.board.frames(view, happened)
        await self.show_waves(waves)
        self.after = Marks(moved=end.marks.moved or self.after.moved, shining=end.marks.shining)
        self.show_board(self.table.view(), self.after)

    async def play_bot(self, seat: Seat) -> None:
        """Let a computer player move, slowly enough to be followed."""
        wait = Told(None, self.texts("do-wait", name=self.names[seat]))
        self.show_action(self.names[seat], [wait], {}, "")
        # The screen stays alive while a player thinks.
        move = await asyncio.to_thread(self.table.bots[seat].choose, self.table.game, self.table.position)
        await self.play(move)
        await self.pause()

    async def pause(self) -> None:
        """A moment to look, which any key cuts short."""
        if not self.fast:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), PAUSE)

    def ask(self, seat: Seat) -> None:
        """Ask a person for a decision."""
        if self.turns:
            self.below = seat
        self.view = self.table.view()
        self.walk = Walk(self.view["choices"])
        self.show_choice(self._trouble())

    def _trouble(self) -> str:
        trouble = self.table.trouble
        return self.texts("save-failed", file=str(self.table.file), reason=trouble.strerror or str(trouble)) if trouble else ""

    # Choosing

    @property
    def buttons(self) -> Mapping[str, Button]:
        """What can be touched beside the board."""
        if self.record.ended.how != "open":
            return {
                AGAIN: Button(self.texts("button-again"), "n"),
                SAVE: Button(self.texts("button-save"), "w"),
                LEAVE: Button(self.texts("button-leave"), "q"),
            }
        back = {CANCEL: Button(self.texts("button-cancel"), "Esc")} if self.walk.path else {}
        if self.chosen:
            return {CONFIRM: Button(self.texts("button-confirm"), "Enter")} | back
        buttons = {touch: self.board.button(touch, self.texts) for touch in self.walk.touchable}
        return {touch: button for touch, button in buttons.items() if button} | back

    @property
    def touchable(self) -> list[str]:
        """Where the cursor can be."""
        return [*(place for place in self.walk.touchable if place not in self.buttons), *self.buttons]

    def show_choice(self, note: str = "") -> None:
        """Show what can be chosen, or what the chosen move would do."""
        touchable = self.touchable
        if self.cursor not in touchable:
            self.cursor = touchable[0]
        if self.chosen:
            self._show_preview(note)
            return
        self.show_board(self.view, replace(self.after, touchable=touchable, touched=self.walk.path, cursor=self.cursor))
        prompt = Told(None, self.board.prompt(self.view, self.walk.path, self.texts))
        heading = self.texts("heading-do")
        if len(self.table.people) > 1:
            heading = f"{self.names[self.view['to_act']]}: {heading}"
        self.show_action(heading, [prompt], self.buttons, self.cursor, note)

    def _show_preview(self, note: str) -> None:
        assert self.chosen is not None
        would = self.table.game.events(self.table.position, self.table.game.move(self.chosen["code"]))
        frame = self.board.frames(self.view, would)[0]
        told = self.board.foretell(self.view, self.chosen["move"], would, self.names, self.texts)
        told.append(Told(None, self.texts("do-confirm")))
        touched = set(self.walk.path) - set(frame.marks.shining)
        self.show_board(frame.view, replace(frame.marks, moved=(), touched=touched))
        self.show_action(self.texts("heading-preview"), told, self.buttons, self.cursor, note)

    def touch(self, place: str) -> None:
        """Touch a place or a button."""
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
        """Go on with a place, give up one that was touched, or start anew."""
        self.chosen = None
        if place in self.walk.path:
            self.walk.path = self.walk.path[: self.walk.path.index(place)]
            self.show_choice()
        elif self.walk.touch(place):
            self.choose()
        else:
            self.show_choice(self.texts("not-here"))

    def choose(self) -> None:
        """Go on from where the walk is: it may have reached a move."""
        choice = self.walk.choice
        if choice is None:
            self.show_choice()
        elif self.view["step"] in self.board.previewed:
            self.chosen = choice
            self.show_choice()
        else:
            self.go_on(self.table.game.move(choice["code"]))

    def confirm(self) -> None:
        """Play the move that was previewed."""
        if self.chosen:
            self.go_on(self.table.game.move(self.chosen["code"]))

    def touch_column(self, column: int) -> None:
        """Touch the place that a column's number means, or go to the next one of that column."""
        places = self._of_column(column, self.walk.touchable) or self._of_column(column, self.walk.beginnings)
        meant = places[0] if len(places) == 1 else self.board.meant_by_column(self.view, places)
        if meant:
            self.cursor = meant
            self.touch(meant)
        elif places and not self.chosen:
            here = places.index(self.cursor) if self.cursor in places else -1
            self.cursor = places[(here + 1) % len(places)]
            self.show_choice()

    def _of_column(self, column: int, places: Iterable[str]) -> list[str]:
        return [place for place in places if self.board.column(place) == column]

    def on_key(self, event: events.Key) -> None:
        self.hurry.set()
        if self.is_cramped:
            return
        if event.key.isdecimal() and self.view:
            self.touch_column(int(event.key))
        for touch in (*self.walk.touchable, *self.walk.beginnings):
            button = self.board.button(touch, self.texts)
            if button and button.key == event.key:
                self.touch(touch)
                return

    def on_picture_touched(self, event: Picture.Touched) -> None:
        self.hurry.set()
        place = next((place for place in event.places if place in self.touchable), event.places[0])
        if place in self.touchable:
            self.cursor = place
        self.touch(place)

    def action_go(self, direction: str) -> None:
        """Move the cursor with an arrow key."""
        points = self.query_one(BoardPicture).points() | self.query_one(Buttons).points()
        points = {place: point for place, point in points.items() if place in self.touchable}
        if self.cursor in points and (place := neighbour(points, self.cursor, direction)):
            self.move_cursor(place)

    def action_go_through(self, step: int) -> None:
        """Move the cursor through everything in turn."""
        if self.cursor in self.touchable:
            self.move_cursor(self.touchable[(self.touchable.index(self.cursor) + step) % len(self.touchable)])

    def move_cursor(self, place: str) -> None:
        """Put the cursor somewhere."""
        self.cursor = place
        if self.view:
            self.show_choice()
        else:
            self.show_end()

    def action_touch(self) -> None:
        """Touch what is under the cursor."""
        if self.cursor in self.touchable:
            self.touch(self.cursor)

    def action_back(self) -> None:
        """One touch back."""
        if self.view and self.walk.back():
            self.chosen = None
            self.show_choice()

    def action_type(self) -> None:
        """Type a move."""
        if not self.view:
            self.say(self.texts("typed-not-now"))
            return
        example = self.view["choices"][0]["move"]
        self.app.push_screen(Line(self.texts("type-a-move", example=example), "", self.read), self.choose_typed)

    def read(self, text: str) -> Choice:
        """The choice that a typed move is, or why it cannot be."""
        choices = self.view["choices"]
        try:
            move = self.table.game.read(text)
        except BadText as wrong:
            moves = ", ".join(choice["move"] for choice in choices[:EXAMPLES])
            raise Refused(self.texts("typed-unreadable", column=wrong.column, moves=moves)) from None
        if rule := self.table.game.why_not(self.table.position, move):
            raise Refused(self.refusal(rule, self.table.game.write(move)))
        code = self.table.game.code(move)
        return next(choice for choice in choices if choice["code"] == code)

    def refusal(self, rule: Rule, move: str) -> str:
        """The rule that forbids a move, in the reader's language. If the move belongs to another step, what to do now helps more."""
        number = rule_name(rule)
        if _kind(move) not in {_kind(choice["move"]) for choice in self.view["choices"]}:
            return self.texts("typed-other-step", sentence=self.board.prompt(self.view, (), self.texts), rule=number)
        sentence = self.texts(f"rule-{self.table.game.name}-{number.replace('.', '-')}")
        said = self.texts("typed-refused", rule=number, sentence=sentence)
        return f"{said} {self.texts('ruling-note')}" if is_ruling(self.table.game.name, number) else said

    def choose_typed(self, choice: Choice | None) -> None:
        """Choose what was typed, as if it had been touched."""
        if choice is not None:
            self.walk.path = tuple(choice["paths"][0])
            self.choose()

    def say(self, note: str) -> None:
        """Say something beside the board."""
        if self.view:
            self.show_choice(note)
        elif self.record.ended.how != "open":
            self.show_end(note)
        else:
            self.log_told([Told(None, note)])

    # Undo, save, leave

    def action_undo(self) -> None:
        """Clear what is chosen; else take back, at once or if the other agrees."""
        if self.walk.path:
            self.walk.path, self.chosen = (), None
            self.show_choice()
            return
        offer = self.table.undo_offer()
        if offer is None:
            self.say(self.texts("undo-nothing"))
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

        self.app.push_screen(Question(self.texts("undo-over"), self._yes_or_no()), answered)

    def _yes_or_no(self) -> Mapping[str, str]:
        return {"yes": self.texts("button-yes"), "no": self.texts("button-no")}

    def _ask_consent(self, offer: Offer) -> None:
        asks = self.texts("undo-asks", name=self.names[offer.seat], ply=offer.ply)
        agrees = self.texts("undo-agree", other=self.names[1 - offer.seat])

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.take_back(offer)
            else:
                self.say(self.texts("undo-refused"))

        self.app.push_screen(Question(f"{asks}\n{agrees}", self._yes_or_no()), answered)

    def take_back(self, offer: Offer) -> None:
        """Go back to before a decision."""
        self.table.take_back(offer)
        self.after = Marks()
        self.log_told([Told(offer.seat, self.texts("taken-back", ply=offer.ply))])
        self.go_on()

    def action_save(self) -> None:
        """Save the game to a file of its own."""
        if self.table.file is not None:
            self.table.keep()
            self.say(self._trouble() or self.texts("saved", file=str(self.table.file)))
            return
        self.ask_file(lambda file: self.say(self.texts("saved", file=str(file))))

    def ask_file(self, then: Callable[[Path], None]) -> None:
        """Ask for a file name, save, and go on."""

        def answered(file: Path | None) -> None:
            if file is not None:
                then(file)

        self.app.push_screen(Line(self.texts("save-ask"), str(self.table.proposed_file()), self.save_as), answered)

    def save_as(self, name: str) -> Path:
        """Save to a file that does not exist yet."""
        if not name.strip():
            raise Refused(self.texts("save-name-needed"))
        file = Path(name.strip()).expanduser()
        try:
            self.table.save_as(file)
        except FileExists:
            raise Refused(self.texts("save-exists", file=str(file))) from None
        except (OSError, ValueError) as wrong:
            reason = getattr(wrong, "strerror", None) or str(wrong)
            raise Refused(self.texts("save-failed", file=str(file), reason=reason)) from None
        return file

    @property
    def asks_before_leaving(self) -> bool:
        """An open game is worth a question, and so is one whose end is not in its file."""
        return self.record.ended.how == "open" or self.table.trouble is not None

    def action_leave(self) -> None:
        """Leave, after a question if something could be lost."""
        if not self.asks_before_leaving:
            self.app.exit()
            return
        is_saved = self.table.file is not None and self.table.trouble is None
        said = [self.texts("leave-ask")] if self.record.ended.how == "open" else []
        said += [] if is_saved else [self._trouble(), self.texts("leave-unsaved")]
        answers = {name: self.texts(f"button-{name}") for name in ("save", "leave", "stay") if name != "save" or not is_saved}

        def answered(answer: str | None) -> None:
            if answer == "save":
                self.ask_file(lambda file: self.app.exit())
            elif answer == "leave":
                self.app.exit()

        self.app.push_screen(Leaving("\n".join(filter(None, said)), answers), answered)

    def action_turn(self) -> None:
        """Let the board turn to the player who decides, or stay as it is."""
        if len(self.table.people) > 1:
            self.turns = not self.turns
            self.below = self.view["to_act"] if self.turns and self.view else self.home
            self.say("")

    # The end

    def show_end(self, note: str = "") -> None:
        """Say who has won, and why the game is over."""
        if self.cursor not in self.touchable:
            self.cursor = AGAIN
        view = self.table.view()
        self.show_board(view, self.after)
        why = Told(None, self.texts("rule-quoted", rule=view["ended_by"], sentence=self.board.ended(view, self.texts)))
        self.show_action(self.result(), [why, Told(None, self.texts("do-over"))], self.buttons, self.cursor, note)
        self.show_keys((*KEYS, *KEYS_AT_THE_END))

    def action_again(self) -> None:
        """Another game, with the seats exchanged."""
        if self.record.ended.how != "open":
            self.app.switch_screen(PlayScreen(self.table.rematch(), self.texts, self.fast))


def _kind(move: str) -> str:
    """The first word of a move, which says to what step it belongs."""
    return move.partition(" ")[0]

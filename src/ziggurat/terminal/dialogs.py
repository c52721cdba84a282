"""Questions, a line to type in, and help: screens that lie over the table for a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from .board import Chapter

Accepted = TypeVar("Accepted")


class QuestionDialog(ModalScreen[str]):
    """Asks, and offers answers; Esc gives the last one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("escape", "last", show=False),
    ]

    def __init__(self, question: str, answers: Mapping[str, str]) -> None:
        """Answers are labels by what is handed back."""
        super().__init__()
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            with Horizontal():
                for name, label in self.answers.items():
                    yield Button(label, id=name, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_last(self) -> None:
        self.dismiss(list(self.answers)[-1])


class LeaveDialog(QuestionDialog):
    """Asks whether to leave."""


class InputDialog(ModalScreen[Accepted | None], Generic[Accepted]):
    """A line to type in. What cannot be accepted stays, with the reason; Esc gives up."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, prompt: str, value: str, accept: Callable[[str], Accepted]) -> None:
        """`accept` makes the answer of what was typed, or raises InputRefused."""
        super().__init__()
        self.prompt, self.value, self.accept = prompt, value, accept

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.prompt, markup=False)
            yield Input(self.value, compact=True, select_on_focus=False)
            yield Static(classes="refusal")

    def on_key(self, event: events.Key) -> None:
        # The field is not ready yet, but fingers are.
        if not isinstance(self.focused, Input):
            self.take(event)

    def take(self, event: events.Key) -> None:
        """A key that was pressed before the field could hear it."""
        if event.is_printable and event.character:
            self.value += event.character
            for field in self.query(Input):
                field.insert_text_at_cursor(event.character)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            answer = self.accept(event.value)
        except InputRefused as refused:
            self.query_one(".refusal", Static).update(Text(str(refused)))
            return
        self.dismiss(answer)


class InputRefused(Exception):
    """Why something typed is not accepted, in the reader's language."""


class HelpDialog(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,question_mark", "dismiss", show=False)]

    def __init__(self, title: str, chapters: Sequence[Chapter], close: str) -> None:
        """Chapters, and a word for closing the page."""
        super().__init__()
        self.heading, self.chapters, self.close = title, chapters, close

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page") as page:
            page.border_title = self.heading
            with VerticalScroll():
                for heading, content in self.chapters:
                    yield Static(heading, classes="heading", markup=False)
                    yield Static(content, markup=False)
            yield Button(self.close, compact=True)

    def on_button_pressed(self) -> None:
        self.dismiss()

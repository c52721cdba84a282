"""Modal screens over the table: questions, a text input, and the help."""

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
    """Asks a question with buttons for answers; Esc chooses the last one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("escape", "last", show=False),
    ]

    def __init__(self, question: str, answers: Mapping[str, str]) -> None:
        """`answers` maps each result to its label."""
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
    """The question before leaving; a type of its own, so that a second Ctrl-C can recognise it."""


class InputDialog(ModalScreen[Accepted | None], Generic[Accepted]):
    """A text input. A refused text stays in it, with the reason below it; Esc cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, prompt: str, value: str, accept: Callable[[str], Accepted]) -> None:
        """`accept` converts the text to the result, or raises InputRefused."""
        super().__init__()
        self.prompt, self.value, self.accept = prompt, value, accept

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.prompt, markup=False)
            yield Input(self.value, compact=True, select_on_focus=False)
            yield Static(classes="refusal")

    def on_key(self, event: events.Key) -> None:
        # Keys can arrive before the field has the focus.
        if not isinstance(self.focused, Input):
            self.take(event)

    def take(self, event: events.Key) -> None:
        """Add a key that was pressed before the field had the focus."""
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
    """The typed text is not accepted; the reason is in the reader's language."""


class HelpDialog(ModalScreen[None]):
    """The help, in chapters."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,question_mark", "dismiss", show=False)]

    def __init__(self, title: str, chapters: Sequence[Chapter], close: str) -> None:
        """`close` is the label of the button that closes the help."""
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

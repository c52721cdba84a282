"""The Textual app: it shows one screen until the person leaves it."""

from __future__ import annotations

from dataclasses import asdict
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from .dialogs import LeaveDialog
from .screen import TableScreen

INTERRUPTED = 130


class TerminalApp(App[None]):
    """Shows a screen, styled with its game's palette."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True)]

    def __init__(self, screen: TableScreen) -> None:
        self.first_screen = screen
        super().__init__()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of the game's table, for style.tcss."""
        return {f"table-{name.replace('_', '-')}": colour for name, colour in asdict(self.first_screen.board.palette).items()}

    def on_mount(self) -> None:
        self.push_screen(self.first_screen)

    def action_interrupt(self) -> None:
        """Leave; if something could be lost, the screen asks first. A second interrupt leaves immediately."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table and table.asks_before_leaving and not isinstance(self.screen, LeaveDialog):
            table.action_leave()
        else:
            self.exit(return_code=INTERRUPTED)


def run_screen(screen: TableScreen) -> int:
    """Run the app with a screen and return the exit code."""
    app = TerminalApp(screen)
    app.run()
    return app.return_code or 0

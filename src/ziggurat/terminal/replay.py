"""The screen for replaying a record, with analysis."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from ziggurat.bots.analysis import Judgement, decisions
from ziggurat.core.game import CHANCE
from ziggurat.core.record import Played, Record, TakenBack
from ziggurat.locales import Texts

from .board import Frame, Marks, Sentence, board_of
from .dialogs import InputDialog, InputRefused
from .hints import Hints
from .names import names_in
from .screen import TableScreen
from .widgets import Log

KEYS = (
    ("?", "help", "help"),
    ("q", "quit", "leave"),
    ("←", "back", "step(-1)"),
    ("→", "step", "step(1)"),
    ("a", "analyse", "analyse"),
    ("Home End", "ends", "ends"),
    ("Space", "play", "play"),
    ("g", "jump", "jump"),
    ("m", "mistake", "mistake"),
    ("t", "turn", "turn"),
)
STEP_SECONDS = 1.0
"""Seconds per move in automatic replay."""


class ReplayScreen(TableScreen):
    """A record, shown as moments: the start, and one after every entry."""

    KEYS_TO_EXPLAIN: ClassVar[Sequence[str]] = ("step", "ends", "play", "jump", "analyse", "side", "log", "leave")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("space", "play", show=False),
        Binding("g", "jump", show=False),
        Binding("a", "analyse", show=False),
        Binding("m", "mistake", show=False),
        Binding("t", "turn", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]

    def __init__(self, record: Record, texts: Texts, simulations: int | None = None) -> None:
        super().__init__(record, board_of(record.game.name), names_in(record, texts), 0, texts)
        self.heading = f"{self.heading} · {texts('replay-title')}"
        self.moments = list(record.moments())
        self.at = 0
        self.sentences_at = cache(self._sentences_at)
        self.hints, self.simulations = Hints(record.game.name), simulations
        self.judged: dict[int, Judgement] = {}
        """The judgements so far, by the number of the moment after the move."""
        self.note = ""

    def on_mount(self) -> None:
        self.player = self.set_interval(STEP_SECONDS, self.play_on, pause=True)
        self.playing = False
        self.show_keys((*KEYS, *self.view_mode_keys()))
        self.go_to(0)

    def progress(self) -> str:
        """The number of the move that is shown."""
        return self.at_move(self.moments[self.at].ply)

    def go_to(self, at: int) -> None:
        """Show another moment; a single step forward is animated."""
        steps, self.at = at - self.at, at
        self.show_moment(animate=steps == 1)

    @work(exclusive=True, group="course")
    async def show_moment(self, animate: bool) -> None:
        """Show the board, the move that led to it, and the log up to it."""
        self.query_one(Log).set_lines(line for at in range(self.at + 1) for line in self.lines(self.sentences_at(at)))
        self.show_action(self._heading(), self._body(), {}, "", self.note)
        *waves, end = self._frames()
        if animate:
            await self.show_waves(waves)
        self.show_board(self.record.game.view(self.moments[self.at].position), Marks(moved=end.marks.moved))

    def _heading(self) -> str:
        moment = self.moments[self.at]
        return self.texts("replay-at", ply=moment.ply, total=self.record.ply) if self.at else self.texts("replay-start")

    def _body(self) -> Sequence[Sentence]:
        moment = self.moments[self.at]
        sentences = list(self.sentences_at(self.at))
        if isinstance(moment.entry, Played):
            seat, move = moment.entry.seat, self.record.game.write(moment.entry.move)
            name = self.texts("chance") if seat == CHANCE else self.names[seat]
            sentences.insert(0, Sentence(None, self.texts("replay-move", name=name, move=move)))
        if (judgement := self.judged.get(self.at)) is not None and judgement.grade != "fine":
            sentences.insert(1, Sentence(None, self._judgement(judgement)))
        if self.at == len(self.moments) - 1:
            is_open = self.record.ended.how == "open"
            sentences.append(Sentence(None, self.texts("replay-open") if is_open else self.result()))
        return sentences

    def _judgement(self, judgement: Judgement) -> str:
        """The cost of a mistake, and the better moves."""
        better = ", ".join(map(self.record.game.write, judgement.best.line))
        return self.texts("analysis-says", grade=judgement.grade, percent=round(100 * judgement.cost), moves=better)

    def _frames(self) -> list[Frame]:
        entry, before, position, _ = self.moments[self.at]
        game = self.record.game
        if isinstance(entry, Played):
            return self.board.frames(game.view(before), game.events(before, entry.move))
        return [Frame(game.view(position), Marks())]

    def _sentences_at(self, at: int) -> list[Sentence]:
        entry, before, _, _ = self.moments[at]
        game = self.record.game
        match entry:
            case Played(_, move):
                return self.board.describe(game.view(before), game.write(move), game.events(before, move), self.names, self.texts)
            case TakenBack(ply, by, undo):
                return [Sentence(by, self.texts("taken-back-by", name=self.names[by], ply=ply, terms=undo))]
        return []

    def action_step(self, steps: int) -> None:
        """Go forward or back by some moments."""
        at = min(max(self.at + steps, 0), len(self.moments) - 1)
        if at != self.at:
            self.go_to(at)

    def action_first(self) -> None:
        """Go to the start."""
        self.go_to(0)

    def action_last(self) -> None:
        """Go to the end."""
        self.go_to(len(self.moments) - 1)

    def action_ends(self) -> None:
        """Go to the start, or from there to the end: one clickable key does both."""
        self.go_to(0 if self.at else len(self.moments) - 1)

    def action_play(self) -> None:
        """Start or stop automatic replay."""
        self.playing = not self.playing
        if self.playing:
            self.player.resume()
        else:
            self.player.pause()

    def play_on(self) -> None:
        """Go to the next moment, and stop at the end."""
        self.action_step(1)
        if self.at == len(self.moments) - 1:
            self.action_play()

    def action_jump(self) -> None:
        """Ask for the number of a move and go there."""

        def answered(at: int | None) -> None:
            if at is not None:
                self.go_to(at)

        self.app.push_screen(InputDialog(self.texts("replay-jump", total=self.record.ply), "", self.moment_of), answered)

    def moment_of(self, text: str) -> int:
        """The last moment after the typed number of moves. Raises InputRefused if there is none."""
        found = [at for at, moment in enumerate(self.moments) if str(moment.ply) == text.strip()]
        if not found or int(text) > self.record.ply:
            raise InputRefused(self.texts("replay-jump-wrong", total=self.record.ply))
        return found[-1]

    @work(exclusive=True, group="analysis")
    async def action_analyse(self) -> None:
        """Judge the decisions one by one from the first, and show each judgement immediately."""
        moments = {moment.ply: at for at, moment in enumerate(self.moments) if isinstance(moment.entry, Played)}
        todo = list(decisions(self.record))
        for done, decision in enumerate(todo):
            self._show_note(self.texts("analysis-progress", done=done, of=len(todo)))
            at = moments[decision.ply + 1]
            if at not in self.judged:
                self.judged[at] = await self.hints.judge(decision, self.simulations)
        self._show_note(self.texts("analysis-done", number=len(self.mistakes)))

    def _show_note(self, note: str) -> None:
        self.note = note
        self.show_action(self._heading(), self._body(), {}, "", note)

    @property
    def mistakes(self) -> list[int]:
        """The moments of the mistakes that are known so far."""
        return sorted(at for at, judgement in self.judged.items() if judgement.grade != "fine")

    def action_mistake(self) -> None:
        """Go to the next mistake; after the last one, go to the first."""
        if mistakes := self.mistakes:
            self.go_to(next((at for at in mistakes if at > self.at), mistakes[0]))

    def action_turn(self) -> None:
        """Turn the board."""
        self.below = (self.below + 1) % len(self.names)
        self.show_moment(animate=False)

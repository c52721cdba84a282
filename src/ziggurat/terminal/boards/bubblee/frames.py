"""The frames of a move's animation, made from its events."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.core.game import Event, View
from ziggurat.games.bubblee.events import Drew, Exchanged, Fell, Left, Line, Placed, Scored, Sent, Swapped, Touching

from ...board import Frame, Marks
from .places import pieces_of, with_pieces


class FrameRecorder:
    """Applies events to a view, and adds a frame before each group is taken."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pieces = pieces_of(view)
        self.points = list(view["points"])
        self.hand = view["hand"]
        self.frames: list[Frame] = []
        self.coming: set[str] = set()
        self.shining: set[str] = set()
        self.moved: set[str] = set()

    def apply(self, event: Event) -> None:
        """Apply an event."""
        match event:
            case Drew(_, colour):
                self.hand = colour
            case Placed(colour, place):
                self._put(colour, place)
                self.hand = None
            case Swapped(first, second) | Exchanged(_, first, second):
                self.pieces[first], self.pieces[second] = self.pieces[second], self.pieces[first]
                self.moved |= {first, second}
            case Fell(_, colour, source, target) | Sent(_, colour, source, target):
                self._fall(colour, source, target)
            case Line(_, _, places) | Touching(_, _, places):
                self.shining |= set(places)
            case Scored(seat, points, places):
                self._take(places)
                if seat < len(self.points):
                    self.points[seat] += points
            case Left(places):
                self._take(places)

    def _put(self, colour: str, place: str) -> None:
        self.pieces[place] = colour
        self.moved.add(place)

    def _fall(self, colour: str, source: str, target: str) -> None:
        del self.pieces[source]
        # A Bubblee that falls because others below it were taken is marked only if it had just arrived.
        if source.partition(" ")[2][:1] != target.partition(" ")[2][:1] or source.startswith("sky"):
            self.coming.add(target)
            self._put(colour, target)
            return
        self.pieces[target] = colour
        if source in self.moved:
            self.moved = self.moved - {source} | {target}

    def _take(self, places: Iterable[str]) -> None:
        self.shining |= set(places)
        self.add_frame()
        for place in places:
            self.pieces.pop(place, None)
        self.moved -= set(places)
        self.coming, self.shining = set(), set()

    def add_frame(self) -> None:
        """Add a frame of the current board."""
        view = View(with_pieces(self.view, self.pieces), points=self.points[:], hand=self.hand)
        marks = Marks(moved=frozenset(self.moved), coming=frozenset(self.coming), shining=frozenset(self.shining))
        self.frames.append(Frame(view, marks))


def frames(view: View, events: Iterable[Event]) -> list[Frame]:
    """A frame before each wave is taken, and one after the move. A wave that waits for a decision stays highlighted."""
    recorder = FrameRecorder(view)
    for event in events:
        recorder.apply(event)
    recorder.add_frame()
    return recorder.frames

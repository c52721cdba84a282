"""The part of the board that is shown: the quarry, or a garden from above or one level of it."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.core.game import Seat

from ...board import Scene

QUARRY_STEPS = ("lay", "first", "remove", "dig", "uncover", "token")
"""The steps that need the quarry."""


class ViewMode(NamedTuple):
    """The shown part of the table: the quarry, a whole garden from above, or a single level of a garden."""

    seat: Seat
    level: int | None = None
    quarry: bool = False


def view_mode_of(scene: Scene) -> ViewMode:
    """The part that the person has chosen, or else the part that the step needs."""
    view = scene.frame.view
    match scene.view_mode.split():
        case ["quarry"]:
            return ViewMode(_owner(scene), quarry=True)
        case ["garden", seat]:
            return ViewMode(int(seat) - 1)
        case ["garden", seat, level]:
            return ViewMode(int(seat) - 1, int(level))
    return ViewMode(_owner(scene), quarry=view["step"] in QUARRY_STEPS)


def _owner(scene: Scene) -> Seat:
    """The seat whose garden is shown by default: the active one during the game."""
    view = scene.frame.view
    return scene.below if view["active"] is None or view["step"] == "over" else int(view["active"])


def change_view(scene: Scene, key: str) -> str:
    """The view mode after a key: the quarry or a garden, the next garden, the next lower level."""
    mode = view_mode_of(scene)
    if key == "v":
        return f"garden {mode.seat + 1}" if mode.quarry else "quarry"
    if key == "o":
        return f"garden {(mode.seat + 1) % len(scene.frame.view['gardens']) + 1}"
    highest = max(scene.frame.view["gardens"][mode.seat]["levels"])
    level = highest if mode.level is None else mode.level - 1
    return f"garden {mode.seat + 1} {level}" if level else f"garden {mode.seat + 1}"

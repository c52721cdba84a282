"""The panel next to Babylon's board: the round token, the score of a garden and its sets; at the end, the scores of all gardens."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.core.game import View
from ziggurat.games.babylon.components import FLOWERS, SYMBOLS
from ziggurat.locales import Texts

from ...board import Scene
from .places import Garden
from .signs import FLOWER, FLOWER_LETTER, LETTER_OF
from .view_mode import view_mode_of
from .words import CATEGORIES


def panel(scene: Scene, roomy: bool) -> RenderableType:
    """The token in force and the score of the garden on the board; when the game is over, the scores of all gardens."""
    view, texts = scene.frame.view, scene.texts
    if view["step"] == "over":
        return _all_gardens(view, texts)
    garden = view["gardens"][view_mode_of(scene).seat]
    score = _score_table(garden, texts) if roomy else _score_lines(garden, texts)
    heading = [Text(), _heading(garden, texts)] if roomy else []
    return Group(_token(view, texts), *heading, score, _sets(garden, texts))


def _token(view: View, texts: Texts) -> Text:
    """The effect of the round's token; the first round has none (8.1)."""
    does = texts(f"token-{view['effect'] or 'none'}-does")
    return Text.assemble((f"{texts('babylon-token')} ", "bold"), does)


def _heading(garden: Garden, texts: Texts) -> Text:
    return Text.assemble((texts("babylon-score"), "bold"), f": {garden['score']['total']}")


def _score_table(garden: Garden, texts: Texts) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    for category in CATEGORIES:
        grid.add_row(texts(f"babylon-score-{category}"), Text(str(garden["score"][category]), "bold"))
    return grid


def _score_lines(garden: Garden, texts: Texts) -> Text:
    """The categories that score, in a short list."""
    worth = [(category, garden["score"][category]) for category in CATEGORIES if garden["score"][category]]
    shown = [Text.assemble(f"{texts(f'babylon-score-{category}')} ", (str(points), "bold")) for category, points in worth]
    return Text(", ").join(shown) if shown else Text(texts("babylon-no-score"))


def _sets(garden: Garden, texts: Texts) -> Text:
    """The number of each decoration and each flower, for the sets."""
    standing = [one["kind"] for one in garden["pieces"] if "state" not in one]
    pieces = " ".join(f"{LETTER_OF[kind]}{standing.count(kind)}" for kind in SYMBOLS)
    flowers = " ".join(f"{FLOWER[FLOWER_LETTER[name]].sign}{number}" for name, number in zip(FLOWERS, garden["flowers"], strict=True))
    return Text.assemble((f"{texts('babylon-sets')} ", "bold"), pieces, "  ", flowers)


def _all_gardens(view: View, texts: Texts) -> Table:
    """The scores of all gardens; the tie-break only if points are equal (9.7)."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column()
    for _ in view["gardens"]:
        grid.add_column(justify="right")
    grid.add_row("", *(Text(FLOWER[FLOWER_LETTER[garden["flower"]]].sign, "bold") for garden in view["gardens"]))
    for category in CATEGORIES:
        grid.add_row(texts(f"babylon-score-{category}"), *(str(garden["score"][category]) for garden in view["gardens"]))
    grid.add_row(texts("babylon-score-total"), *map(str, view["points"]), style="bold")
    if len(set(view["points"])) < len(view["points"]):
        bare = (garden["levels"].count(0) for garden in view["gardens"])
        grid.add_row(texts("babylon-score-bare"), *map(str, bare))
    grid.add_row(texts("babylon-score-rank"), *map(str, view["ranks"]), style="bold")
    return grid

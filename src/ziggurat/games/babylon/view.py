"""The position and its choices as plain data for clients: enough to draw it and to choose a move. Choices are paths of touches.

The view combines up to 3,700 builds into a few products, one for each group of sites (see core.paths). The factors of a product are
the tile, the place, the free space and the rotation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any

from ziggurat.core.game import CHANCE, Seat, View, rule_name
from ziggurat.core.moves import Move
from ziggurat.core.paths import Path

from .components import (
    BLOCK_CELL,
    CELLS,
    CORNERS,
    EDGES,
    EFFECTS,
    FLOOR,
    FLOWERS,
    NO_EFFECT,
    NO_TILE,
    PIECES,
    REMOVALS,
    ROUNDS,
    STACKS,
    SYMBOLS,
)
from .events import cell_name, stack_name
from .garden import feet, price
from .legal import has_tile, step_of
from .moves import (
    BUILD_CODE,
    FREES,
    LAY_CODE,
    MOVES,
    ROTATIONS,
    SITE_CODES,
    SITES,
    SOURCES,
    STATUE_CODE,
    Bridge,
    Build,
    Dig,
    End,
    Fountain,
    Remove,
    Stairs,
    Statue,
    Wild,
    site_block,
    site_free,
    site_level,
)
from .notation import write
from .possible import is_support, pieces_of, spaces_of, tiles_of
from .quarry import dig_pillars, edge_gives, flower_pillars
from .scoring import BY_LAST_TOKEN, breakdown, flowers_seen, piece_is_visible, ranks, tile_is_visible, worth
from .state import (
    NOBODY,
    NONE_USED,
    NOT_SEEN,
    OVER,
    STEP_NAMES,
    Laid,
    Piece,
    State,
    corner_of,
    has,
    kind_of,
    level_at,
    level_of,
    rotation_of,
    showing,
    surface,
    tile_of,
)
from .tiles import SYMBOL_LETTERS, tile_name, write_face

PIECE_LETTERS = SYMBOL_LETTERS + "v"
"""The letters of the pieces: decorations have those of their symbols, and the belvedere has v."""
FREE_NAMES = ("none", "top left", "top right", "low right", "low left")
"""The names of a tile's free space: none, or the corner where it is."""


def view(board: View, s: State, seat: Seat | None, moves: Iterable[Move], sites: Sequence[int]) -> View:
    """The view of a seat or a spectator: the board, with the yields of the quarry and the moves that the seat can choose from.

    `moves` are the legal moves that are not builds, `sites` the sites of the builds.
    """
    return View(
        **board,
        seat=seat,
        quarry=[_stack(s, stack, _digger(s, seat)) for stack in range(STACKS)],
        costs=_costs(s, sites),
        choices=[*_builds(s, sites), *(_choice(move) for move in moves)],
    )


def board(s: State, to_act: Seat | None) -> View:
    """The part of a view that is the same for all: gardens, tokens, the actor and the step."""
    return View(
        game="babylon",
        step=STEP_NAMES[s.step],
        round=s.round,
        rounds=ROUNDS[s.seats],
        removals=REMOVALS[s.seats] - s.removed,
        active=None if s.active == NOBODY else s.active,
        first=None if s.first == NOBODY else s.first,
        to_act="chance" if to_act == CHANCE else to_act,
        effect=None if s.effect == NO_EFFECT else EFFECTS[s.effect],
        tokens={effect: number for effect, number in zip(EFFECTS, s.tokens, strict=True) if number},
        supply="printed" if s.printed_supply else "endless",
        gardens=[garden_view(s, owner) for owner in range(s.seats)],
        points=[breakdown(s, owner).total for owner in range(s.seats)],
        ended_by=rule_name(BY_LAST_TOKEN) if s.step == OVER else None,
        ranks=list(ranks(s)) if s.step == OVER else None,
    )


def _digger(s: State, seat: Seat | None) -> Seat | None:
    """The seat for which the yields of the quarry are shown: the seat of the view, else the active player; None between turns."""
    if seat is not None and seat != CHANCE:
        return seat
    return None if s.active == NOBODY else s.active


def _tile(s: State, tile: int) -> dict[str, Any] | None:
    """A tile with the letters of its face, not rotated; docs/notation.md explains them."""
    return None if tile == NO_TILE else {"id": tile_name(tile), "face": write_face(s.faces[tile])}


def _stack(s: State, stack: int, digger: Seat | None) -> dict[str, Any]:
    """A stack of the quarry: its height, its top tile, and the yield of digging it, with the reasons (4.2, 4.3, 8.2)."""
    shown: dict[str, Any] = {"stack": stack_name(stack), "layer": s.layers[stack], "tile": None}
    if s.layers[stack] == FLOOR or s.visible[stack] == NOT_SEEN:
        return shown
    shown["tile"] = _tile(s, s.visible[stack])
    edges = [edge_gives(s, stack, edge) for edge in range(EDGES)]
    flower = 0 if digger is None else flower_pillars(s, stack, digger)
    total = sum(edges) + flower if digger is None else dig_pillars(s, stack, digger)
    return shown | {"yield": {"total": total, "edges": edges, "flower": flower, "token": total - sum(edges) - flower}}


def garden_view(s: State, seat: Seat) -> dict[str, Any]:
    """A garden: its owner's store, its tiles and pieces, the view from above, and its score."""
    score = breakdown(s, seat)
    is_turn = seat == s.active
    return {
        "flower": FLOWERS[s.flowers[seat]],
        "singles": s.singles[seat],
        "doubles": s.doubles if is_turn else 0,
        "stored": _tile(s, s.stored[seat]),
        "dug": _tile(s, s.dug) if is_turn else None,
        "tiles": [_laid(s, seat, index, tile) for index, tile in enumerate(tiles_of(s, seat))],
        "pieces": [_piece(s, seat, one) for one in pieces_of(s, seat)],
        "levels": _levels(s, seat),
        "symbols": _symbols(s, seat),
        "standing": _standing(s, seat),
        "closed": [cell_name(cell) for cell in range(CELLS) if has(s.under_bridge[seat], cell)],
        "fresh": _fresh_symbols(s) if is_turn else {},
        "wild": _wild(s) if is_turn else None,
        "flowers": flowers_seen(s, seat),
        "score": score._asdict() | {"total": score.total},
    }


def _laid(s: State, seat: Seat, index: int, tile: Laid) -> dict[str, Any]:
    """A tile in a garden, with its face as it lies."""
    shown = {
        "id": tile_name(tile_of(tile)),
        "face": write_face(s.faces[tile_of(tile)], rotation_of(tile)),
        "at": f"{cell_name(corner_of(tile))}:{level_of(tile)}",
        "turned": rotation_of(tile),
    }
    if not tile_is_visible(s, seat, tile):
        shown["hidden"] = True
    if seat == s.active and index >= s.number_of_tiles[seat] - s.built:
        shown["new"] = True
    return shown


def _piece(s: State, seat: Seat, one: Piece) -> dict[str, Any]:
    """A piece: its kind, its spaces, its points, and its state if it is hidden or a support."""
    visible = piece_is_visible(s, seat, one)
    shown: dict[str, Any] = {
        "kind": PIECES[kind_of(one)],
        "on": " ".join(f"{cell_name(cell)}:{level}" for cell, level in spaces_of(one)),
        "points": worth(one) if visible else 0,
    }
    return shown if visible else shown | {"state": "support" if is_support(s, seat, one) else "hidden"}


def _levels(s: State, seat: Seat) -> list[int]:
    """The level of each cell's topmost surface, a1, b1 … h8."""
    return [level_at(s, seat, cell) for cell in range(CELLS)]


def _symbols(s: State, seat: Seat) -> str:
    """The letter of the symbol that each cell's topmost space shows."""
    letters = ["."] * CELLS
    for symbol, letter in enumerate(SYMBOL_LETTERS):
        shown = showing(s, seat, symbol)
        for cell in range(CELLS):
            if has(shown, cell):
                letters[cell] = letter
    return "".join(letters)


def _standing(s: State, seat: Seat) -> str:
    """The letter of the visible piece on each cell."""
    letters = ["."] * CELLS
    for one in pieces_of(s, seat):
        for cell, level in spaces_of(one):
            if has(surface(s, seat, level), cell):
                letters[cell] = PIECE_LETTERS[kind_of(one)]
    return "".join(letters)


def _fresh_symbols(s: State) -> dict[str, str]:
    """The free symbols on tiles of this turn, by cell. In later turns, a decoration on such a symbol also needs a newer tile (6.2)."""
    cells = [cell for cell in range(CELLS) if has(s.fresh, cell) and not has(s.occupied[s.active] | s.under_bridge[s.active], cell)]
    return {cell_name(cell): name for cell in cells for symbol, name in enumerate(SYMBOLS) if has(showing(s, s.active, symbol), cell)}


def _wild(s: State) -> dict[str, Any] | None:
    if s.wild_cell == NONE_USED:
        return None
    return {"on": f"{cell_name(s.wild_cell)}:{s.wild_level}", "symbol": SYMBOLS[s.wild_symbol]}


# Choices


def site_name(here: int) -> str:
    """The name of a tile's place at a site, such as c4:2."""
    return f"{cell_name(BLOCK_CELL[site_block(here)])}:{site_level(here)}"


def _by_place(sites: Iterable[int]) -> dict[int, list[int]]:
    """The free spaces of the sites, by level and block; a key is the site without a free space."""
    places: dict[int, list[int]] = {}
    for here in sites:
        places.setdefault(here - site_free(here), []).append(site_free(here))
    return places


def _costs(s: State, sites: Iterable[int]) -> dict[str, list[int | None]]:
    """For each place the costs in single pillars: without a free space, then with each corner free; None if it is not possible."""
    costs: dict[str, list[int | None]] = {}
    for place, frees in _by_place(sites).items():
        here, corner = feet(s, s.active, site_level(place)), BLOCK_CELL[site_block(place)]
        costs[site_name(place)] = [price(s, here, corner, free) if free in frees else None for free in range(FREES)]
    return costs


def _builds(s: State, sites: Iterable[int]) -> list[dict[str, Any]]:
    """All builds. Each group of places with the same free spaces is a product of tile, place, free space and rotation."""
    sources = {f"tile {name}": source * SITE_CODES for source, name in enumerate(SOURCES) if has_tile(s, source)}
    turns = {f"turn {rotation}": rotation for rotation in range(ROTATIONS)}
    groups: dict[tuple[int, ...], dict[str, int]] = {}
    for place, frees in _by_place(sites).items():
        groups.setdefault(tuple(frees), {})[f"site {site_name(place)}"] = place * ROTATIONS
    return [
        {"code": BUILD_CODE, "factors": [sources, places, {f"free {FREE_NAMES[free]}": free * ROTATIONS for free in frees}, turns]}
        for frees, places in groups.items()
    ]


def _choice(move: Move) -> dict[str, Any]:
    return {"code": move.code, "move": write(move), "paths": [list(path) for path in paths(move)]}


def paths(move: Move) -> list[Path]:
    """The paths of touches to a move: stacks, cells, pieces and buttons. Two cells can be touched in either order."""
    match move:
        case Remove(stack) | Dig(stack):
            return [(f"stack {stack_name(stack)}",)]
        case Build(source, corner, level, rotation, free):
            corner_name = FREE_NAMES[0 if free is None else 1 + CORNERS.index(free - corner)]
            return [(f"tile {source}", f"site {cell_name(corner)}:{level}", f"free {corner_name}", f"turn {rotation}")]
        case Statue(cell):
            return [("statue", _cell(cell))]
        case Stairs(first, second) | Fountain(first, second) | Bridge(first, second):
            return [(type(move).__name__.lower(), *cells) for cells in permutations((_cell(first), _cell(second)))]
        case Wild(cell, symbol):
            return [("wild", _cell(cell), f"symbol {SYMBOLS[symbol]}")]
        case End(keep):
            return [("end",)] if keep is None else [("end", f"keep {keep}")]
    return []


def _cell(cell: int) -> str:
    return f"cell {cell_name(cell)}"


def completions(s: State, path: Sequence[str]) -> list[Move]:
    """The decisions of this step, legal or not, that a path of touches may lead to. Builds that differ only by rotation count once."""
    start = tuple(path)
    decisions = (move for move in _candidates(start) if step_of(move.code) == s.step)
    return [move for move in decisions if any(one[: len(start)] == start for one in paths(move))]


def _candidates(start: Path) -> Iterator[Move]:
    """The builds of the tile that was touched first. Without such a tile, all other decisions; for an empty path, all builds too."""
    touched = [source for source, name in enumerate(SOURCES) if start[:1] == (f"tile {name}",)]
    turned = next((rotation for rotation in range(ROTATIONS) if start[3:4] == (f"turn {rotation}",)), 0)
    for source in touched or (range(len(SOURCES)) if not start else ()):
        first = BUILD_CODE + source * SITE_CODES + turned
        yield from (MOVES[first + here * ROTATIONS] for here in range(SITES))
    if not touched:
        yield from (MOVES[code] for code in (*range(BUILD_CODE), *range(STATUE_CODE, LAY_CODE)))

"""A naive second implementation of Babylon, for tests to compare the engine with.

It is written from the rules text alone and prefers being obviously right to being fast. The numbers in
brackets are those of RULES.md. Columns and rows count from 0 inside, and are letters and numbers in texts;
seats count from 0 everywhere but in the chance move `first 2`, which means the second seat.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

FLOWERS = ("white", "pink", "blue", "orange")
SYMBOLS = ("statue", "stairs", "fountain", "bridge")
EFFECTS = ("single", "double", "wild-symbol", "wild-space", "flower", "less", "none")  # 8.2 (a) to (f), and none
LAYERS = {"basalt": 1, "granite": 2, "clay": 3}  # the quarry's floor is 0 (2.2)
MATERIALS = {layer: material for material, layer in LAYERS.items()}
BOARD = 8  # 1.1
QUARRY = 4  # 2.2
STORE = 6  # 1.2
ROUNDS = {2: 15, 3: 13, 4: 11}  # 3.1
REMOVALS = {2: 6, 3: 3, 4: 0}  # 2.5
PRINTED = {"statue": 38, "stairs": 15, "fountain": 15, "bridge": 15}  # 1.6

Cell = tuple[int, int]  # column, row
SCORES = ("height", "statues", "fountains", "bridges", "stairs", "belvederes", "diversity", "flowers")


@dataclass(frozen=True)
class Tile:
    """A terrace tile or a starting tile (1.3, 1.4). The spaces go clockwise from the top left (10.1), "" is none."""

    id: str
    material: str | None
    flower: str
    spaces: tuple[str, ...]


@dataclass
class Laid:
    """A tile in a garden: its lower left cell, its level and rotation, and what it rests on (5.3, 5.4)."""

    tile: Tile
    corner: Cell
    level: int
    rotation: int
    supports: dict[Cell, str]  # cell -> single, double or statue
    this_turn: bool = True


@dataclass
class Piece:
    """A belvedere or a decoration: the cells that it stands on and the levels of the tiles there."""

    kind: str
    cells: tuple[Cell, ...]
    levels: tuple[int, ...]
    support: bool = False  # a statue that carries a tile is a statue no more (5.9)


@dataclass
class Garden:
    """All that has been built on one board."""

    tiles: list[Laid] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    wild: tuple[Cell, int, str] | None = None  # a space, cell and level, and the symbol it has until the turn ends (8.3)


@dataclass
class View:
    """A garden from above: per cell the topmost tile and what stands on it, and the cells under bridges."""

    top: dict[Cell, Laid]
    piece: dict[Cell, Piece]
    under_bridge: set[Cell]


@dataclass
class Seat:
    """A player."""

    flower: str
    stored: Tile | None
    garden: Garden = field(default_factory=Garden)
    dug: Tile | None = None
    singles: int = 0
    doubles: int = 0


class SeatPicture(TypedDict):
    """All there is to see of a player."""

    flower: str
    tiles: list[tuple[str, str, int, int, bool]]  # tile, lower left cell, level, rotation, built this turn; sorted
    pieces: list[tuple[str, tuple[str, ...], tuple[int, ...], str]]  # kind, cells, levels, visible/hidden/support; sorted
    singles: int
    doubles: int
    stored: str | None
    dug: str | None
    wild: tuple[str, int, str] | None  # cell, level, symbol
    scores: dict[str, int]


class Picture(TypedDict):
    """All there is to see of a position."""

    step: str
    to_act: int | str | None
    round: int  # 0 before the first turn
    active: int | None  # None while the clay is laid, the first player drawn or a token turned, and at the end
    first: int | None
    quarry: list[tuple[int, str | None] | None]  # a1, b1, ... d4: layer and tile; (layer, None) is still to be seen, None empty
    seats: list[SeatPicture]
    effect: str | None  # the token in force; None in round 1 and between two rounds
    turned: list[str]
    ranks: tuple[int, ...] | None


# ---------------------------------------------------------------- reading and writing text


def read_tiles(text: str) -> tuple[list[Tile], list[Tile]]:
    """The terrace tiles and the starting tiles of tiles.toml; tiles are numbered within their material."""
    file = tomllib.loads(text)
    tiles: list[Tile] = []
    for entry in file["tiles"]:
        number = 1 + sum(tile.material == entry["material"] for tile in tiles)
        tiles.append(Tile(f"{entry['material']}-{number}", entry["material"], entry["flower"], tuple(entry["spaces"])))
    starting = [Tile(f"start-{entry['flower']}", None, entry["flower"], tuple(entry["spaces"])) for entry in file["starting"]]
    return tiles, starting


def read_tokens(text: str) -> list[str]:
    """The effects of tokens.toml."""
    return [entry["effect"] for entry in tomllib.loads(text)["tokens"]]


def name(cell: Cell) -> str:
    """A cell or a stack as text: column letter, row number (1.1, 2.2)."""
    return "abcdefgh"[cell[0]] + str(cell[1] + 1)


def read_cell(text: str) -> Cell:
    """The reverse of name."""
    return "abcdefgh".index(text[0]), int(text[1]) - 1


# ---------------------------------------------------------------- the quarry

Quarry = dict[Cell, tuple[int, Tile | None]]  # stack -> layer of the top tile and that tile; (0, None) is the floor

STACKS: list[Cell] = [(column, row) for row in range(QUARRY) for column in range(QUARRY)]  # in the order of 2.2


def neighbours(cell: Cell) -> list[Cell]:
    """Left, right, below, above; some may lie outside."""
    column, row = cell
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def edge_pillars(quarry: Quarry, stack: Cell) -> int:
    """Pillars for the four edges of a tile as it lies: all but those that border a higher layer (4.2)."""
    own_layer = quarry[stack][0]
    pillars = 0
    for other in neighbours(stack):
        outside = other not in quarry
        if outside or quarry[other][0] <= own_layer:
            pillars += 1
    return pillars


def dig_pillars(quarry: Quarry, stack: Cell, flower: str, effect: str | None) -> int:
    """All pillars that a dig gives to a player with that flower (4.2, 4.3, 8.2 e and f, 8.3)."""
    tile = quarry[stack][1]
    assert tile is not None
    pillars = edge_pillars(quarry, stack)
    if tile.flower == flower:
        pillars += 2 if effect == "flower" else 1
    if effect == "less":
        pillars = max(0, pillars - 1)
    return pillars


# ---------------------------------------------------------------- a garden from above


def block(corner: Cell) -> list[Cell]:
    """The four cells of a tile, clockwise from the top left, as its spaces are listed (10.1)."""
    column, row = corner
    return [(column, row + 1), (column + 1, row + 1), (column + 1, row), (column, row)]


def printed_symbol(laid: Laid, cell: Cell) -> str:
    """The symbol printed on a tile's space; a quarter turn clockwise moves the top left one to the top right (10.1)."""
    return laid.tile.spaces[(block(laid.corner).index(cell) - laid.rotation) % 4]


def middle(bridge: tuple[Cell, ...]) -> Cell:
    """The cell between the two ends of a bridge (6.6)."""
    (column, row), (other_column, other_row) = bridge
    return (column + other_column) // 2, (row + other_row) // 2


def from_above(garden: Garden) -> View:
    """The garden from above."""
    top: dict[Cell, Laid] = {}
    for laid in sorted(garden.tiles, key=lambda laid: laid.level):
        for cell in block(laid.corner):
            top[cell] = laid
    piece: dict[Cell, Piece] = {}
    for one in garden.pieces:
        for cell, level in zip(one.cells, one.levels, strict=True):
            if top[cell].level == level:
                piece[cell] = one
    return View(top, piece, {middle(one.cells) for one in garden.pieces if one.kind == "bridge"})


def surface(view: View, cell: Cell) -> int:
    """The level of a cell's topmost surface; a slot of the board is level 0 (5.4)."""
    return view.top[cell].level if cell in view.top else 0


def tile_visible(view: View, laid: Laid) -> bool:
    """True if one of a tile's four spaces has no tile over it (9.1)."""
    return any(view.top[cell] is laid for cell in block(laid.corner))


def piece_visible(view: View, piece: Piece) -> bool:
    """True if one of a piece's spaces has no tile over it (9.1)."""
    return any(view.piece.get(cell) is piece for cell in piece.cells)


def piece_counts(view: View, piece: Piece) -> bool:
    """True if a piece scores: visible and not a support (5.9, 9.1)."""
    return piece_visible(view, piece) and not piece.support


# ---------------------------------------------------------------- building tiles


def statue_below(view: View, cell: Cell, level: int) -> bool:
    """True if a visible statue is exactly one level below a tile of that level (5.9)."""
    return cell in view.piece and view.piece[cell].kind == "statue" and surface(view, cell) == level - 1


def support_for(view: View, cell: Cell, level: int) -> str | None:
    """The support for a space of a tile: a statue, a single or a double; None if there is none (5.4, 5.5, 5.9)."""
    if statue_below(view, cell, level):
        return "statue"
    if cell in view.piece:
        return None
    return {1: "single", 2: "double"}.get(level - surface(view, cell))


def may_hang(view: View, cell: Cell, level: int) -> bool:
    """True if the free space may be over a cell: not over a statue that has to carry it (5.9), not in the way of stairs (5.10)."""
    if statue_below(view, cell, level):
        return False
    piece = view.piece.get(cell)
    lower_half_of_stairs = piece is not None and piece.kind == "stairs" and surface(view, cell) == min(piece.levels)
    return not (lower_half_of_stairs and surface(view, cell) == level - 1)


def room_for_tile(garden: Garden, view: View, corner: Cell, level: int) -> bool:
    """True if a tile may lie there, provided it can be supported."""
    if any(laid.corner == corner for laid in garden.tiles):
        return False  # 5.11
    if level > 1 and not any(laid.level == level - 1 for laid in garden.tiles):
        return False  # 5.12
    if any(cell in view.under_bridge for cell in block(corner)):
        return False  # 6.6
    return all(surface(view, cell) < level for cell in block(corner))  # 5.8


def supports_for(view: View, corner: Cell, level: int, free: Cell | None) -> dict[Cell, str] | None:
    """The supports of a tile, per cell except the free one; None if it cannot be supported (5.4, 5.7)."""
    supports: dict[Cell, str] = {}
    for cell in block(corner):
        if cell == free:
            if not may_hang(view, cell, level):
                return None
        else:
            support = support_for(view, cell, level)
            if support is None:
                return None
            supports[cell] = support
    return supports


def price(supports: dict[Cell, str], doubles: int) -> tuple[int, int]:
    """Singles and doubles to pay with `doubles` in hand; a missing double costs 2 singles (5.2)."""
    kinds = list(supports.values())
    used = min(doubles, kinds.count("double"))
    return kinds.count("single") + 2 * (kinds.count("double") - used), used


def placements(seat: Seat) -> list[tuple[Cell, int, Cell | None, dict[Cell, str]]]:
    """Every place, level and free space at which the player could build a tile now, with its supports."""
    view = from_above(seat.garden)
    highest = max((laid.level for laid in seat.garden.tiles), default=0)
    found: list[tuple[Cell, int, Cell | None, dict[Cell, str]]] = []
    for corner in [(column, row) for column in range(BOARD - 1) for row in range(BOARD - 1)]:
        for level in range(1, highest + 2):
            if not room_for_tile(seat.garden, view, corner, level):
                continue
            for free in [None, *block(corner)]:
                supports = supports_for(view, corner, level, free)
                if supports is not None and price(supports, seat.doubles)[0] <= seat.singles:
                    found.append((corner, level, free, supports))
    return found


# ---------------------------------------------------------------- decorations


def symbol_at(garden: Garden, view: View, cell: Cell) -> str:
    """The symbol of a visible space, which a wild use may have changed (8.3)."""
    laid = view.top[cell]
    if garden.wild is not None and garden.wild[:2] == (cell, laid.level):
        return garden.wild[2]
    return printed_symbol(laid, cell)


def empty_space(view: View, cell: Cell) -> bool:
    """True if a cell's topmost surface is a tile's space with no piece on it."""
    return cell in view.top and cell not in view.piece


def usable(garden: Garden, view: View, cells: tuple[Cell, ...], symbol: str) -> bool:
    """True if a decoration may be on those cells, by the rules common to all kinds (6.2, 6.3, 6.6)."""
    return (
        all(empty_space(view, cell) and symbol_at(garden, view, cell) == symbol for cell in cells)
        and not any(cell in view.under_bridge for cell in cells)
        and any(view.top[cell].this_turn for cell in cells)
    )


def in_line(garden: Garden, cell: Cell) -> bool:
    """True if a statue on that cell would be in line with another standing one, or none is standing (6.7)."""
    standing = [piece.cells[0] for piece in garden.pieces if piece.kind == "statue" and not piece.support]
    return not standing or any(other[0] == cell[0] or other[1] == cell[1] for other in standing)


def fits(view: View, kind: str, one: Cell, other: Cell) -> bool:
    """True if two spaces fit stairs (6.4), a fountain (6.5) or a bridge (6.6)."""
    level, other_level = surface(view, one), surface(view, other)
    if kind == "stairs":
        return abs(level - other_level) == 1
    if view.top[one] is view.top[other] or level != other_level:
        return False
    if kind == "fountain":
        return True
    # Nothing is built under a tile either (5.8), so what lies in the middle has to be lower.
    return middle((one, other)) not in view.under_bridge and surface(view, middle((one, other))) < level


def decorations(garden: Garden) -> list[Piece]:
    """Every decoration that the player could build now, the supply left aside."""
    view = from_above(garden)
    found: list[Piece] = []
    for cell in sorted(view.top):
        if usable(garden, view, (cell,), "statue") and in_line(garden, cell):
            found.append(Piece("statue", (cell,), (surface(view, cell),)))
        for kind, distance in (("stairs", 1), ("fountain", 1), ("bridge", 2)):
            for other in ((cell[0] + distance, cell[1]), (cell[0], cell[1] + distance)):
                if usable(garden, view, (cell, other), kind) and fits(view, kind, cell, other):
                    found.append(Piece(kind, (cell, other), (surface(view, cell), surface(view, other))))
    return found


# ---------------------------------------------------------------- scoring


def score(garden: Garden) -> dict[str, int]:
    """The points of a garden, by what they are for (9.1 to 9.6)."""
    view = from_above(garden)
    counting = [piece for piece in garden.pieces if piece_counts(view, piece)]
    flowers = [laid.tile.flower for laid in garden.tiles if tile_visible(view, laid)]
    points = dict.fromkeys(SCORES, 0)
    points["height"] = 2 * max((laid.level for laid in garden.tiles), default=0)
    for piece in counting:
        if piece.kind == "statue":
            points["statues"] += piece.levels[0]
        elif piece.kind == "fountain":
            points["fountains"] += 3 * piece.levels[0]
        elif piece.kind == "bridge":
            points["bridges"] += 3 * piece.levels[0]
        elif piece.kind == "stairs":
            points["stairs"] += sum(piece.levels)
        else:
            points["belvederes"] += 1
    kinds = [piece.kind for piece in counting]
    points["diversity"] = 4 * min(kinds.count(kind) for kind in SYMBOLS)
    points["flowers"] = 4 * min(flowers.count(flower) for flower in FLOWERS)
    points["total"] = sum(points.values())
    return points


def bare_slots(garden: Garden) -> int:
    """Board slots with no tile over them (9.7)."""
    return BOARD * BOARD - len(from_above(garden).top)


# ---------------------------------------------------------------- the game


class Oracle:
    """One game."""

    def __init__(
        self,
        *,
        seats: int,
        tiles: Sequence[Tile],
        starting: Sequence[Tile],
        tokens: Sequence[str],
        first: int | None = None,
        flowers: tuple[str, ...] | None = None,
        supply: str = "endless",
    ) -> None:
        """Setup (2)."""
        flowers = FLOWERS[:seats] if flowers is None else flowers
        if seats not in ROUNDS or first not in (None, *range(seats)) or supply not in ("endless", "printed"):
            raise ValueError("seats, first or supply")
        if len(flowers) != seats or len(set(flowers)) != seats or not set(flowers) <= set(FLOWERS):
            raise ValueError("a flower for each seat, all different (2.1)")
        if [sum(tile.material == material for tile in tiles) for material in LAYERS] != [16, 16, 16] or len(tiles) != 48:
            raise ValueError("16 tiles of each material (1.3)")
        if len(tokens) != 14 or not set(tokens) <= set(EFFECTS):
            raise ValueError("14 round tokens (1.5)")
        self.tiles = {tile.id: tile for tile in tiles}
        self.unseen = {material: [tile.id for tile in tiles if tile.material == material] for material in LAYERS}
        self.quarry: Quarry = dict.fromkeys(STACKS, (LAYERS["clay"], None))
        self.seats = [Seat(flower, next(tile for tile in starting if tile.flower == flower)) for flower in flowers]
        self.tokens = list(tokens)  # those not yet turned, also those that left the game unseen (2.3)
        self.turned: list[str] = []
        self.effect: str | None = None
        self.supply = supply
        self.first = first
        self.active: int | None = None
        self.round = 0
        self.removed = 0
        self.ranks: tuple[int, ...] | None = None
        self.step = "lay"

    # ------------------------------------------------------------ what can be asked

    @property
    def to_act(self) -> int | str | None:
        """The seat to move, or chance; None when the game is over."""
        if self.step == "over":
            return None
        if self.step in ("lay", "first", "uncover", "token"):
            return "chance"
        return self.active

    def chance(self) -> dict[str, int]:
        """The moves of chance with their weights (2.2, 2.3, 2.4)."""
        if self.step in ("lay", "uncover"):
            stack = self._covered()
            return {f"{self.step} {name(stack)} {tile}": 1 for tile in self.unseen[MATERIALS[self.quarry[stack][0]]]}
        if self.step == "first":
            return {f"first {seat + 1}": 1 for seat in range(len(self.seats))}
        if self.step == "token":
            return {f"token {effect}": count for effect, count in Counter(self.tokens).items()}
        return {}

    def legal(self) -> set[str]:
        """All legal moves."""
        if self.to_act == "chance":
            return set(self.chance())
        if self.step == "remove":  # only clay (2.5)
            return {f"remove {name(stack)}" for stack in STACKS if self.quarry[stack][0] == LAYERS["clay"]}
        if self.step == "dig":  # 4.1
            return {f"dig {name(stack)}" for stack in STACKS if self.quarry[stack][0] > 0}
        if self.step == "build":
            return {*self._build_moves(), *self._decoration_moves(), *self._wild_moves(), *self._end_moves()}
        return set()

    def breakdown(self, seat: int) -> dict[str, int]:
        """The current points of a player's garden (9.2 to 9.6)."""
        return score(self.seats[seat].garden)

    def picture(self) -> Picture:
        """The position, to be compared."""
        quarry: list[tuple[int, str | None] | None] = []
        for stack in STACKS:
            layer, tile = self.quarry[stack]
            quarry.append(None if layer == 0 else (layer, None if tile is None else tile.id))
        return {
            "step": self.step,
            "to_act": self.to_act,
            "round": self.round,
            "active": self.active,
            "first": self.first,
            "quarry": quarry,
            "seats": [self._seat_picture(seat) for seat in self.seats],
            "effect": self.effect,
            "turned": list(self.turned),
            "ranks": self.ranks,
        }

    @staticmethod
    def _seat_picture(seat: Seat) -> SeatPicture:
        """The visible state of one player."""
        garden = seat.garden
        view = from_above(garden)
        pieces: list[tuple[str, tuple[str, ...], tuple[int, ...], str]] = []
        for piece in garden.pieces:
            state = "support" if piece.support else "visible" if piece_visible(view, piece) else "hidden"
            pieces.append((piece.kind, tuple(name(cell) for cell in piece.cells), piece.levels, state))
        return {
            "flower": seat.flower,
            "tiles": sorted((laid.tile.id, name(laid.corner), laid.level, laid.rotation, laid.this_turn) for laid in garden.tiles),
            "pieces": sorted(pieces),
            "singles": seat.singles,
            "doubles": seat.doubles,
            "stored": None if seat.stored is None else seat.stored.id,
            "dug": None if seat.dug is None else seat.dug.id,
            "wild": None if garden.wild is None else (name(garden.wild[0]), garden.wild[1], garden.wild[2]),
            "scores": score(garden),
        }

    def play(self, move: str) -> None:
        """Carries out a legal move."""
        if move not in self.legal():
            raise ValueError(f"not legal at step {self.step}: {move!r}")
        word, *rest = move.split()
        if word in ("lay", "uncover"):
            self._see(read_cell(rest[0]), rest[1])
        elif word == "first":
            self.first = int(rest[0]) - 1
            self._go_on_with_setup()
        elif word == "token":
            self._turn_token(rest[0])
        elif word == "remove":
            self.removed += 1
            self._lift(read_cell(rest[0]))
        elif word == "dig":
            self._dig(read_cell(rest[0]))
        elif word == "build":
            self._build(move)
        elif word == "wild":
            self._wild(read_cell(rest[0]), rest[1])
        elif word == "end":
            self._end_turn(rest[-1] if rest else "none")
        else:
            self._player.garden.pieces.append(self._decoration_moves()[move])

    # ------------------------------------------------------------ setup and the quarry

    @property
    def _player(self) -> Seat:
        """The player whose turn it is."""
        assert self.active is not None
        return self.seats[self.active]

    def _covered(self) -> Cell:
        """The first stack whose top tile nobody has seen yet, in the order of 2.2."""
        return next(stack for stack in STACKS if self.quarry[stack][0] > 0 and self.quarry[stack][1] is None)

    def _see(self, stack: Cell, tile: str) -> None:
        """A tile comes to light (2.2)."""
        layer = self.quarry[stack][0]
        self.quarry[stack] = (layer, self.tiles[tile])
        self.unseen[MATERIALS[layer]].remove(tile)
        self._go_on()

    def _lift(self, stack: Cell) -> None:
        """Remove a tile from the quarry; what lies beneath is revealed immediately (2.5, 4.1)."""
        self.quarry[stack] = (self.quarry[stack][0] - 1, None)
        self._go_on()

    def _go_on(self) -> None:
        """Continue after the quarry has changed: chance if a tile is to be revealed, else the player."""
        if any(layer > 0 and tile is None for layer, tile in self.quarry.values()):
            self.step = "lay" if self.active is None else "uncover"
        elif self.round == 0:
            self._go_on_with_setup()
        else:
            self.step = "build"

    def _go_on_with_setup(self) -> None:
        """The first player is drawn (2.4), tiles are removed in turn order (2.5), then round 1 begins."""
        if self.first is None:
            self.step = "first"
        elif self.removed < REMOVALS[len(self.seats)]:
            self.active = (self.first + self.removed) % len(self.seats)
            self.step = "remove"
        else:
            self._start_round()

    # ------------------------------------------------------------ rounds and turns

    def _start_round(self) -> None:
        """The first player stays the first player (8.4)."""
        assert self.first is not None
        self.round += 1
        self._start_turn(self.first)

    def _start_turn(self, seat: int) -> None:
        """A turn begins; effects (a) and (b) come now (8.3)."""
        self.active = seat
        if self.effect == "single":
            self._player.singles += 1
        if self.effect == "double":
            self._player.doubles += 1
        self.step = "dig"

    def _dig(self, stack: Cell) -> None:
        """A tile is taken and its pillars are received, judged as it lay (4.1, 4.2)."""
        self._player.singles += dig_pillars(self.quarry, stack, self._player.flower, self.effect)
        self._player.dug = self.quarry[stack][1]
        self._lift(stack)

    def _end_turn(self, keep: str) -> None:
        """At most one tile is kept, singles up to 6, no doubles (7.1, 7.2); the next player or the round's end follows."""
        player = self._player
        player.stored = {"dug": player.dug, "stored": player.stored, "none": None}[keep]
        player.dug = None
        player.singles = min(player.singles, STORE)
        player.doubles = 0
        player.garden.wild = None
        for laid in player.garden.tiles:
            laid.this_turn = False
        assert self.active is not None
        following = (self.active + 1) % len(self.seats)
        if following == self.first:
            self._end_round()
        else:
            self._start_turn(following)

    def _end_round(self) -> None:
        """A token is turned after each round but the last (8.1, 8.4)."""
        self.active = None
        self.effect = None
        if self.round < ROUNDS[len(self.seats)]:
            self.step = "token"
        else:
            self.step = "over"
            self.ranks = self._find_ranks()

    def _turn_token(self, effect: str) -> None:
        """A token's effect holds in the next turn of every player (8.1)."""
        self.tokens.remove(effect)
        self.turned.append(effect)
        self.effect = effect
        self._start_round()

    def _find_ranks(self) -> tuple[int, ...]:
        """Most points, then fewest bare slots; those still tied share a rank (9.7)."""
        keys = [(-score(seat.garden)["total"], bare_slots(seat.garden)) for seat in self.seats]
        return tuple(1 + sum(other < key for other in keys) for key in keys)

    # ------------------------------------------------------------ the build step

    def _build_moves(self) -> dict[str, tuple[str, Laid]]:
        """Every way to build the dug and the stored tile (5)."""
        player = self._player
        moves: dict[str, tuple[str, Laid]] = {}
        places = placements(player)
        for source, tile in (("dug", player.dug), ("stored", player.stored)):
            if tile is None:
                continue
            for corner, level, free, supports in places:
                for rotation in range(4):
                    move = f"build {source} {name(corner)}:{level} r{rotation}"
                    if free is not None:
                        move += f" free {name(free)}"
                    moves[move] = (source, Laid(tile, corner, level, rotation, supports))
        return moves

    def _build(self, move: str) -> None:
        """A tile is built: pillars are paid (5.2), statues become supports (5.9), a free space gets a belvedere (5.7)."""
        player = self._player
        source, laid = self._build_moves()[move]
        singles, doubles = price(laid.supports, player.doubles)
        player.singles -= singles
        player.doubles -= doubles
        view = from_above(player.garden)
        for cell, support in laid.supports.items():
            if support == "statue":
                view.piece[cell].support = True
        player.garden.tiles.append(laid)
        for cell in block(laid.corner):
            if cell not in laid.supports:
                player.garden.pieces.append(Piece("belvedere", (cell,), (laid.level,)))
        if source == "dug":
            player.dug = None
        else:
            player.stored = None

    def _in_supply(self, kind: str) -> bool:
        """True if the pool still has a decoration of that kind (1.8)."""
        used = sum(piece.kind == kind for seat in self.seats for piece in seat.garden.pieces)
        return self.supply == "endless" or used < PRINTED[kind]

    def _decoration_moves(self) -> dict[str, Piece]:
        """Every decoration that can be built (6)."""
        moves: dict[str, Piece] = {}
        for piece in decorations(self._player.garden):
            if self._in_supply(piece.kind):
                moves[" ".join([piece.kind, *map(name, piece.cells)])] = piece
        return moves

    def _wild_moves(self) -> set[str]:
        """Every use of effects (c) and (d), once in a turn (8.3)."""
        garden = self._player.garden
        if self.effect not in ("wild-symbol", "wild-space") or garden.wild is not None:
            return set()
        view = from_above(garden)
        moves: set[str] = set()
        for cell, laid in view.top.items():
            printed = printed_symbol(laid, cell)
            if laid.this_turn and empty_space(view, cell) and (printed != "") == (self.effect == "wild-symbol"):
                moves |= {f"wild {name(cell)} {symbol}" for symbol in SYMBOLS if symbol != printed}
        return moves

    def _wild(self, cell: Cell, symbol: str) -> None:
        """A space counts as another symbol until the turn ends (8.3)."""
        garden = self._player.garden
        garden.wild = (cell, surface(from_above(garden), cell), symbol)

    def _end_moves(self) -> set[str]:
        """The ways to end a turn: the unbuilt tile to keep, if any (7.2)."""
        unbuilt = {"dug": self._player.dug, "stored": self._player.stored}
        kept = [source for source, tile in unbuilt.items() if tile is not None]
        return {f"end keep {source}" for source in [*kept, "none"]} if kept else {"end"}

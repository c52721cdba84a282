"""Writes moves as text, and reads them. docs/notation.md has the grammar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat.core.moves import Move
from ziggurat.core.text import Scanner, read_move

from .components import (
    APART,
    BLOCK_CELL,
    CORNERS,
    EFFECTS,
    FIRST_CLAY,
    HIGHEST,
    MOST_SEATS,
    NEXT,
    OF_A_MATERIAL,
    QUARRY_SIDE,
    SIDE,
    STARTING,
    SYMBOLS,
)
from .events import cell_name, stack_name
from .moves import (
    KEEPS,
    ROTATIONS,
    SOURCES,
    Bridge,
    Build,
    Dig,
    End,
    First,
    Fountain,
    Lay,
    Remove,
    Stairs,
    Statue,
    Token,
    Uncover,
    Wild,
)
from .tiles import read_effect, read_tile, tile_name


def write(move: Move) -> str:
    """The text of a move (10.1)."""
    match move:
        case Remove(stack) | Dig(stack):
            return f"{_word(move)} {stack_name(stack)}"
        case Build(source, corner, level, rotation, free):
            text = f"build {source} {cell_name(corner)}:{level} r{rotation}"
            return text if free is None else f"{text} free {cell_name(free)}"
        case Statue(cell):
            return f"statue {cell_name(cell)}"
        case Stairs(first, second) | Fountain(first, second) | Bridge(first, second):
            return f"{_word(move)} {cell_name(first)} {cell_name(second)}"
        case Wild(cell, symbol):
            return f"wild {cell_name(cell)} {SYMBOLS[symbol]}"
        case End(keep):
            return "end" if keep is None else f"end keep {keep}"
        case Lay(stack, tile):
            return f"lay {stack_name(stack)} {tile_name(FIRST_CLAY + tile)}"
        case Uncover(stack, tile):
            return f"uncover {stack_name(stack)} {tile_name(tile)}"
        case First(seat):
            return f"first {seat + 1}"
        case Token(effect):
            return f"token {EFFECTS[effect]}"
    raise TypeError(f"not a move: {move!r}")


def _word(move: Move) -> str:
    return type(move).__name__.lower()


def read(text: str) -> Move:
    """The move of a text (10.1). Raises BadText."""
    return read_move(text, READERS)


def read_cell(scanner: Scanner) -> int:
    """A cell of a garden by its name."""
    name = scanner.take(r"[a-h][1-8](?!\w)", "a cell, a1 to h8").lower()
    return "abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1)


def read_level(scanner: Scanner) -> int:
    """The level that follows a cell, as in c4:2."""
    scanner.take(":", f"a level after the cell, as :2, 1 to {HIGHEST}")
    return scanner.number(1, HIGHEST, "a level")


def read_place(scanner: Scanner) -> tuple[int, int]:
    """A tile's place: its lower left cell and its level."""
    column = scanner.column
    corner = read_cell(scanner)
    if corner not in BLOCK_CELL:
        raise scanner.error("the lower left cell of a tile, a1 to g7", column)
    return corner, read_level(scanner)


def read_rotation(scanner: Scanner) -> int:
    """A rotation in quarter turns."""
    scanner.take("r", f"a rotation, r0 to r{ROTATIONS - 1}")
    return scanner.number(0, ROTATIONS - 1, "a rotation")


def _read_stack(scanner: Scanner) -> int:
    name = scanner.take(r"[a-d][1-4](?!\w)", "a stack of the quarry, a1 to d4").lower()
    return "abcd".index(name[0]) + QUARRY_SIDE * (int(name[1]) - 1)


def _read_word(scanner: Scanner, words: Sequence[str], what: str) -> str:
    column = scanner.column
    word = scanner.word(f"{what}: {', '.join(words)}")
    if word not in words:
        raise scanner.error(f"{what}: {', '.join(words)}", column)
    return word


def _read_build(scanner: Scanner) -> Move:
    source = _read_word(scanner, SOURCES, "which tile")
    corner, level = read_place(scanner)
    rotation = read_rotation(scanner)
    if scanner.done():
        return Build(source, corner, level, rotation)
    scanner.take(r"free(?!\w)", "free, or nothing more")
    column = scanner.column
    free = read_cell(scanner)
    if free - corner not in CORNERS:
        raise scanner.error("a cell of the tile", column)
    return Build(source, corner, level, rotation, free)


def read_two(scanner: Scanner, pairs: Sequence[tuple[int, int]], expected: str) -> tuple[int, int]:
    """Two cells in any order, as one of the given pairs."""
    column = scanner.column
    pair = sorted((read_cell(scanner), read_cell(scanner)))
    if (pair[0], pair[1]) not in pairs:
        raise scanner.error(expected, column)
    return pair[0], pair[1]


def _read_next(kind: type[Stairs] | type[Fountain]) -> Callable[[Scanner], Move]:
    return lambda scanner: kind(*read_two(scanner, NEXT, "two cells side by side, in a row or a column"))


def _read_end(scanner: Scanner) -> Move:
    if scanner.done():
        return End()
    scanner.take(r"keep(?!\w)", "keep, or nothing more")
    return End(_read_word(scanner, [keep for keep in KEEPS if keep], "what is kept"))


def read_symbol(scanner: Scanner) -> int:
    """A symbol by its name."""
    return SYMBOLS.index(_read_word(scanner, SYMBOLS, "a symbol"))


def _read_tile_between(scanner: Scanner, low: int, high: int, what: str) -> int:
    column = scanner.column
    tile = read_tile(scanner)
    if not low <= tile < high:
        raise scanner.error(what, column)
    return tile - low


def _read_lay(scanner: Scanner) -> Move:
    return Lay(_read_stack(scanner), _read_tile_between(scanner, FIRST_CLAY, STARTING, f"clay-1 to clay-{OF_A_MATERIAL}"))


def _read_uncover(scanner: Scanner) -> Move:
    return Uncover(_read_stack(scanner), _read_tile_between(scanner, 0, FIRST_CLAY, "a tile of granite or basalt"))


READERS: dict[str, Callable[[Scanner], Move]] = {
    "remove": lambda scanner: Remove(_read_stack(scanner)),
    "dig": lambda scanner: Dig(_read_stack(scanner)),
    "build": _read_build,
    "statue": lambda scanner: Statue(read_cell(scanner)),
    "stairs": _read_next(Stairs),
    "fountain": _read_next(Fountain),
    "bridge": lambda scanner: Bridge(*read_two(scanner, APART, "two cells in a row or a column with one between them")),
    "wild": lambda scanner: Wild(read_cell(scanner), read_symbol(scanner)),
    "end": _read_end,
    "lay": _read_lay,
    "uncover": _read_uncover,
    "first": lambda scanner: First(scanner.number(1, MOST_SEATS, "a seat") - 1),
    "token": lambda scanner: Token(read_effect(scanner)),
}

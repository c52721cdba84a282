"""The faces of tiles and the effects of tokens: the built-in set, files that replace it, and a set as one line of text (1.3 to 1.7).

docs/notation.md has the grammar of the line, docs/tiles.md the format of the file.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from ziggurat.core.game import BadText, GameError
from ziggurat.core.text import Scanner

from .components import (
    CLAY,
    DATA,
    EFFECTS,
    FLOWERS,
    MATERIALS,
    NO_SYMBOL,
    OF_A_MATERIAL,
    STARTING,
    SYMBOLS,
    TILES,
    TOKENS,
    face,
    flower_of,
    symbol_at,
    symbol_of,
)

FLOWER_LETTERS = "WPBO"
SYMBOL_LETTERS = "stfb"
NO_SYMBOL_LETTER = "."
SPACES = 4
SYMBOLS_OF = dict(zip(MATERIALS, (4, 3, 2), strict=True))
"""The number of symbols on a tile of each material (1.3)."""
BUILT_IN = "built-in"
MOST_DOTS = 40
"""The most dots in a line of a file, unless the whole line is a comment."""
COMMENT = re.compile(r"""[ \t]*#[^"']*""")
"""A comment line without quotes. A quote could end a multi-line string that began before the line, and a key could follow."""

Faces = tuple[int, ...]
"""The face of every tile: basalt, granite, clay, then the starting tiles."""


class BadSet(GameError):
    """A file of tiles or tokens that does not fit the game."""


def tile_name(tile: int) -> str:
    """The name of a tile, such as clay-7 or start-white."""
    if tile >= STARTING:
        return f"start-{FLOWERS[tile - STARTING]}"
    return f"{MATERIALS[tile // OF_A_MATERIAL]}-{tile % OF_A_MATERIAL + 1}"


# Files


@cache
def built_in_faces() -> Faces:
    """The faces of the built-in set, which is balanced by rule 1.7."""
    return read_faces((DATA / "tiles.toml").read_text(encoding="utf-8"))


@cache
def built_in_tokens() -> tuple[int, ...]:
    """The number of built-in tokens of each effect, by rule 1.7."""
    return read_tokens((DATA / "tokens.toml").read_text(encoding="utf-8"))


def data_version() -> str:
    """The version of the built-in data."""
    files = [(DATA / name).read_bytes() for name in ("tiles.toml", "tokens.toml")]
    return f"{_toml(files[0].decode())['version']}-{hashlib.sha256(b''.join(files)).hexdigest()[:8]}"


def read_faces(text: str) -> Faces:
    """The faces in a file of tiles (1.3, 1.4). Raises BadSet."""
    faces = read_any_faces(text)
    for tile in wrong_tiles(faces):
        raise BadSet(f"{tile_name(tile)}: expected {symbols_wanted(tile)} symbols (1.3), found {symbols_on(faces[tile])}")
    return faces


def wrong_tiles(faces: Faces) -> list[int]:
    """The tiles that have more or fewer symbols than tiles of their material have (1.3)."""
    return [tile for tile in range(TILES) if symbols_on(faces[tile]) != symbols_wanted(tile)]


def symbols_on(one: int) -> int:
    """The number of symbols on a face."""
    return sum(symbol_of(one, space) != NO_SYMBOL for space in range(SPACES))


def symbols_wanted(tile: int) -> int:
    """The number of symbols that a tile of this material has to have (1.3)."""
    return SYMBOLS_OF[MATERIALS[tile // OF_A_MATERIAL]]


def read_any_faces(text: str) -> Faces:
    """The faces in a file of tiles, with any number of symbols (1.3, 1.4). Raises BadSet."""
    file = _toml(text)
    _known_keys("the file", file, {"version", "tiles", "starting"})
    tiles = [_read_tile(f"tile {number}", tile, starting=False) for number, tile in enumerate(_entries(file, "tiles"), 1)]
    for name in MATERIALS:
        number = sum(material == name for material, _ in tiles)
        if number != OF_A_MATERIAL:
            raise BadSet(f"expected {OF_A_MATERIAL} tiles of {name} (1.3), found {number}")
    starting = [_read_tile(f"starting tile {number}", tile, starting=True)[1] for number, tile in enumerate(_entries(file, "starting"), 1)]
    if sorted(flower_of(one) for one in starting) != list(range(len(FLOWERS))):
        raise BadSet(f"expected one starting tile for each flower (1.4), found {_listed(FLOWERS[flower_of(one)] for one in starting)}")
    by_material = [one for name in MATERIALS for material, one in tiles if material == name]
    return (*by_material, *sorted(starting, key=flower_of))


def write_file(faces: Sequence[int]) -> str:
    """The text of a file with a set: clay, granite, basalt, then the starting tiles. `read_faces` is the inverse."""
    order = [tile for material in range(CLAY, -1, -1) for tile in range(material * OF_A_MATERIAL, (material + 1) * OF_A_MATERIAL)]
    return "\n".join(["version = 1", *(_entry(tile, faces[tile]) for tile in (*order, *range(STARTING, len(faces))))])


def _entry(tile: int, one: int) -> str:
    spaces = ", ".join(
        f'"{SYMBOLS[symbol] if symbol != NO_SYMBOL else ""}"' for symbol in (symbol_of(one, space) for space in range(SPACES))
    )
    head = ["[[starting]]"] if tile >= STARTING else ["[[tiles]]", f'material = "{MATERIALS[tile // OF_A_MATERIAL]}"']
    return "\n".join(["", f"# {tile_name(tile)}", *head, f'flower = "{FLOWERS[flower_of(one)]}"', f"spaces = [{spaces}]", ""])


def read_tokens(text: str) -> tuple[int, ...]:
    """The number of tokens of each effect in a file (1.5). Raises BadSet."""
    file = _toml(text)
    _known_keys("the file", file, {"version", "tokens"})
    counts = Counter(_read_token(number, token) for number, token in enumerate(_entries(file, "tokens"), 1))
    if counts.total() != TOKENS:
        raise BadSet(f"expected {TOKENS} round tokens (1.5), found {counts.total()}")
    return tuple(counts[effect] for effect in range(len(EFFECTS)))


def _toml(text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        # Parsing a key with n dots takes n * n steps, and our keys have none.
        if line.count(".") > MOST_DOTS and not COMMENT.fullmatch(line):
            raise BadSet(f"line {number}: expected at most {MOST_DOTS} dots, found {line.count('.')}")
    try:
        return tomllib.loads(text)
    except ValueError as wrong:  # also a number of too many digits
        raise BadSet(f"not a TOML file: {wrong}") from None
    except RecursionError:
        raise BadSet("not a file of tiles or tokens: it is nested too deeply") from None


def _entries(file: dict[str, Any], name: str) -> list[Any]:
    entries = file.get(name, [])
    if not isinstance(entries, list):
        raise BadSet(f"expected a list of [[{name}]], found {entries!r}")
    return entries


def _known_keys(where: str, entry: Any, known: set[str]) -> None:
    if not isinstance(entry, dict):
        raise BadSet(f"{where}: expected keys {_listed(sorted(known))}, found {entry!r}")
    for key in entry:
        if key not in known:
            raise BadSet(f"{where}: unknown key {key!r}; expected {_listed(sorted(known))}")


def _read_tile(where: str, tile: Any, starting: bool) -> tuple[str, int]:
    _known_keys(where, tile, {"flower", "spaces"} if starting else {"material", "flower", "spaces"})
    material = "" if starting else _one_of(where, tile, "material", MATERIALS)
    flower = FLOWERS.index(_one_of(where, tile, "flower", FLOWERS))
    spaces = tile.get("spaces")
    if not isinstance(spaces, list) or len(spaces) != SPACES:
        raise BadSet(f"{where}: expected {SPACES} spaces, clockwise from the top left, found {spaces!r}")
    return material, face(flower, tuple(_read_symbol(where, space) for space in spaces))


def _read_symbol(where: str, space: Any) -> int:
    if space == "":
        return NO_SYMBOL
    if space not in SYMBOLS:
        raise BadSet(f'{where}: expected a symbol, {_listed(SYMBOLS)} or "" for none, found {space!r}')
    return SYMBOLS.index(space)


def _one_of(where: str, entry: dict[str, Any], key: str, known: Sequence[str]) -> str:
    value = entry.get(key)
    if value not in known:
        raise BadSet(f"{where}: expected as {key} one of {_listed(known)}, found {value!r}")
    return str(value)


def _read_token(number: int, token: Any) -> int:
    _known_keys(f"token {number}", token, {"effect"})
    return EFFECTS.index(_one_of(f"token {number}", token, "effect", EFFECTS))


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


# One line of text


def write_faces(faces: Sequence[int]) -> str:
    """A set as one line: each tile's flower and spaces; clay, granite, basalt and the starting tiles, separated by slashes."""
    written = [write_face(one) for one in faces]
    layers = [written[material * OF_A_MATERIAL : (material + 1) * OF_A_MATERIAL] for material in range(CLAY, -1, -1)]
    return " / ".join(" ".join(group) for group in [*layers, written[STARTING:]])


@cache
def write_face(one: int, rotation: int = 0) -> str:
    """The five letters of a face after a clockwise rotation by quarter turns: its flower, and its spaces clockwise from the top left."""
    symbols = (symbol_at(one, rotation, corner) for corner in range(SPACES))
    letters = (NO_SYMBOL_LETTER if symbol == NO_SYMBOL else SYMBOL_LETTERS[symbol] for symbol in symbols)
    return FLOWER_LETTERS[flower_of(one)] + "".join(letters)


def read_faces_line(scanner: Scanner) -> Faces:
    """The set in one line (1.3, 1.4). Raises BadText."""
    layers = [_read_layer(scanner, name) for name in reversed(MATERIALS)]
    starting = []
    for flower, name in enumerate(FLOWERS):
        column = scanner.column
        starting.append(_read_face(scanner, f"the {name} starting tile"))
        if flower_of(starting[-1]) != flower:
            raise scanner.error(f"the {name} starting tile (1.4)", column)
    return tuple(one for layer in [*reversed(layers), starting] for one in layer)


def _read_layer(scanner: Scanner, material: str) -> list[int]:
    faces = []
    for number in range(1, OF_A_MATERIAL + 1):
        column = scanner.column
        faces.append(_read_face(scanner, f"{material}-{number}"))
        if symbols_on(faces[-1]) != SYMBOLS_OF[material]:
            raise scanner.error(f"{material}-{number} with {SYMBOLS_OF[material]} symbols (1.3)", column)
    scanner.take("/", "/ after the 16 tiles of a material")
    return faces


def _read_face(scanner: Scanner, what: str) -> int:
    expected = f"{what}: its flower ({' '.join(FLOWER_LETTERS)}) and four spaces ({' '.join(SYMBOL_LETTERS)} or .), as Ws.s."
    letters = scanner.take(rf"[{FLOWER_LETTERS}][{SYMBOL_LETTERS}.]{{4}}(?!\S)", expected)
    symbols = tuple(SYMBOL_LETTERS.find(letter) for letter in letters[1:].lower())
    return face(FLOWER_LETTERS.index(letters[0].upper()), symbols)


def write_tokens(counts: Sequence[int]) -> str:
    """The number of tokens of each effect, as text."""
    return " ".join(f"{effect}*{number}" for effect, number in zip(EFFECTS, counts, strict=True) if number)


def read_tokens_line(scanner: Scanner) -> tuple[int, ...]:
    """The number of tokens of each effect in a line. Raises BadText."""
    counts = [0] * len(EFFECTS)
    while not scanner.done():
        column = scanner.column
        effect = read_effect(scanner)
        if counts[effect]:
            raise scanner.error("each effect once", column)
        scanner.take(r"\*", f"how many, as {EFFECTS[effect]}*2")
        counts[effect] = scanner.number(1, TOKENS, "a number of tokens")
    return tuple(counts)


def read_effect(scanner: Scanner) -> int:
    """An effect by its name."""
    name = scanner.take(r"[a-z-]+", f"a token: {', '.join(EFFECTS)}").lower()
    if name not in EFFECTS:
        raise BadText(scanner.text, scanner.at - len(name) + 1, f"a token: {', '.join(EFFECTS)}")
    return EFFECTS.index(name)


def read_tile(scanner: Scanner) -> int:
    """A tile by its name."""
    expected = f"a tile: {', '.join(f'{name}-1 to {name}-{OF_A_MATERIAL}' for name in reversed(MATERIALS))}, or start-white …"
    column = scanner.column
    name = scanner.take(r"[a-z]+-(?:[0-9]{1,2}|[a-z]+)(?![\w-])", expected).lower()
    if name not in TILE_NUMBERS:
        raise scanner.error(expected, column)
    return TILE_NUMBERS[name]


TILE_NUMBERS = {tile_name(tile): tile for tile in range(TILES + len(FLOWERS))}

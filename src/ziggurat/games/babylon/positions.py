"""Writes positions as text, and reads them with checks that refuse impossible ones. docs/notation.md has the grammar."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat.core.game import BadText, rule_name
from ziggurat.core.text import Scanner, fields

from .components import (
    ALL_TILES,
    APART,
    BELVEDERE,
    BRIDGE,
    CLAY,
    EFFECTS,
    FLOOR,
    FLOWERS,
    HIGHEST,
    MATERIALS,
    MOST_PIECES,
    MOST_SEATS,
    MOST_TILES,
    NEXT,
    NO_EFFECT,
    NO_TILE,
    OF_A_MATERIAL,
    PIECES,
    REMOVALS,
    ROUNDS,
    STACKS,
    STARTING,
    STATUE,
    STORED_SINGLES,
    SYMBOLS,
    TILES,
    TOKENS,
    WILD_SPACE,
    WILD_SYMBOL,
)
from .events import cell_name
from .garden import put_piece, put_tile
from .notation import read_cell, read_level, read_place, read_rotation, read_symbol
from .possible import cells_of, complaints, pieces_of, restore_top_view, restore_turn, spaces_of, tiles_of
from .quarry import covered_stack, stacks_unseen
from .setup import NO_FLOWER, SEATS, new_state
from .state import (
    BUILD,
    DIG,
    FIRST,
    LAY,
    NOBODY,
    NONE_USED,
    NOT_SEEN,
    OVER,
    REMOVE,
    STEP_NAMES,
    TOKEN,
    UNCOVER,
    Laid,
    Piece,
    State,
    corner_of,
    kind_of,
    laid,
    level_of,
    piece,
    rotation_of,
    tile_of,
)
from .tiles import (
    TILE_NUMBERS,
    built_in_faces,
    read_effect,
    read_faces_line,
    read_tile,
    read_tokens_line,
    tile_name,
    write_faces,
    write_tokens,
)

NEW = "new"
"""Marks a tile that was built in this turn."""
MOST_SINGLES = 127
TURN_STEPS = (DIG, UNCOVER, BUILD)
BETWEEN_TURNS = (LAY, FIRST, TOKEN, OVER)


# Writing


def write_position(s: State) -> str:
    """The text of a position, on one line."""
    return "; ".join(_parts(s))


def _parts(s: State) -> Iterator[str]:
    yield f"seats {s.seats}"
    yield f"turn {_seat(s.active)} {STEP_NAMES[s.step]}"
    yield f"round {s.round}"
    yield f"first {_seat(s.first)}"
    yield f"quarry {' '.join(_top(s, stack) for stack in range(STACKS))}"
    if gone := _gone(s):
        yield f"gone {' '.join(map(tile_name, gone))}"
    yield f"tokens {write_tokens(s.tokens)}".rstrip()
    if s.effect != NO_EFFECT:
        yield f"effect {EFFECTS[s.effect]}"
    for seat in range(s.seats):
        yield f"store {seat + 1} {FLOWERS[s.flowers[seat]]} {s.singles[seat]} {_tile(s.stored[seat])}"
    if s.dug != NO_TILE:
        yield f"dug {tile_name(s.dug)}"
    if s.doubles:
        yield f"doubles {s.doubles}"
    if s.wild_cell != NONE_USED:
        yield f"wild {cell_name(s.wild_cell)}:{s.wild_level} {SYMBOLS[s.wild_symbol]}"
    for seat in range(s.seats):
        if s.number_of_tiles[seat]:
            yield f"garden {seat + 1} {', '.join(write_garden(s, seat))}"
    if s.printed_supply:
        yield "supply printed"
    if tuple(s.faces) != built_in_faces():
        yield f"faces {write_faces(s.faces)}"


def _seat(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat + 1)


def _tile(tile: int) -> str:
    return "-" if tile == NO_TILE else tile_name(tile)


def _top(s: State, stack: int) -> str:
    if s.layers[stack] == FLOOR:
        return "-"
    return f"{MATERIALS[s.layers[stack] - 1]}-?" if s.visible[stack] == NOT_SEEN else tile_name(s.visible[stack])


def write_garden(s: State, seat: int) -> Iterator[str]:
    """The tiles and pieces of a garden, each as text."""
    tiles = tiles_of(s, seat)
    fresh = s.built if seat == s.active else 0
    for index, tile in enumerate(tiles):
        new = f" {NEW}" if index >= len(tiles) - fresh else ""
        yield f"{tile_name(tile_of(tile))} {cell_name(corner_of(tile))}:{level_of(tile)} r{rotation_of(tile)}{new}"
    for one in pieces_of(s, seat):
        yield write_piece(one)


def write_piece(one: Piece) -> str:
    """The text of a piece: its kind and its spaces."""
    return " ".join([PIECES[kind_of(one)], *(f"{cell_name(cell)}:{level}" for cell, level in spaces_of(one))])


def _located(s: State) -> list[int]:
    """Every tile that is visible in the quarry, stored, dug or built."""
    built = [tile_of(tile) for seat in range(s.seats) for tile in tiles_of(s, seat)]
    return [tile for tile in (*s.visible, *s.stored, s.dug, *built) if tile >= 0]


def _gone(s: State) -> list[int]:
    """The tiles of the quarry that have left the game. Starting tiles are not listed: one that is in no place has left the game."""
    located = set(_located(s))
    return [tile for tile in range(TILES) if tile not in located and not s.unseen[tile // OF_A_MATERIAL] >> (tile % OF_A_MATERIAL) & 1]


# Reading


def read_position(text: str) -> State:
    """The position of a text. Raises BadText. Fields are separated by ; or newlines."""
    found = _fields(text)
    for name in ("seats", "turn", "quarry", "tokens"):
        if name not in found:
            raise BadText(text, len(text) + 1, f"a field {name!r}")
    s = new_state(_read_seats(found["seats"]))
    s.faces = list(built_in_faces())
    gone: list[int] = []
    for name, scanner in found.items():
        if name == "gone":
            gone = _read_gone(scanner)
        else:
            FIELDS[name.split()[0]](scanner, s)
        scanner.end()
    for seat in range(s.seats):
        restore_top_view(s, seat)
    s.removed = sum(layers <= CLAY for layers in s.layers) if s.round == 0 else REMOVALS[s.seats]
    _check_tiles(s, found, gone)
    _check(s, found)
    restore_turn(s)
    return s


def _fields(text: str) -> dict[str, Scanner]:
    """The fields by name, in the order in which they are read. The name of a seat's field includes the number of the seat."""
    found: dict[str, Scanner] = {}
    for name, scanner in fields(text, FIELDS):
        column = scanner.at - len(name) + 1
        key = f"{name} {scanner.number(1, MOST_SEATS, 'a seat')}" if name in OF_A_SEAT else name
        if key in found:
            raise scanner.error(f"each field once, not {key} again", column)
        found[key] = scanner
    return dict(sorted(found.items(), key=lambda item: list(FIELDS).index(item[0].split()[0])))


def _read_seats(scanner: Scanner) -> int:
    seats = scanner.number(min(SEATS), max(SEATS), "a number of seats")
    scanner.end()
    return seats


def _read_seat(scanner: Scanner, s: State) -> int:
    seat = scanner.take(rf"-|[1-{s.seats}](?!\w)", f"a seat, 1 to {s.seats}, or - for nobody")
    return NOBODY if seat == "-" else int(seat) - 1


def _read_turn(scanner: Scanner, s: State) -> None:
    s.active = _read_seat(scanner, s)
    column = scanner.column
    step = scanner.word(f"a step: {', '.join(STEP_NAMES)}")
    if step not in STEP_NAMES:
        raise scanner.error(f"a step: {', '.join(STEP_NAMES)}", column)
    s.step = STEP_NAMES.index(step)


def _read_round(scanner: Scanner, s: State) -> None:
    s.round = scanner.number(0, ROUNDS[s.seats], "a round")


def _read_first(scanner: Scanner, s: State) -> None:
    s.first = _read_seat(scanner, s)


def _read_quarry(scanner: Scanner, s: State) -> None:
    for stack in range(STACKS):
        column = scanner.column
        expected = f"stack {stack + 1} of {STACKS}: its top tile, as clay-7, one not seen, as clay-?, or - for an empty one"
        name = scanner.take(r"-(?!\S)|[a-z]+-(?:[0-9]{1,2}|\?)(?!\S)", expected).lower()
        material = name.partition("-")[0]
        if name == "-":
            s.layers[stack] = FLOOR
        elif name.endswith("?") and material in MATERIALS:
            s.layers[stack] = MATERIALS.index(material) + 1
        elif name in TILE_NUMBERS:
            s.visible[stack] = TILE_NUMBERS[name]
            s.layers[stack] = s.visible[stack] // OF_A_MATERIAL + 1
        else:
            raise scanner.error(expected, column)


def _read_gone(scanner: Scanner) -> list[int]:
    gone = []
    while not scanner.done():
        column = scanner.column
        tile = read_tile(scanner)
        if tile >= STARTING or tile in gone:
            raise scanner.error("a tile of the quarry, each once", column)
        gone.append(tile)
    return gone


def _read_tokens(scanner: Scanner, s: State) -> None:
    s.tokens = list(read_tokens_line(scanner))


def _read_effect(scanner: Scanner, s: State) -> None:
    s.effect = read_effect(scanner)


def _read_store(scanner: Scanner, s: State) -> None:
    seat = _numbered(scanner, s)
    column = scanner.column
    flower = scanner.word(f"a flower: {', '.join(FLOWERS)}")
    if flower not in FLOWERS:
        raise scanner.error(f"a flower: {', '.join(FLOWERS)}", column)
    s.flowers[seat] = FLOWERS.index(flower)
    s.singles[seat] = scanner.number(0, MOST_SINGLES, "single pillars")
    s.stored[seat] = NO_TILE if scanner.text[scanner.column - 1 :].strip() == "-" else read_tile(scanner)
    if s.stored[seat] == NO_TILE:
        scanner.take("-", "a tile, or - for none")


def _numbered(scanner: Scanner, s: State) -> int:
    """The seat whose number follows the field's name, which was read already."""
    seat = int(scanner.text[scanner.at - 1]) - 1
    if seat >= s.seats:
        raise scanner.error(f"a seat, 1 to {s.seats}", scanner.at)
    return seat


def _read_dug(scanner: Scanner, s: State) -> None:
    s.dug = read_tile(scanner)


def _read_doubles(scanner: Scanner, s: State) -> None:
    s.doubles = scanner.number(0, 1, "double pillars in hand")


def _read_wild(scanner: Scanner, s: State) -> None:
    s.wild_cell = read_cell(scanner)
    s.wild_level = read_level(scanner)
    s.wild_symbol = read_symbol(scanner)


def _read_garden(scanner: Scanner, s: State) -> None:
    seat = _numbered(scanner, s)
    while True:
        column = scanner.column
        if scanner.text[column - 1 :].partition(" ")[0].lower() in PIECES:
            one = read_piece(scanner, lambda cell: read_level(scanner))
            if s.number_of_pieces[seat] == MOST_PIECES:
                raise scanner.error(f"at most {MOST_PIECES} pieces", column)
            put_piece(s, seat, one)
        else:
            if s.number_of_tiles[seat] == MOST_TILES:
                raise scanner.error(f"at most {MOST_TILES} tiles (3.1)", column)
            put_tile(s, seat, _read_laid(scanner, s, seat))
        if scanner.done():
            return
        scanner.take(",", ", between the tiles and pieces of a garden")


def _read_laid(scanner: Scanner, s: State, seat: int) -> Laid:
    tile = read_tile(scanner)
    corner, level = read_place(scanner)
    rotation = read_rotation(scanner)
    column = scanner.column
    if scanner.text[column - 1 :].lstrip()[: len(NEW)].lower() == NEW:
        scanner.take(rf"{NEW}(?!\w)", NEW)
        if seat != s.active:
            raise scanner.error(f"no {NEW} tile but in the active player's garden", column)
        s.built += 1
    elif s.built and seat == s.active:
        raise scanner.error(f"{NEW}: tiles of this turn are the last ones", column)
    return laid(tile, corner, level, rotation)


def read_piece(scanner: Scanner, level_of_cell: Callable[[int], int]) -> Piece:
    """A piece: its kind and its spaces. `level_of_cell` returns the level of a cell, and may read it from the text."""
    kind = PIECES.index(scanner.word("a piece"))
    column = scanner.column
    cell = read_cell(scanner)
    level = level_of_cell(cell)
    if kind in (STATUE, BELVEDERE):
        return piece(kind, cell, level, cell, level)
    other = read_cell(scanner)
    other_level = level_of_cell(other)
    pairs, expected = (APART, "two cells with one between them (6.6)") if kind == BRIDGE else (NEXT, "two cells side by side (6.4, 6.5)")
    if (min(cell, other), max(cell, other)) not in pairs:
        raise scanner.error(expected, column)
    return piece(kind, cell, level, other, other_level) if cell < other else piece(kind, other, other_level, cell, level)


def _read_supply(scanner: Scanner, s: State) -> None:
    s.printed_supply = int(scanner.take("endless|printed", "endless or printed").lower() == "printed")


def _read_faces(scanner: Scanner, s: State) -> None:
    s.faces = list(read_faces_line(scanner))


OF_A_SEAT = ("store", "garden")
FIELDS: dict[str, Callable[[Scanner, State], None]] = {
    "seats": lambda scanner, s: None,
    "faces": _read_faces,
    "turn": _read_turn,
    "round": _read_round,
    "first": _read_first,
    "quarry": _read_quarry,
    "gone": lambda scanner, s: None,
    "tokens": _read_tokens,
    "effect": _read_effect,
    "store": _read_store,
    "dug": _read_dug,
    "doubles": _read_doubles,
    "wild": _read_wild,
    "garden": _read_garden,
    "supply": _read_supply,
}


# Impossible positions


def _check_tiles(s: State, found: dict[str, Scanner], gone: list[int]) -> None:
    """Check that every tile is in one place. Tiles that are nowhere lie unseen in the quarry (2.2)."""
    located = _located(s)
    for tile in range(ALL_TILES):
        if (located + gone).count(tile) > 1:
            raise _error(found, "quarry", f"{tile_name(tile)} in one place")
    for material, name in enumerate(MATERIALS):
        tiles = range(material * OF_A_MATERIAL, (material + 1) * OF_A_MATERIAL)
        unseen = [tile % OF_A_MATERIAL for tile in tiles if tile not in located and tile not in gone]
        hidden = len(stacks_unseen(s, material))
        if len(unseen) != hidden:
            field = "gone" if "gone" in found else "quarry"
            raise _error(found, field, f"{hidden} tiles of {name} that have not come to light, not {len(unseen)}: others are gone")
        s.unseen[material] = sum(1 << tile for tile in unseen)


def _error(found: dict[str, Scanner], field: str, expected: str) -> BadText:
    text = max((scanner.text for scanner in found.values()), key=len)
    if field not in found:
        return BadText(text, len(text) + 1, f"a field {field!r}: {expected}")
    name = field.split(maxsplit=1)[0]
    return BadText(found[field].text, max(found[field].text.lower().rfind(name) + 1, 1), expected)


def _check(s: State, found: dict[str, Scanner]) -> None:
    """Refuse positions that no game can reach. The error points at the field that is wrong."""

    def must(field: str, holds: bool, expected: str) -> None:
        if not holds:
            raise _error(found, field, expected)

    for seat in range(s.seats):
        must(f"store {seat + 1}", s.flowers[seat] != NO_FLOWER, f"the store of seat {seat + 1}")
    must("store 1", len(set(s.flowers[: s.seats])) == s.seats, "a different flower for each seat (2.1)")
    must("turn", (s.active == NOBODY) == (s.step in BETWEEN_TURNS), "a seat in a turn, and - between turns")
    must("first", s.first != NOBODY or s.step in (LAY, FIRST), "the first player")
    must("first", s.step != FIRST or s.first == NOBODY, "- before the first player is drawn")
    must("round", (s.round == 0) <= (s.step in (LAY, FIRST, REMOVE, UNCOVER)), "a round from 1 on in this step")
    must("round", (s.round > 0) <= (s.step not in (LAY, FIRST, REMOVE)), "0 before the first round")
    must("round", s.step != OVER or s.round == ROUNDS[s.seats], f"{ROUNDS[s.seats]} at the end (3.1)")
    must("round", s.step != TOKEN or s.round < ROUNDS[s.seats], "a round that is not the last, after which no token is turned (8.4)")
    must("tokens", sum(s.tokens) == _tokens_left(s), f"{_tokens_left(s)} tokens that have not been turned (2.3)")
    must("effect", (s.effect != NO_EFFECT) == _has_effect(s), "a token in force in every turn from round 2 on, and only there (8.1)")
    _check_quarry(s, must)
    _check_turn(s, must)
    for seat in range(s.seats):
        _check_garden(s, seat, must)


Must = Callable[[str, bool, str], None]


def _tokens_left(s: State) -> int:
    turned = max(s.round - 1, 0)
    return TOKENS - turned


def _has_effect(s: State) -> bool:
    return s.step in TURN_STEPS and s.round > 1


def _check_quarry(s: State, must: Must) -> None:
    covered = sum(layers > 0 and s.visible[stack] < 0 for stack, layers in enumerate(s.layers))
    lifted = sum(CLAY + 1 - layers for layers in s.layers)
    turns = _turns_begun(s)
    digs = turns - (s.step == DIG)
    must("quarry", s.step == LAY or covered == (s.step == UNCOVER), "every top tile in sight but the one that is uncovered now")
    must("quarry", s.step != LAY or _is_being_laid(s), "clay on all stacks, laid in their order and not yet all (2.2)")
    must("quarry", s.round == 0 or lifted == REMOVALS[s.seats] + digs, f"{REMOVALS[s.seats] + digs} tiles lifted by now (2.5, 4.1)")
    must("quarry", s.round > 0 or s.removed <= REMOVALS[s.seats], f"at most {REMOVALS[s.seats]} tiles removed (2.5)")
    must("quarry", s.round > 0 or min(s.layers) >= CLAY, "clay or granite on every stack before the first round (2.5)")
    must("quarry", s.step != REMOVE or s.removed < REMOVALS[s.seats], "a clay tile that is still to be removed (2.5)")
    if s.round == 0 and s.step in (REMOVE, UNCOVER):
        turn = s.first + s.removed - (s.step == UNCOVER)
        must("turn", s.active == turn % s.seats, f"seat {turn % s.seats + 1} to remove a tile now (2.5)")


def _is_being_laid(s: State) -> bool:
    first = covered_stack(s)
    return first >= 0 and set(s.layers) == {CLAY + 1} and not any(tile >= 0 for tile in s.visible[first:])


def _turns_begun(s: State) -> int:
    """The number of turns that have begun, in all rounds."""
    if s.round == 0:
        return 0
    in_round = s.seats if s.active == NOBODY else (s.active - s.first) % s.seats + 1
    return (s.round - 1) * s.seats + in_round


def _check_turn(s: State, must: Must) -> None:
    in_build = s.step == BUILD
    seat = max(s.active, 0)
    must("dug", s.dug == NO_TILE or (s.round > 0 and s.step in (UNCOVER, BUILD)), "no dug tile in this step")
    must("dug", s.dug != NO_TILE or s.step != UNCOVER or s.round == 0, "the tile that was dug")
    must("dug", s.dug < TILES, "a tile of the quarry")
    must("doubles", not s.doubles or s.step in TURN_STEPS, "no double pillar between turns (7.1)")
    must(f"garden {seat + 1}", not s.built or in_build, f"no {NEW} tile but in the build step")
    must(f"garden {seat + 1}", s.built <= 2, f"at most two {NEW} tiles (5.1)")
    must("wild", s.wild_cell == NONE_USED or s.effect in (WILD_SYMBOL, WILD_SPACE), "a token that lets a space count as a symbol (8.2)")
    fresh = tiles_of(s, seat)[s.number_of_tiles[seat] - s.built :]
    on_fresh = any(level_of(tile) == s.wild_level and s.wild_cell in cells_of(tile) for tile in fresh)
    must("wild", s.wild_cell == NONE_USED or on_fresh, "a space of a tile built in this turn (8.3)")
    for other in range(s.seats):
        limited = other != s.active or s.step not in TURN_STEPS
        must(f"store {other + 1}", not limited or s.singles[other] <= STORED_SINGLES, f"at most {STORED_SINGLES} single pillars (7.1)")


def _check_garden(s: State, seat: int, must: Must) -> None:
    tiles = [tile_of(tile) for tile in tiles_of(s, seat)]
    starting = [tile for tile in (*tiles, s.stored[seat]) if tile >= STARTING]
    must(f"garden {seat + 1}", all(tile == STARTING + s.flowers[seat] for tile in starting), "no starting tile but the own one (2.1)")
    most = _turns_of(s, seat) + 1
    in_hand = (s.stored[seat] != NO_TILE) + (seat == s.active and s.dug != NO_TILE)
    must(f"garden {seat + 1}", len(tiles) + in_hand <= most, f"at most {most} tiles by now, built, dug and stored (3.1)")
    highest = max((level_of(tile) for tile in tiles_of(s, seat)), default=0)
    must(f"garden {seat + 1}", highest <= HIGHEST, f"levels up to {HIGHEST}")
    for complaint in complaints(s, seat, wilds=TOKENS):
        by = rule_name(complaint.rule)
        must(f"garden {seat + 1}", False, f"a garden that can be built; by rule {by} it cannot: {complaint.what}")


def _turns_of(s: State, seat: int) -> int:
    """The number of tiles that a seat has dug so far."""
    if s.round == 0:
        return 0
    in_round = s.seats if s.active == NOBODY else (s.active - s.first) % s.seats + 1
    begun = (seat - s.first) % s.seats < in_round
    return s.round - 1 + begun - (s.step == DIG and seat == s.active)

"""A naive second implementation of Bubblee Pop, for tests to compare the engine with.

It is written from the rules text alone and prefers being obviously right to being fast. The numbers in
brackets are those of RULES.md. Columns and heights count from 0 inside and from 1 in move texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypedDict

COLOURS = "RPYBG"
BLACK = "K"
GAP = "."  # where a sent Bubblee stood, until its wave is scored (8.3)
COLUMNS = 5
HEIGHT = 4
BLACK_COLUMNS = {3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4)}
POWER_WORDS = {"R": "red", "P": "purple", "Y": "yellow", "B": "blue", "G": "green"}

Cell = tuple[int, int]  # on a planet: column, height above the ground
Place = tuple[int, int]  # in the sky: row, column
Planet = list[list[str]]  # column -> colours from the ground up
Sky = list[list[str | None]]


class Picture(TypedDict):
    """All there is to see of a position."""

    sky: str
    planets: tuple[str, str]
    bag: dict[str, int]
    points: tuple[int, int]
    due: tuple[str, str]
    hand: str | None
    active: int
    chooser: int | None
    step: str
    over: str | None
    ranks: tuple[int, ...] | None


@dataclass
class Group:
    """Bubblees of one colour, taken in one wave and joined (5.1)."""

    colour: str
    cells: set[Cell]
    on_line: set[Cell]
    sends: int


# ---------------------------------------------------------------- reading and writing text


def read_planet(text: str) -> Planet:
    """Five columns, each from the ground up, '-' for an empty one (1.2)."""
    words = text.split()
    if len(words) != COLUMNS:
        raise ValueError(f"a planet has five columns: {text!r}")
    planet = [[] if word == "-" else list(word) for word in words]
    for column in planet:
        if len(column) > HEIGHT or any(letter not in COLOURS + BLACK for letter in column):
            raise ValueError(f"not a planet: {text!r}")
    return planet


def write_planet(planet: Planet) -> str:
    """The reverse of read_planet."""
    return " ".join("".join(column) or "-" for column in planet)


def read_sky(text: str) -> Sky:
    """Two rows of five, '.' for an empty place (1.2)."""
    rows = text.split()
    if len(rows) != 2 or any(len(row) != COLUMNS for row in rows):
        raise ValueError(f"the sky has two rows of five: {text!r}")
    if any(letter not in COLOURS + BLACK + "." for row in rows for letter in row):
        raise ValueError(f"not a sky: {text!r}")
    return [[None if letter == "." else letter for letter in row] for row in rows]


def write_sky(sky: Sky) -> str:
    """The reverse of read_sky."""
    return " ".join("".join(letter or "." for letter in row) for row in sky)


def write_cell(cell: Cell) -> str:
    """A place on a planet, column:height, both from 1."""
    return f"{cell[0] + 1}:{cell[1] + 1}"


def read_cell(text: str) -> Cell:
    """The reverse of write_cell."""
    column, height = text.split(":")
    return int(column) - 1, int(height) - 1


# ---------------------------------------------------------------- the first sky


@cache
def sky_layouts() -> tuple[str, ...]:
    """All layouts with two of each colour in which equal ones never touch, not even diagonally (2.1)."""
    places = [(row, column) for column in range(COLUMNS) for row in range(2)]
    found: list[str] = []
    laid: dict[Place, str] = {}

    def lay(index: int) -> None:
        if index == len(places):
            rows = ["".join(laid[row, column] for column in range(COLUMNS)) for row in range(2)]
            found.append(" ".join(rows))
            return
        row, column = places[index]
        around = [laid.get((r, c)) for r in range(2) for c in (column - 1, column, column + 1)]
        for colour in COLOURS:
            if colour not in around and list(laid.values()).count(colour) < 2:
                laid[row, column] = colour
                lay(index + 1)
                del laid[row, column]

    lay(0)
    return tuple(found)


# ---------------------------------------------------------------- lines and waves


def colour_at(planet: Planet, cell: Cell) -> str | None:
    """The Bubblee on a place; None if it is empty or does not exist."""
    column, height = cell
    if 0 <= column < COLUMNS and 0 <= height < len(planet[column]):
        return planet[column][height]
    return None


def neighbours(cell: Cell) -> list[Cell]:
    """Up, down, left and right (4.2); some may lie outside of the planet."""
    column, height = cell
    return [(column, height + 1), (column, height - 1), (column - 1, height), (column + 1, height)]


def like_neighbours(planet: Planet, cell: Cell) -> list[Cell]:
    """The neighbours that have the colour of this one (4.2)."""
    return [other for other in neighbours(cell) if colour_at(planet, other) == colour_at(planet, cell)]


def runs(planet: Planet, cells: list[Cell]) -> list[list[Cell]]:
    """Runs of three or more of one colour, never black, in a list of places in their order (4.1)."""
    found: list[list[Cell]] = []
    run: list[Cell] = []
    for cell in cells:
        if run and colour_at(planet, cell) == colour_at(planet, run[-1]):
            run.append(cell)
        else:
            run = [cell]
            found.append(run)
    return [run for run in found if len(run) >= 3 and colour_at(planet, run[0]) not in (None, BLACK)]


def lines(planet: Planet) -> list[list[Cell]]:
    """All lines of a planet, in rows and in columns (4.1)."""
    # The fifth and the sixth place count in full while an overflowing drop is looked at (6.1).
    top = max(len(column) for column in planet)
    found: list[list[Cell]] = []
    for column in range(COLUMNS):
        found += runs(planet, [(column, height) for height in range(top)])
    for height in range(top):
        found += runs(planet, [(column, height) for column in range(COLUMNS)])
    return found


def joined(planet: Planet, start: Cell, within: set[Cell] | None = None) -> set[Cell]:
    """The connected patch of one colour around a place, optionally only within some places."""
    patch = {start}
    edge = [start]
    while edge:
        for other in like_neighbours(planet, edge.pop()):
            if other not in patch and (within is None or other in within):
                patch.add(other)
                edge.append(other)
    return patch


def sends_for(group_lines: list[list[Cell]]) -> int:
    """The number of Bubblees a group may send: 1 for a single line of exactly 3, else 2 (8.3, 9.2)."""
    return 1 if len(group_lines) == 1 and len(group_lines[0]) == 3 else 2


def find_wave(planet: Planet, touching: str) -> list[Group]:
    """The groups of the wave that is to be taken now; none if the planet has no line (4.2, 5.1)."""
    all_lines = lines(planet)
    on_line = {cell for line in all_lines for cell in line}
    taken = set(on_line)
    for cell in on_line:
        if touching == "group":
            taken |= joined(planet, cell)
        else:
            taken |= set(like_neighbours(planet, cell))
    groups: list[Group] = []
    grouped: set[Cell] = set()
    for column, height in sorted(taken):
        if (column, height) not in grouped:
            cells = joined(planet, (column, height), within=taken)
            grouped |= cells
            own_lines = [line for line in all_lines if line[0] in cells]
            groups.append(Group(planet[column][height], cells, cells & on_line, sends_for(own_lines)))
    return groups


def take(planet: Planet, cells: set[Cell]) -> None:
    """Takes Bubblees off a planet; what stood above falls (4.3)."""
    for column in range(COLUMNS):
        planet[column] = [letter for height, letter in enumerate(planet[column]) if (column, height) not in cells]


def fits_after_waves(planet: Planet, touching: str) -> bool:
    """True if no column is higher than 4 after all waves (6.1). The planet passed in is not changed."""
    if all(len(column) <= HEIGHT for column in planet):
        return True  # waves only ever make columns lower
    trial = [list(column) for column in planet]
    while groups := find_wave(trial, touching):
        take(trial, {cell for group in groups for cell in group.cells})
    return all(len(column) <= HEIGHT for column in trial)


def full(planet: Planet) -> bool:
    """True if all five columns are full (5.9)."""
    return all(len(column) >= HEIGHT for column in planet)


def exchanges(planet: Planet) -> list[tuple[Cell, Cell]]:
    """Neighbours of two different colours, black included, lower column and height first (5.4)."""
    pairs: list[tuple[Cell, Cell]] = []
    for column in range(COLUMNS):
        for height in range(len(planet[column])):
            for other in ((column, height + 1), (column + 1, height)):
                letter = colour_at(planet, other)
                if letter is not None and letter != planet[column][height]:
                    pairs.append(((column, height), other))
    return pairs


def only_black(planet: Planet) -> bool:
    """The goal of a mission: no Bubblee but black ones (8.2)."""
    return all(letter == BLACK for column in planet for letter in column)


# ---------------------------------------------------------------- the game


class Oracle:
    """One game. Seats are 0 and 1; in solo planet 1 is the mission's."""

    def __init__(
        self,
        *,
        seats: int = 2,
        black: tuple[int, ...] = (3, 3),
        powers: bool = True,
        first: int | None = None,
        sky: str | None = None,
        touching: str = "one",
        planet: str | None = None,
    ) -> None:
        """Setup (2, 8.1)."""
        if seats not in (1, 2) or len(black) < seats or any(number not in BLACK_COLUMNS for number in black):
            raise ValueError("seats or black")
        if touching not in ("one", "group") or first not in (None, 0, 1):
            raise ValueError("touching or first")
        if sky is not None and sky not in sky_layouts():
            raise ValueError(f"not a layout of the sky by 2.1: {sky!r}")
        if (planet is None) == (seats == 1):
            raise ValueError("a mission's planet belongs to solo and only there")
        self.solo = seats == 1
        self.powers = powers
        self.touching = touching
        self.sky: Sky = [[None] * COLUMNS, [None] * COLUMNS]
        self.planets: list[Planet] = [self._start_planet(number) for number in black[:seats]]
        # Two of each colour are in the sky, or will be once it is drawn (2.1, 2.2).
        self.bag: dict[str, int] = dict.fromkeys(COLOURS, 14) | {BLACK: 3}
        if planet is not None:
            self._lay_mission(read_planet(planet))
        self.points = [0, 0]
        self.due: list[list[str]] = [[], []]
        self.hand: str | None = None
        self.active = 0
        self.chooser = 0
        self.wave: list[Group] = []  # the wave that waits for sends (8.3)
        self.left: dict[str, int] = dict.fromkeys(COLOURS + BLACK, 0)  # scored or out of the game
        self.over: str | None = None
        self.ranks: tuple[int, ...] | None = None
        self.first = 0 if self.solo else first
        self.step = "sky"
        if sky is not None:
            self.sky = read_sky(sky)
            self._find_first()

    @classmethod
    def at(
        cls,
        *,
        solo: bool = False,
        powers: bool = True,
        touching: str = "one",
        step: str,
        active: int,
        chooser: int | None = None,
        sky: str,
        planets: tuple[str, str],
        bag: dict[str, int],
        points: tuple[int, int] = (0, 0),
        due: tuple[str, str] = ("", ""),
        hand: str | None = None,
    ) -> Oracle:
        """A constructed position."""
        if solo:
            oracle = cls(seats=1, powers=powers, touching=touching, planet="R - - - -")
        else:
            oracle = cls(powers=powers, touching=touching)
        oracle.sky = read_sky(sky)
        oracle.planets = [read_planet(text) for text in planets]
        oracle.bag = {letter: bag.get(letter, 0) for letter in COLOURS + BLACK}
        oracle.points = list(points)
        oracle.due = [list(letters) for letters in due]
        oracle.active = active
        oracle.chooser = active if chooser is None else chooser
        oracle.step = step
        if step == "place":
            if hand is None:
                raise ValueError("nothing in hand")
            oracle.hand = hand
        elif step == "draw":
            # In the middle of a refill the bag always suffices, so looking at 7.1 again does no harm.
            oracle._start_turn()
        elif step == "swap":
            oracle._sky_is_full()
        elif step == "power":
            oracle._ask_for_powers()
        elif step != "drop":
            raise ValueError(f"no position can be constructed at step {step!r}")
        return oracle

    # ------------------------------------------------------------ what can be asked

    @property
    def to_act(self) -> int | str | None:
        """The seat to move, or chance; None when the game is over."""
        if self.step == "over":
            return None
        if self.step in ("sky", "first", "draw"):
            return "chance"
        if self.step == "power":
            return self.chooser
        return self.active

    def chance(self) -> dict[str, int]:
        """The moves of chance with their weights (2.1, 2.4, 3.1)."""
        if self.step == "sky":
            return {f"sky {layout}": 1 for layout in sky_layouts()}
        if self.step == "first":
            return {"first 1": 1, "first 2": 1}
        if self.step == "draw":
            return {f"draw {letter}": count for letter, count in self.bag.items() if count > 0}
        return {}

    def legal(self) -> set[str]:
        """All legal moves."""
        if self.to_act == "chance":
            return set(self.chance())
        if self.step == "place":
            return {f"place {self._place_name(place)}" for place in self._empty_places()}
        if self.step == "swap":
            return self._swap_moves()
        if self.step == "drop":
            return self._drop_moves()
        if self.step == "power":
            return self._power_moves(self.chooser) | {"pass"}
        if self.step == "send":
            return set(self._send_moves()) | {"stop"}
        return set()

    def picture(self) -> Picture:
        """The position, to be compared."""
        return {
            "sky": write_sky(self.sky),
            "planets": (write_planet(self.planets[0]), write_planet(self.planets[1])),
            "bag": dict(self.bag),
            "points": (self.points[0], self.points[1]),
            "due": ("".join(sorted(self.due[0])), "".join(sorted(self.due[1]))),
            "hand": self.hand,
            "active": self.active,
            "chooser": self.chooser if self.step == "power" else None,
            "step": self.step,
            "over": self.over,
            "ranks": self.ranks,
        }

    def play(self, move: str) -> None:
        """Carries out a legal move."""
        if move not in self.legal():
            raise ValueError(f"not legal at step {self.step}: {move!r}")
        word, _, rest = move.partition(" ")
        if word == "sky":
            self.sky = read_sky(rest)
            self._find_first()
        elif word == "first":
            self.first = int(rest) - 1
            self._find_first()
        elif word == "draw":
            self.bag[rest] -= 1
            self.hand = rest
            self.step = "place"
        elif word == "place":
            self._play_place(rest)
        elif word == "keep":
            self.step = "drop"
        elif word == "swap":
            self._exchange_in_sky(*self._read_places(rest))
            self.step = "drop"
        elif word == "drop":
            self._play_drop(rest)
        elif word == "send":
            self._play_send(move)
        elif word == "stop":
            self._score_wave(self.wave)
            self._settle(0)
        elif word == "pass":
            # Passing declines everything that is due to the chooser now (5.2).
            self.due[self.chooser] = []
            self._ask_for_powers()
        else:
            self._play_power(word, rest)

    # ------------------------------------------------------------ setup

    @staticmethod
    def _start_planet(black: int) -> Planet:
        """The black Bubblees on the ground row (2.3)."""
        return [[BLACK] if column in BLACK_COLUMNS[black] else [] for column in range(COLUMNS)]

    def _lay_mission(self, planet: Planet) -> None:
        """The mission's planet; its coloured Bubblees are missing in the bag, its black ones not (8.1)."""
        if lines(planet) or only_black(planet):
            raise ValueError("a layout has no line and at least one coloured Bubblee (8.1)")
        for column in planet:
            for letter in column:
                if letter != BLACK:
                    self.bag[letter] -= 1
        black_in_use = sum(column.count(BLACK) for column in self.planets[0] + planet) + self.bag[BLACK]
        if min(self.bag.values()) < 0 or black_in_use > 16:
            raise ValueError("there are 16 Bubblees of each colour (1.1)")
        self.planets.append(planet)

    def _find_first(self) -> None:
        """The sky is laid out; who begins? (2.4)"""
        if self.first is None:
            self.step = "first"
        else:
            self.active = self.first
            self._start_turn()

    # ------------------------------------------------------------ the turn

    def _start_turn(self) -> None:
        """Check for the end first (7.1), then refill (3.1)."""
        if sum(self.bag.values()) < len(self._empty_places()):
            self._end_by_points()
        else:
            self._refill()

    def _refill(self) -> None:
        """Draw until the sky is full (3.1)."""
        if self._empty_places():
            self.step = "draw"
        else:
            self._sky_is_full()

    def _sky_is_full(self) -> None:
        """Swap comes next (3.2), unless no swap, nor keeping the sky, leaves a legal drop (6.2)."""
        self.step = "swap"
        if not self._swap_moves():
            self._end("6.2", (2,) if self.solo else (2, 1) if self.active == 0 else (1, 2))

    def _next_turn(self) -> None:
        """Everything has settled: the turn passes on."""
        if not self.solo:
            self.active = 1 - self.active
        self._start_turn()

    def _end(self, rule: str, ranks: tuple[int, ...]) -> None:
        """The game is over."""
        self.over = rule
        self.ranks = ranks
        self.step = "over"

    def _end_by_points(self) -> None:
        """Too few in the bag (7.1): more points win, equal ones share (7.2); a mission is lost (8.5)."""
        own, other = self.points
        if self.solo:
            self._end("7.1", (2,))
        elif own == other:
            self._end("7.1", (1, 1))
        else:
            self._end("7.1", (1, 2) if own > other else (2, 1))

    # ------------------------------------------------------------ the sky

    def _empty_places(self) -> list[Place]:
        """The empty places of the sky."""
        return [(row, column) for row in range(2) for column in range(COLUMNS) if self.sky[row][column] is None]

    def _place_name(self, place: Place) -> str:
        """A place of the sky as the active player names it: near or far (1.2)."""
        row, column = place
        return f"{'n' if row == self.active else 'f'}{column + 1}"

    def _read_places(self, text: str) -> list[Place]:
        """The reverse of _place_name, for one or several names."""
        return [(self.active if name[0] == "n" else 1 - self.active, int(name[1]) - 1) for name in text.split()]

    def _play_place(self, name: str) -> None:
        """The drawn Bubblee is placed (3.1)."""
        [(row, column)] = self._read_places(name)
        self.sky[row][column] = self.hand
        self.hand = None
        self._refill()

    def _exchange_in_sky(self, one: Place, other: Place) -> None:
        """Exchanges two Bubblees of the sky (3.2)."""
        first, second = self.sky[one[0]][one[1]], self.sky[other[0]][other[1]]
        self.sky[one[0]][one[1]], self.sky[other[0]][other[1]] = second, first

    def _sky_pairs(self) -> list[str]:
        """All neighbours in a row or a column of the sky, near before far, lower column first (3.2)."""
        in_rows = [f"{row}{column} {row}{column + 1}" for row in "nf" for column in range(1, COLUMNS)]
        return in_rows + [f"n{column} f{column}" for column in range(1, COLUMNS + 1)]

    def _swap_moves(self) -> set[str]:
        """Keeping, and swaps of two different colours, that leave at least one legal drop (3.2)."""
        moves = {"keep"} if self._drop_moves() else set()
        for pair in self._sky_pairs():
            one, other = self._read_places(pair)
            if self.sky[one[0]][one[1]] != self.sky[other[0]][other[1]]:
                self._exchange_in_sky(one, other)
                if self._drop_moves():
                    moves.add(f"swap {pair}")
                self._exchange_in_sky(one, other)
        return moves

    # ------------------------------------------------------------ the drop

    def _dropped_places(self, pair: str) -> list[Place]:
        """Which places of the sky a drop empties, in the order in which they land (3.3)."""
        near, far = self.active, 1 - self.active
        if "-" in pair:
            return [(near, int(column) - 1) for column in pair.split("-")]
        return [(near, int(pair) - 1), (far, int(pair) - 1)]

    def _landed(self, pair: str) -> Planet:
        """The active player's planet after both have landed and before anybody looks for lines (3.4)."""
        planet = [list(column) for column in self.planets[self.active]]
        for row, column in self._dropped_places(pair):
            letter = self.sky[row][column]
            assert letter is not None
            planet[column].append(letter)
        return planet

    def _drop_moves(self) -> set[str]:
        """Two neighbours of the near row, or the two of one column (3.3), if they fit in the end (6.1)."""
        pairs = [f"{column}-{column + 1}" for column in range(1, COLUMNS)]
        pairs += [f"{column}" for column in range(1, COLUMNS + 1)]
        moves: set[str] = set()
        for pair in pairs:
            there = all(self.sky[row][column] is not None for row, column in self._dropped_places(pair))
            if there and fits_after_waves(self._landed(pair), self.touching):
                moves.add(f"drop {pair}")
        return moves

    def _play_drop(self, pair: str) -> None:
        """Both land, then lines are looked for (3.4), then powers are used (5.1), first by the active (5.3)."""
        self.planets[self.active] = self._landed(pair)
        for row, column in self._dropped_places(pair):
            self.sky[row][column] = None
        self.chooser = self.active
        self._settle(self.active)

    # ------------------------------------------------------------ waves

    def _settle(self, seat: int) -> None:
        """Wave after wave of a player's planet (4.3), then powers. In solo a wave may wait for sends (8.3)."""
        while True:
            self.wave = find_wave(self.planets[seat], self.touching)
            if not self.wave:
                break
            if self.solo and self._send_moves():
                self.step = "send"
                return
            self._score_wave(self.wave, seat)
        self._ask_for_powers()

    def _score_wave(self, wave: list[Group], seat: int = 0) -> None:
        """Bubblees taken score 1 point each (4.2), and each group gives a power (5.1)."""
        cells = {cell for group in wave for cell in group.cells}
        for group in wave:
            for cell in group.cells:
                # A sent Bubblee has left its place, so it does not score (8.3).
                if colour_at(self.planets[seat], cell) != GAP:
                    self.left[group.colour] += 1
                    self.points[seat] += 1
            if self.powers:
                self.due[seat].append(group.colour)
        take(self.planets[seat], cells)

    # ------------------------------------------------------------ solo: sends and the mission's planet

    def _send_moves(self) -> dict[str, tuple[Group, Cell]]:
        """The Bubblees of the wave that can be sent: per group and column the lowest on a line, if there is room (8.3)."""
        moves: dict[str, tuple[Group, Cell]] = {}
        for group in self.wave:
            if group.sends == 0:
                continue
            for column in range(COLUMNS):
                waiting = [cell for cell in sorted(group.on_line) if cell[0] == column and colour_at(self.planets[0], cell) != GAP]
                if waiting and len(self.planets[1][column]) < HEIGHT:
                    moves[f"send {write_cell(waiting[0])}"] = (group, waiting[0])
        return moves

    def _play_send(self, move: str) -> None:
        """One is sent in its column; then the mission's planet settles, and more may be sent (8.3)."""
        group, (column, height) = self._send_moves()[move]
        group.sends -= 1
        self.planets[0][column][height] = GAP
        self.planets[1][column].append(group.colour)
        if self._mission_won():
            return
        if not self._send_moves():
            self._score_wave(self.wave)
            self._settle(0)

    def _mission_won(self) -> bool:
        """Lines of the mission's planet leave the game without points and powers (8.4); is it won? (8.5)"""
        while groups := find_wave(self.planets[1], self.touching):
            for group in groups:
                self.left[group.colour] += len(group.cells)
            take(self.planets[1], {cell for group in groups for cell in group.cells})
        if only_black(self.planets[1]):
            self._end("8.5", (1,))
        return self.over is not None

    # ------------------------------------------------------------ powers

    def _ask_for_powers(self) -> None:
        """The chooser goes on while anything usable is due; then the other; then the turn is over (5.3)."""
        for _ in range(2):
            if self._power_moves(self.chooser):
                self.step = "power"
                return
            # None of those that are due has a target: all of them are lost (5.10).
            self.due[self.chooser] = []
            self.chooser = 1 - self.chooser
        self._next_turn()

    def _power_moves(self, owner: int) -> set[str]:
        """Every use of every power that is due to a player (5.2)."""
        moves: set[str] = set()
        for colour in set(self.due[owner]):
            moves |= {f"{POWER_WORDS[colour]} {target}" for target in self._targets(colour, owner)}
        return moves

    def _targets(self, colour: str, owner: int) -> list[str]:
        """The targets of one power; own and opponent are meant from its owner's side (5.3)."""
        own, opponent = self.planets[owner], self.planets[1 - owner]
        if colour in "RG":  # 5.4
            pairs = exchanges(opponent if colour == "R" else own)
            return [f"{write_cell(one)} {write_cell(other)}" for one, other in pairs]
        if colour == "Y":  # 5.7
            return [f"{column + 1}" for column in range(COLUMNS) if own[column]]
        if colour == "P":  # 5.5
            movable = [column for column in range(COLUMNS) if own[column]]
        else:  # blue, 5.6
            movable = [column for column in range(COLUMNS) if self.sky[1 - owner][column] is not None]
        if self._wins_by_full_planet(owner):
            return [f"{column + 1}" for column in movable]
        return [f"{column + 1}" for column in movable if len(opponent[column]) < HEIGHT]

    def _wins_by_full_planet(self, owner: int) -> bool:
        """True if purple and blue would win now (5.9); never in solo (8.4)."""
        return not self.solo and full(self.planets[1 - owner])

    def _play_power(self, word: str, target: str) -> None:
        """One power is used; what it makes settles before anything else is used."""
        owner = self.chooser
        colour = next(letter for letter, name in POWER_WORDS.items() if name == word)
        self.due[owner].remove(colour)
        if colour in "PB" and self._wins_by_full_planet(owner):
            self._end("5.9", (1, 2) if owner == 0 else (2, 1))
            return
        if colour in "RG":
            changed = 1 - owner if colour == "R" else owner
            self._exchange_on_planet(self.planets[changed], target)
        elif colour == "Y":
            changed = owner
            self.left[self.planets[owner][int(target) - 1].pop()] += 1
            self.points[owner] += 1
        else:
            changed = 1 - owner
            self._move_to_opponent(colour, owner, int(target) - 1)
        if self.solo and changed == 1:
            if not self._mission_won():
                self._ask_for_powers()
        else:
            self._settle(changed)

    @staticmethod
    def _exchange_on_planet(planet: Planet, target: str) -> None:
        """Red and green: two neighbours change places (5.4)."""
        (column, height), (other_column, other_height) = (read_cell(text) for text in target.split())
        first, second = planet[column][height], planet[other_column][other_height]
        planet[column][height], planet[other_column][other_height] = second, first

    def _move_to_opponent(self, colour: str, owner: int, column: int) -> None:
        """Purple sends the topmost of an own column (5.5), blue lets one of the opponent's near row fall (5.6)."""
        if colour == "P":
            letter = self.planets[owner][column].pop()
        else:
            from_sky = self.sky[1 - owner][column]
            assert from_sky is not None
            letter = from_sky
            self.sky[1 - owner][column] = None
        self.planets[1 - owner][column].append(letter)

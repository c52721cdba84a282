"""Gardens and quarries as text: the notation in which the tests of Babylon are written.

A picture has the fields of a position's text (docs/notation.md), and says only what matters; what it leaves out is round 8 of two
players, seat 1 building, a token without effect, empty gardens and stores, and a quarry that fits. Besides:
- a tile is written as its face, `Wst..`: flower, then the spaces clockwise from the top left; its material is that with so many symbols;
- a tile in a garden may be its place alone, `c4:1`, when its face does not matter, and its rotation may be left out;
- `start` is the own starting tile, `stored` the tile in seat 1's store, `pillars` the singles there;
- `quarry` is a picture of its layers, row 4 first: `cccc/cggc/c-bc/cccc`; `top b2 Pst..` is a tile in it. The player whose turn it is then
  has to dig.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import ziggurat
from ziggurat.core.game import Event, Position
from ziggurat.games.babylon.tiles import built_in_faces, write_faces

rule = pytest.mark.rule
GAME = ziggurat.load("babylon", "plain")
FLOWERS = ("white", "pink", "blue", "orange")
MATERIALS = {2: "clay", 3: "granite", 4: "basalt"}
LETTERS = {"c": "clay", "g": "granite", "b": "basalt"}
HEIGHTS = {"c": 3, "g": 2, "b": 1, "-": 0}
REMOVALS = {2: 6, 3: 3, 4: 0}
STACKS = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
ANY_FACE = "Wt..f"
FACE = re.compile(r"[WPBO][stfb.]{4}")
PLACE = re.compile(r"[a-h][1-8]:\d+")
PIECES = ("statue", "stairs", "fountain", "bridge", "belvedere")

Gardens = Position[Any]


class Picture:
    """A picture on its way to a position's text."""

    def __init__(self, picture: str) -> None:
        self.fields: dict[str, str] = {}
        for field in filter(None, map(str.strip, picture.replace("\n", " ").split(";"))):
            name = re.match(r"(?:garden|store) [2-4]|top \w\w|\w+", field)
            assert name is not None and name[0] not in self.fields, field
            self.fields[name[0]] = field[name.end() :].strip()
        self.seats = int(self.fields.get("seats", "2"))
        self.first = int(self.fields.get("first", "1"))
        self.flowers = self.fields.get("flowers", " ".join(FLOWERS)).split()
        self.heights = self._heights()
        self.names: dict[str, list[str]] = {}
        self.faces = write_faces(built_in_faces()).replace("/ ", "").split()

    def _heights(self) -> list[int]:
        rows = self.fields.get("quarry", "").split("/")
        return [HEIGHTS[letter] for row in reversed(rows) for letter in row]

    def text(self) -> str:
        """The text of the position."""
        self._time()
        fields, seats = self.fields, range(1, self.seats + 1)
        gardens = {seat: self._garden(fields.get(f"garden {seat}" if seat > 1 else "garden", ""), seat) for seat in seats}
        stores = {seat: fields.get(f"store {seat}", "0 -").split() for seat in seats}
        stores[1] = [fields.get("pillars", "6"), fields.get("stored", "-")]
        dug, gone = fields.get("dug", "-"), fields.get("gone", "").split()
        self._count([*gardens[1], *(item for seat in seats[1:] for item in gardens[seat])], [dug, *(s[1] for s in stores.values())], gone)
        quarry, also_gone = self._quarry()
        gone = [self._name(tile) for tile in gone] + also_gone
        parts = [f"seats {self.seats}", f"turn {fields['turn']}", f"round {fields['round']}", f"first {self.first}", f"quarry {quarry}"]
        parts += [f"gone {' '.join(gone)}"] * bool(gone)
        parts += [f"tokens {fields['tokens']}"] + [f"effect {fields['effect']}"] * bool(fields["effect"])
        for seat in seats:
            items = [self._named(item, seat) for item in gardens[seat]]
            parts += [f"garden {seat} {', '.join(items)}"] * bool(items)
        for seat in seats:
            parts += [f"store {seat} {self.flowers[seat - 1]} {stores[seat][0]} {self._named(stores[seat][1], seat)}"]
        parts += [f"dug {self._name(dug)}"] * (dug != "-")
        parts += [f"{name} {fields[name]}" for name in ("doubles", "wild", "supply") if name in fields]
        layers = [self.faces[start : start + 16] for start in (0, 16, 32)] + [self.faces[48:]]
        return "; ".join([*parts, f"faces {' / '.join(map(' '.join, layers))}"])

    def _time(self) -> None:
        """Whose turn it is, and in which round: as many tiles have been dug as the quarry lacks."""
        if self.heights:
            digs = 48 - sum(self.heights) - REMOVALS[self.seats]
            self.fields.setdefault("round", str(digs // self.seats + 1))
            self.fields.setdefault("turn", f"{(self.first - 1 + digs) % self.seats + 1} dig")
        self.fields.setdefault("round", "8")
        self.fields.setdefault("turn", "1 build")
        number, between = int(self.fields["round"]), self.fields["turn"].startswith("-")
        self.fields.setdefault("effect", "none" if number > 1 and not between else "")
        left = 14 - max(number - 1, 0)
        self.fields.setdefault("tokens", f"none*{left}" if left else "")

    def _lifted(self) -> int:
        number, turn = int(self.fields["round"]), self.fields["turn"].split()
        if number == 0:
            return 0
        in_round = self.seats if turn[0] == "-" else (int(turn[0]) - self.first) % self.seats + 1
        return REMOVALS[self.seats] + (number - 1) * self.seats + in_round - (turn[1] == "dig")

    def _garden(self, garden: str, seat: int) -> list[str]:
        return [f"{ANY_FACE} {item}" if PLACE.match(item) else item for item in filter(None, map(str.strip, garden.split(",")))]

    def _count(self, items: list[str], others: list[str], gone: list[str]) -> None:
        """Give every face its tiles: those of a material in the order of their faces."""
        faces = [
            item.split()[0] for item in [*items, *others, *gone] + [self.fields[name] for name in self.fields if name.startswith("top")]
        ]
        used = dict.fromkeys(MATERIALS.values(), 0)
        for face in sorted(face for face in faces if FACE.fullmatch(face)):
            material = MATERIALS[4 - face.count(".")]
            used[material] += 1
            self.names.setdefault(face, []).append(f"{material}-{used[material]}")
            self.faces[(*MATERIALS.values(),).index(material) * 16 + used[material] - 1] = face
        self.used = used

    def _name(self, face: str) -> str:
        return self.names[face].pop(0) if FACE.fullmatch(face) else face

    def _named(self, item: str, seat: int) -> str:
        word, _, rest = item.partition(" ")
        if word in PIECES or word == "-":
            return item
        rest = re.sub(r"(:\d+)(?! *r\d)", r"\1 r0", rest)
        return f"start-{self.flowers[seat - 1]} {rest}".strip() if word == "start" else f"{self._name(word)} {rest}".strip()

    def _quarry(self) -> tuple[str, list[str]]:
        """The quarry, and the tiles that are gone without being drawn."""
        tops = {name.split()[1]: face for name, face in self.fields.items() if name.startswith("top")}
        in_sight = [MATERIALS[4 - face.count(".")] for face in tops.values()]
        heights = self.heights or self._made_heights()
        lifted = {"clay": sum(h < 3 for h in heights), "granite": sum(h < 2 for h in heights), "basalt": sum(h < 1 for h in heights)}
        gone = []
        for material, number in lifted.items():
            missing = number - self.used[material] + in_sight.count(material)
            gone += [f"{material}-{self.used[material] + nth}" for nth in range(1, missing + 1)]
            self.used[material] += missing
        return " ".join(self._top(stack, height, tops) for stack, height in zip(STACKS, heights, strict=True)), gone

    def _top(self, stack: str, height: int, tops: dict[str, str]) -> str:
        if height == 0:
            return "-"
        material = ("basalt", "granite", "clay")[height - 1]
        if stack in tops:
            return self._name(tops[stack]) if tops[stack] != "?" else f"{material}-?"
        self.used[material] += 1
        return f"{material}-{self.used[material]}"

    def _made_heights(self) -> list[int]:
        lifted = self._lifted()
        basalt = max(self.used["basalt"], lifted - 32)
        granite = max(self.used["granite"], basalt)
        clay = min(16, lifted - granite - basalt)
        granite = max(granite, lifted - clay - basalt)
        return [3 - (stack < clay) - (stack < granite) - (stack < basalt) for stack in range(16)]


def at(picture: str) -> Gardens:
    """The position of a picture."""
    return GAME.read_position(Picture(picture).text())


def start(seats: int = 2, **options: str) -> Gardens:
    """The position before the first move."""
    return GAME.start(seats, options)


def play(before: str | Gardens, *moves: str) -> Gardens:
    """The position after some moves. Also checks that every position on the way can be read back from its text."""
    position = at(before) if isinstance(before, str) else before
    for move in moves:
        position = GAME.play(position, GAME.read(move))
        assert GAME.read_position(str(position)) == position
    return position


def legal(before: str | Gardens, *words: str) -> set[str]:
    """The legal moves that begin with one of some words, or all."""
    moves = {GAME.write(move) for move in GAME.moves(play(before))}
    return {move for move in moves if not words or move.startswith(words)}


def why_not(before: str | Gardens, move: str) -> int:
    """The number of the rule that forbids a move, or 0; the list of legal moves agrees."""
    position, wanted = play(before), GAME.read(move)
    number = GAME.why_not(position, wanted)
    assert (wanted in GAME.moves(position)) == (number == 0)
    return number


def events_of(before: str | Gardens, *moves: str) -> list[Event]:
    """The events of the last of some moves."""
    return list(GAME.events(play(before, *moves[:-1]), GAME.read(moves[-1])))


def garden(before: str | Gardens, *moves: str, seat: int = 0) -> dict[str, Any]:
    """The view of a garden after some moves."""
    shown: dict[str, Any] = GAME.view(play(before, *moves))["gardens"][seat]
    return shown


def score(before: str | Gardens, *moves: str, seat: int = 0) -> dict[str, int]:
    """The nonzero points of a garden after some moves, by category."""
    position = play(before, *moves)
    shown: dict[str, int] = garden(position, seat=seat)["score"]
    assert shown["total"] == GAME.scores(position)[seat] == sum(points for name, points in shown.items() if name != "total")
    return {name: points for name, points in shown.items() if points}

"""The engine agrees with the oracle on legal moves, results and score breakdowns, at every ply."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any, NamedTuple

import pytest

import ziggurat
from oracle.babylon import EFFECTS, FLOWERS, SYMBOLS, Laid, Tile, read_tiles, read_tokens
from oracle.babylon import Oracle as NaiveOracle
from ziggurat import CHANCE, Position, bots
from ziggurat.games.babylon import components
from ziggurat.games.babylon.events import cell_name
from ziggurat.games.babylon.possible import is_support, pieces_of, spaces_of, tiles_of
from ziggurat.games.babylon.scoring import breakdown, piece_is_visible
from ziggurat.games.babylon.state import NONE_USED, STEP_NAMES, State, corner_of, kind_of, level_of, rotation_of, tile_of
from ziggurat.games.babylon.tiles import tile_name

GAMES_IN_TEST = 5
GAMES_IN_SLOW_TEST = int(os.environ.get("ORACLE_GAMES", "405"))
"""For each number of seats."""
GREEDY_GAMES_IN_SLOW_TEST = 3
IN_ONE_TEST = 5
DECORATIONS = {"statue", "stairs", "fountain", "bridge", "wild"}

TILES, STARTING = read_tiles((components.DATA / "tiles.toml").read_text())
TOKENS = read_tokens((components.DATA / "tokens.toml").read_text())
every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


class Oracle(NaiveOracle):
    """Remembers the legal moves of a position, so that they are not found twice: once to compare, once to play."""

    remembered: set[str] | None = None
    builds: dict[str, tuple[str, Laid]] | None = None

    def legal(self) -> set[str]:
        if self.remembered is None:
            self.remembered = super().legal()
        return self.remembered

    def _build_moves(self) -> dict[str, tuple[str, Laid]]:
        if self.builds is None:
            self.builds = super()._build_moves()
        return self.builds

    def play(self, move: str) -> None:
        super().play(move)
        self.remembered = self.builds = None


class Setting(NamedTuple):
    """The setup of a game: for the oracle and for the engine."""

    oracle: dict[str, Any]
    options: dict[str, str]


def setting(chance: random.Random, seats: int) -> Setting:
    """All options in turn; mostly the built-in tiles and tokens, so that a usual game is usual."""
    oracle: dict[str, Any] = {"seats": seats, "tiles": TILES, "starting": STARTING, "tokens": TOKENS}
    options: dict[str, str] = {}
    if chance.random() < 0.3:
        oracle["first"] = chance.randrange(seats)
        options["first"] = str(oracle["first"] + 1)
    if chance.random() < 0.3:
        oracle["flowers"] = tuple(chance.sample(FLOWERS, seats))
        options["flowers"] = " ".join(oracle["flowers"])
    if chance.random() < 0.3:
        oracle["supply"] = options["supply"] = "printed"
    if chance.random() < 0.3:
        oracle["tokens"] = chance.choices(EFFECTS, k=14)
        options["tokens"] = " ".join(f"{effect}*{number}" for effect, number in Counter(oracle["tokens"]).items())
    if chance.random() < 0.3:
        oracle["tiles"] = [other_face(chance, tile) for tile in TILES]
        options["tiles"] = " / ".join(line_of(oracle["tiles"], material) for material in ("clay", "granite", "basalt", None))
    return Setting(oracle, options)


def other_face(chance: random.Random, tile: Tile) -> Tile:
    """The same tile with another flower and other symbols, as many as before; favourite symbols make rich gardens."""
    number = sum(symbol != "" for symbol in tile.spaces)
    spaces = chance.choices(SYMBOLS, weights=(1, 3, 3, 3), k=number) + [""] * (4 - number)
    return Tile(tile.id, tile.material, chance.choice(FLOWERS), tuple(chance.sample(spaces, 4)))


def line_of(tiles: list[Tile], material: str | None) -> str:
    """The tiles of a material, or the starting tiles, as the option `tiles` has them."""
    letters = {"": ".", "statue": "s", "stairs": "t", "fountain": "f", "bridge": "b"}
    chosen = [tile for tile in (tiles if material else STARTING) if tile.material == material]
    return " ".join(tile.flower[0].upper() + "".join(letters[symbol] for symbol in tile.spaces) for tile in chosen)


def name(tile: int) -> str | None:
    return None if tile < 0 else tile_name(tile)


def picture(position: Position[State]) -> dict[str, Any]:
    """The engine's position in the oracle's words; which tokens were turned follows from those that are left."""
    s = position.state
    quarry = [None if not layers else (layers, name(tile)) for layers, tile in zip(s.layers, s.visible, strict=True)]
    return {
        "step": STEP_NAMES[s.step],
        "to_act": "chance" if position.to_act == CHANCE else position.to_act,
        "round": s.round,
        "active": None if s.active < 0 else s.active,
        "first": None if s.first < 0 else s.first,
        "quarry": quarry,
        "seats": [seat_picture(s, seat) for seat in range(s.seats)],
        "effect": None if s.effect < 0 else EFFECTS[s.effect],
        "ranks": position.game.ranks(position),
    }


def seat_picture(s: State, seat: int) -> dict[str, Any]:
    is_turn = seat == s.active
    tiles = tiles_of(s, seat)
    fresh = tiles[len(tiles) - s.built :] if is_turn and s.built else []
    score = breakdown(s, seat)
    return {
        "flower": FLOWERS[s.flowers[seat]],
        "tiles": sorted((name(tile_of(one)), cell_name(corner_of(one)), level_of(one), rotation_of(one), one in fresh) for one in tiles),
        "pieces": sorted(piece_picture(s, seat, one) for one in pieces_of(s, seat)),
        "singles": s.singles[seat],
        "doubles": s.doubles if is_turn else 0,
        "stored": name(s.stored[seat]),
        "dug": name(s.dug) if is_turn else None,
        "wild": (cell_name(s.wild_cell), s.wild_level, SYMBOLS[s.wild_symbol]) if is_turn and s.wild_cell != NONE_USED else None,
        "scores": score._asdict() | {"total": score.total},
    }


def piece_picture(s: State, seat: int, one: int) -> tuple[Any, ...]:
    cells, levels = zip(*spaces_of(one), strict=True)
    visible = piece_is_visible(s, seat, one)
    state = "visible" if visible else "support" if is_support(s, seat, one) else "hidden"
    return (*SYMBOLS, "belvedere")[kind_of(one)], tuple(map(cell_name, cells)), levels, state


def compare(position: Position[State], oracle: Oracle, tokens: list[str]) -> list[str]:
    """Both must show the same picture and offer the same moves, which are returned in a fixed order."""
    game = position.game
    theirs: dict[str, Any] = dict(oracle.picture())
    turned = Counter(tokens) - Counter(dict(zip(EFFECTS, position.state.tokens, strict=True)))
    assert turned == Counter(theirs.pop("turned"))
    assert picture(position) == theirs
    assert game.scores(position) == tuple(seat["scores"]["total"] for seat in theirs["seats"])
    legal = [game.write(move) for move in game.moves(position)]
    assert set(legal) == oracle.legal()
    assert len(legal) == len(set(legal))
    if position.to_act == CHANCE:
        assert dict(zip(legal, game.weights(position), strict=True)) == oracle.chance()
    return legal


def eager_or_random(legal: list[str], chance: random.Random, eagerness: float) -> str:
    """A random move; with some eagerness a decoration, else a build, often as high as can be: chapter 6 is rare in random games."""
    decorations = [move for move in legal if move.split()[0] in DECORATIONS]
    builds = [move for move in legal if move.startswith("build")]
    if chance.random() >= eagerness:
        return chance.choice(legal)
    if decorations and chance.random() < 0.9:
        return chance.choice(decorations)
    if not builds or chance.random() < 0.4:
        return chance.choice(builds or legal)
    highest = max(map(level_of_build, builds))
    return chance.choice([move for move in builds if level_of_build(move) == highest])


def level_of_build(move: str) -> int:
    return int(move.split()[2].split(":")[1])


def agree_on_game(seats: int, seed: int) -> None:
    chance = random.Random(f"{seats} {seed}")
    table = setting(chance, seats)
    eagerness = chance.choice((0.0, 0.8, 0.98))
    position = ziggurat.load("babylon", "compiled").start(seats, table.options)
    oracle = Oracle(**table.oracle)
    while legal := compare(position, oracle, table.oracle["tokens"]):
        move = eager_or_random(legal, chance, eagerness)
        position = position.game.play(position, position.game.read(move))
        oracle.play(move)


@pytest.mark.parametrize("start", range(0, GAMES_IN_TEST, IN_ONE_TEST))
@every_number_of_seats
def test_random_games(seats: int, start: int) -> None:
    for seed in range(start, start + IN_ONE_TEST):
        agree_on_game(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(GAMES_IN_TEST, GAMES_IN_SLOW_TEST, 4 * IN_ONE_TEST))
@every_number_of_seats
def test_many_random_games(seats: int, start: int) -> None:
    for seed in range(start, start + 4 * IN_ONE_TEST):
        agree_on_game(seats, seed)


def agree_on_greedy_game(seats: int, seed: int) -> None:
    chance = random.Random(f"greedy {seats} {seed}")
    table = setting(chance, seats)
    game = ziggurat.load("babylon", "compiled")
    players = [bots.make("greedy", seed + seat) for seat in range(seats)]
    position, oracle = game.start(seats, table.options), Oracle(**table.oracle)
    while legal := compare(position, oracle, table.oracle["tokens"]):
        seat = position.to_act
        move = chance.choice(legal) if seat is None or seat == CHANCE else game.write(players[seat].choose(game, position))
        position = game.play(position, game.read(move))
        oracle.play(move)
    assert max(game.scores(position)) > 40


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GREEDY_GAMES_IN_SLOW_TEST))
@every_number_of_seats
def test_games_of_greedy_players(seats: int, seed: int) -> None:
    agree_on_greedy_game(seats, seed)

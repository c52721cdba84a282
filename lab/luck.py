"""The share of luck in a game: a player who sees all future chance outcomes against one of the same strength who does not.

Run it with `python lab/luck.py GAME [--simulations N] [--fortunes N]`. Every deal (a fortune) is played twice, with the seats exchanged. It
prints the seer's share of the victories, an upper bound for honest players; and for two honest players, the share of fortunes that the
same seat won twice.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from ziggurat import games
from ziggurat.arena.rating import wilson
from ziggurat.bots.search import Search
from ziggurat.core.game import CHANCE, Game
from ziggurat.core.kernel import Engine, Slot, Struct, rule
from ziggurat.core.open_game import deal
from ziggurat.core.random import scramble
from ziggurat.games.babylon.loops import deal as deal_babylon
from ziggurat.games.babylon.quarry import covered_stack
from ziggurat.games.babylon.state import State as BabylonState
from ziggurat.games.bubblee.loops import deal as deal_bubblee
from ziggurat.games.bubblee.state import State as BubbleeState
from ziggurat.games.bubblee.state import left_in_bag

SECRET = 1
"""The index of the fortune's seed in a generator, after its state."""


@rule
def deal_known_bubblee(s: BubbleeState, generator: list[int], codes: list[int]) -> int:
    """Draw a Bubblee that depends only on the fortune, the step and the number left in the bag."""
    kept = generator[0]
    generator[0] = scramble(generator[SECRET] + 100 * s.step + left_in_bag(s))
    code = deal_bubblee(s, generator, codes)
    generator[0] = kept
    return code


@rule
def deal_known_babylon(s: BabylonState, generator: list[int], codes: list[int]) -> int:
    """Reveal a tile that depends only on the fortune and its place in the quarry, or a token that depends only on the round."""
    kept = generator[0]
    stack = covered_stack(s)
    place = 10 * stack + s.layers[stack] if stack >= 0 else 1_000 + s.round
    generator[0] = scramble(generator[SECRET] + 10_000 * s.step + place)
    code = deal_babylon(s, generator, codes)
    generator[0] = kept
    return code


KNOWN = {"bubblee": deal_known_bubblee, "babylon": deal_known_babylon}


@rule
def dealt(slot: Slot[Struct], generator: list[int], codes: list[int]) -> int:
    """A chance outcome, for calls from Python."""
    return deal(slot[0], generator, codes)


class Seeing(Engine[Any]):
    """An engine whose chance is known. Its code is not cached, because the cache holds the honest engine's code under the same names."""

    secret = 0
    known: Any = None

    def bind(self, rules: Any) -> None:
        """Bind the game's rules, with known chance."""
        super().bind({**rules, deal: self.known})

    def function(self, rule: Any, alongside: bool = False) -> Any:
        """The rule, compiled for this process only."""
        return self._compile(rule, nogil=alongside)

    def generator(self, seed: int) -> Any:
        """A generator with the fortune's seed after its state."""
        return self._numpy.array([scramble(seed), self.secret], self._numpy.uint64)


class World:
    """A game twice: with hidden chance and with known chance."""

    def __init__(self, name: str) -> None:
        self.blind: Game[Any, Any] = games.load(name, "compiled")
        kind: Any = type(self.blind)
        self.seeing = kind("compiled")
        self.seeing.engine = Seeing("compiled", self.blind.engine.kind)
        self.seeing.engine.known = KNOWN[name]
        # The first search binds the rules.
        Search(1, simulations=1).think(self.seeing, self._first_decision(self.seeing))
        self._dealt = self.seeing.engine.function(dealt)

    def _first_decision(self, game: Any) -> Any:
        position = game.start()
        while position.to_act == CHANCE:
            position = game.play(position, game.moves(position)[0])
        return position

    def play(self, secret: int, sees: tuple[bool, bool], simulations: int) -> tuple[float, ...]:
        """Play a game for two; return each seat's share of the victory."""
        engine, game = self.seeing.engine, self.blind
        engine.secret = secret
        generator, codes = engine.generator(1), engine.row(self.seeing.most_moves, "i4")
        players = [Search(secret + seat, simulations) for seat in range(2)]
        position = game.start()
        while (seat := position.to_act) is not None:
            if seat == CHANCE:
                move = game.move(int(self._dealt(position.slot, generator, codes)))
            else:
                move = players[seat].choose(self.seeing if sees[seat] else game, position)
            position = game.play(position, move)
        ranks = game.ranks(position)
        assert ranks is not None
        return tuple((rank == 1) / ranks.count(1) for rank in ranks)


_worlds: dict[str, World] = {}


def pair(asked: tuple[str, int, int]) -> tuple[float, bool]:
    """Play one fortune: return the seer's mean share over both seats, and True if honest players had the same result twice."""
    name, number, simulations = asked
    if name not in _worlds:
        _worlds[name] = World(name)
    world = _worlds[name]
    secret = scramble(number) >> 8
    first, second = (world.play(secret, sees, simulations) for sees in ((True, False), (False, True)))
    # The same fortune with honest players; one more simulation makes the second game differ.
    honest = [world.play(secret, (False, False), simulations + other) for other in range(2)]
    return (first[0] + second[1]) / 2, honest[0][0] == honest[1][0]


def main() -> None:
    """Play all fortunes and print the two shares with their 95 % intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--simulations", type=int, default=1_000)
    parser.add_argument("--fortunes", type=int, default=100)
    asked = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        found = list(pool.map(pair, [(asked.game, number, asked.simulations) for number in range(asked.fortunes)]))
    for what, shares in (
        ("a seer wins", [seer for seer, _ in found]),
        ("one seat wins a fortune twice", [float(same) for _, same in found]),
    ):
        share = sum(shares) / len(shares)
        low, high = wilson(share, len(shares))
        print(f"{asked.game}, {asked.simulations} simulations, {len(shares)} fortunes: {what} {share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()

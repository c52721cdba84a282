"""Ziggurat: Babylon and Bubblee Pop, complete in Python. `load("bubblee")` gives the rules of a game."""

from ziggurat.core.game import CHANCE, BadOption, BadText, Game, IllegalMove, Position
from ziggurat.games import load

__all__ = ["CHANCE", "BadOption", "BadText", "Game", "IllegalMove", "Position", "__version__", "load"]
__version__ = "0.9.0"

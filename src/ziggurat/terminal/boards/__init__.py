"""One folder for each game, with its Board; and the options that a front end treats in a special way."""

from collections.abc import Callable, Mapping

from ziggurat.games.babylon.tiles import read_faces, read_tokens, write_faces, write_tokens

SOLO_OPTIONS = {"bubblee": "planet"}
"""For each game with solo play, the option that selects the solo game."""

FILE_OPTIONS: Mapping[str, Mapping[str, Callable[[str], str]]] = {
    "babylon": {
        "tiles": lambda text: write_faces(read_faces(text)),
        "tokens": lambda text: write_tokens(read_tokens(text)),
    }
}
"""For each game, the options that are given as files, with the function that converts a file's text to the option's value."""

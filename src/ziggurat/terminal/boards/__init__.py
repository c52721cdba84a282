"""One folder for each game: how its board is drawn, and in what words its moves are told."""

from collections.abc import Callable, Mapping

from ziggurat.games.babylon.tiles import read_faces, read_tokens, write_faces, write_tokens

SOLO_OPTIONS = {"bubblee": "planet"}
"""For each game that can be played solo, the option that says which solo game it is."""

FILE_OPTIONS: Mapping[str, Mapping[str, Callable[[str], str]]] = {
    "babylon": {
        "tiles": lambda text: write_faces(read_faces(text)),
        "tokens": lambda text: write_tokens(read_tokens(text)),
    }
}
"""For each game the options that are given as files: how the content of such a file becomes the option's value, or GameError."""

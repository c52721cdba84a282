"""One folder for each game: how its board is drawn, and in what words its moves are told."""

SOLO_OPTIONS = {"bubblee": "planet"}
"""For each game that can be played solo, the option that says which solo game it is."""

"""One file for each game: how its board is drawn, and in what words its moves are told."""

"""The games in the worlds of others: Gymnasium, PettingZoo, OpenSpiel. Each is one file and an extra, with the same names."""

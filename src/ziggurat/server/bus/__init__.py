"""How news of a table reach those who watch it: one protocol, one file for each kind of bus."""

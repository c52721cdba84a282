"""How changes of a table reach the processes that serve it: one protocol, and one file for each kind of bus."""

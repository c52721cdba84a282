"""Announcing changes of a table to the processes that serve it: one protocol, and one file for each kind of bus."""

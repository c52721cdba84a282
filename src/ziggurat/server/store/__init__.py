"""Storage of tables: one protocol, and one file for each database."""

"""Where tables are kept: one protocol, one file for each kind of database."""

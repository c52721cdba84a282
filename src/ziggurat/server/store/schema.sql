-- Version 1 of the file. Once released it stays as it is: a later version is a further step in sqlite.py.

CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    is_open    INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    created    REAL NOT NULL,
    changed    REAL NOT NULL,
    seed       BLOB NOT NULL,
    invitation BLOB NOT NULL,
    summary    TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_change ON tables (state, changed);

-- Append-only. The rows of a table lie side by side, to be replayed in one go.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq > 0),
    at       REAL NOT NULL,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Hashes alone: who reads this file cannot sit down at a table.
CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    token    BLOB NOT NULL UNIQUE,
    owner    BLOB,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_by_owner ON keys (owner) WHERE owner IS NOT NULL;

-- Version 1 of the database. Once released it stays as it is: a later version is a further step in postgres.py.
-- Names are compared byte by byte, as in SQLite, whatever the language of the database.

CREATE TABLE tables (
    id         text COLLATE "C" PRIMARY KEY,
    game       text NOT NULL,
    state      text NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    is_open    boolean NOT NULL,
    created    double precision NOT NULL,
    changed    double precision NOT NULL,
    seed       bytea NOT NULL,
    invitation bytea NOT NULL,
    summary    text NOT NULL
);

CREATE INDEX tables_by_change ON tables (state, changed);

-- Append-only.
CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      integer NOT NULL CHECK (seq > 0),
    at       double precision NOT NULL,
    kind     text NOT NULL,
    body     text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Hashes alone: who reads this database cannot sit down at a table.
CREATE TABLE keys (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     integer NOT NULL CHECK (seat >= 0),
    token    bytea NOT NULL UNIQUE,
    owner    bytea,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX keys_by_owner ON keys (owner) WHERE owner IS NOT NULL;

-- What somebody has brought along, by the hash of its text.
CREATE TABLE records (
    id   text COLLATE "C" PRIMARY KEY,
    at   double precision NOT NULL,
    text text NOT NULL
);

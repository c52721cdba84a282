-- Names that the owners of browsers have claimed, how strong those are who play under them, and the computer players.

CREATE TABLE names (
    folded TEXT PRIMARY KEY NOT NULL, -- what names that look the same have in common
    name   TEXT NOT NULL,
    owner  BLOB NOT NULL,
    at     REAL NOT NULL,
    mail   TEXT
) STRICT;

CREATE INDEX names_by_owner ON names (owner);

-- Links that were mailed, by which a name moves to another browser. Hashes alone.
CREATE TABLE links (
    token BLOB PRIMARY KEY NOT NULL,
    name  TEXT NOT NULL REFERENCES names (folded) ON DELETE CASCADE,
    until REAL NOT NULL
) STRICT;

CREATE INDEX links_by_name ON links (name);

CREATE TABLE ratings (
    game      TEXT NOT NULL,
    player    TEXT NOT NULL, -- a computer player, or a name as it is folded
    name      TEXT REFERENCES names (folded) ON DELETE CASCADE, -- none of a computer player
    games     INTEGER NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_name ON ratings (name);

-- Games that are over, until somebody has looked whether they count. Those that were over before are not looked at.
CREATE TABLE finished (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id)
) STRICT;

-- Names that the owners of browsers have claimed, how strong those are who play under them, and the computer players.

CREATE TABLE names (
    folded text COLLATE "C" PRIMARY KEY, -- what names that look the same have in common
    name   text NOT NULL,
    owner  bytea NOT NULL,
    at     double precision NOT NULL,
    mail   text
);

CREATE INDEX names_by_owner ON names (owner);

-- Links that were mailed, by which a name moves to another browser. Hashes alone.
CREATE TABLE links (
    token bytea PRIMARY KEY,
    name  text COLLATE "C" NOT NULL REFERENCES names (folded) ON DELETE CASCADE,
    until double precision NOT NULL
);

CREATE INDEX links_by_name ON links (name);

CREATE TABLE ratings (
    game      text COLLATE "C" NOT NULL,
    player    text COLLATE "C" NOT NULL, -- a computer player, or a name as it is folded
    name      text COLLATE "C" REFERENCES names (folded) ON DELETE CASCADE, -- none of a computer player
    games     integer NOT NULL,
    mean      double precision NOT NULL,
    deviation double precision NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX ratings_by_name ON ratings (name);

-- Games that are over, until somebody has looked whether they count. Those that were over before are not looked at.
CREATE TABLE finished (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id)
);

-- Version 2 of the file: records that somebody has brought along, by the hash of their text.

CREATE TABLE records (
    id   TEXT PRIMARY KEY NOT NULL,
    at   REAL NOT NULL,
    text TEXT NOT NULL
) STRICT;

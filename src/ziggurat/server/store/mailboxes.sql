-- Version 3 of the file: where seats want mails. The token itself is kept, since every mail has the link to its seat.

CREATE TABLE mailboxes (
    table_id     TEXT NOT NULL REFERENCES tables (id),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    address      TEXT NOT NULL,
    language     TEXT NOT NULL,
    token        TEXT NOT NULL,
    secret       TEXT NOT NULL UNIQUE,
    is_confirmed INTEGER NOT NULL CHECK (is_confirmed IN (0, 1)),
    told         INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

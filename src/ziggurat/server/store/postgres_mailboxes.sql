-- Version 2 of the database: where seats want mails. The token itself is kept, since every mail has the link to its seat.

CREATE TABLE mailboxes (
    table_id     text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat         integer NOT NULL CHECK (seat >= 0),
    address      text NOT NULL,
    language     text NOT NULL,
    token        text NOT NULL,
    secret       text COLLATE "C" NOT NULL UNIQUE,
    is_confirmed boolean NOT NULL,
    told         integer NOT NULL,
    PRIMARY KEY (table_id, seat)
);

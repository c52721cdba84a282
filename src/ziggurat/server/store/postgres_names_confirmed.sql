-- A name's mail address gets links only after its reader has agreed. Addresses kept before this version are
-- unconfirmed and nobody was asked: their reader is asked when a link is next requested or the owner saves the address again.

ALTER TABLE names ADD COLUMN confirmation bytea; -- the hash of the secret in the mail that asked; none if nobody was asked
ALTER TABLE names ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false;

CREATE UNIQUE INDEX names_by_confirmation ON names (confirmation) WHERE confirmation IS NOT NULL;

-- Until now this was the time of the upload, and no opening was noted: a record may have been opened yesterday.
UPDATE records SET at = extract(epoch from now());

-- The tables of an owner in the order of their names, a few at a time.
DROP INDEX keys_by_owner;
CREATE INDEX keys_by_owner ON keys (owner, table_id) WHERE owner IS NOT NULL;

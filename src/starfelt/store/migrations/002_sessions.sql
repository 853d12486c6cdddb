-- A session is one browser that is known as an account.  An ended one stays until its cookie would
-- have ended by itself, so that nothing can begin it again.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY, -- a digest of what the cookie holds
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL, -- about when it was last used
    ended INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX sessions_by_account ON sessions (account);

CREATE INDEX sessions_by_seen ON sessions (seen);

-- What a name looks like: new names must look different from those of all other players.
ALTER TABLE accounts ADD COLUMN look TEXT NOT NULL DEFAULT '';

-- About when somebody was last here.
ALTER TABLE accounts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

UPDATE accounts SET look = look_of(name), seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

CREATE INDEX accounts_by_look ON accounts (look);

CREATE INDEX guests_by_seen ON accounts (seen) WHERE role = 'guest';

-- The role of a host used to go with a name.  Now somebody with access to this machine gives it to
-- an account: `starfelt host NAME`.
UPDATE accounts SET role = 'player' WHERE role = 'host';

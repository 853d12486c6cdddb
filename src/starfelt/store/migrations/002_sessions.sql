-- A session is one browser that is known as an account.  One that ends is deleted; but one that
-- began with a signed cookie of the version before stays, ended, until that cookie would have ended
-- by itself, so that it can't begin again.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY, -- a digest of what the cookie holds
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL, -- about when it was last used
    ended INTEGER NOT NULL DEFAULT 0,
    signed INTEGER NOT NULL DEFAULT 0 -- did it begin with a cookie of the version before?
) WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account, seen);

CREATE INDEX sessions_by_seen ON sessions (seen);

-- A server of the version before signed its cookies.  None that says it was made later is from one.
INSERT INTO settings
SELECT 'sessions-since', CAST(strftime('%s', 'now') AS INTEGER) * 1000
FROM settings WHERE key = 'cookie-key';

-- What a name looks like: new names must look different from those of all other players.
ALTER TABLE accounts ADD COLUMN look TEXT NOT NULL DEFAULT '';

-- About when somebody was last here.
ALTER TABLE accounts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

UPDATE accounts SET look = look_of(name), seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

CREATE INDEX accounts_by_look ON accounts (look) WHERE role <> 'guest';

CREATE INDEX guests_by_seen ON accounts (seen) WHERE role = 'guest';

-- The role of a host used to go with a name.  Now somebody with access to this machine gives it to
-- an account: `starfelt host NAME`.
UPDATE accounts SET role = 'player' WHERE role = 'host';

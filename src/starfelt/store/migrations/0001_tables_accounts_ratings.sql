-- Times are milliseconds since 1970.  What is nobody's or nothing is '' or 0, never NULL; the one
-- exception is the status of a table that has no summary.

PRAGMA application_id = 0x53464C54; -- "SFLT": by which a database of ours is known

CREATE TABLE tables (
    key INTEGER PRIMARY KEY, -- short, for the rows of the log
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL, -- JSON
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated INTEGER NOT NULL,
    private INTEGER NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    after TEXT NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0, -- are the ratings counted?
    -- The summary: it is replaced as a whole.
    status TEXT,
    changed INTEGER NOT NULL DEFAULT 0,
    seated TEXT NOT NULL DEFAULT '[]', -- JSON
    free INTEGER NOT NULL DEFAULT 0, -- seats that nobody has
    asked INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    ranks TEXT NOT NULL DEFAULT '[]', -- JSON
    next TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tables_by_change ON tables (changed);

CREATE INDEX tables_by_status ON tables (status, changed);

CREATE INDEX tables_by_host ON tables (host);

CREATE INDEX tables_due ON tables (due) WHERE due > 0;

CREATE INDEX tables_uncounted ON tables (key) WHERE rated AND NOT counted AND status = 'over';

-- The truth: the rows of a table lie together, in order.
CREATE TABLE log (
    place INTEGER NOT NULL REFERENCES tables (key),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    value INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    part INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (place, number)
) WITHOUT ROWID;

-- At which tables somebody sits, or is named in the log.
CREATE TABLE people (
    who TEXT NOT NULL,
    place INTEGER NOT NULL REFERENCES tables (key),
    sits INTEGER NOT NULL,
    PRIMARY KEY (who, place)
) WITHOUT ROWID;

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL, -- the name as names are compared
    role TEXT NOT NULL,
    created INTEGER NOT NULL,
    password TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    language TEXT NOT NULL,
    banned INTEGER NOT NULL
);

CREATE UNIQUE INDEX accounts_by_name ON accounts (folded) WHERE role <> 'guest';

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL, -- JSON
    digest TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
);

CREATE INDEX tokens_by_account ON tokens (account);

CREATE TABLE blocks (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (account, other, kind)
) WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other, kind);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sender TEXT NOT NULL,
    about TEXT NOT NULL,
    place TEXT NOT NULL, -- the id of the table, or ''
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    done INTEGER NOT NULL
);

CREATE INDEX reports_by_sender ON reports (sender);

CREATE INDEX reports_by_about ON reports (about);

CREATE INDEX reports_open ON reports (id) WHERE NOT done;

CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (game, mu - 3 * sigma);

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

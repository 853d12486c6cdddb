-- May those who only watch talk at this table?
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 0;

-- A table at which nothing has happened yet was opened at some time all the same.
UPDATE tables SET changed = created WHERE changed = 0;

-- Lists have an order in which no two tables are equal, so that a page can end anywhere.
DROP INDEX tables_by_change;

CREATE INDEX tables_by_change ON tables (changed, id);

DROP INDEX tables_by_status;

CREATE INDEX tables_by_status ON tables (status, changed, id);

DROP INDEX tables_due;

CREATE INDEX tables_due ON tables (due, id) WHERE due > 0;

-- Seats that people have; the others are free, or bots'.
ALTER TABLE tables ADD COLUMN persons INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET persons = (
    SELECT count(*) FROM json_each(seated)
    WHERE json_extract(value, '$.who') <> '' AND json_extract(value, '$.who') NOT LIKE 'bot:%'
);

-- Whose tables are not over.
CREATE INDEX tables_of_host ON tables (host) WHERE status IN ('open', 'playing', 'paused');

-- Where seats are free, by what a quick match asks for; where people wait comes first.
CREATE INDEX tables_wanted ON tables (game, seats, clock, rated, options, persons = 0)
WHERE status = 'open' AND NOT private AND free > 0;

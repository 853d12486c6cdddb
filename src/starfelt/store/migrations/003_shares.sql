-- May those who only watch talk at this table?
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 0;

-- A table at which nothing has happened yet was opened at some time all the same.
UPDATE tables SET changed = created WHERE changed = 0;

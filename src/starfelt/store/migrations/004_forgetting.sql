-- What may be forgotten is found without searching through what stays.

-- Who sits at a table.
CREATE INDEX people_by_table ON people (place, sits);

-- What was said and is still there, the oldest first.
CREATE INDEX log_by_talk ON log (at) WHERE kind = 'say' AND text <> '';

-- A table that an open complaint names stays as it is.
CREATE INDEX reports_open_by_table ON reports (place) WHERE NOT done;

CREATE INDEX reports_done ON reports (at) WHERE done;

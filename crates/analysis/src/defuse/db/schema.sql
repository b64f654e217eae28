-- The database of flows. docs/flows-database.md is for people who ask it; a change of meaning needs a new `user_version`.
-- One file is about one program. A campaign is one call of `unsnarl defuse`.

CREATE TABLE programs (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    hash TEXT NOT NULL,
    -- Its files as they were given, one to a line.
    sources TEXT NOT NULL
) STRICT;

-- What lies beside a saved run, so that it can be replayed elsewhere.
CREATE TABLE files (
    name TEXT PRIMARY KEY,
    contents BLOB NOT NULL
) STRICT;

CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    program INTEGER NOT NULL REFERENCES programs,
    began TEXT NOT NULL,
    -- What the program was given. The newest campaign with the same settings has the last word.
    settings TEXT NOT NULL,
    -- Why it was over, as in JSON. NULL: it still goes on, or was killed.
    ended TEXT,
    executions INTEGER NOT NULL DEFAULT 0,
    questions INTEGER NOT NULL DEFAULT 0,
    seconds REAL NOT NULL DEFAULT 0
) STRICT;

-- Runs that showed something first.
CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    campaign INTEGER NOT NULL REFERENCES campaigns,
    event_hash TEXT NOT NULL,
    -- `exit 0`, a failure's id, or `unfinished`.
    outcome TEXT NOT NULL,
    failed INTEGER NOT NULL,
    -- Inputs by name, as JSON.
    inputs TEXT NOT NULL,
    -- Where it was saved, and the file itself. NULL: it could not be.
    path TEXT,
    contents TEXT
) STRICT;

CREATE TABLE threads (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- Data by the names that people use. All elements of an array are one location.
CREATE TABLE locations (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE places (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    function TEXT NOT NULL,
    -- The line itself, if the source could be read.
    source TEXT NOT NULL,
    UNIQUE (file, line, "column", function)
) STRICT;

-- Without a thread: only the code tells of it.
CREATE TABLE writes (
    id INTEGER PRIMARY KEY,
    location INTEGER NOT NULL REFERENCES locations,
    place INTEGER NOT NULL REFERENCES places,
    thread INTEGER REFERENCES threads
) STRICT;
CREATE UNIQUE INDEX one_write ON writes (location, place, ifnull(thread, 0));

CREATE TABLE reads (
    id INTEGER PRIMARY KEY,
    location INTEGER NOT NULL REFERENCES locations,
    place INTEGER NOT NULL REFERENCES places,
    thread INTEGER REFERENCES threads
) STRICT;
CREATE UNIQUE INDEX one_read ON reads (location, place, ifnull(thread, 0));

-- Without a write: the read finds what was there before there were threads.
CREATE TABLE pairs (
    id INTEGER PRIMARY KEY,
    write INTEGER REFERENCES writes,
    read INTEGER NOT NULL REFERENCES reads
) STRICT;
CREATE UNIQUE INDEX one_pair ON pairs (read, ifnull(write, 0));

CREATE TABLE reasons (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

-- What each campaign says of each pair.
CREATE TABLE judgements (
    pair INTEGER NOT NULL REFERENCES pairs,
    campaign INTEGER NOT NULL REFERENCES campaigns,
    status TEXT NOT NULL CHECK (status IN ('explicit', 'implicit', 'impossible', 'undecided')),
    run INTEGER REFERENCES runs,
    reason INTEGER REFERENCES reasons,
    -- How many runs had it, by how they ended.
    passing INTEGER NOT NULL DEFAULT 0,
    failing INTEGER NOT NULL DEFAULT 0,
    -- In how many runs the read found the write that the thread's read before it had found, and in how many another one.
    agreed INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    -- In how many runs the births and ends of threads put the write before the read.
    ordered INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (pair, campaign)
) STRICT, WITHOUT ROWID;

CREATE TABLE locks (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- Locks that were held at both ends whenever a run of a campaign had the pair.
CREATE TABLE guards (
    pair INTEGER NOT NULL,
    campaign INTEGER NOT NULL,
    lock INTEGER NOT NULL REFERENCES locks,
    PRIMARY KEY (pair, campaign, lock),
    FOREIGN KEY (pair, campaign) REFERENCES judgements
) STRICT, WITHOUT ROWID;

-- All pairs that a kept run has.
CREATE TABLE shows (
    run INTEGER NOT NULL REFERENCES runs,
    pair INTEGER NOT NULL REFERENCES pairs,
    PRIMARY KEY (run, pair)
) STRICT, WITHOUT ROWID;

-- Sides of branches, and the pairs of them that lead to both ends of a flow.
CREATE TABLE branches (
    id INTEGER PRIMARY KEY,
    place INTEGER NOT NULL REFERENCES places,
    side TEXT NOT NULL,
    UNIQUE (place, side)
) STRICT;

CREATE TABLE escorts (
    id INTEGER PRIMARY KEY,
    write_side INTEGER NOT NULL REFERENCES branches,
    read_side INTEGER NOT NULL REFERENCES branches,
    covered INTEGER NOT NULL,
    UNIQUE (write_side, read_side)
) STRICT;

CREATE TABLE failures (
    id INTEGER PRIMARY KEY,
    campaign INTEGER NOT NULL REFERENCES campaigns,
    run INTEGER REFERENCES runs,
    kind TEXT NOT NULL,
    message TEXT NOT NULL,
    place INTEGER REFERENCES places,
    thread INTEGER REFERENCES threads
) STRICT;

-- The last word of campaigns on each pair: the newest one for each way in which the program was started.
CREATE VIEW last_words AS
SELECT j.* FROM judgements j JOIN campaigns c ON c.id = j.campaign
WHERE NOT EXISTS (
    SELECT 1 FROM judgements k JOIN campaigns d ON d.id = k.campaign
    WHERE k.pair = j.pair AND d.settings = c.settings AND d.id > c.id
);

-- A pair is what a run showed of it; else undecided if any last word is; else impossible.
CREATE VIEW status AS
SELECT p.id AS pair,
    CASE
        WHEN EXISTS (SELECT 1 FROM judgements j WHERE j.pair = p.id AND j.status = 'explicit') THEN 'explicit'
        WHEN EXISTS (SELECT 1 FROM judgements j WHERE j.pair = p.id AND j.status = 'implicit') THEN 'implicit'
        WHEN EXISTS (SELECT 1 FROM last_words w WHERE w.pair = p.id AND w.status = 'undecided') THEN 'undecided'
        ELSE 'impossible'
    END AS status,
    (SELECT j.run FROM judgements j WHERE j.pair = p.id AND j.run IS NOT NULL ORDER BY j.campaign LIMIT 1) AS run,
    (SELECT r.text FROM last_words w JOIN reasons r ON r.id = w.reason WHERE w.pair = p.id
        ORDER BY w.status = 'undecided' DESC, w.campaign DESC LIMIT 1) AS why,
    (SELECT ifnull(sum(j.passing), 0) FROM judgements j WHERE j.pair = p.id) AS passing,
    (SELECT ifnull(sum(j.failing), 0) FROM judgements j WHERE j.pair = p.id) AS failing,
    (SELECT ifnull(sum(j.agreed), 0) FROM judgements j WHERE j.pair = p.id) AS agreed,
    (SELECT ifnull(sum(j.changed), 0) FROM judgements j WHERE j.pair = p.id) AS changed,
    (SELECT ifnull(sum(j.ordered), 0) FROM judgements j WHERE j.pair = p.id) AS ordered
FROM pairs p;

-- Every pair with the names of everything: what most questions are about. What only the code tells is left out as soon as a run
-- has been at both lines.
CREATE VIEW flows AS
SELECT p.id AS pair, l.name AS variable,
    wp.file AS write_file, wp.line AS write_line, wp."column" AS write_column, wp.function AS write_function,
    wp.source AS write_source, wt.name AS write_thread,
    rp.file AS read_file, rp.line AS read_line, rp."column" AS read_column, rp.function AS read_function,
    rp.source AS read_source, rt.name AS read_thread,
    s.status, CASE WHEN s.status IN ('explicit', 'implicit') THEN NULL ELSE s.why END AS why,
    s.run, u.path, s.passing, s.failing, s.agreed, s.changed, s.ordered,
    p.write, p.read, w.place AS write_place, r.place AS read_place
FROM pairs p JOIN status s ON s.pair = p.id
    JOIN reads r ON r.id = p.read JOIN locations l ON l.id = r.location
    JOIN places rp ON rp.id = r.place LEFT JOIN threads rt ON rt.id = r.thread
    LEFT JOIN writes w ON w.id = p.write LEFT JOIN places wp ON wp.id = w.place LEFT JOIN threads wt ON wt.id = w.thread
    LEFT JOIN runs u ON u.id = s.run
WHERE r.thread IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM pairs q JOIN reads x ON x.id = q.read JOIN writes y ON y.id = q.write
    WHERE x.place = r.place AND y.place = w.place AND x.thread IS NOT NULL
);

CREATE VIEW coverage_by_variable AS
SELECT variable, sum(status IN ('explicit', 'implicit')) AS shown, sum(status = 'undecided') AS undecided,
    sum(status = 'impossible') AS impossible
FROM flows GROUP BY variable;

-- A flow counts for the function, or file, that reads.
CREATE VIEW coverage_by_function AS
SELECT read_file AS file, read_function AS function, sum(status IN ('explicit', 'implicit')) AS shown,
    sum(status = 'undecided') AS undecided, sum(status = 'impossible') AS impossible
FROM flows GROUP BY read_file, read_function;

CREATE VIEW coverage_by_file AS
SELECT read_file AS file, sum(status IN ('explicit', 'implicit')) AS shown, sum(status = 'undecided') AS undecided,
    sum(status = 'impossible') AS impossible
FROM flows GROUP BY read_file;

-- Of all flows that are not impossible, how many a run has shown, in percent.
CREATE VIEW coverage AS
SELECT count(*) AS pairs, ifnull(sum(status IN ('explicit', 'implicit')), 0) AS shown,
    ifnull(sum(status = 'undecided'), 0) AS undecided, ifnull(sum(status = 'impossible'), 0) AS impossible,
    CASE WHEN ifnull(sum(status <> 'impossible'), 0) = 0 THEN 100.0
        ELSE 100.0 * sum(status IN ('explicit', 'implicit')) / sum(status <> 'impossible') END AS percent
FROM flows;

-- DeFuse's invariants, and the pairs that break them. `held`: runs in which the invariant held; `broken`: runs with the pair.

-- Local or remote only: the read finds what its own thread wrote, or what others wrote, but not both.
CREATE VIEW breaks_local_remote AS
WITH sides AS (
    SELECT pair, read, write_thread = read_thread AS local, passing + failing AS times
    FROM flows WHERE status IN ('explicit', 'implicit') AND write IS NOT NULL
), reads_of AS (
    SELECT read, sum(times * local) AS local, sum(times * (1 - local)) AS remote FROM sides GROUP BY read
)
SELECT s.pair, CASE s.local WHEN 1 THEN r.remote ELSE r.local END AS held, s.times AS broken
FROM sides s JOIN reads_of r ON r.read = s.read
WHERE CASE s.local WHEN 1 THEN r.remote >= 4 * r.local ELSE r.local >= 4 * r.remote END;

-- Follower: of two reads of a thread in a row, the second finds the write that the first found.
CREATE VIEW breaks_follower AS
SELECT f.pair, (SELECT sum(g.agreed) FROM flows g WHERE g.read = f.read) AS held, f.changed AS broken
FROM flows f
WHERE f.changed > 0 AND (SELECT sum(g.agreed) >= 4 * sum(g.changed) FROM flows g WHERE g.read = f.read);

-- Definition set: the read finds writes that it finds in runs that end well.
CREATE VIEW breaks_definition_set AS
SELECT f.pair, (SELECT sum(g.passing) FROM flows g WHERE g.read = f.read) AS held, f.failing AS broken
FROM flows f
WHERE f.failing > 0 AND f.passing = 0 AND EXISTS (SELECT 1 FROM flows g WHERE g.read = f.read AND g.passing > 0);

-- Only one run shows it, although others come to the read.
CREATE VIEW only_one_run AS
SELECT f.pair, (SELECT sum(g.passing + g.failing) FROM flows g WHERE g.read = f.read) - 1 AS held, 1 AS broken
FROM flows f
WHERE f.passing + f.failing = 1
    AND (SELECT sum(g.passing + g.failing) FROM flows g WHERE g.read = f.read) > 1;

-- Locks that were held at both ends whenever any campaign's run had the pair.
CREATE VIEW guarded AS
SELECT g.pair, l.name AS lock FROM guards g JOIN locks l ON l.id = g.lock
GROUP BY g.pair, g.lock
HAVING count(*) = (SELECT count(*) FROM judgements j WHERE j.pair = g.pair AND j.passing + j.failing > 0);

-- A lock is held at both ends of all flows of a variable between threads, but for one pair of lines. What a thread reads of its own writes,
-- or after it has joined the writer, needs no lock.
CREATE VIEW breaks_lock AS
WITH between_threads AS (
    SELECT pair, variable, write_place, read_place FROM flows
    WHERE status IN ('explicit', 'implicit') AND write IS NOT NULL AND write_thread <> read_thread
        AND ordered < passing + failing
), lines AS (
    SELECT variable, write_place, read_place, count(*) AS pairs FROM between_threads
    GROUP BY variable, write_place, read_place
), lines_with_lock AS (
    SELECT b.variable, b.write_place, b.read_place, g.lock, count(*) AS pairs
    FROM between_threads b JOIN guarded g ON g.pair = b.pair
    GROUP BY b.variable, b.write_place, b.read_place, g.lock
), protected AS (
    SELECT variable, lock, count(*) AS held
    FROM lines_with_lock k JOIN lines l USING (variable, write_place, read_place) WHERE k.pairs = l.pairs
    GROUP BY variable, lock
)
SELECT b.pair, p.lock, p.held, 1 AS broken
FROM protected p JOIN between_threads b ON b.variable = p.variable
WHERE p.held >= 2 AND p.held + 1 = (SELECT count(*) FROM lines l WHERE l.variable = p.variable)
    AND NOT EXISTS (SELECT 1 FROM guarded g WHERE g.pair = b.pair AND g.lock = p.lock);

-- What to look at first: lower ranks first, then what happens most rarely.
CREATE VIEW suspicious AS
SELECT pair, 'definition-set' AS breaks, NULL AS lock, held, broken, 1 AS rank FROM breaks_definition_set
UNION ALL SELECT pair, 'lock', lock, held, broken, 2 FROM breaks_lock
UNION ALL SELECT pair, 'local-remote', NULL, held, broken, 3 FROM breaks_local_remote
UNION ALL SELECT pair, 'follower', NULL, held, broken, 4 FROM breaks_follower
UNION ALL SELECT pair, 'only-one-run', NULL, held, broken, 5 FROM only_one_run;

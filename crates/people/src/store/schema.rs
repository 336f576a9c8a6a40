//! The tables of the databases. They stand beside those of the server.
//!
//! Servers make them in a step of their own, so these texts never change.

/// The tables in SQLite.
pub const SQLITE: &str = "
CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    look TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_since ON people (since);
CREATE TABLE people_gone (id TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE TABLE passkeys (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    credential TEXT NOT NULL,
    wrapped TEXT NOT NULL,
    PRIMARY KEY (person, credential)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game, pace)
) STRICT, WITHOUT ROWID;
CREATE TABLE finished (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    pace TEXT,
    at INTEGER NOT NULL,
    moment INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    id TEXT NOT NULL REFERENCES finished (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mean REAL,
    deviation REAL,
    games INTEGER,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person);
CREATE TABLE rated_pairs (
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    moment INTEGER NOT NULL
) STRICT;
CREATE INDEX rated_pairs_by_people ON rated_pairs (one, other, moment);
CREATE TABLE seekers (node TEXT PRIMARY KEY NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE seeks (
    id TEXT PRIMARY KEY NOT NULL,
    node TEXT NOT NULL REFERENCES seekers (node) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    person TEXT,
    kept TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seeks_by_node ON seeks (node);
CREATE INDEX seeks_by_person ON seeks (person);
CREATE TABLE wishes (
    bucket TEXT NOT NULL,
    since INTEGER NOT NULL,
    seek TEXT NOT NULL REFERENCES seeks (id) ON DELETE CASCADE,
    PRIMARY KEY (bucket, since, seek)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishes_by_seek ON wishes (seek);
CREATE TABLE pairings (
    seek TEXT PRIMARY KEY NOT NULL,
    node TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    told INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pairings_by_node ON pairings (node, told);
CREATE TABLE audit (
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL
) STRICT;
";

/// The tables in PostgreSQL.
pub const POSTGRES: &str = r#"
CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    name TEXT NOT NULL,
    look TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX people_by_since ON people (since);
CREATE TABLE people_gone (id TEXT COLLATE "C" PRIMARY KEY);
CREATE TABLE blocks (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE TABLE passkeys (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    credential TEXT NOT NULL,
    wrapped TEXT NOT NULL,
    PRIMARY KEY (person, credential)
);
CREATE TABLE ratings (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, pace)
);
CREATE TABLE finished (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    pace TEXT,
    at BIGINT NOT NULL,
    moment BIGINT NOT NULL
);
CREATE TABLE results (
    id TEXT COLLATE "C" NOT NULL REFERENCES finished (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C",
    name TEXT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    mean DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    games BIGINT,
    PRIMARY KEY (id, seat)
);
CREATE INDEX results_by_person ON results (person);
CREATE TABLE rated_pairs (
    one TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL,
    moment BIGINT NOT NULL
);
CREATE INDEX rated_pairs_by_people ON rated_pairs (one, other, moment);
CREATE TABLE seekers (node TEXT COLLATE "C" PRIMARY KEY, until BIGINT NOT NULL);
CREATE TABLE seeks (
    id TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL REFERENCES seekers (node) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    person TEXT COLLATE "C",
    kept TEXT NOT NULL
);
CREATE INDEX seeks_by_node ON seeks (node);
CREATE INDEX seeks_by_person ON seeks (person);
CREATE TABLE wishes (
    bucket TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    seek TEXT COLLATE "C" NOT NULL REFERENCES seeks (id) ON DELETE CASCADE,
    PRIMARY KEY (bucket, since, seek)
);
CREATE INDEX wishes_by_seek ON wishes (seek);
CREATE TABLE pairings (
    seek TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    told BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX pairings_by_node ON pairings (node, told);
CREATE TABLE audit (
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL
);
"#;

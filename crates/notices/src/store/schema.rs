//! The tables of the databases. They stand beside those of the server, `tables` and `turns`: what is kept about
//! a table goes with it.
//!
//! Servers make them in steps of their own, so these texts never change.

/// The tables in SQLite.
pub const SQLITE: &str = "
CREATE TABLE notice_key (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), kept TEXT NOT NULL) STRICT;
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    target TEXT NOT NULL,
    lang TEXT NOT NULL,
    token TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX subscriptions_by_seat ON subscriptions (table_id, seat, owner, channel, address);
CREATE UNIQUE INDEX subscriptions_by_token ON subscriptions (token);
CREATE INDEX subscriptions_by_address ON subscriptions (address);
CREATE TABLE notices (
    id TEXT PRIMARY KEY NOT NULL,
    subscription TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL,
    call TEXT NOT NULL,
    state TEXT NOT NULL,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    leased_by TEXT,
    leased_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_by_due ON notices (state, due);
CREATE INDEX notices_by_subscription ON notices (subscription, made);
CREATE TABLE mailboxes (
    address TEXT PRIMARY KEY NOT NULL,
    questions INTEGER NOT NULL,
    since INTEGER NOT NULL,
    refused_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// The tables in PostgreSQL.
pub const POSTGRES: &str = r#"
CREATE TABLE notice_key (only_row BIGINT PRIMARY KEY CHECK (only_row = 1), kept TEXT NOT NULL);
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    owner TEXT NOT NULL,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    target TEXT NOT NULL,
    lang TEXT NOT NULL,
    token TEXT NOT NULL,
    confirmed BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX subscriptions_by_seat ON subscriptions (table_id, seat, owner, channel, address);
CREATE UNIQUE INDEX subscriptions_by_token ON subscriptions (token);
CREATE INDEX subscriptions_by_address ON subscriptions (address);
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    subscription TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    kind TEXT NOT NULL,
    call TEXT NOT NULL,
    state TEXT NOT NULL,
    made BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    leased_by TEXT,
    leased_until BIGINT NOT NULL
);
CREATE INDEX notices_by_due ON notices (state, due);
CREATE INDEX notices_by_subscription ON notices (subscription, made);
CREATE TABLE mailboxes (
    address TEXT PRIMARY KEY,
    questions BIGINT NOT NULL,
    since BIGINT NOT NULL,
    refused_until BIGINT NOT NULL
);
"#;

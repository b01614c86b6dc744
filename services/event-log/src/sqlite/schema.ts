import type { Database } from '../node-sqlite/index.js';

/** Version of the tables, kept in `user_version`. */
const SCHEMA_VERSION = 1;

/** "FoyL": tells our file from any other SQLite file. */
const APPLICATION_ID = 0x466f794c;

const TABLES = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream   TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT NOT NULL UNIQUE,
    type     TEXT NOT NULL,
    data     TEXT NOT NULL,
    metadata TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Makes the tables of a new file; refuses a file of another kind or of a later version. */
export function prepareSchema(database: Database): void {
  const version = readPragma(database, 'user_version');
  const application = readPragma(database, 'application_id');
  if (version === 0 && application === 0) {
    database.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT;`);
    return;
  }
  requireKnownSchema(database);
}

/** @throws Error for a file of another kind or of a version that this program does not know. */
export function requireKnownSchema(database: Database): void {
  const version = readPragma(database, 'user_version');
  const application = readPragma(database, 'application_id');
  if (application !== APPLICATION_ID) throw new Error('The file is no event log');
  if (version !== SCHEMA_VERSION) {
    throw new Error(
      `The event log has schema version ${String(version)}, this program knows ${SCHEMA_VERSION}`,
    );
  }
}

/** A pragma's value, as SQLite answers it. */
export function readPragma(database: Database, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).row([])?.[0];
}

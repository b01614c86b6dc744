import { Database } from '../node-sqlite/index.js';
import { prepareSchema, readPragma } from './schema.js';

/** The settings that the adapter relies on: an acknowledged append has been synced to disk. */
const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'cache_size = -32768',
  'journal_size_limit = 67108864',
];

/** Opens or makes an event log's file with the settings it needs. */
export function openDatabase(file: string): Database {
  const database = new Database(file, { timeout: 5000 });
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: Database): void {
  for (const setting of SETTINGS) database.exec(`PRAGMA ${setting}`);
  // A file system without shared memory keeps SQLite from WAL, and it says so only in its answer.
  if (readPragma(database, 'journal_mode') !== 'wal') {
    throw new Error('The file system of the event log does not allow SQLite its WAL mode');
  }
  prepareSchema(database);
}

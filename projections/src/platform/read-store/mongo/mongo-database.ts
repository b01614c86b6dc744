import { type Db, MongoClient } from 'mongodb';
import { mongoAddress } from '../mongo-address.js';
import { reviveMonitor } from './revive-monitor.js';

/** The least patience in milliseconds: a delayed answer can arrive late on a busy machine. */
const LEAST_PATIENCE_MS = 5_000;

/** The place of a database, and how long to wait for it. */
export interface MongoDatabaseOptions {
  /** As the official driver takes it; the path names the database. */
  readonly url: string;
  /** The database where the path names none. */
  readonly database: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs: number;
}

/**
 * Opens a database that is always read at the primary, even if the address says otherwise, and
 * whose writes are acknowledged once they survive. It connects at the first use.
 */
export function mongoDatabase({ url, database, timeoutMs }: MongoDatabaseOptions): {
  readonly client: MongoClient;
  readonly db: Db;
} {
  const client = new MongoClient(url, {
    appName: 'foyer',
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    // A server that takes calls and never answers must become a fault as well.
    socketTimeoutMS: 6 * timeoutMs,
  });
  // A server may hold an answer back for as long as the heartbeat interval in the address.
  reviveMonitor(
    client,
    Math.max(2 * timeoutMs, LEAST_PATIENCE_MS),
    client.options.heartbeatFrequencyMS,
  );
  const name = mongoAddress(url)?.database ?? database;
  const durable = { w: 'majority', journal: true } as const;
  return { client, db: client.db(name, { readPreference: 'primary', writeConcern: durable }) };
}

import { type Db, MongoClient } from 'mongodb';
import { reviveMonitor } from './revive-monitor.js';

/** Where a database is, and how long to wait for it. */
export interface MongoDatabaseOptions {
  /** As the official driver takes it; the path names the database. */
  readonly url: string;
  /** The database where the path names none. */
  readonly database: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs: number;
}

/** A database whose writes are acknowledged once they survive. Nothing is connected before it is first used. */
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
    writeConcern: { w: 'majority', journal: true },
  });
  reviveMonitor(client, 2 * timeoutMs);
  return { client, db: client.db(new URL(url).pathname.slice(1) || database) };
}

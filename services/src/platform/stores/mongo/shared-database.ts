import { DriverError, isServerFault, mongoDatabase, tryRights } from '@foyer/projections/mongo';
import {
  GridFSBucket,
  MongoError,
  ReadConcern,
  type Collection,
  type Db,
  type Document,
  type MongoClient,
} from 'mongodb';

const DUPLICATE_KEY = 11000;

export interface SharedDatabaseOptions {
  /** As the official driver takes it; the path names the database. */
  readonly url: string;
  /** The database for an address without one; `foyer` by default. */
  readonly name?: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number | undefined;
  /**
   * Turns a failure of the server into the error for its user; the driver's own error by default.
   */
  readonly fault?: (cause: Error) => Error;
}

/**
 * One database of a MongoDB, by the official driver, for decisions of several processes. With any
 * address, only the primary is read, only a majority's data counts, and a write is on disk when it
 * resolves. A server without a replica set is its own majority. It connects at its first use.
 */
export class SharedDatabase {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #fault: (cause: Error) => Error;

  constructor(options: SharedDatabaseOptions) {
    const { url, name = 'foyer', timeoutMs = 5000, fault = (cause: Error) => cause } = options;
    const { client, db } = mongoDatabase({ url, database: name, timeoutMs });
    this.#client = client;
    this.#db = client.db(db.databaseName, {
      readPreference: 'primary',
      readConcern: new ReadConcern('majority'),
      writeConcern: { w: 'majority', journal: true },
    });
    this.#fault = fault;
  }

  /**
   * Sees whether the server answers, and lets us read, write and remove.
   * @throws the fault when it does not.
   */
  async ping(): Promise<void> {
    // A server answers a ping of anybody, also of who may not do anything.
    await this.answered(() => tryRights(this.#db));
  }

  collection<T extends Document>(name: string): Collection<T> {
    return this.#db.collection<T>(name);
  }

  /** Files of GridFS, in two collections that begin with a name. */
  bucket(name: string): GridFSBucket {
    return new GridFSBucket(this.#db, { bucketName: name });
  }

  /**
   * Returns the server's answer to a question. @throws the fault when the server, or the way to it,
   * fails.
   */
  async answered<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw isServerFault(error) ? this.#fault(new DriverError(error)) : error;
    }
  }

  /**
   * True if a write took place; it does not if its id was already there, or another write came
   * first.
   */
  async isWritten(write: () => Promise<unknown>): Promise<boolean> {
    return this.answered(async () => {
      try {
        await write();
        return true;
      } catch (error) {
        if (error instanceof MongoError && error.code === DUPLICATE_KEY) return false;
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

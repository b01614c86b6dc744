import { randomUUID } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import type { ProgressBoard, SharedProgress } from '../projection-store.js';
import { answered } from './answered.js';

interface ProgressRecord extends SharedProgress {
  readonly _id: 'progress';
  /** Another one after every switch to a new build. */
  readonly switched?: string;
}

/**
 * The word of the process that writes, in one document. It also says that queries are answered from
 * new builds: a caller who waited for a position must not look for it in a build that has ended
 * before.
 */
export class MongoProgress implements ProgressBoard {
  readonly #records: Collection<ProgressRecord>;
  #switched = randomUUID();
  #seen: string | undefined;

  /** @param onSwitch Called before a word is handed on that comes from after a switch. */
  constructor(
    db: Db,
    private readonly onSwitch: () => void,
  ) {
    this.#records = db.collection('_progress');
  }

  /** Queries are answered from a new build: the next word says so. */
  switchedOver(): void {
    this.#switched = randomUUID();
  }

  read(): Promise<SharedProgress | undefined> {
    return answered(async () => {
      const record = await this.#records.findOne({ _id: 'progress' });
      if (record === null) return undefined;
      const { position, stopped, versions, switched } = record;
      if (switched !== this.#seen) this.onSwitch();
      this.#seen = switched;
      return { position, stopped, ...(versions && { versions }) };
    });
  }

  write(progress: SharedProgress): Promise<void> {
    return answered(async () => {
      // Seen at once and not waited for on any disk: after a crash the writing process says it
      // again.
      const options = { upsert: true, writeConcern: { w: 1, journal: false } };
      const word = { ...progress, switched: this.#switched };
      await this.#records.replaceOne({ _id: 'progress' }, word, options);
    });
  }
}

import type { Collection, Db } from 'mongodb';
import type { ProgressBoard, SharedProgress } from '../projection-store.js';
import { answered } from './answered.js';

interface ProgressRecord extends SharedProgress {
  readonly _id: 'progress';
}

/** The word of the process that writes, in one document. */
export class MongoProgress implements ProgressBoard {
  readonly #records: Collection<ProgressRecord>;

  constructor(db: Db) {
    this.#records = db.collection('_progress');
  }

  read(): Promise<SharedProgress | undefined> {
    return answered(async () => {
      const record = await this.#records.findOne({ _id: 'progress' });
      return record === null ? undefined : { position: record.position, stopped: record.stopped };
    });
  }

  write({ position, stopped }: SharedProgress): Promise<void> {
    return answered(async () => {
      // Seen at once and not waited for on any disk: after a crash the writing process says it anew.
      const options = { upsert: true, writeConcern: { w: 1, journal: false } };
      await this.#records.replaceOne({ _id: 'progress' }, { position, stopped }, options);
    });
  }
}

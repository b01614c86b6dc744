import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { applyEntry } from './apply-entry.js';
import type { BuildRecord, BuildRecords } from './build-records.js';
import { type JournalEntry, WriteJournal } from './write-journal.js';

/**
 * Writes entries all or nothing: what was begun and not ended is finished before anything else is
 * done.
 */
export class JournaledWrites {
  readonly #journal: WriteJournal;
  readonly #owner = randomUUID();
  #isSettled = false;

  constructor(
    private readonly db: Db,
    private readonly records: BuildRecords,
  ) {
    this.#journal = new WriteJournal(db.collection('_journal'));
  }

  async write(builds: readonly BuildRecord[], entry: JournalEntry): Promise<void> {
    await this.settle();
    this.#isSettled = false;
    const name = await this.#journal.keep(entry, this.#owner);
    await this.#apply(builds, entry);
    await this.#journal.end(name);
    this.#isSettled = true;
  }

  /**
   * Finishes what was begun and not ended, by this process or by one that is gone.
   * @throws LostDatabase if that can no longer be found out.
   */
  async settle(): Promise<void> {
    if (this.#isSettled) return;
    const entries = await this.#journal.unfinished();
    const { builds } = await this.records.read();
    for (const { name, entry } of entries) {
      const due = entry.builds.filter(({ token, checkpoint }) =>
        builds.some((build) => build._id === token && build.checkpoint < checkpoint),
      );
      await this.#apply(builds, { builds: due });
      await this.#journal.end(name);
    }
    await this.#journal.clear();
    this.#isSettled = true;
  }

  /** The begun writes belong to a database that was lost. */
  async clear(): Promise<void> {
    this.#isSettled = false;
    await this.#journal.clear();
  }

  async #apply(builds: readonly BuildRecord[], entry: JournalEntry): Promise<void> {
    await applyEntry(this.db, builds, entry, (token, checkpoint) =>
      this.records.setCheckpoint(token, checkpoint),
    );
  }
}

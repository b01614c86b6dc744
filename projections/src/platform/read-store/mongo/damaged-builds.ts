import { setTimeout as sleep } from 'node:timers/promises';
import { type DamagedDocument, damageOf } from '../errors.js';
import type { MendDamage } from '../projection-store.js';
import type { BuildRecord, BuildRecords, KnownBuilds } from './build-records.js';

/** The longest wait of a reader for a damaged document, in milliseconds. */
const MENDED_WITHIN_MS = 30_000;

/**
 * Has read models rebuilt when a reader, in this process or in another one, met a damaged document.
 */
export class DamagedBuilds {
  #mend: MendDamage | undefined;

  constructor(private readonly records: BuildRecords) {}

  onDamage(mend: MendDamage): void {
    this.#mend = mend;
  }

  /**
   * Marks the build, so that the process learns of it that keeps it, also after a crash, and waits
   * for a while until it is rebuilt.
   * @throws StoreFault at once where that is another process.
   */
  async met(build: BuildRecord, cause: DamagedDocument): Promise<void> {
    const fault = damageOf(build.projection, cause);
    await this.records.markDamaged(build);
    if (this.#mend === undefined) throw fault;
    const waited = sleep(MENDED_WITHIN_MS, undefined, { ref: false });
    await Promise.race([this.#mend(build.projection, fault), waited]);
  }

  /** Begins to rebuild what is marked. */
  mendMarked({ builds, isLive }: KnownBuilds): void {
    for (const build of builds) {
      const { projection, isDamaged } = build;
      if (isDamaged !== true || !isLive(build)) continue;
      void this.#mend?.(projection, damageOf(projection));
    }
  }
}

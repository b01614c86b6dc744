import { setTimeout as sleep } from 'node:timers/promises';
import { DamagedDocument, damageOf } from '../errors.js';
import type { BuildKey, MendDamage } from '../projection-store.js';

/** The longest wait of a reader for a damaged document, in milliseconds. */
const MENDED_WITHIN_MS = 30_000;

/** Has read models rebuilt in which a damaged document was met. */
export class DamagedBuilds {
  #mend: MendDamage = () => Promise.resolve();

  onDamage(mend: MendDamage): void {
    this.#mend = mend;
  }

  /** @throws StoreFault if the stored value is damaged, which is reported. */
  read<T>(build: BuildKey, work: () => T): T {
    try {
      return work();
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedDocument)) throw fault;
      void this.mended(build, fault);
      throw damageOf(build.projection, fault);
    }
  }

  /** Resolves once the build is rebuilt, or after a while. */
  async mended(build: BuildKey, fault: DamagedDocument): Promise<void> {
    const waited = sleep(MENDED_WITHIN_MS, undefined, { ref: false });
    await Promise.race([this.#mend(build.projection, damageOf(build.projection, fault)), waited]);
  }
}

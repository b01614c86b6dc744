import type { BuildRecords, LiveCollection } from './build-records.js';

/** Another process may switch to a new build; its readers notice within this time, in milliseconds. */
const KNOWN_FOR_MS = 1000;

/** Which collection of the database answers for which read model. */
export class LiveBuilds {
  #known: Promise<ReadonlyMap<string, LiveCollection>> | undefined;
  #askedAt = 0;

  constructor(private readonly records: BuildRecords) {}

  async find(collection: string): Promise<LiveCollection | undefined> {
    const isOld = performance.now() - this.#askedAt > KNOWN_FOR_MS;
    if (this.#known === undefined || isOld) {
      this.#askedAt = performance.now();
      const asking = this.#ask();
      this.#known = asking;
      // A failed question is asked again by anyone who comes next.
      asking.catch(() => {
        if (this.#known === asking) this.forget();
      });
    }
    return (await this.#known).get(collection);
  }

  /** What was known is no longer so. */
  forget(): void {
    this.#known = undefined;
  }

  async #ask(): Promise<ReadonlyMap<string, LiveCollection>> {
    const { builds, isLive } = await this.records.read();
    const live = new Map<string, LiveCollection>();
    for (const { stored, collections } of builds.filter(isLive)) {
      for (const [collection, declared] of Object.entries(collections)) {
        live.set(collection, { name: stored[collection] ?? collection, declared });
      }
    }
    return live;
  }
}

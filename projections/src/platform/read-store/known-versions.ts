import { ReadModelAbsent } from './errors.js';
import type { BuildKey, KnownReadModel } from './projection-store.js';

/** Which read models a program can answer from, for the adapters of the store. */
export class KnownVersions {
  readonly #byCollection = new Map<string, KnownReadModel>();

  demand(known: readonly KnownReadModel[]): void {
    for (const one of known) {
      for (const name of Object.keys(one.collections)) this.#byCollection.set(name, one);
    }
  }

  /**
   * @param live The build that would answer.
   * @throws ReadModelAbsent where there is none, or one of another version.
   */
  check(collection: string, live: Pick<BuildKey, 'version'> | undefined): void {
    const known = this.#byCollection.get(collection);
    if (known !== undefined && known.version !== live?.version) {
      throw new ReadModelAbsent(known.name);
    }
  }
}

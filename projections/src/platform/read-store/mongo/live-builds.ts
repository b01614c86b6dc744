import type { BuildRecord, LiveCollection } from './build-records.js';
import type { DatabaseLoss } from './database-loss.js';
import { KnownVersions } from '../known-versions.js';
import { LostDatabase } from './lost-database.js';

/**
 * Another process may switch to a new build; its readers notice within this time, in milliseconds.
 */
const KNOWN_FOR_MS = 1000;

/** A collection that answers, and the build that it is part of. */
export interface AnsweringCollection extends LiveCollection {
  readonly build: BuildRecord;
}

/** Which collection of the database answers for which read model. */
export class LiveBuilds {
  /** The versions that this program can read. */
  readonly versions = new KnownVersions();
  #known: Promise<ReadonlyMap<string, AnsweringCollection>> | undefined;
  #askedAt = 0;
  #hasSeenSome = false;

  constructor(private readonly loss: Pick<DatabaseLoss, 'check'>) {}

  /**
   * @throws LostDatabase where not all is there that was.
   * @throws ReadModelAbsent where none answers in the version of this program.
   */
  async find(collection: string): Promise<AnsweringCollection | undefined> {
    const isOld = performance.now() - this.#askedAt > KNOWN_FOR_MS;
    if (this.#known === undefined || isOld) {
      this.#askedAt = performance.now();
      const asking = this.#ask();
      this.#known = asking;
      // The next caller repeats a failed question.
      asking.catch(() => {
        if (this.#known === asking) this.forget();
      });
    }
    const live = (await this.#known).get(collection);
    this.versions.check(collection, live?.build);
    return live;
  }

  /** Earlier knowledge is no longer true. */
  forget(): void {
    this.#known = undefined;
  }

  /** A build was dropped on purpose: that none is left is no loss. */
  forgetDropped(): void {
    this.forget();
    this.#hasSeenSome = false;
  }

  async #ask(): Promise<ReadonlyMap<string, AnsweringCollection>> {
    const known = await this.loss.check();
    const builds = known.builds.filter(known.isLive);
    if (builds.length === 0 && this.#hasSeenSome) {
      throw new LostDatabase('all read models are missing');
    }
    this.#hasSeenSome ||= builds.length > 0;
    const live = new Map<string, AnsweringCollection>();
    for (const build of builds) {
      for (const [collection, declared] of Object.entries(build.collections)) {
        live.set(collection, { name: build.stored[collection] ?? collection, declared, build });
      }
    }
    return live;
  }
}

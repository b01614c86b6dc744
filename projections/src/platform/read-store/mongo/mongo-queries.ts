import type { Collection, Db } from 'mongodb';
import { DamagedDocument, damageOf } from '../errors.js';
import type { ReadDocument } from '../document.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection } from '../read-store.js';
import { answered } from './answered.js';
import type { DamagedBuilds } from './damaged-builds.js';
import type { DatabaseLoss } from './database-loss.js';
import type { LiveBuilds } from './live-builds.js';
import { LostDatabase } from './lost-database.js';
import type { KeptDocument } from './mongo-names.js';
import { countKept, findKept, type MongoCollection } from './mongo-reader.js';

/** Answers queries from live builds; where these are damaged or lost, once they were made again. */
export class MongoQueries {
  constructor(
    private readonly db: Db,
    private readonly live: LiveBuilds,
    private readonly loss: DatabaseLoss,
    private readonly damage: DamagedBuilds,
  ) {}

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return new QueryCollection<T>({
      find: (filter, options) => this.#answer(name, (at) => findKept(at, filter, options), []),
      count: (filter) => this.#answer(name, (at) => countKept(at, filter), 0),
    });
  }

  #answer<T>(name: string, ask: (at: MongoCollection) => Promise<T>, nothing: T): Promise<T> {
    return answered(async () => {
      await this.loss.untilFilled();
      try {
        return await this.#ask(name, ask, nothing);
      } catch (fault: unknown) {
        if (!(fault instanceof LostDatabase) || !this.loss.isWatched) throw fault;
        this.loss.lose(fault);
        await this.loss.untilFilled();
        return this.#ask(name, ask, nothing);
      }
    });
  }

  async #ask<T>(
    name: string,
    ask: (at: MongoCollection) => Promise<T>,
    nothing: T,
    isMended = false,
  ): Promise<T> {
    const live = await this.live.find(name);
    if (live === undefined) return nothing;
    const kept: Collection<KeptDocument> = this.db.collection(live.name);
    try {
      return await ask({ kept, declared: live.declared });
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedDocument)) throw fault;
      if (isMended) throw damageOf(live.build.projection, fault);
      await this.damage.met(live.build, fault);
      this.live.forget();
      return this.#ask(name, ask, nothing, true);
    }
  }
}

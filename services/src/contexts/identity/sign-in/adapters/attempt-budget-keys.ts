import type { Collection } from 'mongodb';

import type { Clock } from '#platform/clock';
import type { SharedDatabase } from '#platform/stores/mongo/shared-database';
import { Rejected } from '#platform/cqrs';
import type { Paid, TakenPlace } from '../../members/paid.js';
import type { Allowance } from './attempt-limits.js';

/** A guess that was paid for, a trusted address, or the receipt of a payment. */
export interface KeptPlace extends TakenPlace {
  /** The paid places of a receipt. */
  readonly places?: readonly string[];
}

/** One guess that was paid for. */
export interface Place extends TakenPlace {
  giveBack(): Promise<void>;
}

/**
 * Between two times that a process clears away what means nothing any more, and for how long that
 * is let be.
 */
const SWEEP_EVERY_MS = 600_000;
const LET_BE_MS = 3_600_000;

/**
 * Attempts as documents. A window of time has as many places as attempts are allowed in it, each of
 * them an id, and an id is given once: the one whose document is written has the place, so that no
 * number has to be read and written as one.
 */
export class AttemptBudgetKeys {
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: SharedDatabase,
    private readonly kept: Collection<KeptPlace>,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a place in the window that runs now.
   * @throws Rejected TOO_MANY_REQUESTS when all are taken
   * @throws StoreFault when the server does not answer
   */
  async take(name: string, { attempts, seconds }: Allowance): Promise<Place> {
    const now = this.clock.now().getTime();
    this.#sweep(now);
    const length = seconds * 1000;
    const window = Math.floor(now / length);
    const end = (window + 1) * length;
    const until = new Date(end);
    const all = Array.from({ length: attempts }, (_, n) => `${name}/${window}/${n}`);
    for (const _id of await this.#free(all)) {
      const insert = () => this.kept.insertOne({ _id, until });
      if (await this.database.isWritten(insert)) {
        return { _id, until, giveBack: () => this.#remove(_id) };
      }
    }
    const retryAfter = Math.max(1, Math.ceil((end - now) / 1000));
    throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: retryAfter.toString() });
  }

  async isNoted(_id: string): Promise<boolean> {
    const noted = await this.database.answered(() => this.kept.findOne({ _id }));
    return noted !== null && noted.until.getTime() > this.clock.now().getTime();
  }

  async note(_id: string, ms: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + ms);
    // A simultaneous note of another process has the same effect.
    await this.database.isWritten(() => this.kept.replaceOne({ _id }, { until }, { upsert: true }));
  }

  /** Keeps what was taken together, as long as one of the places means something. */
  async keepReceipt(_id: string, taken: readonly TakenPlace[]): Promise<void> {
    const until = new Date(Math.max(...taken.map((place) => place.until.getTime())));
    const places = taken.map((place) => place._id);
    await this.database.isWritten(() =>
      this.kept.replaceOne({ _id }, { until, places }, { upsert: true }),
    );
  }

  /** Takes a receipt out; undefined where there is none. */
  async takeReceipt(_id: string): Promise<Paid | undefined> {
    const receipt = await this.database.answered(() => this.kept.findOne({ _id }));
    // Only the process that removes the receipt has it: a place may be another's afterwards.
    if (receipt === null || !(await this.dropReceipt(_id))) return undefined;
    const { places = [], until } = receipt;
    const giveBack = async (): Promise<void> => {
      await this.database.answered(() => this.kept.deleteMany({ _id: { $in: [...places] } }));
    };
    return { giveBack, places: places.map((place) => ({ _id: place, until })) };
  }

  /** True if there was one. */
  async dropReceipt(_id: string): Promise<boolean> {
    const { deletedCount } = await this.database.answered(() => this.kept.deleteOne({ _id }));
    return deletedCount === 1;
  }

  async #free(all: readonly string[]): Promise<readonly string[]> {
    const found = await this.database.answered(() =>
      this.kept.find({ _id: { $in: [...all] } }).toArray(),
    );
    const taken = new Set(found.map(({ _id }) => _id));
    return all.filter((_id) => !taken.has(_id));
  }

  async #remove(_id: string): Promise<void> {
    await this.database.answered(() => this.kept.deleteOne({ _id }));
  }

  /** Clocks differ a little; a window that is over here may still run elsewhere. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = now;
    const sweeping = async (): Promise<void> => {
      await this.kept.createIndex({ until: 1 });
      await this.kept.deleteMany({ until: { $lt: new Date(now - LET_BE_MS) } });
    };
    // Remaining documents do no harm, and the next sweep removes them.
    void sweeping().catch(() => undefined);
  }
}

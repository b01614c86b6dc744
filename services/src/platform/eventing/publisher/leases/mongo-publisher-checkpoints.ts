import type { Position } from '@foyer/event-log';
import type { Collection } from 'mongodb';

import { SharedDatabase } from '#platform/stores/mongo/shared-database';
import { PublisherCheckpoints } from './publisher-checkpoints.js';

/**
 * Numbers of earlier turns are still taken, so that no one who is late begins one of them once
 * more.
 */
const KEPT_TURNS = 100;

/** The checkpoint of one turn. */
interface KeptNote {
  readonly _id: string;
  /** The receiver of events. */
  readonly target: string;
  readonly turn: number;
  readonly position: Position | null;
}

/**
 * {@link PublisherCheckpoints} in MongoDB. Each turn has its own document, which begins with the
 * checkpoint of the last turn. Any server gives an id only once, even one that does not change a
 * document in one step. It connects at its first use.
 */
export class MongoPublisherCheckpoints extends PublisherCheckpoints {
  readonly #database: SharedDatabase;
  readonly #notes: Collection<KeptNote>;

  /**
   * @param options Where the database is, and how many milliseconds to wait until a silent server
   * counts as away.
   */
  constructor({ url, timeoutMs = 2_000 }: { readonly url: string; readonly timeoutMs?: number }) {
    super();
    this.#database = new SharedDatabase({ url, timeoutMs });
    this.#notes = this.#database.collection('_relays');
  }

  override async begin(target: string): Promise<number> {
    for (;;) {
      const last = await this.#last(target);
      const turn = (last?.turn ?? 0) + 1;
      const position = last?.position ?? null;
      const note = { _id: idOf(target, turn), target, turn, position };
      if (!(await this.#database.isWritten(() => this.#notes.insertOne(note)))) continue;
      const past = { target, turn: { $lt: turn - KEPT_TURNS } };
      await this.#database.answered(() => this.#notes.deleteMany(past));
      return turn;
    }
  }

  override async read(target: string): Promise<Position | undefined> {
    return (await this.#last(target))?.position ?? undefined;
  }

  override async write(target: string, turn: number, position: Position): Promise<boolean> {
    // One that is over and looked before the next one began writes into its own document, where no
    // one looks any more.
    if ((await this.#last(target))?.turn !== turn) return false;
    const filter = { _id: idOf(target, turn) };
    const { matchedCount } = await this.#database.answered(() =>
      this.#notes.updateOne(filter, { $set: { position } }),
    );
    return matchedCount === 1;
  }

  override async close(): Promise<void> {
    await this.#database.close();
  }

  async #last(target: string): Promise<KeptNote | undefined> {
    const newestFirst = () => this.#notes.find({ target }).sort({ turn: -1 });
    const [last] = await this.#database.answered(() => newestFirst().limit(1).toArray());
    return last;
  }
}

const idOf = (target: string, turn: number): string => `${target} ${turn}`;

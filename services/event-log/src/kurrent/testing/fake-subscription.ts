import { Readable } from 'node:stream';
import type { Filter, Position } from '@kurrent/kurrentdb-client';
import { both, resolved, toStoreFilter } from './official-shapes.js';
import { passing } from './store/event-filter.js';
import type { KurrentStore } from './store/kurrent-store.js';
import type { StoredEvent } from './store/stored-event.js';

/** A catch-up subscription with the back-pressure of a stream. */
export class FakeSubscription extends Readable {
  readonly #store: KurrentStore;
  readonly #passes: (event: StoredEvent) => boolean;
  readonly #filter: Filter | undefined;
  readonly #times: number;
  #next: number;
  #isWanted = false;
  #hasCaughtUp = false;
  #isHeld = false;

  /** @param repeatsItself whether each event comes twice. */
  constructor(
    store: KurrentStore,
    after: bigint,
    filter: Filter | undefined,
    repeatsItself: boolean,
  ) {
    super({ objectMode: true });
    this.#store = store;
    this.#filter = filter;
    this.#passes = passing(filter && toStoreFilter(filter));
    this.#times = repeatsItself ? 2 : 1;
    this.#next = store.indexOf(after + 1n);
  }

  override _read(): void {
    this.#isWanted = true;
    setImmediate(() => this.pump());
  }

  holdBack(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.pump();
  }

  reportCheckpoint(place: Position): void {
    void this.#filter?.checkpointReached?.(this, place);
  }

  pump(): void {
    const { all } = this.#store;
    while (!this.#isHeld && this.#isWanted && this.#next < all.length) {
      const event = all[this.#next++];
      if (!event) return;
      if (this.#passes(event)) {
        for (let n = 0; n < this.#times; n += 1) this.#isWanted = this.push(resolved(event));
      }
      // The server counts what passes as well as what does not.
      this.reportCheckpoint(both(event.position));
    }
    if (this.#hasCaughtUp || this.#next < all.length) return;
    this.#hasCaughtUp = true;
    const last = all.at(-1)?.position;
    this.reportCheckpoint({ commit: this.#store.end, prepare: 0n });
    this.emit('caughtUp', { position: last === undefined ? undefined : both(last) });
  }

  async unsubscribe(): Promise<void> {
    this.destroy();
  }
}

import { leafHash } from '../chain/leaf-hash.js';
import type { ReadableLog } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import { LogsDiffer } from './logs-differ.js';

/** A log that is read while a copy of it is, event by event. */
export class SideBySide {
  readonly #events: AsyncIterator<RecordedEvent>;
  #count = 0;

  constructor(source: ReadableLog) {
    this.#events = source.readAll()[Symbol.asyncIterator]();
  }

  /** Events that were the same in both. */
  get count(): number {
    return this.#count;
  }

  /** Gives the copy's events on, each once it was found to be the log's. @throws LogsDiffer at the first that is not. */
  async *compared(copies: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
    for await (const copy of copies) {
      const next = await this.#events.next();
      const event = next.done === true ? undefined : next.value;
      // The hash covers all of an event but its position, its id among them.
      if (event === undefined || leafHash(event) !== leafHash(copy)) {
        throw new LogsDiffer(
          `The target holds another event at its place ${this.#count + 1} (${copy.type} in ${copy.stream})`,
        );
      }
      this.#count += 1;
      yield copy;
    }
  }

  /** Compares all of a copy. @returns how many events it has. @throws LogsDiffer as {@link compared} does. */
  async compare(copies: AsyncIterable<RecordedEvent>): Promise<number> {
    const same = this.compared(copies);
    while ((await same.next()).done !== true);
    return this.#count;
  }

  /** Whether the log holds no more than what was compared. */
  async isAtItsEnd(): Promise<boolean> {
    return (await this.#events.next()).done === true;
  }

  async end(): Promise<void> {
    await this.#events.return?.();
  }
}

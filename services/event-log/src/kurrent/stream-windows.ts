import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../port/event.js';
import type { KurrentReader } from './kurrent-reader.js';
import { StreamWindow } from './stream-window.js';

/** Streams remembered at most. */
const MAX_STREAMS = 2000;

/** The ends of the streams that this process writes to, as far as it knows them. */
export class StreamWindows {
  readonly #windows = new LRUCache<string, StreamWindow>({ max: MAX_STREAMS });

  constructor(private readonly reader: KurrentReader) {}

  /**
   * The known events of a stream; undefined if they are none or too few. Others may have written to
   * it meanwhile.
   * @param toCome events that are about to be written, or were before.
   */
  known(stream: string, toCome: number): StreamWindow | undefined {
    const known = this.#windows.get(stream);
    known?.makeRoomFor(toCome);
    return known?.isFull ? known : undefined;
  }

  /**
   * The known events of a stream that its writer believes to be new. It is not read, because the
   * server itself recognises a repeat of a stream's first events, and refuses if there are others.
   */
  believedNew(stream: string, toCome: number): StreamWindow | undefined {
    if (this.#windows.has(stream)) return this.known(stream, toCome);
    const window = new StreamWindow(stream);
    window.makeRoomFor(toCome);
    return window;
  }

  /** Keeps what came of an append to a stream that was believed to be new. */
  keep(window: StreamWindow): void {
    if (this.#windows.peek(window.stream) !== window) this.#windows.set(window.stream, window);
  }

  /**
   * The present events: the whole window if none or too few were known, else the later ones added
   * to it.
   */
  async refreshed(stream: string, toCome: number): Promise<StreamWindow> {
    const known = this.#windows.get(stream);
    known?.makeRoomFor(toCome);
    const window = known?.isFull ? known : new StreamWindow(stream);
    window.makeRoomFor(toCome);
    const events =
      window.revision === undefined
        ? (await this.reader.newest(stream, window.size)).reverse()
        : await this.#since(stream, window.revision + 1);
    for (const { id, revision, position } of events) {
      window.push(id, { stream, revision, position });
    }
    this.#windows.set(stream, window);
    return window;
  }

  async #since(stream: string, revision: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const event of this.reader.streamEvents(stream, revision)) events.push(event);
    return events;
  }
}

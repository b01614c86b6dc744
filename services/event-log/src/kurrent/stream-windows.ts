import type { RecordedEvent } from '../port/event.js';
import type { KurrentReader } from './kurrent-reader.js';
import { StreamWindow, WINDOW } from './stream-window.js';

/** Streams remembered at most. */
const MAX_STREAMS = 2000;

/** The ends of the streams that this process writes to, as far as it knows them. */
export class StreamWindows {
  readonly #reader: KurrentReader;
  readonly #windows = new Map<string, StreamWindow>();

  constructor(reader: KurrentReader) {
    this.#reader = reader;
  }

  /** What is known of a stream; it is asked for where nothing is. Others may have written to it meanwhile. */
  async known(stream: string): Promise<StreamWindow> {
    return this.#windows.get(stream) ?? this.refreshed(stream);
  }

  /** What is there now: the whole window where nothing was known, else what came since. */
  async refreshed(stream: string): Promise<StreamWindow> {
    const known = this.#windows.get(stream);
    const window = known ?? new StreamWindow(stream);
    const events =
      known?.revision === undefined
        ? (await this.#reader.newest(stream, WINDOW)).reverse()
        : await this.#since(stream, known.revision + 1);
    for (const { id, revision, position } of events) {
      window.push(id, { stream, revision, position });
    }
    this.#remember(window);
    return window;
  }

  async #since(stream: string, revision: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const event of this.#reader.streamEvents(stream, revision)) events.push(event);
    return events;
  }

  #remember(window: StreamWindow): void {
    this.#windows.delete(window.stream);
    this.#windows.set(window.stream, window);
    if (this.#windows.size <= MAX_STREAMS) return;
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}

import type { AppendResult, EventLog, RecordedEvent, StreamAppend } from '@foyer/event-log';

type Log = Pick<EventLog, 'append' | 'readStream'>;

/** Stops the work of a process at the point where it was killed. */
export class ServerKilled extends Error {}

/**
 * The log as one server reaches it, until it is killed. A write that was in progress then may be
 * written or not.
 */
export class ServerLog implements Log {
  #killed = false;

  constructor(private readonly log: Log) {}

  kill(): void {
    this.#killed = true;
  }

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    this.#checkAlive();
    const result = await this.log.append(appends);
    this.#checkAlive();
    return result;
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    this.#checkAlive();
    yield* this.log.readStream(stream, from);
    this.#checkAlive();
  }

  #checkAlive(): void {
    if (this.#killed) throw new ServerKilled();
  }
}

/**
 * A bug to plant: a second look sees what was seen at the first look, and writes without looking
 * whether it has moved on.
 */
export class StaleLog implements Log {
  #seen = new Map<string, readonly RecordedEvent[]>();

  constructor(private readonly log: Log) {}

  /** The next look is a first one. */
  lookAgain(): void {
    this.#seen = new Map();
  }

  append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    return this.log.append(appends.map((one) => ({ ...one, expectedRevision: 'any' })));
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    const seen = this.#seen.get(stream) ?? (await this.#look(stream));
    this.#seen.set(stream, seen);
    yield* seen.slice(from);
  }

  async #look(stream: string): Promise<readonly RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const event of this.log.readStream(stream)) events.push(event);
    return events;
  }
}

import type { TimelineEntry } from '@foyer/contracts/audit';
import type { ReadableLog, RecordedEvent } from '@foyer/event-log';
import { historyInLog } from '@foyer/projections';
import type { ReadData } from './event-reading.js';
import { Names } from './names.js';

/** Shows past events to people, always from the log itself. */
export class History {
  readonly #names: Names;

  constructor(
    private readonly log: ReadableLog,
    private readonly readData: ReadData,
  ) {
    this.#names = new Names(log, readData);
  }

  /** Returns all events of one stream, from its beginning. Empty for an unknown one. */
  async *ofStream(stream: string): AsyncGenerator<TimelineEntry> {
    for await (const event of this.log.readStream(stream)) yield await this.#entry(event);
  }

  /**
   * Returns all events with one correlation id, over all streams, in the order in which they
   * happened. Reads the whole log.
   */
  async *ofCorrelation(correlationId: string): AsyncGenerator<TimelineEntry> {
    for await (const event of historyInLog(this.log, correlationId)) yield await this.#entry(event);
  }

  /** Events that were found already, as people read them. */
  async of(events: readonly RecordedEvent[]): Promise<TimelineEntry[]> {
    return Promise.all(events.map((event) => this.#entry(event)));
  }

  async #entry(event: RecordedEvent): Promise<TimelineEntry> {
    const { actor, at, correlationId, causationId } = event.metadata;
    const data = await this.readData(event);
    return {
      eventId: event.id,
      position: event.position,
      stream: event.stream,
      revision: event.revision,
      type: event.type,
      at,
      actor: { type: actor.type, id: actor.id, name: await this.#names.nameOf(actor) },
      correlationId,
      causationId,
      data,
      names: await this.#names.namesIn(data),
    };
  }
}

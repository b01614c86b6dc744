import type { TimelineEntry } from '@foyer/contracts/audit';
import type { ReadableLog, RecordedEvent } from '@foyer/event-log';
import { ActorNames } from './actor-names.js';
import type { ReadData } from './event-reading.js';

/** What happened, as people read it, always from the log itself. */
export class History {
  readonly #log: ReadableLog;
  readonly #readData: ReadData;
  readonly #names: ActorNames;

  constructor(log: ReadableLog, readData: ReadData) {
    this.#log = log;
    this.#readData = readData;
    this.#names = new ActorNames(log, readData);
  }

  /** Everything in one stream, from its beginning. Empty for an unknown one. */
  async *ofStream(stream: string): AsyncGenerator<TimelineEntry> {
    for await (const event of this.#log.readStream(stream)) yield await this.#entry(event);
  }

  /** Everything that belongs together, over all streams, in the order in which it happened. Reads the whole log. */
  async *ofCorrelation(correlationId: string): AsyncGenerator<TimelineEntry> {
    for await (const event of this.#log.readAll()) {
      if (event.metadata.correlationId === correlationId) yield await this.#entry(event);
    }
  }

  /** Known events, in the order in which they happened; one that the log does not have is left out. */
  async ofEvents(
    references: readonly {
      readonly eventId: string;
      readonly stream: string;
      readonly revision: number;
    }[],
  ): Promise<TimelineEntry[]> {
    const ids = new Set(references.map(({ eventId }) => eventId));
    const entries: TimelineEntry[] = [];
    for (const name of new Set(references.map(({ stream }) => stream))) {
      const revisions = references
        .filter(({ stream }) => stream === name)
        .map(({ revision }) => revision);
      const last = Math.max(...revisions);
      for await (const event of this.#log.readStream(name, Math.min(...revisions))) {
        if (ids.has(event.id)) entries.push(await this.#entry(event));
        if (event.revision >= last) break;
      }
    }
    return entries.sort((a, b) => (a.position < b.position ? -1 : 1));
  }

  async #entry(event: RecordedEvent): Promise<TimelineEntry> {
    const { actor, at, correlationId, causationId } = event.metadata;
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
      data: await this.#readData(event),
    };
  }
}

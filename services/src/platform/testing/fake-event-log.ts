import {
  RevisionConflict,
  type AppendResult,
  type EventLog,
  type RecordedEvent,
  type StreamAppend,
} from '@foyer/event-log';

/** As much of a log as the command runner needs, in memory. */
export class FakeEventLog implements Pick<EventLog, 'append' | 'readStream'> {
  readonly events: RecordedEvent[] = [];

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    await Promise.resolve();
    const wanted = appends.flatMap(({ events }) => events.map(({ id }) => id));
    const known = this.events.filter(({ id }) => wanted.includes(id));
    if (known.length === wanted.length) return resultOf(known);
    for (const { stream, expectedRevision } of appends) {
      const actual = this.#of(stream).length - 1;
      const expected = expectedRevision === 'no-stream' ? -1 : expectedRevision;
      if (expected !== 'any' && expected !== actual) {
        throw new RevisionConflict(stream, expected, actual);
      }
    }
    const added = appends.flatMap(({ stream, events }) => {
      const before = this.#of(stream).length;
      return events.map((event, index) => ({ ...event, stream, revision: before + index }));
    });
    const first = this.events.length;
    const recorded = added.map((event, index) => ({
      ...event,
      position: (first + index + 1).toString().padStart(12, '0'),
    }));
    this.events.push(...recorded);
    return resultOf(recorded);
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    await Promise.resolve();
    yield* this.#of(stream).slice(from);
  }

  #of(stream: string): readonly RecordedEvent[] {
    return this.events.filter((event) => event.stream === stream);
  }
}

function resultOf(events: readonly RecordedEvent[]): AppendResult {
  return {
    position: events.at(-1)?.position ?? '',
    revisions: Object.fromEntries(events.map(({ stream, revision }) => [stream, revision])),
  };
}

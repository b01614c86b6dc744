import type { RecordedEvent, StreamAppend } from '@foyer/event-log';

/** An append as its writer meant it, and the answer that the writer received. */
export interface Notified {
  readonly append: string;
  readonly appends: readonly StreamAppend[];
  readonly heard: 'ack' | 'refused' | 'nothing';
}

/** Compares the log with the reports about it, kill after kill. */
export class Audit {
  readonly #heads = new Map<string, number>();
  #last = 0;

  /** @param events all that is new since the last time. Returns what is wrong. */
  check(events: readonly RecordedEvent[], notified: readonly Notified[]): string[] {
    const found = new Map(events.map((event) => [event.id, event]));
    return [
      ...events.flatMap((event) => this.#checkPlace(event)),
      ...(found.size === events.length ? [] : ['an event id is in the log twice']),
      ...checkBatches(events),
      ...notified.flatMap((one) => checkReported(one, found)),
    ];
  }

  #checkPlace({ stream, revision, position }: RecordedEvent): string[] {
    const wrong: string[] = [];
    const expected = (this.#heads.get(stream) ?? -1) + 1;
    if (revision !== expected) wrong.push(`${stream} goes on with ${revision}, not ${expected}`);
    if (Number(position) !== this.#last + 1) wrong.push(`position ${position} after ${this.#last}`);
    this.#heads.set(stream, revision);
    this.#last = Number(position);
    return wrong;
  }
}

/** Of each append all events or none. */
function checkBatches(events: readonly RecordedEvent[]): string[] {
  const missing = new Map<string, number>();
  for (const { data } of events) {
    if (typeof data.append !== 'string') continue;
    missing.set(data.append, (missing.get(data.append) ?? Number(data.of)) - 1);
  }
  return [...missing]
    .filter(([, count]) => count !== 0)
    .map(([append, count]) => `append ${append} lacks ${count} of its events`);
}

function checkReported(
  { append, appends, heard }: Notified,
  found: ReadonlyMap<string, RecordedEvent>,
): string[] {
  if (heard === 'nothing') return [];
  const isThere = appends.flatMap(({ stream, events }) =>
    events.map(({ id }) => found.get(id)?.stream === stream),
  );
  if (heard === 'ack' && isThere.includes(false)) return [`acknowledged append ${append} is lost`];
  if (heard === 'refused' && isThere.includes(true)) return [`refused append ${append} is there`];
  return [];
}

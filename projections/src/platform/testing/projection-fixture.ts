import type { RecordedEvent } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import type { EventContent, ReadEvents } from '../runner/index.js';

/** An event, and the parts of its circumstances that matter to the test. */
export type GivenEvent<E extends EventContent = EventContent> = E & {
  readonly stream?: string;
  readonly at?: string;
  readonly correlationId?: string;
  readonly causationId?: string;
  readonly actor?: RecordedEvent['metadata']['actor'];
  readonly schemaVersion?: number;
};

const start = Date.parse('2026-03-02T09:00:00.000Z');

/** Reads events that hold their contents in clear, as tests write them. */
export const readPlainly: ReadEvents = async (events) => events;

/** The time of the n-th given event, where it says nothing else: a minute after the one before. */
export function timeOf(n: number): string {
  return new Date(start + n * 60_000).toISOString();
}

/**
 * Appends events one by one, so that each has a time and a place of its own. Gives back the last
 * position.
 */
export async function append(log: MemoryEventLog, events: readonly GivenEvent[]): Promise<string> {
  let last = (await log.head()) ?? '';
  for (const given of events) {
    const n = Number(last === '' ? 0 : last);
    const { type, data, stream = 'stream-1', at = timeOf(n) } = given;
    const event = {
      id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      type,
      data: data as RecordedEvent['data'],
      metadata: {
        causationId: given.causationId ?? `command-${n}`,
        correlationId: given.correlationId ?? 'correlation-1',
        actor: given.actor ?? ({ type: 'system', id: 'test' } as const),
        at,
        schemaVersion: given.schemaVersion ?? 1,
      },
    };
    const appended = await log.append([{ stream, expectedRevision: 'any', events: [event] }]);
    last = appended.position;
  }
  return last;
}

/** A log that holds these events. */
export async function logOf(events: readonly GivenEvent[]): Promise<MemoryEventLog> {
  const log = new MemoryEventLog();
  await append(log, events);
  return log;
}

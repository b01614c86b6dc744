import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../port/event.js';

/** An event of no particular meaning, with an id of its own. */
export function sampleEvent(changes: Partial<NewEvent> = {}): NewEvent {
  const id = changes.id ?? randomUUID();
  return {
    id,
    type: 'SampleHappened',
    data: { note: 'grüße ✓', count: 3, nested: { list: [1, null, true, 'x'] } },
    metadata: {
      causationId: randomUUID(),
      correlationId: randomUUID(),
      actor: { type: 'system', id: 'contract' },
      at: '2026-01-02T03:04:05.006Z',
      schemaVersion: 1,
    },
    ...changes,
  };
}

/** Several sample events, in order. */
export function sampleEvents(count: number, changes: Partial<NewEvent> = {}): NewEvent[] {
  return Array.from({ length: count }, () => sampleEvent(changes));
}

import type { NewEvent } from '@foyer/event-log';
import { v7 as uuid } from 'uuid';

/** An event of the usual size and shape: about 600 bytes, its ids in the order of time. */
export function usualEvent(): NewEvent {
  const command = uuid();
  return {
    id: uuid(),
    type: 'VisitorQueued',
    data: {
      visitId: uuid(),
      portalId: uuid(),
      name: 'aes-256-gcm:1:q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
      language: 'de',
      enteredAt: '2026-01-02T03:04:05.006Z',
    },
    metadata: {
      causationId: command,
      correlationId: uuid(),
      actor: { type: 'visitor', id: uuid() },
      at: '2026-01-02T03:04:05.006Z',
      schemaVersion: 1,
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    },
  };
}

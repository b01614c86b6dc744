import type { NewEvent } from '../port/event.js';
import { LOG_SEALED, type Checkpoint } from './checkpoint.js';

/**
 * A checkpoint as the event that keeps it. Its id follows from its head, so that the same
 * checkpoint is never written twice.
 */
export function checkpointEvent(checkpoint: Checkpoint, at: Date): NewEvent {
  const id = idFromHash(checkpoint.head);
  return {
    id,
    type: LOG_SEALED,
    data: { ...checkpoint },
    metadata: {
      causationId: id,
      correlationId: id,
      actor: { type: 'system', id: 'log-sealer' },
      at: at.toISOString(),
      schemaVersion: 1,
    },
  };
}

/** A UUID of version 8, the one for values of one's own making. */
function idFromHash(head: string): string {
  const hex = Buffer.from(head, 'base64url').toString('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

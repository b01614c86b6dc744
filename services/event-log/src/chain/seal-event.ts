import type { NewEvent } from '../port/event.js';
import { LOG_SEALED, type Seal } from './seal.js';

/** A seal as the event that keeps it. Its id follows from its head, so that the same seal is never written twice. */
export function sealEvent(seal: Seal, at: Date): NewEvent {
  const id = idFromHash(seal.head);
  return {
    id,
    type: LOG_SEALED,
    data: seal,
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

import { callMessages } from '@foyer/contracts/calls';

import type { Connection } from '../../../platform/realtime/index.js';
import type { Conference, ParticipantSlot } from './conference.js';

/** Has a page sit in a place; another page that sat there is told so and leaves. */
export function replacePage(
  { callId, room }: Conference,
  slot: ParticipantSlot,
  connection: Connection,
): void {
  const { connection: before, userCallId } = slot;
  if (before !== undefined && before !== connection) {
    const push = { sessionCallId: callId, userCallId, reason: 'replaced' } as const;
    before.push(callMessages.leaveSessionCall, push);
    before.leave(room);
  }
  slot.connection = connection;
}

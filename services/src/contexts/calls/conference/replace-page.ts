import { callMessages } from '@foyer/contracts/calls';

import type { Connection } from '../../../platform/realtime/index.js';
import type { Conference, ParticipantSlot } from './conference.js';

/**
 * Whether a tab has come back over a newer connection meanwhile. On a slow node an older one is heard of last, and it
 * would turn the page out that its person looks at.
 */
export const isOutrun = (
  { tabId, openedAt }: Connection,
  { connection: before }: ParticipantSlot,
) => tabId !== undefined && before?.tabId === tabId && before.openedAt > openedAt;

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

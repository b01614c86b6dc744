import { callMessages } from '@foyer/contracts/calls';

import type { Connection } from '#platform/realtime';
import type { Conference, ParticipantSlot } from './conference.js';

/**
 * True if the same tab already has a newer connection. On a slow node the older connection is
 * processed last. It would then turn out the page that its person looks at.
 */
export const isOutrun = (
  { tabId, openedAt }: Connection,
  { connection: before }: ParticipantSlot,
) => tabId !== undefined && before?.tabId === tabId && before.openedAt > openedAt;

/** Puts a page into a place; another page in that place is notified and leaves. */
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

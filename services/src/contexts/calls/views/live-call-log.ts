import { callLogSurface } from '@foyer/contracts/calls';
import { permits } from '@foyer/contracts/identity';
import { trusted, type ReadStore } from '@foyer/projections';
import type { CallLogDocument } from '@foyer/projections/calls';

import { type Actor, need } from '#platform/cqrs';
import { defineLiveView, idsIn } from '#platform/realtime';
import { READ_STORE } from '#platform/tokens';
import { unseenOf } from './call-log.js';

const roomOf = (memberId: string): string => `member:${memberId}`;
const mayRead = ({ role }: Actor): boolean => role !== 'system' && permits('calls.read-own', role);

/**
 * Notifies members who are online of changed call logs, and of their number of new missed calls.
 */
export const liveCallLog = defineLiveView({
  name: 'live-call-log',
  message: callLogSurface.callLogChanged,
  needs: { store: need<ReadStore>(READ_STORE) },
  dependsOn: { 'call-log': (event) => idsIn(event, ['memberId', 'agentId', 'callId']) },
  affected: async (changed, { needs: { store }, isWatched }) => {
    const callIds = [...changed.of('callId')];
    const lines =
      callIds.length === 0
        ? []
        : await store
            .collection<CallLogDocument>('callLog')
            .find({ callId: trusted({ $in: callIds }) });
    const members = [...changed.of('memberId'), ...changed.of('agentId')];
    return [...new Set([...members, ...lines.map(({ memberId }) => memberId)])].filter((memberId) =>
      isWatched(roomOf(memberId), mayRead),
    );
  },
  load: async function* (memberIds, { needs: { store }, asOf }) {
    const log = store.collection<CallLogDocument>('callLog');
    for (const memberId of memberIds) {
      yield { asOf, memberId, missed: await log.countDocuments(unseenOf(memberId)) };
    }
  },
  room: ({ memberId }) => roomOf(memberId),
});

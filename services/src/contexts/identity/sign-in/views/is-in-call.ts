import type { CallRecord } from '@foyer/contracts/calls';
import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

/** True if a member is in a running call, on any page. */
export const IsInCall = defineQuery({
  name: 'IsInCall',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (memberId: string, { needs: { store } }) => {
    const found = await store
      .collection<CallRecord>('calls')
      .find({ state: 'inCall', 'joiners.joinerId': memberId }, { projection: { joiners: 1 } });
    return found.some(({ joiners }) =>
      joiners.some(({ joinerId, leftAt }) => joinerId === memberId && leftAt === null),
    );
  },
});

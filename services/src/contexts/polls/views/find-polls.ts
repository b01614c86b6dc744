import type { ReadStore } from '@foyer/projections';
import type { PollDocument } from '@foyer/projections/polls';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

const store = need<ReadStore>(READ_STORE);

/** Finds the calls with open polls. */
export const FindCallsWithOpenPolls = defineQuery({
  name: 'FindCallsWithOpenPolls',
  needs: { store },
  answer: async (_: undefined, { needs }): Promise<readonly string[]> => {
    const open = await needs.store.collection<PollDocument>('polls').find({ isOpen: true });
    return [...new Set(open.map(({ callId }) => callId))];
  },
});

/** Finds the calls in which a secret poll was counted. */
export const FindCallsWithCountedBallots = defineQuery({
  name: 'FindCallsWithCountedBallots',
  needs: { store },
  answer: async (_: undefined, { needs }): Promise<readonly string[]> => {
    const closed = { ballot: 'secret', isOpen: false } as const;
    const found = await needs.store.collection<PollDocument>('polls').find(closed);
    return [...new Set(found.map(({ callId }) => callId))];
  },
});

import type { CallRecord } from '@foyer/contracts/calls';
import { goodbyeLeftMs } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { Clock } from '#platform/clock';
import { CommandRunner, defineQuery, need, stream, type Actor } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { Call } from '#contexts/calls';
import { callDocuments, sessionDocuments } from './find-documents.js';
import { CALLS_MAX, type LeftDocuments } from './find-visit-documents.js';

type Guest = Pick<Extract<Actor, { type: 'guest' }>, 'id' | 'placeId'>;

/**
 * The documents that a guest saw in the calls of the place that the link leads to, for a while after
 * the guest's own end of them. Documents that came after a guest had left are not among them. A guest who
 * was removed gets none.
 */
export const FindGuestDocuments = defineQuery({
  name: 'FindGuestDocuments',
  needs: { store: need<ReadStore>(READ_STORE), runner: CommandRunner, clock: Clock },
  answer: async ({ id, placeId }: Guest, { needs }): Promise<LeftDocuments> => {
    const { store, runner, clock } = needs;
    const now = clock.now();
    const calls = await callsAt(store, placeId);
    const found = new Map<string, UploadedDocument>();
    let leftMs = 0;
    for (const { _id, type, joiners, endedAt } of calls.toReversed()) {
      const joiner = joiners.find(({ joinerId }) => joinerId === id);
      const call = await runner.stateOf(stream(Call, _id));
      const own = call.stage === 'none' ? undefined : call.participants[id];
      if (!joiner || !own || own.admission === 'removed') continue;
      // In a call that continues they are read in the call.
      if (own.joined && call.stage === 'on') continue;
      const over = (own.joined ? endedAt : joiner.leftAt) ?? now.toISOString();
      const left = goodbyeLeftMs(over, now);
      if (left === 0) continue;
      leftMs = Math.max(leftMs, left);
      const ofSession = type === 'session' && !own.paused;
      const shown = ofSession
        ? await sessionDocuments(store, placeId)
        : await callDocuments(store, _id, id);
      for (const one of shown) if (one.uploadedAt <= over) found.set(one._id, one);
    }
    return { found: [...found.values()], leftMs };
  },
});

/** The newest calls of the session or meeting that the guest's link leads to. */
const callsAt = (store: ReadStore, placeId: string) =>
  store
    .collection<CallRecord>('calls')
    .find({ originId: placeId }, { sort: { rangAt: -1 }, limit: CALLS_MAX });

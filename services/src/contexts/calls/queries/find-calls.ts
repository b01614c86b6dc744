import type { CallRecord } from '@foyer/contracts/calls';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';

import { defineQuery, need } from '../../../platform/eventing/index.js';
import type { Listing, ListWindow } from '../../../platform/http/index.js';
import { READ_STORE } from '../../../platform/tokens.js';

export interface CallCriteria {
  readonly ids?: readonly string[] | undefined;
  /** Part of the name of a visitor, an agent or a portal. */
  readonly text?: string | undefined;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
  /** Who led it, or was in it. */
  readonly memberId?: string | undefined;
  readonly state?: CallRecord['state'] | undefined;
  /** Bounds of the moment of ringing, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Search {
  readonly criteria: CallCriteria;
  readonly sort: Sort;
  readonly window: ListWindow;
}

/** Which calls there were and are. */
export const FindCalls = defineQuery({
  name: 'FindCalls',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ criteria, sort, window }: Search, { needs }): Promise<Listing<CallRecord>> => {
    const calls = needs.store.collection<CallRecord>('calls');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      calls.find(filter, { sort, ...window }),
      calls.countDocuments(filter),
    ]);
    return { rows, total };
  },
});

function filterOf(criteria: CallCriteria): Filter<CallRecord> {
  const { ids, text, queueId, agentId, memberId, state, from, to } = criteria;
  const part = text === undefined || text === '' ? undefined : contains(text);
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(part && { $or: [{ visitorName: part }, { agentName: part }, { queueName: part }] }),
    ...(queueId !== undefined && { queueId }),
    ...(agentId !== undefined && { agentId }),
    ...(memberId !== undefined && {
      $or: [{ agentId: memberId }, { 'joiners.joinerId': memberId }],
    }),
    ...(state !== undefined && { state }),
    ...((from !== undefined || to !== undefined) && {
      rangAt: trusted({
        ...(from !== undefined && { $gte: new Date(from).toISOString() }),
        ...(to !== undefined && { $lte: new Date(to).toISOString() }),
      }),
    }),
  };
}

import type { CallRecord } from '@foyer/contracts/calls';
import { EARLIER_VISITS_MAX, type EarlierVisit } from '@foyer/contracts/visits';
import { trusted, type ReadStore } from '@foyer/projections';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { PortalDirectory } from '#contexts/portals';

interface Asked {
  readonly callId: string;
  readonly agentId: string;
}

const NEWEST = { sort: { rangAt: -1 }, limit: EARLIER_VISITS_MAX + 1 } as const;

/**
 * Returns what an agent may know of the current visitor: calls of the same visit, and visits under
 * the same name at the agent's own portals. Visitors have no account, so only a name connects their
 * visits.
 */
export const GetEarlierVisits = defineQuery({
  name: 'GetEarlierVisits',
  needs: { store: need<ReadStore>(READ_STORE), portals: PortalDirectory },
  answer: async ({ callId, agentId }: Asked, { needs: { store, portals } }) => {
    const calls = store.collection<CallRecord>('calls');
    const own = await calls.findOne({ _id: callId });
    const isMine = own?.agentId === agentId || own?.consultedId === agentId;
    if (own?.type !== 'queue' || !isMine) throw new Rejected('CALL_NOT_FOUND');
    const { originId, visitorName, rangAt } = own;
    const sameVisit = await calls.find({ originId }, NEWEST);
    const portalIds = (await portals.ofMember(agentId)).map(({ portalId }) => portalId);
    const sameName =
      visitorName === null || portalIds.length === 0
        ? []
        : await calls.find({ visitorName, queueId: trusted({ $in: portalIds }) }, NEWEST);
    const found = new Map([...sameVisit, ...sameName].map((call) => [call._id, call]));
    return [...found.values()]
      .filter((call) => call._id !== callId && isOver(call) && call.rangAt <= rangAt)
      .toSorted((one, other) => other.rangAt.localeCompare(one.rangAt))
      .slice(0, EARLIER_VISITS_MAX)
      .map((call) => shown(call, originId));
  },
});

const isOver = ({ state }: CallRecord) => state === 'ended' || state === 'missed';

function shown(call: CallRecord, visitId: string): EarlierVisit {
  const { _id, queueName, agentName, state, rangAt, durationMs, endReason, rating, notes } = call;
  const outcome = { state, rangAt, durationMs, endReason, rating, notes };
  return { _id, queueName, agentName, ...outcome, isSameVisit: call.originId === visitId };
}

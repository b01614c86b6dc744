import type { CallRecord } from '@foyer/contracts/calls';
import type { Colleague } from '@foyer/contracts/visits';
import { trusted, type ReadStore } from '@foyer/projections';
import type { DeskDocument } from '@foyer/projections/visits';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { defineQuery, need } from '../../../platform/eventing/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { MemberDirectory } from '../../identity/index.js';
import { PortalDirectory } from '../../portals/index.js';
import { agentState } from '../domain/agent-state.js';

interface Asked {
  readonly callId: string;
  readonly agentId: string;
}

/** The others who are at work at the portal of an agent's call, those first who are free. */
export const GetColleagues = defineQuery({
  name: 'GetColleagues',
  needs: {
    store: need<ReadStore>(READ_STORE),
    portals: PortalDirectory,
    members: MemberDirectory,
  },
  answer: async ({ callId, agentId }: Asked, { needs }): Promise<Colleague[]> => {
    const { store, portals, members } = needs;
    const call = await store.collection<CallRecord>('calls').findOne({ _id: callId });
    const isOwn = call?.type === 'queue' && call.agentId === agentId;
    if (!isOwn || call.queueId === null) throw new Rejected('CALL_NOT_FOUND');
    const portal = await portals.find(call.queueId);
    const ids = (portal?.memberIds ?? []).filter((id) => id !== agentId);
    if (ids.length === 0) return [];
    const desks = await store
      .collection<DeskDocument>('desks')
      .find({ _id: trusted<string>({ $in: ids }), isOpen: true });
    const names = await members.displayNames(desks.map(({ memberId }) => memberId));
    return desks
      .map((desk): Colleague => {
        const { memberId } = desk;
        const { state } = agentState(desk);
        return { memberId, name: names.get(memberId) ?? null, state, free: state === 'free' };
      })
      .toSorted(
        (one, other) =>
          Number(other.free) - Number(one.free) || (one.name ?? '').localeCompare(other.name ?? ''),
      );
  },
});

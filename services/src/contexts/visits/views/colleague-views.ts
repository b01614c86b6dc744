import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import { agentState, type Colleague, type ColleaguesView } from '@foyer/contracts/visits';
import { trusted, type ReadStore } from '@foyer/projections';
import type { DeskDocument } from '@foyer/projections/visits';

import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';

/** Shows agents whom they can consult. */
@Injectable()
export class ColleagueViews {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly portals: PortalDirectory,
    private readonly members: MemberDirectory,
  ) {}

  /** The others who are at work at the portal of a call; undefined unless it is the agent's own. */
  async of(callId: string, agentId: string, asOf: number): Promise<ColleaguesView | undefined> {
    const call = await this.store.collection<CallRecord>('calls').findOne({ _id: callId });
    const isOwn = call?.type === 'queue' && call.agentId === agentId;
    if (!isOwn || call.queueId === null) return undefined;
    const portal = await this.portals.find(call.queueId);
    const memberIds = portal?.memberIds ?? [];
    // An agent who was removed from the portal during a call has no colleagues there.
    const ids = memberIds.includes(agentId) ? memberIds.filter((id) => id !== agentId) : [];
    return { callDetailId: callId, agentId, colleagues: await this.#colleagues(ids), asOf };
  }

  /** The same for each of several agents who is in a call. */
  async ofAll(agentIds: readonly string[], asOf: number): Promise<readonly ColleaguesView[]> {
    const views = (await this.#desks(agentIds)).map(async ({ memberId, engagement }) =>
      engagement.kind === 'inCall' ? this.of(engagement.callDetailId, memberId, asOf) : undefined,
    );
    return (await Promise.all(views)).filter((view) => view !== undefined);
  }

  async #colleagues(ids: readonly string[]): Promise<Colleague[]> {
    const desks = (await this.#desks(ids)).filter(({ isOpen }) => isOpen);
    const names = await this.members.displayNames(desks.map(({ memberId }) => memberId));
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
  }

  async #desks(memberIds: readonly string[]): Promise<readonly DeskDocument[]> {
    if (memberIds.length === 0) return [];
    const desks = this.store.collection<DeskDocument>('desks');
    return desks.find({ _id: trusted<string>({ $in: [...memberIds] }) });
  }
}

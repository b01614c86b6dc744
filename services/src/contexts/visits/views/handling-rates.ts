import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import { trusted, type ReadStore } from '@foyer/projections';
import type { DeskDocument } from '@foyer/projections/visits';

import { READ_STORE } from '#platform/tokens';
import { PortalDirectory } from '#contexts/portals';
import { agentsAtWork } from '../desk/agents-at-work.js';
import type { WaitRates } from '../line/estimate-wait.js';

/** The number of recent calls that estimate how long a call takes now. */
const RECENT_CALLS = 20;

/** Sees how fast a portal serves its visitors. */
@Injectable()
export class HandlingRates {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly portals: PortalDirectory,
  ) {}

  async of(portalId: string): Promise<WaitRates> {
    const [desks, handlingMs] = await Promise.all([
      this.#openDesks(portalId),
      this.#handling(portalId),
    ]);
    return { ...agentsAtWork(desks), handlingMs };
  }

  async #openDesks(portalId: string): Promise<readonly DeskDocument[]> {
    const memberIds = (await this.portals.find(portalId))?.memberIds ?? [];
    if (memberIds.length === 0) return [];
    const members = { _id: trusted({ $in: memberIds }), isOpen: true };
    return this.store.collection<DeskDocument>('desks').find(members);
  }

  async #handling(portalId: string): Promise<readonly number[]> {
    const calls = await this.store
      .collection<CallRecord>('calls')
      .find({ queueId: portalId, state: 'ended' }, { sort: { rangAt: -1 }, limit: RECENT_CALLS });
    return calls.flatMap(({ durationMs }) => durationMs ?? []);
  }
}

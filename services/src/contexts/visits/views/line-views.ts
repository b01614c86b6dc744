import { Inject, Injectable } from '@nestjs/common';
import {
  agentState,
  type LineAgent,
  type LinesView,
  type SupervisedLine,
} from '@foyer/contracts/visits';
import { trusted, type ReadStore } from '@foyer/projections';
import {
  lineEntries,
  oldestFirst,
  waitingAnywhere,
  type DeskDocument,
  type VisitDocument,
} from '@foyer/projections/visits';

import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';
import { PortalDirectory, type PortalSummary } from '#contexts/portals';
import { estimateWaitSeconds } from '../line/estimate-wait.js';
import { earlierVisitsOf } from './earlier-visits-of.js';
import { HandlingRates } from './handling-rates.js';

/** Shows supervisors the lines of all portals, and who is at work there. */
@Injectable()
export class LineViews {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly portals: PortalDirectory,
    private readonly members: MemberDirectory,
    private readonly rates: HandlingRates,
  ) {}

  async all(asOf: number): Promise<LinesView> {
    const visits = this.store.collection<VisitDocument>('visits');
    const [portals, waiting, desks] = await Promise.all([
      this.portals.all(),
      visits.find(waitingAnywhere(), { sort: oldestFirst }),
      this.store.collection<DeskDocument>('desks').find({ isOpen: true }),
    ]);
    const entries = lineEntries(waiting, await earlierVisitsOf(this.store, waiting));
    const agents = await this.#agents(desks);
    const lines = portals.map(async (portal): Promise<SupervisedLine> => {
      const own = entries.filter(({ queueId }) => queueId === portal.portalId);
      return {
        queueId: portal.portalId,
        name: portal.name,
        open: portal.open,
        line: await this.#withEstimates(portal, own),
        agents: portal.memberIds.flatMap((memberId) => agents.get(memberId) ?? []),
      };
    });
    return { lines: await Promise.all(lines), asOf };
  }

  /** Adds estimates; the speed of a portal is looked up only if visitors wait. */
  async #withEstimates(
    { portalId }: PortalSummary,
    entries: ReturnType<typeof lineEntries>,
  ): Promise<SupervisedLine['line']> {
    if (entries.length === 0) return [];
    const rates = await this.rates.of(portalId);
    return entries.map((entry) => ({
      ...entry,
      estimatedWaitSeconds: estimateWaitSeconds(entry.position, rates),
    }));
  }

  async #agents(desks: readonly DeskDocument[]): Promise<ReadonlyMap<string, LineAgent>> {
    const [names, visitors] = await Promise.all([
      this.members.displayNames(desks.map(({ memberId }) => memberId)),
      this.#visitors(desks),
    ]);
    return new Map(
      desks.map((desk) => {
        const { memberId, breakKind, engagement, otherCalls } = desk;
        const visit = engagement.kind === 'free' ? undefined : visitors.get(engagement.clientId);
        const { state, since } = agentState(desk);
        const heldSince = state === 'inCall' ? (visit?.heldSince ?? null) : null;
        return [
          memberId,
          {
            memberId,
            name: names.get(memberId) ?? null,
            state,
            breakKind: state === 'break' ? breakKind : null,
            since: state === 'inCall' ? (heldSince ?? visit?.takenAt ?? since) : since,
            visitorName: visit?.visitorName ?? null,
            onHold: heldSince !== null,
            otherCall:
              state === 'inCall' && engagement.kind === 'free'
                ? (otherCalls.at(-1)?.kind ?? null)
                : null,
            callDetailId: engagement.kind === 'inCall' ? engagement.callDetailId : null,
          },
        ];
      }),
    );
  }

  /** The visitors whom agents are with, or are rung for. */
  async #visitors(desks: readonly DeskDocument[]): Promise<ReadonlyMap<string, VisitDocument>> {
    const ids = desks.flatMap(({ engagement }) =>
      engagement.kind === 'free' ? [] : [engagement.clientId],
    );
    if (ids.length === 0) return new Map();
    const found = await this.store
      .collection<VisitDocument>('visits')
      .find({ _id: trusted<string>({ $in: ids }) });
    return new Map(found.map((visit) => [visit._id, visit]));
  }
}

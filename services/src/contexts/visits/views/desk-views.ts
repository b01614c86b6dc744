import { Inject, Injectable } from '@nestjs/common';
import type { Desk, DeskView } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import {
  arrivalOf,
  lineEntries,
  oldestFirst,
  waitingAt,
  wordsOf,
  type DeskDocument,
  type VisitDocument,
} from '@foyer/projections/visits';

import { Clock } from '#platform/clock';
import { ViewOrder } from '#platform/realtime';
import { READ_STORE } from '#platform/tokens';
import { MemberDirectory } from '#contexts/identity';
import { PortalDirectory, type PortalSummary } from '#contexts/portals';
import { earlierVisitsOf } from './earlier-visits-of.js';

/** Shows agents their desks, and the lines of their portals. */
@Injectable()
export class DeskViews {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly portals: PortalDirectory,
    private readonly members: MemberDirectory,
    private readonly clock: Clock,
    private readonly order: ViewOrder,
  ) {}

  /** The desk alone. */
  async deskOf(memberId: string): Promise<Desk> {
    const desk = await this.store.collection<DeskDocument>('desks').findOne({ _id: memberId });
    if (desk) {
      const { availability, breakKind, since, engagement, callStatus } = desk;
      return {
        memberId,
        availability,
        breakKind,
        since,
        engagement,
        callStatus,
        notRespondingSince: desk.notRespondingSince,
        otherCalls: desk.otherCalls,
        wrapUp: desk.wrapUp,
        setBy: await this.#named(desk.setBy),
      };
    }
    const since = this.clock.now().toISOString();
    const engagement = { kind: 'free' } as const;
    return {
      memberId,
      availability: 'auto',
      breakKind: null,
      since,
      engagement,
      callStatus: 'available',
      notRespondingSince: null,
      otherCalls: [],
      wrapUp: null,
      setBy: null,
    };
  }

  /** Returns the full view of an agent's page. */
  async of(memberId: string): Promise<DeskView> {
    const asOf = this.order.next();
    return this.#of(memberId, asOf, (portalIds) => this.#lineAt(portalIds));
  }

  /**
   * The same for several agents. Those who belong to the same portals are shown one reading of the
   * lines.
   */
  async ofAll(memberIds: readonly string[]): Promise<ReadonlyMap<string, DeskView>> {
    const asOf = this.order.next();
    const lines = new Map<string, Promise<DeskView['line']>>();
    const lineAt = (portalIds: readonly string[]): Promise<DeskView['line']> => {
      const key = portalIds.join();
      const line = lines.get(key) ?? this.#lineAt(portalIds);
      lines.set(key, line);
      return line;
    };
    const views = memberIds.map(
      async (memberId) => [memberId, await this.#of(memberId, asOf, lineAt)] as const,
    );
    return new Map(await Promise.all(views));
  }

  async #named(setBy: DeskDocument['setBy']): Promise<Desk['setBy']> {
    if (setBy === null) return null;
    return { ...setBy, name: (await this.members.displayName(setBy.memberId)) ?? null };
  }

  async #of(
    memberId: string,
    asOf: number,
    lineAt: (portalIds: readonly string[]) => Promise<DeskView['line']>,
  ): Promise<DeskView> {
    const [desk, portals] = await Promise.all([
      this.deskOf(memberId),
      this.portals.ofMember(memberId),
    ]);
    const line = await lineAt(idsOf(portals));
    const [consult, inHand] = await Promise.all([
      this.#consultAt(desk),
      this.#inHandOf(desk, idsOf(portals)),
    ]);
    return { ...viewOf(desk, portals, line, asOf), consult, ...inHand };
  }

  /** Returns the colleagues who are rung for a consult: their desks show a visit of another agent. */
  async consulted(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const rung = await desks.find({ isOpen: true, 'engagement.kind': 'consulted' });
    return rung.map(({ _id }) => _id);
  }

  /** Returns the view of a consult for the colleague who is rung: the agent and the visitor. */
  async #consultAt({ engagement }: Desk): Promise<DeskView['consult']> {
    if (engagement.kind !== 'consulted') return null;
    const { callDetailId, clientId, expiresAt } = engagement;
    const visits = this.store.collection<VisitDocument>('visits');
    const visit = await visits.findOne({ _id: clientId });
    if (!visit) return null;
    const { agentName, visitorName, queueName } = visit;
    return { callDetailId, agentName, visitorName, queueName, expiresAt };
  }

  /** Returns who the visitor of a call is and how they were handed on, for the agent of the call. */
  async #inHandOf({ engagement }: Desk, portalIds: readonly string[]): Promise<InHand> {
    const visits = this.store.collection<VisitDocument>('visits');
    const visit =
      engagement.kind === 'inCall' ? await visits.findOne({ _id: engagement.clientId }) : null;
    if (!visit) return { handedOn: null, arrival: null };
    const earlier = await earlierVisitsOf(this.store, [visit], portalIds);
    return { handedOn: wordsOf(visit.handedOn), arrival: arrivalOf(visit, earlier) };
  }

  async #lineAt(portalIds: readonly string[]): Promise<DeskView['line']> {
    if (portalIds.length === 0) return [];
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAt(portalIds), { sort: oldestFirst });
    return lineEntries(waiting, await earlierVisitsOf(this.store, waiting, portalIds));
  }
}

type InHand = Pick<DeskView, 'handedOn' | 'arrival'>;

const idsOf = (portals: readonly PortalSummary[]): readonly string[] =>
  portals.map(({ portalId }) => portalId).sort();

function viewOf(
  desk: Desk,
  portals: readonly PortalSummary[],
  line: DeskView['line'],
  asOf: number,
): Omit<DeskView, 'consult' | keyof InHand> {
  return {
    desk,
    portals: portals.map(({ portalId, name, open }) => ({
      queueId: portalId,
      name,
      deactivated: !open,
      waiting: line.filter(({ queueId }) => queueId === portalId).length,
    })),
    line,
    asOf,
  };
}

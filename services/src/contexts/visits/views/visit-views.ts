import { Inject, Injectable } from '@nestjs/common';
import type { VisitView } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import { aheadOf, oldestFirst, waitingAt, type VisitDocument } from '@foyer/projections/visits';

import { ViewOrder } from '#platform/realtime';
import { READ_STORE } from '#platform/tokens';
import { PortalDirectory, type PortalSummary } from '#contexts/portals';
import { estimateWaitSeconds, type WaitRates } from '../line/estimate-wait.js';
import { HandlingRates } from './handling-rates.js';
import { openingOf } from './opening-of.js';

/** Shows visitors their visits. */
@Injectable()
export class VisitViews {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly rates: HandlingRates,
    private readonly order: ViewOrder,
    private readonly portals: PortalDirectory,
  ) {}

  /** One visit as its visitor sees it. */
  async of(visitId: string): Promise<VisitView | undefined> {
    const asOf = this.order.next();
    const visits = this.store.collection<VisitDocument>('visits');
    const visit = await visits.findOne({ _id: visitId });
    if (!visit) return undefined;
    const portal = await this.portals.find(visit.queueId);
    if (!visit.line) {
      const closed = visit.endReason === 'portal-closed';
      return viewOf(visit, { asOf, portal }, closed ? openingOf(portal).nextOpening : null);
    }
    const [ahead, rates] = await Promise.all([
      visits.countDocuments(aheadOf(visit, visit.line.joinedAt)),
      this.rates.of(visit.queueId),
    ]);
    return viewOf(visit, { asOf, portal }, null, { position: ahead + 1, rates });
  }

  /** The visits whose visitors talk with an agent now. */
  async idsWith(agentId: string): Promise<readonly string[]> {
    const found = await this.store
      .collection<VisitDocument>('visits')
      .find({ agentId, endedAt: null }, { projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  /** The visits at a portal that are under way, in line or not. */
  async idsAt(portalId: string): Promise<readonly string[]> {
    const found = await this.store
      .collection<VisitDocument>('visits')
      .find({ queueId: portalId, endedAt: null }, { projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  /** All who wait at a portal, each as they see it themselves. */
  async ofLine(portalId: string): Promise<readonly VisitView[]> {
    const asOf = this.order.next();
    const waiting = await this.store
      .collection<VisitDocument>('visits')
      .find(waitingAt([portalId]), { sort: oldestFirst });
    if (waiting.length === 0) return [];
    const [rates, portal] = await Promise.all([
      this.rates.of(portalId),
      this.portals.find(portalId),
    ]);
    return waiting.map((visit, index) =>
      viewOf(visit, { asOf, portal }, null, { position: index + 1, rates }),
    );
  }
}

/** From being taken to the end. */
function servedSeconds({ takenAt, endedAt }: VisitDocument): number | null {
  if (takenAt === null || endedAt === null) return null;
  return Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(takenAt)) / 1000));
}

interface Reading {
  readonly asOf: number;
  /** Absent once it was deleted. */
  readonly portal: Pick<PortalSummary, 'revision'> | undefined;
}

function viewOf(
  visit: VisitDocument,
  { asOf, portal }: Reading,
  nextOpening: string | null,
  place?: { position: number; rates: WaitRates },
): VisitView {
  return {
    clientId: visit._id,
    queueId: visit.queueId,
    portalRevision: portal?.revision ?? 0,
    status: visit.status,
    note: visit.note,
    visitorName: visit.visitorName,
    device: visit.device,
    missing: [...visit.missing],
    position: place?.position ?? null,
    estimatedWaitSeconds: place ? estimateWaitSeconds(place.position, place.rates) : null,
    nobodyOnDuty: place?.rates.working === 0,
    nextOpening,
    servedSeconds: servedSeconds(visit),
    longWait: visit.line?.longWait ?? null,
    agentLost: visit.line?.agentLost ?? false,
    connectionLost: visit.line?.connectionLost ?? false,
    transferred: visit.line?.transferred ?? false,
    placeKept: visit.line?.kept ?? 'no',
    ringing: visit.line !== null && visit.line.offer !== null,
    callDetailId: visit.callDetailId,
    hadCall: visit.hadCall,
    agentName: visit.agentName,
    endReason: visit.endReason,
    rated: visit.rated,
    asOf,
  };
}

import { Inject, Injectable } from '@nestjs/common';
import type { VisitView } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import { aheadOf, oldestFirst, waitingAt, type VisitDocument } from '@foyer/projections/visits';

import { ViewOrder } from '#platform/realtime';
import { READ_STORE } from '#platform/tokens';
import { PortalDirectory } from '#contexts/portals';
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
    if (!visit.line) {
      const closed = visit.endReason === 'portal-closed';
      return viewOf(visit, asOf, closed ? await this.nextOpening(visit.queueId) : null);
    }
    const [ahead, rates] = await Promise.all([
      visits.countDocuments(aheadOf(visit, visit.line.joinedAt)),
      this.rates.of(visit.queueId),
    ]);
    return viewOf(visit, asOf, null, { position: ahead + 1, rates });
  }

  /** The visits whose visitors talk with an agent now. */
  async idsWith(agentId: string): Promise<readonly string[]> {
    const found = await this.store
      .collection<VisitDocument>('visits')
      .find({ agentId, endedAt: null }, { projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  /** All who wait at a portal, each as they see it themselves. */
  async ofLine(portalId: string): Promise<readonly VisitView[]> {
    const asOf = this.order.next();
    const waiting = await this.store
      .collection<VisitDocument>('visits')
      .find(waitingAt([portalId]), { sort: oldestFirst });
    if (waiting.length === 0) return [];
    const rates = await this.rates.of(portalId);
    return waiting.map((visit, index) => viewOf(visit, asOf, null, { position: index + 1, rates }));
  }

  private async nextOpening(portalId: string): Promise<string | null> {
    return openingOf(await this.portals.find(portalId)).nextOpening;
  }
}

/** From being taken to the end. */
function servedSeconds({ takenAt, endedAt }: VisitDocument): number | null {
  if (takenAt === null || endedAt === null) return null;
  return Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(takenAt)) / 1000));
}

function viewOf(
  visit: VisitDocument,
  asOf: number,
  nextOpening: string | null,
  place?: { position: number; rates: WaitRates },
): VisitView {
  return {
    clientId: visit._id,
    queueId: visit.queueId,
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
    agentName: visit.agentName,
    endReason: visit.endReason,
    rated: visit.rated,
    asOf,
  };
}

import { Inject, Injectable } from '@nestjs/common';
import type { VisitView } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import { aheadOf, oldestFirst, waitingAt, type VisitDocument } from '@foyer/projections/visits';

import { ViewOrder } from '../../../platform/realtime/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { estimateWaitSeconds, type TokenBucket } from '../domain/estimate-wait.js';
import { HandlingRates } from './handling-rates.js';

/** Shows visitors their visits. */
@Injectable()
export class VisitViews {
  readonly #store: ReadStore;
  readonly #rates: HandlingRates;
  readonly #order: ViewOrder;

  constructor(@Inject(READ_STORE) store: ReadStore, rates: HandlingRates, order: ViewOrder) {
    this.#store = store;
    this.#rates = rates;
    this.#order = order;
  }

  /** One visit as its visitor sees it. */
  async of(visitId: string): Promise<VisitView | undefined> {
    const asOf = this.#order.next();
    const visits = this.#store.collection<VisitDocument>('visits');
    const visit = await visits.findOne({ _id: visitId });
    if (!visit?.line) return visit ? viewOf(visit, asOf) : undefined;
    const ahead = await visits.countDocuments(aheadOf(visit, visit.line.joinedAt));
    return viewOf(visit, asOf, { position: ahead + 1, rates: await this.#rates.of(visit.queueId) });
  }

  /** All who wait at a portal, each as they see it themselves. */
  async ofLine(portalId: string): Promise<readonly VisitView[]> {
    const asOf = this.#order.next();
    const waiting = await this.#store
      .collection<VisitDocument>('visits')
      .find(waitingAt([portalId]), { sort: oldestFirst });
    if (waiting.length === 0) return [];
    const rates = await this.#rates.of(portalId);
    return waiting.map((visit, index) => viewOf(visit, asOf, { position: index + 1, rates }));
  }
}

function viewOf(
  visit: VisitDocument,
  asOf: number,
  place?: { position: number; rates: TokenBucket },
): VisitView {
  return {
    clientId: visit._id,
    queueId: visit.queueId,
    status: visit.status,
    note: visit.note,
    visitorName: visit.visitorName,
    device: visit.device,
    position: place?.position ?? null,
    estimatedWaitSeconds: place ? estimateWaitSeconds(place.position, place.rates) : null,
    ringing: visit.line !== null && visit.line.offer !== null,
    callDetailId: visit.callDetailId,
    agentName: visit.agentName,
    endReason: visit.endReason,
    rated: visit.rated,
    asOf,
  };
}

import { Inject, Injectable } from '@nestjs/common';
import type { CallRecord } from '@foyer/contracts/calls';
import { trusted, type ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';
import {
  arrivingAnywhere,
  waitingAnywhere,
  type DeskDocument,
  type VisitDocument,
} from '@foyer/projections/visits';

import { READ_STORE } from '#platform/tokens';

/**
 * Finds in the read models where people are now, for parts that start and must know where to look.
 */
@Injectable()
export class RecoveryQuery {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** The visits that stand in a line. */
  async waitingVisits(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { _id: 1 } });
    return waiting.map(({ _id }) => _id);
  }

  /** The visits that are on their way to a line. */
  async arrivingVisits(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const arriving = await visits.find(arrivingAnywhere(), { projection: { _id: 1 } });
    return arriving.map(({ _id }) => _id);
  }

  /** The members whose desks are open. */
  async openDesks(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const open = await desks.find({ isOpen: true }, { projection: { _id: 1 } });
    return open.map(({ _id }) => _id);
  }

  /** The members who are rung by a colleague in a call. */
  async consultedDesks(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const rung = await desks.find({ 'engagement.kind': 'consulted' }, { projection: { _id: 1 } });
    return rung.map(({ _id }) => _id);
  }

  /**
   * The calls in which agents may be besides those with their own visitors: as they note it, and
   * all under way.
   */
  async otherCalls(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const calls = this.store.collection<CallRecord>('calls');
    const inOthers = { 'otherCalls.callDetailId': trusted({ $gte: '' }) };
    const [noted, underWay] = await Promise.all([
      desks.find(inOthers, { projection: { otherCalls: 1 } }),
      calls.find({ state: 'inCall' }, { projection: { _id: 1 } }),
    ]);
    const ids = noted.flatMap(({ otherCalls }) =>
      otherCalls.map(({ callDetailId }) => callDetailId),
    );
    return [...new Set([...ids, ...underWay.map(({ _id }) => _id)])];
  }

  /** The members whose desks note that they are in another call. */
  async membersIn(callId: string): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const found = await desks.find(
      { 'otherCalls.callDetailId': callId },
      { projection: { _id: 1 } },
    );
    return found.map(({ _id }) => _id);
  }

  /** Returns the portals in whose lines visitors stand, or have a kept place. */
  async linedPortals(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { queueId: 1 } });
    return [...new Set(waiting.map(({ queueId }) => queueId))];
  }

  /** All portals that are not deleted, and deleted ones whose lines are not empty yet. */
  async portals(): Promise<readonly string[]> {
    const portals = this.store.collection<PortalDocument>('portals');
    const known = await portals.find({}, { projection: { _id: 1 } });
    return [...new Set([...known.map(({ _id }) => _id), ...(await this.linedPortals())])];
  }
}

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
import { RecoveryQuery } from '../ports/recovery-query.js';

/** The recovery query by the read models. */
@Injectable()
export class ReadRecoveryQuery extends RecoveryQuery {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async waitingVisits(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { _id: 1 } });
    return waiting.map(({ _id }) => _id);
  }

  async arrivingVisits(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const arriving = await visits.find(arrivingAnywhere(), { projection: { _id: 1 } });
    return arriving.map(({ _id }) => _id);
  }

  async openDesks(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const open = await desks.find({ isOpen: true }, { projection: { _id: 1 } });
    return open.map(({ _id }) => _id);
  }

  async consultedDesks(): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const rung = await desks.find({ 'engagement.kind': 'consulted' }, { projection: { _id: 1 } });
    return rung.map(({ _id }) => _id);
  }

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

  async membersIn(callId: string): Promise<readonly string[]> {
    const desks = this.store.collection<DeskDocument>('desks');
    const found = await desks.find(
      { 'otherCalls.callDetailId': callId },
      { projection: { _id: 1 } },
    );
    return found.map(({ _id }) => _id);
  }

  async linedPortals(): Promise<readonly string[]> {
    const visits = this.store.collection<VisitDocument>('visits');
    const waiting = await visits.find(waitingAnywhere(), { projection: { queueId: 1 } });
    return [...new Set(waiting.map(({ queueId }) => queueId))];
  }

  async portals(): Promise<readonly string[]> {
    const portals = this.store.collection<PortalDocument>('portals');
    const known = await portals.find({}, { projection: { _id: 1 } });
    return [...new Set([...known.map(({ _id }) => _id), ...(await this.linedPortals())])];
  }
}

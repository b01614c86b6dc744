import { Inject, Injectable } from '@nestjs/common';
import { trusted, type ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';
import type { DeskDocument, VisitDocument } from '@foyer/projections/visits';

import { READ_STORE } from '../../platform/tokens.js';
import { RollCall } from '../ports/roll-call.js';

/** The roll call by the read models. */
@Injectable()
export class ReadRollCall extends RollCall {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    super();
    this.#store = store;
  }

  async waitingVisits(): Promise<readonly string[]> {
    const visits = this.#store.collection<VisitDocument>('visits');
    const waiting = { 'line.joinedAt': trusted({ $gte: '' }) };
    return (await visits.find(waiting, { projection: { _id: 1 } })).map(({ _id }) => _id);
  }

  async openDesks(): Promise<readonly string[]> {
    const desks = this.#store.collection<DeskDocument>('desks');
    const open = await desks.find({ isOpen: true }, { projection: { _id: 1 } });
    return open.map(({ _id }) => _id);
  }

  async portals(): Promise<readonly string[]> {
    const portals = this.#store.collection<PortalDocument>('portals');
    return (await portals.find({}, { projection: { _id: 1 } })).map(({ _id }) => _id);
  }
}

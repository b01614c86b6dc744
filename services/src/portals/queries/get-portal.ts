import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { Rejected } from '../../platform/commands/index.js';
import { READ_STORE } from '../../platform/tokens.js';

/** One portal, or the refusal PORTAL_NOT_FOUND. */
export class GetPortal extends Query<PortalDocument> {
  constructor(readonly portalId: string) {
    super();
  }
}

@QueryHandler(GetPortal)
export class GetPortalHandler implements IQueryHandler<GetPortal> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ portalId }: GetPortal): Promise<PortalDocument> {
    const portals = this.#store.collection<PortalDocument>('portals');
    const found = await portals.findOne({ _id: portalId });
    if (!found) throw new Rejected('PORTAL_NOT_FOUND');
    return found;
  }
}

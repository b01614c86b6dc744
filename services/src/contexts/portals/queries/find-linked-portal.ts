import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Id } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { READ_STORE } from '../../../platform/tokens.js';

/** The portal to which a link leads, that carries its id or its short link. */
export class FindLinkedPortal extends Query<PortalDocument | null> {
  constructor(readonly idOrShortlink: string) {
    super();
  }
}

@QueryHandler(FindLinkedPortal)
export class FindLinkedPortalHandler implements IQueryHandler<FindLinkedPortal> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ idOrShortlink }: FindLinkedPortal): Promise<PortalDocument | null> {
    const portals = this.#store.collection<PortalDocument>('portals');
    // No short link has the shape of an id, so what a link carries is one or the other.
    if (Id.safeParse(idOrShortlink).success) return portals.findOne({ _id: idOrShortlink });
    return portals.findOne({ shortlink: idOrShortlink.toLowerCase() });
  }
}

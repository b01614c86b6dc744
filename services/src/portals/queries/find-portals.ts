import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import type { Listing, ListWindow } from '../../platform/http/index.js';
import { READ_STORE } from '../../platform/tokens.js';

export interface PortalCriteria {
  readonly ids?: readonly string[] | undefined;
  /** Part of a name or short link. */
  readonly text?: string | undefined;
  readonly deactivated?: boolean | undefined;
  /** Who belongs to it. */
  readonly memberId?: string | undefined;
}

/** Which portals there are. */
export class FindPortals extends Query<Listing<PortalDocument>> {
  constructor(
    readonly criteria: PortalCriteria,
    readonly sort: Sort,
    readonly window: ListWindow,
  ) {
    super();
  }
}

@QueryHandler(FindPortals)
export class FindPortalsHandler implements IQueryHandler<FindPortals> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ criteria, sort, window }: FindPortals): Promise<Listing<PortalDocument>> {
    const portals = this.#store.collection<PortalDocument>('portals');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      portals.find(filter, { sort, ...window }),
      portals.countDocuments(filter),
    ]);
    return { rows, total };
  }
}

function filterOf({ ids, text, deactivated, memberId }: PortalCriteria): Filter<PortalDocument> {
  const named = text === undefined || text === '' ? undefined : contains(text);
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(named && { $or: [{ name: named }, { shortlink: named }] }),
    ...(deactivated !== undefined && { deactivated }),
    ...(memberId !== undefined && { 'members.memberId': memberId }),
  };
}

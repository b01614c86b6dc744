import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { GuestDocument } from '@foyer/projections/identity';

import { Rejected } from '../../platform/commands/index.js';
import type { Listing, ListWindow } from '../../platform/http/index.js';
import { READ_STORE } from '../../platform/tokens.js';

export interface GuestCriteria {
  readonly ids?: readonly string[] | undefined;
  /** Part of a name, e-mail or phone number. */
  readonly text?: string | undefined;
  readonly createdBy?: string | undefined;
}

/** Which guests there are. */
export class FindGuests extends Query<Listing<GuestDocument>> {
  constructor(
    readonly criteria: GuestCriteria,
    readonly sort: Sort,
    readonly window: ListWindow,
  ) {
    super();
  }
}

@QueryHandler(FindGuests)
export class FindGuestsHandler implements IQueryHandler<FindGuests> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ criteria, sort, window }: FindGuests): Promise<Listing<GuestDocument>> {
    const guests = this.#store.collection<GuestDocument>('guests');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      guests.find(filter, { sort, ...window }),
      guests.countDocuments(filter),
    ]);
    return { rows, total };
  }
}

/** One guest, or the refusal GUEST_NOT_FOUND. */
export class GetGuest extends Query<GuestDocument> {
  constructor(readonly guestId: string) {
    super();
  }
}

@QueryHandler(GetGuest)
export class GetGuestHandler implements IQueryHandler<GetGuest> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ guestId }: GetGuest): Promise<GuestDocument> {
    const found = await this.#store.collection<GuestDocument>('guests').findOne({ _id: guestId });
    if (!found) throw new Rejected('GUEST_NOT_FOUND');
    return found;
  }
}

function filterOf({ ids, text, createdBy }: GuestCriteria): Filter<GuestDocument> {
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text !== undefined && text !== '' && { searchText: contains(text) }),
    ...(createdBy !== undefined && { createdBy }),
  };
}

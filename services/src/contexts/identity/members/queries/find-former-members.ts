import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { FormerMemberDocument } from '@foyer/projections/identity';

import type { Listing, ListWindow } from '../../../../platform/http/index.js';
import { READ_STORE } from '../../../../platform/tokens.js';

export interface FormerMemberCriteria {
  readonly ids?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly forgotten?: boolean | undefined;
}

/** Members who were deleted. */
export class FindFormerMembers extends Query<Listing<FormerMemberDocument>> {
  constructor(
    readonly criteria: FormerMemberCriteria,
    readonly sort: Sort,
    readonly window: ListWindow,
  ) {
    super();
  }
}

@QueryHandler(FindFormerMembers)
export class FindFormerMembersHandler implements IQueryHandler<FindFormerMembers> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({
    criteria,
    sort,
    window,
  }: FindFormerMembers): Promise<Listing<FormerMemberDocument>> {
    const members = this.#store.collection<FormerMemberDocument>('formerMembers');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      members.find(filter, { sort, ...window }),
      members.countDocuments(filter),
    ]);
    return { rows, total };
  }
}

function filterOf({ ids, text, forgotten }: FormerMemberCriteria): Filter<FormerMemberDocument> {
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text !== undefined && text !== '' && { displayName: contains(text) }),
    ...(forgotten === true && { forgottenAt: trusted({ $gt: '' }) }),
    ...(forgotten === false && { forgottenAt: null }),
  };
}

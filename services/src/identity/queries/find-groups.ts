import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { GroupDocument } from '@foyer/projections/identity';

import { Rejected } from '../../platform/commands/index.js';
import type { Listing, ListWindow } from '../../platform/http/index.js';
import { READ_STORE } from '../../platform/tokens.js';

export interface GroupCriteria {
  readonly ids?: readonly string[] | undefined;
  /** Part of the name. */
  readonly text?: string | undefined;
  /** Who belongs to it. */
  readonly memberId?: string | undefined;
}

/** Which groups there are. */
export class FindGroups extends Query<Listing<GroupDocument>> {
  constructor(
    readonly criteria: GroupCriteria,
    readonly sort: Sort,
    readonly window: ListWindow,
  ) {
    super();
  }
}

@QueryHandler(FindGroups)
export class FindGroupsHandler implements IQueryHandler<FindGroups> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ criteria, sort, window }: FindGroups): Promise<Listing<GroupDocument>> {
    const groups = this.#store.collection<GroupDocument>('groups');
    const filter = filterOf(criteria);
    const [rows, total] = await Promise.all([
      groups.find(filter, { sort, ...window }),
      groups.countDocuments(filter),
    ]);
    return { rows, total };
  }
}

/** One group, or the refusal GROUP_NOT_FOUND. */
export class GetGroup extends Query<GroupDocument> {
  constructor(readonly groupId: string) {
    super();
  }
}

@QueryHandler(GetGroup)
export class GetGroupHandler implements IQueryHandler<GetGroup> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ groupId }: GetGroup): Promise<GroupDocument> {
    const found = await this.#store.collection<GroupDocument>('groups').findOne({ _id: groupId });
    if (!found) throw new Rejected('GROUP_NOT_FOUND');
    return found;
  }
}

function filterOf({ ids, text, memberId }: GroupCriteria): Filter<GroupDocument> {
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text !== undefined && text !== '' && { name: contains(text) }),
    ...(memberId !== undefined && { memberIds: memberId }),
  };
}

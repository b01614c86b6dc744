import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MemberRole, MemberStatus } from '@foyer/contracts/identity';
import { contains, trusted, type Filter, type ReadStore, type Sort } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { Clock } from '../../platform/clock/index.js';
import type { Listing, ListWindow } from '../../platform/http/index.js';
import { READ_STORE } from '../../platform/tokens.js';
import { shownMember, shownWith } from './shown-member.js';

export interface MemberCriteria {
  readonly ids?: readonly string[] | undefined;
  /** Part of a name, user name or e-mail. */
  readonly text?: string | undefined;
  readonly role?: MemberRole | undefined;
  readonly status?: MemberStatus | undefined;
}

/** Which members there are. */
export class FindMembers extends Query<Listing<MemberDocument>> {
  constructor(
    readonly criteria: MemberCriteria,
    readonly sort: Sort,
    readonly window: ListWindow,
  ) {
    super();
  }
}

@QueryHandler(FindMembers)
export class FindMembersHandler implements IQueryHandler<FindMembers> {
  readonly #store: ReadStore;
  readonly #clock: Clock;

  constructor(@Inject(READ_STORE) store: ReadStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async execute({ criteria, sort, window }: FindMembers): Promise<Listing<MemberDocument>> {
    const members = this.#store.collection<MemberDocument>('members');
    const now = this.#clock.now().toISOString();
    const filter = filterOf(criteria, now);
    const [rows, total] = await Promise.all([
      members.find(filter, { sort, ...window }),
      members.countDocuments(filter),
    ]);
    return { rows: rows.map((member) => shownMember(member, now)), total };
  }
}

function filterOf(
  { ids, text, role, status }: MemberCriteria,
  now: string,
): Filter<MemberDocument> {
  return {
    ...(ids && { _id: trusted({ $in: ids }) }),
    ...(text !== undefined && text !== '' && { searchText: contains(text) }),
    ...(role && { role }),
    ...(status && shownWith(status, now)),
  };
}

import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { Rejected } from '../../platform/commands/index.js';
import { READ_STORE } from '../../platform/tokens.js';

/** One member, or the refusal MEMBER_NOT_FOUND. */
export class GetMember extends Query<MemberDocument> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ memberId }: GetMember): Promise<MemberDocument> {
    const found = await this.#store
      .collection<MemberDocument>('members')
      .findOne({ _id: memberId });
    if (!found) throw new Rejected('MEMBER_NOT_FOUND');
    return found;
  }
}

import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadStore } from '@foyer/projections';
import type { MemberDocument } from '@foyer/projections/identity';

import { Clock } from '../../platform/clock/index.js';
import { Rejected } from '../../platform/commands/index.js';
import { READ_STORE } from '../../platform/tokens.js';
import { shownMember } from './shown-member.js';

/** One member, or the refusal MEMBER_NOT_FOUND. */
export class GetMember extends Query<MemberDocument> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  readonly #store: ReadStore;
  readonly #clock: Clock;

  constructor(@Inject(READ_STORE) store: ReadStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async execute({ memberId }: GetMember): Promise<MemberDocument> {
    const found = await this.#store
      .collection<MemberDocument>('members')
      .findOne({ _id: memberId });
    if (!found) throw new Rejected('MEMBER_NOT_FOUND');
    return shownMember(found, this.#clock.now().toISOString());
  }
}

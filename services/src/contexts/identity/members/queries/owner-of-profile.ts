import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ProfileDocument, ReadStore } from '@foyer/projections';

import { Rejected } from '../../../../platform/eventing/commands/index.js';
import { READ_STORE } from '../../../../platform/tokens.js';

/**
 * Whose an additional profile is: the asking member's where there is one of this id, since clients mint the ids and two
 * may have minted the same; or the error PROFILE_NOT_FOUND.
 */
export class OwnerOfProfile extends Query<string> {
  constructor(
    readonly profileId: string,
    readonly askedBy: string,
  ) {
    super();
  }
}

@QueryHandler(OwnerOfProfile)
export class OwnerOfProfileHandler implements IQueryHandler<OwnerOfProfile> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ profileId, askedBy }: OwnerOfProfile): Promise<string> {
    const found = await this.#store.collection<ProfileDocument>('profiles').find({ profileId });
    const owners = found.map(({ memberId }) => memberId);
    const [only, another] = owners;
    if (owners.includes(askedBy)) return askedBy;
    if (only === undefined || another !== undefined) throw new Rejected('PROFILE_NOT_FOUND');
    return only;
  }
}

import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ShownUserProfile } from '@foyer/contracts/identity';
import type { ProfileDocument, ReadStore } from '@foyer/projections';

import { READ_STORE } from '../../../../platform/tokens.js';

/** The additional profiles of a member, in the order in which their ids were minted. */
export class FindProfiles extends Query<readonly ShownUserProfile[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(FindProfiles)
export class FindProfilesHandler implements IQueryHandler<FindProfiles> {
  readonly #store: ReadStore;

  constructor(@Inject(READ_STORE) store: ReadStore) {
    this.#store = store;
  }

  async execute({ memberId }: FindProfiles): Promise<readonly ShownUserProfile[]> {
    const profiles = this.#store.collection<ProfileDocument>('profiles');
    const found = await profiles.find({ memberId }, { sort: { profileId: 1 } });
    return found.map(({ profileId, ...profile }) => ({ ...profile, _id: profileId }));
  }
}

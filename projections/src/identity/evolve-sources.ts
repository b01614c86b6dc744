import type { SourceMemberEvent } from '@foyer/contracts/identity';

import type { Evolve } from '../platform/runner/index.js';
import type { MemberCollections } from './members.model.js';

/** Applies the source that an account comes from. */
export const evolveSources: Evolve<MemberCollections, SourceMemberEvent> = {
  MemberLinkedToSource: ({ data, metadata }) => [
    {
      op: 'update',
      collection: 'members',
      id: data.memberId,
      change: {
        set: {
          source: data.source,
          identityKey: data.identityKey,
          status: 'ACTIVE',
          link: null,
          pendingEmail: null,
          updatedAt: metadata.at,
        },
      },
    },
  ],
  MemberSourceAccessChanged: () => [],
  MemberSourceGroupsNoted: () => [],
};

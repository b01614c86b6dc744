import { defineProjection, numbered } from '../platform/runner/index.js';
import { evolveMembers } from './members.evolve.js';

/** The members, how they are reached, and which of their sign-ins still run. */
export const members = defineProjection({
  name: 'members',
  version: 16,
  essential: true,
  collections: {
    members: {
      indexes: [
        { key: { userNameKey: 1 } },
        { key: { emailKey: 1 } },
        { key: { 'sortBy.lastName': 1, 'sortBy.firstName': 1 } },
        { key: { createdAt: 1 } },
        { key: { 'link.mailed': 1 } },
        { key: { identityKey: 1 } },
      ],
      sorts: [
        ...['lastName', 'firstName', 'userName', 'email'].map((name) => `sortBy.${name}`),
        ...['role', 'status', 'createdAt'],
      ],
      filters: ['role', 'status', 'source'],
      searches: ['searchText'],
    },
    formerMembers: {
      indexes: [{ key: { deletedAt: 1 } }],
      sorts: ['deletedAt', 'displayName', 'forgottenAt'],
      filters: ['forgottenAt'],
      searches: ['displayName'],
    },
    sessions: { indexes: [{ key: { memberId: 1, signedInAt: -1 } }] },
    profiles: { indexes: [{ key: { memberId: 1 } }, { key: { profileId: 1 } }] },
  },
  evolve: numbered(evolveMembers, { aggregate: 'member', collection: 'members' }),
});

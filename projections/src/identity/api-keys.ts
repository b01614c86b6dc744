import type {
  ApiKey,
  ApiKeyEvent,
  ApiKeyUseEvent,
  MemberEvent,
  MemberRole,
} from '@foyer/contracts/identity';
import { sortKey } from '../platform/read-store/sort-key.js';
import {
  defineProjection,
  inCollection,
  numbered,
  type EventOfType,
  type Evolve,
} from '../platform/runner/index.js';

/** A key as kept for queries and for those who present it. */
export interface ApiKeyDocument extends Omit<ApiKey, 'id' | 'state'> {
  readonly secretId: string;
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
  /** The present role of its maker; null while its maker is deactivated or gone. */
  readonly makerRole: MemberRole | null;
}

/** The rights of a member who may have made keys. */
export interface KeyMakerDocument {
  readonly _id: string;
  readonly role: MemberRole;
  readonly isActive: boolean;
}

/** The documents of the projection `apiKeys`, by collection. */
export interface ApiKeyCollections {
  readonly apiKeys: ApiKeyDocument;
  readonly keyMakers: KeyMakerDocument;
}

/** The events of a member on which the keys of that member depend. */
type MakerEvent = EventOfType<
  MemberEvent,
  'MemberCreated' | 'MemberRoleChanged' | 'MemberActivated' | 'MemberDeactivated' | 'MemberDeleted'
>;

const keys = inCollection<ApiKeyDocument, 'apiKeys'>('apiKeys');
const makers = inCollection<KeyMakerDocument, 'keyMakers'>('keyMakers');

const ofMaker = (makerId: string, makerRole: MemberRole | null) =>
  ({
    op: 'updateMany',
    collection: 'apiKeys',
    filter: { makerId },
    change: { set: { makerRole } },
  }) as const;

const evolveMakers: Evolve<ApiKeyCollections, MakerEvent> = {
  MemberCreated: ({ data: { memberId, role } }) => [
    makers.put({ _id: memberId, role, isActive: true }),
  ],
  MemberRoleChanged: async ({ data: { memberId, role } }, documents) => {
    const maker = await documents.get('keyMakers', memberId);
    return [
      makers.update(memberId, { set: { role } }),
      ofMaker(memberId, maker?.isActive === true ? role : null),
    ];
  },
  MemberActivated: async ({ data: { memberId } }, documents) => {
    const maker = await documents.get('keyMakers', memberId);
    return [
      makers.update(memberId, { set: { isActive: true } }),
      ofMaker(memberId, maker?.role ?? null),
    ];
  },
  MemberDeactivated: ({ data: { memberId } }) => [
    makers.update(memberId, { set: { isActive: false } }),
    ofMaker(memberId, null),
  ],
  MemberDeleted: ({ data: { memberId } }) => [makers.delete(memberId), ofMaker(memberId, null)],
};

const evolve: Evolve<ApiKeyCollections, ApiKeyEvent | ApiKeyUseEvent | MakerEvent> = {
  ApiKeyCreated: async ({ data, metadata: { at } }, documents) => {
    const { apiKeyId, ...key } = data;
    const maker = await documents.get('keyMakers', key.makerId);
    return [
      keys.put({
        _id: apiKeyId,
        ...key,
        sortName: sortKey(key.name),
        makerRole: maker?.isActive === true ? maker.role : null,
        lastUsedAt: null,
        lastUsedAddress: null,
        revokedAt: null,
        revision: 0,
        createdAt: at,
        updatedAt: at,
      }),
    ];
  },
  ApiKeyChanged: ({ data: { apiKeyId, ...details }, metadata: { at } }) => [
    keys.update(apiKeyId, {
      set: { ...details, sortName: sortKey(details.name), updatedAt: at },
    }),
  ],
  ApiKeyRevoked: ({ data: { apiKeyId }, metadata: { at } }) => [
    keys.update(apiKeyId, { set: { revokedAt: at, updatedAt: at } }),
  ],
  ApiKeyUsed: ({ data: { apiKeyId, usedAt, address } }) => [
    keys.update(apiKeyId, { set: { lastUsedAt: usedAt, lastUsedAddress: address } }),
  ],
  ...evolveMakers,
};

/** The keys of other programs, with the rights that they and their makers have. */
export const apiKeys = defineProjection<
  ApiKeyCollections,
  ApiKeyEvent | ApiKeyUseEvent | MakerEvent
>({
  name: 'apiKeys',
  version: 2,
  collections: {
    apiKeys: {
      indexes: [{ key: { sortName: 1 } }, { key: { makerId: 1 } }],
      sorts: ['sortName', 'role', 'expiresAt', 'lastUsedAt', 'createdAt'],
      filters: ['role', 'makerId', 'revokedAt'],
      searches: ['name'],
    },
    keyMakers: { indexes: [] },
  },
  evolve: numbered(evolve, { aggregate: 'apikey', collection: 'apiKeys' }),
});

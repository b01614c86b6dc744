import type { Group, GroupEvent } from '@foyer/contracts/identity';
import { sortKey } from '../platform/read-store/sort-key.js';
import { defineProjection, inCollection, numbered, type Evolve } from '../platform/runner/index.js';

/** A group as kept for queries. */
export interface GroupDocument extends Omit<Group, 'id'> {
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
}

/** The documents of the projection `groups`, by collection. */
export type GroupCollections = Readonly<Record<'groups', GroupDocument>>;

const { put, update, delete: remove } = inCollection<GroupDocument, 'groups'>('groups');

const evolve: Evolve<GroupCollections, GroupEvent> = {
  GroupCreated: ({ data: { groupId, name }, metadata: { at } }) => [
    put({
      ...{ _id: groupId, name, sortName: sortKey(name), memberIds: [] },
      ...{ revision: 0, createdAt: at, updatedAt: at },
    }),
  ],
  GroupRenamed: ({ data, metadata: { at } }) => [
    update(data.groupId, { set: { name: data.name, sortName: sortKey(data.name), updatedAt: at } }),
  ],
  GroupMemberAdded: ({ data, metadata: { at } }) => [
    update(data.groupId, { set: { updatedAt: at }, push: { memberIds: data.memberId } }),
  ],
  GroupMemberRemoved: async ({ data, metadata: { at } }, documents) => {
    const group = await documents.get('groups', data.groupId);
    const memberIds = group?.memberIds.filter((memberId) => memberId !== data.memberId) ?? [];
    return [update(data.groupId, { set: { updatedAt: at, memberIds } })];
  },
  GroupDeleted: ({ data }) => [remove(data.groupId)],
};

/** Members who are named together. */
export const groups = defineProjection({
  name: 'groups',
  version: 4,
  collections: {
    groups: {
      indexes: [{ key: { sortName: 1 } }, { key: { memberIds: 1 }, multikey: true }],
      sorts: ['sortName', 'createdAt'],
      searches: ['name'],
    },
  },
  evolve: numbered(evolve, { aggregate: 'group', collection: 'groups' }),
});

import type { Group, GroupEvent } from '@foyer/contracts/identity';
import { defineProjection, inCollection, numbered, type Evolve } from '../platform/runner/index.js';

/** A group as kept for queries. */
export type GroupDocument = Omit<Group, 'id'>;

/** The documents of the projection `groups`, by collection. */
export type GroupCollections = Readonly<Record<'groups', GroupDocument>>;

const { put, update, delete: remove } = inCollection<GroupDocument, 'groups'>('groups');

const evolve: Evolve<GroupCollections, GroupEvent> = {
  GroupCreated: ({ data: { groupId, name }, metadata: { at } }) => [
    put({ _id: groupId, name, memberIds: [], revision: 0, createdAt: at, updatedAt: at }),
  ],
  GroupRenamed: ({ data, metadata: { at } }) => [
    update(data.groupId, { set: { name: data.name, updatedAt: at } }),
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
  version: 3,
  collections: {
    groups: {
      indexes: [{ key: { name: 1 } }, { key: { memberIds: 1 }, multikey: true }],
      sorts: ['name', 'createdAt'],
      searches: ['name'],
    },
  },
  evolve: numbered(evolve, { aggregate: 'group', collection: 'groups' }),
});

import { describe, expect, test } from '@jest/globals';
import type { GroupEvent } from '@foyer/contracts/identity';

import { changeGroup, createGroup, deleteGroup, evolveGroup, initialGroup } from './group.js';

const groupId = '01990000-0000-7000-8000-00000000000a';
const [ada, ben] = [
  '01990000-0000-7000-8000-0000000000a1',
  '01990000-0000-7000-8000-0000000000a2',
] as const;
const created: GroupEvent = { type: 'GroupCreated', data: { groupId, name: 'Desk' } };
const added = (memberId: string): GroupEvent => ({
  type: 'GroupMemberAdded',
  data: { groupId, memberId },
});
const deleted: GroupEvent = { type: 'GroupDeleted', data: { groupId } };
const after = (...events: readonly GroupEvent[]) => events.reduce(evolveGroup, initialGroup);

describe('a group', () => {
  test('is made with its members, each once', () => {
    const group = { groupId, name: 'Desk', memberIds: [ada, ada, ben] };
    expect(createGroup(after(), group)).toMatchObject({
      events: [created, added(ada), added(ben)],
    });
    const present = after(created, added(ada), added(ben));
    expect(createGroup(present, group)).toMatchObject({ events: [] });
    expect(createGroup(present, { ...group, name: 'Other' })).toMatchObject({
      code: 'ID_ALREADY_USED',
    });
  });

  test('changes by what is different', () => {
    const group = after(created, added(ada));
    expect(changeGroup(group, { groupId, name: 'Front', memberIds: [ben] })).toMatchObject({
      events: [
        { type: 'GroupRenamed', data: { groupId, name: 'Front' } },
        added(ben),
        { type: 'GroupMemberRemoved', data: { groupId, memberId: ada } },
      ],
    });
    expect(changeGroup(group, { groupId, removeMemberIds: [ben] })).toMatchObject({ events: [] });
  });

  test('stays deleted after a deletion', () => {
    const group = after(created, deleted);
    expect(changeGroup(group, { groupId, name: 'Front' })).toMatchObject({
      code: 'GROUP_NOT_FOUND',
    });
    expect(deleteGroup(group, { groupId })).toMatchObject({ events: [] });
    expect(deleteGroup(after(), { groupId })).toMatchObject({ code: 'GROUP_NOT_FOUND' });
    expect(deleteGroup(after(created), { groupId })).toMatchObject({ events: [deleted] });
  });
});

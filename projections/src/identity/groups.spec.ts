import { test } from '@jest/globals';
import type { GroupEvent } from '@foyer/contracts/identity';
import { describeProjection } from '../testing/index.js';
import { groups } from './groups.js';

const groupId = '01990000-0000-7000-8000-00000000000a';
const [ada, ben] = [
  '01990000-0000-7000-8000-0000000000a1',
  '01990000-0000-7000-8000-0000000000a2',
] as const;
const at = '2026-03-02T10:00:00.000Z';
const stream = `group-${groupId}`;
const created: GroupEvent = { type: 'GroupCreated', data: { groupId, name: 'Desk' } };
const added = (memberId: string): GroupEvent => ({
  type: 'GroupMemberAdded',
  data: { groupId, memberId },
});

describeProjection<GroupEvent>(groups, (given) => {
  test('shows a group with those who belong to it', () =>
    given(
      { ...created, at, stream },
      { ...added(ada), stream },
      { ...added(ben), stream },
      { type: 'GroupMemberRemoved', data: { groupId, memberId: ada }, stream },
      { type: 'GroupRenamed', data: { groupId, name: 'Front desk' }, at, stream },
    ).thenDocuments('groups', [
      {
        _id: groupId,
        name: 'Front desk',
        sortName: 'front desk',
        memberIds: [ben],
        revision: 4,
        createdAt: at,
        updatedAt: at,
      },
    ]));

  test('shows no group that was deleted', () =>
    given(created, { type: 'GroupDeleted', data: { groupId } }).thenDocuments('groups', []));
});

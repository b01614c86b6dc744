import { z } from 'zod';

import { adminRecord, defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { Revision, seen } from '../schema/revision.js';
import { plainLine } from '../schema/plain-text.js';

const GroupName = plainLine().min(1).max(100);
const MemberIds = z.array(Id).max(999);

/** Members who are named together, such as a department. */
export const Group = adminRecord('Group', {
  name: z.string(),
  memberIds: z.array(Id),
  revision: Revision,
});
export type Group = z.output<typeof Group>;

export const groupResource = defineAdminResource({
  name: 'groups',
  context: 'identity',
  policy: 'groups.manage',
  record: Group,
  filter: z.object({ q: plainLine().max(100).optional(), memberId: Id.optional() }),
  sort: ['name', 'createdAt', 'id'],
  notFound: 'GROUP_NOT_FOUND',
  list: { summary: 'Groups for the console' },
  get: { summary: 'One group for the console' },
  create: {
    summary: 'Create a group',
    body: z.strictObject({
      id: Id.optional(),
      name: GroupName,
      memberIds: MemberIds.default([]),
    }),
    rejections: ['MEMBER_NOT_FOUND', 'ID_ALREADY_USED'],
  },
  update: {
    summary: 'Rename a group, or set who belongs to it',
    body: z.strictObject({
      name: GroupName.optional(),
      memberIds: MemberIds.optional(),
      ...seen,
    }),
    rejections: ['MEMBER_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  delete: { summary: 'Delete a group; its members stay' },
});

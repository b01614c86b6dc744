import { z } from 'zod';

import { adminListQuery } from '../schema/admin-list.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';

const context = 'identity';
const policy = 'members.manage';
const GroupName = z.string().trim().min(1).max(100);
const MemberIds = z.array(Id).max(999);

/** Members who are named together, such as a department. */
export const Group = z
  .object({
    _id: Id,
    id: Id,
    name: z.string(),
    memberIds: z.array(Id),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Group' });
export type Group = z.output<typeof Group>;

export const adminListGroups = defineRoute({
  method: 'GET',
  path: '/admin/groups',
  context,
  policy,
  summary: 'Groups for the console',
  query: adminListQuery(z.object({ q: z.string().max(100).optional(), memberId: Id.optional() }), [
    'name',
    'createdAt',
    'id',
  ]),
  answers: { 200: z.array(Group) },
});

export const adminGetGroup = defineRoute({
  method: 'GET',
  path: '/admin/groups/{id}',
  context,
  policy,
  summary: 'One group for the console',
  params: ById,
  answers: { 200: Group },
  rejections: ['GROUP_NOT_FOUND'],
});

export const adminCreateGroup = defineRoute({
  method: 'POST',
  path: '/admin/groups',
  context,
  policy,
  summary: 'Create a group',
  body: z.strictObject({
    id: Id.optional(),
    name: GroupName,
    memberIds: MemberIds.default([]),
  }),
  answers: { 201: Group },
  rejections: ['MEMBER_NOT_FOUND', 'ID_ALREADY_USED'],
});

export const adminUpdateGroup = defineRoute({
  method: 'PUT',
  path: '/admin/groups/{id}',
  context,
  policy,
  summary: 'Rename a group, or set who belongs to it',
  params: ById,
  body: z.strictObject({ name: GroupName.optional(), memberIds: MemberIds.optional() }),
  answers: { 200: Group },
  rejections: ['GROUP_NOT_FOUND', 'MEMBER_NOT_FOUND'],
});

export const adminDeleteGroup = defineRoute({
  method: 'DELETE',
  path: '/admin/groups/{id}',
  context,
  policy,
  summary: 'Delete a group; its members stay',
  params: ById,
  answers: { 200: Group },
  rejections: ['GROUP_NOT_FOUND'],
});

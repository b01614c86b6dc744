import { z } from 'zod';

import type { RejectionCode } from '../rejections/index.js';
import { ById, File } from '../schema/answers.js';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import type { Policy } from '../access/policy.js';

const context = 'identity';
/** Pictures of all formats are stored as WebP. */
export const AVATAR_TYPE = 'image/webp';

export const getAvatar = defineRoute({
  method: 'GET',
  path: '/avatar/{id}',
  context,
  policy: 'socket.own',
  summary: 'A picture of a member, session or device',
  params: ById,
  produces: AVATAR_TYPE,
  answers: { 200: File },
});

const upload = { field: 'avatar', mediaTypes: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES };
const answers = { 200: z.object({ avatarDocumentId: Id }) };

const ownAvatar = (path: `/${string}`, summary: string) =>
  defineRoute({
    method: 'PATCH',
    path,
    context,
    policy: 'account.own',
    summary,
    upload,
    answers,
  });
const avatarOf = (
  path: `/${string}`,
  policy: Policy,
  summary: string,
  rejections: readonly RejectionCode[],
) =>
  defineRoute({
    method: 'PATCH',
    path,
    context,
    policy,
    summary,
    params: ById,
    upload,
    answers,
    rejections,
  });

export const changeMainAccountAvatar = ownAvatar(
  '/avatar/mainAccount',
  'Change the picture of the own main account',
);
export const changeOwnAvatar = ownAvatar('/api/profile/avatar', 'Change the own picture');
export const changeMemberAvatar = avatarOf(
  '/avatar/member/{id}',
  'members.manage',
  'Change the picture of a member',
  ['MEMBER_NOT_FOUND'],
);
export const changeProfileAvatar = avatarOf(
  '/avatar/user-profile/{id}',
  'account.own',
  'Change the picture of an own additional profile, or, for administrators, of anybody else',
  ['PROFILE_NOT_FOUND'],
);

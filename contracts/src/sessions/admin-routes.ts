import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { SessionType } from './kinds.js';
import { GivenMember, Session } from './read-models.js';
import { GeneralChange, AudioChange, AccessChange, VideoChange } from './session-change.js';
import { seen } from '../schema/revision.js';
import { plainLine } from '../schema/plain-text.js';

/** A session as the console's data provider knows it. */
export const AdminSession = Session.omit({ callInfo: true, ownRole: true })
  .extend({
    id: Id,
    live: z.boolean(),
    memberCount: z.int().nonnegative(),
  })
  .meta({ id: 'AdminSession' });
export type AdminSession = z.output<typeof AdminSession>;

export const sessionResource = defineAdminResource({
  name: 'sessions',
  context: 'sessions',
  policy: 'sessions.manage-all',
  record: AdminSession,
  sort: ['sessionName', 'sessionType', 'memberCount', 'createdAt', 'id'],
  filter: z.object({
    q: plainLine().max(100).optional(),
    sessionType: SessionType.optional(),
    memberId: Id.optional(),
    live: z.boolean().optional(),
  }),
  notFound: 'SESSION_NOT_FOUND',
  list: { summary: 'Sessions for the console' },
  get: { summary: 'One session for the console' },
  update: {
    summary: 'Change a session, or who belongs to it',
    body: z.strictObject({
      ...GeneralChange.omit({ sessionId: true, baseUrl: true }).shape,
      ...VideoChange.omit({ sessionId: true, baseUrl: true }).shape,
      ...AudioChange.omit({ sessionId: true, baseUrl: true }).shape,
      ...AccessChange.omit({ sessionId: true, baseUrl: true }).shape,
      description: z.string().max(5000).optional(),
      members: z.array(GivenMember).max(999).optional(),
      ...seen,
    }),
    rejections: [
      'CHANGED_MEANWHILE',
      'MEMBER_NOT_FOUND',
      'SESSION_NAME_TAKEN',
      'SESSION_NEEDS_ADMIN',
    ],
  },
  delete: { summary: 'Delete a session', rejections: ['SESSION_LIVE', 'SESSION_KEEPS_SIGNED'] },
});

import { z } from 'zod';

import { adminRecord, defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { Repeat, ShownAttendee } from './read-models.js';
import { plainLine } from '../schema/plain-text.js';

/** A meeting as the console's data provider knows it; a forgotten organizer's words are gone. */
export const AdminMeeting = adminRecord('AdminMeeting', {
  name: z.string().nullable(),
  description: z.string().nullable(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  timeZone: z.string(),
  repeat: Repeat,
  repeatTill: z.iso.date().nullable(),
  organizerId: Id,
  organizerName: z.string().nullable(),
  /** True if the organizer is no member any more; told of a single meeting, not in lists. */
  organizerIsGone: z.boolean().optional(),
  attendees: z.array(ShownAttendee),
  attendeeCount: z.int().nonnegative(),
  sessionId: Id.nullable(),
  hasPin: z.boolean(),
  joinPermission: z.boolean(),
  status: z.enum(['planned', 'cancelled']),
  live: z.boolean(),
  sequence: z.int().nonnegative(),
});
export type AdminMeeting = z.output<typeof AdminMeeting>;

export const meetingResource = defineAdminResource({
  name: 'meetings',
  context: 'calendar',
  policy: 'calendar.manage-all',
  record: AdminMeeting,
  sort: ['startTime', 'attendeeCount', 'createdAt', 'id'],
  filter: z.object({
    q: plainLine().max(100).optional(),
    organizerId: Id.optional(),
    attendeeId: Id.optional(),
    status: z.enum(['planned', 'cancelled']).optional(),
    repeat: Repeat.optional(),
    live: z.boolean().optional(),
  }),
  notFound: 'MEETING_NOT_FOUND',
  list: { summary: 'Meetings for the console' },
  get: { summary: 'One meeting for the console' },
  delete: { summary: 'Cancel a meeting, with its whole series', rejections: ['MEETING_OVER'] },
});

import { adminMeetingRoutes } from '@foyer/contracts/calendar';

import { adminController } from '#platform/http';
import { CancelMeeting } from '../commands.js';
import { adminMeetings, GetAdminMeeting } from '../queries.js';

/** Meetings as the console's data provider wants them. */
export const AdminMeetingsController = adminController(adminMeetingRoutes.meetingResource, {
  readModel: adminMeetings,
  get: GetAdminMeeting,
  usualSort: ['startTime', 'DESC'],
  delete: (meetingId, { context }) => new CancelMeeting(context, { meetingId, reason: '' }),
});

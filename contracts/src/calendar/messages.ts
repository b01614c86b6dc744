import { z } from 'zod';

import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { CalendarEvent } from './read-models.js';

export const meetingChanged = defineMessage({
  channel: 'application',
  name: 'meetingChanged',
  from: 'server',
  policy: 'calendar.use',
  summary:
    'A meeting was planned, changed or cancelled, begins or is over, for a member who belongs to it or did',
  payload: z.object({
    asOf: AsOf,
    memberId: Id,
    eventId: Id,
    /** Its next occurrence, or its last one; null for who no longer belongs to it. */
    event: CalendarEvent.nullable(),
  }),
});

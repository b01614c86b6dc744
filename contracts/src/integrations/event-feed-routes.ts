import { z } from 'zod';

import { defineRoute } from '../schema/route.js';
import { CloudEvent } from './cloud-event.js';
import { EventCursor } from './event-cursor.js';
import { EVENT_TYPES_MAX, EventTypePattern } from './event-types.js';

/** Most events of one answer. */
export const FEED_EVENTS_MAX = 500;
/** Longest wait for the next event, in seconds. */
export const FEED_WAIT_MAX_S = 30;

/** Several patterns, separated by commas. */
const Types = z
  .string()
  .max(2_000)
  .transform((text) => text.split(','))
  .pipe(z.array(EventTypePattern).min(1).max(EVENT_TYPES_MAX))
  .meta({ examples: ['foyer.VisitEnded,foyer.Call*'] });

export const readEvents = defineRoute({
  method: 'GET',
  path: '/events',
  context: 'integrations',
  policy: 'events.read',
  summary: 'Events behind a place in the log, in its order, as CloudEvents for other systems',
  query: z.strictObject({
    /** `next` of an earlier answer; without it from the first event, by `now` from the next one. */
    after: EventCursor.optional().describe(
      '`next` of an earlier answer; `now` for events to come; absent for the first event',
    ),
    type: Types.optional().describe('Types, or their beginnings with *, separated by commas'),
    limit: z.coerce.number().int().min(1).max(FEED_EVENTS_MAX).default(100),
    wait: z.coerce
      .number()
      .int()
      .min(0)
      .max(FEED_WAIT_MAX_S)
      .default(0)
      .describe('Seconds to wait for an event where there is none yet'),
  }),
  answers: {
    200: z
      .object({
        events: z.array(CloudEvent).max(FEED_EVENTS_MAX),
        /** The place to go on from, also where `events` is empty; null in an empty log. */
        next: EventCursor.nullable(),
      })
      .meta({ id: 'EventPage' }),
  },
  rejections: ['EVENT_CURSOR_UNKNOWN'],
});

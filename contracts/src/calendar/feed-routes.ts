import { z } from 'zod';

import { File } from '../schema/answers.js';
import { defineRoute } from '../schema/route.js';

const context = 'calendar';
const policy = 'calendar.use';
const path = '/calendarEvent/feed';
/**
 * The address of the member's calendar for subscriptions, from the root of this server; null if
 * there is none.
 */
const CalendarFeed = z.object({ address: z.string().nullable() }).meta({ id: 'CalendarFeed' });

export const getFeed = defineRoute({
  method: 'GET',
  path,
  context,
  policy,
  summary: 'The secret address at which other calendars read the own meetings, where there is one',
  answers: { 200: CalendarFeed },
});

export const newFeed = defineRoute({
  method: 'POST',
  path,
  context,
  policy,
  summary: 'Give the own meetings a new secret address; the one of before ends',
  answers: { 200: CalendarFeed },
});

export const endFeed = defineRoute({
  method: 'DELETE',
  path,
  context,
  policy,
  summary: 'End the secret address of the own meetings',
  answers: { 204: z.undefined() },
});

export const readFeed = defineRoute({
  method: 'GET',
  // In the query: routes take no part of a path that is so long.
  path: `${path}.ics`,
  context,
  policy: 'public',
  summary: 'The meetings of a member as an iCalendar file, for calendars that subscribe to them',
  query: z.object({ token: z.string().max(1000) }),
  produces: 'text/calendar',
  answers: { 200: File },
  rejections: ['CALENDAR_FEED_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

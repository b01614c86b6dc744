import { z } from 'zod';

import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { Meeting } from './meeting.js';
import { CalendarEvent, TimeSpan } from './read-models.js';

const context = 'calendar';
const policy = 'calendar.use';
const planned = true;

export const planMeeting = defineRoute({
  method: 'POST',
  path: '/calendarEvent',
  context,
  planned,
  policy,
  summary: 'Plan a meeting and invite its attendees',
  body: Meeting,
  answers: { 201: CalendarEvent },
  rejections: ['CALENDER_EVENT_ALREADY_EXISTS'],
});

export const updateMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/{id}',
  context,
  planned,
  policy,
  summary: 'Change a meeting; attendees are told what is new',
  params: ById,
  body: Meeting,
  answers: { 200: CalendarEvent },
  rejections: ['CALENDER_EVENT_ALREADY_EXISTS'],
});

export const listMeetings = defineRoute({
  method: 'POST',
  path: '/calendarEvent/getMeetings',
  context,
  planned,
  policy,
  summary: 'Own meetings: past, of today, or upcoming',
  query: PageQuery,
  body: z.strictObject({ timeSpan: TimeSpan, sessionId: Id.optional() }),
  answers: { 200: pageOf(CalendarEvent) },
});

export const cancelMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/cancel',
  context,
  planned,
  policy,
  summary: 'Cancel a meeting, one occurrence or the whole series',
  body: z.strictObject({
    eventId: Id,
    occurrence: z.iso.datetime().optional(),
    reason: z.string().max(1000).default(''),
  }),
  answers: { 200: CalendarEvent },
});

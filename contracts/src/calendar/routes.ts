import { z } from 'zod';

import { ReaderZone } from '../portals/call-logic.js';
import { ById, File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { plainParagraph } from '../schema/plain-text.js';
import { defineRoute } from '../schema/route.js';
import { MEETING_WINDOW_MAX_MS } from './limits.js';
import { Meeting } from './meeting.js';
import {
  answerShape,
  beginsAsMeetings,
  endsAfterStart,
  hasProposal,
  lastsAsMeetings,
} from './answer-body.js';
import { CalendarEvent, MeetingCall, TimeSpan } from './read-models.js';

const context = 'calendar';
const policy = 'calendar.use';
const Occurrence = z.iso.datetime();
const whoseItIs = ['MEETING_NOT_FOUND', 'NOT_MEETING_ORGANIZER', 'MEETING_CANCELLED'] as const;
const whenPlanned = [
  'TOO_MANY_REQUESTS',
  ...['CALENDER_EVENT_ALREADY_EXISTS', 'MEETING_IN_PAST', 'SESSION_NOT_FOUND'],
  ...['MEMBER_NOT_FOUND', 'GUEST_NOT_FOUND'],
] as const;
export const planMeeting = defineRoute({
  method: 'POST',
  path: '/calendarEvent',
  context,
  policy,
  summary: 'Plan a meeting and invite its attendees',
  body: Meeting,
  answers: { 201: CalendarEvent },
  rejections: [...whenPlanned, 'ID_ALREADY_USED'],
});

export const updateMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/{id}',
  context,
  policy,
  summary:
    'Change a meeting, one of a series, or one and all that follow; attendees are told what is new',
  params: ById,
  body: Meeting,
  answers: { 200: CalendarEvent },
  rejections: [...whoseItIs, ...whenPlanned, 'OCCURRENCE_NOT_FOUND', 'MEETING_OVER'],
});

export const listMeetings = defineRoute({
  method: 'POST',
  path: '/calendarEvent/getMeetings',
  context,
  policy,
  summary:
    'Own meetings: past, of today, upcoming, or between two moments; what was called off stays until its day is over',
  query: PageQuery,
  body: z
    .strictObject({
      timeSpan: TimeSpan.optional(),
      /** By which clock today is. */
      timeZone: ReaderZone,
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      sessionId: Id.optional(),
    })
    .refine(
      ({ timeSpan, from, to }) =>
        timeSpan !== undefined || (from !== undefined && to !== undefined),
    )
    .refine(
      ({ from, to }) =>
        from === undefined ||
        to === undefined ||
        Date.parse(to) - Date.parse(from) <= MEETING_WINDOW_MAX_MS,
      'RANGE_TOO_LONG',
    ),
  answers: { 200: pageOf(CalendarEvent) },
});

export const cancelMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/cancel',
  context,
  policy,
  summary: 'Cancel a meeting, one occurrence, one and all that follow, or the whole series',
  body: z
    .strictObject({
      eventId: Id,
      occurrence: Occurrence.optional(),
      /** With an occurrence: all after it are cancelled as well. */
      following: z.boolean().default(false),
      reason: plainParagraph().max(1000).default(''),
    })
    .refine(({ occurrence, following }) => !following || occurrence !== undefined, {
      ...{ path: ['occurrence'], message: 'BLANK' },
    }),
  answers: { 200: CalendarEvent },
  rejections: [
    ...(['MEETING_NOT_FOUND', 'NOT_MEETING_ORGANIZER', 'OCCURRENCE_NOT_FOUND'] as const),
    ...(['MEETING_CANCELLED', 'MEETING_OVER', 'TOO_MANY_REQUESTS'] as const),
  ],
});

export const hideCancelledMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/{id}/hidden',
  context,
  policy,
  summary: 'Take a meeting that was called off, or one occurrence, out of the own list',
  params: ById,
  body: z.strictObject({ occurrence: Occurrence.optional() }),
  answers: { 204: z.undefined() },
  rejections: ['MEETING_NOT_FOUND', 'MEETING_NOT_CANCELLED'],
});

export const answerMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/{id}/answer',
  context,
  policy,
  summary: 'Accept a meeting that one is invited to, may come, decline, or propose another time',
  params: ById,
  body: z
    .strictObject(answerShape)
    .refine(hasProposal)
    .refine(...endsAfterStart)
    .refine(...lastsAsMeetings)
    .refine(...beginsAsMeetings),
  answers: { 200: CalendarEvent },
  rejections: [
    ...['MEETING_NOT_FOUND', 'MEETING_CANCELLED', 'MEETING_OVER', 'MEETING_IN_PAST'],
    ...['OCCURRENCE_NOT_FOUND', 'PROPOSAL_UNCHANGED', 'NOT_INVITED_TO_MEETING'],
  ] as const,
});

export const listMeetingCalls = defineRoute({
  method: 'GET',
  path: '/calendarEvent/{id}/calls',
  context,
  policy,
  summary:
    'The calls of a meeting in which one was, newest first, whose messages and documents can be read',
  params: ById,
  answers: { 200: z.object({ docs: z.array(MeetingCall) }) },
  rejections: ['MEETING_NOT_FOUND'],
});

export const getMeeting = defineRoute({
  method: 'GET',
  path: '/calendarEvent/{id}',
  context,
  policy,
  summary: 'A meeting: its next occurrence, or one of a series',
  params: ById,
  query: z.object({ occurrence: Occurrence.optional() }),
  answers: { 200: CalendarEvent },
  rejections: ['MEETING_NOT_FOUND', 'OCCURRENCE_NOT_FOUND'],
});

export const handOverMeeting = defineRoute({
  method: 'PUT',
  path: '/calendarEvent/{id}/organizer',
  context,
  policy,
  summary: 'Let a colleague organize a meeting from now on',
  params: ById,
  body: z.strictObject({ memberId: Id }),
  answers: { 200: CalendarEvent },
  rejections: [
    ...whoseItIs,
    ...(['MEMBER_NOT_FOUND', 'CALENDER_EVENT_ALREADY_EXISTS', 'TOO_MANY_REQUESTS'] as const),
  ],
});

export const startMeeting = defineRoute({
  method: 'POST',
  path: '/calendarEvent/start',
  context,
  policy,
  summary: 'Open the call of a meeting, or find the one that goes on',
  body: z.strictObject({ eventId: Id, callDetailId: Id }),
  answers: { 200: z.object({ callDetailId: Id }) },
  rejections: [
    ...['MEETING_NOT_FOUND', 'MEETING_CANCELLED', 'MEETING_NOT_OPEN', 'MEETING_OVER'],
    ...['ID_ALREADY_USED', 'CALL_FULL'],
  ] as const,
});

export const exportMeeting = defineRoute({
  method: 'GET',
  path: '/calendarEvent/{id}/ics',
  context,
  policy,
  summary: 'A meeting as an iCalendar file',
  params: ById,
  produces: 'text/calendar',
  answers: { 200: File },
  rejections: ['MEETING_NOT_FOUND'],
});

export const exportMeetings = defineRoute({
  method: 'GET',
  path: '/calendarEvent/export',
  context,
  policy,
  summary: 'The own meetings of a year back and a year ahead as one iCalendar file',
  produces: 'text/calendar',
  answers: { 200: File },
});

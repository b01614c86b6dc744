import { z } from 'zod';

import { Id } from '../schema/id.js';
import { displayName } from '../schema/person-name.js';
import { defineRoute } from '../schema/route.js';
import {
  answerShape,
  beginsAsMeetings,
  endsAfterStart,
  hasProposal,
  lastsAsMeetings,
} from './answer-body.js';
import { MeetingAnswer, MeetingPin, MeetingTimes, ReaderClock } from './read-models.js';

const context = 'calendar';
/** The part of a mail's link behind its hash. */
const Invitation = z.string().max(2000);
const ofMeeting = { eventId: Id } as const;

/** A meeting as those see it who come by its link. */
export const LinkedMeeting = z
  .object({
    _id: Id,
    /** Null to who was not invited, where there is a PIN. */
    name: z.string().nullable(),
    ...MeetingTimes.shape,
    timeZone: z.string(),
    organizerName: z.string().nullable(),
    /** Before the way in opens, while it is open, after the last one, or called off. */
    state: z.enum(['early', 'open', 'over', 'cancelled']),
    /** Why it, or its earlier part, was called off, to who was invited; null without a reason. */
    reason: z.string().nullable(),
    /** True if the link is one of an earlier part of the series, and such a part was called off. */
    earlierCancelled: z.boolean(),
    opensAt: z.iso.datetime(),
    /** The server's clock, for who waits by another. */
    now: z.iso.datetime(),
    /** True while a call is running. */
    live: z.boolean(),
    repeats: z.boolean(),
    /**
     * Which one of a series is shown, by when it begins by the rule; null for a meeting that does
     * not repeat.
     */
    occurrence: z.iso.datetime().nullable(),
    pinNeeded: z.boolean(),
    /** True if a participant inside must admit this guest. */
    knockNeeded: z.boolean(),
    /** The guest who was invited by this link; null for others. */
    guest: z
      .object({
        guestId: Id,
        displayName: z.string(),
        answer: MeetingAnswer,
        proposal: MeetingTimes.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LinkedMeeting' });
export type LinkedMeeting = z.output<typeof LinkedMeeting>;

export const getLinkedMeeting = defineRoute({
  method: 'POST',
  path: '/calendarEvent/linked',
  context,
  policy: 'public',
  summary:
    'Where the link of a meeting leads; an invitation goes in the body, so that it stands in no log',
  body: z.strictObject({
    ...ofMeeting,
    invitation: Invitation.optional(),
    /**
     * Which one of a series the link leads to, by when that begins by the rule; the next one where
     * it is over.
     */
    occurrence: z.iso.datetime().optional(),
  }),
  answers: { 200: LinkedMeeting },
  rejections: ['MEETING_NOT_FOUND', 'INVITATION_NOT_VALID', 'TOO_MANY_REQUESTS'],
});

/** Admits a person without an account to a meeting; the token is valid for that meeting only. */
export const enterMeeting = defineRoute({
  method: 'POST',
  path: '/calendarEvent/guest',
  context,
  policy: 'public',
  summary:
    'Come to a meeting without an account: by an invitation, or by its link with a name, and its PIN where it has one',
  body: z.strictObject({
    ...ofMeeting,
    invitation: Invitation.optional(),
    /** A secret of the browser: its invitation is good in one browser at a time. */
    browserKey: z.string().min(20).max(100).optional(),
    /** With an invitation: the name to knock by where another browser uses that. */
    displayName: displayName().optional(),
    pin: MeetingPin.optional(),
    reads: ReaderClock.optional(),
  }),
  answers: {
    200: z
      .object({ token: z.string(), guestId: Id, meetingId: Id, displayName: z.string() })
      .meta({ id: 'MeetingPass' }),
  },
  rejections: [
    ...['MEETING_NOT_FOUND', 'MEETING_CANCELLED', 'MEETING_OVER', 'MEETING_PIN_WRONG'],
    ...['INVITATION_NOT_VALID', 'INVITATION_IN_USE', 'TOO_MANY_REQUESTS'],
  ] as const,
});

export const answerInvitation = defineRoute({
  method: 'POST',
  path: '/calendarEvent/answer',
  context,
  policy: 'public',
  summary: 'Accept an invitation, may come, decline, or propose another time',
  body: z
    .strictObject({
      ...{ ...ofMeeting, invitation: Invitation, ...answerShape },
      reads: ReaderClock.optional(),
    })
    .refine(hasProposal)
    .refine(...endsAfterStart)
    .refine(...lastsAsMeetings)
    .refine(...beginsAsMeetings),
  answers: { 200: z.object({ answer: MeetingAnswer }) },
  rejections: [
    ...['MEETING_NOT_FOUND', 'MEETING_CANCELLED', 'MEETING_OVER', 'MEETING_IN_PAST'],
    'OCCURRENCE_NOT_FOUND',
    ...['INVITATION_NOT_VALID', 'PROPOSAL_UNCHANGED', 'TOO_MANY_REQUESTS'],
  ] as const,
});

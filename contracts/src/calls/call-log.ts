import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { CallKind, JoinerType } from './participants.js';

const Time = z.iso.datetime();

/**
 * The part of a member in a call. `Incoming` rings, or continues and may still be joined; it
 * becomes `Joined`, `Rejected` or `Missed`. `Outgoing`: the member called. `Self Joined`: the
 * member came without being called, or picked the visitor.
 */
export const CallLogKind = z
  .enum(['Outgoing', 'Joined', 'Rejected', 'Incoming', 'Missed', 'Self Joined'])
  .meta({ id: 'CallLogKind' });
export type CallLogKind = z.output<typeof CallLogKind>;

/** One line of a member's call log. */
export const CallLogEntry = z
  .object({
    _id: z.string(),
    kind: CallLogKind,
    callDetailId: Id,
    type: CallKind,
    /**
     * The portal at which the visitor rang; null, and its name empty, for calls that came from
     * elsewhere.
     */
    queueId: Id.nullable(),
    queueName: z.string(),
    /** The session of the call; null, as its name is, for calls that came from elsewhere. */
    sessionId: Id.nullable(),
    /** Null also of a direct session, which is called by those who are in it. */
    sessionName: z.string().nullable(),
    /** The meeting of the call; null, as its name is, for calls that came from elsewhere. */
    meetingId: Id.nullable(),
    meetingName: z.string().nullable(),
    /** The others who were in the call, or were called. */
    people: z.array(
      z.object({ joinerId: Id, joinerType: JoinerType, displayName: z.string().nullable() }),
    ),
    /** When it rang at the member, or the member came. */
    at: Time,
    joinedAt: Time.nullable(),
    /** When it was over for the member. */
    endedAt: Time.nullable(),
    /** How long the member was in the call. */
    durationMs: z.int().nonnegative().nullable(),
    /** False of a missed call that the member has not seen in the log. */
    isSeen: z.boolean(),
    /** Of a missed call: whether its visitor went before the time to answer was over. */
    visitorLeft: z.boolean(),
    /** True if the member may call there, or join: its session still exists. */
    mayCall: z.boolean(),
  })
  .meta({ id: 'CallLogEntry' });
export type CallLogEntry = z.output<typeof CallLogEntry>;

/**
 * Stream `calllog-<memberId>`. Calls that were missed until then are new to the member no longer.
 */
export const MissedCallsSeen = defineEvent(
  'MissedCallsSeen',
  1,
  z.object({ memberId: Id, upTo: Time }),
);
export const callLogEvents = [MissedCallsSeen] as const;
export type CallLogEvent = EventOf<(typeof callLogEvents)[number]>;

export const getCallLog = defineRoute({
  method: 'GET',
  path: '/callDetail/callLog',
  context: 'calls',
  policy: 'calls.read-own',
  summary: 'The own call log with its kinds, newest first',
  query: PageQuery.extend({
    kind: CallLogKind.optional(),
    type: CallKind.optional(),
    /** `true`: missed calls that have not been seen. */
    unseen: z.enum(['true', 'false']).optional(),
    /** Bounds of the moment of ringing, both included. */
    from: Time.optional(),
    to: Time.optional(),
  }),
  answers: { 200: pageOf(CallLogEntry) },
});

export const seeMissedCalls = defineRoute({
  method: 'POST',
  path: '/callDetail/callLog/seen',
  context: 'calls',
  policy: 'calls.read-own',
  summary: 'The own missed calls have been seen, up to one',
  body: z.strictObject({
    /** `endedAt` of the newest that was shown. */
    upTo: Time,
  }),
  answers: { 200: z.object({ upTo: Time }) },
});

export const callLogChanged = defineMessage({
  channel: 'application',
  name: 'callLogChanged',
  from: 'server',
  policy: 'calls.read-own',
  summary: 'The own call log has changed; how many missed calls have not been seen',
  payload: z.object({ asOf: AsOf, memberId: Id, missed: z.int().nonnegative() }),
});

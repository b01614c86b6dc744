import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { CheckedLocalRange } from '../validation/statistics-range.js';
import { PortalFeedback } from './feedback.js';
import { MEDIA_RELAYS_MAX, MediaRelayStatus } from './media-relays.js';
import { CallOutcome } from './outcome.js';
import { CallKind } from './participants.js';
import { CallRecord, RecordEndReason } from './read-models.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'calls';
/** As many as an hour of the week has in the longest range of a report. */
const CALL_SPANS_MAX = 16;
const ById = z.object({ id: Id });
const OfCall = z.strictObject({ callDetailId: Id });
const Done = z.object({ callDetailId: Id });

export const leaveCallAsVisitor = defineRoute({
  method: 'POST',
  path: '/callDetail/clientCallLeave',
  context,
  summary: 'A visitor leaves the own call',
  policy: 'visit.own',
  body: OfCall,
  answers: { 200: Done },
  rejections: ['CALL_NOT_FOUND'],
});

export const leaveCall = defineRoute({
  method: 'POST',
  path: '/callDetail/callLeave',
  context,
  summary: 'A member leaves a call',
  policy: 'desk.work',
  body: OfCall,
  answers: { 200: Done },
  rejections: ['CALL_NOT_FOUND', 'NOT_IN_CALL'],
});

export const endCall = defineRoute({
  method: 'POST',
  path: '/callDetail/callEnd',
  context,
  summary: 'A member ends a call for everybody',
  policy: 'desk.work',
  body: OfCall,
  answers: { 200: Done },
  rejections: ['CALL_NOT_FOUND', 'NOT_IN_CALL'],
});

export const getCallHistory = defineRoute({
  method: 'GET',
  path: '/callDetail/getCallHistory',
  context,
  summary: 'Own calls, newest first',
  policy: 'calls.read-own',
  query: PageQuery,
  answers: { 200: pageOf(CallRecord) },
});

export const getCall = defineRoute({
  method: 'GET',
  path: '/callDetail/{id}',
  context,
  summary: 'One of the own calls',
  policy: 'calls.read-own',
  params: ById,
  answers: { 200: CallRecord },
  rejections: ['CALL_NOT_FOUND'],
});

export const getPortalFeedback = defineRoute({
  method: 'GET',
  path: '/queue/{id}/feedback',
  context,
  summary: 'How visitors rated the calls of a portal that began within a range',
  policy: 'calls.read-all',
  params: ById,
  query: CheckedLocalRange,
  answers: { 200: PortalFeedback },
});

export const listMediaRelays = defineRoute({
  method: 'GET',
  path: '/admin/media-relays',
  context,
  summary:
    'How every media relay does, in the order of the settings; none where media travels directly',
  policy: 'settings.manage',
  answers: { 200: z.array(MediaRelayStatus).max(MEDIA_RELAYS_MAX) },
});

export const adminCalls = defineAdminResource({
  name: 'calls',
  context,
  policy: 'calls.read-all',
  record: CallRecord.extend({ id: Id }),
  filter: z.object({
    q: plainLine().max(100).optional(),
    queueId: Id.optional(),
    agentId: Id.optional(),
    state: z.enum(['waiting', 'inCall', 'ended', 'missed']).optional(),
    outcome: CallOutcome.optional(),
    endReason: RecordEndReason.optional(),
    type: CallKind.optional(),
    /** Only those that this agent let ring. */
    missedBy: Id.optional(),
    /** Only those that some agent let ring, or only the others. */
    unanswered: z.boolean().optional(),
    /** Only those who waited no longer, in milliseconds. */
    waitedUpTo: z.int().nonnegative().optional(),
    /** Only within one of these spans, both ends included: hours of several days, say. */
    within: z
      .array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() }))
      .min(1)
      .max(CALL_SPANS_MAX)
      .readonly()
      .optional(),
    /** Only those that visitors rated, or only the others. */
    rated: z.boolean().optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
  sort: ['rangAt', 'startedAt', 'endedAt', 'durationMs', 'waitedMs', 'rating', 'queueName', 'id'],
  notFound: 'CALL_NOT_FOUND',
  list: { summary: 'Calls for the console' },
  get: { summary: 'One call for the console' },
});

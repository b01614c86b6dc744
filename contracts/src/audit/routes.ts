import { z } from 'zod';

import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import {
  AUDIT_SUBJECTS_MAX,
  AuditFindings,
  AuditSubject,
  DocumentAt,
  DocumentMoment,
  ExportKey,
  LogPosition,
  TimelineEntry,
  TravelledCollection,
} from './read-models.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'audit';
const policy = 'audit.read';

export const adminCallTimeline = defineRoute({
  method: 'GET',
  path: '/admin/calls/{id}/timeline',
  context,
  summary: 'All events that belong to a call, in the order in which they happened',
  policy,
  params: z.object({ id: Id }),
  answers: { 200: z.array(TimelineEntry) },
  rejections: ['CALL_NOT_FOUND'],
});

export const searchEvents = defineRoute({
  method: 'GET',
  path: '/admin/audit/events',
  context,
  policy,
  summary: 'Events by person, portal, stream, correlation, actor, type and time, newest first',
  query: z.strictObject({
    stream: z.string().min(1).max(256).optional(),
    correlationId: z.string().min(1).max(100).optional(),
    actorId: z.string().min(1).max(100).optional(),
    /** Actions of this person, and actions on them. */
    personId: Id.optional(),
    /** Events at this portal. */
    portalId: Id.optional(),
    type: z.string().min(1).max(100).optional(),
    /**
     * Only actions of people: no events of the system itself, and only the first page of each
     * search.
     */
    by: z.literal('people').optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
    before: LogPosition.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answers: { 200: AuditFindings },
});

export const findAuditSubjects = defineRoute({
  method: 'GET',
  path: '/admin/audit/subjects',
  context,
  policy,
  summary: 'People or portals by part of their names, to look for what happened with them',
  query: z.strictObject({
    kind: z.enum(['person', 'portal']),
    q: plainLine().max(100).optional(),
    id: Id.optional(),
  }),
  answers: { 200: z.array(AuditSubject).max(AUDIT_SUBJECTS_MAX) },
});

const document = { params: z.object({ collection: TravelledCollection, id: Id }) } as const;

/** A moment: a position of the log, or a time. */
const Moment = z.union([LogPosition, z.iso.datetime()]);

export const documentAt = defineRoute({
  method: 'GET',
  path: '/admin/audit/documents/{collection}/{id}',
  context,
  policy,
  summary:
    'A call, a portal, a session or a payment as it stood at a moment, and what is different at a second one',
  ...document,
  query: z.strictObject({ at: Moment, until: Moment.optional() }),
  answers: { 200: DocumentAt },
  rejections: ['LOOK_TOOK_TOO_LONG'],
});

export const documentMoments = defineRoute({
  method: 'GET',
  path: '/admin/audit/documents/{collection}/{id}/moments',
  context,
  policy,
  summary:
    'A call, a portal, a session or a payment after each event that changed it, the newest 500',
  ...document,
  answers: { 200: z.array(DocumentMoment) },
  rejections: ['LOOK_TOOK_TOO_LONG'],
});

export const exportCorrelation = defineRoute({
  method: 'GET',
  path: '/admin/audit/correlations/{id}/export',
  context,
  policy,
  summary: 'Everything that belongs together with its checkpoints, as signed lines of JSON',
  params: z.object({ id: Id }),
  produces: 'application/x-ndjson',
  answers: { 200: File },
  rejections: ['NOT_FOUND'],
});

export const exportKey = defineRoute({
  method: 'GET',
  path: '/admin/audit/key',
  context,
  policy,
  summary: 'The key that exports are signed with, to be noted by those who will verify them',
  answers: { 200: ExportKey },
});

export const exportVerifier = defineRoute({
  method: 'GET',
  path: '/admin/audit/verifier',
  context,
  policy,
  summary: 'The program that verifies an export; it needs nothing but Node.js',
  produces: 'text/javascript',
  answers: { 200: File },
});

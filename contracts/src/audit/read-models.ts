import { z } from 'zod';

import { Id } from '../schema/id.js';

/** A place in the log's global order: opaque, and comparable as a string. */
export const LogPosition = z
  .string()
  .regex(/^\d{1,20}$/, 'a position of the log')
  .meta({ examples: ['0000000000000042'] });

/** One event in a history, as people read it. */
export const TimelineEntry = z
  .object({
    eventId: Id,
    position: z.string(),
    stream: z.string(),
    revision: z.int().nonnegative(),
    type: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
    correlationId: z.string(),
    causationId: z.string(),
    /** The event's data, decoded; personal fields of a forgotten person are null. */
    data: z.record(z.string(), z.unknown()),
    /**
     * The names of people, portals, devices and sessions in the data, by id; null for a name that
     * was erased.
     */
    names: z.record(z.string(), z.string().nullable()),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** Events that were found, newest first. */
export const AuditFindings = z
  .object({
    events: z.array(TimelineEntry),
    /**
     * The position for the next page, as `before`; null at the beginning of the log. A page without
     * events may still have one.
     */
    next: LogPosition.nullable(),
  })
  .meta({ id: 'AuditFindings' });
export type AuditFindings = z.output<typeof AuditFindings>;

/** Most people or portals that one question is answered with. */
export const AUDIT_SUBJECTS_MAX = 20;

/** A person or a portal to look for. */
export const AuditSubject = z
  .object({ id: Id, name: z.string().nullable() })
  .meta({ id: 'AuditSubject' });
export type AuditSubject = z.output<typeof AuditSubject>;

/** The values of one field at two moments; undefined if it was absent. */
export const FieldDifference = z
  .object({
    /** Names and indexes with dots between. */
    path: z.string(),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'FieldDifference' });
export type FieldDifference = z.output<typeof FieldDifference>;

/**
 * The collections whose past states can be shown: records of calls and payments, settings of
 * portals, and sessions.
 */
export const TravelledCollection = z.enum(['calls', 'portals', 'sessions', 'transactions']);
export type TravelledCollection = z.output<typeof TravelledCollection>;

const Document = z.record(z.string(), z.unknown()).nullable();

/** Something as it stood at a moment, and what is different at a second one. */
export const DocumentAt = z
  .object({
    /** Null before it was there, and after it was gone. */
    document: Document,
    until: z.object({ document: Document, differences: z.array(FieldDifference) }).nullable(),
  })
  .meta({ id: 'DocumentAt' });
export type DocumentAt = z.output<typeof DocumentAt>;

/** Something right after an event that changed it. */
export const DocumentMoment = TimelineEntry.pick({
  eventId: true,
  position: true,
  stream: true,
  type: true,
  at: true,
  actor: true,
  data: true,
  names: true,
})
  .extend({ document: Document })
  .meta({ id: 'DocumentMoment' });
export type DocumentMoment = z.output<typeof DocumentMoment>;

/** With what exports are signed. */
export const ExportKey = z
  .object({
    algorithm: z.literal('Ed25519'),
    /** SPKI in DER, base64url. */
    publicKey: z.string(),
    /** SHA-256 of `publicKey`'s bytes, base64url: to be noted, and given to the verifier. */
    fingerprint: z.string(),
  })
  .meta({ id: 'ExportKey' });
export type ExportKey = z.output<typeof ExportKey>;

import { z } from 'zod';

import { PartialSuccess } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { WeekAvailability } from '../schema/week-availability.js';
import { TimeZone } from './call-logic.js';
import { PortalExceptions, SavedPortalException } from './exceptions.js';

const context = 'portals';
const policy = 'portals.manage';
const OfPortal = z.strictObject({ queueId: Id });
/**
 * The revision at which the hours were read; where others changed them since, they are not
 * replaced.
 */
const Seen = OfPortal.extend({ revision: z.int().nonnegative().optional() });
const ByPortal = z.object({ queueId: Id });

const Hours = z.object({
  availability: WeekAvailability,
  timezone: z.string(),
  /** True if hours were saved at all; a portal without any is open around the clock. */
  saved: z.boolean(),
  /** Grows with every change of the portal. */
  revision: z.int().nonnegative(),
});
const Exceptions = z.array(SavedPortalException);

export const getAvailability = defineRoute({
  method: 'GET',
  path: '/queueAvailability/allDetails',
  context,
  policy: 'portals.read',
  summary: 'Opening hours and exceptions of a portal',
  query: ByPortal,
  answers: { 200: Hours.extend({ exceptions: Exceptions }) },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
});

export const saveAvailability = defineRoute({
  method: 'POST',
  path: '/queueAvailability/saveAll',
  context,
  policy,
  summary: 'Change the opening hours of a portal',
  body: Seen.extend({ availability: WeekAvailability, timezone: TimeZone }),
  answers: { 200: Hours },
  rejections: ['PORTAL_NOT_FOUND', 'PORTAL_CHANGED_MEANWHILE'],
});

export const getExceptions = defineRoute({
  method: 'GET',
  path: '/queueAvailability/exceptions',
  context,
  policy: 'portals.read',
  summary: 'Exceptions from the opening hours of a portal',
  query: ByPortal,
  answers: { 200: Exceptions },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
});

export const saveExceptions = defineRoute({
  method: 'POST',
  path: '/queueAvailability/saveExceptions',
  context,
  policy,
  summary: 'Set the exceptions from the opening hours of a portal: exactly these from now on',
  body: Seen.extend({ exceptions: PortalExceptions }),
  answers: { 200: Exceptions },
  rejections: ['PORTAL_NOT_FOUND', 'PORTAL_CHANGED_MEANWHILE'],
});

export const adjustAvailabilityTimes = defineRoute({
  method: 'POST',
  path: '/queue/adjustQueueAvailabilitiesTimes',
  context,
  policy,
  summary: 'Move the opening hours of portals to another time zone; the clock times stay',
  body: z.strictObject({ ids: z.array(Id).min(1).max(999), timezone: TimeZone }),
  answers: { 200: PartialSuccess },
});

const Span = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

/** For so long at most openings are listed, in milliseconds. */
const PREVIEW_RANGE_MAX_MS = 62 * 24 * 3_600_000;

export const previewAvailability = defineRoute({
  method: 'POST',
  path: '/queueAvailability/preview',
  context,
  policy,
  summary: 'What a visitor would see at a moment with these hours and exceptions; nothing is saved',
  body: z
    .strictObject({
      availability: WeekAvailability.nullable(),
      timezone: TimeZone,
      exceptions: PortalExceptions,
      at: z.iso.datetime(),
      from: z.iso.datetime().meta({ examples: ['2026-03-02T09:30:00.000Z'] }),
      to: z.iso.datetime().meta({ examples: ['2026-04-01T09:30:00.000Z'] }),
    })
    .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
      path: ['to'],
      message: 'END_BEFORE_START',
    })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= PREVIEW_RANGE_MAX_MS, {
      path: ['to'],
      message: 'RANGE_TOO_LONG',
    }),
  answers: {
    200: z.object({
      open: z.boolean(),
      /** The exception that decides; null where the week does. */
      exceptionId: Id.nullable(),
      nextChange: z.iso.datetime().nullable(),
      nextOpening: z.iso.datetime().nullable(),
      /** When it is open between `from` and `to`. */
      openings: z.array(Span),
    }),
  },
});

import { z } from 'zod';

import { Id } from '../schema/id.js';
import { plainLine } from '../schema/plain-text.js';
import { addMonths, RANGE_MONTHS_MAX } from '../validation/statistics-range.js';
import { TimeZone } from './call-logic.js';

const ExceptionShape = z.strictObject({
  _id: Id,
  name: plainLine().min(1).max(100),
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  open: z.boolean(),
  active: z.boolean().default(true),
  agentName: plainLine().min(1).max(200),
  timezone: TimeZone,
});

/** A time in which a portal is open or closed against its week. */
export const PortalException = ExceptionShape.superRefine((exception, ctx) => {
  const { startDateTime: start, endDateTime: end } = exception;
  if (Date.parse(end) < Date.parse(start)) {
    ctx.addIssue({ code: 'custom', path: ['endDateTime'], message: 'END_BEFORE_START' });
  }
  if (Date.parse(end) === Date.parse(start)) {
    ctx.addIssue({ code: 'custom', path: ['endDateTime'], message: 'TIMES_EQUAL' });
  }
  if (Date.parse(end) > addMonths(start, RANGE_MONTHS_MAX)) {
    ctx.addIssue({ code: 'custom', path: ['endDateTime'], message: 'RANGE_TOO_LONG' });
  }
}).meta({
  id: 'PortalException',
  examples: [
    {
      _id: '01900000-0000-7000-8000-000000000001',
      name: 'Labour Day',
      startDateTime: '2026-04-30T22:00:00.000Z',
      endDateTime: '2026-05-01T22:00:00.000Z',
      open: false,
      active: true,
      agentName: 'Erika Mustermann',
      timezone: 'Europe/Berlin',
    },
  ],
});
export type PortalException = z.output<typeof PortalException>;

/** An exception as it was saved. */
export const SavedPortalException = ExceptionShape.extend({
  name: z.string(),
  /** Null once the person who saved it was forgotten. */
  agentName: z.string().nullable(),
  timezone: z.string(),
  /** The member who saved it. */
  creator: Id,
}).meta({ id: 'SavedPortalException' });
export type SavedPortalException = z.output<typeof SavedPortalException>;

/**
 * Exceptions of a portal. Active ones may touch but not overlap; sorted, so that thousands cost no
 * more than their sorting. The specification checks day by day, which finds the same.
 */
export const PortalExceptions = z
  .array(PortalException)
  .max(500)
  .superRefine((exceptions, ctx) => {
    const active = exceptions
      .map((exception, index) => ({ exception, index }))
      .filter(({ exception }) => exception.active)
      .toSorted(
        (a, b) => Date.parse(a.exception.startDateTime) - Date.parse(b.exception.startDateTime),
      );
    let latestEnd = -Infinity;
    for (const { exception, index } of active) {
      if (Date.parse(exception.startDateTime) < latestEnd) {
        ctx.addIssue({
          code: 'custom',
          path: [index, 'startDateTime'],
          message: 'SEGMENTS_OVERLAP',
        });
      }
      latestEnd = Math.max(latestEnd, Date.parse(exception.endDateTime));
    }
  });

import { z } from 'zod';

import { Id } from '../schema/id.js';

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
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

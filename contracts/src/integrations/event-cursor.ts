import { z } from 'zod';

/** A place in the feed, as an answer gave it. */
export const EventCursor = z
  .string()
  .regex(/^[\w.:-]{1,64}$/, 'a place that an answer named')
  .meta({ examples: ['0000000000000042'] });

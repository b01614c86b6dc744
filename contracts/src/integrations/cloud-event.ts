import { z } from 'zod';

/** An event as other systems get it: CloudEvents 1.0 in JSON, with the extensions of Foyer. */
export const CloudEvent = z
  .object({
    specversion: z.literal('1.0'),
    /** The id in the log: a receiver recognises a repeated event by it. */
    id: z.string(),
    /** `/foyer/<context>`. */
    source: z.string(),
    type: z.string(),
    /** The stream. */
    subject: z.string(),
    time: z.string(),
    datacontenttype: z.literal('application/json'),
    /** Place in its stream, counted from 0. */
    streamrevision: z.int().nonnegative(),
    /** Place in the log; compares as text. */
    sequence: z.string(),
    schemaversion: z.int(),
    correlationid: z.string(),
    causationid: z.string(),
    actortype: z.string(),
    actorid: z.string(),
    traceparent: z.string().optional(),
    /** Without the fields that the log keeps encrypted: those are personal. */
    data: z.record(z.string(), z.unknown()),
  })
  .meta({
    id: 'CloudEvent',
    examples: [
      {
        specversion: '1.0',
        id: '019a0000-0000-7000-8000-000000000001',
        source: '/foyer/visits',
        type: 'foyer.VisitEnded',
        subject: 'visit-019a0000-0000-7000-8000-00000000000b',
        time: '2026-03-02T09:00:00.000Z',
        datacontenttype: 'application/json',
        streamrevision: 4,
        sequence: '0000000000000042',
        schemaversion: 2,
        correlationid: '019a0000-0000-7000-8000-00000000000b',
        causationid: '019a0000-0000-7000-8000-000000000002',
        actortype: 'member',
        actorid: '019a0000-0000-7000-8000-00000000000a',
        data: { visitId: '019a0000-0000-7000-8000-00000000000b', reason: 'served' },
      },
    ],
  });
export type CloudEvent = z.output<typeof CloudEvent>;

import { z } from 'zod';

import type { JsonSchema } from './json-schema.js';

/** How a server refuses any message, and says that a result is there and cannot be shown yet. */
const Refused = z
  .object({
    ok: z.literal(false),
    code: z.string(),
    message: z.string(),
    retryAfter: z.number().optional().describe('When to come again, in seconds, where it is known'),
  })
  .meta({ id: 'Refused' });
const DoneAndShownLater = z
  .object({
    ok: z.literal(true),
    code: z.literal('SHOWN_LATER'),
    message: z.string(),
    position: z.string().optional().describe('Its end in the log, for calls that must show it'),
  })
  .meta({ id: 'DoneAndShownLater' });

/** The answers that every message of a client may have. */
export const commonAnswers = [Refused, DoneAndShownLater] as const;

/** The answer to a message that was done: what it carries, and `ok: true`. */
export function doneWith(ack: JsonSchema): JsonSchema {
  const ok = { ok: { type: 'boolean', const: true } };
  if (typeof ack.properties === 'object' && ack.properties !== null) {
    const required = Array.isArray(ack.required) ? (ack.required as string[]) : [];
    return { ...ack, properties: { ...ok, ...ack.properties }, required: ['ok', ...required] };
  }
  return { allOf: [{ type: 'object', properties: ok, required: ['ok'] }, ack] };
}

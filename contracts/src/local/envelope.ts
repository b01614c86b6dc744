import { z } from 'zod';

/** A message over a local socket; one with an id is answered under that id. */
export const LocalMessage = z.strictObject({
  id: z.int().nonnegative().optional(),
  type: z.string().min(1).max(50),
  payload: z.unknown().default({}),
});
export type LocalMessage = z.output<typeof LocalMessage>;

/** The answer to a message with an id. */
export const LocalAnswer = z.discriminatedUnion('ok', [
  z.object({ id: z.int().nonnegative(), ok: z.literal(true), payload: z.unknown() }),
  z.object({
    id: z.int().nonnegative(),
    ok: z.literal(false),
    code: z.string(),
    message: z.string(),
  }),
]);
export type LocalAnswer = z.output<typeof LocalAnswer>;

/** Why a local socket refuses a message, by code. */
export const localErrors = {
  NOT_UNDERSTOOD: 'This is no message of this socket.',
  UNKNOWN_TYPE: 'There is no message of this type.',
  VALIDATION: 'The message lacks something or carries something wrong.',
  TOO_MANY_MESSAGES: 'Too many messages; try again in a moment.',
  BUSY: 'Something else is still going on.',
  UNAVAILABLE: 'This cannot be done now.',
} as const;
export type LocalErrorAnswer = keyof typeof localErrors;

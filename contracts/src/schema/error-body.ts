import { z } from 'zod';

/** How every refused HTTP call is answered. */
export const ErrorBody = z
  .object({
    errors: z.object({
      msg: z.string().describe('A sentence for people, in the language asked for'),
      code: z.string().describe('A stable code for programs'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('What is wrong with which field, by path'),
      retryAfter: z
        .number()
        .optional()
        .describe('When to come again, in seconds, as the header Retry-After has it'),
    }),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.output<typeof ErrorBody>;

import { z } from 'zod';

/** The answer of a running server to the command line: its result, or the reason of a failure. */
export const AdminAnswer = z.union([
  z.object({ done: z.unknown() }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);
export type AdminAnswer = z.output<typeof AdminAnswer>;

/** A line of an answer: the last one is the answer, those before say how far it is. */
export const AdminLine = z.union([z.object({ progress: z.unknown() }), AdminAnswer]);
export type AdminLine = z.output<typeof AdminLine>;

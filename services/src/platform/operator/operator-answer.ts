import { z } from 'zod';

/** What a running server answers to the command line: what came of it, or why nothing did. */
export const OperatorAnswer = z.union([
  z.object({ done: z.unknown() }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);
export type OperatorAnswer = z.output<typeof OperatorAnswer>;

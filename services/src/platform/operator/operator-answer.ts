import { z } from 'zod';

/** What a running server answers to the command line: what came of it, or why nothing did. */
export const OperatorAnswer = z.union([
  z.object({ done: z.unknown() }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);
export type OperatorAnswer = z.output<typeof OperatorAnswer>;

/** A line of an answer: the last one is the answer, those before say how far it is. */
export const OperatorLine = z.union([z.object({ progress: z.unknown() }), OperatorAnswer]);
export type OperatorLine = z.output<typeof OperatorLine>;

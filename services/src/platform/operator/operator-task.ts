import type { z } from 'zod';

/** Tells whoever asked how far a task is; nothing happens where nobody listens any more. */
export type Tell = (progress: unknown) => void;

/** Something that the command line may ask a running server for. It goes on where whoever asked has gone. */
export interface OperatorTask {
  readonly name: string;
  /** @throws Rejected where the domain refuses; TaskRefused where the server does; ZodError where the input is none. */
  run(input: unknown, tell: Tell): Promise<unknown>;
}

/** Makes a task from what it takes and what it does. */
export function operatorTask<Input extends z.ZodType>(
  name: string,
  input: Input,
  run: (input: z.output<Input>, tell: Tell) => Promise<unknown>,
): OperatorTask {
  return { name, run: async (given, tell) => run(input.parse(given), tell) };
}

import type { z } from 'zod';

/** Something that the command line may ask a running server for. */
export interface OperatorTask {
  readonly name: string;
  /** @throws Rejected where the domain refuses; ZodError where the input is none. */
  run(input: unknown): Promise<unknown>;
}

/** Makes a task from what it takes and what it does. */
export function operatorTask<Input extends z.ZodType>(
  name: string,
  input: Input,
  run: (input: z.output<Input>) => Promise<unknown>,
): OperatorTask {
  return { name, run: async (given) => run(input.parse(given)) };
}

import type { z } from 'zod';

/** Reports the progress of a task to its asker; has no effect without a listener. */
export type Notify = (progress: unknown) => void;

/**
 * A task that the command line may ask a running server for. It continues after the asker has gone.
 */
export interface AdminTask {
  readonly name: string;
  /**
   * @throws Rejected where the domain refuses; DomainError where the server does; ZodError where
   * the input is none.
   */
  run(input: unknown, notify: Notify): Promise<unknown>;
}

/** Makes a task from what it takes and what it does. */
export function adminTask<Input extends z.ZodType>(
  name: string,
  input: Input,
  run: (input: z.output<Input>, notify: Notify) => Promise<unknown>,
): AdminTask {
  return { name, run: async (given, notify) => run(input.parse(given), notify) };
}

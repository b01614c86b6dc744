import type { CommandContext } from './command-context.js';

/** Stands around every command that is run, to count and to trace. */
export type CommandObserver = <T>(
  command: { readonly name: string; readonly context: CommandContext },
  streams: readonly string[],
  run: () => Promise<T>,
) => Promise<T>;

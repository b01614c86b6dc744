import { Command } from '@nestjs/cqrs';

import type { CommandContext } from './command-context.js';
import type { Outcome } from './command.js';

/**
 * A command on the command bus, with its context and its data. Its answer holds the position of its
 * effects.
 */
export abstract class ContextCommand<Data, Result = undefined> extends Command<Outcome<Result>> {
  constructor(
    readonly context: CommandContext,
    readonly data: Data,
  ) {
    super();
  }
}

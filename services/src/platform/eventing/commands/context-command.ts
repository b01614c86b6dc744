import { Command } from '@nestjs/cqrs';

import type { CommandContext } from './command-context.js';
import type { Outcome } from './command.js';

/** A command on the command bus: what is to be done, on whose behalf, answered with where it left its mark. */
export abstract class ContextCommand<Data, Result = undefined> extends Command<Outcome<Result>> {
  constructor(
    readonly context: CommandContext,
    readonly data: Data,
  ) {
    super();
  }
}

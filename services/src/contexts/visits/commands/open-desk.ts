import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { openDesk } from '../domain/desk-presence.js';
import { Desk } from './streams.js';

/** An agent is there. */
export class OpenDesk extends ContextCommand<{ readonly memberId: string }> {}

@CommandHandler(OpenDesk)
export class OpenDeskHandler implements ICommandHandler<OpenDesk> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: OpenDesk) {
    return this.#runner.run({
      context,
      streams: { desk: stream(Desk, data.memberId) },
      decide: (states, moment) => openDesk(states, data, moment),
    });
  }
}

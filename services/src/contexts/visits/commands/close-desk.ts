import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
} from '../../../platform/eventing/commands/index.js';
import { closeDesk, type CloseDesk as Close } from '../domain/desk-presence.js';
import { deskOf, whileItRings } from './ringing.js';

/** An agent is gone. */
export class CloseDesk extends ContextCommand<Close> {}

@CommandHandler(CloseDesk)
export class CloseDeskHandler implements ICommandHandler<CloseDesk> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: CloseDesk) {
    return whileItRings(async () => {
      const { visitId, ...streams } = await deskOf(this.#runner, data.memberId);
      return this.#runner.run({
        context: correlatedWith(context, visitId ?? context.correlationId),
        streams,
        decide: (states, moment) => closeDesk(states, data, moment),
      });
    });
  }
}

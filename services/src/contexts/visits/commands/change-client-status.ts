import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import {
  changeClientStatus,
  type ChangeClientStatus as Change,
} from '../domain/change-client-status.js';
import { Visit } from './streams.js';

/** A visitor's page says how far it has come. */
export class ChangeClientStatus extends ContextCommand<Change> {}

@CommandHandler(ChangeClientStatus)
export class ChangeClientStatusHandler implements ICommandHandler<ChangeClientStatus> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: ChangeClientStatus) {
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: { visit: stream(Visit, data.visitId) },
      decide: (states) => changeClientStatus(states, data),
    });
  }
}

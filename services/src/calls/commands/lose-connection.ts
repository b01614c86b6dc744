import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { loseConnection, type LoseConnection as Lose } from '../domain/lose-connection.js';
import { Call } from './streams.js';

/** A joiner's connection to a call is gone; it may come back. */
export class LoseConnection extends ContextCommand<Lose> {}

@CommandHandler(LoseConnection)
export class LoseConnectionHandler implements ICommandHandler<LoseConnection> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: LoseConnection) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => loseConnection(states, data),
    });
  }
}

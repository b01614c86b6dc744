import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { loseRelay, type OfCall } from '../domain/relay.js';
import { Call } from './streams.js';

/** The media relay of a call went away. */
export class LoseRelay extends ContextCommand<OfCall> {}

@CommandHandler(LoseRelay)
export class LoseRelayHandler implements ICommandHandler<LoseRelay> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: LoseRelay) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => loseRelay(states, data),
    });
  }
}

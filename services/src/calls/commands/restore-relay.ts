import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { restoreRelay, type OfCall } from '../domain/relay.js';
import { Call } from './streams.js';

/** The media relay of a call is back. */
export class RestoreRelay extends ContextCommand<OfCall> {}

@CommandHandler(RestoreRelay)
export class RestoreRelayHandler implements ICommandHandler<RestoreRelay> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: RestoreRelay) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => restoreRelay(states, data),
    });
  }
}

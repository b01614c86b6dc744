import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { stopStream, type StopStream as Stop } from '../domain/streams.js';
import { Call } from './streams.js';

/** A joiner stops publishing a stream. */
export class StopStream extends ContextCommand<Stop> {}

@CommandHandler(StopStream)
export class StopStreamHandler implements ICommandHandler<StopStream> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: StopStream) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => stopStream(states, data),
    });
  }
}

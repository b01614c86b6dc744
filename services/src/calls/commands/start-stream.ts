import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { startStream, type StartStream as Start } from '../domain/streams.js';
import { Call } from './streams.js';

/** A joiner publishes a stream. */
export class StartStream extends ContextCommand<Start> {}

@CommandHandler(StartStream)
export class StartStreamHandler implements ICommandHandler<StartStream> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: StartStream) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => startStream(states, data),
    });
  }
}

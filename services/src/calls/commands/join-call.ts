import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { joinCall, type JoinCall as Join } from '../domain/join-call.js';
import { Call } from './streams.js';

/** Somebody enters a call, or is back in it. */
export class JoinCall extends ContextCommand<Join> {}

@CommandHandler(JoinCall)
export class JoinCallHandler implements ICommandHandler<JoinCall> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: JoinCall) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: { call: stream(Call, data.callId) },
      decide: (states) => joinCall(states, data),
    });
  }
}

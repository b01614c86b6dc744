import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { CommandRunner, ContextCommand, correlatedWith } from '../../platform/commands/index.js';
import { endCall, type EndCall as End } from '../domain/end-call.js';
import { streamsOfConclusion } from './conclusion.js';

/** A call is ended for everybody. */
export class EndCall extends ContextCommand<End> {}

@CommandHandler(EndCall)
export class EndCallHandler implements ICommandHandler<EndCall> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: EndCall) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: await streamsOfConclusion(this.#runner, data.callId),
      decide: (states, moment) => endCall(states, data, moment),
    });
  }
}

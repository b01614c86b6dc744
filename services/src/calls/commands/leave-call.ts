import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { CommandRunner, ContextCommand, correlatedWith } from '../../platform/commands/index.js';
import { leaveCall, type LeaveCall as Leave } from '../domain/leave-call.js';
import { streamsOfConclusion } from './conclusion.js';

/** Somebody leaves a call for good. */
export class LeaveCall extends ContextCommand<Leave> {}

@CommandHandler(LeaveCall)
export class LeaveCallHandler implements ICommandHandler<LeaveCall> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: LeaveCall) {
    return this.#runner.run({
      context: correlatedWith(context, data.callId),
      streams: await streamsOfConclusion(this.#runner, data.callId),
      decide: (states, moment) => leaveCall(states, data, moment),
    });
  }
}

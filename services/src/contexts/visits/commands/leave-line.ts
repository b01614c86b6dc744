import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { leaveLine, type LeaveLine as Leave } from '../domain/leave-line.js';
import { placeOf, whileItRings } from './ringing.js';
import { Visit } from './streams.js';

/** A visitor goes, stays away, or is sent off. */
export class LeaveLine extends ContextCommand<Omit<Leave, 'portalId'>> {}

@CommandHandler(LeaveLine)
export class LeaveLineHandler implements ICommandHandler<LeaveLine> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: LeaveLine) {
    return whileItRings(async () => {
      const { portalId, ...place } = await placeOf(this.#runner, data.visitId);
      return this.#runner.run({
        context: correlatedWith(context, data.visitId),
        streams: { visit: stream(Visit, data.visitId), ...place },
        decide: (states, moment) => leaveLine(states, { ...data, portalId }, moment),
      });
    });
  }
}

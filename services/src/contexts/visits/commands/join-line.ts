import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { joinLine } from '../domain/join-line.js';
import { placeOf } from './ringing.js';
import { PortalAdmission, Visit } from './streams.js';

/** A visitor rings. */
export class JoinLine extends ContextCommand<{ readonly visitId: string }> {}

@CommandHandler(JoinLine)
export class JoinLineHandler implements ICommandHandler<JoinLine> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data: { visitId } }: JoinLine) {
    const { portalId, line } = await placeOf(this.#runner, visitId);
    return this.#runner.run({
      context: correlatedWith(context, visitId),
      streams: {
        visit: stream(Visit, visitId),
        line,
        admission: stream(PortalAdmission, portalId),
      },
      decide: (states, moment) => joinLine(states, { visitId, portalId }, moment),
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
} from '../../../platform/eventing/commands/index.js';
import { visitorCameBack } from '../domain/visitor-presence.js';
import { placeOf } from './ringing.js';

/** A visitor who was away is there again. */
export class VisitorCameBack extends ContextCommand<{ readonly visitId: string }> {}

@CommandHandler(VisitorCameBack)
export class VisitorCameBackHandler implements ICommandHandler<VisitorCameBack> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data: { visitId } }: VisitorCameBack) {
    const { portalId, line } = await placeOf(this.#runner, visitId);
    return this.#runner.run({
      context: correlatedWith(context, visitId),
      streams: { line },
      decide: (states) => visitorCameBack(states, { visitId, portalId }),
    });
  }
}

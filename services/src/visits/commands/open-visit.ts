import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../platform/commands/index.js';
import { openVisit, type OpenVisit as Open } from '../domain/open-visit.js';
import { PortalDoor, Visit } from './streams.js';

/** A visitor steps through a portal's door. */
export class OpenVisit extends ContextCommand<Open> {}

@CommandHandler(OpenVisit)
export class OpenVisitHandler implements ICommandHandler<OpenVisit> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: OpenVisit) {
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: { visit: stream(Visit, data.visitId), door: stream(PortalDoor, data.portalId) },
      decide: (states) => openVisit(states, data),
    });
  }
}

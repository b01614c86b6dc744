import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { rateVisit, type RateVisit as Rate } from '../domain/rate-visit.js';
import { placeOf } from './ringing.js';
import { PortalAdmission, Visit } from './streams.js';

/** A visitor says how it was. */
export class RateVisit extends ContextCommand<Rate> {}

@CommandHandler(RateVisit)
export class RateVisitHandler implements ICommandHandler<RateVisit> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: RateVisit) {
    const { portalId } = await placeOf(this.#runner, data.visitId);
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: { visit: stream(Visit, data.visitId), admission: stream(PortalAdmission, portalId) },
      decide: (states) => rateVisit(states, data),
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
} from '../../../platform/eventing/commands/index.js';
import { visitorWentAway, type VisitorWentAway as WentAway } from '../domain/visitor-presence.js';
import { placeOf, whileItRings } from './ringing.js';

/** A waiting visitor's connection is gone. */
export class VisitorWentAway extends ContextCommand<Omit<WentAway, 'portalId'>> {}

@CommandHandler(VisitorWentAway)
export class VisitorWentAwayHandler implements ICommandHandler<VisitorWentAway> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: VisitorWentAway) {
    return whileItRings(async () => {
      const { portalId, ...streams } = await placeOf(this.#runner, data.visitId);
      return this.#runner.run({
        context: correlatedWith(context, data.visitId),
        streams,
        decide: (states, moment) => visitorWentAway(states, { ...data, portalId }, moment),
      });
    });
  }
}

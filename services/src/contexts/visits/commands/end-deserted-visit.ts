import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { endDesertedVisit } from '../domain/end-deserted-visit.js';
import { Visit } from './streams.js';

/** A visit that nobody comes to is over. */
export class EndDesertedVisit extends ContextCommand<{ readonly visitId: string }> {}

@CommandHandler(EndDesertedVisit)
export class EndDesertedVisitHandler implements ICommandHandler<EndDesertedVisit> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: EndDesertedVisit) {
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: { visit: stream(Visit, data.visitId) },
      decide: (states) => endDesertedVisit(states, data),
    });
  }
}

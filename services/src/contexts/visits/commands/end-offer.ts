import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { endOffer, type EndOffer as End } from '../domain/end-offer.js';
import { Desk, Line } from './streams.js';

/** It stops ringing at a desk, and the visitor's place stays. */
export class EndOffer extends ContextCommand<End> {}

@CommandHandler(EndOffer)
export class EndOfferHandler implements ICommandHandler<EndOffer> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: EndOffer) {
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: { line: stream(Line, data.portalId), desk: stream(Desk, data.agentId) },
      decide: (states, moment) => endOffer(states, data, moment),
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { offerVisitor, type OfferVisitor as Offer } from '../domain/offer-visitor.js';
import { Desk, Line, PortalAdmission } from './streams.js';

/** Let it ring at a desk for a visitor. */
export class OfferVisitor extends ContextCommand<Offer> {}

@CommandHandler(OfferVisitor)
export class OfferVisitorHandler implements ICommandHandler<OfferVisitor> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: OfferVisitor) {
    return this.#runner.run({
      context: correlatedWith(context, data.visitId),
      streams: {
        line: stream(Line, data.portalId),
        desk: stream(Desk, data.agentId),
        admission: stream(PortalAdmission, data.portalId),
      },
      decide: (states, moment) => offerVisitor(states, data, moment),
    });
  }
}

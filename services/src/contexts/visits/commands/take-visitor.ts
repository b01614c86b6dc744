import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import { takeVisitor, type Taken, type TakeVisitor as Take } from '../domain/take-visitor.js';
import { Desk, Line, Pickup, PortalAdmission, Visit } from './streams.js';

/** An agent takes a visitor. Refused with VISITOR_TAKEN, its details name the agent who was quicker by `agentId`. */
export class TakeVisitor extends ContextCommand<Take, Taken> {}

@CommandHandler(TakeVisitor)
export class TakeVisitorHandler implements ICommandHandler<TakeVisitor> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: TakeVisitor) {
    const { portalId, visitId, agentId } = data;
    return this.#runner.run({
      context: correlatedWith(context, visitId),
      streams: {
        visit: stream(Visit, visitId),
        line: stream(Line, portalId),
        desk: stream(Desk, agentId),
        pickup: stream(Pickup, visitId),
        admission: stream(PortalAdmission, portalId),
      },
      decide: (states, moment) => takeVisitor(states, data, moment),
    });
  }
}

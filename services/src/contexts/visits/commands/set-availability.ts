import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
} from '../../../platform/eventing/commands/index.js';
import { setAvailability, type SetAvailability as Change } from '../domain/set-availability.js';
import { deskOf, whileItRings } from './ringing.js';

/** An agent says how far visitors may come. */
export class SetAvailability extends ContextCommand<Change> {}

@CommandHandler(SetAvailability)
export class SetAvailabilityHandler implements ICommandHandler<SetAvailability> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: SetAvailability) {
    return whileItRings(async () => {
      const { visitId, ...streams } = await deskOf(this.#runner, data.memberId);
      return this.#runner.run({
        context: correlatedWith(context, visitId ?? context.correlationId),
        streams,
        decide: (states, moment) => setAvailability(states, data, moment),
      });
    });
  }
}

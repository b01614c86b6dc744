import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
} from '../../../platform/eventing/commands/index.js';
import { setCallStatus, type SetCallStatus as Change } from '../domain/set-call-status.js';
import { deskOf, whileItRings } from './ringing.js';

/** An agent says whether it may ring. */
export class SetCallStatus extends ContextCommand<Change> {}

@CommandHandler(SetCallStatus)
export class SetCallStatusHandler implements ICommandHandler<SetCallStatus> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: SetCallStatus) {
    return whileItRings(async () => {
      const { visitId, ...streams } = await deskOf(this.#runner, data.memberId);
      return this.#runner.run({
        context: correlatedWith(context, visitId ?? context.correlationId),
        streams,
        decide: (states, moment) => setCallStatus(states, data, moment),
      });
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import {
  CommandRunner,
  ContextCommand,
  correlatedWith,
  stream,
} from '../../../platform/eventing/commands/index.js';
import {
  reportClientError,
  type ReportClientError as Report,
} from '../domain/report-client-error.js';
import { placeOf, whileItRings } from './ringing.js';
import { Visit } from './streams.js';

/** A visitor's page cannot go on. */
export class ReportClientError extends ContextCommand<Omit<Report, 'portalId'>> {}

@CommandHandler(ReportClientError)
export class ReportClientErrorHandler implements ICommandHandler<ReportClientError> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: ReportClientError) {
    return whileItRings(async () => {
      const { portalId, ...place } = await placeOf(this.#runner, data.visitId);
      return this.#runner.run({
        context: correlatedWith(context, data.visitId),
        streams: { visit: stream(Visit, data.visitId), ...place },
        decide: (states, moment) => reportClientError(states, { ...data, portalId }, moment),
      });
    });
  }
}

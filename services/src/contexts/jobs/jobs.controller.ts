import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { jobRoutes } from '@foyer/contracts/jobs';

import type { ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { adminController, asRecord, Input, Serves, type InputOf } from '#platform/http';
import { CancelJob, jobs, RetryJob } from './jobs.command.js';

/** Background jobs as the console's data provider wants them. */
export const AdminJobsController = adminController(jobRoutes.jobResource, {
  readModel: jobs,
  usualSort: ['queuedAt', 'DESC'],
});

/** Lets administrators act on a job. */
@Controller()
export class JobsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(jobRoutes.retryJob)
  async retry(@Input() { params, context }: InputOf<typeof jobRoutes.retryJob>) {
    return this.changed(new RetryJob(context, { jobId: params.id }), params.id);
  }

  @Serves(jobRoutes.cancelJob)
  async cancel(@Input() { params, context }: InputOf<typeof jobRoutes.cancelJob>) {
    return this.changed(new CancelJob(context, { jobId: params.id }), params.id);
  }

  private async changed(command: ContextCommand<unknown>, jobId: string) {
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, jobs.projections);
    return asRecord(await this.queries.execute(new jobs.Get(jobId)));
  }
}

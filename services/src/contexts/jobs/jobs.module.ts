import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideCommands, provideQueries } from '#platform/cqrs';
import { JobsModule } from '#platform/cqrs/jobs';
import { JobCounts } from './job-counts.js';
import * as declared from './jobs.command.js';
import { AdminJobsController, JobsController } from './jobs.controller.js';

/** Shows the background jobs to those who look after the program. */
@Module({
  imports: [CqrsModule, JobsModule],
  controllers: [AdminJobsController, JobsController],
  providers: [JobCounts, ...provideCommands(declared), ...provideQueries(declared)],
})
export class JobAdministrationModule {}

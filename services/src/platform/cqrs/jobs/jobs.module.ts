import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ReactionsModule } from '../reactions/index.js';
import { JobRunner } from './job-runner.js';
import { Jobs } from './jobs.js';

/** For contexts that declare background jobs. */
@Module({
  imports: [CqrsModule, ReactionsModule],
  providers: [{ provide: Jobs, useClass: JobRunner }],
  exports: [Jobs],
})
export class JobsModule {}

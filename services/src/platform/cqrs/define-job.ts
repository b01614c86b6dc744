import type { Provider } from '@nestjs/common';

import { declare, providersOf, type Declaration, type Declared } from './declaration.js';
import type { AnyJob, JobDeclaration } from './jobs/job-declaration.js';
import { Jobs } from './jobs/jobs.js';
import { instancesOf, tokensOf, type Needs } from './needs.js';
import type { Definitions } from './reactions/reaction-declaration.js';

/**
 * Declares a background job: one for each event of some types, tried until it is done, refused, too
 * late or cancelled. It is kept in the log, so that no stop loses it. A module takes it by
 * {@link provideJobs} and imports `JobsModule`.
 */
export function defineJob<const D extends Definitions, N extends Needs = Needs>(
  job: JobDeclaration<D, N>,
): Declaration<'job'>;
export function defineJob(job: AnyJob): Declaration<'job'> {
  const { name, needs = {} } = job;
  const provider: Provider = {
    provide: Symbol(name),
    inject: [Jobs, ...tokensOf(needs)],
    useFactory: (jobs: Jobs, ...given: unknown[]) => {
      jobs.register({ job, needs: instancesOf(needs, given) });
      return job;
    },
  };
  return declare({}, { kind: 'job', name, providers: [provider] });
}

/** Declared jobs, for the providers of a module. */
export function provideJobs(jobs: Declared<'job'>): Provider[] {
  return providersOf('job', jobs);
}

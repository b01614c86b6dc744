import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { JobDocument } from '@foyer/projections/jobs';

import { Metrics } from '#platform/observability';
import { READ_STORE } from '#platform/tokens';

/** Those that someone may have to look at; done and cancelled ones only grow in number. */
const STATUSES = ['queued', 'running', 'failed', 'givenUp'] as const;

/** Shows how many background jobs wait, run, failed and are tried again, or were given up. */
@Injectable()
export class JobCounts implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(READ_STORE) private readonly store: ReadStore,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('foyer_jobs', 'Background jobs by status', ['status'], () =>
      Promise.all(STATUSES.map((status) => this.#count(status))),
    );
  }

  async #count(status: (typeof STATUSES)[number]) {
    const jobs = this.store.collection<JobDocument>('jobs');
    return { labels: { status }, value: await jobs.countDocuments({ status }) };
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { ProcessRoles } from '../../platform/cluster/process-roles/process-roles.js';
import { FirstRun } from './first-run.js';

/** Has everything there before the port opens. */
@Injectable()
export class PrepareTheFirstRun implements OnApplicationBootstrap {
  constructor(
    private readonly firstRun: FirstRun,
    private readonly processRoles: ProcessRoles,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.processRoles.runsBackgroundJobs) await this.firstRun.prepare();
  }
}

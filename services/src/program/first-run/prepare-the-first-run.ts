import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { ProcessRoles } from '../../platform/cluster/process-roles/index.js';
import { FirstRun } from './first-run.js';

/** Has everything there before the port opens. */
@Injectable()
export class PrepareTheFirstRun implements OnApplicationBootstrap {
  readonly #firstRun: FirstRun;
  readonly #processRoles: ProcessRoles;

  constructor(firstRun: FirstRun, processRoles: ProcessRoles) {
    this.#firstRun = firstRun;
    this.#processRoles = processRoles;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#processRoles.runsBackgroundJobs) await this.#firstRun.prepare();
  }
}

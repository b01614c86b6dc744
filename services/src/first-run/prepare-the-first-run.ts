import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Duties } from '../platform/duties/index.js';
import { FirstRun } from './first-run.js';

/** Has everything there before the port opens. */
@Injectable()
export class PrepareTheFirstRun implements OnApplicationBootstrap {
  readonly #firstRun: FirstRun;
  readonly #duties: Duties;

  constructor(firstRun: FirstRun, duties: Duties) {
    this.#firstRun = firstRun;
    this.#duties = duties;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#duties.doesErrands) await this.#firstRun.prepare();
  }
}

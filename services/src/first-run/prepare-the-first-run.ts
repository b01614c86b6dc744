import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { FirstRun } from './first-run.js';

/** Has everything there before the port opens. */
@Injectable()
export class PrepareTheFirstRun implements OnApplicationBootstrap {
  readonly #firstRun: FirstRun;

  constructor(firstRun: FirstRun) {
    this.#firstRun = firstRun;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#firstRun.prepare();
  }
}

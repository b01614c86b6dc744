import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';

/**
 * Since when the program has had the services that it is set up with: it reads them as it starts.
 */
@Injectable()
export class SetUpSince {
  readonly at: string;

  constructor(clock: Clock) {
    this.at = clock.now().toISOString();
  }
}

import { Inject, Injectable } from '@nestjs/common';

import { readSettings } from '#platform/config';
import { ENVIRONMENT, type Environment } from '#platform/tokens';
import { webPushSettings } from './web-push-settings.js';

/** When notices are shown, as the operator has set it. */
@Injectable()
export class NoticeTimes {
  /** Visitors may wait at empty desks for so long, in milliseconds; 0 where supervisors learn nothing. */
  readonly unattendedMs: number;
  readonly #repeatMs: number;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    const settings = readSettings(webPushSettings, environment);
    this.unattendedMs = settings.WEB_PUSH_UNATTENDED_MINUTES * 60_000;
    this.#repeatMs = settings.WEB_PUSH_REPEAT_SECONDS * 1_000;
  }

  /** How often a notice is due by now that was due first at a time. */
  nth(since: Date, now: Date): number {
    if (this.#repeatMs === 0) return 1;
    return 1 + Math.floor((now.getTime() - since.getTime()) / this.#repeatMs);
  }
}

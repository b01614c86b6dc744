import { Inject, Injectable } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { SessionDocument } from '@foyer/projections/identity';

import { READ_STORE } from '#platform/tokens';

/** Finds the sign-ins of a member. A page comes back by any of them. */
@Injectable()
export class RunningSignIns {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /**
   * A sign-in whose end has not been projected yet counts.
   * @returns the ids of those that run at a time
   */
  async of(memberId: string, now: Date): Promise<ReadonlySet<string>> {
    const sessions = await this.store.collection<SessionDocument>('sessions').find({ memberId });
    const running = sessions.filter(({ expiresAt }) => expiresAt > now.toISOString());
    return new Set(running.map(({ _id }) => _id));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { SessionDocument } from '@foyer/projections/sessions';

import { READ_STORE } from '#platform/tokens';

/** Finds the sessions that meetings can be planned for. A deleted one is not in the read model. */
@Injectable()
export class SessionRooms {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** True if a person may plan meetings for a session: a member of it. */
  async isThereFor(sessionId: string, memberId: string): Promise<boolean> {
    const sessions = this.store.collection<SessionDocument>('sessionRooms');
    const session = await sessions.findOne({ _id: sessionId });
    return session?.members.some((one) => one.memberId === memberId) === true;
  }
}

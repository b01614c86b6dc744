import { Inject, Injectable } from '@nestjs/common';
import type { ReadStore } from '@foyer/projections';
import type { SessionDocument } from '@foyer/projections/sessions';

import { READ_STORE } from '#platform/tokens';
import { SessionRooms } from '../ports/session-rooms.js';

/** Sessions as the read model of sessions has them; one that was deleted is not in it. */
@Injectable()
export class ReadSessionRooms extends SessionRooms {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {
    super();
  }

  async isThereFor(sessionId: string, memberId: string): Promise<boolean> {
    const sessions = this.store.collection<SessionDocument>('sessionRooms');
    const session = await sessions.findOne({ _id: sessionId });
    return session?.members.some((one) => one.memberId === memberId) === true;
  }
}

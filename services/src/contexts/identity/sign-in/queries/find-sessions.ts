import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { trusted, type ReadStore, type SessionDocument } from '@foyer/projections';

import { Clock } from '../../../../platform/clock/index.js';
import { READ_STORE } from '../../../../platform/tokens.js';
import { LastSeen } from '../ports/last-seen.js';

/** A session that runs, and when it last called: as far back as that is known, else its sign-in. */
export interface SeenSession extends SessionDocument {
  readonly lastSeenAt: string;
}

/** The sessions of a member that run, the newest first. */
export class FindSessions extends Query<readonly SeenSession[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(FindSessions)
export class FindSessionsHandler implements IQueryHandler<FindSessions> {
  readonly #store: ReadStore;
  readonly #clock: Clock;
  readonly #lastSeen: LastSeen;

  constructor(@Inject(READ_STORE) store: ReadStore, clock: Clock, lastSeen: LastSeen) {
    this.#store = store;
    this.#clock = clock;
    this.#lastSeen = lastSeen;
  }

  async execute({ memberId }: FindSessions): Promise<readonly SeenSession[]> {
    const now = this.#clock.now().toISOString();
    const found = await this.#store
      .collection<SessionDocument>('sessions')
      .find({ memberId, expiresAt: trusted({ $gt: now }) }, { sort: { signedInAt: -1, _id: -1 } });
    return found.map((session) => ({
      ...session,
      lastSeenAt: this.#lastSeen.of(session._id) ?? session.signedInAt,
    }));
  }
}

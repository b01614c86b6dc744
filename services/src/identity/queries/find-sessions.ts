import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { trusted, type ReadStore, type SessionDocument } from '@foyer/projections';

import { Clock } from '../../platform/clock/index.js';
import { READ_STORE } from '../../platform/tokens.js';

/** The sessions of a member that run, the newest first. */
export class FindSessions extends Query<readonly SessionDocument[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(FindSessions)
export class FindSessionsHandler implements IQueryHandler<FindSessions> {
  readonly #store: ReadStore;
  readonly #clock: Clock;

  constructor(@Inject(READ_STORE) store: ReadStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async execute({ memberId }: FindSessions): Promise<readonly SessionDocument[]> {
    const now = this.#clock.now().toISOString();
    return this.#store
      .collection<SessionDocument>('sessions')
      .find({ memberId, expiresAt: trusted({ $gt: now }) }, { sort: { signedInAt: -1, _id: -1 } });
  }
}

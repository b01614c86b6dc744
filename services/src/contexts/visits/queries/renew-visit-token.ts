import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { VISIT_GOODBYE_MS } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { VisitDocument } from '@foyer/projections/visits';

import { Tokens } from '../../identity/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Rejected } from '../../../platform/eventing/commands/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { ClientSecrets } from '../ports/client-secrets.js';

/**
 * A fresh token for a visit, for who knows its secret; the visit stays as it is. Refused with VISIT_NOT_FOUND, also for
 * another secret, and with VISIT_OVER once there is nothing left to say about it.
 */
export class RenewVisitToken extends Query<string> {
  constructor(
    readonly visitId: string,
    readonly clientSecret: string,
  ) {
    super();
  }
}

@QueryHandler(RenewVisitToken)
export class RenewVisitTokenHandler implements IQueryHandler<RenewVisitToken> {
  readonly #store: ReadStore;
  readonly #secrets: ClientSecrets;
  readonly #tokens: Tokens;
  readonly #clock: Clock;

  constructor(
    @Inject(READ_STORE) store: ReadStore,
    secrets: ClientSecrets,
    tokens: Tokens,
    clock: Clock,
  ) {
    this.#store = store;
    this.#secrets = secrets;
    this.#tokens = tokens;
    this.#clock = clock;
  }

  async execute({ visitId, clientSecret }: RenewVisitToken): Promise<string> {
    const known = await this.#secrets.matches(visitId, clientSecret);
    const visits = this.#store.collection<VisitDocument>('visits');
    const visit = known ? await visits.findOne({ _id: visitId }) : undefined;
    if (!visit) throw new Rejected('VISIT_NOT_FOUND');
    const { endedAt } = visit;
    const now = this.#clock.now().getTime();
    if (endedAt !== null && now >= Date.parse(endedAt) + VISIT_GOODBYE_MS) {
      throw new Rejected('VISIT_OVER');
    }
    return this.#tokens.issueVisitToken(visitId);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';
import type { PushSubscriptionDocument } from '@foyer/projections/web-push';

import { READ_STORE } from '#platform/tokens';

/** Tells which members have notices on devices: no reaction has to look at the others. */
@Injectable()
export class Subscribers {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** All who have some. */
  async all(): Promise<readonly string[]> {
    return this.#find({});
  }

  /** Those of the members who have some. */
  async among(memberIds: readonly string[]): Promise<readonly string[]> {
    if (memberIds.length === 0) return [];
    return this.#find({ memberId: trusted({ $in: memberIds }) });
  }

  async has(memberId: string): Promise<boolean> {
    return (await this.among([memberId])).length > 0;
  }

  async #find(filter: Filter<PushSubscriptionDocument>): Promise<readonly string[]> {
    const found = await this.store
      .collection<PushSubscriptionDocument>('pushSubscriptions')
      .find(filter, { projection: { memberId: 1 } });
    return [...new Set(found.map(({ memberId }) => memberId))];
  }
}

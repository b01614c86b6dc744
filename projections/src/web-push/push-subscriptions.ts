import type { PushSubscriptionEvent } from '@foyer/contracts/web-push';

import { defineProjection, inCollection, type Evolve } from '../platform/runner/index.js';

/** A browser that shows notices to a member. */
export interface PushSubscriptionDocument {
  readonly _id: string;
  readonly memberId: string;
}

type Collections = Readonly<Record<'pushSubscriptions', PushSubscriptionDocument>>;

const { put, delete: remove } = inCollection<PushSubscriptionDocument, 'pushSubscriptions'>(
  'pushSubscriptions',
);

const evolve: Evolve<Collections, PushSubscriptionEvent> = {
  PushSubscriptionAdded: ({ data: { subscriptionId, memberId } }) => [
    put({ _id: subscriptionId, memberId }),
  ],
  PushSubscriptionEnded: ({ data: { subscriptionId } }) => [remove(subscriptionId)],
};

/** Which members have notices on devices. */
export const pushSubscriptions = defineProjection({
  name: 'pushSubscriptions',
  version: 1,
  collections: { pushSubscriptions: { indexes: [{ key: { memberId: 1 } }] } },
  evolve,
});

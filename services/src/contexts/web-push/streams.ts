import { memberEvents } from '@foyer/contracts/identity';
import { pushNoticeEvents, pushSubscriptionEvents } from '@foyer/contracts/web-push';

import { defineAggregate, defineFold, stream } from '#platform/cqrs';
import { evolvePushNotice, noPushNotice } from './domain/push-notice.js';
import { evolvePushSubscriptions, noPushSubscriptions } from './domain/push-subscriptions.js';
import { evolveSignIns, noSignIns } from './domain/running-sign-ins.js';

/** Streams `pushsubscriptions-<memberId>`. */
const PushSubscriptions = defineAggregate({
  name: 'pushsubscriptions',
  initial: noPushSubscriptions,
  evolve: evolvePushSubscriptions,
  events: pushSubscriptionEvents,
});

/** Streams `pushnotice-<noticeId>`. */
const PushNotice = defineAggregate({
  name: 'pushnotice',
  initial: noPushNotice,
  evolve: evolvePushNotice,
  events: pushNoticeEvents,
});

/** A member's own stream, folded to the sign-ins that run. */
const SignIns = defineFold({
  name: 'member',
  initial: noSignIns,
  evolve: evolveSignIns,
  events: memberEvents,
});

export const subscriptionsOf = (memberId: string) => stream(PushSubscriptions, memberId);
export const noticeOf = (noticeId: string) => stream(PushNotice, noticeId);
export const signInsOf = (memberId: string) => stream(SignIns, memberId);

import { MemberAccessEnded, MemberSignedIn, MemberSignedOut } from '@foyer/contracts/identity';
import { PushSubscriptionAdded } from '@foyer/contracts/web-push';

import { defineReaction } from '#platform/cqrs';
import { EndPushSubscriptions } from '../commands.js';
import { isRunning } from '../domain/running-sign-ins.js';
import { signInsOf, subscriptionsOf } from '../streams.js';
import { DAY_MS } from './push-times.js';

/**
 * A browser shows no more notices to a member who is not signed in there any more: the sign-in was
 * ended, or it ran out.
 */
export const EndPushSubscriptionsWithTheSignIn = defineReaction({
  name: 'end-push-subscriptions-with-the-sign-in',
  on: [PushSubscriptionAdded, MemberSignedIn, MemberSignedOut, MemberAccessEnded],
  key: ({ data }) => data.memberId,
  run: async (memberId, { stateOf, execute, now, again }) => {
    const { running } = await stateOf(subscriptionsOf(memberId));
    if (running.length === 0) return;
    const signIns = await stateOf(signInsOf(memberId));
    const over = running.filter(({ sessionId }) => !isRunning(signIns, sessionId, now));
    if (over.length > 0) {
      const subscriptionIds = over.map(({ subscriptionId }) => subscriptionId);
      await execute(EndPushSubscriptions, { memberId, subscriptionIds, reason: 'sign-in-ended' });
    }
    const ends = running
      .filter((one) => !over.includes(one))
      .map(({ sessionId }) => Date.parse(signIns.get(sessionId) ?? ''));
    // A timer is set for no longer than a day: what is due later is looked at again.
    if (ends.length > 0) again(new Date(Math.min(...ends, now.getTime() + DAY_MS)));
  },
});

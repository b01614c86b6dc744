import { MemberAccessEnded, MemberSignedOut } from '@foyer/contracts/identity';

import { defineReaction } from '#platform/cqrs';
import { EndPushSubscriptions } from '../commands.js';
import { isRunning } from '../domain/running-sign-ins.js';
import { signInsOf, subscriptionsOf } from '../streams.js';

/** A browser shows no more notices to a member who is not signed in there any more. */
export const EndPushSubscriptionsWithTheSignIn = defineReaction({
  name: 'end-push-subscriptions-with-the-sign-in',
  on: [MemberSignedOut, MemberAccessEnded],
  key: ({ data }) => data.memberId,
  run: async (memberId, { stateOf, execute, now }) => {
    const { running } = await stateOf(subscriptionsOf(memberId));
    if (running.length === 0) return;
    const signIns = await stateOf(signInsOf(memberId));
    const subscriptionIds = running
      .filter(({ sessionId }) => !isRunning(signIns, sessionId, now))
      .map(({ subscriptionId }) => subscriptionId);
    if (subscriptionIds.length === 0) return;
    const reason = 'sign-in-ended';
    await execute(EndPushSubscriptions, { memberId, subscriptionIds, reason });
  },
});

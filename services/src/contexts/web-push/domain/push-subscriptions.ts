import { accepted, type Decision } from '@foyer/contracts/decision';
import {
  PUSH_SUBSCRIPTIONS_MAX,
  type PushEndReason,
  type PushSubscriptionEvent,
} from '@foyer/contracts/web-push';

/** A browser that shows notices, for as long as a sign-in lasts. */
export interface PushSubscription {
  readonly subscriptionId: string;
  readonly sessionId: string;
}

/** The browsers that show notices to a member, the oldest first. */
export interface PushSubscriptions {
  readonly running: readonly PushSubscription[];
}

export const noPushSubscriptions: PushSubscriptions = { running: [] };

export function evolvePushSubscriptions(
  { running }: PushSubscriptions,
  { type, data }: PushSubscriptionEvent,
): PushSubscriptions {
  const others = running.filter(({ subscriptionId }) => subscriptionId !== data.subscriptionId);
  if (type === 'PushSubscriptionEnded') return { running: others };
  const { subscriptionId, sessionId } = data;
  return { running: [...others, { subscriptionId, sessionId }] };
}

export interface AddPushSubscription extends PushSubscription {
  readonly memberId: string;
  /** Earlier ones of the same browser. */
  readonly replaces: readonly string[];
}

/** Adds a browser. It takes the place of its earlier ones, and too many end the oldest. */
export function addPushSubscription(
  { running }: PushSubscriptions,
  { memberId, subscriptionId, sessionId, replaces }: AddPushSubscription,
): Decision<readonly PushSubscriptionEvent[]> {
  if (running.some((one) => one.subscriptionId === subscriptionId)) return accepted([]);
  const isFormer = (one: PushSubscription) => replaces.includes(one.subscriptionId);
  const others = running.filter((one) => !isFormer(one));
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - PUSH_SUBSCRIPTIONS_MAX));
  return accepted([
    ...running.filter(isFormer).map((one) => ended(memberId, one, 'replaced')),
    ...tooMany.map((one) => ended(memberId, one, 'too-many')),
    { type: 'PushSubscriptionAdded', data: { memberId, subscriptionId, sessionId } },
  ]);
}

export interface EndPushSubscriptions {
  readonly memberId: string;
  readonly subscriptionIds: readonly string[];
  readonly reason: PushEndReason;
}

/** Ends browsers; those that have ended stay so. */
export function endPushSubscriptions(
  { running }: PushSubscriptions,
  { memberId, subscriptionIds, reason }: EndPushSubscriptions,
): Decision<readonly PushSubscriptionEvent[]> {
  return accepted(
    running
      .filter(({ subscriptionId }) => subscriptionIds.includes(subscriptionId))
      .map((one) => ended(memberId, one, reason)),
  );
}

const ended = (
  memberId: string,
  { subscriptionId }: PushSubscription,
  reason: PushEndReason,
): PushSubscriptionEvent => ({
  type: 'PushSubscriptionEnded',
  data: { memberId, subscriptionId, reason },
});

import { PushNoticeEnded } from '@foyer/contracts/web-push';

import { defineJob } from '#platform/cqrs';
import { NoticeDelivery } from '../domain/notice-delivery.service.js';
import { noticeOf } from '../streams.js';
import { AT_ONCE, DAY_MS, RETRIES, secondsUntil, tagOf, topicOf } from './push-times.js';

/** Has browsers take a notice away whose matter is over. It replaces one that is under way. */
export const TakeAPushNoticeBack = defineJob({
  name: 'take-a-push-notice-back',
  on: [PushNoticeEnded],
  needs: { delivery: NoticeDelivery },
  deadlineMs: DAY_MS,
  until: ({ data }) => data.until,
  retries: RETRIES,
  atOnce: AT_ONCE,
  person: ({ data }) => data.memberId,
  run: async ({ data }, { needs: { delivery }, stateOf, now, signal }) => {
    const { noticeId, memberId, until } = data;
    const { subscriptionIds, kind, callId } = await stateOf(noticeOf(noticeId));
    if (kind === null) return;
    const notice = { kind, tag: tagOf(noticeId, { kind, callId }), over: true } as const;
    const options = {
      topic: topicOf(noticeId),
      urgency: 'high',
      ttl: secondsUntil(until, now),
    } as const;
    const tries = subscriptionIds.map((subscriptionId) =>
      delivery.deliver({ memberId, subscriptionId }, notice, options, signal),
    );
    // One that fails is tried again, together with the others: to take it away twice does no harm.
    await Promise.all(tries);
  },
});

import { PushNoticeDue } from '@foyer/contracts/web-push';

import { defineJob } from '#platform/cqrs';
import { EndPushSubscriptions } from '../commands.js';
import { NoticeDelivery } from '../domain/notice-delivery.service.js';
import { noticeOf } from '../streams.js';
import {
  AT_ONCE,
  DAY_MS,
  lineOf,
  RETRIES,
  secondsUntil,
  tagOf,
  topicOf,
  URGENT,
} from './push-times.js';

/** Sends a notice to one browser, while it is of use; a matter that is over is not sent. */
export const SendAPushNotice = defineJob({
  name: 'send-a-push-notice',
  on: [PushNoticeDue],
  needs: { delivery: NoticeDelivery },
  deadlineMs: DAY_MS,
  until: ({ data }) => data.until,
  retries: RETRIES,
  atOnce: AT_ONCE,
  inLine: lineOf,
  person: ({ data }) => data.memberId,
  run: async ({ data }, { needs: { delivery }, stateOf, execute, now, signal }) => {
    const { noticeId, memberId, subscriptionId, kind, nth, portalId, callId, count } = data;
    const { status } = await stateOf(noticeOf(noticeId));
    if (status === 'over') return;
    const notice = {
      ...{ kind, tag: tagOf(noticeId, data), ...(nth > 1 && { again: true as const }) },
      ...(portalId !== null && { portalId }),
      ...(callId !== null && { callId }),
      ...(count !== null && { count }),
    };
    const urgency = URGENT.includes(kind) ? 'high' : 'normal';
    const options = {
      topic: topicOf(noticeId),
      urgency,
      ttl: secondsUntil(data.until, now),
    } as const;
    const { ends: reason } = await delivery.deliver(data, notice, options, signal);
    if (reason)
      await execute(EndPushSubscriptions, { memberId, subscriptionIds: [subscriptionId], reason });
  },
});

import { Clock } from '#platform/clock';
import { defineCommand } from '#platform/cqrs';
import { PushSender } from '../adapters/push-sender.js';
import { noticeOf, signInsOf, subscriptionsOf } from '../streams.js';
import { endNotice, raiseNotice, type NewNotice } from './push-notice.js';
import { isRunning } from './running-sign-ins.js';

/** Has all browsers of a member show a notice; nothing happens where there are none. */
export const RaiseNotice = defineCommand({
  name: 'RaiseNotice',
  needs: { sender: PushSender, clock: Clock },
  prepare: async ({ memberId }: NewNotice, { stateOf, needs: { sender, clock } }) => {
    if (!sender.isOn) return [];
    const { running } = await stateOf(subscriptionsOf(memberId));
    if (running.length === 0) return [];
    const signIns = await stateOf(signInsOf(memberId));
    return running
      .filter(({ sessionId }) => isRunning(signIns, sessionId, clock.now()))
      .map(({ subscriptionId }) => subscriptionId);
  },
  stream: ({ noticeId }) => noticeOf(noticeId),
  decide: (state, data, { prepared }) => raiseNotice(state, data, prepared),
});

/** Takes a notice away wherever it is shown. */
export const EndNotice = defineCommand({
  name: 'EndNotice',
  stream: ({ noticeId }: Parameters<typeof endNotice>[1]) => noticeOf(noticeId),
  decide: endNotice,
});

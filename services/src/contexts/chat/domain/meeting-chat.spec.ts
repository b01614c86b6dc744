import { expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { placeIn } from './channel.js';
import { evolveChatCall, noChatCall } from './chat-call.js';

const [callId, meetingId, ada, tom, gil] = ['call', 'meeting', 'ada', 'tom', 'gil'];
const began: CallEvent = {
  type: 'CallStarted',
  data: {
    ...{
      callId,
      origin: { kind: 'meeting', id: meetingId },
      startedAt: '2026-03-02T09:00:00.000Z',
    },
    participants: [{ joinerId: ada, joinerType: 'User', role: 'admin' }],
  },
};
const joined = (joinerId: string, joinerType: 'User' | 'Guest'): CallEvent => ({
  type: 'CallJoined',
  data: { callId, joinerId, joinerType },
});
const left = (joinerId: string, reason: 'left' | 'removed'): CallEvent => ({
  type: 'CallLeft',
  data: { callId, joinerId, reason },
});
const ended: CallEvent = {
  type: 'CallEnded',
  data: { callId, reason: 'last-left', endedBy: null, durationMs: 1 },
};
const placeOf = (personId: string, ...events: readonly CallEvent[]) => {
  const call = [began, ...events].reduce(evolveChatCall, noChatCall);
  const channel = { session: { status: 'none' as const }, sessionCall: undefined, call };
  return placeIn(channel, { channelId: callId, personId });
};
const inside = [joined(ada, 'User'), joined(tom, 'User'), joined(gil, 'Guest')];

test('members who were in a meeting read its chat afterwards, and write nothing there any more', () => {
  expect(placeOf(tom, ...inside)).toMatchObject({ reads: 'all', readOnly: null });
  expect(placeOf(tom, ...inside, left(tom, 'left'))).toMatchObject({
    readOnly: 'CHANNEL_READ_ONLY',
  });
  expect(placeOf(tom, ...inside, ended)).toMatchObject({ reads: 'all', readOnly: 'CALL_OVER' });
});

test('guests, those who were put out, and those who were not there do not', () => {
  expect(placeOf(gil, ...inside, ended)).toBeUndefined();
  expect(placeOf(tom, ...inside, left(tom, 'removed'), ended)).toBeUndefined();
  expect(placeOf('eve', ...inside, ended)).toBeUndefined();
});

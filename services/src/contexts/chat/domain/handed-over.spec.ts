import { expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { placeIn } from './channel.js';
import { evolveChatCall, noChatCall } from './chat-call.js';
import { isSeen, isTold, seenFrom } from './seen.js';

const [callId, ada, tom, vera] = ['call', 'ada', 'tom', 'vera'];
const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;
const joined = (joinerId: string, joinerType: 'User' | 'Guest' = 'User'): CallEvent => ({
  type: 'CallJoined',
  data: { callId, joinerId, joinerType },
});
const handedOver = (from: string, joinerId: string, minute: number): CallEvent => ({
  type: 'CallHandedOver',
  data: { callId, from, joinerId, because: 'transfer', at: at(minute) },
});
const events: readonly CallEvent[] = [
  {
    type: 'CallStarted',
    data: {
      ...{ callId, startedAt: at(0), participants: [] },
      origin: { kind: 'queue', id: vera, portalId: 'portal', agentId: ada },
    },
  },
  ...[joined(vera, 'Guest'), joined(ada), joined(tom)],
];
const placeOf = (personId: string, ...later: readonly CallEvent[]) => {
  const call = [...events, ...later].reduce(evolveChatCall, noChatCall);
  const channel = { session: { status: 'none' as const }, sessionCall: undefined, call };
  return placeIn(channel, { channelId: callId, personId });
};
const said = (minute: number) => ({
  ...{ channelId: callId, sessionId: null, callId, saidAt: at(minute) },
});

test('an agent who handed the visitor over reads what was written until then, and hears nothing', () => {
  const place = placeOf(ada, handedOver(ada, tom, 3))!;
  const seen = seenFrom(callId, place);
  expect(place).toMatchObject({ until: at(3), readOnly: 'CHANNEL_READ_ONLY', callId: null });
  expect([2, 3, 4].map((minute) => isSeen(said(minute), seen))).toEqual([true, false, false]);
  expect(isTold(said(4), seen)).toBe(false);
});

test('it stays so after the call, for that agent alone', () => {
  const ended: CallEvent = {
    type: 'CallEnded',
    data: { callId, reason: 'ended', endedBy: tom, durationMs: 1 },
  };
  const later = [handedOver(ada, tom, 3), ended];
  expect(placeOf(ada, ...later)).toMatchObject({ until: at(3), readOnly: 'CALL_OVER' });
  expect(placeOf(tom, ...later)).toMatchObject({ until: null, readOnly: 'CALL_OVER' });
});

test('one who comes back reads everything: as the agent again, or asked by the present one', () => {
  const back = [handedOver(ada, tom, 3), joined(ada), handedOver(tom, ada, 5)];
  expect(placeOf(ada, ...back)).toMatchObject({ until: null, readOnly: null });
  expect(placeOf(tom, ...back)).toMatchObject({ until: at(5) });
  expect(placeOf(ada, handedOver(ada, tom, 3), joined(ada))).toMatchObject({ until: null });
});

import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { ShownThings } from '../conference/shown.js';
import { evolveCall, noCall, type CallOn } from './call.js';
import { setWhiteboard } from './whiteboard.js';

const [callId, agentId, visitorId, kimId, portalId] = [1, 2, 3, 4, 5].map(
  (n) => `019a0000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const startedAt = '2026-03-02T09:00:00.000Z';
const started: CallEvent = {
  type: 'CallStarted',
  data: {
    ...{ callId, startedAt },
    origin: { kind: 'queue', id: visitorId, portalId, agentId },
    participants: [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitorId, joinerType: 'Guest', role: 'guest' },
    ],
  },
};
const asked: CallEvent = {
  type: 'CallConsultStarted',
  data: { callId, joinerId: kimId, by: agentId, expiresAt: startedAt, at: startedAt },
};
const together: CallEvent = {
  type: 'CallConsultOpened',
  data: { callId, joinerId: kimId, by: agentId },
};
const opened = (joinerId: string): CallEvent => ({
  type: 'CallWhiteboardOpened',
  data: { callId, joinerId },
});
const call = (...events: readonly CallEvent[]) =>
  [started, ...events].reduce(evolveCall, noCall) as CallOn;

/** The boards that a conference shows which knows the call alone, as after a start of the server. */
const afterRestart = (state: CallOn) => {
  const shown = new ShownThings();
  shown.restore(state);
  const openTo = (isAside: boolean) => shown.to(isAside).whiteboard.isOpen;
  return { toAll: openTo(false), aside: openTo(true) };
};

describe('the whiteboard of a call', () => {
  test('is open after a restart where it was open before', () => {
    expect(afterRestart(call())).toEqual({ toAll: false, aside: false });
    expect(afterRestart(call(opened(agentId)))).toEqual({ toAll: true, aside: true });
    const closed = { type: 'CallWhiteboardClosed', data: { callId, joinerId: visitorId } } as const;
    expect(afterRestart(call(opened(agentId), closed))).toEqual({ toAll: false, aside: false });
  });

  test('is open to agent and colleague alone who opened it in private, and to all with them', () => {
    expect(afterRestart(call(asked, opened(kimId)))).toEqual({ toAll: false, aside: true });
    expect(afterRestart(call(asked, opened(kimId), together)).toAll).toBe(true);
  });

  test('is written down when it opens, and not when it is only made small', () => {
    const open = { callId, joinerId: agentId, isOpen: true };
    expect(setWhiteboard({ call: call() }, open)).toMatchObject({
      events: { call: [opened(agentId)] },
    });
    expect(setWhiteboard({ call: call(opened(agentId)) }, open)).toMatchObject({
      events: { call: [] },
    });
  });
});

import { expect, test } from '@jest/globals';
import type { Desk } from './read-models.js';

import { agentState } from './agent-state.js';

const since = '2026-03-02T12:00:00.000Z';
const missed = '2026-03-02T12:05:00.000Z';
const desk: Desk & { lostSince: string | null } = {
  memberId: 'kim',
  lostSince: null,
  availability: 'auto',
  breakKind: null,
  since,
  engagement: { kind: 'free' },
  callStatus: 'available',
  notRespondingSince: null,
  otherCalls: [],
  wrapUp: null,
  setBy: null,
};
const wrapUp = { callDetailId: 'call', queueId: 'portal', endsAt: missed };
const inCall = { kind: 'inCall', callDetailId: 'call', clientId: 'ada' } as const;

test.each<[string, Partial<typeof desk>, string | null]>([
  ['free', {}, null],
  ['free', { availability: 'manual' }, null],
  [
    'offered',
    { engagement: { kind: 'offered', offerId: 'o', clientId: 'a', expiresAt: missed } },
    null,
  ],
  ['inCall', { engagement: inCall, callStatus: 'busy', availability: 'away' }, null],
  ['connectionLost', { lostSince: missed }, missed],
  ['connectionLost', { lostSince: missed, engagement: inCall, callStatus: 'busy' }, missed],
  [
    'inCall',
    { otherCalls: [{ callDetailId: 'other', kind: 'session', since: missed }], wrapUp },
    missed,
  ],
  ['notResponding', { notRespondingSince: missed }, missed],
  ['wrapUp', { wrapUp, callStatus: 'busy' }, null],
  ['break', { availability: 'away', breakKind: 'lunch' }, since],
  ['offline', { availability: 'offline' }, since],
  ['busy', { callStatus: 'busy' }, null],
])('an agent is %s', (state, change, at) => {
  expect(agentState({ ...desk, ...change })).toEqual({ state, since: at });
});

import { expect, test } from '@jest/globals';
import type { Desk } from '@foyer/contracts/visits';

import { agentsAtWork } from './agents-at-work.js';

const at = '2026-03-02T12:05:00.000Z';
const free: Desk & { lostSince: string | null } = {
  memberId: 'kim',
  lostSince: null,
  availability: 'auto',
  breakKind: null,
  since: at,
  engagement: { kind: 'free' },
  callStatus: 'available',
  notRespondingSince: null,
  otherCalls: [],
  wrapUp: null,
  setBy: null,
};
const inCall = {
  ...free,
  engagement: { kind: 'inCall', callDetailId: 'call', clientId: 'ada' },
  callStatus: 'busy',
} as const;

test.each([
  ['no agent', [], { working: 0, free: 0 }],
  ['a free one', [free], { working: 1, free: 1 }],
  ['one in a call', [inCall, free], { working: 2, free: 1 }],
  [
    'one in wrap-up',
    [{ ...free, wrapUp: { callDetailId: 'c', queueId: 'q', endsAt: at } }],
    { working: 1, free: 0 },
  ],
  ['one who does not respond', [{ ...free, notRespondingSince: at }], { working: 0, free: 0 }],
  ['one who has lost the connection', [{ ...inCall, lostSince: at }], { working: 0, free: 0 }],
  ['one on a break', [{ ...free, availability: 'away' as const }], { working: 0, free: 0 }],
  [
    'one who goes on a break after the call',
    [{ ...inCall, availability: 'away' as const }],
    { working: 0, free: 0 },
  ],
])('%s', (_, desks, counted) => {
  expect(agentsAtWork(desks)).toEqual(counted);
});

import { describe, expect, test } from '@jest/globals';

import { queueCallEnded, queueCallEndsWhen } from './queue-call.js';
import { after, desk, visit } from '../testing/happenings.js';

const origin = { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' } as const;

describe('a call from a queue', () => {
  test.each([
    ['kim', 'ended', 'agent-ended'],
    ['kim', 'left', 'agent-left'],
    ['kim', 'removed', 'agent-left'],
    ['kim', 'connection-lost', 'connection-lost'],
    ['ada', 'ended', 'visitor-left'],
    ['ada', 'left', 'visitor-left'],
    ['ada', 'connection-lost', 'connection-lost'],
    // A colleague who was asked in.
    ['lee', 'left', undefined],
    ['lee', 'ended', undefined],
    ['lee', 'connection-lost', undefined],
  ] as const)('when %s goes (%s) ends as %s', (joinerId, how, reason) => {
    expect(queueCallEndsWhen({ origin, joinerId, how })).toBe(reason);
  });

  test.each([
    ['agent-ended', 'served'],
    ['connection-lost', 'call-lost'],
  ] as const)('that ended as %s frees the agent and ends the visit as %s', (reason, because) => {
    expect(queueCallEnded(origin, 'ada', reason, after(60))).toEqual({
      desk: [desk.freed('kim', 'ada', 60)],
      visit: [visit.ended('ada', because)],
    });
  });
});

import { describe, expect, test } from '@jest/globals';

import { newDesk } from '../desk/state.js';
import { noAdmission } from './portal-admission.js';
import { queueCallEnded, queueCallEndsWhen } from './queue-call.js';
import { after, at, desk, visit } from '../testing/happenings.js';

const origin = { kind: 'queue', id: 'ada', portalId: 'portal', agentId: 'kim' } as const;
const atWork = { ...newDesk, open: true };

describe('a call from a queue', () => {
  test.each([
    ['kim', 'ended', 'agent-ended'],
    ['kim', 'left', 'agent-left'],
    ['kim', 'removed', 'agent-left'],
    ['kim', 'connection-lost', 'connection-lost'],
    ['ada', 'ended', 'visitor-left'],
    ['ada', 'left', 'visitor-left'],
    ['ada', 'removed', 'visitor-removed'],
    ['ada', 'administrator-ended', 'administrator-ended'],
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
    ['visitor-left', 'served'],
    ['agent-left', 'served'],
    ['connection-lost', 'call-lost'],
    ['visitor-removed', 'removed'],
    ['administrator-ended', 'administrator-ended'],
  ] as const)('that ended as %s frees the agent and ends the visit as %s', (reason, because) => {
    expect(
      queueCallEnded(
        { desk: atWork, admission: noAdmission },
        { origin, callId: 'ada', reason, startedAt: at(0), endedAt: after(60) },
      ),
    ).toEqual({
      desk: [desk.freed('kim', 'ada', 60)],
      visit: [visit.ended('ada', because)],
    });
  });

  const ended = {
    origin,
    callId: 'ada',
    reason: 'agent-ended',
    startedAt: at(0),
    endedAt: after(60),
  } as const;
  const admission = { ...noAdmission, wrapUpSeconds: 30 };

  test('gives the agent the time of the portal for what is left to do', () => {
    expect(queueCallEnded({ desk: atWork, admission }, ended).desk).toEqual([
      desk.freed('kim', 'ada', 60),
      desk.wrapUpStarted('kim', 'ada', 60, 90),
    ]);
  });

  test('gives none to an agent who is gone', () => {
    expect(queueCallEnded({ desk: newDesk, admission }, ended).desk).toEqual([
      desk.freed('kim', 'ada', 60),
    ]);
  });
});

import { expect, test } from '@jest/globals';

import { upcast } from '../schema/upcaster.js';
import { CallStarted } from './events.js';
import { callUpcasters } from './upcasters.js';

test('a hold of the first version has no time', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const first = { callId: id, joinerId: id, by: id };
  const up = (type: string) => upcast(callUpcasters, type, first, { from: 1, to: 2 });
  expect(up('CallParticipantPaused')).toEqual({ ...first, at: null });
  expect(up('CallParticipantResumed')).toEqual({ ...first, heldMs: null });
});

test('a call of the first version came from a queue, led by the agent', () => {
  const [visitId, portalId, agentId] = [1, 2, 3].map(
    (n) => `01900000-0000-7000-8000-00000000000${n}`,
  );
  const startedAt = '2026-05-04T09:30:00.000Z';
  const first = { callId: visitId, kind: 'queue', portalId, visitId, agentId, startedAt };
  const now = upcast(callUpcasters, 'CallStarted', first, { from: 1, to: CallStarted.version });
  expect(CallStarted.data.parse(now)).toEqual({
    callId: visitId,
    origin: { kind: 'queue', id: visitId, portalId, agentId },
    participants: [
      { joinerId: agentId, joinerType: 'User', role: 'moderator' },
      { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
    ],
    startedAt,
  });
});

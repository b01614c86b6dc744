import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, at, call, freed, fromQueue, visitEnded } from '../testing/happenings.js';
import { pauseParticipant } from './control-participant.js';
import { leaveCall } from './leave-call.js';

const spec = specify({ call: Call });
const both = [call.started, call.joined('kim'), call.joined('ada')];
const hold: CallEvent = {
  type: 'CallParticipantPaused',
  data: { callId: 'ada', joinerId: 'ada', by: 'kim', at: at(20) },
};
const resumed: CallEvent = {
  type: 'CallParticipantResumed',
  data: { callId: 'ada', joinerId: 'ada', by: 'kim', heldMs: 0 },
};
const setHold = (
  given: readonly CallEvent[],
  paused: boolean,
  by = 'kim',
  joinerId = 'ada',
  now = after(20),
) =>
  spec
    .given({ call: [...given] })
    .when((states) => pauseParticipant(states, { callId: 'ada', joinerId, by, paused }, { now }));

describe('a visitor on hold', () => {
  test('is put there by the agent, and brought back', () => {
    setHold(both, true).then({ call: [hold] });
    setHold([...both, hold], false).then({ call: [resumed] });
  });

  test('keeps the length of the hold', () => {
    const heldMs = 95_000;
    setHold([...both, hold], false, 'kim', 'ada', after(115)).then({
      call: [{ type: 'CallParticipantResumed', data: { ...resumed.data, heldMs } }],
    });
    const old = { ...hold, data: { ...hold.data, at: null } } as CallEvent;
    setHold([...both, old], false).then({
      call: [{ type: 'CallParticipantResumed', data: { ...resumed.data, heldMs: null } }],
    });
  });

  test('stays there when put on hold again, and in the call when brought back again', () => {
    setHold([...both, hold], true).then({ call: [] });
    setHold([...both, hold, resumed], false).then({ call: [] });
  });

  test('neither puts the agent on hold nor ends their own hold', () => {
    setHold(both, true, 'ada', 'kim').thenRejected('FORBIDDEN');
    setHold([...both, hold], false, 'ada').thenRejected('FORBIDDEN');
  });

  test('may go, which ends the call and frees the agent', () => {
    const leaving = { callId: 'ada', joinerId: 'ada', because: { reason: 'left' } } as const;
    spec
      .given({ call: [...both, hold] })
      .when((states) => leaveCall(states, leaving, { now: after(60) }, fromQueue))
      .then({
        call: [
          call.left('kim', 'call-ended'),
          call.left('ada', 'left'),
          call.ended('visitor-left', 'ada', 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('served')],
      });
  });

  test('does not bring back a visitor who left during the hold', () => {
    const gone = [...both, hold, call.left('ada', 'left'), call.ended('visitor-left', 'ada', 60)];
    setHold(gone, false).thenRejected('CALL_OVER');
  });
});

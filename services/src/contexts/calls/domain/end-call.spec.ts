import { describe, test } from '@jest/globals';

import { specify } from '../../../platform/testing/decider-specification.js';
import { Call } from '../commands/streams.js';
import { after, call, freed, fromQueue, visitEnded } from '../testing/happenings.js';
import { endCall } from './end-call.js';

const spec = specify({ call: Call });
const both = [call.started, call.joined('kim'), call.joined('ada')];
const moment = { now: after(60) };

describe('endCall', () => {
  test.each([
    ['kim', 'ada', 'agent-ended'],
    ['ada', 'kim', 'visitor-left'],
  ] as const)('ends the call for everybody: %s', (endedBy, other, reason) => {
    const left = [call.left(endedBy, 'left'), call.left(other, 'call-ended')];
    spec
      .given({ call: both })
      .when((states) => endCall(states, { callId: 'ada', endedBy }, moment, fromQueue))
      .then({
        call: [...(endedBy === 'kim' ? left : left.toReversed()), call.ended(reason, endedBy, 60)],
        desk: [freed(60)],
        visit: [visitEnded('served')],
      });
  });

  test('counts no time below zero where a clock was set back', () => {
    spec
      .given({ call: [call.started] })
      .when((states) =>
        endCall(states, { callId: 'ada', endedBy: 'kim' }, { now: after(-5) }, fromQueue),
      )
      .then({
        call: [call.ended('agent-ended', 'kim', 0)],
        desk: [freed(-5)],
        visit: [visitEnded('served')],
      });
  });

  test('changes nothing twice, and is not for strangers', () => {
    spec
      .given({ call: [...both, call.ended('agent-ended', 'kim', 5)] })
      .when((states) => endCall(states, { callId: 'ada', endedBy: 'kim' }, moment, fromQueue))
      .thenNothing();
    spec
      .given({ call: both })
      .when((states) => endCall(states, { callId: 'ada', endedBy: 'lee' }, moment, fromQueue))
      .thenRejected('NOT_IN_CALL');
    spec
      .given({})
      .when((states) => endCall(states, { callId: 'ada', endedBy: 'kim' }, moment, fromQueue))
      .thenRejected('CALL_NOT_FOUND');
  });
});

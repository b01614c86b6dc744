import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, call, freed, fromQueue, visitEnded } from '../testing/happenings.js';
import {
  callId,
  ended,
  joined,
  kim,
  lee,
  left,
  lost,
  started,
  usualRules,
} from '../testing/group-call.js';
import { endCall } from './end-call.js';

const spec = specify({ call: Call });
const both = [call.started, call.joined('kim'), call.joined('ada')];
const moment = { now: after(60) };

describe('endCall', () => {
  test('ends the call for all participants', () => {
    spec
      .given({ call: both })
      .when((states) => endCall(states, { callId: 'ada', endedBy: 'kim' }, moment, fromQueue))
      .then({
        call: [
          call.left('kim', 'left'),
          call.left('ada', 'call-ended'),
          call.ended('agent-ended', 'kim', 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('served')],
      });
  });

  test('is not for the visitor, who may leave', () => {
    spec
      .given({ call: both })
      .when((states) => endCall(states, { callId: 'ada', endedBy: 'ada' }, moment, fromQueue))
      .thenRejected('FORBIDDEN');
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

  test.each([
    ['did not enter it', []],
    ['left it', [joined(kim), left(kim)]],
  ] as const)('is not for a moderator who %s', (_, before) => {
    const byKim = { callId, endedBy: 'kim' };
    spec
      .given({ call: [started([kim, lee]), joined(lee), ...before] })
      .when((states) => endCall(states, byKim, moment, usualRules))
      .thenRejected('NOT_IN_CALL');
  });

  test('is for a moderator whose connection is lost for a moment', () => {
    const byKim = { callId, endedBy: 'kim' };
    spec
      .given({ call: [started([kim, lee]), joined(lee), joined(kim), lost(kim, 50)] })
      .when((states) => endCall(states, byKim, moment, usualRules))
      .then({
        call: [left(kim, 'left'), left(lee, 'call-ended'), ended('ended', 'kim', 60)],
      });
  });
});

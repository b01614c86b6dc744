import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { call } from '../testing/happenings.js';
import { joinCall } from './join-call.js';

const spec = specify({ call: Call });
const kim = { callId: 'ada', joinerId: 'kim' };
const ada = { callId: 'ada', joinerId: 'ada' };

describe('joinCall', () => {
  test('lets the agent and the visitor in, each once', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => joinCall(states, kim))
      .then({ call: [call.joined('kim')] });
    spec
      .given({ call: [call.started, call.joined('kim')] })
      .when((states) => joinCall(states, ada))
      .then({ call: [call.joined('ada')] });
    spec
      .given({ call: [call.started, call.joined('kim')] })
      .when((states) => joinCall(states, kim))
      .thenNothing();
  });

  test('welcomes back who had lost the connection', () => {
    spec
      .given({ call: [call.started, call.joined('ada'), call.lost('ada', 10)] })
      .when((states) => joinCall(states, ada))
      .then({ call: [call.restored('ada')] });
  });

  test('refuses all other people', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => joinCall(states, { callId: 'ada', joinerId: 'lee' }))
      .thenRejected('NOT_IN_CALL');
  });

  test('finds no call before it started, and none that is over', () => {
    spec
      .given({})
      .when((states) => joinCall(states, kim))
      .thenRejected('CALL_NOT_FOUND');
    spec
      .given({ call: [call.started, call.ended('agent-ended', 'kim', 5)] })
      .when((states) => joinCall(states, kim))
      .thenRejected('CALL_OVER');
  });
});

import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { call } from '../testing/happenings.js';
import { startStream, stopStream } from './streams.js';

const spec = specify({ call: Call });
const cam = { callId: 'ada', joinerId: 'ada', streamType: 'userCam' } as const;
const on = [call.started, call.joined('ada')];

describe('startStream', () => {
  test('starts a stream once', () => {
    spec
      .given({ call: on })
      .when((states) => startStream(states, { ...cam, relay: 'janus' }))
      .then({ call: [call.streamStarted('ada')] });
    spec
      .given({ call: [...on, call.streamStarted('ada')] })
      .when((states) => startStream(states, { ...cam, relay: 'janus' }))
      .thenNothing();
  });

  test('starts it again over another relay, and after the relay was away', () => {
    spec
      .given({ call: [...on, call.streamStarted('ada')] })
      .when((states) => startStream(states, { ...cam, relay: 'direct' }))
      .then({ call: [call.streamStarted('ada', 'userCam', 'direct')] });
    spec
      .given({ call: [...on, call.streamStarted('ada'), call.relayLost, call.relayRestored] })
      .when((states) => startStream(states, { ...cam, relay: 'janus' }))
      .then({ call: [call.streamStarted('ada')] });
  });

  test('is for those in the call', () => {
    spec
      .given({ call: on })
      .when((states) => startStream(states, { ...cam, joinerId: 'lee', relay: 'janus' }))
      .thenRejected('NOT_IN_CALL');
    spec
      .given({ call: [...on, call.ended('visitor-left', 'ada', 5)] })
      .when((states) => startStream(states, { ...cam, relay: 'janus' }))
      .thenRejected('CALL_OVER');
  });
});

describe('stopStream', () => {
  test('stops a stream once', () => {
    spec
      .given({ call: [...on, call.streamStarted('ada'), call.streamStarted('ada', 'screenCam')] })
      .when((states) => stopStream(states, cam))
      .then({ call: [call.streamStopped('ada')] });
    spec
      .given({ call: [...on, call.streamStarted('ada'), call.streamStopped('ada')] })
      .when((states) => stopStream(states, cam))
      .thenNothing();
  });

  test('is for those in the call', () => {
    spec
      .given({ call: on })
      .when((states) => stopStream(states, { ...cam, joinerId: 'lee' }))
      .thenRejected('NOT_IN_CALL');
  });
});

import { describe, test } from '@jest/globals';
import { CALL_PARTICIPANTS_MAX, type CallOrigin } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { ada, callId, ended, kim, kiosk, lee, originOf, started } from '../testing/group-call.js';
import { after } from '../testing/happenings.js';
import { startCall } from './start-call.js';

const spec = specify({ call: Call });
const moment = { now: after(0) };
const start = (origin: CallOrigin, participants = [kim, ada, kiosk]) => ({
  callId,
  origin,
  participants,
});

describe('startCall', () => {
  test.each(['session', 'meeting', 'device', 'direct'] as const)(
    'invites all people to a call from a %s',
    (kind) => {
      spec
        .given({})
        .when((states) => startCall(states, start(originOf(kind)), moment))
        .then({ call: [started([kim, ada, kiosk], kind)] });
    },
  );

  test('starts it once', () => {
    const again = start(originOf('session'), [lee]);
    spec
      .given({ call: [started([kim, ada])] })
      .when((states) => startCall(states, again, moment))
      .thenNothing();
    spec
      .given({ call: [started([kim, ada]), ended('ended', 'kim', 5)] })
      .when((states) => startCall(states, again, moment))
      .thenRejected('CALL_OVER');
    spec
      .given({ call: [started([kim, ada])] })
      .when((states) => startCall(states, start(originOf('meeting')), moment))
      .thenRejected('ID_ALREADY_USED');
  });

  test('counts a person who is named twice once', () => {
    const twice = start(originOf('session'), [kim, ada, { ...kim, role: 'guest' }]);
    spec
      .given({})
      .when((states) => startCall(states, twice, moment))
      .then({ call: [started([kim, ada])] });
  });

  test('has a limit', () => {
    const crowd = Array.from({ length: CALL_PARTICIPANTS_MAX + 1 }, (_, n) => ({
      ...lee,
      joinerId: `lee-${n}`,
    }));
    spec
      .given({})
      .when((states) => startCall(states, start(originOf('session'), crowd), moment))
      .thenRejected('CALL_FULL');
  });
});

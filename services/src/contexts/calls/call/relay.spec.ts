import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { call } from '../testing/happenings.js';
import { loseRelay, moveRelay, restoreRelay } from './relay.js';

const spec = specify({ call: Call });
const of = { callId: 'ada' };

describe('the relay of a call', () => {
  test('is lost once and restored once', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => loseRelay(states, of))
      .then({ call: [call.relayLost] });
    spec
      .given({ call: [call.started, call.relayLost] })
      .when((states) => loseRelay(states, of))
      .thenNothing();
    spec
      .given({ call: [call.started, call.relayLost] })
      .when((states) => restoreRelay(states, of))
      .then({ call: [call.relayRestored] });
    spec
      .given({ call: [call.started] })
      .when((states) => restoreRelay(states, of))
      .thenNothing();
  });

  test('is another one after a move, where all streams begin again', () => {
    const move = { ...of, fromRelay: 'janus-1', toRelay: 'janus-2' };
    const lost = [call.started, call.joined('ada'), call.streamStarted('ada'), call.relayLost];
    spec
      .given({ call: lost })
      .when((states) => moveRelay(states, move))
      .then({ call: [call.relayMoved] });
    spec
      .given({ call: [...lost, call.relayMoved] })
      .when((states) => restoreRelay(states, of))
      .thenNothing();
    spec
      .given({ call: [...lost, call.relayMoved] })
      .when((states) => loseRelay(states, of))
      .then({ call: [call.relayLost] });
    spec
      .given({ call: [call.started, call.ended('visitor-left', 'ada', 5)] })
      .when((states) => moveRelay(states, move))
      .thenNothing();
  });

  test('is of no matter to a call that is over, or never was', () => {
    for (const history of [[], [call.started, call.ended('visitor-left', 'ada', 5)]]) {
      spec
        .given({ call: history })
        .when((states) => loseRelay(states, of))
        .thenNothing();
    }
  });
});

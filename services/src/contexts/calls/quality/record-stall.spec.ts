import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { at, call } from '../testing/happenings.js';
import { recordStall, type RecordStall } from './record-stall.js';

const spec = specify({ call: Call });
const data: RecordStall = {
  ...{ callId: 'ada', joinerId: 'ada', streamType: 'userCam', tracks: ['video'] },
  ...{ since: at(3), lastedMs: 4_000, steps: ['restart-track'], outcome: 'recovered' },
};
const stalled: CallEvent = { type: 'CallStreamStalled', data };

describe('recordStall', () => {
  test('keeps what did not flow, also once the call is over', () => {
    const on = [call.started, call.joined('ada')];
    for (const history of [on, [...on, call.ended('visitor-left', 'ada', 5)]]) {
      spec
        .given({ call: history })
        .when((states) => recordStall(states, data))
        .then({ call: [stalled] });
    }
  });

  test('is for those of the call', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => recordStall(states, { ...data, joinerId: 'lee' }))
      .thenRejected('NOT_IN_CALL');
    spec
      .given({ call: [] })
      .when((states) => recordStall(states, data))
      .thenRejected('CALL_NOT_FOUND');
  });
});

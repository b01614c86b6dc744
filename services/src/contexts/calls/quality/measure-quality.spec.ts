import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { at, call } from '../testing/happenings.js';
import { measureQuality } from './measure-quality.js';

const spec = specify({ call: Call });
const span = {
  ...{ roundTripMs: 20, lossPercent: 0, jitterMs: 2, kbps: 700 },
  ...{ limitedBy: 'none' as const, relayLosses: 0 },
};
const data = {
  ...{ callId: 'ada', joinerId: 'ada', from: at(0), spanMs: 30_000 },
  streams: [
    { direction: 'sent' as const, of: 'ada', streamType: 'userCam' as const, spans: [span] },
  ],
};
const measured: CallEvent = { type: 'CallQualityMeasured', data };

describe('measureQuality', () => {
  test('keeps how it went, also once the call is over', () => {
    const on = [call.started, call.joined('ada')];
    for (const history of [on, [...on, call.ended('visitor-left', 'ada', 5)]]) {
      spec
        .given({ call: history })
        .when((states) => measureQuality(states, data))
        .then({ call: [measured] });
    }
  });

  test('keeps nothing where nothing was measured', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => measureQuality(states, { ...data, streams: [] }))
      .thenNothing();
  });

  test('is for those of the call', () => {
    spec
      .given({ call: [call.started] })
      .when((states) => measureQuality(states, { ...data, joinerId: 'lee' }))
      .thenRejected('NOT_IN_CALL');
    spec
      .given({ call: [] })
      .when((states) => measureQuality(states, data))
      .thenRejected('CALL_NOT_FOUND');
  });
});

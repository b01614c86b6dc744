import { describe, expect, it } from '@jest/globals';

import { measure, readReceived, readSent } from './stats.js';

const stats = (...reports: object[]) =>
  new Map(reports.map((report, index) => [String(index), report])) as unknown as RTCStatsReport;

describe('the statistics of connections', () => {
  it('is added up over audio and video', () => {
    const received = readReceived(
      stats(
        {
          type: 'inbound-rtp',
          kind: 'video',
          packetsReceived: 300,
          packetsLost: 4,
          bytesReceived: 1_000,
          jitter: 0.012,
        },
        {
          type: 'inbound-rtp',
          kind: 'audio',
          packetsReceived: 200,
          packetsLost: -1,
          bytesReceived: 500,
        },
        { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.05 },
        { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
      ),
    );
    expect(received).toEqual({
      ...{ packets: 500, lost: 3, roundTripMs: 50 },
      ...{ bytes: 1_500, jitterMs: 12 },
    });
  });

  it('names the worst loss on the way out, and what holds the camera back', () => {
    const sent = readSent(
      stats(
        { type: 'remote-inbound-rtp', fractionLost: 0.01 },
        { type: 'remote-inbound-rtp', fractionLost: 0.2, jitter: 0.03 },
        { type: 'outbound-rtp', kind: 'video', qualityLimitationReason: 'cpu', bytesSent: 700 },
      ),
    );
    const nothing = { roundTripMs: 0, bytes: 0, jitterMs: 0 };
    expect(sent).toEqual({ ...nothing, lossOut: 0.2, limitedBy: 'cpu', bytes: 700, jitterMs: 30 });
    expect(readSent(stats())).toEqual({ ...nothing, lossOut: 0, limitedBy: 'none' });
  });

  it('is measured between two readings', () => {
    const more = { bytes: 0, jitterMs: 0 };
    const before = { packets: 100, lost: 0, roundTripMs: 20, ...more };
    const now = { packets: 190, lost: 10, roundTripMs: 30, ...more };
    expect(measure(before, now, undefined)).toEqual({
      arriving: true,
      lossIn: 0.1,
      lossOut: 0,
      roundTripMs: 30,
      limitedBy: 'none',
    });
    expect(measure(now, now, undefined).arriving).toBe(false);
  });
});

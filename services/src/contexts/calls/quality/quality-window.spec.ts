import { describe, expect, test } from '@jest/globals';
import { CONNECTIONS_MAX, QUALITY_SPANS_MAX } from '@foyer/contracts/calls';
import fc from 'fast-check';

import { QualityWindow } from './quality-window.js';

const name = { direction: 'sent', of: 'ada', streamType: 'userCam' } as const;
const good = {
  ...{ roundTripMs: 20, lossPercent: 0, jitterMs: 2, kbps: 700 },
  limitedBy: 'none' as const,
};

describe('a window of quality', () => {
  test('takes the mean of each span, and the worst jitter', () => {
    const window = new QualityWindow(0, 0);
    window.add(0, name, good);
    window.add(20_000, name, { ...good, lossPercent: 5, jitterMs: 90, kbps: 100 });
    window.add(29_999, name, { ...good, limitedBy: 'cpu' });
    window.addRelayLoss(10_000, name);
    window.add(60_000, name, good);
    expect(window.streams()).toEqual([
      {
        ...name,
        spans: [
          { ...good, lossPercent: 1.7, jitterMs: 90, kbps: 500, relayLosses: 1 },
          null,
          { ...good, relayLosses: 0 },
        ],
      },
    ]);
  });

  test('is kept in longer spans the longer the call lasts', () => {
    const spans = [0, 1, 2, 9].map((turn) => new QualityWindow(0, turn).spanMs);
    expect(spans).toEqual([30_000, 60_000, 180_000, 180_000]);
    expect(new QualityWindow(0, 0).isOver(599_999)).toBe(false);
    expect(new QualityWindow(0, 0).isOver(600_000)).toBe(true);
  });

  test('is bounded for any report', () => {
    const said = fc.record({ at: fc.integer({ min: -1e6, max: 1e9 }), of: fc.nat(200) });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 300 }), (all) => {
        const window = new QualityWindow(0, 0);
        for (const { at, of } of all) window.add(at, { ...name, of: String(of) }, good);
        const streams = window.streams();
        expect(streams.length).toBeLessThanOrEqual(CONNECTIONS_MAX);
        for (const { spans } of streams)
          expect(spans.length).toBeLessThanOrEqual(QUALITY_SPANS_MAX);
      }),
    );
  });
});

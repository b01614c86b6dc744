import { describe, expect, it } from '@jest/globals';

import { QualityDiary } from './quality-diary.js';

const theirs = { direction: 'received', of: 'other', mediaType: 'userCam' } as const;
const own = { direction: 'sent', of: 'me', mediaType: 'userCam' } as const;
const received = { packets: 0, lost: 0, roundTripMs: 20, bytes: 0, jitterMs: 3 };
const sent = { lossOut: 0, roundTripMs: 30, limitedBy: 'none', bytes: 0, jitterMs: 1 } as const;

describe('The diary of quality', () => {
  it('reports rates and shares since the last report', () => {
    const diary = new QualityDiary();
    diary.received('a', theirs, received);
    diary.sent('b', own, sent);
    expect(diary.report(0)).toEqual([]);
    diary.received('a', theirs, { ...received, packets: 90, lost: 10, bytes: 1_000_000 });
    diary.sent('b', own, { ...sent, bytes: 500_000, lossOut: 0.0312, limitedBy: 'cpu' });
    expect(diary.report(10_000)).toEqual([
      { ...theirs, roundTripMs: 20, jitterMs: 3, limitedBy: 'none', lossPercent: 10, kbps: 800 },
      { ...own, roundTripMs: 30, jitterMs: 1, limitedBy: 'cpu', lossPercent: 3.1, kbps: 400 },
    ]);
  });

  it('begins again with a connection that was made again', () => {
    const diary = new QualityDiary();
    diary.received('a', theirs, { ...received, bytes: 9_000_000 });
    diary.report(0);
    diary.received('again', theirs, { ...received, bytes: 1_000 });
    expect(diary.report(10_000)).toEqual([]);
    diary.received('again', theirs, { ...received, bytes: 11_000 });
    expect(diary.report(20_000)).toMatchObject([{ kbps: 8, lossPercent: 0 }]);
  });

  it('reports no lost stream, and no value out of bounds', () => {
    const diary = new QualityDiary();
    diary.received('a', theirs, received);
    diary.report(0);
    expect(diary.report(10_000)).toEqual([]);
    diary.received('a', theirs, { ...received, roundTripMs: 1e9 });
    diary.report(20_000);
    diary.received('a', theirs, { ...received, roundTripMs: 1e9, bytes: 1e15 });
    expect(diary.report(30_000)).toMatchObject([{ roundTripMs: 60_000, kbps: 1_000_000 }]);
  });
});

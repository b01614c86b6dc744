import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { QUALITY_SPANS_MAX, QUALITY_STREAMS_MAX } from '@foyer/contracts/calls';

import { eventually } from '#platform/testing/eventually.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

const figures = {
  ...{ roundTripMs: 40, lossPercent: 1.5, jitterMs: 4, kbps: 700 },
  limitedBy: 'none',
};

describe('What pages report of quality', () => {
  let app: ConferenceApp;
  let callId: string;
  let ids: [string, string];
  let kim: ConferencePage;
  let lee: ConferencePage;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ids = [randomUUID(), randomUUID()];
    callId = await app.startSessionCall(ids);
    [kim, lee] = [await app.page('member', ids[0]), await app.page('member', ids[1])];
    for (const page of [kim, lee]) expect(await page.enter(callId)).toMatchObject({ ok: true });
  });

  const sent = (page: ConferencePage) => ({
    ...{ direction: 'sent', of: page.userCallId, mediaType: 'userCam' },
    ...figures,
  });
  const report = (page: ConferencePage, streams: object[], userCallId = page.userCallId) =>
    page.emit('reportQuality', { sessionCallId: callId, userCallId, streams });
  const measured = async () => {
    const all = [];
    for await (const event of app.test.eventLog.readStream(`call-${callId}`)) {
      if (event.type === 'CallQualityMeasured') all.push(event.data);
    }
    return all;
  };
  const leave = (page: ConferencePage) => page.emit('leaveSessionCall', { sessionCallId: callId });
  const isMeasured = (count: number) =>
    eventually('it is written down', async () => (await measured()).length === count);

  test('is recorded once, when a participant leaves', async () => {
    const received = {
      ...{ direction: 'received', of: lee.userCallId, mediaType: 'userCam' },
      ...{ ...figures, lossPercent: 9 },
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await report(kim, [sent(kim), received])).toMatchObject({ ok: true });
    }
    expect(await measured()).toEqual([]);
    await leave(kim);
    await isMeasured(1);
    const span = { ...figures, relayLosses: 0 };
    expect(await measured()).toMatchObject([
      {
        joinerId: ids[0],
        spanMs: 30_000,
        streams: [
          { direction: 'sent', of: ids[0], streamType: 'userCam', spans: [span] },
          { direction: 'received', of: ids[1], spans: [{ ...span, lossPercent: 9 }] },
        ],
      },
    ]);
  });

  test('is written down also where the call ends', async () => {
    await report(lee, [sent(lee)]);
    await kim.emit('endSessionCall', { sessionCallId: callId });
    await isMeasured(1);
    expect((await app.history(callId)).at(-1)).toBe('CallQualityMeasured');
  });

  test('is no more for being said oftener', async () => {
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push((await report(kim, [sent(kim)])).code);
    expect(answers).toContain('TOO_MANY_REQUESTS');
    // Another one is not held up by it.
    expect(await report(lee, [sent(lee)])).toMatchObject({ ok: true });
    await leave(kim);
    await isMeasured(1);
    const [{ streams }] = (await measured()) as [{ streams: { spans: unknown[] }[] }];
    expect(streams).toHaveLength(1);
    expect(streams[0]?.spans.length).toBeLessThanOrEqual(QUALITY_SPANS_MAX);
  });

  test('is of oneself alone', async () => {
    expect(await report(kim, [sent(lee)], lee.userCallId)).toMatchObject({ code: 'NOT_IN_CALL' });
    // Skipped reports: sent by another person, received from oneself, or of an absent person.
    const foreign = [
      sent(lee),
      { ...sent(kim), direction: 'received' },
      { ...sent(kim), direction: 'received', of: randomUUID() },
    ];
    expect(await report(kim, foreign)).toMatchObject({ ok: true });
    await report(lee, [sent(lee)]);
    await leave(kim);
    await eventually('who has gone', async () => (await app.history(callId)).includes('CallLeft'));
    await leave(lee);
    await isMeasured(1);
    expect(await measured()).toMatchObject([{ joinerId: ids[1] }]);
  });

  test.each([
    ['too many streams', () => Array.from({ length: QUALITY_STREAMS_MAX + 1 }, () => sent(kim))],
    ['none', () => []],
    ['more than all is lost', () => [{ ...sent(kim), lossPercent: 101 }]],
    ['less than nothing', () => [{ ...sent(kim), kbps: -1 }]],
    ['what no one asked for', () => [{ ...sent(kim), note: 'x'.repeat(9_000) }]],
  ])('is refused where it says %s', async (_what, streams) => {
    expect(await report(kim, streams())).toMatchObject({ ok: false });
  });
});

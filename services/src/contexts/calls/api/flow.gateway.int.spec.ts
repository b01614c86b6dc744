import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { StreamRepairs } from '../conference/stream-repairs.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

interface Told {
  readonly participants: readonly {
    readonly userCallId: string;
    readonly streams: readonly { readonly stalled?: readonly string[] }[];
  }[];
}

const on = { mute: false };

describe('A stream that stands still', () => {
  let app: ConferenceApp;
  let callId: string;
  let kim: ConferencePage;
  let lee: ConferencePage;
  let connectionId: string;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    callId = await app.startSessionCall(ids);
    [kim, lee] = [await app.page('member', ids[0]), await app.page('member', ids[1])];
    for (const page of [kim, lee]) expect(await page.enter(callId)).toMatchObject({ ok: true });
    ({ connectionId } = await kim.announce(callId, ids[0]));
    await properties({ audio: on, video: on });
  });

  const properties = (userCam: object) =>
    kim.emit('updateParticipantProperties', {
      ...{ sessionCallId: callId, userCallId: kim.userCallId },
      participantProperties: { streamStatus: { userCam } },
    });
  const report = (page: ConferencePage, sent: object[], received: object[] = []) =>
    page.emit('reportFlow', {
      ...{ sessionCallId: callId, userCallId: page.userCallId, sent, received },
    });
  const flow = (part: object = {}) => ({
    ...{ mediaType: 'userCam', connectionId, audioStillMs: 0, videoStillMs: 0, isUp: true },
    ...part,
  });
  /** The stalled tracks of Kim, as Lee's page was notified last. */
  const told = () => {
    const call = lee.notified('getSessionCalls').at(-1) as unknown as Told;
    const { streams = [] } =
      call.participants.find(({ userCallId }) => userCallId === kim.userCallId) ?? {};
    return streams.flatMap(({ stalled }) => stalled ?? []);
  };
  const isTold = (stalled: string) => lee.hears('getSessionCalls', () => told().join() === stalled);
  const kept = async () => {
    const stalls: object[] = [];
    for await (const { type, data } of app.test.eventLog.readStream(`call-${callId}`)) {
      if (type === 'CallStreamStalled') stalls.push(data);
    }
    return stalls;
  };
  const isKept = (count: number) =>
    eventually('it is written down', async () => (await kept()).length === count);
  const asked = () => kim.notified('repairStream').map(({ step }) => step);

  test('is shown to the others, and its publisher is asked to repair it, until it moves', async () => {
    await report(kim, [flow()]);
    expect(await report(kim, [flow({ videoStillMs: 2_100 })])).toMatchObject({ ok: true });
    await isTold('video');
    expect(await kim.hears('repairStream')).toMatchObject({
      ...{ mediaType: 'userCam', connectionId, step: 'restart-track', tracks: ['video'] },
    });
    for (let second = 1; second <= 6; second += 1) {
      app.test.clock.advance(1_000);
      await report(kim, [flow({ videoStillMs: null })]);
    }
    expect([told(), asked()]).toEqual([['video'], ['restart-track']]);
    await report(kim, [flow({ videoStillMs: 3_000 })]);
    await kim.hears('repairStream', ({ step }) => step === 'publish-again');
    await report(kim, [flow()]);
    await isTold('');
    expect(lee.notified('repairStream')).toEqual([]);
    await isKept(1);
    expect(await kept()).toMatchObject([
      {
        ...{ streamType: 'userCam', tracks: ['video'], lastedMs: 8_100, outcome: 'recovered' },
        steps: ['restart-track', 'publish-again'],
      },
    ]);
  });

  test('is kept with the call once it is over, also where it does not move again before the call ends', async () => {
    await report(kim, [flow({ audioStillMs: 4_000 })]);
    await isTold('audio');
    expect(await kept()).toEqual([]);
    await kim.emit('endSessionCall', { sessionCallId: callId });
    await lee.hears('endSessionCall');
    app.test.clock.advance(1_000);
    await isKept(1);
    expect(await kept()).toMatchObject([{ tracks: ['audio'], outcome: 'ended' }]);
  });

  test('is kept no more than twenty times of one participant', async () => {
    for (let n = 0; n < 22; n += 1) {
      app.test.clock.advance(1_000);
      await report(kim, [flow({ videoStillMs: 2_000 })]);
      await report(kim, [flow()]);
    }
    await isTold('');
    await isKept(20);
  });

  test('is noticed within five seconds where its page says nothing any more', async () => {
    await report(kim, [flow()]);
    for (let second = 1; second <= 3; second += 1) app.test.clock.advance(1_000);
    expect(told()).toEqual([]);
    app.test.clock.advance(1_000);
    await isTold('audio,video');
    expect(asked()).toEqual([]);
    await report(kim, [flow()]);
    await isTold('');
  });

  test('is noticed where the relay says that nothing of it comes, its ICE restarted, and published again unless it comes back', async () => {
    const publication = { callId, participant: kim.userCallId, connectionId };
    const arrives = (is: boolean) =>
      app.test.app
        .get(StreamRepairs)
        .arrives({ ...publication, streamType: 'userCam' }, 'video', is);
    await report(kim, [flow()]);
    for (let second = 1; second <= 3; second += 1) {
      app.test.clock.advance(1_000);
      await report(kim, [flow()]);
      if (second === 1) arrives(false);
    }
    await isTold('video');
    expect(asked()).toEqual([]);
    app.test.clock.advance(2_000);
    await report(kim, [flow()]);
    await kim.hears('repairStream', ({ step }) => step === 'restart-ice');
    app.test.clock.advance(3_000);
    await report(kim, [flow()]);
    await kim.hears('repairStream', ({ step }) => step === 'publish-again');
    arrives(true);
    await report(kim, [flow()]);
    await isTold('');
  });

  test('is not noticed while this server itself was busy', async () => {
    await report(kim, [flow()]);
    app.test.clock.stall(9_000);
    await report(lee, []);
    expect(told()).toEqual([]);
  });

  test('is no matter where the camera is off, the microphone muted, or of a page that never says anything', async () => {
    await properties({ audio: { mute: true }, video: { mute: true } });
    await report(kim, [flow({ audioStillMs: 60_000, videoStillMs: 60_000 })]);
    await report(lee, []);
    for (let second = 1; second <= 10; second += 1) app.test.clock.advance(1_000);
    expect([told(), asked()]).toEqual([[], []]);
  });

  test('is only what is there, and one’s own', async () => {
    const still = flow({ videoStillMs: 9_000 });
    await report(lee, [still]);
    await report(kim, [{ ...still, connectionId: randomUUID() }]);
    expect([told(), asked()]).toEqual([[], []]);
    const malformed = await report(kim, [{ ...still, videoStillMs: -1 }]);
    expect(malformed).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
  });

  test('is said no more once the stream is stopped', async () => {
    await report(kim, [flow({ audioStillMs: 4_000 })]);
    await isTold('audio');
    const stop = { sessionCallId: callId, userCallId: kim.userCallId, mediaType: 'userCam' };
    await kim.emit('stopStream', stop);
    app.test.clock.advance(1_000);
    await isTold('');
    await kim.announce(callId, kim.userCallId, connectionId);
    await report(lee, []);
    expect(told()).toEqual([]);
  });

  test('is taken in no more than two reports a second of one person', async () => {
    const answers = [];
    for (let n = 0; n < 9; n += 1) answers.push(await report(kim, [flow()]));
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
  });
});

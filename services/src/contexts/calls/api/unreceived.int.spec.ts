import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

interface Told {
  readonly participants: readonly {
    readonly userCallId: string;
    readonly streams: readonly {
      readonly mediaType: string;
      readonly stalled?: readonly string[];
      readonly unreceived?: boolean;
    }[];
  }[];
}

const nothing = (ms: number) => ({ audioStillMs: ms, videoStillMs: ms, packetsStillMs: ms });
const starting = { audioStillMs: null, videoStillMs: null, packetsStillMs: null };

/** In both directions: either of two is the one to whom nothing comes. */
describe.each(['first', 'second'])('A stream that does not arrive at the %s of two', (which) => {
  let app: ConferenceApp;
  let callId: string;
  let sender: ConferencePage;
  let receiver: ConferencePage;
  let camera: string;
  let senderId: string;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    callId = await app.startSessionCall(ids);
    const pages = [await app.page('member', ids[0]), await app.page('member', ids[1])] as const;
    for (const page of pages) expect(await page.enter(callId)).toMatchObject({ ok: true });
    const isFirst = which === 'first';
    [receiver, sender] = isFirst ? pages : [pages[1], pages[0]];
    senderId = isFirst ? ids[1] : ids[0];
    ({ connectionId: camera } = await sender.announce(callId, senderId));
    const on = { mute: false };
    await sender.emit('updateParticipantProperties', {
      ...{ sessionCallId: callId, userCallId: sender.userCallId },
      participantProperties: { streamStatus: { userCam: { audio: on, video: on } } },
    });
  });

  const report = (page: ConferencePage, sent: object[], received: object[] = []) =>
    page.emit('reportFlow', {
      ...{ sessionCallId: callId, userCallId: page.userCallId, sent, received },
    });
  const moving = { audioStillMs: 0, videoStillMs: 0, packetsStillMs: 0 };
  /** A second passes, and both pages say how it goes. */
  const second = async (received: object, sent: object = moving) => {
    app.test.clock.advance(1_000);
    const { packetsStillMs: _, ...own } = { ...moving, ...sent };
    const name = { mediaType: 'userCam', connectionId: camera, isUp: true };
    expect(await report(sender, [{ ...name, ...own }])).toMatchObject({ ok: true });
    expect(await report(receiver, [], [{ connectionId: camera, ...received }])).toMatchObject({
      ok: true,
    });
  };
  const toldTo = (page: ConferencePage) => {
    const call = page.notified('getSessionCalls').at(-1) as unknown as Told;
    const { streams } = call.participants.find(
      ({ userCallId }) => userCallId === sender.userCallId,
    ) ?? {
      streams: [],
    };
    return streams.map(({ stalled = [], unreceived = false }) => [stalled.join(), unreceived]);
  };
  const isTold = (stalled: string, unreceived: boolean) =>
    receiver.hears(
      'getSessionCalls',
      () => toldTo(receiver).join() === `${stalled},${String(unreceived)}`,
    );
  const asked = (page: ConferencePage) => page.notified('repairStream').map(({ step }) => step);

  test('is requested by another way, then over another connection, and then its receiver is notified', async () => {
    for (let n = 0; n < 4; n += 1) await second(moving);
    for (const ms of [1_000, 2_000]) await second(nothing(ms));
    expect(asked(receiver)).toEqual([]);
    await second(nothing(3_000));
    await isTold('audio,video', false);
    expect(await receiver.hears('repairStream')).toMatchObject({
      ...{ mediaType: 'userCam', connectionId: camera, userCallId: receiver.userCallId },
      ...{ step: 'restart-ice', tracks: ['audio', 'video'] },
    });
    for (const ms of [4_000, 5_000]) await second(nothing(ms));
    expect(asked(receiver)).toEqual(['restart-ice']);
    await second(nothing(6_000));
    await receiver.hears('repairStream', ({ step }) => step === 'publish-again');
    for (let n = 0; n < 3; n += 1) await second(starting);
    expect(toldTo(receiver)).toEqual([['audio,video', false]]);
    await second(nothing(3_000));
    await isTold('audio,video', true);
    await second(moving);
    await isTold('', false);
    // The publisher does what it should, and sees no fault of its own.
    expect([asked(sender), toldTo(sender)]).toEqual([[], [['', false]]]);
  });

  test('is nothing more to ask for once the first step has helped', async () => {
    for (let n = 0; n < 4; n += 1) await second(moving);
    await second(nothing(3_000));
    await receiver.hears('repairStream', ({ step }) => step === 'restart-ice');
    for (let n = 0; n < 10; n += 1) await second(moving);
    await isTold('', false);
    expect(asked(receiver)).toEqual(['restart-ice']);
  });

  test('is asked for at longer and longer times while nothing helps', async () => {
    for (let n = 0; n < 4; n += 1) await second(moving);
    for (let n = 3; n <= 123; n += 1) await second(nothing(n * 1_000));
    expect(asked(receiver).length).toBeLessThanOrEqual(6);
  });

  test('is not asked for while its publisher sends nothing', async () => {
    for (let n = 0; n < 4; n += 1) await second(moving);
    const still = { audioStillMs: 9_000, videoStillMs: 9_000 };
    for (let n = 3; n <= 9; n += 1) await second(nothing(n * 1_000), still);
    expect(asked(receiver)).toEqual([]);
  });

  test('is asked for together with a shared screen, which alone may stand still', async () => {
    const screen = randomUUID();
    await sender.announce(callId, senderId, screen, 'screenCam');
    const flow = { audioStillMs: null, videoStillMs: 0, isUp: true };
    const withScreen = async (received: object) => {
      await second(received);
      await report(sender, [{ mediaType: 'screenCam', connectionId: screen, ...flow }]);
      const both = [
        { connectionId: camera, ...received },
        { connectionId: screen, ...nothing(9_000) },
      ];
      await report(receiver, [], both);
    };
    for (let n = 0; n < 5; n += 1) await withScreen(moving);
    expect(asked(receiver)).toEqual([]);
    await withScreen(nothing(3_000));
    await receiver.hears('repairStream', ({ connectionId }) => connectionId === screen);
    expect(asked(receiver)).toEqual(['restart-ice', 'restart-ice']);
  });
});

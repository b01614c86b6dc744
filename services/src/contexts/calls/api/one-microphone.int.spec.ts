import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { openTestNodes, type TestNodes } from '#platform/testing/test-nodes.js';
import { DirectRelay } from '#contexts/media';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

const audio = (mute: boolean) => ({
  isCameraAvailable: true,
  streamStatus: {
    userCam: {
      audio: { mute, lock: false, deviceId: null },
      video: { mute: true, lock: false, deviceId: null },
    },
  },
});

const comes = async (app: ConferenceApp, callId: string, who: string) => {
  const page = await app.page('member', who);
  expect(await page.enter(callId)).toMatchObject({ ok: true });
  return page;
};
const says = (page: ConferencePage, sessionCallId: string, mute: boolean) =>
  page.emit('updateParticipantProperties', {
    ...{ sessionCallId, userCallId: page.userCallId, participantProperties: audio(mute) },
  });
const mutes = (page: ConferencePage) => page.notified('remoteActionPerform').length;

describe('Somebody in two calls', () => {
  let app: ConferenceApp;
  const [kim, lee] = [randomUUID(), randomUUID()] as const;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());

  test('has one live microphone: that of the call in which it was turned on last', async () => {
    const [first, second] = [
      await app.startSessionCall([kim, lee]),
      await app.startSessionCall([kim, lee]),
    ];
    const [inFirst, other, inSecond] = [
      await comes(app, first, kim),
      await comes(app, first, lee),
      await comes(app, second, kim),
    ];
    await says(inFirst, first, false);
    await says(other, first, false);
    await says(inSecond, second, true);
    expect(inFirst.notified('remoteActionPerform')).toEqual([]);
    await says(inSecond, second, false);
    expect(await inFirst.hears('remoteActionPerform')).toMatchObject({
      ...{ sessionCallId: first, actionType: 'mute', actionFor: inFirst.userCallId },
    });
    expect(other.notified('remoteActionPerform')).toEqual([]);
    expect(inSecond.notified('remoteActionPerform')).toEqual([]);
  });

  test('has one where a hold of the other call ends', async () => {
    const [host, callId] = [randomUUID(), await app.startSessionCall([lee, kim])];
    const second = await app.startSessionCall([kim, host]);
    const [held, inSecond] = [await comes(app, callId, kim), await comes(app, second, kim)];
    await says(held, callId, false);
    await app.append(callId, 'CallParticipantPaused', {
      ...{ callId, joinerId: kim, by: lee, at: '2026-03-02T09:00:00.000Z' },
    });
    await held.hears('getSessionCalls', (call) => JSON.stringify(call).includes('"paused":true'));
    await says(inSecond, second, false);
    expect(mutes(held)).toBe(0);
    await app.append(callId, 'CallParticipantResumed', {
      ...{ callId, joinerId: kim, by: lee, heldMs: null },
    });
    expect(await inSecond.hears('remoteActionPerform')).toMatchObject({ sessionCallId: second });
  });
});

describe('Somebody in two calls on two nodes', () => {
  let nodes: TestNodes<ConferenceApp>;
  const [kim, lee] = [randomUUID(), randomUUID()] as const;

  beforeAll(async () => {
    nodes = await openTestNodes((options) =>
      ConferenceApp.boot(new DirectRelay(Infinity), options),
    );
  });
  afterAll(() => nodes.close());

  test('has one live microphone, by whichever node they came to the calls', async () => {
    const { first, second } = nodes;
    const [here, there] = [
      await first.startSessionCall([kim, lee]),
      await second.startSessionCall([kim, lee]),
    ];
    const [onFirst, onSecond] = [await comes(first, here, kim), await comes(second, there, kim)];
    await says(onFirst, here, false);
    await says(onSecond, there, false);
    await eventually('one of them is muted', () => mutes(onFirst) + mutes(onSecond) > 0);
    const [silent, callId, live] =
      mutes(onFirst) > 0 ? [onFirst, here, onSecond] : [onSecond, there, onFirst];
    const before = mutes(live);
    await says(silent, callId, true);
    await says(silent, callId, false);
    await eventually('the other one is muted', () => mutes(live) > before);
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

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

describe('Somebody in two calls', () => {
  let app: ConferenceApp;
  const [kim, lee] = [randomUUID(), randomUUID()] as const;

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());

  const comes = async (callId: string, who: string) => {
    const page = await app.page('member', who);
    expect(await page.enter(callId)).toMatchObject({ ok: true });
    return page;
  };
  const says = (page: ConferencePage, sessionCallId: string, mute: boolean) =>
    page.emit('updateParticipantProperties', {
      ...{ sessionCallId, userCallId: page.userCallId, participantProperties: audio(mute) },
    });

  test('has one live microphone: that of the call in which it was turned on last', async () => {
    const [first, second] = [
      await app.startSessionCall([kim, lee]),
      await app.startSessionCall([kim, lee]),
    ];
    const [inFirst, other, inSecond] = [
      await comes(first, kim),
      await comes(first, lee),
      await comes(second, kim),
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
});

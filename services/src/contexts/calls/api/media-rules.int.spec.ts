import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MediaRules } from '@foyer/contracts/calls';

import { eventually } from '#platform/testing/eventually.js';
import { DirectRelay, type Allowance } from '#contexts/media';
import { soundDescription } from '#contexts/media/relay/testing/text-peer.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

/** A relay that records the allowances that it receives. */
class WatchedRelay extends DirectRelay {
  readonly pushed: Allowance[] = [];

  override allow(...args: Parameters<DirectRelay['allow']>): void {
    this.pushed.push(args[3]);
    super.allow(...args);
  }

  override publish(...args: Parameters<DirectRelay['publish']>): Promise<null> {
    if (args[2]) this.pushed.push(args[2]);
    return super.publish(...args);
  }
}

const everyone: MediaRules = {
  cameraRoles: ['viewer', 'presenter', 'moderator', 'admin'],
  microphoneRoles: ['viewer', 'presenter', 'moderator', 'admin'],
  screenShareRoles: ['viewer', 'presenter', 'moderator', 'admin'],
  quality: 'HD',
  startMuted: false,
};

describe('How a session is set', () => {
  const relay = new WatchedRelay();
  let app: ConferenceApp;
  let callId: string;
  let kim: ConferencePage;
  let lee: ConferencePage;
  let ids: { readonly kim: string; readonly lee: string };

  beforeAll(async () => {
    app = await ConferenceApp.boot(relay);
  });
  afterAll(() => app.close());

  /** Kim moderates, Lee is a viewer. */
  beforeEach(async () => {
    ids = { kim: randomUUID(), lee: randomUUID() };
    callId = await app.startCallOf('session', [
      { joinerId: ids.kim, joinerType: 'User', role: 'moderator' },
      { joinerId: ids.lee, joinerType: 'User', role: 'viewer' },
    ]);
    await app.set(callId, everyone);
    kim = await app.page('member', ids.kim);
    lee = await app.page('member', ids.lee);
    await kim.enter(callId);
    await lee.enter(callId);
    relay.pushed.length = 0;
  });
  afterEach(() => {
    kim.socket.disconnect();
    lee.socket.disconnect();
  });

  const hears = (page: ConferencePage, rules: MediaRules) =>
    page.hears(
      'getSessionCalls',
      ({ mediaRules }) => JSON.stringify(mediaRules) === JSON.stringify(rules),
    );
  const publishes = async (mediaType: 'userCam' | 'screenCam' = 'userCam') =>
    (await lee.announce(callId, ids.lee, randomUUID(), mediaType)).answer;

  test('lets participants with a listed role send, and notifies all participants', async () => {
    expect(await publishes()).toMatchObject({ ok: true });
    expect(await publishes('screenCam')).toMatchObject({ ok: true });
    expect(relay.pushed[0]).toEqual({ audio: true, video: true, bitrate: 800_000 });
    await hears(kim, everyone);
  });

  test('refuses a role that is not listed, even if the table of roles permits it', async () => {
    await app.set(callId, { ...everyone, cameraRoles: [], microphoneRoles: ['admin'] });
    await hears(kim, { ...everyone, cameraRoles: [], microphoneRoles: ['admin'] });
    expect(await publishes()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await kim.announce(callId, ids.kim)).answer.code).toBe('FORBIDDEN');
    // A person who may not speak may ask to speak.
    const applying = { sessionCallId: callId, callJoinerId: ids.kim };
    expect(await kim.emit('onApplyForSpeaker', applying)).toEqual({ ok: true });
  });

  test('accepts no more of a stream than is listed, even if the page offers more', async () => {
    const rules = { ...everyone, cameraRoles: [] };
    await app.set(callId, rules);
    await hears(lee, rules);
    expect(await publishes()).toMatchObject({ ok: true });
    expect(relay.pushed).toContainEqual({ audio: true, video: false, bitrate: 800_000 });
    const connectionId = randomUUID();
    const between = { sessionCallId: callId, connectionId, mediaType: 'userCam' };
    const of = { ...between, fromUserCallId: lee.userCallId, toUserCallId: kim.userCallId };
    await kim.emit('receiveVideoOffer', { step: 'ask', ...of });
    await lee.emit('receiveVideoOffer', { step: 'offer', ...of, sdpOffer: soundDescription() });
    const { sdpOffer } = await kim.hears('receiveVideoOffer', ({ step }) => step === 'offer');
    expect(String(sdpOffer)).toMatch(/m=video[^]*a=inactive/);
  });

  test('holds at once in a call that runs', async () => {
    await publishes();
    await publishes('screenCam');
    await app.set(callId, { ...everyone, microphoneRoles: ['moderator'], quality: 'Low' });
    // A direct connection of two browsers ends, and is negotiated again with the new allowance.
    await kim.hears('stopStream', ({ mediaType }) => mediaType === 'userCam');
    await publishes();
    expect(relay.pushed.at(-1)).toEqual({ audio: false, video: true, bitrate: 150_000 });
    await app.set(callId, {
      ...everyone,
      ...{ cameraRoles: [], microphoneRoles: [], screenShareRoles: ['moderator'] },
    });
    await eventually('the screen is free', async () =>
      (await app.history(callId)).includes('CallScreenShareStopped'),
    );
    await eventually('nothing is sent', () => relay.streams(callId).length === 0);
    expect(await publishes('screenCam')).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('lets a permitted participant share a screen once, while locks still hold', async () => {
    await app.set(callId, { ...everyone, screenShareRoles: ['moderator'] });
    await hears(lee, { ...everyone, screenShareRoles: ['moderator'] });
    const request = {
      ...{ sessionCallId: callId, actionType: 'shareScreen', mediaType: 'screenCam' },
      ...{ actionBy: lee.userCallId, actionFor: kim.userCallId, actionValue: null },
    };
    await lee.emit('remoteActionRequest', request);
    await kim.emit('remoteActionResponse', { ...request, accepted: true });
    expect(await publishes('screenCam')).toMatchObject({ ok: true });
    await publishes();
    await kim.emit('remoteActionPerform', {
      ...{ sessionCallId: callId, actionType: 'lock', actionValue: 'audio' },
      ...{ actionBy: kim.userCallId, actionFor: lee.userCallId, mediaType: 'userCam' },
    });
    await kim.hears('stopStream', ({ mediaType }) => mediaType === 'userCam');
    expect(relay.pushed).toContainEqual({ audio: false, video: true, bitrate: 800_000 });
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sessionCallMessages, type CallParticipant } from '@foyer/contracts/calls';

import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

interface Shown {
  readonly userCallId: string;
  readonly paused: boolean;
  readonly isElsewhere?: boolean;
  readonly streams: readonly { readonly mediaType: string }[];
  readonly participantProperties: { readonly streamStatus: Record<string, unknown> };
}

describe('In a call', () => {
  let app: ConferenceApp;
  let callId: string;
  let kim: ConferencePage;
  let lee: ConferencePage;
  let ada: ConferencePage;
  let ids: { kim: string; lee: string; ada: string };

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    ids = { kim: randomUUID(), lee: randomUUID(), ada: randomUUID() };
    const roles = { kim: 'moderator', lee: 'presenter', ada: 'viewer' } as const;
    callId = await app.startCallOf(
      'session',
      Object.entries(roles).map(([name, role]): CallParticipant => ({
        joinerId: ids[name as keyof typeof ids],
        joinerType: 'User',
        role,
      })),
    );
    [kim, lee, ada] = await Promise.all([
      app.page('member', ids.kim),
      app.page('member', ids.lee),
      app.page('member', ids.ada),
    ]);
    for (const page of [kim, lee, ada]) expect((await page.enter(callId)).ok).toBe(true);
  });

  const action = (
    by: ConferencePage,
    to: ConferencePage,
    actionType: string,
    actionValue: string | null = null,
  ) => ({
    ...{ sessionCallId: callId, actionType, actionValue, mediaType: 'userCam' },
    ...{ actionBy: by.userCallId, actionFor: to.userCallId },
  });
  const does = (by: ConferencePage, to: ConferencePage, type: string, value?: string) =>
    by.emit('remoteActionPerform', action(by, to, type, value));
  const shares = (page: ConferencePage, sharing = true) =>
    page.emit('updateScreenShareStatus', { sessionCallId: callId, sharing });
  const isShared = (by: ConferencePage | null) =>
    kim.hears('getSessionCalls', ({ screenShare }) =>
      by === null
        ? screenShare === null
        : (screenShare as Shown | null)?.userCallId === by.userCallId,
    );
  const shown = (at: ConferencePage, of: ConferencePage, fits: (one: Shown) => boolean) =>
    at.hears('getSessionCalls', ({ participants }) =>
      (participants as Shown[]).some((one) => one.userCallId === of.userCallId && fits(one)),
    );

  describe('a screen', () => {
    test('is shared by one at a time', async () => {
      const check = () => lee.emit('checkScreenShareStatus', { sessionCallId: callId });
      expect(await check()).toEqual({ ok: true, isAlreadyShare: false });
      const both = await Promise.all([shares(kim), shares(lee)]);
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(both.find(({ ok }) => !ok)?.code).toBe('SCREEN_TAKEN');
      await shares(both[0].ok ? kim : lee, false);
      await isShared(null);
      expect((await shares(lee)).ok).toBe(true);
      await isShared(lee);
      const sent = await kim.announce(callId, ids.kim, randomUUID(), 'screenCam');
      expect(sent.answer.code).toBe('SCREEN_TAKEN');
    });

    test('is free when the one who shares it leaves', async () => {
      await lee.announce(callId, ids.lee, randomUUID(), 'screenCam');
      await isShared(lee);
      await lee.emit('leaveSessionCall', { sessionCallId: callId });
      await isShared(null);
      expect((await shares(kim)).ok).toBe(true);
    });

    test('is handed over to who asked for it, also to a viewer', async () => {
      await lee.announce(callId, ids.lee, randomUUID(), 'screenCam');
      await isShared(lee);
      expect((await shares(ada)).code).toBe('FORBIDDEN');
      const asked = action(ada, lee, 'shareScreen');
      expect((await ada.emit('remoteActionRequest', asked)).ok).toBe(true);
      expect(await lee.hears('remoteActionRequest')).toEqual(asked);
      const answer = { ...asked, accepted: true };
      expect((await lee.emit('remoteActionResponse', answer)).ok).toBe(true);
      expect(await ada.hears('remoteActionResponse')).toMatchObject({ outcome: 'accepted' });
      // The earlier stream ends, even if its page does not stop it.
      expect(await kim.hears('stopStream')).toMatchObject({
        userCallId: lee.userCallId,
        mediaType: 'screenCam',
      });
      await isShared(null);
      expect((await shares(ada)).ok).toBe(true);
      await isShared(ada);
      // Granted for once.
      await shares(ada, false);
      await isShared(null);
      expect((await shares(ada)).code).toBe('FORBIDDEN');
    });

    test('is asked for once while the same request is open', async () => {
      const asked = action(ada, lee, 'shareScreen');
      const ask = () => ada.emit('remoteActionRequest', asked);
      for (let n = 0; n < 3; n += 1) expect((await ask()).ok).toBe(true);
      await lee.emit('remoteActionResponse', {
        ...(await lee.hears('remoteActionRequest')),
        accepted: false,
      });
      await ada.hears('remoteActionResponse');
      expect(lee.notified('remoteActionRequest')).toHaveLength(1);
      await ask();
      // A participant who reloads the page is asked again.
      lee.socket.disconnect();
      lee = await app.page('member', ids.lee);
      await lee.enter(callId);
      await ask();
      expect(await lee.hears('remoteActionRequest')).toEqual(asked);
    });

    test('may be asked for of a viewer by a host', async () => {
      const asked = action(kim, ada, 'shareScreen');
      await kim.emit('remoteActionRequest', asked);
      await ada.hears('remoteActionRequest');
      expect((await ada.emit('remoteActionResponse', { ...asked, accepted: true })).ok).toBe(true);
      expect((await shares(ada)).ok).toBe(true);
    });

    test('is not shared if the request is rejected or not answered in time', async () => {
      const asked = action(ada, lee, 'shareScreen');
      await ada.emit('remoteActionRequest', asked);
      await lee.hears('remoteActionRequest');
      await lee.emit('remoteActionResponse', { ...asked, accepted: false });
      await ada.hears('remoteActionResponse', ({ outcome }) => outcome === 'rejected');
      await ada.emit('remoteActionRequest', asked);
      app.test.clock.advance(sessionCallMessages.REQUEST_STAYS_MS);
      await ada.hears('remoteActionResponse', ({ outcome }) => outcome === 'timeout');
      const late = await lee.emit('remoteActionResponse', { ...asked, accepted: true });
      expect(late.code).toBe('REQUEST_NOT_FOUND');
      expect((await shares(ada)).code).toBe('FORBIDDEN');
    });

    test('steps back for the board, and the board for the screen', async () => {
      await shares(lee);
      await kim.emit('updateWhiteboardStatus', { sessionCallId: callId, isOpen: true });
      await kim.hears(
        'getSessionCalls',
        ({ screenShare }) => (screenShare as { minimised: boolean } | null)?.minimised === true,
      );
      await shares(lee);
      await kim.hears(
        'getSessionCalls',
        ({ whiteboard }) => (whiteboard as { minimised: boolean }).minimised,
      );
    });
  });

  describe('a participant', () => {
    test('keeps a removed participant out of the call', async () => {
      expect((await does(lee, ada, 'kick')).code).toBe('FORBIDDEN');
      expect((await does(kim, ada, 'kick')).ok).toBe(true);
      expect(await ada.hears('leaveSessionCall')).toMatchObject({ reason: 'removed' });
      expect((await ada.enter(callId)).code).toBe('NOT_IN_CALL');
    });

    test('on hold neither hears others nor is audible until resumed', async () => {
      await lee.announce(callId, ids.lee);
      await does(kim, lee, 'pause');
      await shown(ada, lee, ({ paused, streams }) => paused && streams.length === 0);
      expect((await lee.announce(callId, ids.lee)).answer.code).toBe('CALL_PAUSED');
      await does(kim, lee, 'resume');
      await shown(lee, lee, ({ paused }) => !paused);
      expect((await lee.announce(callId, ids.lee)).answer.ok).toBe(true);
    });

    test('on hold still tells the others how the devices stand, and of a way back', async () => {
      await does(kim, lee, 'pause');
      await shown(ada, lee, ({ paused }) => paused);
      const participantProperties = { streamStatus: {}, mayReturnForS: 10 };
      const own = { sessionCallId: callId, userCallId: lee.userCallId, participantProperties };
      expect((await lee.emit('updateParticipantProperties', own)).ok).toBe(true);
      expect(await ada.hears('updateParticipantProperties')).toMatchObject(own);
    });

    test('holds the own place while in another call, and returns without a host', async () => {
      await lee.announce(callId, ids.lee);
      expect((await does(lee, lee, 'pause')).ok).toBe(true);
      await shown(ada, lee, ({ paused, isElsewhere }) => paused && isElsewhere === true);
      expect((await does(kim, lee, 'resume')).code).toBe('FORBIDDEN');
      expect((await does(lee, lee, 'resume')).ok).toBe(true);
      await shown(ada, lee, ({ paused }) => !paused);
    });

    test('on hold sees nothing of what is shown and sent meanwhile, and all of it once resumed', async () => {
      await does(kim, ada, 'pause');
      await shown(ada, ada, ({ paused }) => paused);
      ada.pushes.length = 0;
      const documents = [randomUUID()];
      await kim.announce(callId, ids.kim);
      await lee.announce(callId, ids.lee, randomUUID(), 'screenCam');
      await shares(lee);
      await kim.emit('updateWhiteboardStatus', { sessionCallId: callId, isOpen: true });
      await kim.emit('updateCallDocuments', { sessionCallId: callId, documents });
      const all = {
        documents,
        screenShare: { userCallId: lee.userCallId, minimised: true },
        whiteboard: { isOpen: true, minimised: false },
      };
      const streamsIn = (call: Record<string, unknown>) =>
        (call.participants as Shown[]).flatMap(({ streams }) => streams);
      await kim.hears('getSessionCalls', (call) => String(call.documents) === String(documents));
      await does(kim, ada, 'resume');
      const resumed = await ada.hears('getSessionCalls', ({ screenShare }) => screenShare !== null);
      expect(resumed).toMatchObject(all);
      expect(streamsIn(resumed)).toHaveLength(2);
      const told = ada.pushes.slice(
        0,
        ada.pushes.findIndex(({ payload }) => payload === resumed),
      );
      const names = told.map(({ name }) => name);
      expect(names).toContain('getSessionCalls');
      for (const name of ['addStream', 'updateScreenShareStatus', 'updateWhiteboardStatus']) {
        expect(names).not.toContain(name);
      }
      expect(names).not.toContain('updateCallDocuments');
      for (const { name, payload } of told) {
        if (name !== 'getSessionCalls') continue;
        expect(payload).toMatchObject({
          ...{ documents: [], screenShare: null, whiteboard: { isOpen: false } },
        });
        expect(streamsIn(payload)).toEqual([]);
      }
      await does(kim, ada, 'pause');
      await shown(ada, ada, ({ paused }) => paused);
      expect(await ada.enter(callId)).toMatchObject({
        call: { documents: [], screenShare: null, whiteboard: { isOpen: false } },
      });
    });

    test('shows one request to speak for several requests of the same person', async () => {
      const applying = { sessionCallId: callId, callJoinerId: ids.ada };
      for (let n = 0; n < 3; n += 1) {
        expect((await ada.emit('onApplyForSpeaker', applying)).ok).toBe(true);
      }
      await kim.emit('updateWhiteboardStatus', { sessionCallId: callId, isOpen: true });
      await lee.hears('updateWhiteboardStatus');
      expect(lee.notified('onApplyForSpeaker')).toHaveLength(1);
    });

    test('shows locked sound as muted, even if the page of the participant says otherwise', async () => {
      await does(kim, lee, 'lock', 'audio');
      const locked = ({ participantProperties }: Shown) =>
        JSON.stringify(participantProperties.streamStatus).includes('"lock":true');
      await shown(ada, lee, locked);
      const on = { mute: false, lock: false, deviceId: null };
      await lee.emit('updateParticipantProperties', {
        ...{ sessionCallId: callId, userCallId: lee.userCallId },
        participantProperties: { streamStatus: { userCam: { audio: on, video: on } } },
      });
      expect(await ada.hears('updateParticipantProperties')).toMatchObject({
        participantProperties: {
          streamStatus: { userCam: { audio: { mute: true, lock: true }, video: { mute: false } } },
        },
      });
    });

    test('sends no stream of a participant whose sound and picture are locked', async () => {
      await lee.announce(callId, ids.lee);
      for (const track of ['audio', 'video']) await does(kim, lee, 'lock', track);
      expect(await ada.hears('stopStream')).toMatchObject({ userCallId: lee.userCallId });
      expect((await lee.announce(callId, ids.lee)).answer.code).toBe('FORBIDDEN');
      await does(kim, lee, 'unlock', 'video');
      await shown(lee, lee, () => true);
      expect((await lee.announce(callId, ids.lee)).answer.ok).toBe(true);
    });
  });

  test('documents of its session appear and disappear, for any person and any way', async () => {
    const [plan, lease] = [randomUUID(), randomUUID()];
    const told = (documents: readonly string[]) =>
      ada.hears('getSessionCalls', (call) => String(call.documents) === String(documents));
    await app.changeDocument(callId, 'SessionDocumentPutBack', plan);
    await told([plan]);
    await app.changeDocument(callId, 'SessionDocumentPutBack', lease);
    await told([plan, lease]);
    await app.changeDocument(callId, 'SessionDocumentTakenAway', plan);
    await told([lease]);
  });

  test('sends everything that was set to a participant who comes back', async () => {
    await shares(lee);
    const documents = [randomUUID()];
    await kim.emit('updateCallDocuments', { sessionCallId: callId, documents });
    await ada.emit('onApplyForSpeaker', { sessionCallId: callId, callJoinerId: ids.ada });
    expect(await kim.hears('onApplyForSpeaker')).toMatchObject({ callJoinerId: ids.ada });
    await ada.emit('closedCaptionAction', {
      ...{ sessionCallId: callId, closedCaptionEnabled: true, spokenLanguage: 'de-DE' },
    });
    await does(kim, lee, 'lock', 'audio');
    await shown(kim, lee, ({ participantProperties }) =>
      JSON.stringify(participantProperties).includes('"lock":true'),
    );
    lee.socket.disconnect();
    const back = await app.page('member', ids.lee);
    expect(await back.enter(callId)).toMatchObject({
      ok: true,
      call: {
        screenShare: { userCallId: back.userCallId, minimised: false },
        documents,
        speakerRequests: [ids.ada],
        participants: expect.arrayContaining([
          expect.objectContaining({
            callJoinerId: ids.ada,
            role: 'viewer',
            participantProperties: expect.objectContaining({ spokenLanguage: 'de-DE' }),
          }),
        ]),
      },
    });
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { Realtime } from '#platform/realtime';
import { eventually } from '#platform/testing/eventually.js';
import { FragileRelay } from '#contexts/media/relay/testing/fragile-relay.js';
import { soundCandidate, soundDescription } from '#contexts/media/relay/testing/text-peer.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

type Call = Awaited<ReturnType<ConferenceApp['startCall']>>;

describe('ConferenceGateway', () => {
  let app: ConferenceApp;
  const relay = new FragileRelay();

  beforeAll(async () => {
    app = await ConferenceApp.boot(relay);
  });
  afterAll(() => app.close());

  /** A call with both in it. */
  const meeting = async (): Promise<Call & { visitor: ConferencePage; agent: ConferencePage }> => {
    const call = await app.startCall();
    const visitor = await app.page('guest', call.visitId);
    const agent = await app.page('member', call.agentId);
    expect(await visitor.enter(call.callId)).toMatchObject({ ok: true });
    expect(await agent.enter(call.callId)).toMatchObject({ ok: true });
    return { ...call, visitor, agent };
  };
  const history = (callId: string, ...expected: string[]): Promise<void> =>
    eventually(
      `the history is ${expected.join(', ')}`,
      async () => JSON.stringify(await app.history(callId)) === JSON.stringify(expected),
      3_000,
    );
  const connected = (page: ConferencePage, userCallId: string, is: boolean) =>
    page.hears('getSessionCalls', (call) =>
      (call.participants as { userCallId: string; connected: boolean }[]).some(
        (each) => each.userCallId === userCallId && each.connected === is,
      ),
    );

  describe('entering a call', () => {
    test('shows who is there, how media travels and which servers help', async () => {
      const call = await app.startCall();
      const visitor = await app.page('guest', call.visitId);
      expect(await visitor.enter(call.callId)).toEqual({
        ok: true,
        userCallId: expect.any(String),
        iceServers: [{ urls: ['stun:stun.example:3478'] }],
        connectionIds: [],
        call: {
          sessionCallId: call.callId,
          relay: 'direct',
          relayUp: true,
          pictureCodec: 'h264',
          screenShare: null,
          whiteboard: { isOpen: false, minimised: false },
          knockers: [],
          mediaRules: null,
          speakerRequests: [],
          documents: [],
          callRecordingInfo: null,
          callTranscriptInfo: null,
          isRecordable: false,
          supervisors: [],
          isListenedTo: false,
          consult: null,
          participants: [
            {
              userCallId: visitor.userCallId,
              callJoinerId: call.visitId,
              joinerType: 'Guest',
              displayName: 'Ada',
              role: 'guest',
              paused: false,
              pausedSince: null,
              connected: true,
              streams: [],
              participantProperties: { streamStatus: {}, isCameraAvailable: true },
            },
          ],
        },
      });
      const agent = await app.page('member', call.agentId);
      await agent.enter(call.callId);
      await connected(visitor, agent.userCallId, true);
      await history(call.callId, 'CallStarted', 'CallJoined', 'CallJoined');
    });

    test('makes all participants send VP8 once one is in who cannot show H264', async () => {
      const call = await app.startCall();
      const visitor = await app.page('guest', call.visitId);
      await visitor.enter(call.callId);
      const agent = await app.page('member', call.agentId);
      const entered = await agent.enter(call.callId, [], ['vp8']);
      expect(entered).toMatchObject({ ok: true, call: { pictureCodec: 'vp8' } });
      await visitor.hears('getSessionCalls', ({ pictureCodec }) => pictureCodec === 'vp8');
      const unknown = await agent.enter(call.callId, [], ['vp9']);
      expect(unknown).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
    });

    test('is for those whose call it is', async () => {
      const [call, other] = [await app.startCall(), await app.startCall()];
      const [visitor, agent] = [
        await app.page('guest', other.visitId),
        await app.page('member', other.agentId),
      ];
      for (const page of [visitor, agent]) {
        expect(await page.enter(call.callId)).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
        expect(await page.enter(randomUUID())).toMatchObject({ ok: false, code: 'CALL_NOT_FOUND' });
      }
      const device = await app.page('guest', call.visitId);
      expect(await device.enter('nonsense')).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
      await history(call.callId, 'CallStarted');
    });

    test('ends with the call', async () => {
      const call = await app.startCall();
      const reason = 'server' as const;
      await app.append(call.callId, 'CallEnded', {
        callId: call.callId,
        reason,
        endedBy: null,
        durationMs: 0,
      });
      const visitor = await app.page('guest', call.visitId);
      expect(await visitor.enter(call.callId)).toMatchObject({ ok: false, code: 'CALL_OVER' });
    });

    test('again takes the place of the page before, which can do nothing any more', async () => {
      const { callId, visitId, visitor, agent } = await meeting();
      await visitor.announce(callId, visitId);
      await agent.hears('addStream');
      const second = await app.page('guest', visitId);
      expect(await second.enter(callId)).toMatchObject({ ok: true });
      expect(second.userCallId).toBe(visitor.userCallId);
      expect(await visitor.hears('leaveSessionCall')).toMatchObject({ reason: 'replaced' });
      expect((await visitor.announce(callId, visitId)).answer.code).toBe('NOT_IN_CALL');
      // The streams of the old page end with it, and the new page never asked for them.
      expect(await agent.hears('stopStream')).toMatchObject({ userCallId: visitor.userCallId });
      expect(second.notified('stopStream')).toEqual([]);
      visitor.socket.disconnect();
      await second.announce(callId, visitId);
      expect(agent.notified('leaveSessionCall')).toEqual([]);
    });

    test('in two tabs at once leaves one of them inside', async () => {
      const call = await app.startCall();
      const tabs = [
        await app.page('guest', call.visitId),
        await app.page('guest', call.visitId),
      ] as const;
      await Promise.all(tabs.map((tab) => tab.enter(call.callId)));
      const announced = await Promise.all(
        tabs.map((tab) => tab.announce(call.callId, call.visitId)),
      );
      expect(announced.map(({ answer }) => answer.ok).toSorted()).toEqual([false, true]);
    });
  });

  describe('a stream', () => {
    test('is not announced if it is refused, as its connection belongs to another participant', async () => {
      const { callId, visitId, agentId, visitor, agent } = await meeting();
      const { connectionId } = await visitor.announce(callId, visitId);
      await agent.hears('addStream');
      const stolen = await agent.announce(callId, agentId, connectionId, 'secondaryCam');
      expect(stolen.answer).toMatchObject({ ok: false, code: 'MEDIA_REFUSED' });
      expect(visitor.notified('addStream')).toEqual([]);
    });

    test('is asked for, offered, answered and found between the two pages', async () => {
      const { callId, visitId, visitor, agent } = await meeting();
      const { answer, connectionId: published } = await visitor.announce(callId, visitId);
      expect(answer).toEqual({ ok: true, sdpAnswer: null });
      expect(await agent.hears('addStream')).toEqual({
        sessionCallId: callId,
        userCallId: visitor.userCallId,
        mediaType: 'userCam',
        connectionId: published,
      });
      const connection = {
        sessionCallId: callId,
        connectionId: randomUUID(),
        fromUserCallId: visitor.userCallId,
        toUserCallId: agent.userCallId,
        mediaType: 'userCam',
      };
      await agent.emit('receiveVideoOffer', { step: 'ask', ...connection });
      expect(await visitor.hears('receiveVideoOffer')).toEqual({ step: 'ask', ...connection });
      const sdpOffer = soundDescription();
      await visitor.emit('receiveVideoOffer', { step: 'offer', ...connection, sdpOffer });
      expect(await agent.hears('receiveVideoOffer')).toEqual({
        step: 'offer',
        ...connection,
        sdpOffer,
      });
      const sdpAnswer = soundDescription('active');
      await agent.emit('receiveVideoOffer', { step: 'answer', ...connection, sdpAnswer });
      const notified = await visitor.hears('receiveVideoOffer', ({ step }) => step === 'answer');
      expect(notified).toEqual({ step: 'answer', ...connection, sdpAnswer });
      const candidate = {
        sessionCallId: callId,
        userCallId: agent.userCallId,
        connectionId: connection.connectionId,
        mediaType: 'userCam',
        candidate: soundCandidate,
      };
      await agent.emit('clientIceCandidate', candidate);
      expect(await visitor.hears('clientIceCandidate')).toEqual(candidate);
      await history(callId, 'CallStarted', 'CallJoined', 'CallJoined', 'CallStreamStarted');
    });

    test('stops for all participants, and is recorded once', async () => {
      const { callId, visitId, visitor, agent } = await meeting();
      await visitor.announce(callId, visitId);
      await visitor.announce(callId, visitId);
      const stop = {
        sessionCallId: callId,
        userCallId: visitor.userCallId,
        mediaType: 'userCam',
      };
      expect(await visitor.emit('stopStream', stop)).toEqual({ ok: true });
      expect(await visitor.emit('stopStream', stop)).toEqual({ ok: true });
      expect(await agent.hears('stopStream')).toEqual(stop);
      await history(
        callId,
        ...['CallStarted', 'CallJoined', 'CallJoined', 'CallStreamStarted', 'CallStreamStopped'],
      );
      expect(agent.notified('stopStream')).toHaveLength(1);
    });

    test('is described to the others', async () => {
      const { callId, visitor, agent } = await meeting();
      const muted = { mute: true, lock: false, deviceId: null };
      const payload = {
        sessionCallId: callId,
        userCallId: visitor.userCallId,
        participantProperties: {
          streamStatus: { userCam: { audio: muted, video: muted } },
          isCameraAvailable: false,
        },
      };
      expect(await visitor.emit('updateParticipantProperties', payload)).toEqual({ ok: true });
      expect(await agent.hears('updateParticipantProperties')).toEqual(payload);
      expect(visitor.notified('updateParticipantProperties')).toEqual([]);
    });

    test('of nonsense is refused and reaches no participant', async () => {
      const { callId, visitor, agent } = await meeting();
      const connection = {
        sessionCallId: callId,
        connectionId: randomUUID(),
        fromUserCallId: visitor.userCallId,
        toUserCallId: agent.userCallId,
        mediaType: 'userCam',
      };
      const ask = await agent.emit('receiveVideoOffer', { step: 'ask', ...connection });
      expect(ask).toMatchObject({ ok: false, code: 'STREAM_NOT_FOUND' });
      const sdpOffer = 'v=0\r\nnonsense';
      const offer = await visitor.emit('receiveVideoOffer', {
        step: 'offer',
        ...connection,
        sdpOffer,
      });
      expect(offer.ok).toBe(false);
      expect(agent.notified('receiveVideoOffer')).toEqual([]);
    });
  });

  describe('a page that is gone', () => {
    test('is shown at once, and its stream continues when it comes back', async () => {
      const { callId, visitId, visitor, agent } = await meeting();
      const { connectionId } = await visitor.announce(callId, visitId);
      visitor.socket.disconnect();
      await connected(agent, visitor.userCallId, false);
      const back = await app.page('guest', visitId);
      const answer = await back.enter(callId, [connectionId, randomUUID()]);
      expect(answer).toMatchObject({ ok: true, connectionIds: [connectionId] });
      expect(back.userCallId).toBe(visitor.userCallId);
      await connected(agent, visitor.userCallId, true);
      expect(agent.notified('stopStream')).toEqual([]);
      await history(
        callId,
        ...['CallStarted', 'CallJoined', 'CallJoined', 'CallStreamStarted'],
        ...['CallConnectionLost', 'CallConnectionRestored'],
      );
    });

    test('because it is no longer allowed sends and receives nothing more', async () => {
      const { callId, agentId, visitor, agent } = await meeting();
      await agent.announce(callId, agentId);
      await visitor.hears('addStream');
      app.test.app.get(Realtime).disconnect(`member:${agentId}`, 'MEMBER_DEACTIVATED');
      const call = await connected(visitor, agent.userCallId, false);
      expect(call.participants).toContainEqual(
        expect.objectContaining({ userCallId: agent.userCallId, streams: [] }),
      );
    });
  });

  describe('the end', () => {
    test.each(['leaveSessionCall', 'endSessionCall'])(
      'reaches all participants: %s',
      async (how) => {
        const { callId, visitor, agent } = await meeting();
        expect(await agent.emit(how, { sessionCallId: callId })).toEqual({ ok: true });
        const reason = how === 'leaveSessionCall' ? 'agent-left' : 'agent-ended';
        for (const page of [visitor, agent]) {
          expect(await page.hears('endSessionCall')).toEqual({ sessionCallId: callId, reason });
        }
        expect(await visitor.enter(callId)).toMatchObject({ ok: false, code: 'CALL_OVER' });
        expect((await visitor.announce(callId, callId)).answer.code).toBe('NOT_IN_CALL');
      },
    );
  });

  test('reports a relay that goes away and comes back, and streams are published again', async () => {
    const { callId, visitId, visitor, agent } = await meeting();
    await visitor.announce(callId, visitId);
    relay.fail();
    for (const page of [visitor, agent]) {
      const call = await page.hears('getSessionCalls', ({ relayUp }) => relayUp === false);
      expect(call.participants).toContainEqual(
        expect.objectContaining({ userCallId: visitor.userCallId, streams: [] }),
      );
    }
    relay.recover();
    await visitor.hears('getSessionCalls', ({ relayUp }) => relayUp === true);
    expect((await visitor.announce(callId, visitId)).answer.ok).toBe(true);
    await history(
      callId,
      ...['CallStarted', 'CallJoined', 'CallJoined', 'CallStreamStarted'],
      ...['CallRelayLost', 'CallRelayRestored', 'CallStreamStarted'],
    );
  });

  test('shows all participants who leaves a call that continues', async () => {
    const { callId, visitId, visitor, agent } = await meeting();
    await visitor.announce(callId, visitId);
    const { userCallId } = visitor;
    await app.append(callId, 'CallLeft', { callId, joinerId: visitId, reason: 'removed' });
    const left = { sessionCallId: callId, userCallId, reason: 'removed' };
    for (const page of [visitor, agent]) expect(await page.hears('leaveSessionCall')).toEqual(left);
    const call = await agent.hears(
      'getSessionCalls',
      ({ participants }) => (participants as unknown[]).length === 1,
    );
    expect(call.participants).toMatchObject([{ userCallId: agent.userCallId }]);
    expect((await visitor.announce(callId, visitId)).answer.code).toBe('NOT_IN_CALL');
  });

  test('keeps a page from reaching, reading or ending anything of another call', async () => {
    const theirs = await meeting();
    const { connectionId } = await theirs.visitor.announce(theirs.callId, theirs.visitId);
    const mine = await meeting();
    const stranger = await app.page('guest', randomUUID());
    const before = await app.history(theirs.callId);
    const pushes = theirs.agent.pushes.length;
    const sdp = soundDescription();
    for (const page of [mine.visitor, mine.agent, stranger]) {
      for (const userCallId of [theirs.visitor.userCallId, page.userCallId || randomUUID()]) {
        const at = { sessionCallId: theirs.callId, userCallId, mediaType: 'userCam' };
        const connection = {
          sessionCallId: theirs.callId,
          connectionId,
          fromUserCallId: theirs.visitor.userCallId,
          toUserCallId: userCallId,
          mediaType: 'userCam',
        };
        const participantProperties = { streamStatus: {} };
        const attempts: [string, object][] = [
          [
            'addStream',
            {
              ...at,
              callJoinerId: userCallId,
              connectionId,
              sdpOffer: null,
              participantProperties,
            },
          ],
          ['receiveVideoOffer', { step: 'ask', ...connection }],
          ['receiveVideoOffer', { step: 'offer', ...connection, sdpOffer: sdp }],
          ['receiveVideoOffer', { step: 'answer', ...connection, sdpAnswer: sdp }],
          ['clientIceCandidate', { ...at, connectionId, candidate: soundCandidate }],
          ['stopStream', at],
          [
            'updateParticipantProperties',
            { sessionCallId: theirs.callId, userCallId, participantProperties },
          ],
          ['getSessionCalls', { sessionCallId: theirs.callId }],
          ['leaveSessionCall', { sessionCallId: theirs.callId }],
          ['endSessionCall', { sessionCallId: theirs.callId }],
        ];
        for (const [name, payload] of attempts) {
          const answer = await page.emit(name, payload);
          expect([name, answer.ok, answer.code]).toEqual([name, false, 'NOT_IN_CALL']);
        }
      }
    }
    expect(await app.history(theirs.callId)).toEqual(before);
    expect(theirs.agent.pushes).toHaveLength(pushes);
  });

  test('keeps a participant of the call from speaking in the name of another', async () => {
    const { callId, visitor, agent } = await meeting();
    const at = { sessionCallId: callId, userCallId: visitor.userCallId, mediaType: 'userCam' };
    expect(await agent.emit('stopStream', at)).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
    const connection = {
      sessionCallId: callId,
      connectionId: randomUUID(),
      fromUserCallId: agent.userCallId,
      toUserCallId: visitor.userCallId,
      mediaType: 'userCam',
    };
    const ask = await agent.emit('receiveVideoOffer', { step: 'ask', ...connection });
    expect(ask).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
  });
});

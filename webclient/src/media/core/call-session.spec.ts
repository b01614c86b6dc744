import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { callMessages, sessionCallMessages, type MediaRules } from '@foyer/contracts/calls';

import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { CallSession } from './call-session.js';
import { LocalMedia } from './local-media.js';

const CALL = 'call';
const ME = 'me';
const OTHER = 'other';

interface Stream {
  mediaType: 'userCam' | 'screenCam';
  connectionId: string;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A server of one call, as a page meets it. */
class FakeCall {
  relay: 'janus' | 'direct' = 'janus';
  relayUp = true;
  pictureCodec: 'h264' | 'vp8' = 'h264';
  known: string[] | undefined;
  own: Stream[] = [];
  paused = false;
  locked = { audio: false, video: false };
  ownMuted = { audio: false, video: false };
  mediaRules: MediaRules | null = null;
  role = 'presenter';
  others: Stream[] = [];
  readonly socket = new FakeSocket();

  constructor() {
    this.socket.answer('getSessionCalls', ({ connectionIds }: { connectionIds: string[] }) => ({
      userCallId: ME,
      iceServers: [],
      connectionIds: this.known ?? connectionIds,
      call: this.now(),
    }));
    this.socket.answer('addStream', ({ mediaType, connectionId }: Stream) => {
      const others = this.own.filter((one) => one.mediaType !== mediaType);
      this.own = [...others, { mediaType, connectionId }];
      this.push();
      return { sdpAnswer: this.relay === 'janus' ? 'v=0 answer' : null };
    });
    for (const name of [
      'receiveVideoOffer',
      'clientIceCandidate',
      'updateParticipantProperties',
      'leaveSessionCall',
      'stopStream',
      'watchStreams',
    ]) {
      this.socket.answer(name, () => ({}));
    }
  }

  now() {
    const participant = (userCallId: string, streams: Stream[]) => ({
      userCallId,
      callJoinerId: `joiner of ${userCallId}`,
      joinerType: 'User',
      role: userCallId === ME ? this.role : 'presenter',
      displayName: userCallId,
      connected: true,
      streams,
      paused: userCallId === ME && this.paused,
      participantProperties: {
        streamStatus: userCallId === ME ? { userCam: this.tracks } : {},
        isCameraAvailable: true,
      },
    });
    return {
      sessionCallId: CALL,
      relay: this.relay,
      relayUp: this.relayUp,
      pictureCodec: this.pictureCodec,
      mediaRules: this.mediaRules,
      participants: [participant(ME, this.own), participant(OTHER, this.others)],
    };
  }

  get tracks() {
    const track = (kind: 'audio' | 'video') => {
      const lock = this.locked[kind];
      return { mute: lock || this.ownMuted[kind], lock, deviceId: null };
    };
    return { audio: track('audio'), video: track('video') };
  }

  push(): void {
    this.socket.push('getSessionCalls', this.now());
  }

  publishesOther(connectionId: string): void {
    this.others = [{ mediaType: 'userCam', connectionId }];
    this.push();
  }

  asks() {
    return (
      this.socket.sent('receiveVideoOffer') as { step: string; connectionId: string }[]
    ).filter(({ step }) => step === 'ask');
  }

  offer(connectionId: string): void {
    this.socket.push('receiveVideoOffer', {
      step: 'offer',
      sessionCallId: CALL,
      connectionId,
      fromUserCallId: OTHER,
      toUserCallId: ME,
      mediaType: 'userCam',
      sdpOffer: 'v=0 offer',
    });
  }
}

describe('a part in a call', () => {
  let call: FakeCall;
  let media: LocalMedia;
  let session: CallSession;
  let ids = 0;

  const enter = async (asksBefore = false) => {
    session = new CallSession(
      {
        channel: new Channel(call.socket),
        media,
        makeConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
        newId: () => `id-${(ids += 1)}`,
        asksBefore,
      },
      CALL,
    );
    session.open();
    await settle();
  };
  const published = () => call.socket.sent('addStream') as { sdpOffer: string | null }[];

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    FakeConnection.all.length = 0;
    call = new FakeCall();
    media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
    await media.open();
  });
  afterEach(() => session.close());

  it('publishes through Janus with an offer, and takes the answer', async () => {
    await enter();
    expect(published()).toHaveLength(1);
    expect(published()[0]).toMatchObject({
      callJoinerId: `joiner of ${ME}`,
      mediaType: 'userCam',
      sdpOffer: expect.stringContaining('v=0 offer'),
      participantProperties: { streamStatus: { userCam: { audio: { mute: false } } } },
    });
    expect(FakeConnection.all[0]?.remoteDescription?.sdp).toBe('v=0 answer');
    call.push();
    call.push();
    await settle();
    expect(published()).toHaveLength(1);
  });

  it('publishes again once, with another codec, when a participant enters who cannot show H264', async () => {
    await enter();
    call.pictureCodec = 'vp8';
    call.push();
    await settle();
    call.push();
    await settle();
    expect(published()).toHaveLength(2);
    expect(FakeConnection.all.map(({ connectionState }) => connectionState)).toEqual([
      'closed',
      'new',
    ]);
  });

  it('announces directly, and makes an offer to each participant who asks', async () => {
    call.relay = 'direct';
    await enter();
    expect(published()).toMatchObject([{ sdpOffer: null }]);
    expect(FakeConnection.all).toHaveLength(0);
    const ask = (connectionId: string) =>
      call.socket.push('receiveVideoOffer', {
        step: 'ask',
        sessionCallId: CALL,
        connectionId,
        fromUserCallId: ME,
        toUserCallId: OTHER,
        mediaType: 'userCam',
      });
    ask('first');
    await settle();
    expect(call.socket.sent('receiveVideoOffer')).toMatchObject([
      { step: 'offer', connectionId: 'first', toUserCallId: OTHER },
    ]);
    ask('second');
    await settle();
    expect(FakeConnection.all.map(({ connectionState }) => connectionState)).toEqual([
      'closed',
      'new',
    ]);
  });

  it('asks for what another one publishes, once, and answers the offer', async () => {
    await enter();
    call.publishesOther('theirs');
    call.push();
    await settle();
    const [ask] = call.asks();
    expect(call.asks()).toHaveLength(1);
    expect(ask).toMatchObject({ fromUserCallId: OTHER, toUserCallId: ME });
    call.offer(ask?.connectionId ?? '');
    await settle();
    expect(call.socket.sent('receiveVideoOffer').at(-1)).toMatchObject({
      step: 'answer',
      connectionId: ask?.connectionId,
      sdpAnswer: expect.stringContaining('v=0 answer'),
    });
  });

  it('requests again when the other one publishes over another connection', async () => {
    await enter();
    call.publishesOther('theirs');
    await settle();
    call.publishesOther('theirs after a reload');
    await settle();
    expect(call.asks()).toHaveLength(2);
    call.others = [];
    call.push();
    expect(session.receiver.streams.get().size).toBe(0);
  });

  it('requests again when a connection fails', async () => {
    await enter();
    call.publishesOther('theirs');
    await settle();
    call.offer(call.asks()[0]?.connectionId ?? '');
    await settle();
    FakeConnection.all[1]?.become('connected');
    expect(session.receiver.streams.get().get(`${OTHER}/userCam`)?.state).toBe('live');
    FakeConnection.all[1]?.become('failed');
    while (call.asks().length < 2) await new Promise((resolve) => setTimeout(resolve));
    expect(FakeConnection.all[1]?.connectionState).toBe('closed');
  });

  it('offers again over the same connection where its receiver asks for that', async () => {
    call.relay = 'direct';
    await enter();
    const pair = { sessionCallId: CALL, fromUserCallId: ME, toUserCallId: OTHER };
    const ask = { step: 'ask', connectionId: 'first', mediaType: 'userCam', ...pair };
    for (let n = 0; n < 2; n += 1) {
      call.socket.push('receiveVideoOffer', ask);
      await settle();
    }
    // The first was not answered yet, so it comes again.
    expect(FakeConnection.all).toMatchObject([{ restarts: 0, connectionState: 'new' }]);
    const answer = { ...ask, step: 'answer', sdpAnswer: 'v=0 their answer' };
    call.socket.push('receiveVideoOffer', answer);
    call.socket.push('receiveVideoOffer', ask);
    await settle();
    const offer = { step: 'offer', connectionId: 'first' };
    expect(call.socket.sent('receiveVideoOffer')).toMatchObject([offer, offer, offer]);
    expect(FakeConnection.all).toMatchObject([{ restarts: 1, connectionState: 'new' }]);
  });

  it('publishes a stream again that the server found dead', async () => {
    await enter();
    call.own = [];
    call.socket.push('stopStream', { sessionCallId: CALL, userCallId: ME, mediaType: 'userCam' });
    call.push();
    await settle();
    expect(published()).toHaveLength(2);
  });

  it('sets all connections up again after the relay was away', async () => {
    await enter();
    call.publishesOther('theirs');
    await settle();
    call.relayUp = false;
    call.own = [];
    call.others = [];
    call.push();
    expect(session.state.get().relayUp).toBe(false);
    call.relayUp = true;
    call.publishesOther('theirs again');
    await settle();
    expect(published()).toHaveLength(2);
    expect(call.asks()).toHaveLength(2);
  });

  it('comes back after the network was away, and keeps what the server still knows', async () => {
    await enter();
    call.publishesOther('theirs');
    await settle();
    const held = call.asks()[0]?.connectionId;
    call.socket.drop();
    expect(session.state.get().connected).toBe(false);
    call.known = held === undefined ? [] : [held];
    call.own = [];
    call.socket.restore();
    await settle();
    expect(session.state.get().connected).toBe(true);
    expect(call.asks()).toHaveLength(1);
    expect(published()).toHaveLength(2);
  });

  it('notifies the others when it is muted', async () => {
    await enter();
    await media.setMicrophone(false);
    await settle();
    expect(call.socket.sent('updateParticipantProperties').at(-1)).toMatchObject({
      participantProperties: { streamStatus: { userCam: { audio: { mute: true } } } },
    });
  });

  it('says on entering that nothing comes, and again to a server that has forgotten it', async () => {
    const refused = new FakeDevices();
    refused.failure = new DOMException('Permission denied', 'NotAllowedError');
    media = new LocalMedia(refused.asBrowser(), localStorage);
    await media.open();
    await enter();
    const said = () => call.socket.sent('updateParticipantProperties');
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatchObject({
      participantProperties: {
        streamStatus: { userCam: { audio: { mute: true }, video: { mute: true } } },
        ...{ isCameraAvailable: false, isMicrophoneAvailable: false },
      },
    });
    call.socket.drop();
    call.socket.connect();
    call.socket.drop();
    call.socket.restore();
    await settle();
    // With each time that it enters.
    expect(said().length).toBeGreaterThan(1);
    expect(said()).toHaveLength(call.socket.sent('getSessionCalls').length);
  });

  it('learns when another one turns the camera off', async () => {
    await enter();
    const track = (mute: boolean) => ({ mute, lock: false, deviceId: null });
    call.socket.push('updateParticipantProperties', {
      sessionCallId: CALL,
      userCallId: OTHER,
      participantProperties: {
        streamStatus: { userCam: { audio: track(false), video: track(true) } },
        isCameraAvailable: true,
      },
    });
    const [other] = session.state.get().others;
    expect(other?.participantProperties.streamStatus.userCam?.video.mute).toBe(true);
  });

  it('gives way to another page of the same person, and can take the call back', async () => {
    await enter();
    call.socket.push('leaveSessionCall', {
      sessionCallId: CALL,
      userCallId: ME,
      reason: 'replaced',
    });
    expect(session.state.get().phase).toBe('replaced');
    expect(FakeConnection.all[0]?.connectionState).toBe('closed');
    call.own = [];
    await session.takeBack();
    await settle();
    expect(session.state.get().phase).toBe('in');
    expect(published()).toHaveLength(2);
  });

  it('leaves the call in another tab of the same person until it is wanted here', async () => {
    const asked = () => call.socket.sent('getSessionCalls') as { takeOver: boolean }[];
    call.socket.answer('getSessionCalls', ({ takeOver }: { takeOver: boolean }) =>
      takeOver
        ? { userCallId: ME, iceServers: [], connectionIds: [], call: call.now() }
        : { ok: false, code: 'CALL_ELSEWHERE', message: 'Elsewhere.' },
    );
    await enter(true);
    expect(session.state.get().phase).toBe('elsewhere');
    expect(published()).toEqual([]);
    call.socket.drop();
    call.socket.restore();
    await settle();
    expect(session.state.get().phase).toBe('elsewhere');
    await session.takeBack();
    await settle();
    expect(session.state.get().phase).toBe('in');
    expect(published()).toHaveLength(1);
    // If another tab took over while this one had no network, the other tab keeps its place too.
    call.socket.drop();
    call.socket.restore();
    await settle();
    expect(session.state.get().phase).toBe('elsewhere');
    expect(asked().map(({ takeOver }) => takeOver)).toEqual([false, true, false]);
  });

  it('is over when the call is, and when there is none to enter', async () => {
    await enter();
    call.socket.push('endSessionCall', { sessionCallId: CALL, reason: 'ended' });
    expect(session.state.get()).toMatchObject({ phase: 'over', endReason: 'ended' });
    session.close();
    call.socket.refuse('getSessionCalls', 'CALL_OVER');
    await enter();
    expect(session.state.get().phase).toBe('over');
  });

  it('does not fail to leave where it is over before the answer, and fails where it is not', async () => {
    await enter();
    const leaves = {
      leaveSessionCall: () => session.leave(),
      endSessionCall: () => session.endForAll(),
    };
    for (const [name, leave] of Object.entries(leaves)) {
      const over = { sessionCallId: CALL, userCallId: ME, reason: 'left' };
      call.socket.refuse(name, 'TIMEOUT');
      await expect(leave()).rejects.toMatchObject({ code: 'TIMEOUT' });
      call.socket.answer(name, () => {
        call.socket.push(name, over);
        throw new Error('socket has been disconnected');
      });
      await leave();
      expect(session.state.get().phase).toBe('over');
      session.close();
      await enter();
    }
  });

  describe('with a screen in addition to the camera', () => {
    let stopped = 0;
    const screen = () =>
      session.send({
        mediaType: 'screenCam',
        isThere: () => true,
        attach: () => () => undefined,
        onStopped: () => (stopped += 1),
      });

    it('sends both, each over a connection of its own, until the screen is stopped', async () => {
      await enter();
      screen();
      await settle();
      expect(published()).toMatchObject([{ mediaType: 'userCam' }, { mediaType: 'screenCam' }]);
      await session.stopSending('screenCam');
      expect(call.socket.sent('stopStream')).toMatchObject([{ mediaType: 'screenCam' }]);
      expect(FakeConnection.all.map(({ connectionState }) => connectionState)).toEqual([
        ...['new', 'closed'],
      ]);
    });

    it('does not send it again once the call has taken it away', async () => {
      stopped = 0;
      await enter();
      screen();
      await settle();
      call.own = call.own.filter(({ mediaType }) => mediaType === 'userCam');
      call.socket.push('stopStream', {
        ...{ sessionCallId: CALL, userCallId: ME, mediaType: 'screenCam' },
      });
      call.push();
      await settle();
      expect(stopped).toBe(1);
      expect(published()).toHaveLength(2);
    });
  });

  it('turns off what a host mutes or locks, and keeps it off while it is locked', async () => {
    await enter();
    const of = { sessionCallId: CALL, actionBy: OTHER, actionFor: ME, mediaType: 'userCam' };
    call.socket.push('remoteActionPerform', { ...of, actionType: 'mute', actionValue: null });
    expect(media.state.get().microphoneOn).toBe(false);
    call.locked = { audio: true, video: true };
    call.push();
    await settle();
    expect(media.state.get().cameraOn).toBe(false);
    await media.setMicrophone(true);
    await settle();
    expect(media.state.get().microphoneOn).toBe(false);
    call.locked.audio = false;
    call.push();
    await media.setMicrophone(true);
    expect(media.state.get().microphoneOn).toBe(true);
  });

  describe('when its page is loaded again', () => {
    const reload = async () => {
      session.close();
      media.close();
      media = new LocalMedia(new FakeDevices().asBrowser(), localStorage);
      void media.open();
      await enter();
    };

    it('keeps off what was off, and what was on is sent', async () => {
      await enter();
      await media.setMicrophone(false);
      await media.setCamera(false);
      await reload();
      expect(media.state.get()).toMatchObject({
        microphoneOn: false,
        cameraOn: false,
        video: null,
      });
      expect(media.state.get().audio?.enabled).toBe(false);
      await media.setMicrophone(true);
      await reload();
      expect(media.state.get()).toMatchObject({ microphoneOn: true, cameraOn: false });
    });

    it('keeps off in another tab what the server says was off', async () => {
      await enter();
      call.ownMuted = { audio: true, video: true };
      sessionStorage.clear();
      await reload();
      expect(media.state.get()).toMatchObject({
        microphoneOn: false,
        cameraOn: false,
        video: null,
      });
    });

    it('begins as usual in the next call after one that is over', async () => {
      await enter();
      await media.setMicrophone(false);
      call.socket.push('endSessionCall', { sessionCallId: CALL, reason: 'ended' });
      await media.setCamera(false);
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('sends only what its role may, which may change while the call runs', async () => {
    const everything: MediaRules = {
      ...{ cameraRoles: ['presenter'], microphoneRoles: ['presenter'] },
      ...{ screenShareRoles: ['presenter'], quality: 'Low', startMuted: true },
    };
    call.mediaRules = { ...everything, cameraRoles: ['admin'] };
    await enter();
    expect(media.state.get()).toMatchObject({ microphoneOn: false, video: null });
    await media.setCamera(true);
    expect(media.state.get().video).toBeNull();
    await media.setMicrophone(true);
    call.mediaRules = everything;
    call.push();
    await media.setCamera(true);
    await settle();
    expect(media.state.get().video).not.toBeNull();
    // Muted at the start only.
    expect(media.state.get().microphoneOn).toBe(true);
    call.mediaRules = { ...everything, microphoneRoles: [], cameraRoles: [] };
    call.push();
    expect(media.state.get()).toMatchObject({ audio: null, video: null });
  });

  describe('with its devices off', () => {
    const everything: MediaRules = {
      ...{ cameraRoles: ['guest', 'viewer', 'presenter', 'moderator', 'admin'], quality: 'HD' },
      ...{ microphoneRoles: ['guest', 'viewer', 'presenter', 'moderator', 'admin'] },
      ...{ screenShareRoles: ['admin'], startMuted: false },
    };
    const nothing: MediaRules = { ...everything, cameraRoles: [], microphoneRoles: [] };
    let devices: FakeDevices;

    beforeEach(async () => {
      devices = new FakeDevices();
      media = new LocalMedia(devices.asBrowser(), localStorage);
      media.proceedWithout();
      await enter();
    });
    const isOff = () => {
      const { microphoneOn, cameraOn } = media.state.get();
      expect({ asked: devices.asked, microphoneOn, cameraOn }).toEqual({
        ...{ asked: [], microphoneOn: false, cameraOn: false },
      });
    };

    it.each(sessionCallMessages.RemoteActionType.options)(
      'starts nothing when another one says %s',
      async (action) => {
        const about = { sessionCallId: CALL, actionBy: OTHER, actionFor: ME, mediaType: 'userCam' };
        for (const name of ['remoteActionPerform', 'remoteActionRequest', 'remoteActionResponse']) {
          const said = { ...about, actionType: action, actionValue: true, accepted: true };
          call.socket.push(name, { ...said, outcome: 'accepted' });
          await settle();
        }
        isOff();
      },
    );

    it.each(['guest', 'viewer', 'presenter', 'moderator', 'admin'])(
      'starts nothing when it is made %s, or may use them again',
      async (role) => {
        for (const rules of [nothing, everything]) {
          call.mediaRules = rules;
          call.role = role;
          call.push();
          await settle();
        }
        isOff();
      },
    );

    const named = [...Object.values(callMessages), ...Object.values(sessionCallMessages)].flatMap(
      (one) => (typeof one === 'object' && 'channel' in one ? one.name : []),
    );
    it.each(named)('starts no device when it receives %s', async (name) => {
      const about = { sessionCallId: CALL, userCallId: ME, mediaType: 'userCam' };
      call.socket.push(name, {
        ...{ ...call.now(), ...about, participantProperties: { streamStatus: {} } },
        ...{ connectionId: 'x', step: 'ask', fromUserCallId: ME, toUserCallId: OTHER },
      });
      await settle();
      isOff();
    });
  });

  it('removes streams that its role may not send, and does not give them back automatically', async () => {
    const devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
    await media.open();
    const rules = {
      ...{ cameraRoles: ['presenter'], microphoneRoles: ['presenter'], quality: 'HD' },
      ...{ screenShareRoles: [], startMuted: false },
    } as unknown as MediaRules;
    call.mediaRules = rules;
    await enter();
    expect(media.state.get()).toMatchObject({ microphoneOn: true, cameraOn: true });
    call.role = 'viewer';
    call.push();
    await settle();
    call.role = 'presenter';
    call.push();
    await settle();
    expect(media.state.get()).toMatchObject({ audio: null, video: null, microphoneOn: false });
    // Devices that are restarted afterwards stay off as well.
    await media.restartCamera();
    await media.restartMicrophone();
    expect(devices.asked).toHaveLength(1);
  });

  it('on hold sends and asks for nothing, and does both again when it is resumed', async () => {
    await enter();
    call.paused = true;
    call.own = [];
    call.publishesOther('theirs');
    await settle();
    expect(FakeConnection.all[0]?.connectionState).toBe('closed');
    expect(call.asks()).toHaveLength(0);
    call.paused = false;
    call.push();
    await settle();
    expect(published()).toHaveLength(2);
    expect(call.asks()).toHaveLength(1);
  });

  it('is over for a participant who is removed', async () => {
    await enter();
    call.socket.push('leaveSessionCall', {
      ...{ sessionCallId: CALL, userCallId: ME, reason: 'removed' },
    });
    expect(session.state.get().phase).toBe('over');
  });
});

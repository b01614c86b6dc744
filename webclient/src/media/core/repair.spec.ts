import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { CallConnections } from './call-connections.js';
import { CallContext } from './call-context.js';
import { LocalMedia } from './local-media.js';
import { ownCamera } from './stream-source.js';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('the step that the server requests for a stalled stream', () => {
  let socket: FakeSocket;
  let devices: FakeDevices;
  let media: LocalMedia;
  let connections: CallConnections;
  let stop: (() => void)[];
  let ids = 0;

  const published = () =>
    (socket.sent('addStream') as { connectionId: string }[]).map(
      ({ connectionId }) => connectionId,
    );
  const ask = async (step: string, connectionId = published().at(-1)) => {
    socket.push('repairStream', {
      ...{ sessionCallId: 'call', userCallId: 'me', mediaType: 'userCam', connectionId },
      ...{ step, tracks: ['video'] },
    });
    await settle();
  };

  beforeEach(async () => {
    localStorage.clear();
    FakeConnection.all.length = 0;
    socket = new FakeSocket();
    socket.answer('addStream', () => ({ sdpAnswer: `v=0 answer ${published().length}` }));
    socket.answer('clientIceCandidate', () => ({}));
    devices = new FakeDevices();
    media = new LocalMedia(devices.asBrowser(), localStorage);
    await media.open();
    const world = {
      channel: new Channel(socket),
      media,
      makeConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
      newId: () => `id-${(ids += 1)}`,
    };
    const context = new CallContext(world, 'call');
    context.slot = { userCallId: 'me', callJoinerId: 'joiner', iceServers: [] };
    const reconcile = () => {
      for (const publisher of connections.published.all) {
        publisher.reconcile('janus', published().at(-1));
      }
    };
    connections = new CallConnections(context, reconcile);
    connections.published.add(ownCamera(media));
    stop = connections.listen();
    reconcile();
    await settle();
  });
  afterEach(() => stop.forEach((one) => one()));

  it('opens the camera again, which counts as on meanwhile', async () => {
    const seen: unknown[] = [];
    media.state.subscribe(() => seen.push(media.state.get().video));
    await ask('restart-track');
    expect(devices.asked.slice(1)).toMatchObject([{ video: expect.anything() }]);
    expect(devices.tracks.map(({ kind, readyState }) => `${kind} ${readyState}`)).toEqual([
      ...['audio live', 'video ended', 'video live'],
    ]);
    expect(seen).not.toContain(null);
    expect(published()).toHaveLength(1);
  });

  it('is to do without a camera that cannot be had again', async () => {
    devices.failure = new DOMException('In use', 'NotReadableError');
    await ask('restart-track');
    expect(media.state.get()).toMatchObject({ video: null, problem: 'in-use' });
  });

  it('is to publish again over another connection', async () => {
    await ask('publish-again');
    expect(published()).toHaveLength(2);
    expect(FakeConnection.all.map(({ connectionState }) => connectionState === 'closed')).toEqual([
      ...[true, false],
    ]);
    expect(devices.asked).toHaveLength(1);
  });

  it('is to restart ICE on the connection that there is', async () => {
    await ask('restart-ice');
    const [first, second] = published();
    expect([second, published().length]).toEqual([first, 2]);
    expect(FakeConnection.all).toMatchObject([{ restarts: 1, connectionState: 'new' }]);
    expect(FakeConnection.all[0]?.remoteDescription?.sdp).toBe('v=0 answer 2');
  });

  it('is nothing more while an offer that restarts ICE is under way', async () => {
    await Promise.all([ask('restart-ice'), ask('restart-ice')]);
    expect(published()).toHaveLength(2);
    await ask('restart-ice');
    expect(published()).toHaveLength(3);
    expect(FakeConnection.all).toMatchObject([{ restarts: 2, connectionState: 'new' }]);
  });

  it('is to publish again where the server cannot restart ICE', async () => {
    socket.refuse('addStream', 'MEDIA_REFUSED');
    await ask('restart-ice');
    const [first, second, third] = published();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(FakeConnection.all[0]?.connectionState).toBe('closed');
  });

  it('has no effect if the stream was published again in between', async () => {
    const [before] = published();
    await ask('publish-again');
    await ask('publish-again', before);
    await ask('restart-track', before);
    await ask('restart-ice', before);
    expect([published().length, devices.asked.length]).toEqual([2, 1]);
  });

  it('is, of a stream that is received, to ask for it by another way, and then over another connection', async () => {
    socket.answer('receiveVideoOffer', () => ({}));
    const streams = [{ mediaType: 'userCam' as const, connectionId: 'theirs' }];
    connections.receiver.reconcile([{ userCallId: 'other', streams }]);
    await settle();
    const asks = () => socket.sent('receiveVideoOffer') as { step: string; connectionId: string }[];
    await connections.receiver.onOffer(asks()[0]?.connectionId ?? '', 'v=0 offer');
    FakeConnection.all.at(-1)?.become('connected');
    await ask('restart-ice', 'theirs');
    await ask('publish-again', 'theirs');
    const [first, answer, again, other] = asks().map(({ connectionId }) => connectionId);
    expect([answer, again]).toEqual([first, first]);
    expect(other).not.toBe(first);
    expect(published()).toHaveLength(1);
  });
});

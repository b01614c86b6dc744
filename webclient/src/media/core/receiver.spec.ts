import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { FakeConnection } from '#testing/fake-connection.js';
import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { CallContext } from './call-context.js';
import { LocalMedia } from './local-media.js';
import { Receiver } from './receiver.js';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

interface Said {
  readonly step: string;
  readonly connectionId: string;
}

describe('a stream that is received over an interrupted connection', () => {
  let socket: FakeSocket;
  let receiver: Receiver;
  let ids: number;

  const said = (step: string) =>
    (socket.sent('receiveVideoOffer') as Said[])
      .filter((one) => one.step === step)
      .map(({ connectionId }) => connectionId);
  const offer = async (connectionId: string, sdpOffer: string) => {
    void receiver.onOffer(connectionId, sdpOffer);
    await settle();
  };
  const become = async (...states: RTCPeerConnectionState[]) => {
    for (const state of states) FakeConnection.all.at(-1)?.become(state);
    await settle();
  };
  const shown = () => receiver.streams.get().get('other/userCam')?.state;

  beforeEach(async () => {
    jest.useFakeTimers();
    localStorage.clear();
    FakeConnection.all.length = 0;
    ids = 0;
    socket = new FakeSocket();
    for (const name of ['receiveVideoOffer', 'clientIceCandidate', 'watchStreams']) {
      socket.answer(name, () => ({}));
    }
    const context = new CallContext(
      {
        channel: new Channel(socket),
        media: new LocalMedia(new FakeDevices().asBrowser(), localStorage),
        makeConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
        newId: () => `id-${(ids += 1)}`,
      },
      'call',
    );
    context.slot = { userCallId: 'me', callJoinerId: 'joiner', iceServers: [] };
    receiver = new Receiver(context);
    const streams = [{ mediaType: 'userCam' as const, connectionId: 'theirs' }];
    receiver.reconcile([{ userCallId: 'other', streams }]);
    await offer('id-1', 'the first offer');
    await become('connected');
    jest.advanceTimersByTime(60_000);
  });
  afterEach(() => {
    receiver.dropAll();
    jest.useRealTimers();
  });

  it('is requested over the same one, and continues there', async () => {
    await become('disconnected');
    expect([said('ask'), shown()]).toEqual([['id-1', 'id-1'], 'interrupted']);
    await offer('id-1', 'the second offer');
    await become('connecting', 'connected');
    jest.advanceTimersByTime(60_000);
    expect(said('answer')).toEqual(['id-1', 'id-1']);
    expect([FakeConnection.all.length, shown()]).toEqual([1, 'live']);
    // New pictures build on pictures that were lost.
    const streams = [{ connectionId: 'id-1', inSight: true }];
    expect(socket.sent('watchStreams')).toMatchObject([{ streams }]);
  });

  it('given an ask under way: is not asked for again, however often the connection comes and goes', async () => {
    await become('disconnected', 'connected', 'disconnected');
    await offer('id-1', 'the second offer');
    await become('connected', 'disconnected');
    expect(said('ask')).toEqual(['id-1', 'id-1']);
  });

  it('given an offer that comes again: gives the same answer', async () => {
    await become('disconnected');
    await offer('id-1', 'the second offer');
    await offer('id-1', 'the second offer');
    const answers = (socket.sent('receiveVideoOffer') as { sdpAnswer?: string }[]).flatMap(
      ({ sdpAnswer }) => sdpAnswer ?? [],
    );
    expect(answers).toHaveLength(3);
    expect(answers[2]).toBe(answers[1]);
  });

  it('given no offer within four seconds: is asked for over another connection', async () => {
    await become('disconnected');
    jest.advanceTimersByTime(3_900);
    await settle();
    expect(said('ask')).toHaveLength(2);
    jest.advanceTimersByTime(200);
    await settle();
    expect(said('ask')).toEqual(['id-1', 'id-1', 'id-2']);
    expect(FakeConnection.all[0]?.connectionState).toBe('closed');
  });

  it('given an offer that does not help within four seconds more: the same', async () => {
    await become('disconnected');
    jest.advanceTimersByTime(3_000);
    await offer('id-1', 'the second offer');
    jest.advanceTimersByTime(3_900);
    await settle();
    expect(said('ask')).toHaveLength(2);
    jest.advanceTimersByTime(200);
    await settle();
    expect(said('ask')).toEqual(['id-1', 'id-1', 'id-2']);
  });

  it('given an offer for the connection that was given up: leaves it, and asks over another one', async () => {
    await become('disconnected');
    jest.advanceTimersByTime(4_000);
    await offer('id-1', 'the second offer');
    jest.advanceTimersByTime(100);
    await settle();
    expect([said('answer'), said('ask').at(-1)]).toEqual([['id-1'], 'id-2']);
  });

  it('given a server that cannot restart: is asked for over another connection at once', async () => {
    socket.refuse('receiveVideoOffer', 'MEDIA_REFUSED');
    await become('disconnected');
    jest.advanceTimersByTime(0);
    await settle();
    expect(said('ask')).toEqual(['id-1', 'id-1', 'id-2']);
  });

  it('given an interruption long after the one before: restarts again', async () => {
    await become('disconnected');
    await offer('id-1', 'the second offer');
    await become('connected');
    jest.advanceTimersByTime(5_000);
    await become('disconnected');
    expect(said('ask')).toEqual(['id-1', 'id-1', 'id-1']);
  });

  describe('but which the browser calls connected', () => {
    const repair = async (step: 'restart-ice' | 'publish-again' | 'restart-track') => {
      receiver.repair('theirs', step);
      await settle();
      jest.advanceTimersByTime(0);
      await settle();
    };

    it('is asked for over the same one, then over another one, each as the server asks', async () => {
      await repair('restart-ice');
      expect([said('ask'), shown()]).toEqual([['id-1', 'id-1'], 'live']);
      await offer('id-1', 'the second offer');
      expect(said('answer')).toEqual(['id-1', 'id-1']);
      await repair('publish-again');
      expect([said('ask'), shown()]).toEqual([['id-1', 'id-1', 'id-2'], 'connecting']);
      expect(FakeConnection.all[0]?.connectionState).toBe('closed');
    });

    it('given a server that cannot restart: is asked for over another connection at once', async () => {
      socket.refuse('receiveVideoOffer', 'MEDIA_REFUSED');
      await repair('restart-ice');
      expect(said('ask')).toEqual(['id-1', 'id-1', 'id-2']);
    });

    it('stays unchanged for an unknown stream, or a step for publishers', async () => {
      receiver.repair('nobody', 'publish-again');
      await repair('restart-track');
      expect([said('ask'), shown()]).toEqual([['id-1'], 'live']);
    });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { CallContext, type CallWorld } from './call-context.js';
import { Sight, type Watched } from './sight.js';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('The pictures in sight', () => {
  let socket: FakeSocket;
  let watched: Watched[];
  let sight: Sight;

  beforeEach(() => {
    socket = new FakeSocket();
    socket.answer('watchStreams', () => ({}));
    const context = new CallContext({ channel: new Channel(socket) } as CallWorld, 'call');
    context.slot = { userCallId: 'me', callJoinerId: 'joiner', iceServers: [] };
    watched = ['a', 'b'].map((key) => ({
      key,
      connectionId: `to ${key}`,
      asked: true,
      inSight: true,
    }));
    sight = new Sight(context, () => watched);
  });
  const told = () =>
    (socket.sent('watchStreams') as { streams: { connectionId: string }[] }[]).map(
      ({ streams }) => streams,
    );

  it('are all by default', () => {
    sight.notify();
    expect(told()).toEqual([]);
  });

  it('are reported when they change, and only then', () => {
    sight.set(new Set(['a']));
    sight.set(new Set(['a']));
    expect(told()).toEqual([[{ connectionId: 'to b', inSight: false }]]);
    sight.set(new Set(['b']));
    expect(told()[1]).toEqual([
      { connectionId: 'to a', inSight: false },
      { connectionId: 'to b', inSight: true },
    ]);
    sight.set(null);
    expect(told()[2]).toEqual([{ connectionId: 'to a', inSight: true }]);
  });

  it('are reported for a connection after the server knows it', () => {
    watched.push({ key: 'c', connectionId: 'to c', asked: false, inSight: true });
    sight.set(new Set(['a', 'b']));
    expect(told()).toEqual([]);
    watched[2] = { key: 'c', connectionId: 'to c', asked: true, inSight: true };
    sight.notify();
    expect(told()).toEqual([[{ connectionId: 'to c', inSight: false }]]);
  });

  it('are reported again if the picture must begin as a whole, and not if it is out of sight', () => {
    for (const one of watched) sight.beginAgain(one);
    sight.set(new Set(['a']));
    for (const one of watched) sight.beginAgain(one);
    const [a, b] = ['to a', 'to b'].map((connectionId) => ({ connectionId, inSight: true }));
    expect(told()).toEqual([[a], [b], [{ connectionId: 'to b', inSight: false }], [a]]);
  });

  it('are reported again if the message was lost', async () => {
    socket.refuse('watchStreams', 'UNAVAILABLE');
    sight.set(new Set(['a']));
    await settle();
    socket.answer('watchStreams', () => ({}));
    sight.notify();
    await settle();
    sight.notify();
    expect(told()).toHaveLength(2);
    expect(told()[1]).toEqual([{ connectionId: 'to b', inSight: false }]);
  });
});

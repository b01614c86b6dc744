import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MediaPath } from '@foyer/contracts/devices';

import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { healthOf, heartbeatOf } from '../agent/kiosk-heartbeat.js';
import { Kiosk } from '../kiosk.js';
import { aDevice, aPortal } from '../testing/a-device.js';
import { FakeVisit } from '../testing/fake-visit.js';
import { TRY_AGAIN_MS, TRY_EVERY_MS, watchPath } from './watch-path.js';

describe('the way from a kiosk to the media server', () => {
  let kiosk: Kiosk;
  let visit: FakeVisit;
  let socket: FakeSocket;
  let tries: { tracks: number; signal: AbortSignal }[];
  let answer: () => Promise<MediaPath | null>;
  let stop: () => void;

  beforeEach(async () => {
    jest.useFakeTimers();
    localStorage.clear();
    socket = new FakeSocket();
    visit = new FakeVisit();
    tries = [];
    answer = async () => 'good';
    kiosk = new Kiosk(
      {
        devices: new FakeDevices().asBrowser(),
        storage: localStorage,
        makeSource: () => ({ hash: () => null, close: () => undefined }),
        now: () => performance.now(),
        awake: () => false,
      },
      aDevice,
    );
    kiosk.portal.set(aPortal);
    kiosk.attach(visit.asSession());
    const wire = { channel: () => new Channel(socket) } as unknown as Wire;
    stop = watchPath(kiosk, wire, (_channel, tracks, signal) => {
      tries.push({ tracks: tracks.length, signal });
      return answer();
    });
    kiosk.open();
    await pass(0);
  });
  afterEach(() => {
    stop();
    kiosk.close();
    jest.useRealTimers();
  });

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const said = () => healthOf(heartbeatOf(kiosk, { appTitle: 'Foyer' }), 0).mediaPath;

  it('is tried with all it would send, again by and by, and said in its health', async () => {
    expect(tries).toMatchObject([{ tracks: 2 }]);
    expect(said()).toBe('good');
    answer = async () => 'unreachable';
    await pass(TRY_EVERY_MS);
    expect(tries).toHaveLength(2);
    expect(said()).toBe('unreachable');
  });

  it('is tried again when the connection was away, and soon where it could not be', async () => {
    answer = () => Promise.reject(new Error('too many at once'));
    socket.drop();
    socket.restore();
    await pass(0);
    expect(tries).toHaveLength(2);
    expect(said()).toBe('good');
    answer = async () => 'loss';
    await pass(2 * TRY_AGAIN_MS);
    expect(said()).toBe('loss');
  });

  it('makes room for a visitor at once, and is tried when they have gone', async () => {
    answer = () => new Promise(() => undefined);
    await pass(TRY_EVERY_MS);
    visit.is('IN_WAITING');
    expect(tries[1]?.signal.aborted).toBe(true);
    await pass(TRY_EVERY_MS);
    expect(tries).toHaveLength(2);
    answer = async () => 'delay';
    visit.startOver();
    await pass(0);
    expect(said()).toBe('delay');
  });
});

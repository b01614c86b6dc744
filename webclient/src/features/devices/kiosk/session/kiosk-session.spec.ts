import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type Client } from '@foyer/contracts/client';
import type { Device } from '@foyer/contracts/devices';
import type { RouteDefinition } from '@foyer/contracts/schema';

import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { DEVICE_TOKEN_KEY } from './device-pass.js';
import { KioskSession } from './kiosk-session.js';

const DEVICE = '0199a000-0000-7000-8000-000000000001';
const device = { _id: DEVICE, name: 'Lobby', queueId: null } as Device;
const tokenUntil = (seconds: number, jti = 'a') =>
  `x.${btoa(JSON.stringify({ exp: seconds, sub: DEVICE, jti }))}.y`;
const KEY = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ';

describe('the session of a kiosk', () => {
  let failure: ApiError | undefined;
  let now: number;
  let socket: FakeSocket;
  let refuseSocket: (code: string) => void;
  let session: KioskSession;
  const calls: string[] = [];
  let wires: number;
  let shown: string | null;

  const api = {
    call: async (route: RouteDefinition) => {
      calls.push(route.path.replace('/devices/client/', ''));
      if (failure) throw failure;
      return { token: tokenUntil(now / 1000 + 3600, 'b'), renewalToken: 'renew-me', device };
    },
  } as unknown as Client;

  const makeSession = () =>
    new KioskSession({
      api,
      storage: localStorage,
      now: () => now,
      openWire: async ({ onRejected, token }) => {
        wires += 1;
        shown = await token();
        refuseSocket = onRejected;
        return {
          channel: () => new Channel(socket, onRejected),
          reconnect: () => void Promise.resolve(token()).then((fresh) => (shown = fresh)),
          close: () => undefined,
        } as unknown as Wire;
      },
    });

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    [now, calls.length, wires, shown, failure] = [1_000_000, 0, 0, null, undefined];
    socket = new FakeSocket();
    socket.answer('registerDevice', () => ({ device, visit: null }));
    session = makeSession();
  });
  afterEach(() => {
    session.close();
    jest.useRealTimers();
  });

  const settle = () => jest.advanceTimersByTimeAsync(0);
  const phase = () => session.state.get().phase;

  it('waits for its key where this browser has never signed in', async () => {
    await session.open(null);
    expect(session.state.get()).toEqual({ phase: 'key', code: null, message: '' });
  });

  it('signs in once with its key, and comes back without it', async () => {
    await session.open(KEY);
    await settle();
    expect(session.state.get()).toMatchObject({ phase: 'in', device });
    expect(socket.sent('registerDevice')).toEqual([{ deviceId: DEVICE }]);
    session.close();
    session = makeSession();
    await session.open(null);
    await settle();
    expect(phase()).toBe('in');
    expect(calls).toEqual(['verifyDevice']);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('0123-4567');
  });

  it('says that a key is not taken, and takes the next one', async () => {
    failure = new ApiError('DEVICE_KEY_WRONG', 'This key is not valid.', 401);
    await session.signIn(KEY);
    expect(session.state.get()).toEqual({
      phase: 'key',
      code: 'DEVICE_KEY_WRONG',
      message: 'This key is not valid.',
    });
    failure = undefined;
    await session.signIn(KEY);
    await settle();
    expect(phase()).toBe('in');
  });

  it('continues trying a key from the address while the server cannot be reached', async () => {
    failure = new ApiError('NETWORK', '');
    await session.open(KEY);
    expect(phase()).toBe('coming');
    failure = undefined;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phase()).toBe('in');
  });

  it('renews a token before it is past, and again where the server takes it for past', async () => {
    await session.open(KEY);
    now += 3_590_000;
    await session.token();
    expect(calls).toEqual(['verifyDevice', 'renewToken']);
    localStorage.setItem(DEVICE_TOKEN_KEY, tokenUntil(now / 1000 + 3600, 'old'));
    refuseSocket('UNAUTHENTICATED');
    await settle();
    expect(calls).toEqual(['verifyDevice', 'renewToken', 'renewToken']);
    expect(shown).toBe(localStorage.getItem(DEVICE_TOKEN_KEY));
  });

  it('follows what an administrator changes', async () => {
    await session.open(KEY);
    await settle();
    socket.push('registerDevice', { ...device, name: 'Hall' });
    expect(session.state.get()).toMatchObject({ device: { name: 'Hall' } });
  });

  it('is shut while it is deactivated, and opens automatically when it is active again', async () => {
    await session.open(KEY);
    await settle();
    socket.push('deviceSignedOut', { code: 'DEVICE_DEACTIVATED' });
    expect(session.state.get()).toMatchObject({ phase: 'shut', code: 'DEVICE_DEACTIVATED' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phase()).toBe('in');
  });

  it('does not fight for its place with another booth, until a technician brings the key', async () => {
    await session.open(KEY);
    await settle();
    const before = wires;
    socket.push('deviceSignedOut', { code: 'DEVICE_ELSEWHERE' });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(session.state.get()).toMatchObject({ phase: 'shut', code: 'DEVICE_ELSEWHERE' });
    expect(wires).toBe(before);
    session.askForKey();
    await session.signIn(KEY);
    await settle();
    expect(phase()).toBe('in');
  });

  it.each(['SIGNED_OUT', 'DEVICE_UNKNOWN'])('forgets a token that is void: %s', async (code) => {
    await session.open(KEY);
    await settle();
    socket.push('deviceSignedOut', { code });
    expect(session.state.get()).toMatchObject({ phase: 'key', code });
    expect(localStorage.getItem(DEVICE_TOKEN_KEY)).toBeNull();
  });

  it('keeps its token, and asks again, while the server stumbles', async () => {
    await session.open(KEY);
    await settle();
    socket.refuse('registerDevice', 'OVERLOADED');
    socket.drop();
    socket.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(localStorage.getItem(DEVICE_TOKEN_KEY)).not.toBeNull();
    socket.answer('registerDevice', () => ({ device: { ...device, name: 'Hall' }, visit: null }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(session.state.get()).toMatchObject({ device: { name: 'Hall' } });
  });

  it('takes the token that its agent hands over, and follows its renewals without signing in again', async () => {
    await session.adopt(tokenUntil(now / 1000 + 3600));
    await settle();
    expect(phase()).toBe('in');
    const renewed = tokenUntil(now / 1000 + 7200, 'c');
    await session.adopt(renewed);
    expect(wires).toBe(1);
    expect(await session.token()).toBe(renewed);
    expect(calls).toEqual([]);
  });
});

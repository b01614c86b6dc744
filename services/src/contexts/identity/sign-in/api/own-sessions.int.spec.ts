import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OwnSession } from '@foyer/contracts/identity';
import { io, type Socket } from 'socket.io-client';

import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';
import { originOf } from './session-origin.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
/** The limit of a wait, in milliseconds: a busy machine may take long to close a connection. */
const WAIT_MS = 45_000;

describe('the own sign-ins', () => {
  let app: IdentityApp;
  let sockets: Socket[] = [];

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('ada.berger');
    await app.member('tom.keller');
  });
  afterEach(async () => {
    for (const socket of sockets) socket.disconnect();
    sockets = [];
    await app.close();
  });

  const signInWith = async (userAgent: string): Promise<string> => {
    const { body } = await app.call('POST /login', {
      body: { username: 'ada.berger', password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return (body as { token: string }).token;
  };
  const sessionsOf = async (token: string): Promise<OwnSession[]> => {
    const { body } = await app.call('GET /profile/sessions', { token });
    return (body as { sessions: OwnSession[] }).sessions;
  };
  const open = async (token: string): Promise<Socket> => {
    const socket = io(`${app.url}/main`, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('connect_error', reject);
    });
    return socket;
  };
  const untilClosed = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Still open')), WAIT_MS);
      socket.once('disconnect', () => {
        clearTimeout(late);
        resolve();
      });
    });

  test('are listed with device, network and time of last use; other members do not see them', async () => {
    const begun = app.clock.now().toISOString();
    const token = await signInWith(FIREFOX);
    await app.signIn('ada.berger');
    await app.signIn('tom.keller');
    app.clock.advance(60_000);
    expect(await sessionsOf(token)).toMatchObject([
      {
        device: 'Firefox, Linux',
        address: '127.0.0.x',
        signedInAt: begun,
        lastSeenAt: app.clock.now().toISOString(),
        current: true,
      },
      { device: '', lastSeenAt: begun, current: false },
    ]);
  });

  test('does not list expired sign-ins', async () => {
    await app.signIn('ada.berger');
    app.clock.advance(11 * 3_600_000);
    const token = await app.signIn('ada.berger');
    app.clock.advance(2 * 3_600_000);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test('are ended one by one: its calls are refused and its connections close', async () => {
    const [here, there] = [await app.signIn('ada.berger'), await app.signIn('ada.berger')];
    const [staying, going] = [await open(here), await open(there)];
    const [, other] = await sessionsOf(here);
    const closed = untilClosed(going);
    expect(await app.call(`DELETE /profile/sessions/${other?._id}`, { token: here })).toMatchObject(
      {
        status: 200,
        body: { ended: 1 },
      },
    );
    expect(await app.call('GET /profile', { token: there })).toMatchObject({
      status: 401,
      body: { errors: { code: 'SIGNED_OUT' } },
    });
    await closed;
    expect(staying.connected).toBe(true);
    expect(await app.call(`DELETE /profile/sessions/${other?._id}`, { token: here })).toMatchObject(
      {
        body: { ended: 0 },
      },
    );
  });

  test('are ended everywhere else at once', async () => {
    const [here, ...others] = [
      await app.signIn('ada.berger'),
      await app.signIn('ada.berger'),
      await app.signIn('ada.berger'),
    ];
    const closed = (await Promise.all(others.map(open))).map(untilClosed);
    expect(await app.call('DELETE /profile/sessions', { token: here })).toMatchObject({
      body: { ended: 2 },
    });
    await Promise.all(closed);
    for (const token of others) {
      expect(await app.call('GET /profile', { token })).toMatchObject({ status: 401 });
    }
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  test('of another member cannot be ended', async () => {
    const tom = await app.signIn('tom.keller');
    const [own] = await sessionsOf(tom);
    const ada = await app.signIn('ada.berger');
    expect(await app.call(`DELETE /profile/sessions/${own?._id}`, { token: ada })).toMatchObject({
      body: { ended: 0 },
    });
    expect(await app.call('GET /profile', { token: tom })).toMatchObject({ status: 200 });
  });
});

describe('from where a session is begun', () => {
  test.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
    ['2001:db8::7', '2001:db8::x'],
    ['::1', '::x'],
    ['', ''],
  ])('%s is shown as %s', (address, shown) => {
    expect(originOf({ userAgent: '', address }).address).toBe(shown);
  });

  test.each(['', 'x'.repeat(300), '(('.repeat(150), '\u0000'])(
    'a program that calls itself %j does no harm',
    (userAgent) => {
      expect(originOf({ userAgent, address: '' }).device).toBe('');
    },
  );
});

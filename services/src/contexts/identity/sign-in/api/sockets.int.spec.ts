import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';

import { Realtime } from '#platform/realtime';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const tabs = [
  '01990000-0000-7000-8000-0000000000a1',
  '01990000-0000-7000-8000-0000000000a2',
  '01990000-0000-7000-8000-0000000000a3',
] as const;
/** The limit of a wait, in milliseconds: a busy machine may take long to close a connection. */
const WAIT_MS = 45_000;

describe('open connections of members', () => {
  let app: IdentityApp;
  let sockets: Socket[] = [];

  beforeEach(async () => {
    app = await bootIdentityApp();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.disconnect();
    sockets = [];
    await app.close();
  });

  const open = async (channel: string, token: string, tabId?: string): Promise<Socket> => {
    const socket = io(`${app.url}/${channel}`, {
      auth: { token, ...(tabId && { tabId }) },
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
  const next = (socket: Socket, event: string): Promise<unknown> => {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No ${event} in time`)), WAIT_MS);
      socket.once(event, (data: unknown) => {
        clearTimeout(late);
        resolve(data);
      });
    });
  };
  const ask = (socket: Socket, name: string, payload: unknown): Promise<unknown> =>
    socket.timeout(WAIT_MS).emitWithAck(name, payload);
  const setPrimaryTab = (socket: Socket, tabId: string, claim = false) =>
    ask(socket, 'setPrimaryTab', { tabId, claim });

  describe('close by themselves', () => {
    test('on signing out: those of that session, on every channel, and no others', async () => {
      await app.member('ada.berger');
      const [token, other] = [await app.signIn('ada.berger'), await app.signIn('ada.berger')];
      const [main, application] = [await open('main', token), await open('application', token)];
      const staying = await open('main', other);
      const notified = next(main, 'signedOut');
      const closed = [next(main, 'disconnect'), next(application, 'disconnect')];
      await app.call('POST /logout', { token });
      expect(await notified).toEqual({ code: 'SIGNED_OUT' });
      await Promise.all(closed);
      expect(await setPrimaryTab(staying, tabs[0])).toMatchObject({ ok: true });
      await expect(open('main', token)).rejects.toThrow();
    });

    test('on deactivation, and say so', async () => {
      await app.member('super.admin', 'super-admin');
      const memberId = await app.member('ada.berger');
      const token = await app.signIn('ada.berger');
      const main = await open('main', token);
      const [notified, closed] = [next(main, 'signedOut'), next(main, 'disconnect')];
      await app.call(`PUT /admin/members/${memberId}`, {
        token: await app.signIn('super.admin'),
        body: { status: 'INACTIVE' },
      });
      expect(await notified).toEqual({ code: 'MEMBER_DEACTIVATED' });
      await closed;
    });

    test('on a new password that another person has set', async () => {
      await app.member('super.admin', 'super-admin');
      const memberId = await app.member('ada.berger');
      const main = await open('main', await app.signIn('ada.berger'));
      const closed = next(main, 'disconnect');
      await app.call(`PUT /admin/members/${memberId}`, {
        token: await app.signIn('super.admin'),
        body: { password: 'Better-Horse-2' },
      });
      await closed;
    });

    test('on a new own password: those of other sign-ins, and not the one that was used', async () => {
      await app.member('ada.berger');
      const [here, there] = [await app.signIn('ada.berger'), await app.signIn('ada.berger')];
      const [staying, going] = [await open('main', here), await open('main', there)];
      const closed = next(going, 'disconnect');
      await app.call('POST /profile/changePassword', {
        token: here,
        body: { oldPassword: PASSWORD, newPassword: 'Better-Horse-2' },
      });
      await closed;
      expect((await app.call('GET /profile', { token: there })).status).toBe(401);
      await expect(open('main', there)).rejects.toThrow();
      expect(await setPrimaryTab(staying, tabs[0])).toMatchObject({ ok: true });
    });

    test('when their token runs out', async () => {
      await app.member('ada.berger');
      const main = await open('main', await app.signIn('ada.berger'));
      const closed = next(main, 'disconnect');
      app.clock.advance(12 * 3_600_000);
      await closed;
    });
  });

  test('get a new role without connecting again', async () => {
    await app.member('super.admin', 'super-admin');
    const memberId = await app.member('ada.berger');
    const application = await open('application', await app.signIn('ada.berger'));
    const notified = next(application, 'roleChanged');
    await app.call(`PUT /admin/members/${memberId}`, {
      token: await app.signIn('super.admin'),
      body: { role: 'admin' },
    });
    expect(await notified).toEqual({ role: 'admin' });
    const [connection] = app.app
      .get(Realtime, { strict: false })
      .connectionsIn('application', `member:${memberId}`);
    expect(connection?.actor.role).toBe('admin');
  });

  test('agree on one tab that rings', async () => {
    await app.member('ada.berger');
    const token = await app.signIn('ada.berger');
    const first = await open('main', token, tabs[0]);
    expect(await setPrimaryTab(first, tabs[0])).toEqual({ ok: true, primaryTabId: tabs[0] });
    const second = await open('main', token, tabs[1]);
    expect(await setPrimaryTab(second, tabs[1])).toEqual({ ok: true, primaryTabId: tabs[0] });

    const both = [next(first, 'setPrimaryTab'), next(second, 'setPrimaryTab')];
    expect(await setPrimaryTab(second, tabs[1], true)).toEqual({
      ok: true,
      primaryTabId: tabs[1],
    });
    expect(await Promise.all(both)).toEqual([{ primaryTabId: tabs[1] }, { primaryTabId: tabs[1] }]);

    const elected = next(first, 'setPrimaryTab');
    second.disconnect();
    expect(await elected).toEqual({ primaryTabId: tabs[0] });

    // A reload of the page comes back as the same tab.
    const returned = next(first, 'setPrimaryTab');
    const reloaded = await open('main', token, tabs[1]);
    expect(await returned).toEqual({ primaryTabId: tabs[1] });
    expect(await setPrimaryTab(reloaded, tabs[1])).toEqual({ ok: true, primaryTabId: tabs[1] });
  });

  test('do not ring for another member', async () => {
    await app.member('ada.berger');
    await app.member('tom.keller');
    const ada = await open('main', await app.signIn('ada.berger'), tabs[0]);
    const tom = await open('main', await app.signIn('tom.keller'), tabs[1]);
    expect(await setPrimaryTab(tom, tabs[1])).toEqual({ ok: true, primaryTabId: tabs[1] });
    expect(await setPrimaryTab(ada, tabs[0])).toEqual({ ok: true, primaryTabId: tabs[0] });
  });

  test.each([
    [undefined],
    [{}],
    [{ tabId: 'mine', claim: true }],
    [{ tabId: tabs[0], claim: true, forMember: tabs[1] }],
    [{ tabId: tabs[2], claim: true }],
  ])('refuse to set the primary tab by %j', async (payload) => {
    await app.member('ada.berger');
    const main = await open('main', await app.signIn('ada.berger'), tabs[0]);
    expect(await ask(main, 'setPrimaryTab', payload)).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
    });
    expect(await setPrimaryTab(main, tabs[0])).toEqual({ ok: true, primaryTabId: tabs[0] });
  });

  test('take what went wrong in a browser into the log', async () => {
    await app.member('ada.berger');
    const main = await open('main', await app.signIn('ada.berger'));
    const entry = { level: 'error', message: 'It broke', at: '2026-03-02T09:00:00.000Z' };
    expect(await ask(main, 'clientLogs', { entries: [entry] })).toEqual({ ok: true });
    expect(app.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'A browser reports' }),
    );
    expect(
      await ask(main, 'clientLogs', { entries: [{ ...entry, level: 'fatal' }] }),
    ).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
  });

  test('may report so much, over however many connections', async () => {
    await app.member('ada.berger');
    const token = await app.signIn('ada.berger');
    const line = { level: 'error', message: 'x'.repeat(2_000), at: '2026-03-02T08:00:00.000Z' };
    const report = async () => {
      const main = await open('main', token);
      return ask(main, 'clientLogs', { entries: [line, line, line] });
    };
    for (let time = 0; time < 3; time += 1) expect(await report()).toEqual({ ok: true });
    expect(await report()).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS' });
    const written = app.log.lines.filter(({ message }) => message === 'A browser reports');
    expect(written).toHaveLength(9);
  });
});

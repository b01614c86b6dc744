import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import { PortalsModule } from '#contexts/portals';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

/** Within this time a change of rights has to reach what is open, in milliseconds. */
const AT_ONCE_MS = 2000;

describe('deleting members', () => {
  let app: IdentityApp;
  let socket: Socket | undefined;
  let token: string;
  let adaId: string;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [PortalsModule] });
    await app.member('super.admin', 'super-admin');
    adaId = await app.member('ada.berger');
    token = await app.signIn('super.admin');
  });
  afterEach(async () => {
    socket?.disconnect();
    await app.close();
  });

  const remove = (...deleteUsers: string[]) =>
    app.call('POST /users/delete', { token, body: { deleteUsers } });

  test('signs them out everywhere within two seconds, and prevents another sign-in', async () => {
    const ada = await app.signIn('ada.berger');
    socket = io(`${app.url}/main`, { auth: { token: ada }, transports: ['websocket'] });
    await new Promise((resolve) => socket?.once('connect', () => resolve(undefined)));
    const closed = new Promise((resolve) => socket?.once('disconnect', resolve));
    const began = performance.now();
    expect(await remove(adaId)).toMatchObject({
      status: 200,
      body: { successIds: [adaId], failedIds: [] },
    });
    await closed;
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
    expect((await app.call('GET /profile', { token: ada })).status).toBe(401);
    await expect(app.signIn('ada.berger')).rejects.toThrow('WRONG_CREDENTIALS');
    expect(await remove(adaId)).toMatchObject({ body: { successIds: [adaId] } });
  });

  test('takes them out of lists, portals and groups, and frees their names', async () => {
    const portalId = app.core.newId.next();
    const portal = { id: portalId, name: 'Front', memberIds: [adaId] };
    expect((await app.call('POST /admin/portals', { token, body: portal })).status).toBe(201);
    const groupId = app.core.newId.next();
    const group = { id: groupId, name: 'Desk', memberIds: [adaId] };
    expect((await app.call('POST /admin/groups', { token, body: group })).status).toBe(201);
    await remove(adaId);
    expect(await app.call('GET /users/all', { token })).toMatchObject({ body: { totalDocs: 1 } });
    expect((await app.call(`GET /admin/members/${adaId}`, { token })).status).toBe(404);
    await eventually('the portal and the group are without her', async () => {
      const { body: left } = await app.call(`GET /admin/groups/${groupId}`, { token });
      const { body: portal } = await app.call(`GET /admin/portals/${portalId}`, { token });
      const { memberIds } = left as { memberIds: string[] };
      const { members } = portal as { members: unknown[] };
      return memberIds.length === 0 && members.length === 0;
    });
    const again = await app.call('POST /admin/members', {
      token,
      body: {
        firstName: 'Ada',
        lastName: 'Winter',
        userName: 'ada.berger',
        email: 'ada.berger@example.org',
        role: 'member',
        password: PASSWORD.replace('Horse', 'Zebra'),
      },
    });
    expect(again.status).toBe(201);
  });

  test('continues after one who may not be deleted: oneself, or an unknown member', async () => {
    const { body } = await app.call('GET /profile', { token });
    const { _id: own } = body as { _id: string };
    const never = '01990000-0000-7000-8000-0000000000ff';
    expect(await remove(own, never, adaId)).toMatchObject({
      status: 200,
      body: {
        successIds: [adaId],
        failedIds: [own, never],
        failures: [
          { id: own, code: 'OWN_ACCOUNT' },
          { id: never, code: 'MEMBER_NOT_FOUND' },
        ],
      },
    });
  });

  test('is not for administrators where another administrator is meant', async () => {
    await app.member('cleo.admin', 'admin');
    const danaId = await app.member('dana.admin', 'admin');
    const cleo = await app.signIn('cleo.admin');
    const refused = await app.call('POST /users/delete', {
      token: cleo,
      body: { deleteUsers: [danaId] },
    });
    expect(refused).toMatchObject({ body: { successIds: [], failedIds: [danaId] } });
    expect(await remove(danaId)).toMatchObject({ body: { successIds: [danaId] } });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { io } from 'socket.io-client';

import { AddressLimits } from '#platform/http/admission';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';
import { CALLS_OF_A_KEY } from '../../sign-in/domain/key-authenticator.service.js';
import { KeyUseRecorder } from '../domain/key-use-recorder.service.js';

interface Made {
  readonly id: string;
  readonly key: string;
  readonly revision: number;
}

const DAY_MS = 86_400_000;
const limits = new AddressLimits({
  trustedNetworks: [],
  visitsPerMinute: 1_000,
  openVisits: 1_000,
  placesInLine: 1_000,
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const refused = (status: number, code: string) => ({ status, body: { errors: { code } } });

describe('an API key', () => {
  const clock = new ManualClock();
  let app: IdentityApp;
  let admin: string;
  let superAdmin: string;
  let makers = 0;

  beforeAll(async () => {
    app = await bootIdentityApp({ clock, trustProxy: ['127.0.0.1'], addressLimits: limits });
    await app.member('sue.super', 'super-admin');
  });
  beforeEach(async () => {
    makers += 1;
    await app.member(`adam.admin${makers}`, 'admin');
    admin = await app.signIn(`adam.admin${makers}`);
    superAdmin = await app.signIn('sue.super');
  });
  afterAll(() => app.close());

  async function made(body: object = {}, token = admin): Promise<Made> {
    const answer = await app.call('POST /admin/api-keys', {
      token,
      body: { name: 'CRM', role: 'admin', ...body },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Made;
  }
  const used = (
    token: string,
    address = '198.51.100.7',
    route: `GET /${string}` = 'GET /admin/groups',
  ) => app.call(route, { token, headers: from(address) });
  const state = async (id: string) => {
    const { body } = await app.call(`GET /admin/api-keys/${id}`, { token: superAdmin });
    return (body as { state: string }).state;
  };

  test('lets a program in, and is shown once', async () => {
    const { id, key } = await made();
    expect(await used(key)).toMatchObject({ status: 200 });
    const shown = await app.call(`GET /admin/api-keys/${id}`, { token: admin });
    expect(shown).toMatchObject({ status: 200, body: { name: 'CRM', state: 'active' } });
    expect(JSON.stringify(shown.body)).not.toContain('foyer_');
    expect(JSON.stringify(shown.body)).not.toContain('secret');
  });

  test('is the author of what it does', async () => {
    const { id, key } = await made();
    const group = await app.call('POST /admin/groups', { token: key, body: { name: 'Made' } });
    expect(group).toMatchObject({ status: 201 });
    const { id: groupId } = group.body as { id: string };
    for await (const { metadata } of app.eventLog.readStream(`group-${groupId}`)) {
      expect(metadata.actor).toEqual({ type: 'service', id });
    }
  });

  test('keeps no trace of its secret in the log', async () => {
    const { id, key } = await made();
    const events: unknown[] = [];
    for await (const event of app.eventLog.readStream(`apikey-${id}`)) events.push(event);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(key.slice(28, 60));
  });

  test('may do no more than its role', async () => {
    const { key } = await made({ role: 'auditor' });
    expect(await used(key)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await used(key, undefined, 'GET /admin/people')).toMatchObject({ status: 404 });
  });

  test('is not made with more rights than its maker has', async () => {
    const body = { name: 'Too much', role: 'super-admin' };
    expect(await app.call('POST /admin/api-keys', { token: admin, body })).toMatchObject(
      refused(403, 'API_KEY_ROLE'),
    );
    expect(await made({ role: 'super-admin' }, superAdmin)).toMatchObject({ role: 'super-admin' });
  });

  test('makes, changes, revokes and lists no keys', async () => {
    const { id, key } = await made({ role: 'super-admin' }, superAdmin);
    const body = { name: 'Child', role: 'member' };
    const nobody = refused(403, 'FOR_PEOPLE_ONLY');
    expect(await app.call('POST /admin/api-keys', { token: key, body })).toMatchObject(nobody);
    expect(await app.call(`DELETE /admin/api-keys/${id}`, { token: key })).toMatchObject(nobody);
    expect(await app.call('GET /admin/api-keys', { token: key })).toMatchObject(nobody);
  });

  test('opens nothing that is about a person', async () => {
    const { key } = await made();
    for (const route of ['GET /profile', 'GET /profile/sessions'] as const) {
      expect(await used(key, undefined, route)).toMatchObject(refused(403, 'FOR_PEOPLE_ONLY'));
    }
  });

  test('opens no socket', async () => {
    const { key } = await made();
    const socket = io(`${app.url}/main`, {
      auth: { token: key },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    const code = await new Promise((resolve) => {
      socket.once('connect', () => resolve('let in'));
      socket.once('connect_error', ({ data }: Error & { data?: { code: string } }) =>
        resolve(data?.code),
      );
    });
    socket.disconnect();
    expect(code).toBe('FOR_PEOPLE_ONLY');
  });

  test('is refused from the moment of its revocation', async () => {
    const { id, key } = await made();
    expect(await used(key)).toMatchObject({ status: 200 });
    await app.call(`DELETE /admin/api-keys/${id}`, { token: superAdmin });
    expect(await used(key)).toMatchObject(refused(401, 'API_KEY_INVALID'));
    expect(await state(id)).toBe('revoked');
    const list = await app.call('GET /admin/api-keys?filter={"revoked":false}', { token: admin });
    expect(list.body).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('is refused after its end', async () => {
    const expiresAt = new Date(clock.now().getTime() + DAY_MS).toISOString();
    const { key } = await made({ expiresAt });
    clock.advance(DAY_MS);
    expect(await used(key)).toMatchObject(refused(401, 'API_KEY_EXPIRED'));
  });

  test('stops while its maker has fewer rights or is deactivated, and not for a sign-out', async () => {
    const makerId = await app.member('mia.maker', 'admin');
    const token = await app.signIn('mia.maker');
    const { id, key } = await made({}, token);
    await app.call('DELETE /profile/sessions', { token });
    expect(await used(key)).toMatchObject({ status: 200 });
    const put = async (route: `${string} /${string}`, body: object) => {
      expect(await app.call(route, { token: superAdmin, body })).toMatchObject({ status: 200 });
      await app.core.readModels.untilCurrent();
    };
    const role = (to: string) => put('POST /users/updateAccount', { userId: makerId, role: to });
    const status = (to: string) =>
      put('PUT /users/status', { users: [{ id: makerId, status: to }] });
    for (const [lose, regain] of [
      [() => role('support'), () => role('admin')],
      [() => status('INACTIVE'), () => status('ACTIVE')],
    ] as const) {
      await lose();
      expect(await used(key)).toMatchObject(refused(403, 'API_KEY_STOPPED'));
      expect(await state(id)).toBe('stopped');
      await regain();
      expect(await used(key)).toMatchObject({ status: 200 });
    }
  });

  test('is taken from its own networks alone, as a trusted proxy tells them', async () => {
    const { key } = await made({ networks: ['203.0.113.0/24', '2001:db8:1::/48', '192.0.2.9'] });
    for (const address of ['203.0.113.200', '2001:db8:1:2::3', '192.0.2.9', '::ffff:203.0.113.1']) {
      expect([address, (await used(key, address)).status]).toEqual([address, 200]);
    }
    for (const address of ['203.0.114.1', '2001:db8:2::1', '192.0.2.10', '1.1.1.1, 192.0.2.10']) {
      expect([address, await used(key, address)]).toMatchObject([
        address,
        refused(403, 'API_KEY_NETWORK'),
      ]);
    }
  });

  test('is not guessed: wrong keys are counted by address, and right ones go on', async () => {
    const { key } = await made();
    const address = '198.51.100.99';
    expect(await used(key, address)).toMatchObject({ status: 200 });
    // One letter would make the right key.
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('').filter((letter) => letter !== key[40]);
    const wrong = (letter = '') => `${key.slice(0, 40)}${letter}${key.slice(41)}`;
    const statuses: number[] = [];
    for (const letter of letters) statuses.push((await used(wrong(letter), address)).status);
    expect(statuses).toContain(401);
    expect(statuses.at(-1)).toBe(429);
    const last = await used(wrong(letters[0]), address);
    expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await used(key, address)).toMatchObject({ status: 200 });
  });

  test('costs no guess once it is revoked, so that the next key of its program gets in', async () => {
    const [old, next] = [await made(), await made()];
    await app.call(`DELETE /admin/api-keys/${old.id}`, { token: admin });
    await app.core.readModels.untilCurrent();
    const address = '198.51.100.98';
    for (let n = 0; n < 25; n += 1) {
      expect(await used(old.key, address)).toMatchObject(refused(401, 'API_KEY_INVALID'));
    }
    expect(await used(next.key, address)).toMatchObject({ status: 200 });
  });

  test('has a budget of its own', async () => {
    const [one, other] = [await made(), await made()];
    for (let left = CALLS_OF_A_KEY.points; left > 0; left -= 1) {
      if ((await used(one.key)).status !== 200) throw new Error(`Refused with ${left} left`);
    }
    const over = await used(one.key);
    expect(over).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await used(other.key)).toMatchObject({ status: 200 });
  });

  test('shows its last use a minute later', async () => {
    const { id, key } = await made();
    await used(key, '198.51.100.23');
    const shown = async () => (await app.call(`GET /admin/api-keys/${id}`, { token: admin })).body;
    expect(await shown()).toMatchObject({ lastUsedAt: null });
    await app.app.get(KeyUseRecorder, { strict: false }).record();
    await app.core.readModels.untilCurrent();
    expect(await shown()).toMatchObject({
      lastUsedAt: clock.now().toISOString(),
      lastUsedAddress: '198.51.100.23',
    });
  });

  test('is changed from the present form, and by a person with its rights', async () => {
    const { id, revision } = await made();
    const put = (body: object, token = admin) =>
      app.call(`PUT /admin/api-keys/${id}`, { token, body });
    expect(await put({ name: 'First', revision })).toMatchObject({
      status: 200,
      body: { name: 'First', revision: revision + 1 },
    });
    expect(await put({ name: 'Second', revision })).toMatchObject(
      refused(409, 'CHANGED_MEANWHILE'),
    );
    const own = await made({ role: 'super-admin' }, superAdmin);
    const change = app.call(`PUT /admin/api-keys/${own.id}`, { token: admin, body: { note: 'x' } });
    expect(await change).toMatchObject(refused(403, 'API_KEY_ROLE'));
  });

  test.each(['foyer_', 'foyer_x', `foyer_${'a'.repeat(71)}`, `foyer_${'a'.repeat(3000)}`])(
    'is not %.20j',
    async (text) => {
      expect(await used(text, '198.51.100.50')).toMatchObject(refused(401, 'API_KEY_INVALID'));
    },
  );
});

import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { io } from 'socket.io-client';

import { Vault } from '#platform/stores/vault';
import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const CHANNELS = ['main', 'application'];
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = Buffer.from(pair.publicKey.export({ type: 'spki', format: 'pem' }));
const STRANGER = '01990000-0000-7000-8000-0000000000ff';

type Key = Parameters<SignJWT['sign']>[0];
interface Forgery {
  readonly header?: object;
  readonly claims?: object;
  readonly key?: Key;
}

describe('a token that was not given out', () => {
  let app: IdentityApp;
  let good: string;
  let secret: Uint8Array;

  beforeAll(async () => {
    app = await bootIdentityApp();
    await app.member('ada.berger', 'super-admin');
    await app.member('tom.keller');
    good = await app.signIn('ada.berger');
    const kept = await app.app.get(Vault, { strict: false }).get('signing-secret', 'tokens');
    if (!kept) throw new Error('There is no secret to forge with');
    secret = kept;
  });
  afterAll(() => app.close());

  /**
   * Signs a good token again with the changes of a forger; by default with the installation's own
   * secret.
   */
  const forged = ({ header, claims, key = secret }: Forgery = {}): Promise<string> =>
    new SignJWT({ ...decodeJwt(good), ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'staff+jwt', ...header })
      .sign(key);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const parts = (): [string, string, string] => good.split('.') as [string, string, string];

  const byHttp = async (token: string): Promise<number> =>
    (await fetch(`${app.url}/api/v2/profile`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  const bySocket = (token: unknown, channel: string): Promise<string> => {
    const socket = io(`${app.url}/${channel}`, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    return new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('let in'));
      socket.once('connect_error', ({ data }: Error & { data?: { code: string } }) =>
        resolve(data?.code ?? 'refused'),
      );
    }).finally(() => socket.disconnect());
  };
  const expectShut = async (token: string): Promise<void> => {
    expect(await byHttp(token)).toBe(401);
    for (const channel of CHANNELS) {
      expect(await bySocket(token, channel)).toMatch(/^(UNAUTHENTICATED|SIGNED_OUT)$/);
    }
  };

  test('is not refused for the forger’s signing alone: an unchanged copy is accepted', async () => {
    const token = await forged();
    expect(await byHttp(token)).toBe(200);
    expect(await bySocket(token, 'main')).toBe('let in');
  });

  test.each<[string, Forgery]>([
    ['signed with another key', { key: randomBytes(32) }],
    ['signed by RSA', { header: { alg: 'RS256' }, key: pair.privateKey }],
    ['signed with a public key as if it were a secret', { key: publicKey }],
    [
      'that brings its own key',
      { header: { jwk: { kty: 'oct', k: 'AAAA' } }, key: randomBytes(32) },
    ],
    [
      'that says where to get a key',
      { header: { jku: 'http://127.0.0.1/k' }, key: randomBytes(32) },
    ],
    ['that names a file as its key', { header: { kid: '../../dev/null' }, key: randomBytes(1) }],
    ['of another issuer', { claims: { iss: 'elsewhere' } }],
    ['for visitors', { claims: { aud: 'foyer:visit' } }],
    ['of the kind of visitors', { header: { typ: 'visit+jwt' } }],
    ['that is over', { claims: { exp: 1 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['for later', { claims: { nbf: 99_999_999_999 } }],
    ['of a session that never was', { claims: { sid: STRANGER } }],
    ['of somebody else for this session', { claims: { sub: STRANGER } }],
    ['with an operator for a member', { claims: { sub: { $ne: null } } }],
    ['with an operator for a session', { claims: { sid: { $gt: '' } } }],
  ])('%s opens nothing', async (_, forgery) => {
    const token = await forged(forgery);
    await expectShut(token);
  });

  test('of a longer HMAC opens nothing, although a check without a named algorithm would accept it', async () => {
    const [, payload] = parts();
    for (const bits of [384, 512]) {
      const signed = `${part({ alg: `HS${bits}`, typ: 'staff+jwt' })}.${payload}`;
      const signature = createHmac(`sha${bits}`, secret).update(signed).digest('base64url');
      const token = `${signed}.${signature}`;
      const careless = jwtVerify(token, secret, { currentDate: app.clock.now() });
      await expect(careless).resolves.toBeDefined();
      await expectShut(token);
    }
  });

  test('without a signature opens nothing, for any name of the algorithm', async () => {
    const [, payload, signature] = parts();
    await expectShut(new UnsecuredJWT(decodeJwt(good)).encode());
    for (const alg of ['none', 'None', 'NONE', '', null]) {
      await expectShut(`${part({ alg, typ: 'staff+jwt' })}.${payload}.`);
      await expectShut(`${part({ alg, typ: 'staff+jwt' })}.${payload}.${signature}`);
    }
  });

  test('opens nothing with a changed token', async () => {
    const [header, payload, signature] = parts();
    await expectShut(`${header}.${part({ ...decodeJwt(good), role: 'super-admin' })}.${signature}`);
    await expectShut(`${header}.${payload}.${signature.slice(0, -4)}AAAA`);
    await expectShut(`${header}.${payload}`);
    await expectShut(`${header}.${payload}.${signature}.${signature}`);
  });

  test('gives no more rights for saying so', async () => {
    const tom = await app.signIn('tom.keller');
    const token = await new SignJWT({ ...decodeJwt(tom), role: 'super-admin', admin: true })
      .setProtectedHeader({ alg: 'HS256', typ: 'staff+jwt' })
      .sign(secret);
    expect(await app.call('GET /admin/members', { token })).toMatchObject({ status: 403 });
  });

  test('is taken from the header alone, and only as text', async () => {
    for (const query of ['token', 'access_token', 'authorization', 'auth[token]']) {
      const { status } = await fetch(`${app.url}/api/v2/profile?${query}=${good}`);
      expect(status).toBe(401);
    }
    const cookie = { cookie: `token=${good}; authorization=Bearer ${good}` };
    expect((await fetch(`${app.url}/api/v2/profile`, { headers: cookie })).status).toBe(401);
    for (const token of [null, 1, {}, [good], { $ne: null }, '', undefined]) {
      expect(await bySocket(token, 'main')).toBe('UNAUTHENTICATED');
    }
  });

  test('any more opens nothing: signed out, deactivated, deleted', async () => {
    const adaToken = good;
    const memberId = await app.member('eva.winter');
    const [first, second] = [await app.signIn('eva.winter'), await app.signIn('eva.winter')];
    await app.call('POST /logout', { token: first });
    await expectShut(first);
    const status = (to: string) =>
      app.call('PUT /users/status', {
        token: adaToken,
        body: { users: [{ id: memberId, status: to }] },
      });
    expect(await byHttp(second)).toBe(200);
    await status('INACTIVE');
    await expectShut(second);
    // Being active again does not bring a session back.
    await status('ACTIVE');
    await expectShut(second);
    const third = await app.signIn('eva.winter');
    await app.call('POST /users/delete', { token: adaToken, body: { deleteUsers: [memberId] } });
    await expectShut(third);
  });
});

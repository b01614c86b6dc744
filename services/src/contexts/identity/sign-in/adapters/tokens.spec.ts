import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';

import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { Tokens, VISIT_TOKEN_MS } from './tokens.js';
import { WeakSigningSecret } from './signing-key.js';

const memberId = '01990000-0000-7000-8000-00000000000a';
const sessionId = '01990000-0000-7000-8000-0000000000d1';
const visitId = '01990000-0000-7000-8000-0000000000f1';
const secret = randomBytes(32);

interface Forgery {
  readonly header?: object;
  readonly claims?: object;
}

describe('tokens', () => {
  let vault: MemoryVault;
  let clock: ManualClock;
  let tokens: Tokens;

  beforeEach(async () => {
    vault = new MemoryVault();
    await vault.put('signing-secret', 'tokens', secret);
    clock = new ManualClock();
    tokens = new Tokens(vault, clock);
  });

  const inAnHour = (): Date => new Date(clock.now().getTime() + 3_600_000);
  const staffToken = (): Promise<string> =>
    tokens.issueStaffToken({ memberId, sessionId, expiresAt: inAnHour() });

  /** A token as this server makes it, with the changes and the key of a forger. */
  const forged = (
    change: Forgery = {},
    key: Parameters<SignJWT['sign']>[0] = secret,
  ): Promise<string> =>
    new SignJWT({
      iss: 'foyer',
      aud: 'foyer:staff',
      sub: memberId,
      sid: sessionId,
      iat: clock.now().getTime() / 1000,
      exp: inAnHour().getTime() / 1000,
      ...change.claims,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'staff+jwt', ...change.header })
      .sign(key);

  test('say who their holder is', async () => {
    await expect(tokens.read(await staffToken())).resolves.toEqual({
      kind: 'staff',
      memberId,
      sessionId,
      expiresAt: inAnHour(),
    });
    await expect(tokens.read(await tokens.issueVisitToken(visitId, 'name'))).resolves.toMatchObject(
      {
        kind: 'visit',
        visitId,
        secretName: 'name',
      },
    );
    // The forger's pen writes what this server would have written: the errors below are for what
    // was changed.
    await expect(tokens.read(await forged())).resolves.toMatchObject({ kind: 'staff', memberId });
  });

  test('are over when their time is', async () => {
    const staff = await staffToken();
    const visit = await tokens.issueVisitToken(visitId, 'name');
    clock.advance(VISIT_TOKEN_MS);
    await expect(tokens.read(visit)).resolves.toBeUndefined();
    await expect(tokens.read(staff)).resolves.toBeDefined();
    clock.advance(3_600_000);
    await expect(tokens.read(staff)).resolves.toBeUndefined();
  });

  test.each<[string, Forgery]>([
    ['another issuer', { claims: { iss: 'somebody' } }],
    ['the audience of visitors', { claims: { aud: 'foyer:visit' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['the type of visitors', { header: { typ: 'visit+jwt' } }],
    ['the plain type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['no end', { claims: { exp: undefined } }],
    ['an end in words', { claims: { exp: 'tomorrow' } }],
    ['a beginning in the future', { claims: { nbf: 99_999_999_999 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a subject that is no id', { claims: { sub: { $ne: null } } }],
    ['no session', { claims: { sid: undefined } }],
    ['another HMAC', { header: { alg: 'HS512' } }],
    ['an extension to obey', { header: { crit: ['exp'], exp: 1 } }],
  ])('with %s are refused, although the signature is right', async (_, change) => {
    const token = await forged(change).catch(() => 'not even signable');
    await expect(tokens.read(token)).resolves.toBeUndefined();
  });

  test('without a signature are refused', async () => {
    const claims = { sub: memberId, sid: sessionId };
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer('foyer')
      .setAudience('foyer:staff')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    const [, payload] = unsigned.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'staff+jwt' }));
    const lowered = `${none.toString('base64url')}.${String(payload)}.`;
    const stripped = (await forged()).replace(/[^.]*$/, '');
    for (const token of [unsigned, lowered, stripped]) {
      await expect(tokens.read(token)).resolves.toBeUndefined();
    }
  });

  test('signed with another key, an empty one, or a pair’s are refused', async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' });
    const attempts = [
      forged({}, randomBytes(32)),
      forged({}, new Uint8Array(0)).catch(() => 'an empty key signs nothing'),
      forged({ header: { alg: 'RS256' } }, pair.privateKey),
      forged({}, Buffer.from(publicKey)),
      forged({ header: { jwk: pair.publicKey.export({ format: 'jwk' }) } }, randomBytes(32)),
      forged({ header: { jku: 'https://keys.example.org', kid: '../x' } }, randomBytes(32)),
    ];
    for (const token of await Promise.all(attempts)) {
      await expect(tokens.read(token)).resolves.toBeUndefined();
    }
  });

  test('with anything changed are refused', async () => {
    const [header = '', payload = '', signature = ''] = (await staffToken()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: visitId })).toString('base64url');
    const tampered = [
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      '',
      '.',
      '..',
      'Bearer',
      'a'.repeat(100_000),
    ];
    for (const token of tampered) await expect(tokens.read(token)).resolves.toBeUndefined();
  });

  test.each([
    ['short', randomBytes(31)],
    ['empty', Buffer.alloc(0)],
    ['monotonous', Buffer.alloc(32, 'ab')],
  ])('do not start with a %s secret', async (_, weak) => {
    await vault.put('signing-secret', 'tokens', weak);
    await expect(new Tokens(vault, clock).onModuleInit()).rejects.toThrow(WeakSigningSecret);
  });

  test('outlive a restart, with a secret that the first start made', async () => {
    const empty = new MemoryVault();
    const first = new Tokens(empty, clock);
    const token = await first.issueVisitToken(visitId, 'name');
    await expect(new Tokens(empty, clock).read(token)).resolves.toMatchObject({ visitId });
    expect(await empty.get('signing-secret', 'tokens')).toHaveLength(32);
  });
});

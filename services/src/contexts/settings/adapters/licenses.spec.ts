import { describe, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

import { ManualClock } from '#platform/testing/manual-clock.js';
import { Licenses } from './licenses.js';

async function signed(key: CryptoKey, changes: { sub?: string; aud?: string; exp?: number } = {}) {
  const { sub = 'Town hall', aud = 'foyer', exp } = changes;
  const token = new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sub)
    .setAudience(aud);
  return (exp === undefined ? token : token.setExpirationTime(exp)).sign(key);
}

describe('a licence', () => {
  const clock = new ManualClock();
  const now = Math.floor(clock.now().getTime() / 1000);
  const keys = generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const others = generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const reader = async () => {
    const { x } = await exportJWK((await keys).publicKey);
    return new Licenses({ LICENSE_VERIFIER: x }, clock);
  };

  test('is not needed where no one is named who signs it', async () => {
    expect(await new Licenses({}, clock).read('anything')).toMatchObject({
      ...{ state: 'unrestricted', expired: false },
    });
  });

  test('is missing, valid or expired', async () => {
    const { privateKey } = await keys;
    const licenses = await reader();
    expect(await licenses.read(null)).toMatchObject({ state: 'missing', expired: false });
    expect(await licenses.read(await signed(privateKey))).toEqual({
      ...{ state: 'valid', expired: false, holder: 'Town hall', validUntil: null },
    });
    expect(await licenses.read(await signed(privateKey, { exp: now + 60 }))).toMatchObject({
      ...{ state: 'valid', expired: false },
    });
    expect(await licenses.read(await signed(privateKey, { exp: now - 60 }))).toMatchObject({
      ...{ state: 'expired', expired: true, holder: 'Town hall' },
      validUntil: new Date((now - 60) * 1000).toISOString(),
    });
  });

  test('is invalid by another key, for something else, changed, or no licence at all', async () => {
    const { privateKey } = await keys;
    const licenses = await reader();
    const good = await signed(privateKey);
    const [head = '', , signature = ''] = good.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'Others', aud: 'foyer' })).toString(
      'base64url',
    );
    const tokens = [
      await signed((await others).privateKey),
      await signed(privateKey, { aud: 'elsewhere' }),
      [head, forged, signature].join('.'),
      'no licence',
    ];
    for (const token of tokens) {
      expect(await licenses.read(token)).toEqual({
        ...{ state: 'invalid', expired: false, holder: null, validUntil: null },
      });
    }
  });

  test('is checked by a key that is one', () => {
    expect(() => new Licenses({ LICENSE_VERIFIER: 'short' }, clock)).toThrow(/LICENSE_VERIFIER/);
  });
});

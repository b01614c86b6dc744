import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SourceKind } from '@foyer/contracts/identity';
import fc from 'fast-check';

import { MemoryVault } from '#platform/testing/memory-vault.js';
import { SourceFailure } from '../domain/source-failure.js';
import { SourceKeys } from './source-keys.js';

const kind = fc.constantFrom<SourceKind>('ldap', 'oidc', 'saml');
const issuer = fc.constantFrom('https://id.example.org', 'https://id.example.org/', 'urn:other');
const PLAIN = ['erika', 'Erika', ' erika', 'erika ', 'null', 'undefined', '0', '["oidc"]'];
const name = fc.oneof(fc.constantFrom(...PLAIN), fc.string({ minLength: 1, unit: 'binary' }));
const NO_TEXT = [undefined, null, 0, 1, true, {}, [], ['erika'], { _: 'erika' }, Symbol('erika')];
const BLANK = ['', ' ', '\t\n', '\u00A0', '\u200B', '\uFEFF', '\u2028', '\0', '\u200E \u202D'];

describe('the key of an external identity', () => {
  let keys: SourceKeys;
  beforeEach(() => {
    keys = new SourceKeys(new MemoryVault());
  });
  const keyOf = (...of: Parameters<SourceKeys['keyOf']>): Promise<string | SourceFailure> =>
    keys.keyOf(...of).catch((error: unknown) => {
      if (error instanceof SourceFailure) return error;
      throw error;
    });
  const missing = { code: 'SOURCE_IDENTITY_MISSING' };

  test.each([...NO_TEXT, ...BLANK, 'x'.repeat(1025)].map((subject) => ({ subject })))(
    'is refused in every kind of source for the subject $subject',
    async ({ subject }) => {
      for (const source of ['ldap', 'oidc', 'saml'] as const) {
        await expect(keys.keyOf(source, 'https://id.example.org', subject)).rejects.toMatchObject(
          missing,
        );
      }
    },
  );

  test('is refused where a provider has no name of its own', async () => {
    for (const source of ['oidc', 'saml'] as const) {
      await expect(keys.keyOf(source, ' ', 'erika')).rejects.toMatchObject(missing);
    }
  });

  test('never belongs to two people whose names are equal, but not what qualifies them', async () => {
    const part = fc.constantFrom('', 'a', 'b', '","', 'urn:x');
    const qualifiers = fc.option(fc.tuple(part, part, part), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(qualifiers, qualifiers, async (one, other) => {
        const key = (by: typeof one) => keyOf('saml', 'https://id.example.org', 'erika', by);
        expect((await key(one)) === (await key(other))).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        );
      }),
    );
  });

  test('never belongs to two people, for any names of a source', async () => {
    const subject = fc.oneof(name, name, fc.constantFrom(...BLANK), fc.anything());
    const person = fc.tuple(kind, issuer, subject);
    await fc.assert(
      fc.asyncProperty(person, person, async (one, other) => {
        const [first, second] = [await keyOf(...one), await keyOf(...other)];
        if (typeof first !== 'string' || typeof second !== 'string') return;
        const same = one.every((part, at) => Object.is(part, other[at]));
        expect(first === second).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});

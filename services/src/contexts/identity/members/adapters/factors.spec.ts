import { beforeEach, describe, expect, test } from '@jest/globals';

import { RandomId } from '#platform/clock';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { SecondFactor } from '../domain/second-factor.js';
import { Factors, uriOf } from './factors.js';

const MEMBER = '01990000-0000-7000-8000-00000000000a';
const FACTOR = '01990000-0000-7000-8000-0000000000e1';
const CODES = '01990000-0000-7000-8000-0000000000e2';
/** The key of RFC 6238, appendix B, which is the text 12345678901234567890. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const factor: SecondFactor = {
  ...{ factorId: FACTOR, codesId: CODES },
  ...{ lastStep: 0, usedCodes: new Set<number>() },
};

describe('codes of an authenticator app', () => {
  /** The last 6 of the 8 digits of the table in RFC 6238, appendix B. */
  test.each([
    [59, '287082', 0x1],
    [1_111_111_109, '081804', 0x23523ec],
    [1_111_111_111, '050471', 0x23523ed],
    [1_234_567_890, '005924', 0x273ef07],
    [2_000_000_000, '279037', 0x3f940aa],
    [20_000_000_000, '353130', 0x27bc86aa],
  ])('are those of the standard at %j', (seconds, code, step) => {
    const clock = new ManualClock(new Date(seconds * 1000).toISOString());
    const factors = new Factors(new MemoryVault(), clock, new RandomId());
    expect(factors.stepOf(KEY, code)).toBe(step);
  });

  test.each([
    [-2, undefined],
    [-1, 'taken'],
    [0, 'taken'],
    [1, 'taken'],
    [2, undefined],
  ])('are taken from a clock that is one step wrong and no more: %j', (steps, expected) => {
    const clock = new ManualClock(new Date((1_111_111_111 - steps * 30) * 1000).toISOString());
    const factors = new Factors(new MemoryVault(), clock, new RandomId());
    const step = factors.stepOf(KEY, '050471');
    expect(step).toBe(expected === 'taken' ? 0x23523ed : undefined);
  });

  test('may be typed with blanks, and have six digits', () => {
    const clock = new ManualClock(new Date(1_111_111_111_000).toISOString());
    const factors = new Factors(new MemoryVault(), clock, new RandomId());
    expect(factors.stepOf(KEY, '050 471')).toBe(0x23523ed);
    for (const wrong of ['', '50471', '0504710', '05047a', '-50471', '٠٥٠٤٧١']) {
      expect([wrong, factors.stepOf(KEY, wrong)]).toEqual([wrong, undefined]);
    }
  });

  test('have an address that apps read, with the names of company and account', () => {
    const uri = new URL(uriOf(KEY, 'Muster & Söhne: Empfang', 'ada.berger'));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: KEY,
      issuer: 'Muster & Söhne: Empfang',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(uri.pathname)).toContain('ada.berger');
  });
});

describe('what the vault keeps of second factors', () => {
  let vault: MemoryVault;
  let clock: ManualClock;
  let factors: Factors;

  beforeEach(() => {
    vault = new MemoryVault();
    clock = new ManualClock();
    factors = new Factors(vault, clock, new RandomId());
  });

  test('is a random secret of 160 bits that waits for its first code for a quarter of an hour', async () => {
    const { factorId, secret } = await factors.begin(MEMBER);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await factors.begun(MEMBER, factorId)).toBe(secret);
    expect(await factors.begun(MEMBER, FACTOR)).toBeUndefined();
    clock.advance(15 * 60_000);
    expect(await factors.begun(MEMBER, factorId)).toBeUndefined();
  });

  test('is the newest setup of a member only', async () => {
    const first = await factors.begin(MEMBER);
    const second = await factors.begin(MEMBER);
    expect(second.secret).not.toBe(first.secret);
    expect(await factors.begun(MEMBER, first.factorId)).toBeUndefined();
    expect(await factors.forget(MEMBER)).toBe(true);
    expect(await factors.begun(MEMBER, second.factorId)).toBeUndefined();
  });

  test('are hashes of ten recovery codes, which may be typed carelessly', async () => {
    const codes = await factors.makeCodes(CODES);
    expect(new Set(codes).size).toBe(10);
    const kept = await vault.getText('recovery-codes', CODES);
    for (const code of codes) {
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
      expect(kept).not.toContain(code.replace('-', ''));
    }
    const typed = ` ${codes[7]!.toLowerCase().replace('-', ' ')} `;
    expect(await factors.proofOf(factor, typed)).toEqual({
      by: 'recovery-code',
      of: CODES,
      number: 7,
    });
    expect(await factors.proofOf(factor, 'AAAAA-AAAAA')).toBeUndefined();
    expect(await factors.proofOf({ ...factor, codesId: FACTOR }, typed)).toBeUndefined();
  });

  test('is removed by its id', async () => {
    await factors.keep(FACTOR, KEY);
    await factors.makeCodes(CODES);
    expect([await factors.forget(FACTOR), await factors.forget(CODES)]).toEqual([true, true]);
    expect(await factors.forget(FACTOR)).toBe(false);
  });
});

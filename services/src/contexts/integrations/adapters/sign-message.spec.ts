import { describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';

import { askedPause } from './asked-pause.js';
import { signMessage } from './sign-message.js';

const secret = (letter: string): string => `whsec_${Buffer.alloc(32, letter).toString('base64')}`;
const body = '{"type":"foyer.VisitEnded","data":{"name":"ä"}}';
const sign = (...secrets: string[]) => ({
  ...signMessage({ id: 'e1', at: new Date(), body }, secrets),
});

describe('a signed message', () => {
  test('is verified by the library of the standard', () => {
    expect(new Webhook(secret('a')).verify(body, sign(secret('a')))).toEqual(JSON.parse(body));
  });

  test('is refused by it with another body, id, time or secret', () => {
    const receiver = new Webhook(secret('a'));
    const headers = sign(secret('a'));
    expect(() => receiver.verify(`${body} `, headers)).toThrow();
    expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'e2' })).toThrow();
    const later = { 'webhook-timestamp': (Number(headers['webhook-timestamp']) + 1).toString() };
    expect(() => receiver.verify(body, { ...headers, ...later })).toThrow();
    expect(() => receiver.verify(body, sign(secret('b')))).toThrow();
  });

  test('is verified by the former secret and by the present one', () => {
    const headers = sign(secret('b'), secret('a'));
    for (const letter of ['a', 'b']) {
      expect(new Webhook(secret(letter)).verify(body, headers)).toEqual(JSON.parse(body));
    }
  });
});

test.each([
  ['120', 120_000],
  ['Mon, 02 Mar 2026 09:01:00 GMT', 60_000],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After of %s is understood', (header, pause) => {
  expect(askedPause(header, new Date('2026-03-02T09:00:00.000Z'))).toBe(pause);
});

import '#testing/english.js';

import { expect, it } from '@jest/globals';

import { session } from '#session/session.js';
import { beginSession } from './begin-session.js';

const tokenOf = (sub: string, more = '') => `x.${btoa(JSON.stringify({ sub }))}.y${more}`;

it.each<[string, string, readonly string[]]>([
  ['signs out the person who was signed in before', tokenOf('ada'), [`Bearer ${tokenOf('ada')}`]],
  ['keeps the earlier sign-in of the same person', tokenOf('kim', '2'), []],
])('%s', (_, former, signedOut) => {
  const asked: (string | null)[] = [];
  globalThis.fetch = (async (_url: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('authorization'));
    return { status: 204, ok: true };
  }) as unknown as typeof fetch;
  session.begin(former);
  beginSession(tokenOf('kim'));
  expect(asked).toEqual(signedOut);
  expect(session.token()).toBe(tokenOf('kim'));
});

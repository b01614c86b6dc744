import '#testing/english.js';

import { expect, it } from '@jest/globals';

import { session } from '#session/session.js';
import { signOut } from './sign-out.js';

it('signs out here before the server, which is called with the token that ends', async () => {
  const token = `x.${btoa('{}')}.y`;
  const asked: { url: string; authorization: string | null; present: string | null }[] = [];
  globalThis.fetch = (async (url: string, { headers }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization');
    asked.push({ url, authorization, present: session.token() });
    return { status: 204, ok: true };
  }) as unknown as typeof fetch;
  session.begin(token);
  await signOut();
  expect(asked).toEqual([
    { url: '/api/v2/logout', authorization: `Bearer ${token}`, present: null },
  ]);
  expect(session.state.get()).toEqual({ token: null, ended: 'signed-out' });
});

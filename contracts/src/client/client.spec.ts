import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineRoute } from '../schema/route.js';
import type { ApiError } from './api-error.js';
import { makeClient } from './client.js';
import { makeUrl } from './url.js';

const greet = defineRoute({
  method: 'POST',
  path: '/greeting/{name}',
  context: 'test',
  summary: 'Greets',
  policy: 'public',
  params: z.object({ name: z.string() }),
  query: z.object({ loud: z.boolean().optional() }),
  body: z.strictObject({ times: z.int() }),
  answers: { 200: z.object({ words: z.string() }), 204: z.undefined() },
});

/** A fetch that answers as told and keeps what it was asked. */
const answering = (status: number, body: unknown) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  }) as unknown as typeof fetch;
  return { asked, fetch: send };
};

const input = { params: { name: 'Ä b' }, body: { times: 2 } };

describe('the client of the HTTP calls', () => {
  it('tells which build of the pages the server has, as each answer names it', async () => {
    const headers = new Headers({ 'x-foyer-build': 'b2' });
    const named: string[] = [];
    const fetch = async () => new Response(null, { status: 204, headers });
    const client = makeClient({ fetch, onBuild: (build) => named.push(build) });
    await client.call(greet, input);
    await makeClient({ ...answering(204, undefined), onBuild: () => named.push('none') }).call(
      greet,
      input,
    );
    expect(named).toEqual(['b2']);
  });

  it('outlives the page where it is asked to', async () => {
    const { asked, fetch } = answering(204, undefined);
    const client = makeClient({ fetch });
    await client.call(greet, { ...input, keepalive: true });
    await client.call(greet, input);
    expect(asked.map(({ init }) => init.keepalive)).toEqual([true, undefined]);
  });

  it('puts parameters into the path, and the token, language and body into the request', async () => {
    const { asked, fetch } = answering(200, { words: 'hello' });
    const client = makeClient({ fetch, token: () => 'secret', language: () => 'de' });

    await expect(client.call(greet, { ...input, query: { loud: true } })).resolves.toEqual({
      words: 'hello',
    });

    const [{ url, init }] = asked as [(typeof asked)[number]];
    const headers = new Headers(init.headers);
    expect(url).toBe('/api/v2/greeting/%C3%84%20b?loud=true');
    expect(init.method).toBe('POST');
    expect(init.body).toBe('{"times":2}');
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept-language')).toBe('de');
  });

  it('lets one call go under another token, or under none', async () => {
    const { asked, fetch } = answering(204, undefined);
    const client = makeClient({ fetch, token: () => 'secret' });

    await client.call(greet, { ...input, token: 'other' });
    await client.call(greet, { ...input, token: null });

    const sent = asked.map(({ init }) => new Headers(init.headers).get('authorization'));
    expect(sent).toEqual(['Bearer other', null]);
  });

  it('throws and reports an error with its code, sentence and fields', async () => {
    const { fetch } = answering(422, {
      errors: { msg: 'No.', code: 'INVALID_INPUT', fields: { times: 'too many' } },
    });
    const notified: ApiError[] = [];
    const client = makeClient({ fetch, onRejected: (error) => notified.push(error) });

    const refused = client.call(greet, input);

    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      msg: 'No.',
      status: 422,
      fields: { times: 'too many' },
    });
    expect(notified).toHaveLength(1);
  });

  it('reports when to come again, if the server says so', async () => {
    const refused = { errors: { msg: 'Later.', code: 'OVERLOADED' } };
    const headers = { 'retry-after': '7' };
    const fetch = async () => Response.json(refused, { status: 503, headers });
    await expect(makeClient({ fetch }).call(greet, input)).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfterS: 7,
    });
  });

  it.each([
    ['a server that cannot be reached', async () => Promise.reject(new TypeError('x')), 'NETWORK'],
    ['a page instead of data', async () => new Response('<html>'), 'NOT_UNDERSTOOD'],
    ['an answer of another shape', async () => Response.json({ words: 1 }), 'NOT_UNDERSTOOD'],
    [
      'an error of another shape',
      async () => Response.json(null, { status: 502 }),
      'NOT_UNDERSTOOD',
    ],
  ])('names %s', async (_, fetch, code) => {
    await expect(makeClient({ fetch }).call(greet, input)).rejects.toMatchObject({ code });
  });

  it('throws what the signal says when a call is aborted', async () => {
    const aborted = new AbortController();
    aborted.abort(new Error('no longer wanted'));
    const call = makeClient({ fetch: async () => Promise.reject(new Error('aborted')) }).call(
      greet,
      { ...input, signal: aborted.signal },
    );
    await expect(call).rejects.toThrow('no longer wanted');
  });

  it('refuses to make an address without a value for a parameter of its path', () => {
    expect(() => makeUrl(greet)).toThrow('No value for {name}');
  });
});

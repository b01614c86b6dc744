import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { defineRoute, Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { Rejected, type Actor } from '../cqrs/commands/index.js';
import { send } from '../testing/send.js';
import { bootTestApp, type TestApp } from '../testing/test-app.js';
import { Answer, BODY_MAX_BYTES, Input, Serves, type InputOf } from './index.js';

const id = '01890000-0000-7000-8000-000000000001';
const JSON_TYPE = { 'content-type': 'application/json' };
const Note = z.object({ _id: Id, text: z.string() });
const write = defineRoute({
  method: 'POST',
  path: '/notes/{id}',
  context: 'test',
  summary: 'Writes a note',
  policy: 'portals.manage',
  params: z.object({ id: Id }),
  query: z.object({ copies: z.coerce.number().int().default(1) }),
  body: z.strictObject({
    text: z.string().min(1),
    tags: z.array(z.strictObject({ name: z.string() })).default([]),
  }),
  answers: { 201: Note, 202: Note },
});
const read = defineRoute({
  method: 'GET',
  path: '/notes',
  context: 'test',
  summary: 'Reads notes',
  policy: 'portals.read',
  query: z.object({ q: z.string().optional() }),
  answers: { 200: z.array(Note) },
});
const fail = defineRoute({
  method: 'GET',
  path: '/api/fail/{how}',
  context: 'test',
  summary: 'Fails',
  policy: 'public',
  params: z.object({ how: z.string() }),
  answers: { 204: z.undefined() },
});

@Controller()
class Notes {
  seen: { actor: Actor; input: InputOf<typeof write> }[] = [];

  @Serves(write)
  async write(@Input() input: InputOf<typeof write>): Promise<unknown> {
    this.seen.push({ actor: input.actor, input });
    const note = { _id: input.params.id, text: input.body.text, secret: 'never told' };
    return input.body.text === 'again' ? new Answer(note, { status: 202 }) : note;
  }

  @Serves(read)
  async read(): Promise<unknown> {
    return new Answer([], { headers: { 'content-range': 'notes 0-0/0' } });
  }

  @Serves(fail)
  async fail(@Input() { params }: InputOf<typeof fail>): Promise<void> {
    if (params.how === 'refused') throw new Rejected('VISITOR_TAKEN', { agent: 'Ada' });
    if (params.how === 'later') throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: '30' });
    if (params.how === 'log')
      throw Object.assign(new Error('disk'), { code: 'EVENT_LOG_UNAVAILABLE' });
    if (params.how === 'bug') throw new Error('secret detail at /srv/foyer');
  }
}

@Controller()
class Unguarded {
  @Get('/api/v2/open')
  open(): string {
    return 'to everybody';
  }
}

describe('HTTP', () => {
  let one: TestApp;
  const call = async (
    method: string,
    path: string,
    options: { headers?: Record<string, string>; payload?: unknown } = {},
  ) => {
    const payload =
      typeof options.payload === 'object' ? JSON.stringify(options.payload) : options.payload;
    const answer = await send(one.url, {
      method,
      path,
      headers: { ...(payload === undefined ? {} : JSON_TYPE), ...options.headers },
      body: payload as string | undefined,
    });
    const json = answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown);
    return { status: answer.status, headers: answer.headers, json };
  };

  beforeAll(async () => {
    one = await bootTestApp({ controllers: [Notes] });
  });
  afterAll(() => one.close());

  test('a handler without a policy keeps the program from starting', async () => {
    await expect(bootTestApp({ controllers: [Notes, Unguarded] })).rejects.toThrow(
      'Without @Serves, hence without a policy: Unguarded.open',
    );
  });

  describe('a good call', () => {
    test('gets its parsed input, its status, and an answer cut to its schema', async () => {
      const answer = await call('POST', `/api/v2/notes/${id}?copies=3`, {
        headers: { ...one.headersOf('admin'), 'accept-language': 'en-GB,en;q=0.9' },
        payload: { text: 'hello' },
      });
      expect([answer.status, answer.json]).toEqual([201, { _id: id, text: 'hello' }]);
      expect(one.app.get(Notes).seen.at(-1)?.input).toMatchObject({
        params: { id },
        query: { copies: 3 },
        body: { text: 'hello', tags: [] },
        actor: { type: 'member', role: 'admin' },
        language: 'en',
        address: '127.0.0.1',
      });
    });

    test('may answer with another promised status, or with headers', async () => {
      const headers = one.headersOf('admin');
      const again = await call('POST', `/api/v2/notes/${id}`, {
        headers,
        payload: { text: 'again' },
      });
      expect(again.status).toBe(202);
      const list = await call('GET', '/api/v2/notes', { headers });
      expect([list.status, list.headers['content-range']]).toEqual([200, 'notes 0-0/0']);
    });

    test('gets a correlation id of the server, with any id of its own', async () => {
      const headers = one.headersOf('admin');
      const named = await call('GET', '/api/v2/notes', {
        headers: { ...headers, 'x-correlation-id': 'my-request-1' },
      });
      expect(named.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
      const own = '01990000-0000-7000-8000-0000000000aa';
      for (const bad of [own, 'short', 'a b c d e f g h', '"'.repeat(20), 'x'.repeat(65)]) {
        const other = await call('GET', '/api/v2/notes', {
          headers: { ...headers, 'x-correlation-id': bad },
        });
        expect(other.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
        expect(other.headers['x-correlation-id']).not.toBe(bad);
      }
    });

    test('repeated with its Idempotency-Key is one command, for its own caller only', async () => {
      const commandOf = async (
        role: 'admin' | 'super-admin',
        who: string,
        key: string,
        text = 'a',
      ) => {
        await call('POST', `/api/v2/notes/${id}`, {
          headers: { ...one.headersOf(role, who), 'idempotency-key': key },
          payload: { text },
        });
        return one.app.get(Notes).seen.at(-1)?.input.context.commandId;
      };
      const first = await commandOf('admin', 'a', 'key-number-1');
      expect(await commandOf('admin', 'a', 'key-number-1')).toBe(first);
      expect(await commandOf('admin', 'b', 'key-number-1')).not.toBe(first);
      expect(await commandOf('admin', 'a', 'key-number-2')).not.toBe(first);
    });
  });

  describe('who may not', () => {
    test.each([
      ['nobody', 'anonymous', 401, 'UNAUTHENTICATED'],
      ['a guest', 'guest', 403, 'FORBIDDEN'],
      ['a member', 'member', 403, 'FORBIDDEN'],
    ] as const)('%s is refused before the body is looked at', async (_who, role, status, code) => {
      const answer = await call('POST', `/api/v2/notes/${id}`, {
        headers: one.headersOf(role),
        payload: { wrong: true },
      });
      expect(answer).toMatchObject({ status, json: { errors: { code } } });
    });

    test.each([
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer a b',
      'Bearer \u00e4',
      `Bearer ${'x'.repeat(5000)}`,
    ])('the header %.20s opens nothing', async (authorization) => {
      const answer = await call('GET', '/api/v2/notes', { headers: { authorization } });
      expect(answer.status).toBe(401);
    });

    test('an ended sign-in is answered as such', async () => {
      one.authenticator.tokens.set('old', 'SIGNED_OUT');
      const answer = await call('GET', '/api/v2/notes', {
        headers: { authorization: 'Bearer old' },
      });
      expect(answer).toMatchObject({ status: 401, json: { errors: { code: 'SIGNED_OUT' } } });
      const open = await call('GET', '/api/fail/not', { headers: { authorization: 'Bearer old' } });
      expect(open.status).toBe(204);
    });

    test.each([
      ['HEAD', '/api/v2/notes'],
      ['GET', '//api/v2/notes'],
      ['GET', '/api//v2/notes'],
      ['GET', '/api/v2/notes/'],
      ['GET', '/api/v2/notes;x=1'],
      ['GET', '/api%2fv2%2fnotes'],
      ['GET', '/api/v2%2fnotes'],
      ['GET', '/API/V2/NOTES'],
      ['GET', '/api/v2/./notes'],
      ['GET', '/api/v2/x/../notes'],
      ['GET', '/api/v2/%2e/notes'],
      ['GET', '/api/v2/notes%00'],
      ['GET', '/api/v2/notes%'],
      ['GET', 'http://elsewhere/api/v2/notes'],
      ['OPTIONS', '/api/v2/notes'],
      ['PUT', '/api/v2/notes'],
      ['POST', '/api/v2/notes'],
    ] as const)('%s %s opens nothing', async (method, url) => {
      const answer = await call(method, url);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      if (method !== 'HEAD')
        expect(answer.json).toMatchObject({ errors: { code: expect.any(String) } });
    });
  });

  describe('a bad call', () => {
    const post = (payload: unknown, headers: Record<string, string> = {}) =>
      call('POST', `/api/v2/notes/${id}`, {
        headers: { ...one.headersOf('admin'), ...headers },
        payload,
      });

    test('says what is wrong with which field', async () => {
      const answer = await post({ text: '', tags: [{ name: 1 }], more: true });
      expect(answer).toMatchObject({ status: 400, json: { errors: { code: 'INVALID_INPUT' } } });
      const { fields } = (answer.json as { errors: { fields: object } }).errors;
      expect(Object.keys(fields).sort()).toEqual(['more', 'tags.0.name', 'text']);
    });

    test.each([
      ['en', 'This field can not be blank'],
      ['de', 'Dieses Feld darf nicht leer sein'],
    ])('says so in words of the language asked for: %s', async (language, text) => {
      const answer = await post({ text: '' }, { 'accept-language': language });
      expect(answer.json).toMatchObject({ errors: { fields: { text } } });
    });

    test.each([
      ['nothing', undefined],
      ['a number', '1'],
      ['null', 'null'],
      ['half a document', '{"text":'],
      ['an operator', '{"text":{"$ne":null}}'],
      ['__proto__', '{"text":"a","__proto__":{"admin":true}}'],
      ['__proto__ within', '{"text":"a","tags":[{"name":"b","__proto__":{}}]}'],
      ['constructor.prototype', '{"text":"a","constructor":{"prototype":{}}}'],
      ['no end of nesting', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ])('refuses %s', async (_what, payload) => {
      const answer = await post(payload, { 'content-type': 'application/json' });
      expect(answer).toMatchObject({ status: 400, json: { errors: { code: 'INVALID_INPUT' } } });
    });

    test.each([
      ['a parameter', '/api/v2/notes/1', {}],
      ['a query', `/api/v2/notes/${id}?copies=many`, {}],
      ['a prototype key in a query', `/api/v2/notes/${id}?__proto__=1`, {}],
      ['a repeated query', `/api/v2/notes/${id}?copies=1&copies=2`, {}],
      ['a parameter without end', `/api/v2/notes/${'a'.repeat(3000)}`, {}],
    ])('refuses %s that does not fit', async (_what, url) => {
      const answer = await call('POST', url, {
        headers: one.headersOf('admin'),
        payload: { text: 'a' },
      });
      expect(answer).toMatchObject({ status: 400, json: { errors: { code: 'INVALID_INPUT' } } });
    });

    test('refuses what is not JSON', async () => {
      const answer = await post('text', { 'content-type': 'text/plain' });
      expect([answer.status, answer.json]).toEqual([
        415,
        { errors: { code: 'UNSUPPORTED_MEDIA_TYPE', msg: expect.any(String) } },
      ]);
    });

    test('refuses what is too large before it is read', async () => {
      const answer = await post({ text: 'x'.repeat(BODY_MAX_BYTES) });
      expect(answer).toMatchObject({
        status: 413,
        json: { errors: { code: 'PAYLOAD_TOO_LARGE' } },
      });
    });

    test("an unknown path is not found, in the caller's language", async () => {
      const german = await call('GET', '/api/v2/nothing');
      const english = await call('GET', '/api/v2/nothing', {
        headers: { 'accept-language': 'fr, en;q=0.8, de;q=0.3' },
      });
      expect(german).toMatchObject({
        status: 404,
        json: { errors: { msg: 'Das wurde nicht gefunden.' } },
      });
      expect(english).toMatchObject({
        status: 404,
        json: { errors: { msg: 'This was not found.' } },
      });
    });
  });

  describe('what a handler throws', () => {
    const failing = (how: string) =>
      call('GET', `/api/fail/${how}`, { headers: { 'accept-language': 'en' } });

    test('is answered with its code and its details', async () => {
      expect(await failing('refused')).toMatchObject({
        status: 409,
        json: { errors: { code: 'VISITOR_TAKEN', msg: 'Ada has taken this visitor.' } },
      });
    });

    test('says when to come back', async () => {
      expect(await failing('later')).toMatchObject({
        status: 429,
        headers: { 'retry-after': '30' },
        json: { errors: { retryAfter: 30 } },
      });
    });

    test('is answered as unavailable where a store is', async () => {
      expect(await failing('log')).toMatchObject({
        status: 503,
        json: { errors: { code: 'UNAVAILABLE' } },
      });
    });

    test('is logged and answered without its reasons if it is unexpected', async () => {
      const answer = await failing('bug');
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual({
        errors: { code: 'UNEXPECTED', msg: 'Something went wrong on our side. Please try again.' },
      });
      const logged = one.log.lines.find(({ message }) => message === 'A request failed');
      expect(logged).toMatchObject({ level: 'error', fields: { path: '/api/fail/bug' } });
    });
  });
});

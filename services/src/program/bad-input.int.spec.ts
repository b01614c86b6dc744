import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { permits, type Role } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';
import { z } from 'zod';

import { send } from '#platform/testing/send.js';
import { exampleRequest } from '../testing/example-request.js';
import { ANSWER_MS } from '../testing/message-matrix.js';
import { bootWholeProgram, ROLES, type WholeProgram } from '../testing/whole-program.js';

jest.setTimeout(300_000);

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Bodies that no call may take, as they go over the wire. */
const BODIES: readonly string[] = [
  '',
  'null',
  '1',
  '"text"',
  'true',
  '[]',
  '[{}]',
  '{',
  '{"__unknown":1}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"$ne":null}',
  '{"$where":"sleep(1000)"}',
  DEEP,
  `{"a":${DEEP}}`,
  `{"text":"${'x'.repeat(300_000)}"}`,
  '\u0000',
  '{"a":1}{"b":2}',
];

/** Looks like a text to code that compares lengths, and throws there. */
const LIKE_A_TEXT = { length: { toString: 1, valueOf: 1 } };

/**
 * The same value in every field of a body or payload, alone and in a list; usual names if it has no
 * fields.
 */
function likeTexts(schema: unknown): readonly object[] {
  const own = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const names = own.length > 0 ? own : ['text', 'id'];
  return [LIKE_A_TEXT, [LIKE_A_TEXT]].map((value) =>
    Object.fromEntries(names.map((name) => [name, value])),
  );
}

/** Queries that a call with a query either refuses or does not look at. */
const QUERIES = [
  'page=-1',
  'page=1e9',
  'page[$ne]=1',
  'limit=1000000',
  'limit=NaN',
  'filter={"$ne":null}',
  'filter={"q":{"$regex":".*"}}',
  'filter=%7B',
  `filter=${JSON.stringify({ q: LIKE_A_TEXT, id: [LIKE_A_TEXT], status: LIKE_A_TEXT })}`,
  `sort=${JSON.stringify([LIKE_A_TEXT, LIKE_A_TEXT])}`,
  `range=${JSON.stringify([LIKE_A_TEXT, LIKE_A_TEXT])}`,
  'range=[0,1000000]',
  'range=[1]',
  'sort=["__proto__","ASC"]',
  'sort=["$where","DESC"]',
  '__proto__=1',
  'constructor=1',
  `filter=${'x'.repeat(12_000)}`,
  'page=1&page=2',
  '%00=%00',
];

/** Path parameters that name nothing. */
const PARAMETERS = [
  '1',
  '%00',
  '..',
  '%2e%2e%2f',
  '$ne',
  '__proto__',
  "'; DROP TABLE events;--",
  'x'.repeat(199),
];

/** Fills the budget of a connection by two messages, in milliseconds. */
const REFILL_MS = 40;

/** The values that are sent in place of a payload. */
const PAYLOADS: readonly unknown[][] = [
  [],
  [null],
  [undefined],
  [0],
  ['text'],
  [true],
  [[]],
  [{ __unknown: 1 }],
  [JSON.parse('{"__proto__":{"role":"admin"}}')],
  [{ $ne: null }],
  [Buffer.from('bytes')],
  [{ bytes: Buffer.from('bytes') }],
  [{}, {}, {}],
];

describe('bad input', () => {
  let program: WholeProgram;
  const somebody = (policy: RouteDefinition['policy']): Role =>
    ROLES.find((role) => role !== 'anonymous' && permits(policy, role)) ?? 'anonymous';

  const call = async (route: RouteDefinition, path: string, body?: string) => {
    const { status, body: text } = await send(program.url, {
      method: route.method,
      path,
      headers: {
        ...program.headersOf(somebody(route.policy)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
    });
    return {
      status,
      text,
      name: `${route.method} ${path.slice(0, 120)} ${body?.slice(0, 60) ?? ''}`,
    };
  };
  const isCoded = (text: string): boolean => {
    const { errors } = JSON.parse(text) as { errors?: { msg?: string; code?: string } };
    return typeof errors?.msg === 'string' && typeof errors.code === 'string';
  };
  const happened = async (): Promise<number> => {
    let count = 0;
    for await (const event of program.eventLog.readAll()) count += event.type === '' ? 0 : 1;
    return count;
  };

  beforeAll(async () => {
    program = await bootWholeProgram();
  });
  afterAll(() => program.close());

  test('in the body of any call is refused with a code and changes nothing', async () => {
    const before = await happened();
    const faults: string[] = [];
    for (const route of program.routes) {
      const { path } = exampleRequest(route);
      const own = likeTexts(route.body).map((body) => JSON.stringify(body));
      for (const body of [...BODIES, JSON.stringify(LIKE_A_TEXT), ...own]) {
        if (route.method === 'GET') continue;
        if (route.body === undefined && body === '') continue;
        const { status, text, name } = await call(route, path, body);
        const refused = status === 400 || status === 413 || (route.upload && status === 415);
        if (!refused || !isCoded(text)) faults.push(`${name}: ${status} ${text}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await happened()).toBe(before);
  });

  test('in the query or the path of any call is refused with a code, or finds nothing', async () => {
    const before = await happened();
    const faults: string[] = [];
    for (const route of program.routes) {
      const { path } = exampleRequest(route);
      const queries = route.query === undefined ? [] : QUERIES.map((query) => `${path}?${query}`);
      const parameters = /\{\w+\}/.test(route.path)
        ? PARAMETERS.map((parameter) => path.replace(/[^/]*[0-9a-f-]{36}|Example[^/]*/, parameter))
        : [];
      for (const address of [...queries, ...parameters]) {
        if (route.method !== 'GET') continue;
        const { status, text, name } = await call(route, written(address));
        // A browser's own navigation ends in a redirect to a page, also with an error.
        if (status === 302 && 302 in route.answers) continue;
        if (status >= 500 || (status >= 300 && !isCoded(text)))
          faults.push(`${name}: ${status} ${text}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await happened()).toBe(before);
  });

  test('in any message is acknowledged with a code and changes nothing', async () => {
    for (const { channel, name, policy } of program.messages) {
      const socket = await program.connect(channel, somebody(policy));
      // A message is looked at after all that a new connection leads to.
      await socket?.timeout(ANSWER_MS).emitWithAck(name, null);
    }
    const before = await happened();
    const faults: string[] = [];
    for (const { channel, name, policy, payload: schema } of program.messages) {
      const socket = await program.connect(channel, somebody(policy));
      const own = [LIKE_A_TEXT, ...likeTexts(schema)].map((payload) => [payload]);
      for (const payload of [...PAYLOADS, ...own]) {
        program.clock.advance(REFILL_MS);
        const answer: unknown = await socket?.timeout(ANSWER_MS).emitWithAck(name, ...payload);
        const { ok, code, message } = answer as { ok: boolean; code?: string; message?: string };
        if (ok || code !== 'INVALID_INPUT' || typeof message !== 'string') {
          faults.push(
            `${channel} ${name} ${JSON.stringify(payload).slice(0, 60)}: ${JSON.stringify(answer)}`,
          );
        }
        socket?.emit(name, ...payload);
      }
    }
    expect(faults).toEqual([]);
    expect(await happened()).toBe(before);
  });

  test('without an acknowledgement, or to a channel that does not exist, harms no client', async () => {
    for (const channel of new Set(program.messages.map((message) => message.channel))) {
      const socket = await program.connect(channel, 'member');
      socket?.emit('noSuchMessage');
      expect(await socket?.timeout(ANSWER_MS).emitWithAck('noSuchMessage', {})).toMatchObject({
        ok: false,
        code: 'NOT_FOUND',
      });
    }
    expect(await program.connect('noSuchChannel', 'member')).toBeUndefined();
  });
});

/** Encodes what a client would encode, and leaves what is encoded already. */
function written(path: string): string {
  return path.replace(/[^\w\-./?&=%$:;,@~!*'()]/gu, encodeURIComponent);
}

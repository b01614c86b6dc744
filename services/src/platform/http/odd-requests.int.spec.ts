import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '../testing/eventually.js';
import { bootTestApp, type TestApp } from '../testing/test-app.js';

describe('a request that is none of the usual ones', () => {
  let one: TestApp;
  beforeAll(async () => {
    one = await bootTestApp({ controllers: [] });
  });
  afterAll(() => one.close());

  /**
   * The answer on a separate connection until the server ends it, or until the awaited text
   * arrives.
   */
  const answerTo = (request: string, until = /\r\n\r\n\{.*\}$/s): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(one.url).port), '127.0.0.1', () =>
        socket.write(request),
      );
      socket.on('data', (chunk) => {
        heard += chunk.toString();
        if (until.test(heard)) socket.destroy();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });
  const head = (first: string, ...headers: string[]): string =>
    [first, 'host: reception.example', ...headers, '', ''].join('\r\n');
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n').at(-1) ?? '') as unknown;

  test.each([
    ['no HTTP', 'HELLO THERE\r\n\r\n', 400, 'INVALID_INPUT'],
    [
      'two lengths',
      head('POST /api/v2/login HTTP/1.1', 'content-length: 1', 'content-length: 2'),
      400,
      'INVALID_INPUT',
    ],
    [
      'too many headers',
      head('GET / HTTP/1.1', `x-long: ${'x'.repeat(40_000)}`),
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('is refused in the form of all others: %s', async (_what, request, status, code) => {
    const answer = await answerTo(request);
    expect(statusOf(answer)).toBe(status);
    expect(bodyOf(answer)).toEqual({ errors: { code, msg: expect.any(String) } });
  });

  test('closes a connection that its sender keeps open after the answer', async () => {
    const server = one.app.getHttpServer();
    const taken = once(server, 'connection') as Promise<[Socket]>;
    const port = Number(new URL(one.url).port);
    // It reads nothing and ends nothing.
    const sender = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
    sender.on('error', () => undefined).write('HELLO THERE\r\n\r\n');
    const [connection] = await taken;
    await eventually('it is let go', () => connection.destroyed);
    sender.destroy();
  });

  test.each([
    ['DELETE', '/api/v2/login', 'POST'],
    ['POST', '/api/v2/queue/0190-any/appearance', 'GET, HEAD'],
    ['PATCH', '/api/v2/profile?x=1', 'GET, HEAD'],
  ])('is told how else a path is asked: %s %s', async (method, path, allow) => {
    const answer = await answerTo(head(`${method} ${path} HTTP/1.1`, 'connection: close'));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(new RegExp(`^allow: ${allow}\\r$`, 'm'));
    expect(bodyOf(answer)).toMatchObject({ errors: { code: 'METHOD_NOT_ALLOWED' } });
  });

  test('is not found where no call has that path', async () => {
    const answer = await answerTo(head('DELETE /api/v2/nothing HTTP/1.1', 'connection: close'));
    expect(statusOf(answer)).toBe(404);
  });

  test.each([
    ['without a body', 'GET /api/v2/nothing HTTP/1.1', ''],
    ['with a body', 'POST /api/v2/nothing HTTP/1.1', '{"a":1}'],
  ])('is answered though it would like HTTP/2, %s', async (_what, first, body) => {
    const headers = [
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAAQAAP__',
      ...(body === '' ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
    ];
    const answer = await answerTo(head(first, ...headers) + body);
    expect(statusOf(answer)).toBe(404);
    expect(bodyOf(answer)).toMatchObject({ errors: { code: 'NOT_FOUND' } });
  });

  test('is refused as a WebSocket where there is none', async () => {
    const answer = await answerTo(
      head('GET /elsewhere HTTP/1.1', 'connection: Upgrade', 'upgrade: websocket'),
    );
    expect(statusOf(answer)).toBe(404);
    expect(bodyOf(answer)).toMatchObject({ errors: { code: 'NOT_FOUND' } });
  });

  test('gets the reason why its page may not connect, in its language', async () => {
    const answer = await answerTo(
      head(
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        'origin: https://elsewhere.example',
        'accept-language: en',
      ),
    );
    expect(statusOf(answer)).toBe(403);
    expect(bodyOf(answer)).toEqual({
      errors: { code: 'FORBIDDEN', msg: 'You may not do this.' },
    });
  });
});

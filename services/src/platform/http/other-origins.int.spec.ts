import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { bootTestApp, type TestApp } from '../testing/test-app.js';

const TRUSTED = 'https://trusted.example';

describe('a page of another origin', () => {
  let one: TestApp;
  beforeAll(async () => {
    one = await bootTestApp({ controllers: [] });
  });
  afterAll(() => one.close());

  const ask = (path: string, origin: string | undefined, init: RequestInit = {}) =>
    fetch(`${one.url}${path}`, {
      ...init,
      headers: { ...(origin !== undefined && { origin }), ...(init.headers as object) },
    });
  const preflight = (origin: string, method = 'POST') =>
    ask('/api/v2/login', origin, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const corsOf = ({ headers }: Response) =>
    [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  test('may call if it is allowed, and may also read refusals', async () => {
    const answer = await ask('/api/v2/nothing', TRUSTED);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBe(TRUSTED);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/Content-Range/);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toMatch(/Origin/);
  });

  test('gets in advance the list of what it may send if it is allowed', async () => {
    const answer = await preflight(TRUSTED, 'PUT');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(TRUSTED);
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/PUT/);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /Authorization.*Content-Type.*traceparent, tracestate/,
    );
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['https://evil.example', 'null', `${TRUSTED}.evil.example`, TRUSTED.toUpperCase()])(
    'that is not allowed (%s) gets no word of it',
    async (origin) => {
      const answers = [
        await ask('/api/v2/nothing', origin),
        await preflight(origin),
        await ask('/socket.io/?EIO=4&transport=polling', origin),
      ];
      expect(answers.map(corsOf)).toEqual([[], [], []]);
      expect(answers.map(({ status }) => status)).toEqual([404, 405, 403]);
      expect(answers[0]?.headers.get('vary')).toMatch(/Origin/);
    },
  );

  test('has the same rules where it polls for messages', async () => {
    const answer = await ask('/socket.io/?EIO=4&transport=polling', TRUSTED);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(TRUSTED);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('is not answered for pages of the product, or for programs', async () => {
    expect(corsOf(await ask('/api/v2/nothing', undefined))).toEqual([]);
    expect(corsOf(await ask('/api/v2/nothing', one.url))).toEqual([]);
    expect(corsOf(await ask('/vblh/', TRUSTED))).toEqual([]);
  });
});

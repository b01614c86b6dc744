import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';

import { Metrics } from '../observability/index.js';
import { CountingId } from '../testing/counting-id.js';
import { send } from '../testing/send.js';
import { SilentLog } from '../testing/silent-log.js';
import { createHttpAdapter } from './index.js';
import { pageBuild } from './pages/page-build.js';

/** The address that connects here. */
const PEER = '127.0.0.1';
const CLIENT = '203.0.113.9';
const PROXY = '10.0.0.2';
const FORGED = '198.51.100.1';

describe('the HTTP adapter', () => {
  let close = async (): Promise<void> => undefined;
  afterEach(() => close());

  /** The answer to a request: its status, and the address that it counts as coming from. */
  async function seen(
    trustProxy: boolean | readonly string[],
    { forwarded, path = '/api/v2/seen' }: { forwarded?: string; path?: string } = {},
  ): Promise<{ status: number; ip: string; headers: IncomingHttpHeaders }> {
    const [log, metrics] = [new SilentLog(), new Metrics()];
    const adapter = createHttpAdapter({ newId: new CountingId(), trustProxy, log, metrics });
    const fastify = adapter.getInstance();
    fastify.get('/api/v2/seen', async ({ ip }) => ({ ip }));
    await fastify.listen({ host: PEER, port: 0 });
    close = () => fastify.close();
    const { port } = fastify.server.address() as AddressInfo;
    const { status, body, headers } = await send(`http://${PEER}:${port}`, {
      method: 'GET',
      path,
      headers: {
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        forwarded: `for=${FORGED}`,
        'x-real-ip': FORGED,
        'x-client-ip': FORGED,
      },
    });
    return { status, headers, ip: (JSON.parse(body) as { ip: string }).ip };
  }

  test.each([
    ['nobody is believed', false, FORGED, PEER],
    ['another proxy than the one that connects is named', [PROXY], FORGED, PEER],
    ['one proxy is believed, which adds what it saw', true, `${FORGED}, ${CLIENT}`, CLIENT],
    ['one proxy is believed, which writes what it saw', true, CLIENT, CLIENT],
    ['a proxy is named, which adds what it saw', [PEER], `${FORGED}, ${CLIENT}`, CLIENT],
    ['two are named', [PEER, PROXY], `${FORGED}, ${CLIENT}, ${PROXY}`, CLIENT],
    ['a long list is forged', true, `${`${FORGED}, `.repeat(50)}${CLIENT}`, CLIENT],
  ] as const)('takes no forged address where %s', async (_, trusted, forwarded, ip) => {
    expect(await seen(trusted, { forwarded })).toMatchObject({ ip });
  });

  test('names the build of the pages with each answer, also where it refuses', async () => {
    for (const path of ['/api/v2/seen', '/api/v2/none']) {
      const { headers } = await seen(false, { path });
      expect(headers['x-foyer-build']).toBe(pageBuild());
      await close();
    }
  });

  test.each([
    ['/api/v2/seen/', 200],
    ['/api/v2/seen/?page=1', 200],
    ['/api/v2/seen?x=/', 200],
    ['/api/v2/seen//', 404],
    ['/api/v2//seen/', 404],
    ['/api/v2/seen/x/', 404],
  ])('answers %s with %s', async (path, status) => {
    expect(await seen(false, { path })).toMatchObject({ status });
  });
});

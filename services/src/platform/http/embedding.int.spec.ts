import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';

import { allowEmbedding } from './embedding.js';
import { addSecurityHeaders } from './security-headers.js';

const SITE = 'https://www.company.example';

describe('a page in the frame of another site', () => {
  let server: FastifyInstance;
  beforeEach(() => {
    server = fastify();
    addSecurityHeaders(server, { https: true, kioskPage: '/kiosk', wasmWorkers: '/blur/' });
    allowEmbedding(server, {
      framing: async (path) =>
        path === '/portal' ? [SITE, 'http://localhost:8080'] : path === '/own' ? [] : undefined,
      mayRead: async (path, origin) => path === '/call' && origin === SITE,
    });
    server.get('/*', async () => 'there');
  });
  afterEach(() => server.close());

  const headersOf = async (url: string, headers: Record<string, string> = {}) =>
    (await server.inject({ url, headers })).headers;
  const framing = async (url: string) => {
    const { 'content-security-policy': policy, 'x-frame-options': former } = await headersOf(url);
    return [/frame-ancestors [^;]+/.exec(String(policy))?.[0], former];
  };

  test('is shown by the sites that it allows, also with a question behind its path', async () => {
    const allowed = [`frame-ancestors 'self' ${SITE} http://localhost:8080`, undefined];
    expect(await framing('/portal')).toEqual(allowed);
    expect(await framing('/portal?debug=true')).toEqual(allowed);
  });

  test('is shown by its own origin alone where it allows no other', async () => {
    expect(await framing('/own')).toEqual(["frame-ancestors 'self'", undefined]);
  });

  test.each(['/', '/kiosk', '/blur/worker.js', '/portals', '/staff?path=/portal', '/call'])(
    'is refused for %s',
    async (url) => {
      expect(await framing(url)).toEqual(["frame-ancestors 'none'", 'DENY']);
    },
  );

  test('has the other rules of every page', async () => {
    const policy = String((await headersOf('/portal'))['content-security-policy']);
    const usual = String((await headersOf('/'))['content-security-policy']);
    expect(policy.replace(/frame-ancestors [^;]+/, "frame-ancestors 'none'")).toBe(usual);
  });

  test('has a call for its button that the allowed sites may read, and no others', async () => {
    const allowed = async (url: string, origin: string) =>
      (await headersOf(url, { origin }))['access-control-allow-origin'];
    expect(await allowed('/call', SITE)).toBe(SITE);
    expect(await allowed('/call', 'https://evil.example')).toBeUndefined();
    expect(await allowed('/other', SITE)).toBeUndefined();
    expect(await headersOf('/call')).not.toHaveProperty('access-control-allow-origin');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';

import { addSecurityHeaders } from '../security-headers.js';
import { serveEmbedding } from './embed-script.js';

let folder: string;
let server: FastifyInstance;

const serve = async (script?: string): Promise<void> => {
  if (script !== undefined) await writeFile(join(folder, 'embed.js'), script);
  server = fastify();
  addSecurityHeaders(server, { https: true, kioskPage: '/kiosk', wasmWorkers: '/blur/' });
  serveEmbedding(server, { path: '/vblh', folder });
};
const get = (headers: Record<string, string> = {}) => server.inject({ url: '/embed.js', headers });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-embed-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('every site may load the script', async () => {
  await serve('run()');
  const { headers, body, statusCode } = await get({ origin: 'https://www.company.example' });
  expect([statusCode, body]).toEqual([200, 'run()']);
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('a cache asks again and again, and gets the script only where it has changed', async () => {
  await serve('run()');
  const { headers } = await get();
  const tag = String(headers.etag);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`])
    expect(await get({ 'if-none-match': held })).toMatchObject({ statusCode: 304, body: '' });
  await serve('run(2)');
  const changed = await get({ 'if-none-match': tag });
  expect(changed).toMatchObject({ statusCode: 200, body: 'run(2)' });
  expect(changed.headers.etag).not.toBe(tag);
});

test('a server without built pages has no script', async () => {
  await serve();
  expect((await get()).statusCode).toBe(404);
});

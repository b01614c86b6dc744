import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';

import { Server } from '../../tools/journeys/harness/server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const python = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  run(process.env.FOYER_TEST_PYTHON ?? 'python3', args, {
    env: { ...process.env, PYTHONPATH: process.env.FOYER_TEST_PYTHON_PACKAGES, ...more },
  });

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-python-'));
  server = await Server.start({ JANUS: 'off' });
});
afterAll(async () => {
  await server.discard();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

test('A generated client for Python takes the document, and pages, sorts, filters and changes', async () => {
  const source = ['--path', join(root, 'contracts/openapi.json'), '--meta', 'none'];
  const target = ['--output-path', join(folder, 'foyer_client')];
  const made = await python(['-m', 'openapi_python_client', 'generate', ...source, ...target]);
  // It leaves out what it cannot take: only media other than JSON, which need no model.
  expect(`${made.stdout}${made.stderr}`).not.toMatch(/Unable to process|Attempted to generate/);

  const client = makeClient({ origin: server.origin });
  const first = { token: server.signInToken, password: 'A-long-Passw0rd' };
  const { token } = await client.call(identityRoutes.redeemSignInLink, { body: first });
  const answer = await fetch(`${server.origin}/api/v2/admin/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Python', role: 'admin' }),
  });
  const { key } = (await answer.json()) as { key: string };
  const program = join(folder, 'groups.py');
  await cp(join(root, 'sdk/example/groups.py'), program);
  const { stdout } = await python([program], { FOYER: server.origin, FOYER_KEY: key });
  expect(stdout.trim()).toBe('done');
});

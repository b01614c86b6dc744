import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { verifyChain } from '@foyer/event-log/chain';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

/** On a busy machine a start takes its time. */
jest.setTimeout(120_000);

describe('A server whose events lie on a test double for KurrentDB', () => {
  let folder: string;
  let logServer: SpawnedTestDouble;
  let server: SpawnedServer;
  let client: Client;
  let token: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-log-server-'));
    await beginLog();
    await begin();
    await eventually('it says how to sign in', () =>
      server.output().includes('first-sign-in#token='),
    );
    const [, link = ''] = /first-sign-in#token=([\w-]+)/.exec(server.output()) ?? [];
    const body = { token: link, password: 'Elsewhere-2026!x' };
    const opened = makeClient({ origin: server.origin });
    token = (await opened.call(identityRoutes.redeemSignInLink, { body })).token;
    client = makeClient({ origin: server.origin, token: () => token });
  });
  afterEach(async () => {
    await server.end();
    // A stopped process ends only when it continues.
    logServer.process.kill('SIGCONT');
    await logServer.end();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  async function beginLog(port = 0): Promise<void> {
    logServer = await spawnTestDouble({ data: join(folder, 'log.ndjson'), port });
  }

  async function begin(): Promise<void> {
    server = await spawnServer({
      FOYER_DATA: join(folder, 'data'),
      EVENT_LOG_URL: logServer.url,
      READ_STORE_URL: `sqlite:${join(folder, 'read-models.db')}`,
      JANUS: 'off',
    });
  }

  const create = (_id: string, name: string) =>
    client.call(portalRoutes.createPortal, { body: { _id, name } });
  const nameOf = async (id: string): Promise<string> =>
    (await client.call(portalRoutes.adminPortals.get, { params: { id } })).name;

  test('refuses commands while it is away, still answers, and goes on by itself', async () => {
    const [before, during] = [newId(), newId()];
    await create(before, 'Before');
    await logServer.end('SIGKILL');
    await expect(create(during, 'During')).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
    expect(await nameOf(before)).toBe('Before');
    await beginLog(logServer.port);
    await eventually('commands are carried out again', async () =>
      create(during, 'During').then(
        () => true,
        () => false,
      ),
    );
    expect(await nameOf(during)).toBe('During');
    expect(server.process.exitCode).toBeNull();
  });

  test('finds everything again after both have died', async () => {
    const id = newId();
    await create(id, 'Kept');
    await server.end('SIGKILL');
    await logServer.end('SIGKILL');
    rmSync(join(folder, 'read-models.db'));
    await beginLog();
    await begin();
    client = makeClient({ origin: server.origin, token: () => token });
    expect(await nameOf(id)).toBe('Kept');
    expect(await client.call(accountRoutes.getMyProfiles, {})).toBeDefined();
  });

  test('ends with code 0 though the log hangs, and the next start checkpoints what was left', async () => {
    const id = newId();
    await create(id, 'Kept');
    logServer.process.kill('SIGSTOP');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('"msg":"Ended"');
    logServer.process.kill('SIGCONT');
    await begin();
    client = makeClient({ origin: server.origin, token: () => token });
    expect(await nameOf(id)).toBe('Kept');
    expect(await server.end('SIGTERM')).toBe(0);
    const log = await openKurrentEventLog({ url: logServer.url });
    expect(await verifyChain(log)).toMatchObject({ ok: true, unchecked: 1 });
    await log.close();
  });
});

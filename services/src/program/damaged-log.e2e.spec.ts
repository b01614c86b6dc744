import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeClient, type Client } from '@foyer/contracts/client';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { v7 as newId } from 'uuid';

import { send } from '#platform/testing/send.js';
import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

/** On a busy machine a start takes its time. */
jest.setTimeout(120_000);

const DAMAGED_NAME = 'Kürzlich beschädigt';

describe('A server on a log in which the disk has turned bytes of an event into what is no text', () => {
  let folder: string;
  let server: SpawnedServer;
  let client: Client;
  let damagedPortal: string;
  let damagedAt: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
    await begin();
    const opened = makeClient({ origin: server.origin });
    await eventually('it says how to sign in', () =>
      server.output().includes('first-sign-in#token='),
    );
    const [, token = ''] = /first-sign-in#token=([\w-]+)/.exec(server.output()) ?? [];
    const body = { token, password: 'Damaged-2026!x' };
    const signedIn = await opened.call(identityRoutes.redeemSignInLink, { body });
    client = makeClient({ origin: server.origin, token: () => signedIn.token });
    damagedPortal = await portalNamed('Before');
    await rename(damagedPortal, DAMAGED_NAME);
    await server.end();
    damagedAt = await damage();
    tokenOf = () => signedIn.token;
  });
  afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  let tokenOf: () => string;

  async function begin(): Promise<void> {
    server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off' });
  }

  async function beginAgain(): Promise<void> {
    await begin();
    client = makeClient({ origin: server.origin, token: tokenOf });
  }

  async function portalNamed(name: string): Promise<string> {
    const _id = newId();
    await client.call(portalRoutes.createPortal, { body: { _id, name } });
    return _id;
  }

  const rename = (id: string, name: string) =>
    client.call(portalRoutes.adminPortals.update, { params: { id }, body: { name } });

  /**
   * Turns bytes of the name over, in the closed file. Gives back the position of the event that
   * holds it.
   */
  async function damage(): Promise<string> {
    const path = join(folder, 'events.db');
    const log = openSqliteEventLogForReading({ path });
    let position = '';
    for await (const event of log.readAll()) {
      if (JSON.stringify(event.data).includes(DAMAGED_NAME)) position = event.position;
    }
    await log.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, bytes.indexOf(DAMAGED_NAME), bytes.indexOf(DAMAGED_NAME) + 2);
    writeFileSync(path, bytes);
    return position;
  }

  const health = async () => {
    const { status, body } = await send(server.origin, { method: 'GET', path: '/health/ready' });
    return { status, ...(JSON.parse(body) as { parts: Record<string, object> }) };
  };

  test('lives, tells where, refuses what needs the event, and serves everything else', async () => {
    await beginAgain();
    await expect(rename(damagedPortal, 'Afterwards')).rejects.toMatchObject({ status: 500 });

    await server.says(
      new RegExp(`"position":"${damagedAt}".*"msg":"An event of the log is damaged"`),
    );
    expect(await health()).toMatchObject({
      status: 200,
      parts: { eventLog: { state: 'degraded', detail: { damagedAt: [damagedAt] } } },
    });
    const other = await portalNamed('Another');
    await rename(other, 'Renamed');
    const shown = await client.call(portalRoutes.adminPortals.get, { params: { id: other } });
    expect(shown).toMatchObject({ name: 'Renamed' });
    expect(server.process.exitCode).toBeNull();
  });

  test('stops those read models before it that need it, and no others', async () => {
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(folder, `read-models.db${end}`), { force: true });
    }
    await beginAgain();
    await eventually('it is met', () => server.output().includes('A read model stopped'));
    await eventually('the others go on', async () => {
      const { readModels } = (await health()).parts;
      return JSON.stringify(readModels).includes('"current"');
    });
    const { status, parts } = await health();
    const stopped = { state: 'stopped', code: 'UNREADABLE_EVENT', at: damagedAt };
    expect([status, parts.readModels]).toMatchObject([
      503,
      { state: 'down', detail: { portals: stopped, members: { state: 'current' } } },
    ]);
    await client.call(accountRoutes.viewMySettings, {});
    expect(await send(server.origin, { method: 'GET', path: '/health/live' })).toMatchObject({
      status: 200,
    });
    expect(server.process.exitCode).toBeNull();
  });
});

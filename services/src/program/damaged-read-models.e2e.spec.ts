import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError, makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import Database from 'libsql';

import { eventually } from '../platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '../platform/testing/spawned-server.js';

const WITHIN_MS = 60_000;

describe('A server whose read models the disk has damaged', () => {
  let folder: string;
  let server: SpawnedServer;
  let client: Client;
  let before: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
    await begin();
    const output = () => server.output();
    await eventually('it says how to sign in', () => output().includes('first-sign-in#token='));
    const [, token = ''] = /first-sign-in#token=([\w-]+)/.exec(output()) ?? [];
    const body = { token, password: 'Damaged-2026!x' };
    const signedIn = await client.call(identityRoutes.redeemSignInLink, { body });
    client = makeClient({ origin: server.origin, token: () => signedIn.token });
    await eventually('portals are shown', async () => (await namesShown())?.length === 1);
    before = (await namesShown()) ?? [];
    await server.end();
    damage();
    await begin(signedIn.token);
  }, 120_000);
  afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true });
  }, 30_000);

  const begin = async (token?: string): Promise<void> => {
    server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off' });
    client = makeClient({ origin: server.origin, token: () => token ?? null });
  };
  /** What a turned bit leaves of a text, in every document about portals. */
  const damage = (): void => {
    const database = new Database(join(folder, 'read-models.db'));
    const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'portals_v*_b[0-9]'`;
    const tables = database.prepare(sql).all([]) as { name: string }[];
    expect(tables).toHaveLength(1);
    for (const { name } of tables) {
      database.exec(`UPDATE "${name}" SET doc = CAST(x'22ff22' AS TEXT)`);
    }
    database.close();
  };
  const namesShown = async (): Promise<string[] | undefined> => {
    try {
      const { docs } = await client.call(portalRoutes.listOwnPortals, {});
      return docs.map(({ name }) => name);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAVAILABLE') return undefined;
      throw error;
    }
  };

  test('lives, says which, rebuilds them and answers rightly', async () => {
    await eventually('it answers', async () => (await namesShown()) !== undefined, WITHIN_MS);
    expect(await namesShown()).toEqual(before);
    expect(server.output()).toMatch(/"readModel":"portals".*The disk has damaged a read model/);
    expect(server.process.exitCode).toBeNull();
  }, 120_000);
});

import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError, makeClient, type Client } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { Database } from '@foyer/event-log/node-sqlite';

import { eventually } from '#platform/testing/eventually.js';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';

const WITHIN_MS = 60_000;

describe('A server whose read models the disk has damaged', () => {
  let folder: string;
  let server: SpawnedServer;
  let client: Client;
  let before: string[];
  let token: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
    token = '';
    await begin();
    const output = () => server.output();
    await eventually('it says how to sign in', () => output().includes('first-sign-in#token='));
    const [, link = ''] = /first-sign-in#token=([\w-]+)/.exec(output()) ?? [];
    const body = { token: link, password: 'Damaged-2026!x' };
    const signedIn = await client.call(identityRoutes.redeemSignInLink, { body });
    token = signedIn.token;
    await eventually('portals are shown', async () => (await namesShown())?.length === 1);
    before = (await namesShown()) ?? [];
  }, 120_000);
  afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const file = (): string => join(folder, 'read-models.db');
  const begin = async (): Promise<void> => {
    server = await spawnServer({ FOYER_DATA: folder, JANUS: 'off' });
    client = makeClient({ origin: server.origin, token: () => token });
  };
  /** Changes a text as a flipped bit would, in every document about portals. */
  const damageDocuments = (): void => {
    const database = new Database(file());
    const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'portals_v*_b[0-9]'`;
    const tables = database.prepare(sql).rows([]);
    expect(tables).toHaveLength(1);
    for (const [name] of tables) {
      database.exec(`UPDATE "${String(name)}" SET doc = CAST(x'22ff22' AS TEXT)`);
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

  /**
   * Overwrites all of the stored file but its first page, and lets the server forget what it has
   * read.
   */
  const damagePages = (): void => {
    const database = new Database(file());
    database.exec('CREATE TABLE something_new (x)');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const size = statSync(file()).size - 4096;
    const handle = openSync(file(), 'r+');
    writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, 4096);
    closeSync(handle);
  };
  const ready = async (): Promise<{ status: number; body: string }> => {
    const answer = await fetch(`${server.origin}/health/ready`);
    return { status: answer.status, body: await answer.text() };
  };
  const isWholeAgain = async (): Promise<void> => {
    await eventually('it answers', async () => (await namesShown()) !== undefined, WITHIN_MS);
    expect(await namesShown()).toEqual(before);
    await eventually('it is ready', async () => (await ready()).status === 200, WITHIN_MS);
    expect(server.process.exitCode).toBeNull();
  };

  test('lives, says which, rebuilds them and answers rightly', async () => {
    await server.end();
    damageDocuments();
    await begin();
    await isWholeAgain();
    await server.says(/"readModel":"portals".*A read model is damaged/);
  }, 120_000);

  test('sets a file aside that is no database, and fills another from the log', async () => {
    await server.end();
    for (const part of ['-wal', '-shm']) rmSync(file() + part, { force: true });
    writeFileSync(file(), 'This is a shopping list. '.repeat(1000));
    await begin();
    await isWholeAgain();
    await server.says('The read models are damaged or missing');
    expect(readFileSync(`${file()}.damaged`, 'utf8')).toContain('shopping list');
  }, 120_000);

  test('notices broken pages while it serves, says so, and fills another file', async () => {
    damagePages();
    await isWholeAgain();
    await server.says('The read models were made again from the log');
    expect(existsSync(`${file()}.damaged`)).toBe(true);
    await server.end();
    await begin();
    await isWholeAgain();
  }, 120_000);
});

import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { databaseAt } from '@foyer/projections';
import { mongoDatabase } from '@foyer/projections/mongo';
import { subscription } from './subscription.js';

const PATIENCE_MS = 300_000;
const program = resolve('load-tests/dist/torture/subscription/program.js');
const build = ['node_modules/typescript-7/bin/tsc', '-b', 'load-tests'];
const seed = randomInt(2 ** 32);
const server = process.env.TEST_MONGODB_URL;

describe(`A read model in MongoDB, whose writer is killed again and again (seed ${seed})`, () => {
  if (server === undefined) {
    it.todo('was not tried: TEST_MONGODB_URL names no server');
    return;
  }

  const readStoreUrl = databaseAt(server, `subscription-${randomUUID()}`);
  let folder: string;
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, build);
  }, PATIENCE_MS);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-subscription-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    const { client, db } = mongoDatabase({ url: readStoreUrl, database: '', timeoutMs: 5_000 });
    await db.dropDatabase();
    await client.close();
  });

  it(
    'counts every event once, and so it does when it is rebuilt',
    async () => {
      const report = await subscription({ program, folder, events: 6_000, seed, readStoreUrl });
      expect(report.wrong).toEqual([]);
      expect(report.kills).toBeGreaterThan(1);
    },
    PATIENCE_MS,
  );

  it(
    'is found out where it counts one twice',
    async () => {
      const mutant = 'counted-twice';
      const events = 3_000;
      const report = await subscription({ program, folder, events, seed, readStoreUrl, mutant });
      expect(report.wrong).toEqual(['an effect is missing, or double']);
    },
    PATIENCE_MS,
  );
});

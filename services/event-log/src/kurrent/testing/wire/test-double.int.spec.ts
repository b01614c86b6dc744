import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collect, sampleEvents } from '#testing/index.js';
import type { KurrentEventLog } from '../../kurrent-event-log.js';
import { openKurrentEventLog } from '../../open-kurrent-event-log.js';
import { spawnTestDouble, type SpawnedTestDouble, type TestDoubleSettings } from './index.js';

describe('The test double for KurrentDB', () => {
  let folder: string;
  let server: SpawnedTestDouble;
  let log: KurrentEventLog;
  const start = async (settings: TestDoubleSettings = {}): Promise<void> => {
    server = await spawnTestDouble({ data: join(folder, 'log.ndjson'), ...settings });
    log = await openKurrentEventLog(server);
  };
  const append = (...streams: string[]) =>
    log.append(
      streams.map((stream) => ({ stream, expectedRevision: 'any', events: sampleEvents(3) })),
    );
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-test-double-'));
    await start();
  });
  afterEach(async () => {
    await log.close();
    await server.end();
    await rm(folder, { recursive: true });
  });

  it('keeps what it has in its file when it is killed', async () => {
    await append('one');
    await append('one', 'two');
    const before = await collect(log.readAll());
    await log.close();
    await server.end('SIGKILL');
    await start({ port: server.port });
    expect(await collect(log.readAll())).toEqual(before);
    expect((await append('two')).revisions).toEqual({ two: 5 });
  });

  it('cuts off an append that was half on its way to the file', async () => {
    await append('one');
    await append('one');
    await log.close();
    await server.end('SIGKILL');
    const file = join(folder, 'log.ndjson');
    await truncate(file, statSync(file).size - 5);
    await start();
    expect((await append('one')).revisions).toEqual({ one: 5 });
    expect(await collect(log.readStream('one'))).toHaveLength(6);
  });
});

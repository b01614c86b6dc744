import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventLogUnavailable } from '../port/errors.js';
import { collect, sampleEvents } from '../testing/index.js';
import { openSqliteEventLog } from './open-sqlite-event-log.js';
import type { SqliteEventLog } from './sqlite-event-log.js';

describe('The file of an event log that goes under a running program', () => {
  let folder: string;
  let path: string;
  let notified: string[];
  let log: SqliteEventLog;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-gone-'));
    path = join(folder, 'events.db');
    notified = [];
    log = openSqliteEventLog({ path, onGone: ({ file }) => notified.push(file) });
    await append();
  });
  afterEach(async () => {
    await log.close();
    await rm(folder, { recursive: true });
  });

  const append = () =>
    log.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(1) }]);
  const isRefused = async (): Promise<void> => {
    const expected = { code: 'EVENT_LOG_UNAVAILABLE', cause: { code: 'FILE_GONE' } };
    await expect(append()).rejects.toMatchObject(expected);
    await expect(append()).rejects.toThrow(EventLogUnavailable);
    await expect(log.head()).rejects.toMatchObject(expected);
    expect(notified).toEqual(['events.db']);
  };

  it('has appends refused once it is removed, and told once; what is known can be read', async () => {
    await rm(path);
    await isRefused();
    expect(await collect(log.readStream('s'))).toHaveLength(1);
  });

  it('has appends refused where a copy was put in its place', async () => {
    await copyFile(path, `${path}.copy`);
    await rename(`${path}.copy`, path);
    await isRefused();
  });

  it('continues where the file itself is back', async () => {
    await rename(path, `${path}.aside`);
    await isRefused();
    await rename(`${path}.aside`, path);
    await append();
    expect(await log.head()).toBeDefined();
  });
});

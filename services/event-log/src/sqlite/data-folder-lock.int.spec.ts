import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataFolderInUse } from './data-folder-in-use.js';
import { DataFolderLock } from './data-folder-lock.js';
import { openSqliteEventLog } from './open-sqlite-event-log.js';

/** Holds the lock of the folder it is given, as another process of ours would. */
const HOLDER = `
  import { DatabaseSync } from 'node:sqlite';
  const database = new DatabaseSync(process.argv[1]);
  database.exec('BEGIN EXCLUSIVE');
  console.log('held');
  setInterval(() => database.isOpen, 1000);
`;

describe('A data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made where it does not exist', () => {
    DataFolderLock.take(join(folder, 'deep', 'inside')).release();
  });

  it('is held once in a process, and free after its release', () => {
    const lock = DataFolderLock.take(folder);
    expect(() => DataFolderLock.take(folder)).toThrow(DataFolderInUse);
    lock.release();
    DataFolderLock.take(folder).release();
  });

  it('is refused by name while its event log is open', async () => {
    const log = openSqliteEventLog({ path: join(folder, 'events.db') });
    expect(() => openSqliteEventLog({ path: join(folder, 'events.db') })).toThrow(
      `The data folder ${folder} is in use by another process`,
    );
    await log.close();
    await openSqliteEventLog({ path: join(folder, 'events.db') }).close();
  });

  it('is refused while another process holds it, and free at once when that is killed', async () => {
    const args = ['--input-type=module', '-e', HOLDER, join(folder, 'foyer.lock')];
    const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    expect(() => DataFolderLock.take(folder)).toThrow(DataFolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    DataFolderLock.take(folder).release();
  });
});

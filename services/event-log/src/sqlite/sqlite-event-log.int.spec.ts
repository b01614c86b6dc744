import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEventLogContract } from '../testing/index.js';
import { openSqliteEventLog } from './open-sqlite-event-log.js';

describeEventLogContract('SqliteEventLog', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-event-log-'));
  return {
    open: async () => openSqliteEventLog({ path: join(folder, 'events.db') }),
    dispose: () => rm(folder, { recursive: true }),
  };
});

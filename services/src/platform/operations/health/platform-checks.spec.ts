import { expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import {
  allProjections,
  MemoryReadStore,
  ProjectionRunner,
  SqliteReadStore,
  StoreFault,
} from '@foyer/projections';

import { SystemClock } from '../../clock/index.js';
import { projectionsCheck } from './platform-checks.js';

test('read models that are filled again from the log are down, with that reason', async () => {
  const store = new SqliteReadStore(':memory:');
  const runner = new ProjectionRunner({
    log: new MemoryEventLog(),
    store,
    projections: allProjections,
    readEvents: async () => [],
  });
  const check = projectionsCheck(runner, store, new SystemClock());
  expect(await check()).toMatchObject({ state: 'up' });
  store.loss.lose(new StoreFault('the disk'));
  const { state, detail } = await check();
  expect(state).toBe('down');
  expect(detail).toMatchObject({ portals: { state: 'refilling' } });
  await store.close();
});

test('a read model with a damaged document still serves, and says so', async () => {
  const health = { name: 'portals', version: 1, position: undefined, lagMs: 0, failure: undefined };
  const runner = {
    health: () => [{ ...health, state: 'damaged' as const }],
    rebuilding: () => [],
  } as unknown as ProjectionRunner;
  const check = projectionsCheck(runner, new MemoryReadStore(), new SystemClock());
  expect(await check()).toMatchObject({
    state: 'degraded',
    detail: { portals: { state: 'damaged' } },
  });
});

test('read models whose store does not answer are down, whatever they are called', async () => {
  const store = new MemoryReadStore();
  const runner = new ProjectionRunner({
    log: new MemoryEventLog(),
    store,
    projections: [],
    readEvents: async () => [],
  });
  const fault = new StoreFault('the server is gone');
  const gone = { ping: () => Promise.reject(fault) };
  await expect(projectionsCheck(runner, store, new SystemClock())()).resolves.toMatchObject({
    state: 'up',
  });
  await expect(projectionsCheck(runner, gone, new SystemClock())()).rejects.toBe(fault);
});
